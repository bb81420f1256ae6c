"""The cost of an answer, measured by trying the alternatives on the same games.

The best answer is selected on the odd games and measured on the even ones; otherwise the luckiest
answer would look best. For the same reason, the `seen` games by which an answer was selected for
closer examination are not used.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from magnat.analysis.branches import Branch, BranchSet, true_branch
from magnat.analysis.intervals import (
    FULL_CHANCE,
    POINT,
    SHARES_PER_GAME,
    Outcome,
    floor_half_width,
    half_width,
    mean_half_width,
)
from magnat.analysis.timeline import Segment, Timeline
from magnat.bots import SearchBot
from magnat.bots.search import MAX_CANDIDATES, SIMULATIONS_PER_CANDIDATE
from magnat.kernel import Luck, Question, Table
from magnat.kernel.table import edition_of
from magnat.match.bot_tasks import begins_draft
from magnat.record import redeal

FIRST_LOOK_GAMES: Final = 100  # doubled in each further round
SETTLED_HALF_WIDTH: Final = 25  # tenths of a point: an error known this precisely needs no more games
MIN_BLUNDER: Final = 10 * POINT
MIN_ERROR: Final = 5 * POINT
MIN_DOUBTFUL: Final = 2 * POINT


class TriedAnswer(msgspec.Struct, frozen=True):
    """An answer, the chance of the answering seat, its half-width, and the number of games."""

    answer: int
    chance: int
    half: int
    games: int


class AnswerVerdict(msgspec.Struct, frozen=True):
    """The best answer and the cost of the given one. `word` is empty if the answer is not blamed."""

    tried: list[TriedAnswer]
    best: int
    error: int
    half: int
    equal: list[int]  # answers that are not significantly worse than the best
    word: str
    firm: bool


def blame_word(error: int, half: int, firm: bool) -> str:
    """Return the blame word for the lower end of the interval, so that noise is never blamed."""
    low = error - half
    if low >= MIN_BLUNDER:
        return "blunder"
    if low >= MIN_ERROR:
        return "error"
    if low >= MIN_DOUBTFUL:
        return "doubtful"
    return "uncertain" if error >= MIN_DOUBTFUL and not firm else ""


def answers_to_try(t: Table, question: Question[Any], seat: int, first: Sequence[int]) -> list[int]:
    """Return the answers to try: `first`, then all others if they are few, else the most promising.

    Answers that start an offer are left out, because another player would have to accept it.
    """
    u = redeal(t, seat, None) if t.secret else t
    choices = question.choices(u)
    if question.answer_kind == "verb":
        choices = [choice for choice in choices if choice in first or not begins_draft(u, choice)]
    if len(choices) > MAX_CANDIDATES:
        searching = SearchBot(edition_of(u).name, simulations=MAX_CANDIDATES * SIMULATIONS_PER_CANDIDATE)
        choices = searching.candidates(u, question, choices, Luck(0))
    return [*first, *[choice for choice in choices if choice not in first]]


class AnswerTrial:
    """The answers to one question with their games.

    Answers in `kept` are never dropped; the first of them is the given answer.
    """

    def __init__(
        self,
        branches: BranchSet,
        seat: int,
        tried: dict[int, Branch],
        kept: list[int],
        max_games: int,
        at_once: int = FIRST_LOOK_GAMES,
        games_seen: int = 0,
    ) -> None:
        self.branches = branches
        self.seat = seat
        self.tried = tried
        self.kept = kept
        self.given = kept[0]
        self.max_games = max_games
        self.first_games = at_once
        self.games_seen = games_seen
        self.verdict: AnswerVerdict | None = None

    def work(self) -> Iterator[None]:
        """Play rounds of games until the verdict is firm or the maximum is reached."""
        n, left = min(self.first_games, self.max_games), list(self.tried)
        while True:
            for answer in left:
                yield from self.branches.play_until(self.tried[answer], self.games_seen + n)
            best = self.best_answer(left, n)
            self.verdict = self.judge(left, best, n)
            if self.verdict.firm:
                return
            left = [answer for answer in left if answer in self.kept or not self.is_behind(answer, best, n)]
            n = min(2 * n, self.max_games)

    def selection_outcomes(self, answer: int, n: int) -> list[int]:
        return [
            outcome[self.seat] for outcome in self.tried[answer].outcomes[self.games_seen + 1 : self.games_seen + n : 2]
        ]

    def measurement_outcomes(self, answer: int, n: int) -> list[int]:
        return [
            outcome[self.seat] for outcome in self.tried[answer].outcomes[self.games_seen : self.games_seen + n : 2]
        ]

    def best_answer(self, answers: Sequence[int], n: int) -> int:
        sums = [sum(self.selection_outcomes(answer, n)) for answer in answers]
        return answers[sums.index(max(sums))]

    def is_behind(self, answer: int, best: int, n: int) -> bool:
        """True if the answer is significantly worse than the best."""
        differences = [
            a - b for a, b in zip(self.selection_outcomes(best, n), self.selection_outcomes(answer, n), strict=True)
        ]
        return sum(differences) * FULL_CHANCE > mean_half_width(differences) * SHARES_PER_GAME * len(differences)

    def judge(self, answers: Sequence[int], best: int, n: int) -> AnswerVerdict:
        tried = [
            self.measure(answer, min(n, len(branch.outcomes) - self.games_seen))
            for answer, branch in self.tried.items()
        ]
        chance = {each.answer: each.chance for each in tried}
        error = max(0, chance[best] - chance[self.given])
        half = (
            floor_half_width(self.difference_half_width(best, self.given, n), len(self.measurement_outcomes(best, n)))
            if best != self.given
            else 0
        )
        firm = n >= self.max_games or self.is_settled(answers, best, n)
        equal = [a for a in answers if a != best and self.is_indistinct(a, best, n)]
        ranked = sorted(tried, key=lambda each: (each.answer != best, -each.chance))
        return AnswerVerdict(ranked, best, error, half, equal, blame_word(error, half, firm), firm)

    def is_settled(self, answers: Sequence[int], best: int, n: int) -> bool:
        """True if more games would hardly change the word.

        If the given answer seems best, that may be luck, so it is compared with the next best
        answer.
        """
        others = [answer for answer in answers if answer != self.given]
        if not others:
            return True
        rival = best if best != self.given else self.best_answer(others, n)
        ahead, half = (
            self.measure(rival, n).chance - self.measure(self.given, n).chance,
            self.difference_half_width(rival, self.given, n),
        )
        settled = ahead + half < MIN_DOUBTFUL or half <= SETTLED_HALF_WIDTH
        return settled or (best != self.given and ahead - half >= MIN_BLUNDER)

    def measure(self, answer: int, n: int) -> TriedAnswer:
        games = self.measurement_outcomes(answer, n)
        chance = (2 * FULL_CHANCE * sum(games) + SHARES_PER_GAME * len(games)) // (2 * SHARES_PER_GAME * len(games))
        return TriedAnswer(answer, chance, half_width(chance, len(games)), len(games))

    def difference_half_width(self, one: int, other: int, n: int) -> int:
        return (
            mean_half_width(
                [
                    a - b
                    for a, b in zip(self.measurement_outcomes(one, n), self.measurement_outcomes(other, n), strict=True)
                ]
            )
            if one != other
            else 0
        )

    def is_indistinct(self, answer: int, best: int, n: int) -> bool:
        """True if the interval of the difference contains 0."""
        differences = [
            a - b for a, b in zip(self.measurement_outcomes(best, n), self.measurement_outcomes(answer, n), strict=True)
        ]
        return abs(sum(differences)) * FULL_CHANCE <= mean_half_width(differences) * SHARES_PER_GAME * len(differences)


def start_trial(
    branches: BranchSet, timeline: Timeline, segment: Segment, max_games: int, games_seen: int = 0
) -> AnswerTrial:
    """Return a trial of the given answer of a segment and its alternatives."""
    question, t = timeline.question_at(segment)
    given_answer = timeline.answers_in(segment)[0][1]
    kept = [given_answer] if segment.reference_answer == given_answer else [given_answer, segment.reference_answer]
    answers = answers_to_try(t, question, segment.seat, kept)
    tried = {answer: answer_branch(branches, timeline, segment, answer) for answer in answers}
    return AnswerTrial(branches, segment.seat, tried, kept, max_games, games_seen=games_seen)


def answer_branch(branches: BranchSet, timeline: Timeline, segment: Segment, answer: int) -> Branch:
    """Return the branch after an answer, from the seat's observation.

    Without hidden information, the branches of the true table are reused.
    """
    if not timeline.has_secrets:
        if segment.is_single_answer and answer == timeline.answers_in(segment)[0][1]:
            return true_branch(branches, timeline, segment.last)
        if answer == segment.reference_answer:
            return true_branch(branches, timeline, segment.before)
    name = f"{segment.first}={answer}"
    return branches.get_branch(name, timeline.tables[segment.first], segment.seat, [(segment.seat, answer)])


def answer_pair_branches(branches: BranchSet, timeline: Timeline, segment: Segment) -> tuple[Branch, Branch]:
    """Return the branches after the given answer and after the reference's, from the seat's observation."""
    if not timeline.has_secrets:
        return true_branch(branches, timeline, segment.last), true_branch(branches, timeline, segment.before)
    table, seat = timeline.tables[segment.first], segment.seat
    if segment.is_single_answer:
        answer, usual = timeline.answers_in(segment)[0][1], segment.reference_answer
        return answer_branch(branches, timeline, segment, answer), answer_branch(branches, timeline, segment, usual)
    actual = branches.get_branch(f"{segment.first}>", table, seat, timeline.answers_in(segment))
    return actual, branches.get_branch(f"{segment.first}<", table, seat)


def mean_gain(after: Sequence[Outcome], before: Sequence[Outcome], seat: int, n: int) -> float:
    """Return a seat's mean gain in the first n games, in tenths of a point."""
    pairs = list(zip(after[:n], before[:n], strict=False))
    return FULL_CHANCE * sum([a[seat] - b[seat] for a, b in pairs]) / (SHARES_PER_GAME * len(pairs)) if pairs else 0.0
