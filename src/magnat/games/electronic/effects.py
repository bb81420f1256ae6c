"""The effects of Electronic's cards, except paying and receiving."""

from typing import ClassVar, Final

from magnat.games.electronic.edition import CHANCE
from magnat.games.electronic.move import Advance, Retreat
from magnat.games.electronic.table import Electronic
from magnat.kernel import Question
from magnat.mechanics.decks import AmountEffect, Draw, Effect, PutUnder, put_under
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.property import bits


class AdvanceTo(Effect[Electronic]):
    """Move forward to a named space; passing Go pays the salary (ELEC-CARD-05)."""

    needs: ClassVar[tuple[str, ...]] = ("space:space",)
    leads: ClassVar[bool] = True
    space: str

    def befall(self, t: Electronic, seat: int) -> None:
        target = t.edition.board.index(self.space)
        t.push(Advance(seat, (target - t.place[seat]) % t.edition.size))


class GoBack(Effect[Electronic]):
    """Move back a number of spaces; passing Go never pays the salary (ELEC-GO-03)."""

    needs: ClassVar[tuple[str, ...]] = ("spaces:number",)
    leads: ClassVar[bool] = True
    spaces: int

    def befall(self, t: Electronic, seat: int) -> None:
        t.push(Retreat(seat, self.spaces))


class GoBackTo(Effect[Electronic]):
    """Move back to a named space (ELEC-MOVE-01)."""

    needs: ClassVar[tuple[str, ...]] = ("space:space",)
    leads: ClassVar[bool] = True
    space: str

    def befall(self, t: Electronic, seat: int) -> None:
        target = t.edition.board.index(self.space)
        t.push(Retreat(seat, (t.place[seat] - target) % t.edition.size))


class Repairs(Effect[Electronic]):
    """Pay an amount for each apartment and another for each hotel."""

    needs: ClassVar[tuple[str, ...]] = ("apartment:money", "hotel:money")
    pending: ClassVar[bool] = True
    apartment: int
    hotel: int

    def befall(self, t: Electronic, seat: int) -> None:
        bill, top = 0, t.edition.top
        for space in bits(t.deeds[seat] & t.built):
            bill += self.hotel if t.level[space] == top else self.apartment * t.level[space]
        if bill:
            t.push(Pay(seat, bill, BANK))
        else:
            t.tell("no_effect", seat)


class PayOrDraw(AmountEffect[Electronic]):
    """Pay a fine, or draw a Chance card instead."""

    leads: ClassVar[bool] = True
    holds: ClassVar[bool] = True

    def hold(self, t: Electronic, seat: int, deck: int, card: int) -> None:
        t.push(FineOrChance(seat, self.amount, deck, card))


class FineOrChance(Question[Electronic]):
    """ELEC-CARD-07: any balance allows both answers; the card returns after the payment, or before the draw."""

    verbs = ("pay", "draw")
    rule = "ELEC-CARD-07"

    def __init__(self, seat: int, amount: int, deck: int, card: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.deck: Final = deck
        self.card: Final = card

    def take(self, t: Electronic, answer: int) -> None:
        if answer:
            put_under(t, self.deck, self.card)
            t.push(Draw(self.seat, CHANCE))
        else:
            t.then(Pay(self.seat, self.amount, BANK), PutUnder(self.deck, self.card))

    def context(self, t: Electronic) -> dict[str, int]:
        return {"enough": t.cash[self.seat] >= self.amount}

    def consequences(self, t: Electronic, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - self.amount}
