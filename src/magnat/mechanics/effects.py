"""Effects of cards that are used by more than one deck."""

from typing import ClassVar

from magnat.mechanics.decks import AmountEffect, Effect
from magnat.mechanics.money import BANK, MoneyTable, Pay
from magnat.mechanics.property import PropertyTable
from magnat.mechanics.spaces import BoardTable, GoToJail


class Receive(AmountEffect[MoneyTable]):
    """The bank pays the seat."""

    def befall(self, t: MoneyTable, seat: int) -> None:
        t.receive(seat, self.amount)


class PayBank(AmountEffect[MoneyTable]):
    """The seat pays the bank."""

    pending: ClassVar[bool] = True

    def befall(self, t: MoneyTable, seat: int) -> None:
        t.push(Pay(seat, self.amount, BANK))


class ReceiveFromEach(AmountEffect[MoneyTable]):
    """Each other seat pays the seat, clockwise."""

    pending: ClassVar[bool] = True

    def befall(self, t: MoneyTable, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            t.push(Pay(other, self.amount, seat))


class ToJail(Effect[BoardTable]):
    """Go to jail (ELEC-JAIL-01, EMP-JAIL-01, MIL-JAIL-01)."""

    def befall(self, t: BoardTable, seat: int) -> None:
        t.push(GoToJail(seat))


class KeepJailCard(Effect[PropertyTable]):
    """The seat keeps the get-out-of-jail card, face up, until it is used or sold."""

    holds: ClassVar[bool] = True

    def hold(self, t: PropertyTable, seat: int, deck: int, card: int) -> None:
        t.jail_cards[deck] = seat
        t.tell("kept_jail_card", seat)
