"""Questions with the variables of their texts, and derived figures for the board, so that clients need no rules.

`question_context` gives the variables of a question, the game's `Vocabulary` the figures. Both use only what the reader
may see.
"""

from collections.abc import Sequence
from typing import Any

from magnat.kernel import TABLE, Question, Table, current_question, speaker
from magnat.record import Ask, View
from magnat.record import build_ask as plainly_asked
from magnat.record import build_view as plainly_seen
from magnat.record.codec import package_of
from magnat.record.view import OPEN
from magnat.texts.vocabulary import Vocabulary, question_context, words_of


def words_at(t: Any) -> Vocabulary:
    return words_of(package_of(t.edition))


def worded_view(t: Table, seat: int) -> View:
    """Return all that a seat may know, with worded questions and the derived columns of the board."""
    view = plainly_seen(t, seat)
    view.columns |= words_at(t).derived_columns(t)
    add_wording(t, view.ask, view.turn if seat == OPEN else seat)
    return view


def worded_ask(t: Table, seat: int) -> Ask:
    """Return the current question as a seat may know it, worded."""
    ask = plainly_asked(t, seat)
    add_wording(t, ask, seat)
    return ask


def add_wording(t: Any, ask: Ask, seat: int) -> None:
    """Add the context and the consequences of each choice to a question and to its aside."""
    top = current_question(t)
    if top is None:
        return
    add_question_wording(t, top, ask, speaker(top) == seat != TABLE)
    if ask.aside is not None:
        aside = top.aside(t, seat)
        assert aside is not None
        add_question_wording(t, aside, ask.aside, True)


def add_question_wording(t: Table, question: Question[Any], ask: Ask, in_full: bool) -> None:
    stakes = question_context(question, t) if in_full or not question.drafted else {}
    ask.about = {**own_fields(question, in_full), **bools_to_ints(stakes)}
    if question.seat != TABLE and hasattr(t, "cash"):
        ask.about["balance"] = t.cash[question.seat]
    if in_full:
        ask.follows = choice_consequences(t, question, stakes)


def own_fields(question: Question[Any], in_full: bool) -> dict[str, int]:
    """Return the question's integer fields; drafted fields only `in_full`, for the drafting seat."""
    unsaid = ("seat",) if in_full else ("seat", *question.drafted)
    fields = {name: getattr(question, name) for name in question.fields if name not in unsaid}
    return bools_to_ints({name: value for name, value in fields.items() if isinstance(value, int)})


def choice_consequences(t: Table, question: Question[Any], stakes: dict[str, int]) -> list[dict[str, int]]:
    """Return for each choice what it changes in the context; an empty list if no choice changes anything."""
    found = []
    for choice in distinct_choices(question, question.choices(t)):
        said = question_context(question, t, choice)
        found.append(bools_to_ints({name: value for name, value in said.items() if stakes.get(name) != value}))
    return found if any(found) else []


def distinct_choices(question: Question[Any], choices: Sequence[int]) -> Sequence[int]:
    """Return the choices whose wording differs: of a range of amounts, the first (a pass) and one amount."""
    return choices[:2] if isinstance(choices, range) and question.answer_kind != "verb" else choices


def bools_to_ints(values: dict[str, int]) -> dict[str, int]:
    """Return the values with booleans as 1 and 0; other integers keep their identity."""
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}
