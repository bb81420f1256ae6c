# mypyc: skip
"""Counters for a game of Star Wars."""

from collections.abc import Sequence
from typing import Final

from magnat.arena.counts import Counts, GameCounter, count_arrivals
from magnat.games.star_wars.edition import EMPIRE, REBEL
from magnat.games.star_wars.table import StarWars
from magnat.kernel import Fact

CARD_USE_FACTS: Final = ("played", "said_no", "used_card")


class Count(GameCounter):
    """Counter of the first side to complete each planet, the side of each seat, and the Force cards used."""

    t: StarWars

    def __init__(self, t: StarWars) -> None:
        super().__init__(t)
        self.last = list(t.bases)
        self.planets = [sum([1 << i for i in members]) for members in t.edition.members]
        self.first: dict[int, tuple[int, int]] = {}

    def observe(self) -> None:
        t = self.t
        if t.bases == self.last:
            return
        self.last = list(t.bases)
        sides = [(side, t.side_bits(side)) for side in (REBEL, EMPIRE)]
        for g, planet in enumerate(self.planets):
            for side, bases in sides:
                if bases & planet == planet and g not in self.first:
                    self.first[g] = (side, t.turns)

    def finish(self, facts: Sequence[Fact]) -> Counts:
        e = self.t.edition
        force: list[int] = []  # rows: seat, card
        for word, seat, a, *_ in facts:
            if word in CARD_USE_FACTS:
                force += (seat, a)
        return {
            "arrivals": count_arrivals(facts, e.size, e.jail),
            "side": list(self.t.side),
            "first_whole": [each for g in sorted(self.first) for each in (g, *self.first[g])],
            "force": force,
        }
