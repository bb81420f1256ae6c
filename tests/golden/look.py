"""Golden: everything that can be asked of a position, gathered in one digest.

Oracles judge what happens; what they do not judge is held here: what an absent player is taken to answer, what bots are
offered, what a question shows, what an answer would lead to, why one is refused, and the facts in their order.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from magnat.kernel import TABLE, Question, current_question, speaker

OFTEN = 6  # so often each kind of question is looked at closely; later only now and then
MARKS = ("answer_kind", "window", "paced", "whispered", "from_hand", "drafting", "drafted")


class Look:
    """All that was seen of one game so far."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen = hashlib.sha256()
        self.times: dict[str, int] = {}

    def digest(self) -> str:
        return self.seen.hexdigest()[:16]

    def note(self, *what: Any) -> None:
        self.seen.update(repr(what).encode())

    def at(self, t: Any) -> None:
        """At a table: its columns, the facts that led here, the question that waits, and what others may say."""
        self.note([getattr(t, name) for name in t.columns], t.facts)
        top = current_question(t)
        if top is None:
            return
        self.note(speaker(top), t.rule_of(top), listed(top.choices(t)), [getattr(top, mark) for mark in MARKS])
        kind = type(top).__name__
        times = self.times[kind] = self.times.get(kind, 0) + 1
        if times > OFTEN and times % 8:
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
    """By name, whether one is a bool or not."""
    return sorted((name, int(value)) for name, value in ints.items())


def refused(question: Question[Any], choices: Sequence[int]) -> Iterator[int]:
    """Some answers that are not legal."""
    last = choices[-1]
    tried = (
        range(len(question.verbs)) if question.answer_kind == "verb" else (0, 1, 5, 14, 80, 110, last + 1, last + 106)
    )
    return (answer for answer in tried if answer not in choices)
