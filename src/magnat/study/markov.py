"""Exact long-run landing frequencies: a Markov chain over throws of two dice.

A state is a token about to throw on a space after 0 to 2 doubles in its turn, or in jail before its
first, second or third attempt. `BoardModel` describes where spaces send their visitors. Staying in
jail or paying the fine is a policy, because the choice changes every figure.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

JAIL: Final = -1  # destination of a card or a space
POLICY_STAY: Final = "stay"  # throw for a double up to three times
POLICY_PAY: Final = "pay"  # pay the fine at once
THROWS: Final = tuple([(a + b, a == b) for a in range(1, 7) for b in range(1, 7)])
CONVERGENCE: Final = 1e-13

Odds = tuple[tuple[float, int], ...]  # probability and destination; else the token stays


class BoardModel(NamedTuple):
    """A board of `size` spaces. `sent` returns where a visitor of a space is sent on to."""

    size: int
    jail: int
    sent: Callable[[int], Odds]
    rethrow: bool = False  # True if the double that frees a prisoner is followed by another throw
    fine_costs_turn: bool = True  # True if a prisoner who pays throws only in the next turn


class Landings(NamedTuple):
    """Long-run frequencies: arrivals by space, per turn and as shares, and the share of turns begun in jail."""

    per_turn: list[float]
    share: list[float]
    jailed: float


class Visit(NamedTuple):
    """An arrival at a space: the probability of each space rested on, and of each final space (or jail)."""

    arrivals: list[tuple[int, float]]
    ends: list[tuple[int, float]]


class MarkovChain:
    """The Markov chain of one board and one jail policy."""

    def __init__(self, board: BoardModel, policy: str) -> None:
        self.board = board
        self.policy = policy
        self.visits = [resolve_visit(board, space) for space in range(board.size)]
        self.inside = 3 * board.size  # first of the three jail states
        self.steps = [self.transition(state) for state in range(self.inside + 3)]

    def transition(self, state: int) -> Visit:
        """Return the arrivals and the next states of one throw or one fine."""
        arrivals: dict[int, float] = {}
        ends: dict[int, float] = {}

        def move(space: int, doubles: int, odds: float) -> None:
            visit = self.visits[space % self.board.size]
            for arrival, p in visit.arrivals:
                arrivals[arrival] = arrivals.get(arrival, 0.0) + odds * p
            for end, p in visit.ends:
                target = self.inside if end == JAIL else doubles * self.board.size + end
                ends[target] = ends.get(target, 0.0) + odds * p

        if state >= self.inside:
            self.add_jail_transitions(state - self.inside, move, ends)
        else:
            doubles, space = divmod(state, self.board.size)
            for total, double in THROWS:
                if double and doubles == 2:
                    arrivals[self.board.jail] = arrivals.get(self.board.jail, 0.0) + 1 / 36
                    ends[self.inside] = ends.get(self.inside, 0.0) + 1 / 36
                else:
                    move(space + total, doubles + 1 if double else 0, 1 / 36)
        return Visit(sorted(arrivals.items()), sorted(ends.items()))

    def add_jail_transitions(
        self, failed: int, move: Callable[[int, int, float], None], ends: dict[int, float]
    ) -> None:
        board = self.board
        if self.policy == POLICY_PAY and board.fine_costs_turn:
            ends[board.jail] = 1.0
            return
        for total, double in THROWS:
            if self.policy == POLICY_PAY:
                move(board.jail + total, 1 if double else 0, 1 / 36)
            elif double or failed == 2:
                move(board.jail + total, 1 if double and board.rethrow else 0, 1 / 36)
            else:
                target = self.inside + failed + 1
                ends[target] = ends.get(target, 0.0) + 1 / 36

    def stationary_distribution(self) -> list[float]:
        """Return the stationary probability of each state, per throw or fine, by power iteration."""
        now = [1 / len(self.steps)] * len(self.steps)
        while True:
            after = [0.0] * len(now)
            for odds, step in zip(now, self.steps, strict=True):
                for target, p in step.ends:
                    after[target] += odds * p
            if sum([abs(a - b) for a, b in zip(now, after, strict=True)]) < CONVERGENCE:
                return after
            now = after

    def landings(self) -> Landings:
        now, size = self.stationary_distribution(), self.board.size
        arrivals = [0.0] * size
        for odds, step in zip(now, self.steps, strict=True):
            for space, p in step.arrivals:
                arrivals[space] += odds * p
        turns = sum(now[:size]) + sum(now[self.inside :])  # a turn begins in a state without doubles
        total = sum(arrivals)
        per_turn = [each / turns for each in arrivals]
        return Landings(per_turn, [each / total for each in arrivals], sum(now[self.inside :]) / turns)


def resolve_visit(board: BoardModel, space: int) -> Visit:
    """Return the results of an arrival, including cards that lead to further cards."""
    arrivals: dict[int, float] = {space: 1.0}
    ends: dict[int, float] = {}
    left = 1.0
    for odds, target in board.sent(space):
        left -= odds
        further = Visit([(board.jail, 1.0)], [(JAIL, 1.0)]) if target == JAIL else resolve_visit(board, target)
        for arrival, p in further.arrivals:
            arrivals[arrival] = arrivals.get(arrival, 0.0) + odds * p
        for end, p in further.ends:
            ends[end] = ends.get(end, 0.0) + odds * p
    if left > CONVERGENCE:
        ends[space] = ends.get(space, 0.0) + left
    return Visit(sorted(arrivals.items()), sorted(ends.items()))
