"""A digest of everything observable at the positions of a game.

It covers what oracles do not check: default answers, the choices of bots, contexts, consequences, reasons of refusals,
and the order of facts.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from magnat.kernel import TABLE, Question, current_question, speaker

DETAILED_OCCURRENCES = 6  # first occurrences of a kind of question digested in detail; later every eighth
MARKS = ("answer_kind", "window", "paced", "whispered", "from_hand", "drafting", "drafted")


class Look:
    """The digest of one game up to now."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen = hashlib.sha256()
        self.times: dict[str, int] = {}

    def digest(self) -> str:
        return self.seen.hexdigest()[:16]

    def note(self, *what: Any) -> None:
        self.seen.update(repr(what).encode())

    def at(self, t: Any) -> None:
        """Add a table: its columns, facts, pending question, and asides."""
        self.note([getattr(t, name) for name in t.columns], t.facts)
        top = current_question(t)
        if top is None:
            return
        self.note(speaker(top), t.rule_of(top), listed(top.choices(t)), [getattr(top, mark) for mark in MARKS])
        kind = type(top).__name__
        times = self.times[kind] = self.times.get(kind, 0) + 1
        if times > DETAILED_OCCURRENCES and times % 8:
            return
        self.closely(t, top)
        for seat in range(TABLE, self.seats):
            said = None if seat == speaker(top) else top.aside(t, seat)
            self.note(seat, said is None)
            if said is not None:
                self.closely(t, said)

    def closely(self, t: Any, question: Question[Any]) -> None:
        choices = question.choices(t)
        self.note(listed(choices), listed(question.bot_choices(t)), question.silence(t), int(question.is_forced(t)))
        self.note(named(question.context(t)))
        for choice in sorted({choices[0], choices[len(choices) // 2], choices[-1]}):
            self.note(choice, named(question.consequences(t, choice)))
        for wrong in refused(question, choices):
            reason, rule = question.why_not(t, wrong)
            self.note(wrong, reason, rule or t.rule_of(question))


def listed(choices: Sequence[int]) -> Sequence[int]:
    return choices if isinstance(choices, range) else list(choices)


def named(ints: dict[str, int]) -> list[tuple[str, int]]:
    """Return items sorted by name, with bools as ints."""
    return sorted((name, int(value)) for name, value in ints.items())


def refused(question: Question[Any], choices: Sequence[int]) -> Iterator[int]:
    """Return some illegal answers."""
    last = choices[-1]
    tried = (
        range(len(question.verbs)) if question.answer_kind == "verb" else (0, 1, 5, 14, 80, 110, last + 1, last + 106)
    )
    return (answer for answer in tried if answer not in choices)
