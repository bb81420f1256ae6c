# mypyc: skip
"""The counts recorded for each game of Empire."""

from collections.abc import Sequence

from magnat.arena.counts import Counts, GameCounter, count_arrivals
from magnat.games.empire.table import Empire
from magnat.kernel import Fact


class Count(GameCounter):
    """Counts the first owner and turn of each brand, offices, and the growth of towers by swaps."""

    t: Empire

    def finish(self, facts: Sequence[Fact]) -> Counts:
        e = self.t.edition
        heights = e.tile_heights
        seats = len(self.t.cash)
        turn = 0
        first: dict[int, tuple[int, int]] = {}
        offices = [0] * (2 * seats)  # by seat: bonus offices, then bought offices
        swaps: list[int] = []  # rows: seat that swapped, 1 if its own tower took part, growth of its tower
        for i, (word, seat, a, b, _, _) in enumerate(facts):
            if word == "turn":
                turn = a
            elif word in ("bought", "won_auction", "free_tile"):
                first.setdefault(a, (seat, turn))
            elif word == "bonus_office":
                offices[seat] += 1
            elif word == "bought_office":
                offices[seats + seat] += 1
            elif word == "swapped":
                given_tiles = {fact[1]: fact[2] for fact in facts[i + 1 : i + 3]}
                taken_tiles = {a: given_tiles[b], b: given_tiles[a]}
                grown = heights[taken_tiles[seat]] - heights[given_tiles[seat]] if seat in given_tiles else 0
                swaps += (seat, int(seat in given_tiles), grown)
        return {
            "arrivals": count_arrivals(facts, e.size, e.jail),
            "first_bought": [each for tile in sorted(first) for each in (tile, *first[tile])],
            "offices": offices,
            "swaps": swaps,
            "heights": list(self.t.heights),
        }
