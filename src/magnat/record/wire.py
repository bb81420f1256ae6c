"""The wire format: questions, views and consequences of answers, declared once for Python and the browser.

Answers are ints, except that a verb is sent as its name. Amounts are offered as first, last and step.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from magnat.kernel import TABLE, IllegalAnswer, Question, Table, current_question, speaker
from magnat.record.codec import kind_of

Word = int | str  # an int, or the name of a verb


class Span(msgspec.Struct, rename={"first": "from", "last": "to"}):
    """A range of amounts, first and last included."""

    first: int
    last: int
    step: int


class Ask(msgspec.Struct, omit_defaults=True):
    """A question as a seat may know it. Only the seat that may answer gets the choices; nature's are never sent."""

    ask: str | None  # the kind of the question; null when the game is over
    seat: int = TABLE
    of: str = ""
    nature: bool = False
    choices: list[Word] | Span | None = None
    silence: Word | None = None
    rule: str | None = None
    about: dict[str, int] = {}  # values for the question's text, by the names used there
    follows: list[dict[str, int]] = []  # consequences of each choice; of an amount: of the first, then of any other
    opens: list[Word] | bool = False  # the choices that open a dialogue; true for all of them
    withdraw: Word | None = None  # the choice that ends a dialogue without any effect
    aside: "Ask | None" = None  # the question that this seat may answer meanwhile


class View(msgspec.Struct):
    """All that a seat may know: see `magnat.record.view`."""

    seat: int
    columns: dict[str, Any]
    pending: list[dict[str, Any]]  # pending frames, the next one first
    ask: Ask
    turn: int  # the seat to act; -1 for nature, or when the game is over
    winners: list[int]
    over: bool


def ask_as_dict(t: Table, seat: int) -> dict[str, Any]:
    """Return the pending question as `seat` may know it, as plain values. TABLE is a spectator."""
    ask: dict[str, Any] = msgspec.to_builtins(build_ask(t, seat))
    return ask


def build_ask(t: Table, seat: int) -> Ask:
    """Return the pending question as `seat` may know it, with choices only for a seat that may answer."""
    top = current_question(t)
    if top is None:
        return Ask(None)
    speaker_seat = speaker(top)
    if speaker_seat == TABLE:
        ask = Ask(kind_of(type(top)), top.seat, top.answer_kind, nature=True)
    elif speaker_seat == seat:
        return _full_ask(t, top)
    else:
        ask = Ask(kind_of(type(top)), top.seat, top.answer_kind)
    if seat != TABLE:
        aside = top.aside(t, seat)
        if aside is not None:
            ask.aside = _full_ask(t, aside)
    return ask


def parse_answer(question: Question[Any], answer: object) -> int:
    """Return the answer sent as an int, a verb's name or a string of digits.

    Raise `IllegalAnswer` for anything else. Legality is not checked.
    """
    if isinstance(answer, int) and not isinstance(answer, bool):
        return answer
    if isinstance(answer, str):
        if question.answer_kind == "verb" and answer in question.verbs:
            return question.verbs.index(answer)
        if answer.removeprefix("-").isdecimal() and answer.isascii() and len(answer) < 20:
            return int(answer)
    raise IllegalAnswer("unknown_word", question.rule, question.seat)


def answer_word(question: Question[Any], answer: int) -> Word:
    """Return an answer as it is sent: a verb by its name, anything else as an int."""
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
