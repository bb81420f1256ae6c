"""bots: search over tables that the seat could be sitting at; the same code for all games.

Information-set Monte Carlo tree search, on top of the steady player. Each round deals a table that the seat could be
sitting at and a luck of its own, and tries every answer still in question on both: same cards, same dice, other answer.
Below the root a tree of answers leans towards what the steady player would say; beyond it the steady player plays on
for a while, and the game's own estimate judges. Half of the answers drop out after each part of the budget.
"""

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from magnat.bots.bot import Bot, Sight
from magnat.bots.steady import Steady, steady
from magnat.kernel import Luck, Question, StreamLuck, apply

WIDEST: Final = 10  # so many answers of a wide question are looked at
LEAN: Final = 0.7  # how much of the prior goes to the steady answer
EXPLORE: Final = 0.4
DOUBT: Final = 1.0  # standard errors by which an answer must beat the steady one


class Node:
    """A question reached by certain answers: how often each was given, and what came of it for who gave it."""

    __slots__ = ("children", "steady", "totals", "visited", "visits")

    def __init__(self, steady_answer: int) -> None:
        self.steady = steady_answer
        self.visited = 0
        self.visits: dict[int, int] = {}
        self.totals: dict[int, float] = {}
        self.children: dict[tuple[int, type, int], Node] = {}


class SearchBot(Bot):
    """Thinks for so many seconds, or for so many simulations: with the latter it is the same every time."""

    name = "search"

    def __init__(self, game: str, seconds: float = 0.05, simulations: int = 0) -> None:
        self.steady: Steady = steady(game)
        self.seconds = seconds
        self.simulations = simulations
        self.simulated = 0  # in all, to report how fast it is
        self.spent = 0.0

    def answer(self, sight: Sight) -> int:
        if len(sight.choices) == 1:
            return sight.choices[0]
        started = time.perf_counter()
        arms = self.candidates(sight.table, sight.question, sight.choices, sight.luck)
        answer = arms[0] if len(arms) == 1 else self.compare(sight, arms, started)
        self.spent += time.perf_counter() - started
        return answer

    def candidates(self, t: Any, question: Question[Any], choices: Sequence[int], luck: Luck) -> list[int]:
        """The steady answer first, then the others; of a wide question its ends and some samples."""
        found = [self.steady.decide(t, question, choices)]
        if len(choices) <= WIDEST:
            return found + [answer for answer in choices if answer != found[0]]
        for answer in (choices[0], choices[1]):
            if answer not in found:
                found.append(answer)
        while len(found) < WIDEST:
            answer = choices[int(luck.random() * len(choices))]
            if answer in found:
                break
            found.append(answer)
        return found

    def compare(self, sight: Sight, arms: list[int], started: float) -> int:
        """Rounds of equal luck; after each part of the budget the worse half drops out, never the steady answer."""
        first = arms[0]
        results: dict[int, list[float]] = {arm: [] for arm in arms}
        trees: dict[tuple[int, type, int], Node] = {}
        parts = max(1, math.ceil(math.log2(len(arms))))
        done = 0
        for part in range(1, parts + 1):
            while not self.used(part / parts, started, done):
                table, seed = sight.another(), int(sight.luck.random() * (1 << 53))
                for arm in arms:
                    results[arm].append(self.simulate(table.copy(), arm, StreamLuck(seed), trees, sight.seat))
                done += len(arms)
            if part < parts and results[first]:
                ranked = sorted(arms, key=lambda arm: -sum(results[arm]) / len(results[arm]))
                kept = ranked[: max(2, (len(arms) + 1) // 2)]
                arms = [arm for arm in arms if arm in kept or arm == first]
        self.simulated += done
        return self.verdict(first, arms, results)

    def used(self, share: float, started: float, done: int) -> bool:
        """Whether that share of the budget is spent."""
        if self.simulations:
            return done >= share * self.simulations
        return time.perf_counter() - started >= share * self.seconds

    def verdict(self, first: int, arms: list[int], results: dict[int, list[float]]) -> int:
        """The answer that beats the steady one by more than the doubt about it; else the steady one."""
        best, most = first, 0.0
        for arm in arms:
            if arm == first:
                continue
            gains = [a - b for a, b in zip(results[arm], results[first], strict=False)]
            n = len(gains)
            if n < 3:
                continue
            mean = sum(gains) / n
            spread = math.sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (n - 1) / n)
            if mean - DOUBT * spread > most:
                best, most = arm, mean - DOUBT * spread
        return best

    def simulate(self, t: Any, answer: int, luck: Luck, trees: dict[tuple[int, type, int], Node], seat: int) -> float:
        """Give the answer, go down the tree, play on as steady for a while; what it was worth to `seat`."""
        choices = apply(t, answer, luck, True)
        path: list[tuple[Node, int, int]] = []
        children = trees
        decide = self.steady.decide
        while choices:
            question = t.stack[-1]
            key = (answer, type(question), question.seat)
            node = children.get(key)
            if node is None:
                node = children[key] = Node(decide(t, question, choices))
                break
            answer = self.select(node, choices)
            path.append((node, answer, question.seat))
            choices = apply(t, answer, luck, True)
            children = node.children
        left = self.steady.horizon
        while choices and left:
            left -= 1
            choices = apply(t, decide(t, t.stack[-1], choices), luck, True)
        values = self.steady.values(t)
        for node, given, who in path:
            node.visited += 1
            node.visits[given] = node.visits.get(given, 0) + 1
            node.totals[given] = node.totals.get(given, 0.0) + values[who]
        return values[seat]

    def select(self, node: Node, choices: Sequence[int]) -> int:
        """The most promising of a few answers, leaning towards the steady one."""
        first = node.steady if node.steady in choices else choices[0]
        looked_at = 1 + int(math.sqrt(node.visited) / 2)
        if looked_at == 1:
            return first
        others = [answer for answer in choices[:looked_at] if answer != first]
        root = math.sqrt(node.visited + 1)
        best, most = first, -1.0
        for answer in (first, *others):
            visits = node.visits.get(answer, 0)
            mean = (
                node.totals[answer] / visits
                if visits
                else node.totals.get(first, 0.0) / max(1, node.visits.get(first, 0))
            )
            prior = LEAN if answer == first else (1 - LEAN) / len(others)
            bound = mean + EXPLORE * prior * root / (1 + visits)
            if bound > most:
                best, most = answer, bound
        return best
