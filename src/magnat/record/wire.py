"""record: the words of the wire. Questions, views and what follows an answer, declared once for Python and the browser.

Ints on the wire, except that a verb is said by its name. An amount is offered as the first, the last and the step.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from magnat.kernel import TABLE, IllegalAnswer, Question, Table, current_question, speaker
from magnat.record.codec import kind_of

Word = int | str  # an int, or the name of a verb


class Span(msgspec.Struct, rename={"first": "from", "last": "to"}):
    """Amounts: from the first to the last, both included."""

    first: int
    last: int
    step: int


class Ask(msgspec.Struct, omit_defaults=True):
    """What is asked of whom. Only who may answer gets the choices; what nature may answer goes to nobody."""

    ask: str | None  # the kind of the question; null when the game is over
    seat: int = TABLE
    of: str = ""
    nature: bool = False
    choices: list[Word] | Span | None = None
    silence: Word | None = None
    rule: str | None = None
    about: dict[str, int] = {}  # what the question is about, by the names that its sentence uses
    follows: list[dict[str, int]] = []  # what each choice costs, brings or leaves; of an amount: the first, any other
    aside: "Ask | None" = None  # what this seat may say meanwhile


class View(msgspec.Struct):
    """All that a seat may know: see `view`."""

    seat: int
    columns: dict[str, Any]
    pending: list[dict[str, Any]]  # what is still to be done, the next thing first
    ask: Ask
    turn: int  # the seat to act; -1 for nature, or when the game is over
    winners: list[int]
    over: bool


def ask_as_dict(t: Table, seat: int) -> dict[str, Any]:
    """The question that waits, as `seat` may know it. TABLE is a spectator."""
    made: dict[str, Any] = msgspec.to_builtins(build_ask(t, seat))
    return made


def build_ask(t: Table, seat: int) -> Ask:
    top = current_question(t)
    if top is None:
        return Ask(None)
    who = speaker(top)
    if who == TABLE:
        told = Ask(kind_of(type(top)), top.seat, top.answer_kind, nature=True)
    elif who == seat:
        return _full_ask(t, top)
    else:
        told = Ask(kind_of(type(top)), top.seat, top.answer_kind)
    if seat != TABLE:
        aside = top.aside(t, seat)
        if aside is not None:
            told.aside = _full_ask(t, aside)
    return told


def parse_answer(question: Question[Any], said: object) -> int:
    """The int that a client means by an int, a verb's name or digits."""
    if isinstance(said, int) and not isinstance(said, bool):
        return said
    if isinstance(said, str):
        if question.answer_kind == "verb" and said in question.verbs:
            return question.verbs.index(said)
        if said.removeprefix("-").isdecimal() and said.isascii() and len(said) < 20:
            return int(said)
    raise IllegalAnswer("unknown_word", question.rule, question.seat)


def answer_word(question: Question[Any], answer: int) -> Word:
    """The answer as it goes on the wire: a verb by its name."""
    if question.answer_kind == "verb" and 0 <= answer < len(question.verbs):
        return question.verbs[answer]
    return answer


def _full_ask(t: Table, question: Question[Any]) -> Ask:
    return Ask(
        kind_of(type(question)),
        question.seat,
        question.answer_kind,
        choices=_wire_choices(question, question.choices(t)),
        silence=answer_word(question, question.silence(t)),
        rule=t.rule_of(question),
    )


def _wire_choices(question: Question[Any], choices: Sequence[int]) -> list[Word] | Span:
    if isinstance(choices, range) and question.answer_kind != "verb":
        return Span(choices[0], choices[-1], choices.step)
    return [answer_word(question, choice) for choice in choices]
