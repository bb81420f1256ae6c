"""Decks: the unseen cards are a bag from which nature draws; used cards go underneath, in order."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from magnat.kernel import TABLE, Chance, Step, Table
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.turn import TurnTable

JAIL_CARD_VERB: Final = "keep_jail_card"  # the card kept face up by its owner; at most one per deck
DECK_STREAMS: Final = 64  # deck d is luck stream 64 + d; lower numbers are the seats' dice


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckTable(TurnTable):
    """A table with decks whose cards take effect when drawn."""

    bags: list[tuple[int, ...]]  # by deck: the unseen cards, sorted
    unders: list[tuple[int, ...]]  # by deck: the cards put back, next one first

    def obey(self, seat: int, deck: int, card: int) -> None:
        raise NotImplementedError


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """The effect of a card on the seat that drew it."""

    needs: ClassVar[tuple[str, ...]] = ()  # parameters, in order, as `name:kind`; each is an attribute of that name
    leads: ClassVar[bool] = False  # moves the token to a space where another card may be drawn at once
    pending: ClassVar[bool] = False  # the card goes back only after the frames that it pushed (a payment)
    holds: ClassVar[bool] = False  # `hold` decides where the card goes

    def __init__(self, *values: int | str) -> None:
        for need, value in zip(self.needs, values, strict=True):
            setattr(self, need.partition(":")[0], value)

    def befall(self, t: T, seat: int) -> None:
        raise NotImplementedError

    def hold(self, t: T, seat: int, deck: int, card: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountEffect(Effect[T]):
    """An effect with an amount of money as its only parameter."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    amount: int


class Card:
    """A card. Its name is the key of its text; `line` is its line in the deck file."""

    def __init__(self, name: str, effect: Effect[Any], line: Any) -> None:
        self.name: Final = name
        self.effect: Final = effect
        self.line: Final = line


def jail_card_index(deck: list[Card]) -> int:
    """Return the index of the get-out-of-jail card, found by its verb; -1 if there is none."""
    for place, card in enumerate(deck):
        if card.line.verb == JAIL_CARD_VERB:
            return place
    return -1


def put_under(t: DeckTable, deck: int, card: int) -> None:
    t.unders[deck] = (*t.unders[deck], card)


class Draw(Chance[DeckTable]):
    """Nature draws one of the unseen cards or, if all have been seen, the first card put back; its effect follows."""

    answer_kind = "card"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def stream(self) -> int:
        return DECK_STREAMS + self.deck

    def choices(self, t: DeckTable) -> Sequence[int]:
        return t.bags[self.deck] or t.unders[self.deck][:1]

    def take(self, t: DeckTable, answer: int) -> None:
        p, deck = self.seat, self.deck
        bag = t.bags[deck]
        if bag:
            t.bags[deck] = tuple([card for card in bag if card != answer])
        else:
            t.unders[deck] = t.unders[deck][1:]
        t.tell("drew", p, deck, answer)
        t.obey(p, deck, answer)


class PutUnder(Step[DeckTable]):
    """A used card goes under its pile, even if the seat that drew it has left."""

    tidy: ClassVar[bool] = True

    def __init__(self, deck: int, card: int) -> None:
        super().__init__(TABLE)
        self.deck: Final = deck
        self.card: Final = card

    def run(self, t: DeckTable) -> None:
        put_under(t, self.deck, self.card)
