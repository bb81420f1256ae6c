"""The accuracy and latency of hints, compared with many more games: part of `review.py hints N [GAME ...]`.

Each game played by distracted and steady players gives one question with a real choice. Its hint is
computed as a server does, in steps and within the time limit, but by a clock that counts the CPU time
of this process: other work of the machine then changes nothing. The truth is measured with other
luck, until a difference is clearly above or below the limit that matters, with at most `TIMES` the
games of the hint.
"""

import time
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from bench.shares import describe_share
from magnat.analysis.branches import BranchSet
from magnat.analysis.hint_jobs import compute_hint
from magnat.analysis.hints import HintSearch
from magnat.analysis.intervals import POINT, Outcome, gain_differences, paired_half_width
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.review import run_to_end
from magnat.analysis.verdict import mean_difference
from magnat.kernel import Chance, Edition, Luck, Table, current_question
from magnat.match.bot_tasks import make_task
from magnat.match.messages import Hint
from magnat.record import Record, replay_positions
from magnat.record.luck import mix_seed

TIMES: Final = 50
TRUTH_SEED: Final = 1_000_003
MAX_TRUE_GAMES: Final = 50_000  # per answer
FIRST_TRUE_GAMES: Final = 200
CLEAR: Final = 3.0  # standard errors between a true difference and the limit that matters
NEAR_BEST: Final = 2 * POINT
LARGE_DIFFERENCE: Final = 5 * POINT
FIRST_BARS_SECONDS: Final = 0.5
FIRM_SECONDS: Final = 3.0


class HintChecked(NamedTuple):
    """A hint beside the truth. Losses and differences are tenths of a point."""

    found: str
    loss: int  # of the first answer beside the true best of all answers tried
    difference: int  # largest true difference between the tied answers
    known: bool  # the differences are known within 3 points
    games: int
    first_seconds: float
    seconds: float


def check_hint(e: Edition, record: Record, number: int, times: int = TIMES) -> HintChecked | None:
    """Return a hint for a random question of a game; None if nobody has a choice."""
    chosen = choose_question(record, number)
    if chosen is None:
        return None
    t, seat, seats = chosen[0], chosen[1], record.header.seats
    hint, first, seconds = time_hint(record, t, seat, number)
    search = HintSearch(t, seats, seat)
    truth = Truth(e, t, seats, seat, min(MAX_TRUE_GAMES, times * hint.games))
    best, loss = hint.answers[0].answer, 0
    if hint.found == "best":
        loss = max([0, *[truth.difference(each, best, [NEAR_BEST]) for each in search.tried if each != best]])
    tied = combinations([each.answer for each in hint.answers if each.tied], 2)
    difference = max(
        [abs(truth.difference(one, other, [LARGE_DIFFERENCE, -LARGE_DIFFERENCE])) for one, other in tied], default=0
    )
    return HintChecked(hint.found, loss, difference, hint.half <= 3 * POINT, hint.games, first, seconds)


def choose_question(record: Record, number: int) -> tuple[Table, int] | None:
    """Return a position in which a seat has a choice, and the seat."""
    positions = []
    for t in replay_positions(record):
        question = current_question(t)
        if question is None or isinstance(question, Chance) or question.drafting:
            continue
        if len(question.choices(t)) > 1:
            positions.append((t.copy(), question.seat))
    return positions[Random(mix_seed(number, 9)).randrange(len(positions))] if positions else None


def time_hint(record: Record, t: Table, seat: int, number: int) -> tuple[Hint, float, float]:
    """Return the final hint, and the seconds of CPU time until the first figures and until the final ones."""
    began = time.process_time()
    task = make_task(record.header, t, seat, "steady", "hint", Luck(number))
    step = compute_hint(task, clock=time.process_time)
    first = time.process_time() - began
    while not step.hint.final:
        task = msgspec.structs.replace(task, saved=step.saved)
        step = compute_hint(task, clock=time.process_time)
    return step.hint, first, time.process_time() - began


class Truth:
    """The differences between answers to one question, by many games."""

    def __init__(self, e: Edition, t: Table, seats: int, seat: int, games: int) -> None:
        played = reference_edition(e, int(getattr(t, "turns", 0)))
        self.branches = BranchSet(Reference(e.name), played, seats, TRUTH_SEED)
        self.t = t
        self.seat = seat
        self.games = games

    def difference(self, one: int, other: int, limits: Sequence[int]) -> int:
        """Return the difference between the seat's chances after two answers, in tenths of a point.

        Its games end when it is clearly above or below each limit.
        """
        n = 0
        while True:
            n = min(self.games, max(FIRST_TRUE_GAMES, 2 * n))
            after, before = [self.play(answer, n) for answer in (one, other)]
            differences = gain_differences(after[:n], before[:n], self.seat)
            mean, half = mean_difference(differences), paired_half_width(differences, CLEAR)
            if n == self.games or all([abs(mean - limit) > half for limit in limits]):
                return mean

    def play(self, answer: int, n: int) -> Sequence[Outcome]:
        branch = self.branches.get_branch(str(answer), self.t, self.seat, [(self.seat, answer)])
        run_to_end(self.branches.play_until(branch, n))
        return branch.outcomes


def summarise_hints(results: Sequence[Sequence[Any]]) -> str:
    hints = [HintChecked(*each) for each in results]
    best = [each for each in hints if each.found == "best"]
    unclear = [each for each in hints if each.found == "unclear"]
    found = {word: [each.found for each in hints].count(word) for word in ("best", "equal", "unclear", "only")}
    lines = [
        f"{len(hints)} hints ({', '.join([f'{word} {count}' for word, count in found.items()])})",
        share("named best within 2 points of the true best", best, lambda each: each.loss <= NEAR_BEST),
        share("no difference found, true one above 5 points", unclear, lambda each: each.difference > LARGE_DIFFERENCE),
        share("the same, of all hints", hints, lambda each: each in unclear and each.difference > LARGE_DIFFERENCE),
        share("first bars within 0.5 s", hints, lambda each: each.first_seconds <= FIRST_BARS_SECONDS),
        share("final within 3 s", hints, lambda each: each.seconds <= FIRM_SECONDS),
        share("differences known within 3 points", hints, lambda each: each.known),
        f"median {median([each.first_seconds for each in hints]):.2f} s to the first bars, "
        f"{median([each.seconds for each in hints]):.2f} s to the end, "
        f"{median([each.games for each in hints]):.0f} games",
    ]
    return "\n  ".join(lines)


def share(label: str, hints: Sequence[HintChecked], holds: Any) -> str:
    return f"{label}: {describe_share(sum([bool(holds(each)) for each in hints]), len(hints))}"


def median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]
