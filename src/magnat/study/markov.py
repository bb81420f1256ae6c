"""study: where tokens come to rest in the long run, exactly: a Markov chain over throws of two dice.

A token is about to throw on a space, with so many doubles before it in its turn, or sits in jail before its first,
second or third attempt. What a space does to its visitor is told by `Ring`; whether a prisoner throws or pays is
a policy, for it changes every figure.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

JAIL: Final = -1  # where a card or a space may send a token
POLICY_STAY: Final = "stay"  # throw for a double up to three times
POLICY_PAY: Final = "pay"  # pay the fine at once
THROWS: Final = tuple([(a + b, a == b) for a in range(1, 7) for b in range(1, 7)])
CONVERGENCE: Final = 1e-13

Odds = tuple[tuple[float, int], ...]  # how likely a token is sent to which space; what is left, it stays


class BoardModel(NamedTuple):
    """A board of `size` spaces. `sent` says where a visitor of a space is sent on to."""

    size: int
    jail: int
    sent: Callable[[int], Odds]
    rethrow: bool = False  # whether the double that frees is followed by another throw
    fine_costs_turn: bool = True  # whether who pays throws in the next turn only


class Landings(NamedTuple):
    """The long run, by space: arrivals per turn of a player and per arrival; and turns begun in jail, per turn."""

    per_turn: list[float]
    share: list[float]
    jailed: float


class Visit(NamedTuple):
    """A token comes to a space: every space that it rests on, and where it ends, in jail or not."""

    arrivals: list[tuple[int, float]]
    ends: list[tuple[int, float]]


class MarkovChain:
    """The chain of one board and one jail policy."""

    def __init__(self, ring: BoardModel, policy: str) -> None:
        self.ring = ring
        self.policy = policy
        self.visits = [resolve_visit(ring, space) for space in range(ring.size)]
        self.inside = 3 * ring.size  # the first of the three states of a prisoner
        self.steps = [self.transition(state) for state in range(self.inside + 3)]

    def state_index(self, space: int, doubles: int) -> int:
        return self.inside if space == JAIL else doubles * self.ring.size + space

    def transition(self, state: int) -> Visit:
        """One throw, or one fine: where it leads, and every arrival on the way."""
        arrivals: dict[int, float] = {}
        ends: dict[int, float] = {}

        def move(space: int, doubles: int, odds: float) -> None:
            visit = self.visits[space % self.ring.size]
            for here, p in visit.arrivals:
                arrivals[here] = arrivals.get(here, 0.0) + odds * p
            for end, p in visit.ends:
                there = self.state_index(end, doubles)
                ends[there] = ends.get(there, 0.0) + odds * p

        if state >= self.inside:
            self.add_jail_transitions(state - self.inside, move, ends)
        else:
            doubles, space = divmod(state, self.ring.size)
            for total, double in THROWS:
                if double and doubles == 2:
                    arrivals[self.ring.jail] = arrivals.get(self.ring.jail, 0.0) + 1 / 36
                    ends[self.inside] = ends.get(self.inside, 0.0) + 1 / 36
                else:
                    move(space + total, doubles + 1 if double else 0, 1 / 36)
        return Visit(sorted(arrivals.items()), sorted(ends.items()))

    def add_jail_transitions(
        self, failed: int, move: Callable[[int, int, float], None], ends: dict[int, float]
    ) -> None:
        ring = self.ring
        if self.policy == POLICY_PAY and ring.fine_costs_turn:
            ends[ring.jail] = 1.0
            return
        for total, double in THROWS:
            if self.policy == POLICY_PAY:
                move(ring.jail + total, 1 if double else 0, 1 / 36)
            elif double or failed == 2:
                move(ring.jail + total, 1 if double and ring.rethrow else 0, 1 / 36)
            else:
                there = self.inside + failed + 1
                ends[there] = ends.get(there, 0.0) + 1 / 36

    def stationary_distribution(self) -> list[float]:
        """How often each state is met, per throw or fine."""
        now = [1 / len(self.steps)] * len(self.steps)
        while True:
            after = [0.0] * len(now)
            for odds, step in zip(now, self.steps, strict=True):
                for there, p in step.ends:
                    after[there] += odds * p
            if sum([abs(a - b) for a, b in zip(now, after, strict=True)]) < CONVERGENCE:
                return after
            now = after

    def landings(self) -> Landings:
        now, size = self.stationary_distribution(), self.ring.size
        arrivals = [0.0] * size
        for odds, step in zip(now, self.steps, strict=True):
            for here, p in step.arrivals:
                arrivals[here] += odds * p
        turns = sum(now[:size]) + sum(now[self.inside :])  # a state without doubles begins a turn
        total = sum(arrivals)
        per_turn = [each / turns for each in arrivals]
        return Landings(per_turn, [each / total for each in arrivals], sum(now[self.inside :]) / turns)


def resolve_visit(ring: BoardModel, space: int) -> Visit:
    """What an arrival leads to, cards that send on to further cards included."""
    arrivals: dict[int, float] = {space: 1.0}
    ends: dict[int, float] = {}
    left = 1.0
    for odds, there in ring.sent(space):
        left -= odds
        further = Visit([(ring.jail, 1.0)], [(JAIL, 1.0)]) if there == JAIL else resolve_visit(ring, there)
        for here, p in further.arrivals:
            arrivals[here] = arrivals.get(here, 0.0) + odds * p
        for end, p in further.ends:
            ends[end] = ends.get(end, 0.0) + odds * p
    if left > CONVERGENCE:
        ends[space] = ends.get(space, 0.0) + left
    return Visit(sorted(arrivals.items()), sorted(ends.items()))
