# mypyc: skip
"""Positions of Electronic for tests."""

from typing import Any, Unpack

from magnat.games.electronic.building import Order
from magnat.games.electronic.edition import CHANCE, CHEST
from magnat.games.electronic.table import Electronic
from magnat.games.electronic.turn import EndTurn, Turn
from magnat.kernel import Question, current_question
from magnat.mechanics.buildings import decode_levels
from magnat.positions.arrangers import Estate, find_spaces, item_number, lay_out_estate, turn_starter
from magnat.positions.faults import property_faults
from magnat.positions.seat_rotation import SeatFields

DECKS = {"chance": CHANCE, "chest": CHEST}

SEATED = SeatFields(by_seat=("jailed",), seat=("asker",), bits=("yes",))

begin = turn_starter(Turn, EndTurn)


def arrange(t: Electronic, *, prepaid: str = "", **estate: Unpack[Estate]) -> None:
    """Lay out a position: `owns={0: "brown station"}`; `prepaid` are mortgaged spaces whose interest is paid."""
    lay_out_estate(t, DECKS, estate)
    for space in find_spaces(t, prepaid):
        t.mortgaged |= 1 << space
        t.prepaid |= 1 << space


def faults(t: Electronic) -> list[str]:
    return property_faults(t, whole=True)


def number(t: Electronic, question: Question[Any], word: str) -> int | None:
    """Return the int of an answer in words: a card, a group, or an item of a trade."""
    e = t.edition
    if question.answer_kind == "group" and word in e.group_names:
        return e.group_names.index(word)
    if question.answer_kind == "card":
        names = [c.name for c in e.decks[getattr(question, "deck", CHANCE)]]
        return names.index(word) if word in names else None
    return item_number(t, DECKS, word) if question.answer_kind == "item" else None


def read_orders(t: Electronic) -> list[tuple[int, ...]]:
    """Return the legal orders as levels by street, in board order."""
    question = current_question(t)
    assert isinstance(question, Order)
    return [tuple(decode_levels(code, len(t.edition.members[question.group]))) for code in question.choices(t)]
