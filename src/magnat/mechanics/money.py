"""Mechanics: cash, the bank's ledger, the ring of seats, and what one owes."""

from typing import ClassVar, Final

from magnat.kernel import TABLE, Frame, Step
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.hands import HandTable

BANK: Final = TABLE  # paid to, or by, nobody at the table


@mypyc_attr(allow_interpreted_subclasses=True)
class MoneyTable(HandTable):
    """A table where seats hold cash. Money moves by `move_money` alone."""

    ring: tuple[int, ...]  # the seats still in the game, ascending
    cash: list[int]  # by seat
    bank: int  # what the bank has taken in, less what it has paid out

    def clockwise_from(self, seat: int) -> list[int]:
        """The seats still in the game, `seat` itself first if it is one of them."""
        return [p for p in self.ring if p >= seat] + [p for p in self.ring if p < seat]

    def move_money(self, payer: int, amount: int, payee: int) -> None:
        """Both sides of one entry; either side may be the bank."""
        if payer == BANK:
            self.bank -= amount
        else:
            self.cash[payer] -= amount
        if payee == BANK:
            self.bank += amount
        else:
            self.cash[payee] += amount

    def receive(self, seat: int, amount: int) -> None:
        """The bank pays."""
        self.move_money(BANK, amount, seat)
        self.tell("received", seat, amount)

    def spend(self, seat: int, amount: int) -> None:
        """A price that the seat is known to have."""
        self.move_money(seat, amount, BANK)

    def due(self, seat: int, amount: int, to: int, asked: int) -> None:
        """A compulsory payment. What happens when the money is short is each game's own policy."""
        raise NotImplementedError


class Pay(Step[MoneyTable]):
    """`seat` owes `amount` to another seat or to the bank. `asked` counts the words already had about it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "to", "asked")

    def __init__(self, seat: int, amount: int, to: int = BANK, asked: int = 0) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.to: Final = to
        self.asked: Final = asked

    def run(self, t: MoneyTable) -> None:
        t.due(self.seat, self.amount, self.to, self.asked)

    def without(self, seat: int) -> Frame | None:
        return None if seat == self.seat or seat == self.to else self

    def threat(self, t: MoneyTable, seat: int) -> dict[str, int]:
        return {"threat": 0, "amount": self.amount}  # money is the first threat that a game names
