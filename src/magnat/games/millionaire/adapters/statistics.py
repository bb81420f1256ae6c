# mypyc: skip
"""Counters for a game of Millionaire."""

from collections.abc import Sequence
from typing import Final

from magnat.arena.counts import NOBODY, Counts, GameCounter, count_arrivals
from magnat.games.millionaire.edition import STARS
from magnat.games.millionaire.table import Millionaire
from magnat.kernel import Fact

RISE_FACTS: Final = ("evolved", "rose")


class Count(GameCounter):
    """Counter of the first rises and their turns, final levels, completed groups and Fortune cards taken."""

    t: Millionaire

    def __init__(self, t: Millionaire) -> None:
        super().__init__(t)
        self.complete = [0] * len(t.cash)
        self.last = list(t.complete)

    def observe(self) -> None:
        if self.t.complete != self.last:
            self.last = list(self.t.complete)
            self.complete = [a | b for a, b in zip(self.complete, self.last, strict=True)]

    def finish(self, facts: Sequence[Fact]) -> Counts:
        e = self.t.edition
        first = {stars: (NOBODY, 0) for stars in STARS[1:]}
        fortune: list[int] = []  # rows: seat, card
        turn = 0
        for word, seat, a, *_ in facts:
            if word == "turn":
                turn = a
            elif word in RISE_FACTS and a in first and first[a][0] == NOBODY:
                first[a] = (seat, turn)
            elif word == "took_fortune":
                fortune += (seat, a)
        return {
            "arrivals": count_arrivals(facts, e.size, e.jail),
            "first_stars": [each for stars in STARS[1:] for each in first[stars]],
            "stars": [STARS[level] for level in self.t.stars],
            "complete": self.complete,
            "fortune": fortune,
        }
