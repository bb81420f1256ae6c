"""analysis: the review of a recorded game, as work that can be left and taken up again.

`work` is a generator: it plays a few games, then yields how far it is. First a sketch of the curve, then one moment
firmly, then every position, then what is worth a closer look. `result` says what is known so far. All of it follows
from the record, the seed and the budget: who stops and takes it up again gets the same bytes.
"""

import hashlib
from collections.abc import Generator, Iterable, Iterator
from typing import Any, Final

import msgspec

import magnat
from magnat.analysis.branches import Branches, true_branch
from magnat.analysis.course import Course, Stretch
from magnat.analysis.figures import POINT, chances
from magnat.analysis.reference import Reference, playable
from magnat.analysis.verdict import Trial, mean_gain, trial_of, words_branches
from magnat.kernel import BadOption, Edition
from magnat.record import Record

SCREENED: Final = 20  # games that tell which answer to look at first
CANDIDATES: Final = 40  # answers that are screened, at most
LOOKED_AT: Final = 12  # answers that are looked at closer, at most; besides, the worst of each seat
TURNING: Final = 10 * POINT  # a row that moves somebody so far is worth talking about
MOMENTS: Final = 9
DECIDED: Final = 850  # the winner's chance, from there to the end


class Budget(msgspec.Struct, frozen=True):
    """Games: for a point of the sketch and for each position; of moments, and for each position at the end."""

    first: int = 100
    closer: int = 1600
    rest: int = 0
    every: int = 10  # turns between two points of the sketch


