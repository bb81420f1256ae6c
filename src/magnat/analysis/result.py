"""analysis: what a review says, as plain data. Figures are tenths of a point; whatever should add up does so exactly.

For every seat: start + luck + play + others = end. For every event: the luck of all seats adds up to 0, and so does
what all gain by one seat's answer. `shown` has the same figures as people see them, and they add up there too.
"""

from typing import Final

import msgspec

import magnat
from magnat.analysis.branches import Branch, true_branch
from magnat.analysis.course import Stretch
from magnat.analysis.figures import (
    Outcome,
    gains,
    half_of,
    half_of_gain,
    shown,
    shown_half,
    spread_of_gain,
    together,
    unit_for,
)
from magnat.analysis.mistakes import kind_of_mistake
from magnat.analysis.reasons import Reason, reason_for
from magnat.analysis.review import MOMENTS, TURNING, Review
from magnat.analysis.verdict import Verdict, words_branches

LUCKY: Final = 3  # moments of luck that are told in any case
WORDS: Final = ("blunder", "error", "doubtful")


class Point(msgspec.Struct):
    """The chances after so many rows, by seat, how far each may be off, and how many games say so."""

    row: int
    turn: int
    chances: list[int]
    halves: list[int]
    games: int


class Event(msgspec.Struct):
    """What happened from one measured position to the next.

    `luck` and `play` are what each seat gained: by luck, or by the answer of `seat`. An answer may hold some luck:
    what nobody could know.
    """

    row: int
    last: int
    turn: int
    seat: int
    said: bool
    luck: list[int]
    play: list[int]
    halves: list[int]


class Terms(msgspec.Struct):
    """The sum of a game, for one seat."""

    start: int
    luck: int
    play: int
    others: int
    end: int


class Mistake(msgspec.Struct):
    """An answer that has a word: of which kind, what it cost, and how far that may be off."""

    kind: str
    word: str
    turn: int
    cost: int
    half: int


class Player(msgspec.Struct):
    """A seat: its sum, exactly and as it is shown, and its answers."""

    seat: int
    name: str
    exact: Terms
    shown: Terms
    half: int  # how far `shown.luck` may be off; the other terms are no less sure
    decisions: int
    words: dict[str, int]
    mistakes: list[Mistake] = []  # in the order of play


class Moment(msgspec.Struct):
    """Something worth talking about, numbered in the order of play."""

    number: int
    row: int
    last: int
    turn: int
    seat: int
    kind: str  # answer, luck
    before: list[int]
    after: list[int]
    halves: list[int]
    unit: int  # what these are rounded to
    cost: int  # the error of an answer; what luck gave its seat
    half: int
    given: int | None = None
    verdict: Verdict | None = None
    reason: Reason | None = None


class Result(msgspec.Struct):
    """A review. `until` is the position up to which everything was measured; `stage` is `done` after all work."""

    game: str
    variant: str
    seats: int
    names: list[str]
    engine: str
    reference: str
    seed: int
    stage: str
    until: int
    turns: int
    finished: bool  # whether the game was played to its end
    winners: list[int]
    decided: int | None
    games: int
    points: list[Point]
    events: list[Event]
    players: list[Player]
    moments: list[Moment]


def result(review: Review) -> Result:
    """What is known by now."""
    course, header = review.course, review.record.header
    points = [point(review, position) for position in course.stations if review.chance_at(position)]
    events = measured_events(review)
    until = events[-1].last if events else 0
    return Result(
        header.game,
        header.variant,
        course.seats,
        header.names,
        magnat.__version__,
        review.reference.name,
        review.seed,
        review.stage,
        until,
        max(course.turns),
        course.over,
        [p for p in range(course.seats) if course.winners >> p & 1],
        review.decided(),
        sum([len(branch.outcomes) for branch in review.branches.known.values()]),
        points,
        events,
        players(review, events) if events else [],
        moments(review, events),
    )


def point(review: Review, position: int) -> Point:
    chance = review.chance_at(position)
    games = len(true_branch(review.branches, review.course, position).outcomes)
    exact = position == review.course.end and review.course.over
    halves = [0 if exact else half_of(each, games) for each in chance]
    return Point(position, review.course.turns[position], chance, halves, 0 if exact else games)


def measured_events(review: Review) -> list[Event]:
    """Up to the first position that nothing is known of."""
    found: list[Event] = []
    for stretch in review.course.stretches:
        before, after = review.chance_at(stretch.before), review.chance_at(stretch.last)
        if not before or not after:
            break
        sides = words_branches(review.branches, review.course, stretch) if stretch.said else None
        if sides and not all([side.outcomes for side in sides]):
            break
        found.append(event(review, stretch, before, after, sides))
    return found


def event(
    review: Review, stretch: Stretch, before: list[int], after: list[int], sides: tuple[Branch, Branch] | None
) -> Event:
    """What each seat gained, divided into luck and play."""
    change = [a - b for a, b in zip(after, before, strict=True)]
    nothing = [0] * len(change)
    play = nothing if sides is None else change
    if sides is not None and review.course.secret:
        play = gains(sides[0].outcomes, sides[1].outcomes)
    halves = [half_of_gain(*games_around(review, stretch), p) for p in range(len(change))]
    luck = [c - p for c, p in zip(change, play, strict=True)]
    return Event(stretch.first, stretch.last, stretch.turn, stretch.seat, stretch.said, luck, play, halves)


