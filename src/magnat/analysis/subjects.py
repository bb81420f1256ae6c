"""The subject of a question or an answer: the spaces or the card that a board shows beside it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from magnat.analysis.reasons import load_reasons
from magnat.kernel import Question, Table
from magnat.kernel.table import edition_of
from magnat.mechanics.auction import Bid
from magnat.mechanics.property import bits
from magnat.mechanics.trade import Offer

NOTHING: Final = -1
SPACE_FIELDS: Final = ("space", "deed", "tile")


class Subject(NamedTuple):
    """Spaces, the most important first, and a card."""

    spaces: list[int]
    card: int = NOTHING


def subject_of_question(question: Question[Any], t: Table) -> Subject:
    """Return what a question is about: a lot, a space for sale, the deeds of an offer, a threatened deed, or a card."""
    context = question.context(t)  # of an objection: also the threatened effect
    if isinstance(question, Bid):
        spaces: Sequence[int] = [question.lot]
    elif isinstance(question, Offer):
        spaces = bits(question.items)
    else:
        spaces = [getattr(question, name, context.get(name, NOTHING)) for name in SPACE_FIELDS]
    found = board_spaces(t, spaces) or members_of(t, getattr(question, "group", NOTHING))
    return Subject(found, NOTHING if found else getattr(question, "card", context.get("card", NOTHING)))


def subject_of_answer(question: Question[Any], t: Table, answer: int) -> Subject:
    """Return what an answer is about: the space, group or card that it names."""
    if question.answer_kind == "space":
        return Subject(board_spaces(t, [answer]))
    if question.answer_kind == "group":
        return Subject(members_of(t, answer))
    card_of_answer = getattr(load_reasons(edition_of(t).name), "card_of_answer", None)
    if card_of_answer is not None:
        return Subject([], card_of_answer(question, t, answer))
    return Subject([], answer if question.answer_kind == "card" else NOTHING)


def members_of(t: Table, group: int) -> list[int]:
    """Return the spaces of a group; none if the game has no such group of spaces."""
    members = getattr(edition_of(t), "members", [])
    return list(members[group]) if 0 <= group < len(members) else []


def board_spaces(t: Table, found: Sequence[int]) -> list[int]:
    """Return the spaces of the board among these numbers, each once: not buildings and jail cards."""
    board: Any = getattr(edition_of(t), "board", None)
    count = len(getattr(board, "space", ()))
    return list(dict.fromkeys([space for space in found if 0 <= space < count]))
