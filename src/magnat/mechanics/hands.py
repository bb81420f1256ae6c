"""Mechanics: hidden hands, and who knows where a card lies.

`t.hands[seat]` is a sorted list of cards; `t.known[card]` holds the bits of the seats that know where the card lies.
It must never claim too much: whoever hides one of his cards makes the others uncertain of all of them.
"""

from bisect import insort
from typing import Any


def everybody(t: Any) -> int:
    """The bits of all seats, also of those that have left: what was seen stays seen."""
    seats: int = len(t.hands)
    return (1 << seats) - 1


def take_up(t: Any, seat: int, card: int) -> None:
    """A card comes into a hand; its holder knows it, and whoever already knew where it lay saw it go there."""
    insort(t.hands[seat], card)
    t.known[card] |= 1 << seat


def draw_unseen(t: Any, seat: int, card: int) -> None:
    """A card of the bag, which nobody had seen, comes into a hand."""
    insort(t.hands[seat], card)
    t.known[card] = 1 << seat


def lay(t: Any, seat: int, card: int) -> None:
    """A card leaves a hand for all to see; the caller says where it lies now."""
    t.hands[seat].remove(card)
    t.known[card] = everybody(t)


def slip_away(t: Any, seat: int, card: int) -> None:
    """A card leaves a hand face down: the others no longer know any of that hand for sure."""
    t.hands[seat].remove(card)
    mine = 1 << seat
    t.known[card] &= mine
    for other in t.hands[seat]:
        t.known[other] &= mine


def shuffle_away(t: Any, cards: list[int]) -> None:
    """Cards are shuffled into a bag: nobody knows where they lie."""
    for card in cards:
        t.known[card] = 0
