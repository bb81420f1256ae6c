"""Positions of Brocante for tests, see `magnat.positions.Position`."""

from collections.abc import Mapping, Sequence
from typing import Any

from magnat.kernel import Frame, Question
from magnat.mechanics.hands import all_seats_mask, draw_unseen
from magnat.positions.faults import seat_faults
from magnat.positions.seat_rotation import SeatFields
from magnat_brocante.edition import name_of
from magnat_brocante.table import Brocante
from magnat_brocante.turn import EndTurn, PlayCard

SEATED = SeatFields(by_seat=("shelves",), seat=("victim",))


def begin(turn: int, push: Sequence[Frame]) -> list[Frame]:
    """Return the frames of a seat's turn after its draw, or those of `push`, the last one on top."""
    return [EndTurn(turn), *(push or [PlayCard(turn)])]


def arrange(
    t: Brocante,
    *,
    hands: Mapping[int, str] | None = None,
    shelves: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    pile: int | None = None,
    active: int = 0,
) -> None:
    """Cards by name, separated by blanks: `hands={0: "clock magpie"}`; `pile` is the number of cards left to draw."""
    for p, names in (hands or {}).items():
        for name in names.split():
            draw_unseen(t, p, draw_card(t, name))
    for p, names in (shelves or {}).items():
        for name in names.split():
            card = draw_card(t, name)
            t.known[card] = all_seats_mask(t)
            t.shelve(p, card)
    for p, amount in (cash or {}).items():
        t.cash[p] = amount
    t.active = active
    if pile is not None:
        t.bag[pile:] = []


def draw_card(t: Brocante, name: str) -> int:
    cards = [card for card in t.bag if name_of(card) == name]
    if not cards:
        raise ValueError(f"no card {name} is left")
    t.bag.remove(cards[0])
    return cards[0]


def faults(t: Brocante) -> list[str]:
    """Return what is impossible about a position."""
    return seat_faults(t)


def number(t: Brocante, question: Question[Any], word: str) -> int | None:
    """Return the int for the name of a card."""
    offered = [card for card in question.choices(t) if name_of(card) == word]
    return offered[0] if offered else None


def read_shelved(t: Brocante) -> list[str]:
    """Return the finds of each seat."""
    return [" ".join([name_of(card) for card in shelf]) for shelf in t.shelves]


def read_held(t: Brocante) -> list[str]:
    """Return the cards in each hand."""
    return [" ".join([name_of(card) for card in hand]) for hand in t.hands]
