"""Effects of cards that are used by more than one deck."""

from typing import ClassVar, Final

from magnat.mechanics.decks import Effect
from magnat.mechanics.money import BANK, MoneyTable, Pay
from magnat.mechanics.property import PropertyTable


class Receive(Effect[MoneyTable]):
    """The bank pays the seat."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: MoneyTable, seat: int) -> None:
        t.receive(seat, self.amount)


class PayBank(Effect[MoneyTable]):
    """The seat pays the bank."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    pending: ClassVar[bool] = True

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: MoneyTable, seat: int) -> None:
        t.push(Pay(seat, self.amount, BANK))


class ReceiveFromEach(Effect[MoneyTable]):
    """Each other seat pays the seat, clockwise."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    pending: ClassVar[bool] = True

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: MoneyTable, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            t.push(Pay(other, self.amount, seat))


class KeepJailCard(Effect[PropertyTable]):
    """The seat keeps the get-out-of-jail card, face up, until it is used or sold."""

    holds: ClassVar[bool] = True

    def hold(self, t: PropertyTable, seat: int, deck: int, card: int) -> None:
        t.jail_cards[deck] = seat
        t.tell("kept_jail_card", seat)
