"""Search over sampled tables; the same code for all games.

Information-set Monte Carlo tree search on top of the steady player. Each round samples a table
consistent with the seat's knowledge and a luck, and tries every remaining candidate answer on both:
same cards, same dice, different answer. Below the root, a tree of answers prefers the steady
player's answer. Beyond the tree the steady player plays on until the table is quiet, and the value
net (`bots.value_net`) evaluates it. Where the value net was not found to be better, the steady
player plays a fixed number of decisions and the game's own estimate evaluates the table. After each
part of the budget half of the candidates drop out, and clear losers drop out at once. The search
stops early when no rival of the steady answer is left or the last one is clearly better.
"""

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from magnat.bots.bot import Bot, Observation, OfferReply
from magnat.bots.steady import Steady, SteadyBot, steady
from magnat.bots.value_net import ValueNet, load_trusted_value_net
from magnat.kernel import Luck, Question, StreamLuck, Table, apply

MAX_CANDIDATES: Final = 10  # candidates of a wide question; fewer if the budget is small
MIN_CANDIDATES: Final = 3
SIMULATIONS_PER_CANDIDATE: Final = 12  # target that limits the number of candidates
INITIAL_SIMULATIONS_PER_SECOND: Final = 2000  # assumed until measured
STEADY_PRIOR: Final = 0.7  # share of the prior that goes to the steady answer
EXPLORATION_WEIGHT: Final = 0.4
REQUIRED_MARGIN_SE: Final = 1.0  # standard errors by which an answer must beat the steady one
MIN_ROUNDS_TO_DROP: Final = 10  # before a candidate may drop out or win early
CLEAR_DIFFERENCE_SE: Final = 2.0  # a difference is clear from here on
UNKNOWN_ANSWER: Final = -(1 << 60)  # the steady answer is not computed yet


class Node:
    """A question reached by a sequence of answers: visits and total value of each answer for the asked seat."""

    __slots__ = ("children", "steady", "totals", "visited", "visits")

    def __init__(self) -> None:
        self.steady = UNKNOWN_ANSWER  # the steady player's answer
        self.visited = 0
        self.visits: dict[int, int] = {}
        self.totals: dict[int, float] = {}
        self.children: Children = {}


Children = dict[tuple[int, type, int], Node]  # by the answer that led here, the type of question, and the asked seat


class Rival:
    """A candidate other than the steady answer, with its gain over the steady answer in the same rounds."""

    __slots__ = ("ahead", "answer", "rounds", "squares", "total")

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.rounds = 0
        self.total = 0.0
        self.squares = 0.0
        self.ahead = False  # True if it gained in at least one round

    def add_gain(self, gain: float) -> None:
        self.rounds += 1
        self.ahead = self.ahead or gain > 0
        self.total += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.total / self.rounds if self.rounds else 0.0

    def gain_bound(self, errors: float) -> float:
        """Return the mean gain plus `errors` standard errors."""
        n = self.rounds
        if n < 3:
            return 0.0
        mean = self.total / n
        return mean + errors * math.sqrt(max(0.0, self.squares / n - mean * mean) / (n - 1))


