"""Mechanics: decks. The unseen cards are a bag, nature says which comes up, and used cards lie underneath in order."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from magnat.kernel import TABLE, Chance, Step, Table
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.turn import TurnTable

JAIL_CARD_VERB: Final = "keep_jail_card"  # the one that is kept in the open: at most one of a deck
DECK_STREAMS: Final = 64  # deck d is the luck stream 64 + d; below are the seats' dice


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckTable(TurnTable):
    """A table with decks whose cards are obeyed when they are drawn."""

    bags: list[tuple[int, ...]]  # by deck: the cards not seen yet, sorted
    unders: list[tuple[int, ...]]  # by deck: the cards put back, the next one first

    def obey(self, seat: int, deck: int, card: int) -> None:
        """A card was drawn."""
        raise NotImplementedError


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """What a card does to the one who drew it, on the tables of its game."""

    needs: ClassVar[tuple[str, ...]] = ()  # what its verb needs on a card, in the order it is made of: `name:kind`
    leads: ClassVar[bool] = False  # where it leads, another card may be drawn at once
    pending: ClassVar[bool] = False  # the card goes back only when what it pushed is done (a payment)
    holds: ClassVar[bool] = False  # the effect itself says where the card goes

    def befall(self, t: T, seat: int) -> None:
        raise NotImplementedError

    def hold(self, t: T, seat: int, deck: int, card: int) -> None:
        raise NotImplementedError


class Card:
    """A card: its name is the key of its text. `line` is what its deck says of it, as data."""

    def __init__(self, name: str, effect: Effect[Any], line: Any) -> None:
        self.name: Final = name
        self.effect: Final = effect
        self.line: Final = line


def jail_card_index(deck: list[Card]) -> int:
    """The place of the card that frees from jail, by its verb; -1 if there is none."""
    for place, card in enumerate(deck):
        if card.line.verb == JAIL_CARD_VERB:
            return place
    return -1


def drawable_cards(t: DeckTable, deck: int) -> Sequence[int]:
    """The unseen cards; once all were seen, the lowest of those put underneath."""
    bag = t.bags[deck]
    if bag:
        return bag
    return t.unders[deck][:1]


def take_from_pile(t: DeckTable, deck: int, card: int) -> None:
    """Take that card off its pile."""
    bag = t.bags[deck]
    if bag:
        t.bags[deck] = tuple([c for c in bag if c != card])
    else:
        t.unders[deck] = t.unders[deck][1:]


def put_under(t: DeckTable, deck: int, card: int) -> None:
    t.unders[deck] = (*t.unders[deck], card)


class Draw(Chance[DeckTable]):
    """Take the top card and obey it."""

    answer_kind = "card"
    fields: ClassVar[tuple[str, ...]] = ("seat", "deck")

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def stream(self) -> int:
        return DECK_STREAMS + self.deck

    def choices(self, t: DeckTable) -> Sequence[int]:
        return drawable_cards(t, self.deck)

    def take(self, t: DeckTable, answer: int) -> None:
        p, deck = self.seat, self.deck
        take_from_pile(t, deck, answer)
        t.tell("drew", p, deck, answer)
        t.obey(p, deck, answer)


class PutUnder(Step[DeckTable]):
    """A card that is done with goes under its pile, whatever became of its drawer."""

    tidy: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("deck", "card")

    def __init__(self, deck: int, card: int) -> None:
        super().__init__(TABLE)
        self.deck: Final = deck
        self.card: Final = card

    def run(self, t: DeckTable) -> None:
        put_under(t, self.deck, self.card)
