"""analysis: the review of a recorded game, as work that can be left and taken up again.

`work` is a generator: it plays a few games, then yields how far it is. First a sketch of the curve, then one moment
firmly, then every position, then what is worth a closer look. `result` says what is known so far. All of it follows
from the record, the seed and the budget: who stops and takes it up again gets the same bytes.
"""

import hashlib
from collections.abc import Generator, Iterable, Iterator
from typing import Any, Final

import msgspec

from magnat.analysis.branches import BranchSet, true_branch
from magnat.analysis.intervals import POINT, chances_by_seat
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.timeline import Segment, Timeline
from magnat.analysis.verdict import AnswerTrial, answer_pair_branches, mean_gain, start_trial
from magnat.kernel import BadOption, Edition
from magnat.record import Record
from magnat.version import __version__

SCREENING_GAMES: Final = 20  # games that tell which answer to look at first
MAX_SCREENED_ANSWERS: Final = 40  # answers that are screened, at most
MAX_DOUBTFUL_ANSWERS: Final = 12  # answers that are looked at closer, at most; besides, the worst of each seat
MIN_TURNING_SWING: Final = 10 * POINT  # a row that moves somebody so far is worth talking about
MAX_MOMENTS: Final = 9
DECIDED_CHANCE: Final = 850  # the winner's chance, from there to the end


class Budget(msgspec.Struct, frozen=True):
    """Games: for a point of the sketch and for each position; of moments, and for each position at the end."""

    first: int = 100
    closer: int = 1600
    rest: int = 0
    every: int = 10  # turns between two points of the sketch


class ReviewStep(msgspec.Struct, frozen=True):
    """How far the work is. `row` is a moment that has just become firm."""

    stage: str  # sketch, moment, first, closer, rest
    done: int
    total: int
    row: int = -1


