"""Mechanics: what cards say, for the verbs that more than one deck uses."""

from typing import Any, ClassVar, Final

from magnat.mechanics.decks import Effect
from magnat.mechanics.money import BANK, Pay


class Receive(Effect):
    """The bank pays you."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: Any, seat: int) -> None:
        t.receive(seat, self.amount)


class PayBank(Effect):
    """Pay the bank."""

    pending: ClassVar[bool] = True

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: Any, seat: int) -> None:
        t.push(Pay(seat, self.amount, BANK))


class ReceiveFromEach(Effect):
    """Each other player pays you, clockwise from your left."""

    pending: ClassVar[bool] = True

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def befall(self, t: Any, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            t.push(Pay(other, self.amount, seat))


class KeepJailCard(Effect):
    """Kept in the open until used or sold."""

    holds: ClassVar[bool] = True

    def hold(self, t: Any, seat: int, deck: int, card: int) -> None:
        t.jail_cards[deck] = seat
