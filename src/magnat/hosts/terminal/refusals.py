"""Refusals as one clear line each: the problem, its place, and the nearest valid word."""

from collections.abc import Iterable
from typing import Final

from magnat.editions import BadEdition
from magnat.hosts.terminal.terminal import Terminal, one_line
from magnat.kernel import BadBoard, BadOption, MagnatError
from magnat.record import BadRecord, BadSnapshot, CorruptRecord, NewerRecord, RedactedRecord, RefusedRow, SpoiltLink
from magnat.record.errors import nearest_word
from magnat.store.errors import BadStore, StoreInUse

RECORD_ERRORS: Final[dict[type[BadRecord], str]] = {
    NewerRecord: "newer-record",
    RedactedRecord: "redacted-record",
    SpoiltLink: "spoilt-link",
    CorruptRecord: "corrupt-record",
}


class UsageError(MagnatError):
    """A wrong command line: a key of `cli.ftl` with its values, the wrong word and the valid words."""

    def __init__(self, key: str, wrong: str = "", accepted: Iterable[str] = (), **values: str) -> None:
        super().__init__(f"{key}: {wrong} {values}")
        self.key = key
        self.wrong = wrong
        self.known = tuple(accepted)
        self.values = values


def refusal_line(terminal: Terminal, error: MagnatError) -> str:
    """Return the line that describes the correction to the user."""
    words = terminal.text
    if isinstance(error, UsageError):
        line = words(error.key, wrong=one_line(error.wrong), known=", ".join(error.known), **error.values)
        return line + did_you_mean(terminal, error.wrong, error.known)
    if isinstance(error, BadOption):
        value = one_line(error.value)
        line = words("bad-value", name=one_line(error.name), value=value, accepted=error.accepted)
        return line + did_you_mean(terminal, value, error.accepted.split(", "))
    if isinstance(error, RefusedRow):
        row = [error.seat, error.answer]
        return words(
            "bad-row", file=error.file, line=str(error.line), row=str(row), rule=error.rule, reason=error.reason
        )
    if isinstance(error, BadRecord):
        key = next((key for kind, key in RECORD_ERRORS.items() if isinstance(error, kind)), "unreadable-record")
        return words(key, file=one_line(error.file, 200), line=str(error.line), found=one_line(error.found))
    if isinstance(error, BadSnapshot):
        return words("bad-snapshot", where=error.where, found=one_line(error.found))
    if isinstance(error, BadBoard):
        return words("bad-board", file=error.file, line=str(error.line), key=error.key, expected=error.expected)
    if isinstance(error, BadEdition):
        detail = f"{error.expected(terminal.lang)} {error.repair_hint(terminal.lang)}".rstrip()
        return words("bad-board", file=one_line(error.file, 200), line=str(error.line), key=error.key, expected=detail)
    if isinstance(error, BadStore):
        key = "store-in-use" if isinstance(error, StoreInUse) else "bad-store"
        return words(key, url=one_line(error.url, 200), accepted=one_line(error.accepted, 200))
    return one_line(error, 300)


def did_you_mean(terminal: Terminal, word: str, accepted: Iterable[str]) -> str:
    """Return a suggestion of the nearest known word; "" if there is none."""
    nearest = nearest_word(word, accepted)
    return " " + terminal.text("nearest", word=nearest) if nearest else ""
