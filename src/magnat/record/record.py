"""Records of matches: a header and rows. A record can be replayed anywhere, without a seed.

A file is JSON lines: the header, then a row `[seat, int]` for each answer, including nature's (seat -1) and forced
answers, then, once the match is over or aborted, `{"end": ...}`. Rows can be appended during the match.
"""

import os
import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Self

import msgspec

from magnat.kernel import (
    TABLE,
    Edition,
    Fact,
    IllegalAnswer,
    MagnatError,
    Question,
    Row,
    Table,
    Value,
    answer,
    current_question,
    settle,
    speaker,
)
from magnat.record.errors import CorruptRecord, NewerRecord, RedactedRecord, RefusedRow, UnreadableRecord
from magnat.version import engine_version

RECORD_FORMAT: Final = 1

SeatCount = Annotated[int, msgspec.Meta(ge=1, le=64)]
VisibleRow = tuple[int, int | None]  # a row; None replaces an answer that the reader may not see


class Header(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The header of a record: game, variant, options, seats, and the commitment to the seed."""

    format: int = msgspec.field(default=RECORD_FORMAT)
    game: str
    variant: str = "standard"
    options: dict[str, bool | int | str] = {}  # all options, so that new defaults do not change old records
    seats: SeatCount
    engine: str = ""
    commitment: str = ""  # SHA-256 of the seed, if luck is verifiable
    client_seeds: list[str] = []
    drawn_by: str = ""  # owner of the seed: "page" for the player's browser, empty for a server
    match: str = ""
    names: list[str] = []
    luck: str = ""  # the lesson whose script determined the draws; empty without a lesson
    branch_of: str = ""  # the match from which this side game branches after `branch_at` rows; never verifiable
    branch_at: int = 0
    board: dict[str, Any] = {}  # the whole board, if it is not the printed one, so that the record replays anywhere

    def edition(self) -> Edition:
        """Return the edition that was played. Raise `BadOption` or `CorruptRecord` if the header names no valid one."""
        board = msgspec.json.encode(self.board) if self.board else b""
        return cached_edition(self.game, self.variant, msgspec.json.encode(self.options), board)


@lru_cache(256)
def cached_edition(game: str, variant: str, options: bytes, board: bytes = b"") -> Edition:
    """Return the edition shared by all matches with these options. It is immutable and larger than a table."""
    from magnat.games import edition  # needed only for replays

    printed = edition(game, variant, msgspec.json.decode(options))
    return edition_on_board(printed, msgspec.json.decode(board)) if board else printed


def edition_on_board(printed: Edition, whole: dict[str, Any]) -> Edition:
    """Return the edition on a custom board taken from a record; raise `CorruptRecord` if the board is not valid."""
    try:
        board = msgspec.convert(whole, type(printed.board))
        fault = board.fault()
        if fault is None:
            return printed.rebuild(board, printed.options)
        why = ": ".join(fault)
    except (MagnatError, LookupError, TypeError, ValueError, ArithmeticError, AssertionError) as error:
        why = str(error)
    raise CorruptRecord("", 1, str(whole.get("name", "")), f"a board of {printed.name}: {why}")


class End(msgspec.Struct, omit_defaults=True):
    """The end of a match: the winners, and the revealed seed in hexadecimal digits."""

    winners: list[int] = []
    reveal: str = ""
    aborted: bool = False


class EndLine(msgspec.Struct):
    """The last line of a file."""

    end: End


class Record(msgspec.Struct):
    """A match: its header, its rows and, if it has ended, its end. `file` is the path it was read from."""

    header: Header
    rows: list[VisibleRow]
    end: End | None = None
    file: str = ""

    @classmethod
    def for_edition(
        cls, edition: Edition, seats: int, rows: Sequence[Row] = (), *, variant: str = "standard", **more: Any
    ) -> Self:
        """Return a record of a match with these rows; `more` are further fields of the header.

        Raise `BadOption` if the edition does not allow this number of seats.
        """
        edition.check_seats(seats)
        options: dict[str, Value] = dict(edition.options)
        header = Header(
            game=edition.name, variant=variant, options=options, seats=seats, engine=engine_version(), **more
        )
        header.board = custom_board(edition)
        return cls(header, list(rows))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the whole record to a file, replacing an existing file atomically.

        Raise `UnreadableRecord` if the file cannot be written.
        """
        target = Path(path)
        draft = target.with_name(f".{target.name}.{secrets.token_hex(6)}")
        try:
            try:
                with open(draft, "xb") as file:
                    file.write(self.encode())
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(draft, target)
            finally:
                draft.unlink(missing_ok=True)
        except OSError as error:
            raise UnreadableRecord(str(target), 0, error.strerror or str(error), "a place to write to") from error

    def encode(self) -> bytes:
        """Return the content of the record's file: JSON lines with the header, the rows and the end."""
        lines = [msgspec.json.encode({"format": self.header.format, **msgspec.to_builtins(self.header)})]
        lines += [msgspec.json.encode(row) for row in self.rows]
        if self.end is not None:
            lines.append(msgspec.json.encode(EndLine(self.end)))
        return b"\n".join(lines) + b"\n"


def custom_board(edition: Edition) -> dict[str, Any]:
    """Return the board of an edition as plain values; {} if it is the printed board."""
    from magnat.games import is_game, variants  # start-up time

    if not is_game(edition.name) or edition.board == variants(edition.name)["standard"].board:
        return {}
    whole: dict[str, Any] = msgspec.to_builtins(edition.board)
    return whole


def append_rows(path: str | os.PathLike[str], rows: Sequence[Row]) -> None:
    """Append rows to a record's file and sync it to disk. Raise `UnreadableRecord` if that fails."""
    try:
        with open(path, "ab") as file:
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise UnreadableRecord(os.fspath(path), 0, error.strerror or str(error), "a file to append to") from error


def load_record(path: str | os.PathLike[str], mend: bool = False) -> Record:
    """Return the record in a file.

    With `mend`, an incomplete last line (after a crash) is dropped. Raise `UnreadableRecord` if the file cannot be
    read, `CorruptRecord` if it is damaged, and `NewerRecord` if a newer version wrote it.
    """
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise UnreadableRecord(
            os.fspath(path), 0, getattr(error, "strerror", None) or str(error), "a record"
        ) from error
    return decode_record(content, os.fspath(path), mend)


def decode_record(content: bytes, file: str = "", mend: bool = False) -> Record:
    """Return the record with this content; `file` is used in error messages. See `load_record`."""
    lines = content.split(b"\n")
    torn = lines[-1]  # text after the last newline: empty unless writing was interrupted
    if not torn:
        lines.pop()
    record = Record(_decode_header(lines[0] if lines else b"", file), [], file=file)
    for number, line in enumerate(lines[1:], 2):
        if record.end is not None:
            raise CorruptRecord(file, number, _excerpt(line), "nothing after the end")
        try:
            if line.startswith(b"{"):
                record.end = _decode_line(line, EndLine, file, number, '{"end": {...}}').end
            else:
                record.rows.append(_decode_row(line, record.header.seats, file, number))
        except CorruptRecord:
            if not (mend and torn and number == len(lines)):
                raise
    return record


def replay_positions(record: Record, to: int | None = None, edition: Edition | None = None) -> Iterator[Table]:
    """Yield the opening position, then the position after each row, up to `to` rows.

    The same table is yielded each time; its `facts` accumulate. Raise `RedactedRecord` at a hidden answer and
    `RefusedRow` at a row that the rules refuse.
    """
    edition = edition or record.header.edition()
    edition.check_seats(record.header.seats)
    t = edition.deal(record.header.seats)
    t.facts = []
    settle(t)
    yield t
    for number, (seat, choice) in enumerate(record.rows[:to]):
        if choice is None:
            raise RedactedRecord(record.file, number + 2, [seat, None], "[seat, int]")
        try:
            answer(t, seat, choice)
        except IllegalAnswer as error:
            raise RefusedRow(number, seat, choice, error.reason, error.rule, record.file) from error
        yield t


def replay(record: Record, to: int | None = None, edition: Edition | None = None) -> Table:
    """Return the table after `to` rows, by default after all rows. Raises the same errors as `replay_positions`."""
    for t in replay_positions(record, to, edition):
        last = t
    return last


def replay_facts(record: Record, edition: Edition | None = None) -> list[Fact]:
    """Return the facts of the deal and of all rows."""
    return replay(record, None, edition).facts or []


def question_for(t: Table, seat: int) -> Question[Any]:
    """Return the question that `seat` may answer now: the pending question, or the seat's aside.

    Raise `IllegalAnswer` if there is none.
    """
    top = current_question(t)
    question = top if top is None or seat == speaker(top) else top.aside(t, seat)
    if question is None:
        raise IllegalAnswer("not_your_word", "", seat)
    return question


def redact(record: Record, seat: int, edition: Edition | None = None) -> Record:
    """Return the record as `seat` may read it during the game.

    Whispered and drafted answers of other seats become None, and the seed is not revealed.
    """
    rows: list[VisibleRow] = []
    for t, (speaker_seat, choice) in zip(replay_positions(record, None, edition), record.rows, strict=False):
        question = question_for(t, speaker_seat)
        hidden = (question.whispered or question.drafting) and question.seat != seat
        rows.append((speaker_seat, None if hidden else choice))
    end = None if record.end is None else End(record.end.winners, "", record.end.aborted)
    return Record(record.header, rows, end, record.file)


def _decode_header(line: bytes, file: str) -> Header:
    loose = _decode_line(line, dict[str, Any], file, 1, "a header")
    written = loose.get("format")
    if not isinstance(written, int) or isinstance(written, bool) or written < 1:
        raise CorruptRecord(file, 1, written, f'"format": 1..{RECORD_FORMAT}')
    if written > RECORD_FORMAT:
        raise NewerRecord(file, 1, written, f'"format": 1..{RECORD_FORMAT}')
    header: Header = _decode_line(line, Header, file, 1, "a header")
    header.names = [printable_name(name) for name in header.names]
    return header


def printable_name(name: str) -> str:
    """Return a name without control characters. Names are untrusted and may be printed to a terminal."""
    return "".join([c if c.isprintable() else "?" for c in name])


def _decode_row(line: bytes, seats: int, file: str, number: int) -> VisibleRow:
    row: VisibleRow = _decode_line(line, VisibleRow, file, number, "[seat, int]")
    if not TABLE <= row[0] < seats:
        raise CorruptRecord(file, number, _excerpt(line), f"a seat of -1..{seats - 1}")
    return row


def _decode_line(line: bytes, kind: Any, file: str, number: int, accepted: str) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CorruptRecord(file, number, _excerpt(line), f"{accepted}: {error}") from error


def _excerpt(line: bytes) -> str:
    return line[:80].decode("utf-8", "replace")