class SearchBot(Bot):
    """Bot that searches for `seconds`, or for `simulations` if given, which makes it deterministic."""

    name = "search"

    def __init__(self, game: str, seconds: float = 0.05, simulations: int = 0, learned: bool = True) -> None:
        self.steady: Steady[Any] = steady(game)
        self.value_net: ValueNet | None = load_trusted_value_net(game) if learned else None
        self.active_value_net: ValueNet | None = None  # evaluates the current question, if trusted at this table
        self.steady_bot = SteadyBot(game)
        self.luck = StreamLuck(0)
        self.seconds = seconds
        self.simulations = simulations
        self.simulated = 0  # total, for measuring speed
        self.seconds_spent = 0.0

    def answer(self, observation: Observation) -> int:
        if len(observation.choices) == 1:
            return observation.choices[0]
        started = time.perf_counter()
        arms = self.candidates(observation.fixed, observation.question, observation.choices, observation.luck)
        self.active_value_net = (
            self.value_net if self.value_net is not None and self.value_net.is_trusted(observation.fixed) else None
        )
        answer = arms[0] if len(arms) == 1 else self.compare_candidates(observation, arms, started)
        self.seconds_spent += time.perf_counter() - started
        return answer

    def interject(self, observation: Observation) -> int | None:
        """Interject like the steady player: a table in the middle of a turn does not wait for a search."""
        return self.steady_bot.interject(observation)

    def weigh(self, observation: Observation) -> OfferReply:
        return self.steady_bot.weigh(observation)

    def candidates(self, t: Table, question: Question[Any], choices: Sequence[int], luck: Luck) -> list[int]:
        """Return the steady answer, then the others; for a wide question only the most promising and some samples."""
        first = self.steady.decide(t, question, choices)
        choices = self.steady.rank_choices(t, question, choices, first)
        breadth = self.max_candidates()
        if len(choices) <= breadth:
            return [first, *[answer for answer in choices if answer != first]]
        if isinstance(choices, range):  # an amount: the two lowest, one below and one above the steady answer
            near = choices.index(first) if first in choices else 0
            places = [0, 1, near * 3 // 4, min(near * 5 // 4 + 1, len(choices) - 1)]
        else:
            places = list(range((breadth + 1) // 2))
        places += [int(luck.random() * len(choices)) for _ in range(MAX_CANDIDATES)]
        answers = [first]
        for place in places:
            if choices[place] not in answers and len(answers) < breadth:
                answers.append(choices[place])
        return answers

    def max_candidates(self) -> int:
        measured = self.seconds_spent > self.seconds
        rate = self.simulated / self.seconds_spent if measured else INITIAL_SIMULATIONS_PER_SECOND
        expected = self.simulations or int(rate * self.seconds)
        return max(MIN_CANDIDATES, min(MAX_CANDIDATES, expected // SIMULATIONS_PER_CANDIDATE))

    def compare_candidates(self, observation: Observation, arms: list[int], started: float) -> int:
        """Play rounds of equal luck until the candidates are decided or the budget is spent; return the best answer.

        The steady answer never drops out, and a rival must beat it by `REQUIRED_MARGIN_SE`.
        """
        rivals = [Rival(answer) for answer in arms[1:]]
        trees: Children = {}
        parts = max(1, math.ceil(math.log2(len(arms))))
        part, done = 1, 0
        while rivals:
            used = self.budget_used(started, done)
            if used >= 1:
                break
            if used >= part / parts:
                part += 1
                rivals = keep_better_half(rivals)
            table, seed = observation.sample(), int(observation.luck.random() * (1 << 53))
            usual = self.simulate(table.copy(), arms[0], self.reset_luck(seed), trees, observation.seat)
            for rival in rivals:
                reached = self.simulate(table.copy(), rival.answer, self.reset_luck(seed), trees, observation.seat)
                rival.add_gain(reached - usual)
            done += 1 + len(rivals)
            rivals = drop_clear_losers(rivals)
            if (
                len(rivals) == 1
                and rivals[0].rounds >= MIN_ROUNDS_TO_DROP
                and rivals[0].gain_bound(-2 * CLEAR_DIFFERENCE_SE) > 0
            ):
                break
        self.simulated += done
        best, highest = arms[0], 0.0
        for rival in rivals:
            if rival.gain_bound(-REQUIRED_MARGIN_SE) > highest:
                best, highest = rival.answer, rival.gain_bound(-REQUIRED_MARGIN_SE)
        return best

    def reset_luck(self, seed: int) -> Luck:
        """Restart the shared luck from a seed. It is reused because creating one takes as long as three decisions."""
        self.luck.seed = seed
        self.luck.next = {}
        return self.luck

    def budget_used(self, started: float, done: int) -> float:
        if self.simulations:
            return done / self.simulations
        return (time.perf_counter() - started) / self.seconds

    def simulate(self, t: Table, answer: int, luck: Luck, trees: Children, seat: int) -> float:
        """Apply the answer, descend the tree, evaluate, update the tree, and return the value for `seat`."""
        choices = apply(t, answer, luck, True)
        path: list[tuple[Node, int, int]] = []
        children = trees
        while choices:
            question = t.stack[-1]
            assert isinstance(question, Question)
            key = (answer, type(question), question.seat)
            node = children.get(key)
            if node is None:
                children[key] = Node()
                break
            if node.steady == UNKNOWN_ANSWER:
                node.steady = self.steady.decide(t, question, choices)
            answer = self.select_answer(node, choices)
            path.append((node, answer, question.seat))
            choices = apply(t, answer, luck, True)
            children = node.children
        values = self.evaluate(t, choices, luck)
        for node, given_answer, player in path:
            node.visited += 1
            node.visits[given_answer] = node.visits.get(given_answer, 0) + 1
            node.totals[given_answer] = node.totals.get(given_answer, 0.0) + values[player]
        return values[seat]

    def evaluate(self, t: Table, choices: Sequence[int], luck: Luck) -> list[float]:
        """Return each seat's chances after a rollout by the steady player."""
        judge = self.active_value_net
        if judge is None:
            self.steady.rollout(t, choices, luck, self.steady.horizon)
            return self.steady.values(t)
        choices = self.steady.rollout(t, choices, luck, judge.min_rollout)
        self.steady.rollout(t, choices, luck, judge.max_rollout - judge.min_rollout, judge)
        return judge.values(t)

    def select_answer(self, node: Node, choices: Sequence[int]) -> int:
        """Return the answer with the highest bound among a few, preferring the steady one."""
        first = node.steady if node.steady in choices else choices[0]
        looked_at = 1 + int(math.sqrt(node.visited) / 2)
        if looked_at == 1:
            return first
        others = [answer for answer in choices[:looked_at] if answer != first]
        root = math.sqrt(node.visited + 1)
        best, highest = first, -1.0
        for answer in (first, *others):
            visits = node.visits.get(answer, 0)
            mean = (
                node.totals[answer] / visits
                if visits
                else node.totals.get(first, 0.0) / max(1, node.visits.get(first, 0))
            )
            prior = STEADY_PRIOR if answer == first else (1 - STEADY_PRIOR) / len(others)
            bound = mean + EXPLORATION_WEIGHT * prior * root / (1 + visits)
            if bound > highest:
                best, highest = answer, bound
        return best


def keep_better_half(rivals: list[Rival]) -> list[Rival]:
    """Return the better half of the rivals, in the original order."""
    ranked = sorted(rivals, key=lambda rival: -rival.mean())
    better = ranked[: max(1, len(rivals) // 2)]
    return [rival for rival in rivals if rival in better]


def drop_clear_losers(rivals: list[Rival]) -> list[Rival]:
    """Return the rivals that may still turn out best: not clearly behind the steady answer or another rival."""
    if rivals[0].rounds < MIN_ROUNDS_TO_DROP:
        return rivals
    bar = max([0.0, *[rival.gain_bound(-CLEAR_DIFFERENCE_SE) for rival in rivals]])
    return [
        rival
        for rival in rivals
        if rival.gain_bound(CLEAR_DIFFERENCE_SE) > bar and (rival.ahead or rival.rounds < 2 * MIN_ROUNDS_TO_DROP)
    ]