class Review:
    """The figures of one game."""

    def __init__(
        self,
        record: Record,
        edition: Edition | None = None,
        reference: Reference | None = None,
        budget: Budget | None = None,
        saved: bytes = b"",
    ) -> None:
        self.record = record
        self.edition = edition or record.header.edition()
        self.reference = reference or Reference(self.edition.name)
        self.budget = budget or Budget()
        self.timeline = Timeline(record, self.edition, self.reference)
        self.seed = seed_from_record(record)
        played = reference_edition(self.edition, max(self.timeline.turns))
        self.branches = BranchSet(self.reference, played, self.timeline.seats, self.seed)
        self.trials: dict[int, AnswerTrial] = {}  # by row
        self.stage = ""
        if saved:
            self._load(saved)

    # The work, first results early

    def work(self) -> Generator[ReviewStep, None, None]:
        """Until everything that the budget allows is known."""
        yield from self._play_positions("sketch", self.sketch_positions(), self.budget.first)
        said = [stretch for stretch in self.timeline.segments if stretch.is_answer]
        yield from self._first_moment(said)
        yield from self._play_everywhere("first", self.budget.first)
        yield from self._look_closer(self.doubtful_answers(said), self.turning_points())
        if self.budget.rest:
            yield from self._play_everywhere("rest", self.budget.rest)
        self.stage = "done"

    def _play_positions(self, stage: str, positions: list[int], n: int) -> Iterator[ReviewStep]:
        self.stage = stage
        for done, position in enumerate(positions):
            for _ in self.branches.play_until(true_branch(self.branches, self.timeline, position), n):
                yield ReviewStep(stage, done, len(positions))
        yield ReviewStep(stage, len(positions), len(positions))

    def _first_moment(self, said: list[Segment]) -> Iterator[ReviewStep]:
        """The answer that seems worst after a few games, firmly."""
        n = min(SCREENING_GAMES, self.budget.first)
        screened = pick_evenly([stretch for stretch in said if stretch.is_single_answer], MAX_SCREENED_ANSWERS)
        for done, stretch in enumerate(screened):
            yield from self._play_pair(stretch, n, ReviewStep("moment", done, len(screened)))
        if screened:
            worst = min(screened, key=lambda stretch: (self.answer_gain(stretch, n), stretch.first))
            yield from self._run_trial(worst, ReviewStep("moment", len(screened), len(screened)))

    def _play_everywhere(self, stage: str, n: int) -> Iterator[ReviewStep]:
        """Every position, in the order of play; answers also by what their seats could know."""
        self.stage = stage
        course = self.timeline
        total = len(course.checkpoints)
        yield from self._play_positions(stage, [0], n)
        for done, stretch in enumerate(course.segments):
            for _ in self.branches.play_until(true_branch(self.branches, course, stretch.last), n):
                yield ReviewStep(stage, done + 1, total)
            if stretch.is_answer and course.has_secrets:
                yield from self._play_pair(stretch, n, ReviewStep(stage, done + 1, total))
        yield ReviewStep(stage, total, total)

    def _look_closer(self, doubtful: list[Segment], turning: list[Segment]) -> Iterator[ReviewStep]:
        """Answers until their word is sure, then what luck did."""
        self.stage = "closer"
        total = len(doubtful) + len(turning)
        for done, stretch in enumerate(doubtful):
            yield from self._run_trial(stretch, ReviewStep("closer", done, total))
        for done, stretch in enumerate(turning, len(doubtful)):
            for position in (stretch.before, stretch.last):
                branch = true_branch(self.branches, self.timeline, position)
                for _ in self.branches.play_until(branch, min(4 * self.budget.first, self.budget.closer)):
                    yield ReviewStep("closer", done, total)
        yield ReviewStep("closer", total, total)

    def _play_pair(self, stretch: Segment, n: int, step: ReviewStep) -> Iterator[ReviewStep]:
        for branch in answer_pair_branches(self.branches, self.timeline, stretch):
            for _ in self.branches.play_until(branch, n):
                yield step

    def _run_trial(self, stretch: Segment, step: ReviewStep) -> Iterator[ReviewStep]:
        if stretch.first not in self.trials:
            budget = self.budget
            trial = start_trial(self.branches, self.timeline, stretch, budget.closer, seen=budget.first)
            self.trials[stretch.first] = trial
        for _ in self.trials[stretch.first].work():
            yield step
        yield msgspec.structs.replace(step, row=stretch.first)

    # What is worth the work. All of it rests on the first games of a branch, however many there are by now.

    def sketch_positions(self) -> list[int]:
        """The first measured position of every so many turns, and the last."""
        found: list[int] = []
        due = 0
        for position in self.timeline.checkpoints:
            if self.timeline.turns[position] >= due or position == self.timeline.end:
                found.append(position)
                due = self.timeline.turns[position] + self.budget.every
        return found

    def answer_gain(self, stretch: Segment, n: int) -> float:
        after, before = answer_pair_branches(self.branches, self.timeline, stretch)
        return mean_gain(after.outcomes, before.outcomes, stretch.seat, n)

    def doubtful_answers(self, said: list[Segment]) -> list[Segment]:
        """Answers that may have cost something: the worst of all, and of each seat, in the order of play."""
        n, last = self.budget.first, self.decided_turn(self.budget.first)
        single = [stretch for stretch in said if stretch.is_single_answer and (last is None or stretch.turn <= last)]
        ranked = sorted(single, key=lambda stretch: (self.answer_gain(stretch, n), stretch.first))
        ranked = [stretch for stretch in ranked if self.answer_gain(stretch, n) < 0]
        chosen = ranked[:MAX_DOUBTFUL_ANSWERS]
        for seat in range(self.timeline.seats):
            chosen += [stretch for stretch in ranked if stretch.seat == seat][:2]
        return sorted(set(chosen))

    def turning_points(self) -> list[Segment]:
        """What luck did that moved somebody most."""
        moved = [(self.chance_swing(stretch), stretch) for stretch in self.timeline.segments if not stretch.is_answer]
        ranked = sorted(
            [(by, stretch) for by, stretch in moved if by >= MIN_TURNING_SWING], key=lambda pair: (-pair[0], pair[1])
        )
        return sorted([stretch for _, stretch in ranked[:MAX_MOMENTS]])

    def chance_swing(self, stretch: Segment) -> int:
        before, after = (self.chance_at(each, self.budget.first) for each in (stretch.before, stretch.last))
        return max([abs(a - b) for a, b in zip(after, before, strict=True)]) if before and after else 0

    def chance_at(self, position: int, n: int = 0) -> list[int]:
        """The chances at a position by its first n games, or by all; nothing if none was played."""
        outcomes = true_branch(self.branches, self.timeline, position).outcomes
        return chances_by_seat(outcomes[:n] if n else outcomes) if outcomes else []

    def decided_turn(self, n: int = 0) -> int | None:
        """The first turn from which the winner's chance stays high to the end."""
        if not self.timeline.is_over or self.timeline.winners.bit_count() != 1:
            return None
        winner = self.timeline.winners.bit_length() - 1
        turn: int | None = None
        for position in self.timeline.checkpoints:
            chance = self.chance_at(position, n)
            if chance and chance[winner] < DECIDED_CHANCE:
                turn = None
            elif chance and turn is None:
                turn = self.timeline.turns[position]
        return turn

    # Another day

    def dump(self) -> bytes:
        """All that was played, with what it belongs to."""
        return msgspec.json.encode({"of": self.identity(), **self.branches.dump()})

    def identity(self) -> dict[str, Any]:
        """A change of any of these makes other figures."""
        return {"engine": __version__, "reference": self.reference.name, "seed": self.seed}

    def _load(self, saved: bytes) -> None:
        found = msgspec.json.decode(saved)
        if found["of"] != self.identity():
            raise BadOption("review", str(found["of"]), str(self.identity()))
        self.branches.load(found)


def seed_from_record(record: Record) -> int:
    """A seed that follows from what was played, whatever the players are called."""
    header = record.header
    told = msgspec.json.encode([header.game, header.variant, sorted(header.options.items()), header.seats, record.rows])
    return int.from_bytes(hashlib.sha256(told).digest()[:7], "big")


def pick_evenly(stretches: list[Segment], most: int) -> list[Segment]:
    """At most so many of them, evenly over the game."""
    return stretches if len(stretches) <= most else [stretches[i * len(stretches) // most] for i in range(most)]


def run_to_end(steps: Iterable[object]) -> None:
    """Do all the work at once."""
    for _ in steps:
        pass
