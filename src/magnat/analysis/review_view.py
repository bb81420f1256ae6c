"""A review as shown to readers, and the redaction of other players' answers."""

from collections.abc import Container, Sequence
from typing import Any

import msgspec

from magnat.analysis.intervals import combine_half_widths, round_half_width, turn_times
from magnat.analysis.result import Moment, PlayerReview, ReviewEvent, Terms, build_result
from magnat.analysis.review import Review
from magnat.analysis.subjects import subject_of_answer, subject_of_question
from magnat.analysis.verdict import AnswerVerdict, TriedAnswer
from magnat.analysis.wording import MomentTexts, ReviewWording, build_wordings
from magnat.kernel import Table
from magnat.record import question_for


class ShownPoint(msgspec.Struct):
    """Chances by seat and their half-widths at a fractional turn."""

    turn: float
    chances: list[int]
    halves: list[int]


class ShownPlayer(PlayerReview):
    """A seat. If its answers are `closed` to the reader, its own play is included in `others`."""

    closed: bool = False


class ShownAnswer(msgspec.Struct, omit_defaults=True):
    """A tried answer: the chance of the answering seat and its half-width."""

    answer: int
    chance: int
    half: int
    equal: bool = False  # known to be as good as the best
    unclear: bool = False  # not found to be worse than the best


class ShownDecision(msgspec.Struct):
    """An answer that differs from the reference's: the gain of each seat by it, exact, and its half-widths."""

    turn: int
    seat: int
    seq: int  # the last event before it
    gains: list[int]
    halves: list[int]
    said: dict[str, str]  # the answer by language


class ShownMoment(msgspec.Struct, omit_defaults=True):
    """A moment. `seq` is the last event before an answer, or the last event of a stroke of luck."""

    number: int
    turn: int
    seat: int
    kind: str  # answer, luck
    seq: int
    before: list[int]
    after: list[int]
    halves: list[int]
    unit: int
    cost: int
    half: int
    given: int = -1
    best: int = -1
    word: str = ""
    tried: list[ShownAnswer] = []
    games: int = 0  # maximum number of games played for an answer
    subject: list[int] = []  # the spaces that the question is about
    card: int = -1  # the card that the question is about
    spaces: list[int] = []  # also those of the given answer, the best one and the reason
    played: int = -1  # the card that the given answer names


class ShownReview(msgspec.Struct):
    """The data of a review page. Figures are tenths of a percentage point."""

    engine: str
    reference: str
    stage: str
    until: float  # turn up to which everything has been measured
    turns: int
    finished: bool
    winners: list[int]
    decided: int | None
    positions: int
    games: int
    points: list[ShownPoint]
    players: list[ShownPlayer]
    moments: list[ShownMoment]
    decisions: list[ShownDecision]  # the summands of `play` and `others`; those of closed seats are omitted
    told: dict[str, list[MomentTexts]]  # by language, one per moment
    verdicts: dict[str, list[list[str]]]  # by language and seat: in the third person, and addressed to the player


def build_shown_review(review: Review, seqs: Sequence[int]) -> ShownReview:
    """Return the review known so far. `seqs` maps each row to the event of the match that added it."""
    result = build_result(review)
    times = turn_times(review.timeline.turns, [point.row for point in result.points])
    until = turn_times(review.timeline.turns, [result.until])[0]
    wordings = build_wordings(review)
    return ShownReview(
        result.engine,
        result.reference,
        result.stage,
        until,
        result.turns,
        result.finished,
        result.winners,
        result.decided,
        len(review.timeline.checkpoints),
        result.games,
        [ShownPoint(time, p.chances, p.halves) for time, p in zip(times, result.points, strict=True)],
        [msgspec.convert(msgspec.to_builtins(player), ShownPlayer) for player in result.players],
        [build_shown_moment(review, moment, seqs) for moment in result.moments],
        [build_decision(review, event, seqs, wordings) for event in result.events if any(event.play)],
        {lang: [telling.tell_moment(moment) for moment in result.moments] for lang, telling in wordings.items()},
        {
            lang: [
                [telling.describe_player(player), telling.describe_player(player, you=True)]
                for player in result.players
            ]
            for lang, telling in wordings.items()
        },
    )


