"""Mechanics: hidden hands, and who knows where a card lies."""

from bisect import insort

from magnat.kernel import Frame
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.decks import DeckTable

MostlyEmpty = list[int]  # a column of cards that is mostly empty: `make columns` spares it a slice


@mypyc_attr(allow_interpreted_subclasses=True)
class HandTable(DeckTable):
    """A table where seats hold hidden cards.

    `known` must never claim too much: whoever hides one of his cards makes the others uncertain of all of them.
    """

    hands: list[list[int]]  # by seat: sorted
    known: list[int]  # by card: bits of the seats that know where it lies

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """The verbs by which a seat may say no to an effect, beyond letting it stand: see `mechanics.objection`."""
        raise NotImplementedError

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        """A card that says no is put down for all to see."""
        raise NotImplementedError


def all_seats_mask(t: HandTable) -> int:
    """The bits of all seats, also of those that have left: what was seen stays seen."""
    return (1 << len(t.hands)) - 1


def take_up(t: HandTable, seat: int, card: int) -> None:
    """A card comes into a hand; its holder knows it, and whoever already knew where it lay saw it go there."""
    insort(t.hands[seat], card)
    t.known[card] |= 1 << seat


def draw_unseen(t: HandTable, seat: int, card: int) -> None:
    """A card of the bag, which nobody had seen, comes into a hand."""
    insort(t.hands[seat], card)
    t.known[card] = 1 << seat


def lay(t: HandTable, seat: int, card: int) -> None:
    """A card leaves a hand for all to see; the caller says where it lies now."""
    t.hands[seat].remove(card)
    t.known[card] = all_seats_mask(t)


def slip_away(t: HandTable, seat: int, card: int) -> None:
    """A card leaves a hand face down: the others no longer know any of that hand for sure."""
    t.hands[seat].remove(card)
    mine = 1 << seat
    t.known[card] &= mine
    for other in t.hands[seat]:
        t.known[other] &= mine


def shuffle_away(t: HandTable, cards: list[int]) -> None:
    """Cards are shuffled into a bag: nobody knows where they lie."""
    for card in cards:
        t.known[card] = 0
