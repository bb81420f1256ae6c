"""The result of a review as plain data. Figures are tenths of a percentage point.

All sums are exact. For every seat: start + luck + play + others = end. For every event, the luck of
all seats adds up to 0, and so do the gains of all seats by one seat's answer. `PlayerReview.shown`
has the rounded figures for readers, for which the same sums hold.
"""

from typing import Final

import msgspec

from magnat.analysis.branches import Branch, true_branch
from magnat.analysis.intervals import (
    POINT,
    Outcome,
    change_half_width,
    combine_half_widths,
    gain_differences,
    gain_half_width,
    gains_by_seat,
    half_width,
    paired_half_width,
    round_half_width,
    round_values,
    rounding_unit,
)
from magnat.analysis.mistakes import kind_of_mistake
from magnat.analysis.reasons import AnswerReason, reason_for
from magnat.analysis.review import MAX_MOMENTS, Review
from magnat.analysis.timeline import Segment
from magnat.analysis.verdict import AnswerVerdict, answer_pair_branches
from magnat.version import engine_version

MAX_LUCK_MOMENTS: Final = 3  # slots reserved for luck, if there were enough lucky moments
MIN_LUCK_SWING: Final = 5 * POINT  # of luck worth showing, at the lower end of the interval
BLAME_WORDS: Final = ("blunder", "error", "doubtful")


class ChancePoint(msgspec.Struct):
    """The chances by seat after `row` rows, their half-widths, and the number of games played."""

    row: int
    turn: int
    chances: list[int]
    halves: list[int]
    games: int


class ReviewEvent(msgspec.Struct):
    """A segment between two measured positions.

    `luck` and `play` are the gains of each seat: by chance, and by the answer of `seat`. `play`
    compares the same games after both answers. The rest of a change is luck: with hidden
    information the part that the seat could not know, otherwise the games that only one of the
    positions has. `halves` are the half-widths of the whole change, `play_halves` those of `play`.
    """

    row: int
    last: int
    turn: int
    seat: int
    said: bool
    luck: list[int]
    play: list[int]
    halves: list[int]
    play_halves: list[int]


class Terms(msgspec.Struct):
    """The summands of one seat's game and its end, or their half-widths."""

    start: int
    luck: int
    play: int
    others: int
    end: int


class Mistake(msgspec.Struct):
    """An answer with a blame word: its kind, its cost, and the half-width of the cost."""

    kind: str
    word: str
    turn: int
    cost: int
    half: int


class PlayerReview(msgspec.Struct):
    """The figures of one seat, exact and rounded, and its mistakes. A half-width of 0 marks an exact figure."""

    seat: int
    name: str
    exact: Terms
    shown: Terms
    halves: Terms  # half-widths of `shown`, rounded up
    unit: int  # rounding unit of `shown` and `halves`, the same for all seats
    decisions: int
    words: dict[str, int]
    mistakes: list[Mistake] = []


class Moment(msgspec.Struct):
    """A notable answer or stroke of luck, numbered in the order of play."""

    number: int
    row: int
    last: int
    turn: int
    seat: int
    kind: str  # answer, luck
    before: list[int]
    after: list[int]
    halves: list[int]
    unit: int  # rounding unit of `before`, `after` and `halves`, and of the gain by luck
    cost: int  # the cost of an answer, or the gain of the seat by luck, which is `after` less `before`
    half: int
    given: int | None = None
    verdict: AnswerVerdict | None = None
    reason: AnswerReason | None = None


class ReviewResult(msgspec.Struct):
    """The result of a review.

    `until` is the position up to which everything has been measured; `stage` is `done` after all
    work.
    """

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
    finished: bool  # True if the game was played to its end
    winners: list[int]
    decided: int | None
    games: int
    points: list[ChancePoint]
    events: list[ReviewEvent]
    players: list[PlayerReview]
    moments: list[Moment]


def build_result(review: Review) -> ReviewResult:
    """Return the figures known so far."""
    timeline, header = review.timeline, review.record.header
    points = [build_point(review, position) for position in timeline.checkpoints if review.chance_at(position)]
    events = build_events(review)
    until = events[-1].last if events else 0
    return ReviewResult(
        header.game,
        header.variant,
        timeline.seats,
        header.names,
        engine_version(),
        review.reference.name,
        timeline.seed_at(timeline.end),
        review.stage,
        until,
        max(timeline.turns),
        timeline.is_over,
        [p for p in range(timeline.seats) if timeline.winners >> p & 1],
        review.decided_turn(),
        sum([len(branch.outcomes) for branch in review.branches.by_name.values()]),
        points,
        events,
        build_players(review, events) if events else [],
        build_moments(review, events),
    )