def games_around(review: Review, stretch: Stretch) -> tuple[list[Outcome], list[Outcome]]:
    """What was played after a stretch, and before it."""
    after, before = (true_branch(review.branches, review.course, each) for each in (stretch.last, stretch.before))
    return after.outcomes, before.outcomes


# The sum of the game


def players(review: Review, events: list[Event]) -> list[Player]:
    course = review.course
    start, end = review.chance_at(0), review.chance_at(events[-1].last)
    exact = [terms(p, events, start[p], end[p]) for p in range(course.seats)]
    first = half_of_start(review)
    said = [games_around(review, stretch) for stretch in course.stretches[: len(events)] if stretch.said]
    halves = [together([first[p], *[spread_of_gain(*games, p) for games in said]]) for p in range(course.seats)]
    unit = unit_for(max(halves))
    told = shown_terms(exact, unit)
    made = mistakes_by_seat(review)
    names = review.record.header.names
    return [
        Player(
            p,
            names[p] if p < len(names) else "",
            exact[p],
            told[p],
            shown_half(halves[p], unit),
            course.decisions[p],
            {word: [each.word for each in made[p]].count(word) for word in WORDS},
            made[p],
        )
        for p in range(course.seats)
    ]


def terms(seat: int, events: list[Event], start: int, end: int) -> Terms:
    own = sum([each.play[seat] for each in events if each.seat == seat])
    others = sum([each.play[seat] for each in events if each.seat != seat])
    return Terms(start, sum([each.luck[seat] for each in events]), own, others, end)


def shown_terms(exact: list[Terms], unit: int) -> list[Terms]:
    """The same, rounded so that rows and columns still add up: luck is what the others leave."""
    n = len(exact)
    start, end = shown([each.start for each in exact], unit), shown([each.end for each in exact], unit)
    played = shown([each.play for each in exact] + [each.others for each in exact], unit)
    return [
        Terms(start[p], end[p] - start[p] - played[p] - played[n + p], played[p], played[n + p], end[p])
        for p in range(n)
    ]


def half_of_start(review: Review) -> list[int]:
    return point(review, 0).halves


def mistakes_by_seat(review: Review) -> list[list[Mistake]]:
    """The answers that somebody is to blame for."""
    found: list[list[Mistake]] = [[] for _ in range(review.course.seats)]
    for stretch in review.course.stretches:
        trial = review.trials.get(stretch.first) if stretch.said else None
        verdict = trial.verdict if trial is not None else None
        if trial is not None and verdict is not None and verdict.word in WORDS:
            question, _ = review.course.question(stretch)
            kind = kind_of_mistake(question, trial.given, verdict.best)
            found[trial.seat].append(Mistake(kind, verdict.word, stretch.turn, verdict.error, verdict.half))
    return found


# Moments


def moments(review: Review, events: list[Event]) -> list[Moment]:
    """The largest, at most so many, in the order of play: answers that have a word, and luck that moved somebody.

    How large they are is said by the cautious end. Luck has its share, if there was enough of it.
    """
    answers: list[tuple[int, Event, Verdict | None]] = []
    lucky: list[tuple[int, Event, Verdict | None]] = []
    for each in events:
        trial = review.trials.get(each.row) if each.said else None
        if trial is not None and trial.verdict is not None and trial.verdict.word:
            answers.append((trial.verdict.error - trial.verdict.half, each, trial.verdict))
        elif not each.said and abs(each.luck[moved(each)]) >= TURNING:
            lucky.append((abs(each.luck[moved(each)]) - each.halves[moved(each)], each, None))
    answers.sort(key=largest)
    lucky = sorted([item for item in lucky if item[0] > 0], key=largest)
    room = max(MOMENTS - len(lucky), MOMENTS - LUCKY)
    chosen = [*answers[:room], *lucky[: MOMENTS - min(room, len(answers))]]
    chosen.sort(key=lambda item: (item[1].row, item[1].last))
    return [moment(review, number, each, verdict) for number, (_, each, verdict) in enumerate(chosen, 1)]


def largest(item: tuple[int, Event, Verdict | None]) -> tuple[int, int]:
    return -item[0], item[1].row


def moved(each: Event) -> int:
    """The seat that luck moved most."""
    return max(range(len(each.luck)), key=lambda p: (abs(each.luck[p]), -p))


def moment(review: Review, number: int, each: Event, verdict: Verdict | None) -> Moment:
    stretch = next(s for s in review.course.stretches if (s.first, s.last) == (each.row, each.last))
    unit = unit_for(max(each.halves))
    before = shown(review.chance_at(stretch.before), unit)
    after = shown(review.chance_at(stretch.last), unit)
    seat = each.seat if each.said else moved(each)
    cost, half = (verdict.error, verdict.half) if verdict else (each.luck[seat], each.halves[seat])
    told = Moment(
        number,
        each.row,
        each.last,
        each.turn,
        seat,
        "answer" if each.said else "luck",
        before,
        after,
        [shown_half(h, unit) for h in each.halves],
        unit,
        cost,
        half,
    )
    if verdict is not None:
        told.given = review.course.words(stretch)[0][1]
        told.verdict = verdict
        told.reason = reason_for(review.course, stretch, verdict.best)
    return told
