"""Questions with the variables of their texts, their dialogues, and derived figures, so that clients need no rules.

`question_context` gives the variables of a question, the game's `Vocabulary` the figures. Both use only what the reader
may see.
"""

from collections.abc import Sequence
from typing import Any

from magnat.kernel import TABLE, Question, Table, current_question, speaker
from magnat.kernel.table import parameter_names
from magnat.record import Ask, View, answer_word, build_ask, build_view
from magnat.record.codec import package_of
from magnat.record.view import OPEN
from magnat.texts.vocabulary import Vocabulary, question_context, words_of


def words_at(t: Any) -> Vocabulary:
    return words_of(package_of(t.edition))


def worded_view(t: Table, seat: int) -> View:
    """Return all that a seat may know, with worded questions and the derived columns of the board."""
    view = build_view(t, seat)
    view.columns |= words_at(t).derived_columns(t)
    add_wording(t, view.ask, view.turn if seat == OPEN else seat)
    return view


def worded_ask(t: Table, seat: int) -> Ask:
    ask = build_ask(t, seat)
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
    context = question_context(question, t) if in_full or not question.drafted else {}
    ask.about = {**own_fields(question, in_full), **bools_to_ints(context)}
    if question.seat != TABLE and hasattr(t, "cash"):
        ask.about["balance"] = t.cash[question.seat]
    if in_full:
        ask.follows = choice_consequences(t, question, context)
        add_dialogues(t, question, ask)


def add_dialogues(t: Table, question: Question[Any], ask: Ask) -> None:
    choices = question.choices(t)
    if isinstance(ask.choices, list):
        opening = [
            word for word, choice in zip(ask.choices, choices, strict=True) if question.opens_dialogue(t, choice)
        ]
        ask.opens = True if len(opening) == len(choices) else opening or False
    else:
        ask.opens = question.opens_dialogue(t, choices[0])  # the same for each amount
    if question.withdrawal is not None and question.withdrawal in choices:
        ask.withdraw = answer_word(question, question.withdrawal)


def own_fields(question: Question[Any], in_full: bool) -> dict[str, int]:
    """Return the question's integer fields; drafted fields only `in_full`, for the drafting seat."""
    omitted = ("seat",) if in_full else ("seat", *question.drafted)
    fields = {name: getattr(question, name) for name in parameter_names(type(question)) if name not in omitted}
    return bools_to_ints({name: value for name, value in fields.items() if isinstance(value, int)})


def choice_consequences(t: Table, question: Question[Any], context: dict[str, int]) -> list[dict[str, int]]:
    """Return each choice's changes to the context; an empty list if no choice changes anything."""
    consequences = []
    for choice in distinct_choices(question, question.choices(t)):
        after = question_context(question, t, choice)
        changed = {name: value for name, value in after.items() if context.get(name) != value}
        consequences.append(bools_to_ints(changed))
    return consequences if any(consequences) else []


def distinct_choices(question: Question[Any], choices: Sequence[int]) -> Sequence[int]:
    """Return the choices whose wording differs: of a range of amounts, the first (a pass) and one amount."""
    return choices[:2] if isinstance(choices, range) and question.answer_kind != "verb" else choices


def bools_to_ints(values: dict[str, int]) -> dict[str, int]:
    """Return the values with booleans as 1 and 0; other integers keep their identity."""
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}
