"""The review of a recorded game, computed incrementally and resumable.

`Review.work` is a generator that plays a few games and yields its progress: first a sketch of the
curve, then one reliable moment, then every position, then a closer look at doubtful answers and
turning points. `build_result` returns the figures known so far. The result depends only on the
record and the budget: an interrupted review resumes to the same bytes.
"""

from collections.abc import Generator, Iterable, Iterator
from typing import Any, Final

import msgspec

from magnat.analysis.branches import BranchSet, true_branch
from magnat.analysis.intervals import POINT, chances_by_seat
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.timeline import Segment, Timeline, seed_from_rows
from magnat.analysis.verdict import MIN_ERROR, AnswerTrial, answer_pair_branches, largest_loss, mean_gain, start_trial
from magnat.kernel import BadOption, Edition
from magnat.record import Record
from magnat.version import engine_version

SCREENING_GAMES: Final = 20  # games that determine which answer to examine first
MAX_SCREENED_ANSWERS: Final = 40
MAX_DOUBTFUL_ANSWERS: Final = 12  # the two worst answers of each seat are added
MIN_TURNING_SWING: Final = 10 * POINT  # minimum change of a seat's chance by luck
MAX_MOMENTS: Final = 9
DECIDED_CHANCE: Final = 850  # of the winner, from the decided turn to the end


class Budget(msgspec.Struct, frozen=True):
    """Numbers of games: per position (`first`), per doubtful answer (`closer`), per position at the end (`rest`)."""

    first: int = 100
    closer: int = 1600
    rest: int = 0
    every: int = 10  # turns between two points of the sketch


class ReviewStep(msgspec.Struct, frozen=True):
    """The progress of a review. `row` is an answer whose verdict has just become available, or -1."""

    stage: str  # sketch, moment, first, closer, rest
    done: int
    total: int
    row: int = -1


