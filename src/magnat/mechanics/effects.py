"""Mechanics: what cards say, for the verbs that more than one deck uses."""

from typing import ClassVar, Final

from magnat.mechanics.decks import Effect
from magnat.mechanics.money import BANK, MoneyTable, Pay
from magnat.mechanics.property import PropertyTable


class Receive(Effect[MoneyTable]):
    """The bank pays you."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: MoneyTable, seat: int) -> None:
        t.receive(seat, self.amount)


class PayBank(Effect[MoneyTable]):
    """Pay the bank."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    pending: ClassVar[bool] = True

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: MoneyTable, seat: int) -> None:
        t.push(Pay(seat, self.amount, BANK))


class ReceiveFromEach(Effect[MoneyTable]):
    """Each other player pays you, clockwise from your left."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    pending: ClassVar[bool] = True

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: MoneyTable, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            t.push(Pay(other, self.amount, seat))


class KeepJailCard(Effect[PropertyTable]):
    """Kept in the open until used or sold."""

    holds: ClassVar[bool] = True

    def hold(self, t: PropertyTable, seat: int, deck: int, card: int) -> None:
        t.jail_cards[deck] = seat
        t.tell("kept_jail_card", seat)
