"""Attacks on other players. Each attack may be answered before it takes effect."""

from typing import ClassVar, Final

from magnat.games.empire.table import Attack, Empire, Threat
from magnat.mechanics.money import Pay


class SwapTops(Attack):
    """EMP-SWAP-01, -05: the topmost brand tiles of two towers change places."""

    act: ClassVar[int] = 0

    def __init__(self, seat: int, a: int, b: int) -> None:
        super().__init__(seat)
        self.a: Final = a
        self.b: Final = b

    def touches(self, seat: int) -> bool:
        return seat == self.a or seat == self.b

    def run(self, t: Empire) -> None:
        t.tell("swapped", self.seat, self.a, self.b)
        t.exchange(self.a, self.b)


class Targeted(Attack):
    """An attack on one opponent."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target


class TakeOver(Targeted):
    """The opponent's topmost brand tile moves to the attacker's tower."""

    act: ClassVar[int] = 1

    def touches(self, seat: int) -> bool:
        return seat == self.target

    def run(self, t: Empire) -> None:
        t.hand_over(self.target, self.seat)


class TaxTower(Targeted):
    """EMP-TAX-01: the opponent's topmost tile of any kind is returned."""

    act: ClassVar[int] = 2

    def touches(self, seat: int) -> bool:
        return seat == self.target

    def run(self, t: Empire) -> None:
        t.send_back(self.target, len(t.towers[self.target]) - 1)

    def endangered(self, t: Empire, seat: int) -> int:
        return t.towers[seat][-1] if seat == self.target else 0


class ReverseRent(Targeted):
    """EMP-EDGE-32: the owner pays the visitor the value of the owner's tower."""

    act: ClassVar[int] = 3

    def run(self, t: Empire) -> None:
        t.push(Pay(self.target, t.value(self.target), self.seat))


class Demand(Targeted):
    """The opponent pays an amount."""

    act: ClassVar[int] = 4

    def __init__(self, seat: int, target: int, amount: int) -> None:
        super().__init__(seat, target)
        self.amount: Final = amount

    def run(self, t: Empire) -> None:
        t.push(Pay(self.target, self.amount, self.seat))


class Bust(Targeted):
    """The attacker buys the brand that the target was about to buy, at the printed price."""

    act: ClassVar[int] = 5

    def __init__(self, seat: int, target: int, space: int) -> None:
        super().__init__(seat, target)
        self.space: Final = space

    def run(self, t: Empire) -> None:
        price = t.edition.prices[self.space]
        t.spend(self.seat, price)
        t.tell("bought", self.seat, self.space, price)
        t.acquire(self.seat, self.space)

    def endangered(self, t: Empire, seat: int) -> int:
        return self.space


class OnEach(Attack):
    """EMP-CARD-05: an attack on several towers.

    The seats in `asked` may still answer, each for itself; `hit` is the bit set of those that did
    not cancel.
    """

    def __init__(self, seat: int, asked: tuple[int, ...], hit: int) -> None:
        super().__init__(seat)
        self.asked: Final = asked
        self.hit: Final = hit

    def touches(self, seat: int) -> bool:
        return True  # only the owners of affected towers are asked

    def after(self, hit: int) -> "OnEach":
        """Return the attack that remains once the first seat of `asked` has answered."""
        raise NotImplementedError

    def befall(self, t: Empire) -> None:
        raise NotImplementedError

    def run(self, t: Empire) -> None:
        if not self.asked:
            self.befall(t)
            return
        p = self.asked[0]
        t.push(Threat(p, self.seat, self.after(self.hit | 1 << p), True, self.after(self.hit)))


class Crash(OnEach):
    """EMP-EDGE-26: the topmost brand tile of every tower that is hit returns to the board."""

    act: ClassVar[int] = 6

    def after(self, hit: int) -> OnEach:
        return Crash(self.seat, self.asked[1:], hit)

    def befall(self, t: Empire) -> None:
        for p in t.clockwise_from(self.seat):
            if self.hit >> p & 1:
                t.send_back(p, t.top_brand(p))


class Fire(OnEach):
    """EMP-CARD-08, EMP-EDGE-28: every brand tile of one colour returns to its space, from any level of a tower."""

    act: ClassVar[int] = 7
    super_card: ClassVar[bool] = True

    def __init__(self, seat: int, asked: tuple[int, ...], hit: int, colour: int) -> None:
        super().__init__(seat, asked, hit)
        self.colour: Final = colour

    def after(self, hit: int) -> OnEach:
        return Fire(self.seat, self.asked[1:], hit, self.colour)

    def befall(self, t: Empire) -> None:
        colour_of = t.edition.colour_of
        for p in t.clockwise_from(self.seat):
            if self.hit >> p & 1:
                for i in reversed(range(len(t.towers[p]))):
                    if colour_of[t.towers[p][i]] == self.colour:
                        t.send_back(p, i)