class Review:
    """The analysis of one recorded game.

    `edition` defaults to the record's edition, `reference` to the steady bot. `saved` is the result
    of an earlier `dump`; raise `BadOption` if it belongs to another engine version, reference or
    record.
    """

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
        self.fingerprint = seed_from_rows(record.header, record.rows)
        played = reference_edition(self.edition, max(self.timeline.turns))
        self.branches = BranchSet(self.reference, played, self.timeline.seats)
        self.trials: dict[int, AnswerTrial] = {}  # by row
        self.examined: list[Segment] = []  # luck that the closer pass has measured
        self.stage = ""
        if saved:
            self._load(saved)

    # Work, in an order that gives first results early

    def work(self) -> Generator[ReviewStep, None, None]:
        """Work until the budget is used up, yielding the progress."""
        yield from self._play_positions("sketch", self.sketch_positions(), self.budget.first)
        answers = [segment for segment in self.timeline.segments if segment.is_answer]
        yield from self._first_moment(answers)
        yield from self._play_everywhere("first", self.budget.first)
        yield from self._look_closer(self.doubtful_answers(answers), self.turning_points())
        if self.budget.rest:
            yield from self._play_everywhere("rest", self.budget.rest)
        self.stage = "done"

    def _play_positions(self, stage: str, positions: list[int], n: int) -> Iterator[ReviewStep]:
        self.stage = stage
        for done, position in enumerate(positions):
            for _ in self.branches.play_until(true_branch(self.branches, self.timeline, position), n):
                yield ReviewStep(stage, done, len(positions))
        yield ReviewStep(stage, len(positions), len(positions))

    def _first_moment(self, answers: list[Segment]) -> Iterator[ReviewStep]:
        """Compute the verdict of the answer that looks worst after a few games."""
        n = min(SCREENING_GAMES, self.budget.first)
        screened = pick_evenly([segment for segment in answers if segment.is_single_answer], MAX_SCREENED_ANSWERS)
        for done, segment in enumerate(screened):
            yield from self._play_pair(segment, n, ReviewStep("moment", done, len(screened)))
        if screened:
            worst = min(screened, key=lambda segment: (self.answer_gain(segment, n), segment.first))
            yield from self._run_trial(worst, ReviewStep("moment", len(screened), len(screened)))

    def _play_everywhere(self, stage: str, n: int) -> Iterator[ReviewStep]:
        """Measure every position in the order of play; answers also from their seat's observation."""
        self.stage = stage
        timeline = self.timeline
        total = len(timeline.checkpoints)
        yield from self._play_positions(stage, [0], n)
        for done, segment in enumerate(timeline.segments):
            for _ in self.branches.play_until(true_branch(self.branches, timeline, segment.last), n):
                yield ReviewStep(stage, done + 1, total)
            if segment.is_answer and timeline.has_secrets:
                yield from self._play_pair(segment, n, ReviewStep(stage, done + 1, total))
        yield ReviewStep(stage, total, total)

    def _look_closer(self, doubtful: list[Segment], turning: list[Segment]) -> Iterator[ReviewStep]:
        """Examine doubtful answers until their verdict is reliable, then play more games around luck."""
        self.stage = "closer"
        total = len(doubtful) + len(turning)
        for done, segment in enumerate(doubtful):
            yield from self._run_trial(segment, ReviewStep("closer", done, total))
        for done, segment in enumerate(turning, len(doubtful)):
            for position in (segment.before, segment.last):
                branch = true_branch(self.branches, self.timeline, position)
                for _ in self.branches.play_until(branch, min(4 * self.budget.first, self.budget.closer)):
                    yield ReviewStep("closer", done, total)
            self.examined.append(segment)
        yield ReviewStep("closer", total, total)

    def _play_pair(self, segment: Segment, n: int, step: ReviewStep) -> Iterator[ReviewStep]:
        for branch in answer_pair_branches(self.branches, self.timeline, segment):
            for _ in self.branches.play_until(branch, n):
                yield step

    def _run_trial(self, segment: Segment, step: ReviewStep) -> Iterator[ReviewStep]:
        if segment.first not in self.trials:
            budget = self.budget
            trial = start_trial(self.branches, self.timeline, segment, budget.closer, games_seen=budget.first)
            self.trials[segment.first] = trial
        for _ in self.trials[segment.first].work():
            yield step
        yield msgspec.structs.replace(step, row=segment.first)

    # Selection of the work. It uses only the first games of a branch, so that it does not depend on
    # how many were played.

    def sketch_positions(self) -> list[int]:
        """Return the first measured position of every `budget.every` turns, and the last position."""
        positions: list[int] = []
        due = 0
        for position in self.timeline.checkpoints:
            if self.timeline.turns[position] >= due or position == self.timeline.end:
                positions.append(position)
                due = self.timeline.turns[position] + self.budget.every
        return positions

    def answer_gain(self, segment: Segment, n: int) -> float:
        """Return the mean gain of a segment's seat by its answer, over the first `n` games."""
        after, before = answer_pair_branches(self.branches, self.timeline, segment)
        return mean_gain(after.outcomes, before.outcomes, segment.seat, n)

    def possible_loss(self, segment: Segment) -> int:
        """Return the loss of a segment's seat by its answer, at the upper end of its interval, in tenths of a point."""
        after, before = [branch.outcomes for branch in answer_pair_branches(self.branches, self.timeline, segment)]
        return largest_loss(after[: self.budget.first], before[: self.budget.first], segment.seat)

    def doubtful_answers(self, answers: list[Segment]) -> list[Segment]:
        """Return answers that may have cost something: the worst of all and of each seat, in the order of play.

        They seem to lose in the first games, or these do not exclude an error.
        """
        n, last = self.budget.first, self.decided_turn(self.budget.first)
        single = [segment for segment in answers if segment.is_single_answer and (last is None or segment.turn <= last)]
        ranked = sorted(single, key=lambda segment: (-self.possible_loss(segment), segment.first))
        ranked = [each for each in ranked if self.answer_gain(each, n) < 0 or self.possible_loss(each) >= MIN_ERROR]
        chosen = ranked[:MAX_DOUBTFUL_ANSWERS]
        for seat in range(self.timeline.seats):
            chosen += [segment for segment in ranked if segment.seat == seat][:2]
        return sorted(set(chosen))

    def turning_points(self) -> list[Segment]:
        """Return the segments in which luck changed a seat's chance most, in the order of play.

        The set-up, which decides who starts, is none of them.
        """
        luck = [each for each in self.timeline.segments if not each.is_answer and each.first >= self.timeline.opening]
        moved = [(self.chance_swing(segment), segment) for segment in luck]
        ranked = sorted(
            [(by, segment) for by, segment in moved if by >= MIN_TURNING_SWING], key=lambda pair: (-pair[0], pair[1])
        )
        return sorted([segment for _, segment in ranked[:MAX_MOMENTS]])

    def chance_swing(self, segment: Segment) -> int:
        """Return the largest change of any seat's chance in a segment; 0 if it was not measured."""
        before, after = (self.chance_at(each, self.budget.first) for each in (segment.before, segment.last))
        return max([abs(a - b) for a, b in zip(after, before, strict=True)]) if before and after else 0

    def chance_at(self, position: int, n: int = 0) -> list[int]:
        """Return the chances by seat from the first `n` games (0: all); empty if no game was played."""
        outcomes = true_branch(self.branches, self.timeline, position).outcomes
        return chances_by_seat(outcomes[:n] if n else outcomes) if outcomes else []

    def decided_turn(self, n: int = 0) -> int | None:
        """Return the first turn from which the winner's chance stays high, by the first `n` games (0: all).

        None if there is no single winner.
        """
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

    # Saving

    def dump(self) -> bytes:
        """Return all outcomes and the review's identity, for the `saved` argument of another `Review`."""
        return msgspec.json.encode({"of": self.identity(), **self.branches.dump()})

    def identity(self) -> dict[str, Any]:
        """Return the values on which the figures depend; saved work is valid only if they are equal."""
        return {"engine": engine_version(), "reference": self.reference.name, "record": self.fingerprint}

    def _load(self, saved: bytes) -> None:
        state = msgspec.json.decode(saved)
        if state["of"] != self.identity():
            raise BadOption("review", str(state["of"]), str(self.identity()))
        self.branches.load(state)


def pick_evenly(stretches: list[Segment], limit: int) -> list[Segment]:
    """Return at most `limit` segments, evenly spaced over the game."""
    return stretches if len(stretches) <= limit else [stretches[i * len(stretches) // limit] for i in range(limit)]


def run_to_end(steps: Iterable[object]) -> None:
    """Exhaust an iterator of steps, such as `review.work()`."""
    for _ in steps:
        pass
