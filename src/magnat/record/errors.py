"""Errors for records, snapshots, links and seeds, as data."""

from collections.abc import Iterable

from magnat.kernel import MagnatError


class BadSnapshot(MagnatError):
    """A snapshot that is not a valid table: `where` (a column or the stack), the value found, the accepted values."""

    def __init__(self, where: str, found: object, accepted: str) -> None:
        super().__init__(f"snapshot: {where}: {found!r}: {accepted}")
        self.where = where
        self.found = found
        self.accepted = accepted


class BadRecord(MagnatError):
    """A record that cannot be used: the file, the line (0: the file itself), the value found, the accepted values."""

    def __init__(self, file: str, line: int, found: object, accepted: str) -> None:
        super().__init__(f"{file or 'record'}:{line}: {found!r}: {accepted}")
        self.file = file
        self.line = line
        self.found = found
        self.accepted = accepted


class UnreadableRecord(BadRecord):
    """The file cannot be opened, read or written."""


class CorruptRecord(BadRecord):
    """The file is damaged at this line."""


class SpoiltLink(CorruptRecord):
    """A link that does not contain a complete match."""


class NewerRecord(BadRecord):
    """The file was written by a newer Magnat."""


class RedactedRecord(BadRecord):
    """The record hides answers, so it can be shown but not replayed."""


class RefusedRow(BadRecord):
    """The rules refuse a row of the record: its number (from 0), the reason (a text key) and the rule's id."""

    def __init__(self, row: int, seat: int, answer: int, reason: str, rule: str, file: str = "") -> None:
        super().__init__(file, row + 2, [seat, answer], f"{reason} ({rule})")
        self.row = row
        self.seat = seat
        self.answer = answer
        self.reason = reason
        self.rule = rule


class CannotUndo(MagnatError):
    """The answer at this row cannot be undone; the reason is `chance`, `whispered` or `no_such_row`."""

    def __init__(self, row: int, reason: str) -> None:
        super().__init__(f"row {row}: {reason}")
        self.row = row
        self.reason = reason


class BadSeed(MagnatError):
    """A seed or a match id that verifiable luck does not accept."""

    def __init__(self, found: object, accepted: str) -> None:
        super().__init__(f"{found!r}: {accepted}")
        self.found = found
        self.accepted = accepted


def nearest_word(word: str, words: Iterable[str]) -> str:
    """Return the known word most similar to `word`; "" if none is close."""
    from difflib import get_close_matches  # large, and needed only after a mistake

    matches = get_close_matches(word.lower(), list(words), 1)
    return matches[0] if matches else ""
