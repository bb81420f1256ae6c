# mypyc: skip
"""The counts recorded for each game of Electronic."""

from collections.abc import Sequence
from typing import Final

from magnat.arena.counts import NOBODY, Counts, GameCounter, arrival_space
from magnat.games.electronic.table import Electronic
from magnat.kernel import Fact
from magnat.mechanics.buildings import APARTMENT

LEFT_JAIL_FACTS: Final = ("escaped", "third_failure", "paid_fine", "used_jail_card")
EARLY: Final = 0  # until every deed has had an owner
LATE: Final = 1
COUNTS_PER_TURN: Final = 3  # turns, rent owed, deeds bought on arrival


class Count(GameCounter):
    """Counts arrivals, spaces reached per turn, auctions, turns in jail, and complete groups."""

    t: Electronic

    def __init__(self, t: Electronic) -> None:
        super().__init__(t)
        self.complete = [0] * len(t.cash)
        self.first = [NOBODY, NOBODY]
        self.last = list(t.complete)

    def observe(self) -> None:
        if self.t.complete == self.last:
            return
        self.last = list(self.t.complete)
        for seat, groups in enumerate(self.last):
            self.complete[seat] |= groups
            if groups and self.first[0] == NOBODY:
                self.first = [seat, groups.bit_length() - 1]

    def finish(self, facts: Sequence[Fact]) -> Counts:
        totals = FactTotals(self.t)
        for fact in facts:
            totals.add_fact(fact)
        totals.finish_turn()
        return {
            "arrivals": totals.arrivals,
            "origins": totals.origins,
            "next": totals.next,
            "auctions": totals.auctions,
            "jail": totals.jail,
            "complete": self.complete,
            "first_complete": self.first,
        }


class FactTotals:
    """Totals over the facts of a game."""

    def __init__(self, t: Electronic) -> None:
        self.e = t.edition
        self.place = [0] * len(t.cash)
        self.jailed = [False] * len(t.cash)
        self.arrivals = [0] * self.e.size
        self.origins = [0] * (self.e.size + 1)  # turns begun on each space; last entry: in jail
        self.next: list[int] = []  # origin * size + reached space, each once per turn
        self.auctions: list[int] = []  # rows: deed, price
        self.jail = [0] * (4 * COUNTS_PER_TURN)  # by phase, by free or jailed: COUNTS_PER_TURN totals
        self.deeds = sum([1 << deed for deed in self.e.deeds])
        self.sold = 0  # bit set of the deeds that have had an owner
        self.seat = NOBODY  # the seat whose turn it is
        self.origin = self.owed = self.bought = 0
        self.reached: list[int] = []

    def add_fact(self, fact: Fact) -> None:
        word, seat, a, b = fact[:4]
        space = arrival_space(fact, self.e.jail)
        if space >= 0:
            self.add_arrival(seat, space)
        if word == "jailed":
            self.jailed[seat] = True
        elif word in LEFT_JAIL_FACTS:
            self.jailed[seat] = False
        elif word == "turn":
            self.finish_turn()
            self.seat = seat
            self.origin = self.e.size if self.jailed[seat] else self.place[seat]
        elif word == "rent":
            self.owed += b
        elif word == "bought":
            self.bought += 1
            self.sold |= 1 << a
        elif word == "dealt":
            self.sold |= 1 << a
        elif word == "won_auction" and a < APARTMENT:
            self.sold |= 1 << a
            self.auctions += (a, b)

    def add_arrival(self, seat: int, space: int) -> None:
        self.place[seat] = space
        self.arrivals[space] += 1
        if space not in self.reached:
            self.reached.append(space)

    def finish_turn(self) -> None:
        """Add up a turn. A turn counts as in jail if it began there and the token did not move."""
        if self.seat != NOBODY:
            size = self.e.size
            self.next += [self.origin * size + space for space in self.reached]
            inside = self.origin == size and not self.reached
            phase = LATE if self.sold == self.deeds else EARLY
            first = (2 * phase + inside) * COUNTS_PER_TURN
            self.origins[self.origin] += 1
            for k, count in enumerate((1, self.owed, self.bought)):
                self.jail[first + k] += count
        self.owed = self.bought = 0
        self.reached = []
