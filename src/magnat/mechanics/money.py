"""Cash, the bank's balance, the ring of seats, and payments."""

from typing import Final

from magnat.kernel import Frame, Step
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.hands import HandTable

BANK: Final = -1  # payer or payee that is not a seat, as `TABLE`; compiled signatures need a literal


@mypyc_attr(allow_interpreted_subclasses=True)
class MoneyTable(HandTable):
    """A table where seats hold cash. Only `move_money` moves money."""

    ring: tuple[int, ...]  # the seats still in the game, ascending
    cash: list[int]  # by seat
    bank: int  # money received by the bank minus money paid out

    def clockwise_from(self, seat: int) -> list[int]:
        """Return the seats still in the game in clockwise order, beginning with `seat` if it is one of them."""
        return [p for p in self.ring if p >= seat] + [p for p in self.ring if p < seat]

    def move_money(self, payer: int, amount: int, payee: int) -> None:
        """Move money from payer to payee; either may be the bank."""
        if payer == BANK:
            self.bank -= amount
        else:
            self.cash[payer] -= amount
        if payee == BANK:
            self.bank += amount
        else:
            self.cash[payee] += amount

    def receive(self, seat: int, amount: int) -> None:
        self.tell("received", seat, amount)
        self.move_money(BANK, amount, seat)

    def spend(self, seat: int, amount: int) -> None:
        """Pay the bank a price that the seat is known to afford."""
        self.move_money(seat, amount, BANK)

    def due(self, seat: int, amount: int, to: int, asked: int) -> None:
        """Make a compulsory payment. Each game defines what happens if the seat has too little money."""
        raise NotImplementedError


class Pay(Step[MoneyTable]):
    """A payment of `amount` from `seat` to another seat or the bank. `asked` counts the questions about it so far."""

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
        return {"threat": 0, "amount": self.amount}  # 0: in every game, money is the first kind of threat
