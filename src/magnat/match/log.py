"""play: an entry of a match's log. Answers and what happened around them, numbered from 0 without gaps."""

from collections.abc import Iterable

import msgspec

from magnat.kernel import Row


class AnswerEntry(msgspec.Struct, tag="said", tag_field="kind", omit_defaults=True):
    """One breath: what `seat` said, and the rows of the record that came of it, nature's included."""

    seat: int
    by: str  # player, bot, stand_in, silence, table; start for the opening
    rows: list[Row]


class UndoEntry(msgspec.Struct, tag="taken_back", tag_field="kind", omit_defaults=True):
    """`seat` takes its last answer back: of the record, the first `rows` rows are left."""

    seat: int
    rows: int


class Notice(msgspec.Struct, omit_defaults=True):
    """Something that happened around the game: as the log keeps it, and as it is told."""

    word: str
    seat: int = -1
    name: str = ""
    bot: str = ""
    text: str = ""
    seconds: int = 0
    to: int = -1  # the seat that it concerns as well, and its name
    to_name: str = ""
    reason: str = ""  # why, as the key of a text
    about: dict[str, int] = {}  # what the reason speaks of, by the names that its text uses


class NoticeEntry(Notice, tag="noted", tag_field="kind"):
    """What happened around the game, as the body of an entry."""


EntryBody = AnswerEntry | UndoEntry | NoticeEntry


class Entry(msgspec.Struct):
    """One line of the log: which match, its number, when (milliseconds since 1970), under which command, what."""

    match: str
    seq: int
    at: int
    body: EntryBody
    command: str | None = None


def rows_of(entries: Iterable[Entry]) -> list[Row]:
    """The rows of the record that a log comes to."""
    rows: list[Row] = []
    for entry in entries:
        if isinstance(entry.body, AnswerEntry):
            rows += entry.body.rows
        elif isinstance(entry.body, UndoEntry):
            del rows[entry.body.rows :]
    return rows


def row_seqs_of(entries: Iterable[Entry]) -> list[int]:
    """For each of these rows, the number of the entry that brought it."""
    seqs: list[int] = []
    for entry in entries:
        if isinstance(entry.body, AnswerEntry):
            seqs += [entry.seq] * len(entry.body.rows)
        elif isinstance(entry.body, UndoEntry):
            del seqs[entry.body.rows :]
    return seqs
