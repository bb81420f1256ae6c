"""Refusals as one clear line each: the problem, its place, and the nearest valid word."""

from collections.abc import Iterable

from magnat.editions import BadEdition
from magnat.hosts.server.configuration import BadSetting
from magnat.hosts.terminal.terminal import Terminal, one_line
from magnat.kernel import BadBoard, BadOption, MagnatError
from magnat.record import BadRecord, BadSnapshot, CorruptRecord, NewerRecord, RedactedRecord, RefusedRow, SpoiltLink
from magnat.record import UnreadableRecord as Unreadable
from magnat.record.errors import nearest_word
from magnat.store.errors import BadStore, StoreInUse


class UsageError(MagnatError):
    """A wrong command line: a key of `cli.ftl` with its values, the wrong word and the valid words."""

    def __init__(self, key: str, wrong: str = "", known: Iterable[str] = (), **values: str) -> None:
        super().__init__(f"{key}: {wrong} {values}")
        self.key = key
        self.wrong = wrong
        self.known = tuple(known)
        self.values = values


def refusal_line(terminal: Terminal, why: MagnatError) -> str:
    """Return the line that tells the user what to correct."""
    words = terminal.text
    if isinstance(why, UsageError):
        line = words(why.key, wrong=one_line(why.wrong), known=", ".join(why.known), **why.values)
        return line + did_you_mean(terminal, why.wrong, why.known)
    if isinstance(why, BadOption):
        return bad_option_line(terminal, why)
    if isinstance(why, RefusedRow):
        row = [why.seat, why.answer]
        return words("bad-row", file=why.file, line=str(why.line), row=str(row), rule=why.rule, reason=why.reason)
    if isinstance(why, BadRecord):
        return words(record_error_key(why), file=one_line(why.file, 200), line=str(why.line), found=one_line(why.found))
    if isinstance(why, BadSnapshot):
        return words("bad-snapshot", where=why.where, found=one_line(why.found))
    if isinstance(why, BadBoard):
        return words("bad-board", file=why.file, line=str(why.line), key=why.key, expected=why.expected)
    if isinstance(why, BadEdition):
        told = f"{why.expected(terminal.lang)} {why.repair_hint(terminal.lang)}".rstrip()
        return words("bad-board", file=one_line(why.file, 200), line=str(why.line), key=why.key, expected=told)
    if isinstance(why, BadSetting):
        return words("bad-setting", name=why.name, where=one_line(why.where, 200), why=one_line(why.why, 300))
    if isinstance(why, BadStore):
        key = "store-in-use" if isinstance(why, StoreInUse) else "bad-store"
        return words(key, url=one_line(why.url, 200), accepted=one_line(why.accepted, 200))
    return one_line(why, 300)


def record_error_key(why: BadRecord) -> str:
    if isinstance(why, NewerRecord):
        return "newer-record"
    if isinstance(why, RedactedRecord):
        return "redacted-record"
    if isinstance(why, SpoiltLink):
        return "spoilt-link"
    if isinstance(why, CorruptRecord):
        return "corrupt-record"
    assert isinstance(why, Unreadable), why
    return "unreadable-record"


def bad_option_line(terminal: Terminal, why: BadOption) -> str:
    value = one_line(why.value)
    line = terminal.text("bad-value", name=one_line(why.name), value=value, accepted=why.accepted)
    return line + did_you_mean(terminal, value, why.accepted.split(", "))


def did_you_mean(terminal: Terminal, word: str, known: Iterable[str]) -> str:
    """Return a suggestion of the nearest known word; "" if there is none."""
    found = nearest_word(word, known)
    return " " + terminal.text("nearest", word=found) if found else ""