def build_point(review: Review, position: int) -> ChancePoint:
    chance = review.chance_at(position)
    games = len(true_branch(review.branches, review.timeline, position).outcomes)
    exact = position == review.timeline.end and review.timeline.is_over
    halves = [0 if exact else half_width(each, games) for each in chance]
    return ChancePoint(position, review.timeline.turns[position], chance, halves, 0 if exact else games)


def build_events(review: Review) -> list[ReviewEvent]:
    """Return the events up to the first position without games."""
    events: list[ReviewEvent] = []
    for segment in review.timeline.segments:
        before, after = review.chance_at(segment.before), review.chance_at(segment.last)
        if not before or not after:
            break
        sides = answer_pair_branches(review.branches, review.timeline, segment) if segment.is_answer else None
        if sides and not all([side.outcomes for side in sides]):
            break
        events.append(build_event(review, segment, before, after, sides))
    return events


def build_event(
    review: Review, segment: Segment, before: list[int], after: list[int], sides: tuple[Branch, Branch] | None
) -> ReviewEvent:
    """Return the gain of each seat in a segment, divided into luck and play."""
    change = [a - b for a, b in zip(after, before, strict=True)]
    after_games, before_games = games_around(review, segment)
    if sides is None:
        play = [0] * len(change)
    elif review.timeline.has_secrets or len(after_games) != len(before_games):
        play = gains_by_seat(sides[0].outcomes, sides[1].outcomes)
    else:
        play = change  # nothing is left for luck, not even by rounding
    halves = [change_half_width(after_games, before_games, p) for p in range(len(change))]
    play_halves = [
        0 if sides is None else gain_half_width(sides[0].outcomes, sides[1].outcomes, p) for p in range(len(change))
    ]
    luck = [c - p for c, p in zip(change, play, strict=True)]
    where = (segment.first, segment.last, segment.turn, segment.seat, segment.is_answer)
    return ReviewEvent(*where, luck, play, halves, play_halves)


def games_around(review: Review, segment: Segment) -> tuple[list[Outcome], list[Outcome]]:
    """Return the outcomes of the true branches after a segment and before it."""
    after, before = (true_branch(review.branches, review.timeline, each) for each in (segment.last, segment.before))
    return after.outcomes, before.outcomes


# Sums by seat


def build_players(review: Review, events: list[ReviewEvent]) -> list[PlayerReview]:
    timeline, seats = review.timeline, range(review.timeline.seats)
    last = events[-1].last
    start, end = review.chance_at(0), review.chance_at(last)
    figures = round_figures(
        [sum_terms(p, events, start[p], end[p]) for p in seats],
        term_half_widths(review, timeline.segments[: len(events)], last),
    )
    mistakes = mistakes_by_seat(review)
    names = review.record.header.names
    return [
        PlayerReview(
            p,
            names[p] if p < len(names) else "",
            *figures[p],
            timeline.decisions[p],
            {word: [each.word for each in mistakes[p]].count(word) for word in BLAME_WORDS},
            mistakes[p],
        )
        for p in seats
    ]


def round_figures(exact: list[Terms], halves: list[Terms]) -> list[tuple[Terms, Terms, Terms, int]]:
    """Return the exact terms, the shown terms, their half-widths and their unit, by seat."""
    unit = rounding_unit(max([max(msgspec.structs.astuple(each)) for each in halves]))
    rounded_up = [Terms(*[round_half_width(half, unit) for half in msgspec.structs.astuple(each)]) for each in halves]
    shown = round_terms(exact, unit)
    return [(exact[p], shown[p], rounded_up[p], unit) for p in range(len(exact))]


def term_half_widths(review: Review, segments: list[Segment], last: int) -> list[Terms]:
    """Return the half-widths of all terms, by seat.

    Luck is the rest of the sum, so it is as uncertain as all other terms together.
    """
    answers = [segment for segment in segments if segment.is_answer]
    pairs = [answer_pair_branches(review.branches, review.timeline, segment) for segment in answers]
    start, end = build_point(review, 0).halves, build_point(review, last).halves
    terms = []
    for p in range(review.timeline.seats):
        gains = [gain_differences(after.outcomes, before.outcomes, p) for after, before in pairs]
        own = [gain for gain, segment in zip(gains, answers, strict=True) if segment.seat == p]
        others = [gain for gain, segment in zip(gains, answers, strict=True) if segment.seat != p]
        luck = combine_half_widths([start[p], end[p], sum_half_width(gains)])
        terms.append(Terms(start[p], luck, sum_half_width(own), sum_half_width(others), end[p]))
    return terms


def sum_half_width(gains: list[list[int]]) -> int:
    """Return the half-width of a sum of mean gains; 0 for an empty sum.

    Game i of all positions has the same luck, so the gains are added up game by game. The games
    that only some positions have are left out, which makes the interval wider.
    """
    if not gains:
        return 0
    games = min([len(gain) for gain in gains])
    return paired_half_width([sum([gain[i] for gain in gains]) for i in range(games)])


