"""Entries of a match's log: answers, undos and notices, numbered from 0 without gaps."""

from collections.abc import Iterable

import msgspec

from magnat.kernel import Row


class AnswerEntry(msgspec.Struct, tag="said", tag_field="kind", omit_defaults=True):
    """A sentence of `seat`, and the resulting rows of the record, including nature's and an offer's reply."""

    seat: int
    by: str  # player, bot, stand_in, silence or table; start for the opening
    rows: list[Row]


class UndoEntry(msgspec.Struct, tag="taken_back", tag_field="kind", omit_defaults=True):
    """The undo of the last answer of `seat`: only the first `rows` rows of the record remain."""

    seat: int
    rows: int


class Notice(msgspec.Struct, omit_defaults=True):
    """An event outside the rules, as stored in the log and sent to viewers."""

    word: str
    seat: int = -1
    name: str = ""
    bot: str = ""
    text: str = ""
    seconds: int = 0
    to: int = -1  # the other seat concerned, and its name
    to_name: str = ""
    reason: str = ""  # text key
    about: dict[str, int] = {}  # variables of the reason's text
    phrase: str = ""  # of a chat message without a text


class NoticeEntry(Notice, tag="noted", tag_field="kind"):
    """A notice as the body of an entry."""


EntryBody = AnswerEntry | UndoEntry | NoticeEntry


class Entry(msgspec.Struct):
    """One entry of the log. `at` is in milliseconds since 1970; `command` is the key that the log accepts once."""

    match: str
    seq: int
    at: int
    body: EntryBody
    command: str | None = None


def rows_of(entries: Iterable[Entry]) -> list[Row]:
    """Return the rows of the record after all entries, without undone rows."""
    return [row for _, row in numbered_rows_of(entries)]


def row_seqs_of(entries: Iterable[Entry]) -> list[int]:
    """Return, for each row of `rows_of`, the number of the entry that added it."""
    return [seq for seq, _ in numbered_rows_of(entries)]


def numbered_rows_of(entries: Iterable[Entry]) -> list[tuple[int, Row]]:
    rows: list[tuple[int, Row]] = []
    for entry in entries:
        if isinstance(entry.body, AnswerEntry):
            rows += [(entry.seq, row) for row in entry.body.rows]
        elif isinstance(entry.body, UndoEntry):
            del rows[entry.body.rows :]
    return rows