class Step(msgspec.Struct, frozen=True):
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
        self.course = Course(record, self.edition, self.reference)
        self.seed = seed_of(record)
        played = playable(self.edition, max(self.course.turns))
        self.branches = Branches(self.reference, played, self.course.seats, self.seed)
        self.trials: dict[int, Trial] = {}  # by row
        self.stage = ""
        if saved:
            self._take_up(saved)

    # The work, first results early

    def work(self) -> Generator[Step, None, None]:
        """Until everything that the budget allows is known."""
        yield from self._positions("sketch", self.sketched(), self.budget.first)
        said = [stretch for stretch in self.course.stretches if stretch.said]
        yield from self._first_moment(said)
        yield from self._everywhere("first", self.budget.first)
        yield from self._closer(self.doubtful(said), self.turning())
        if self.budget.rest:
            yield from self._everywhere("rest", self.budget.rest)
        self.stage = "done"

    def _positions(self, stage: str, positions: list[int], n: int) -> Iterator[Step]:
        self.stage = stage
        for done, position in enumerate(positions):
            for _ in self.branches.fill(true_branch(self.branches, self.course, position), n):
                yield Step(stage, done, len(positions))
        yield Step(stage, len(positions), len(positions))

    def _first_moment(self, said: list[Stretch]) -> Iterator[Step]:
        """The answer that seems worst after a few games, firmly."""
        n = min(SCREENED, self.budget.first)
        screened = spread_out([stretch for stretch in said if stretch.single], CANDIDATES)
        for done, stretch in enumerate(screened):
            yield from self._pair(stretch, n, Step("moment", done, len(screened)))
        if screened:
            worst = min(screened, key=lambda stretch: (self.gain(stretch, n), stretch.first))
            yield from self._trial(worst, Step("moment", len(screened), len(screened)))

    def _everywhere(self, stage: str, n: int) -> Iterator[Step]:
        """Every position, in the order of play; answers also by what their seats could know."""
        self.stage = stage
        course = self.course
        total = len(course.stations)
        yield from self._positions(stage, [0], n)
        for done, stretch in enumerate(course.stretches):
            for _ in self.branches.fill(true_branch(self.branches, course, stretch.last), n):
                yield Step(stage, done + 1, total)
            if stretch.said and course.secret:
                yield from self._pair(stretch, n, Step(stage, done + 1, total))
        yield Step(stage, total, total)

    def _closer(self, doubtful: list[Stretch], turning: list[Stretch]) -> Iterator[Step]:
        """Answers until their word is sure, then what luck did."""
        self.stage = "closer"
        total = len(doubtful) + len(turning)
        for done, stretch in enumerate(doubtful):
            yield from self._trial(stretch, Step("closer", done, total))
        for done, stretch in enumerate(turning, len(doubtful)):
            for position in (stretch.before, stretch.last):
                branch = true_branch(self.branches, self.course, position)
                for _ in self.branches.fill(branch, min(4 * self.budget.first, self.budget.closer)):
                    yield Step("closer", done, total)
        yield Step("closer", total, total)

    def _pair(self, stretch: Stretch, n: int, step: Step) -> Iterator[Step]:
        for branch in words_branches(self.branches, self.course, stretch):
            for _ in self.branches.fill(branch, n):
                yield step

    def _trial(self, stretch: Stretch, step: Step) -> Iterator[Step]:
        if stretch.first not in self.trials:
            budget = self.budget
            trial = trial_of(self.branches, self.course, stretch, budget.closer, seen=budget.first)
            self.trials[stretch.first] = trial
        for _ in self.trials[stretch.first].work():
            yield step
        yield msgspec.structs.replace(step, row=stretch.first)

    # What is worth the work. All of it rests on the first games of a branch, however many there are by now.

    def sketched(self) -> list[int]:
        """The first measured position of every so many turns, and the last."""
        found: list[int] = []
        due = 0
        for position in self.course.stations:
            if self.course.turns[position] >= due or position == self.course.end:
                found.append(position)
                due = self.course.turns[position] + self.budget.every
        return found

    def gain(self, stretch: Stretch, n: int) -> float:
        after, before = words_branches(self.branches, self.course, stretch)
        return mean_gain(after.outcomes, before.outcomes, stretch.seat, n)

    def doubtful(self, said: list[Stretch]) -> list[Stretch]:
        """Answers that may have cost something: the worst of all, and of each seat, in the order of play."""
        n, last = self.budget.first, self.decided(self.budget.first)
        single = [stretch for stretch in said if stretch.single and (last is None or stretch.turn <= last)]
        ranked = sorted(single, key=lambda stretch: (self.gain(stretch, n), stretch.first))
        ranked = [stretch for stretch in ranked if self.gain(stretch, n) < 0]
        chosen = ranked[:LOOKED_AT]
        for seat in range(self.course.seats):
            chosen += [stretch for stretch in ranked if stretch.seat == seat][:2]
        return sorted(set(chosen))

    def turning(self) -> list[Stretch]:
        """What luck did that moved somebody most."""
        moved = [(self.moved(stretch), stretch) for stretch in self.course.stretches if not stretch.said]
        ranked = sorted([(by, stretch) for by, stretch in moved if by >= TURNING], key=lambda pair: (-pair[0], pair[1]))
        return sorted([stretch for _, stretch in ranked[:MOMENTS]])

    def moved(self, stretch: Stretch) -> int:
        before, after = (self.chance_at(each, self.budget.first) for each in (stretch.before, stretch.last))
        return max([abs(a - b) for a, b in zip(after, before, strict=True)]) if before and after else 0

    def chance_at(self, position: int, n: int = 0) -> list[int]:
        """The chances at a position by its first n games, or by all; nothing if none was played."""
        outcomes = true_branch(self.branches, self.course, position).outcomes
        return chances(outcomes[:n] if n else outcomes) if outcomes else []

    def decided(self, n: int = 0) -> int | None:
        """The first turn from which the winner's chance stays high to the end."""
        if not self.course.over or self.course.winners.bit_count() != 1:
            return None
        winner = self.course.winners.bit_length() - 1
        turn: int | None = None
        for position in self.course.stations:
            chance = self.chance_at(position, n)
            if chance and chance[winner] < DECIDED:
                turn = None
            elif chance and turn is None:
                turn = self.course.turns[position]
        return turn

    # Another day

    def saved(self) -> bytes:
        """All that was played, with what it belongs to."""
        return msgspec.json.encode({"of": self.identity(), **self.branches.saved()})

    def identity(self) -> dict[str, Any]:
        """A change of any of these makes other figures."""
        return {"engine": magnat.__version__, "reference": self.reference.name, "seed": self.seed}

    def _take_up(self, saved: bytes) -> None:
        found = msgspec.json.decode(saved)
        if found["of"] != self.identity():
            raise BadOption("review", str(found["of"]), str(self.identity()))
        self.branches.take_up(found)


def seed_of(record: Record) -> int:
    """A seed that follows from what was played, whatever the players are called."""
    header = record.header
    told = msgspec.json.encode([header.game, header.variant, sorted(header.options.items()), header.seats, record.rows])
    return int.from_bytes(hashlib.sha256(told).digest()[:7], "big")


def spread_out(stretches: list[Stretch], most: int) -> list[Stretch]:
    """At most so many of them, evenly over the game."""
    return stretches if len(stretches) <= most else [stretches[i * len(stretches) // most] for i in range(most)]


def finished(steps: Iterable[object]) -> None:
    """Do all the work at once."""
    for _ in steps:
        pass
