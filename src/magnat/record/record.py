"""record: a match as its header and its rows. It replays anywhere, without a seed.

A file is JSON lines: the header, then a row `[seat, int]` for each answer, nature's (seat -1) and forced ones included,
then, once the match is over or aborted, `{"end": ...}`. Rows can be appended as they are said.
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
from magnat.version import __version__

RECORD_FORMAT: Final = 1

SeatCount = Annotated[int, msgspec.Meta(ge=1, le=64)]
VisibleRow = tuple[int, int | None]  # a row; without its int where that is not for the reader


class Header(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is played, by how many, and what nature committed herself to."""

    format: int = msgspec.field(default=RECORD_FORMAT)
    game: str
    variant: str = "standard"
    options: dict[str, bool | int | str] = {}  # all of them, so that new defaults change no old record
    seats: SeatCount
    engine: str = ""
    commitment: str = ""  # SHA-256 of nature's seed, where luck is verifiable
    client_seeds: list[str] = []
    drawn_by: str = ""  # whose nature's seed is: "page" for a player's own browser; a server's needs no word
    match: str = ""
    names: list[str] = []
    luck: str = ""  # the lesson whose script nature followed; empty where she was free
    branch_of: str = ""  # the match that this one leaves after its first `branch_at` rows: never fair luck
    branch_at: int = 0
    board: dict[str, Any] = {}  # the whole of it, if it was not the printed one: a record replays anywhere

    def edition(self) -> Edition:
        """The edition that was played."""
        board = msgspec.json.encode(self.board) if self.board else b""
        return cached_edition(self.game, self.variant, msgspec.json.encode(self.options), board)


@lru_cache(256)
def cached_edition(game: str, variant: str, options: bytes, board: bytes = b"") -> Edition:
    """One for all matches with these options: it never changes, and takes more memory than a table."""
    from magnat.games import edition  # only those who replay need the games

    printed = edition(game, variant, msgspec.json.decode(options))
    return edition_on_board(printed, msgspec.json.decode(board)) if board else printed


def edition_on_board(printed: Edition, whole: dict[str, Any]) -> Edition:
    """A game on a board that somebody made, as its record has it."""
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
    """How the match ended: who won, and nature's seed in hexadecimal digits."""

    winners: list[int] = []
    reveal: str = ""
    aborted: bool = False


class EndLine(msgspec.Struct):
    """The last line of a file."""

    end: End


class Record(msgspec.Struct):
    """A match: header, rows, and how it ended, if it has."""

    header: Header
    rows: list[VisibleRow]
    end: End | None = None
    file: str = ""

    @classmethod
    def for_edition(
        cls, edition: Edition, seats: int, rows: Sequence[Row] = (), *, variant: str = "standard", **more: Any
    ) -> Self:
        """The record of a match; `more` are other fields of the header."""
        edition.check_seats(seats)
        options: dict[str, Value] = dict(edition.options)
        header = Header(game=edition.name, variant=variant, options=options, seats=seats, engine=__version__, **more)
        header.board = custom_board(edition)
        return cls(header, list(rows))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the whole record; a file that was there is replaced at once or not at all."""
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
        except OSError as why:
            raise UnreadableRecord(str(target), 0, why.strerror or str(why), "a place to write to") from why

    def encode(self) -> bytes:
        lines = [msgspec.json.encode({"format": self.header.format, **msgspec.to_builtins(self.header)})]
        lines += [msgspec.json.encode(row) for row in self.rows]
        if self.end is not None:
            lines.append(msgspec.json.encode(EndLine(self.end)))
        return b"\n".join(lines) + b"\n"


def custom_board(edition: Edition) -> dict[str, Any]:
    """The board of an edition that somebody made, with its prices and names; nothing if it is the printed one."""
    from magnat.games import is_game, variants  # start-up time

    if not is_game(edition.name) or edition.board == variants(edition.name)["standard"].board:
        return {}
    whole: dict[str, Any] = msgspec.to_builtins(edition.board)
    return whole


def append_rows(path: str | os.PathLike[str], rows: Sequence[Row]) -> None:
    """Add rows to a file, durably."""
    try:
        with open(path, "ab") as file:
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            file.flush()
            os.fsync(file.fileno())
    except OSError as why:
        raise UnreadableRecord(os.fspath(path), 0, why.strerror or str(why), "a file to append to") from why


def load_record(path: str | os.PathLike[str], mend: bool = False) -> Record:
    """The record in a file. `mend` forgives a last row that a crash cut short."""
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as why:
        raise UnreadableRecord(os.fspath(path), 0, getattr(why, "strerror", None) or str(why), "a record") from why
    return decode_record(content, os.fspath(path), mend)


def decode_record(content: bytes, file: str = "", mend: bool = False) -> Record:
    """The record that these bytes are."""
    lines = content.split(b"\n")
    torn = lines[-1]  # what follows the last newline: nothing, unless the writing was cut short
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
    """The opening position, then the table after each row; one table, which tells its facts as it goes."""
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
        except IllegalAnswer as why:
            raise RefusedRow(number, seat, choice, why.reason, why.rule, record.file) from why
        yield t


def replay(record: Record, to: int | None = None, edition: Edition | None = None) -> Table:
    """The table after `to` rows, or all of them."""
    for t in replay_positions(record, to, edition):
        last = t
    return last


def replay_facts(record: Record, since: int = 0, to: int | None = None, edition: Edition | None = None) -> list[Fact]:
    """What happened by the rows from `since` on; from 0, the deal included."""
    skipped = 0
    for number, t in enumerate(replay_positions(record, to, edition)):
        last = t.facts or []
        if 0 < number == since:
            skipped = len(last)
    return last[skipped:]


def question_for(t: Table, seat: int) -> Question[Any]:
    """The question that `seat` answers when it speaks now: the one that waits, or its aside."""
    top = current_question(t)
    question = top if top is None or seat == speaker(top) else top.aside(t, seat)
    if question is None:
        raise IllegalAnswer("not_your_word", "", seat)
    return question


def redact(record: Record, seat: int, edition: Edition | None = None) -> Record:
    """The record as `seat` may read it while the game runs: what others whispered or drafted is null."""
    rows: list[VisibleRow] = []
    for t, (said_by, choice) in zip(replay_positions(record, None, edition), record.rows, strict=False):
        question = question_for(t, said_by)
        unheard = (question.whispered or question.drafting) and question.seat != seat
        rows.append((said_by, None if unheard else choice))
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
    """A name that a terminal may be sent: whoever wrote it may be a stranger."""
    return "".join([c if c.isprintable() else "?" for c in name])


def _decode_row(line: bytes, seats: int, file: str, number: int) -> VisibleRow:
    row: VisibleRow = _decode_line(line, VisibleRow, file, number, "[seat, int]")
    if not TABLE <= row[0] < seats:
        raise CorruptRecord(file, number, _excerpt(line), f"a seat of -1..{seats - 1}")
    return row


def _decode_line(line: bytes, kind: Any, file: str, number: int, accepted: str) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as why:
        raise CorruptRecord(file, number, _excerpt(line), f"{accepted}: {why}") from why


def _excerpt(line: bytes) -> str:
    return line[:80].decode("utf-8", "replace")