def build_decision(
    review: Review, event: ReviewEvent, seqs: Sequence[int], wordings: dict[str, ReviewWording]
) -> ShownDecision:
    said = {lang: wording.describe_answer(event) for lang, wording in wordings.items()}
    return ShownDecision(
        event.turn, event.seat, seqs[event.row] - 1 if seqs else -1, event.play, event.play_halves, said
    )


def build_shown_moment(review: Review, moment: Moment, seqs: Sequence[int]) -> ShownMoment:
    answered, verdict = moment.kind == "answer", moment.verdict
    seq = -1 if not seqs else seqs[moment.row] - 1 if answered else seqs[moment.last - 1]
    figures = (moment.before, moment.after, moment.halves, moment.unit, moment.cost, moment.half)
    shown = ShownMoment(moment.number, moment.turn, moment.seat, moment.kind, seq, *figures)
    if verdict is not None and moment.given is not None:
        shown.given, shown.best, shown.word = moment.given, verdict.best, verdict.word
        shown.games = 2 * max([each.games for each in verdict.tried])  # only the other half counts as measurement
        shown.tried = build_shown_answers(verdict.tried, verdict)
        t = review.timeline.tables[moment.row]
        question = question_for(t, moment.seat)
        subject = subject_of_question(question, t)
        given, best = [subject_of_answer(question, t, answer) for answer in (moment.given, verdict.best)]
        shown.subject, shown.card, shown.played = subject.spaces, subject.card, given.card
        named = [*subject.spaces, *given.spaces, *best.spaces, *spaces_of_reason(review, moment)]
        shown.spaces = list(dict.fromkeys(named))
    return shown


def build_shown_answers(tried: Sequence[TriedAnswer], verdict: AnswerVerdict) -> list[ShownAnswer]:
    """Return the answers, the best first. It shares the mark of the answers that may be as good."""
    unclear = {*verdict.unclear, verdict.best} if verdict.unclear else set()
    equal = {*verdict.equal, *([] if unclear else [verdict.best])} if verdict.equal else set()
    return [
        ShownAnswer(each.answer, each.chance, each.half, each.answer in equal, each.answer in unclear) for each in tried
    ]


def spaces_of_reason(review: Review, moment: Moment) -> list[int]:
    """Return the spaces that the reason is about."""
    e: Any = review.edition
    about = moment.reason.about if moment.reason else {}
    if "group" in about:
        return list(e.members[about["group"]])
    return [about["space"]] if "space" in about else []


def table_of_moment(review: Review, moment: Moment) -> Table:
    """Return the table at the question of an answer, or after a stroke of luck."""
    return review.timeline.tables[moment.row if moment.verdict else moment.last]


def redact_for_reader(whole: ShownReview, closed: Container[int]) -> ShownReview:
    """Return the review without the verdicts of the `closed` seats.

    The effect of their answers is merged into the sum of all other players' answers.
    """
    indices = [i for i, moment in enumerate(whole.moments) if moment.kind == "luck" or moment.seat not in closed]
    moments = [msgspec.structs.replace(whole.moments[i], number=n) for n, i in enumerate(indices, 1)]
    players = [redact_player(player) if player.seat in closed else player for player in whole.players]
    decisions = [each for each in whole.decisions if each.seat not in closed]
    texts = {lang: [lines[i] for i in indices] for lang, lines in whole.told.items()}
    verdicts = {
        lang: [["", ""] if p in closed else both for p, both in enumerate(lines)]
        for lang, lines in whole.verdicts.items()
    }
    return msgspec.structs.replace(
        whole, moments=moments, decisions=decisions, players=players, told=texts, verdicts=verdicts
    )


def redact_player(player: ShownPlayer) -> ShownPlayer:
    exact, shown = merge_play_into_others(player.exact), merge_play_into_others(player.shown)
    together = round_half_width(combine_half_widths([player.halves.play, player.halves.others]), player.unit)
    halves = msgspec.structs.replace(player.halves, play=0, others=together)
    return msgspec.structs.replace(player, exact=exact, shown=shown, halves=halves, words={}, mistakes=[], closed=True)


def merge_play_into_others(terms: Terms) -> Terms:
    return msgspec.structs.replace(terms, play=0, others=terms.play + terms.others)
