"""The kernel: who knows which card, and other tables that a seat could be sitting at.

A table declares its secrets: `secret` names the columns of hidden cards and how each is hidden, `known[card]` holds the
bits of the seats that know where a card lies, and `backs`, where there are several decks, tells which deck each card
belongs to. A column is one place (a list of cards) or several (a list of such lists).
"""

from collections.abc import Sequence
from typing import Any, Final

from magnat.kernel.luck import Luck
from magnat.kernel.table import TABLE, Table

OPEN: Final = -2  # whoever looks at a match that is over: all cards lie face up
INDEX_BITS: Final = 16  # no place holds more cards than that can count
INDEX: Final = (1 << INDEX_BITS) - 1

Place = list[int]


def bits_of(t: Table, seat: int) -> int:
    """The bits that `known` has for what a seat knows; the spectator needs them all, who sees the open cards none."""
    if seat == OPEN:
        return 0
    return (1 << seats_of(t)) - 1 if seat == TABLE else 1 << seat


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether the seat knows where the card lies."""
    bits = bits_of(t, seat)
    return known_of(t)[card] & bits == bits


def seats_of(t: Table) -> int:
    """How many seats a table with secrets has: its `seats`, or as many as there are hands."""
    seats = getattr(t, "seats", None)
    if isinstance(seats, int):
        return seats
    for name, how in t.secret:
        column = getattr(t, name)
        if how == "hand" and column and isinstance(column[0], list):
            return len(column)
    raise TypeError(f"{type(t).__name__} has secrets, so it needs `seats` or one hand for each seat")


def known_of(t: Table) -> list[int]:
    known: list[int] = getattr(t, "known")  # noqa: B009 - declared by the game's own table
    return known


def backs_of(t: Table) -> Sequence[int]:
    """Which deck each card belongs to; nothing when there is one deck."""
    backs: Any = getattr(t, "backs", ())
    found: Sequence[int] = backs() if callable(backs) else backs
    return found


def places(column: Any) -> list[Place]:
    """The lists of cards that a secret column consists of."""
    return column if column and isinstance(column[0], list) else [column]


class Spots:
    """The cards of one deck that a seat does not know: in which places they lie, and where there."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.indexes: list[int] = []

    def exchange(self, known: list[int], luck: Luck) -> None:
        """Deal the cards of these spots out to them anew. What others know stays with the spot."""
        cards = [place[self.indexes[i]] for i, place in enumerate(self.places)]
        known_to = [known[card] for card in cards]
        cards.sort()
        random = luck.random
        for last in range(len(cards) - 1, 0, -1):
            other = int(random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        for i, place in enumerate(self.places):
            place[self.indexes[i]] = cards[i]
            known[cards[i]] = known_to[i]


def redeal(t: Table, seat: int, luck: Luck) -> Table:
    """Another table that `seat` could be sitting at: the cards it does not know change places, deck by deck.

    What others know stays with the place, so that they know their new cards as well as they knew the old ones.
    The same luck gives the same table whatever the truth is: nothing of it shows through.
    """
    u = t.copy()
    if not u.secret:
        return u
    known, bits, backs = known_of(u), bits_of(u, seat), backs_of(u)
    decks: dict[int, Spots] = {}
    unordered: list[Place] = []
    for name, how in u.secret:
        for place in places(getattr(u, name)):
            hidden = hidden_in(place, known, bits, how == "pile")
            for index in hidden:
                deck = backs[place[index]] if backs else 0
                spots = decks.get(deck)
                if spots is None:
                    spots = decks[deck] = Spots()
                spots.places.append(place)
                spots.indexes.append(index)
            if hidden and how != "pile":
                unordered.append(place)
    for spots in decks.values():
        spots.exchange(known, luck)
    for place in unordered:
        place.sort()
    return u


def hidden_in(place: Place, known: list[int], bits: int, ordered: bool) -> list[int]:
    """Where the cards lie that the seats of these bits do not know: in order, or by who else knows them."""
    hidden: list[int] = []
    for index, card in enumerate(place):
        if known[card] & bits != bits:
            hidden.append(index if ordered else known[card] << INDEX_BITS | index)
    if ordered:
        return hidden
    hidden.sort()  # the order of what lies in no order must not show either
    return [each & INDEX for each in hidden]
