"""Hidden hands, and the knowledge of each seat about where cards lie."""

from bisect import insort

from magnat.kernel import Frame
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.decks import DeckTable

MostlyEmpty = list[int]  # a column of cards that is mostly empty: `make columns` generates a cheaper copy


@mypyc_attr(allow_interpreted_subclasses=True)
class HandTable(DeckTable):
    """A table where seats hold hidden cards.

    `known` must never claim too much: if a seat gives away a card face down, the others no longer know any card of
    its hand for certain.
    """

    hands: list[list[int]]  # by seat: sorted
    known: list[int]  # by card: bits of the seats that know where it lies

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """Return the verbs with which a seat may object to an effect: see `mechanics.objection`."""
        raise NotImplementedError

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        raise NotImplementedError


def all_seats_mask(t: HandTable) -> int:
    """Return the bits of all seats, including those that have left, since knowledge is not lost."""
    return (1 << len(t.hands)) - 1


def take_up(t: HandTable, seat: int, card: int) -> None:
    """Add a card to a hand. Its holder knows it; seats that knew where it lay know where it is now."""
    insort(t.hands[seat], card)
    t.known[card] |= 1 << seat


def draw_unseen(t: HandTable, seat: int, card: int) -> None:
    """Add a card from the bag, known to no seat, to a hand."""
    insort(t.hands[seat], card)
    t.known[card] = 1 << seat


def lay(t: HandTable, seat: int, card: int) -> None:
    """Remove a card from a hand face up; the caller puts it somewhere else."""
    t.hands[seat].remove(card)
    t.known[card] = all_seats_mask(t)


def slip_away(t: HandTable, seat: int, card: int) -> None:
    """Remove a card from a hand face down: the others no longer know any card of that hand for certain."""
    t.hands[seat].remove(card)
    mine = 1 << seat
    t.known[card] &= mine
    for other in t.hands[seat]:
        t.known[other] &= mine


def shuffle_away(t: HandTable, cards: list[int]) -> None:
    """Mark cards as unknown to every seat, because they are shuffled into a bag."""
    for card in cards:
        t.known[card] = 0