def sum_terms(seat: int, events: list[ReviewEvent], start: int, end: int) -> Terms:
    own_play = sum([each.play[seat] for each in events if each.seat == seat])
    others = sum([each.play[seat] for each in events if each.seat != seat])
    return Terms(start, sum([each.luck[seat] for each in events]), own_play, others, end)


def round_terms(exact: list[Terms], unit: int) -> list[Terms]:
    """Round the terms so that rows and columns still add up; luck absorbs the difference."""
    n = len(exact)
    start, end = round_values([each.start for each in exact], unit), round_values([each.end for each in exact], unit)
    played = round_values([each.play for each in exact] + [each.others for each in exact], unit)
    return [
        Terms(start[p], end[p] - start[p] - played[p] - played[n + p], played[p], played[n + p], end[p])
        for p in range(n)
    ]


def mistakes_by_seat(review: Review) -> list[list[Mistake]]:
    """Return the answers with a blame word, by seat in the order of play."""
    mistakes: list[list[Mistake]] = [[] for _ in range(review.timeline.seats)]
    for segment in review.timeline.segments:
        trial = review.trials.get(segment.first) if segment.is_answer else None
        verdict = trial.verdict if trial is not None else None
        if trial is not None and verdict is not None and verdict.word in BLAME_WORDS:
            question, _ = review.timeline.question_at(segment)
            kind = kind_of_mistake(question, trial.given, verdict.best)
            mistakes[trial.seat].append(Mistake(kind, verdict.word, segment.turn, verdict.error, verdict.half))
    return mistakes


# Moments


def build_moments(review: Review, events: list[ReviewEvent]) -> list[Moment]:
    """Return the largest moments, at most `MAX_MOMENTS`, in the order of play.

    Moments are answers with a blame word, and luck with a large effect that the closer pass has
    measured. They are ranked by the lower end of their interval, and up to `MAX_LUCK_MOMENTS` slots
    are reserved for luck.
    """
    answers: list[Moment] = []
    lucky: list[Moment] = []
    segments = {(each.first, each.last): each for each in review.timeline.segments}
    for each in events:
        segment = segments[each.row, each.last]
        trial = review.trials.get(each.row) if each.said else None
        if trial is not None and trial.verdict is not None and trial.verdict.word:
            answers.append(build_answer_moment(review, segment, trial.verdict))
        elif segment in review.examined:
            moment = build_moment(review, segment)
            lucky += [moment] if cautious_cost(moment) >= MIN_LUCK_SWING else []
    answers.sort(key=rank_of_moment)
    lucky.sort(key=rank_of_moment)
    room = max(MAX_MOMENTS - len(lucky), MAX_MOMENTS - MAX_LUCK_MOMENTS)
    chosen = [*answers[:room], *lucky[: MAX_MOMENTS - min(room, len(answers))]]
    chosen.sort(key=lambda moment: (moment.row, moment.last))
    for number, moment in enumerate(chosen, 1):
        moment.number = number
    return chosen


def cautious_cost(moment: Moment) -> int:
    """Return the cost of an answer, or the size of a gain or loss by luck, at the lower end of its interval."""
    return abs(moment.cost) - moment.half


def rank_of_moment(moment: Moment) -> tuple[int, int]:
    return -cautious_cost(moment), moment.row


def build_moment(review: Review, segment: Segment) -> Moment:
    """Return a stroke of luck. Its figures are rounded once, and both sides have the same games."""
    outcomes = games_around(review, segment)
    n = min(map(len, outcomes))
    exact = [gain_half_width(*outcomes, p) for p in range(review.timeline.seats)]
    unit = rounding_unit(max(exact))
    before, after = (round_values(review.chance_at(each, n), unit) for each in (segment.before, segment.last))
    gains = [a - b for a, b in zip(after, before, strict=True)]
    seat = max(range(len(gains)), key=lambda p: (abs(gains[p]), -p))
    halves = [round_half_width(half, unit) for half in exact]
    where = (segment.first, segment.last, segment.turn, seat)
    return Moment(0, *where, "luck", before, after, halves, unit, gains[seat], halves[seat])


def build_answer_moment(review: Review, segment: Segment, verdict: AnswerVerdict) -> Moment:
    moment = build_moment(review, segment)
    moment.kind, moment.seat, moment.cost, moment.half = "answer", segment.seat, verdict.error, verdict.half
    moment.given, moment.verdict = review.timeline.answers_in(segment)[0][1], verdict
    moment.reason = reason_for(review.timeline, segment, verdict.best)
    return moment
