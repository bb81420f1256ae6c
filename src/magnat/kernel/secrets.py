"""Hidden information: which seat knows which card, and sampling of tables consistent with a seat's knowledge.

A table declares its secrets: `secret` names the columns of hidden cards and how each is hidden, `known[card]` holds the
bits of the seats that know where a card lies, and `backs`, if there are several decks, gives the deck of each card.
A column is one place (a list of cards) or several (a list of such lists).
"""

from collections.abc import Sequence
from typing import Any, Final

from magnat.kernel.luck import Luck
from magnat.kernel.table import TABLE, Table

OPEN: Final = -2  # the viewer of a finished match, to whom all cards are visible
INDEX_BITS: Final = 16  # an index into a place fits into these bits
INDEX: Final = (1 << INDEX_BITS) - 1

CardList = list[int]


def knowledge_mask(t: Table, seat: int) -> int:
    """Return the bits of `known` that a card needs to be known to a viewer: all for TABLE, none for OPEN."""
    if seat == OPEN:
        return 0
    return (1 << seat_count(t)) - 1 if seat == TABLE else 1 << seat


def knows(t: Table, seat: int, card: int) -> bool:
    """True if the seat knows where the card lies."""
    bits = knowledge_mask(t, seat)
    return known_of(t)[card] & bits == bits


def seat_count(t: Table) -> int:
    """Return the number of seats of a table with secrets: its `seats`, or else the number of its hands."""
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
    """Return the deck of each card; empty if there is only one deck."""
    backs: Any = getattr(t, "backs", ())
    values: Sequence[int] = backs() if callable(backs) else backs
    return values


def card_lists(column: Any) -> list[CardList]:
    """Return the lists of cards in a secret column."""
    return column if column and isinstance(column[0], list) else [column]


class Spot:
    """The position of a card unknown to a seat, with the bits of the seats that know it."""

    __slots__ = ("deck", "index", "known_to", "place")

    def __init__(self, place: CardList, index: int, known_to: int, deck: int) -> None:
        self.place: Final = place
        self.index: Final = index
        self.known_to: Final = known_to
        self.deck: Final = deck


def redeal(t: Table, seat: int, luck: Luck | None) -> Table:
    """Return another table consistent with what `seat` knows: its unknown cards change places, deck by deck.

    Other seats' knowledge stays with the place, so they know their new cards as well as they knew the old ones.
    The same luck gives the same table whatever the true cards are, so the result reveals nothing about them. Without
    luck the cards are put in a fixed order, which is cheap and sufficient for a caller that reads none of them.
    """
    u = t.copy()
    if not u.secret:
        return u
    known, bits, backs = known_of(u), knowledge_mask(u, seat), backs_of(u)
    spots: list[Spot] = []
    unordered: list[CardList] = []
    rest: CardList | None = None  # the first bag that no seat has seen: receives the remaining cards
    decks: dict[int, list[int]] = {}  # deck -> the cards to deal
    for name, how in u.secret:
        for place in card_lists(getattr(u, name)):
            if rest is None and how == "bag" and bits and is_unseen(place, known):
                rest = place
                gather(decks, place, backs)
                continue
            hidden = hidden_in(place, known, bits, how == "pile")
            for index in hidden:
                card = place[index]
                spots.append(Spot(place, index, known[card], backs[card] if backs else 0))
            gather(decks, [place[index] for index in hidden], backs)
            if hidden and how != "pile":
                unordered.append(place)
    for cards in decks.values():
        cards.sort()
    for spot in spots:
        cards = decks[spot.deck]
        card = cards.pop(int(luck.random() * len(cards)) if luck is not None else 0)
        spot.place[spot.index] = card
        known[card] = spot.known_to
    for place in unordered:
        place.sort()
    if rest is not None:
        put_back(rest, decks, known)
    return u


def is_unseen(place: CardList, known: list[int]) -> bool:
    """True if no seat knows any card of the place."""
    for card in place:
        if known[card]:
            return False
    return True


def gather(decks: dict[int, list[int]], cards: list[int], backs: Sequence[int]) -> None:
    """Add cards to the lists of their decks."""
    if not backs:
        if 0 in decks:
            decks[0] += cards
        else:
            decks[0] = cards[:]
        return
    for card in cards:
        deck = backs[card]
        if deck in decks:
            decks[deck].append(card)
        else:
            decks[deck] = [card]


def put_back(rest: CardList, decks: dict[int, list[int]], known: list[int]) -> None:
    """Refill a bag with the cards left in the decks: as many of each deck as the bag held before."""
    rest.clear()
    for cards in decks.values():
        rest += cards
    rest.sort()
    for card in rest:
        known[card] = 0


def hidden_in(place: CardList, known: list[int], bits: int, ordered: bool) -> list[int]:
    """Return the indices of the cards not known to all of `bits`, by index or, if unordered, by the seats that know."""
    hidden: list[int] = []
    for index, card in enumerate(place):
        if known[card] & bits != bits:
            hidden.append(index if ordered else known[card] << INDEX_BITS | index)
    if ordered:
        return hidden
    hidden.sort()  # the stored order of an unordered place must not affect the result
    return [each & INDEX for each in hidden]
