"""The throws that decide which seat begins."""

from typing import Final

from magnat.kernel import Frame, Table
from magnat.mechanics.turn import TwoDice


class StartingThrow(TwoDice[Table]):
    """A throw for the start. The highest total begins; tied seats throw again among themselves."""

    def __init__(self, ring: tuple[int, ...], best: int, leaders: tuple[int, ...]) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring
        self.best: Final = best
        self.leaders: Final = leaders

    def begins(self, seat: int) -> Frame:
        raise NotImplementedError

    def take(self, t: Table, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("threw_to_start", p, a, b)
        best, leaders = self.best, self.leaders
        if a + b > best:
            best, leaders = a + b, (p,)
        elif a + b == best:
            leaders = (*leaders, p)
        if len(self.ring) > 1:
            t.push(type(self)(self.ring[1:], best, leaders))
        elif len(leaders) > 1:
            t.push(type(self)(leaders, 0, ()))
        else:
            (first,) = leaders
            t.tell("starts", first)
            t.push(self.begins(first))
