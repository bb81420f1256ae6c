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
    gain_differences,
    half_width,
    paired_half_width,
    round_value,
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
MAX_EQUAL_DIFFERENCE: Final = 2 * POINT  # answers are equally good if the whole interval lies within it


class TriedAnswer(msgspec.Struct, frozen=True):
    """An answer, the chance of the answering seat, its half-width, and the number of games."""

    answer: int
    chance: int
    half: int
    games: int


class AnswerVerdict(msgspec.Struct, frozen=True):
    """The best answer and the cost of the given one. `word` is empty if the answer is not blamed.

    `tried` is sorted by chance, and `best` is its first answer.
    """

    tried: list[TriedAnswer]
    best: int
    error: int
    half: int
    equal: list[int]  # answers known to be as good as the best, within `MAX_EQUAL_DIFFERENCE`
    unclear: list[int]  # other answers that were not found to be worse than the best
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
            selected = self.best_answer(left, n)
            self.verdict = self.judge(left, selected, n)
            if self.verdict.firm:
                return
            left = [answer for answer in left if answer in self.kept or not self.is_behind(answer, selected, n)]
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
        one, other = (self.tried[each].outcomes[self.games_seen : self.games_seen + n] for each in (best, answer))
        differences = gain_differences(one, other, self.seat)
        return mean_difference(differences) > paired_half_width(differences)

    def judge(self, answers: Sequence[int], selected: int, n: int) -> AnswerVerdict:
        """Return the verdict. The cost is that of the answer selected by the other games, so that it has no bias."""
        tried = [
            self.measure(answer, min(n, len(branch.outcomes) - self.games_seen))
            for answer, branch in self.tried.items()
        ]
        tried.sort(key=lambda each: (-each.chance, each.answer != selected))
        best = next(each.answer for each in tried if each.answer in answers)
        tried.sort(key=lambda each: each.answer != best)  # a dropped answer is never first
        error = max(0, mean_difference(self.differences(selected, self.given, n)))
        half = paired_half_width(self.differences(selected, self.given, n)) if selected != self.given else 0
        firm = n >= self.max_games or self.is_settled(answers, selected, n)
        rivals = [answer for answer in self.tried if answer != best]
        equal = [answer for answer in rivals if self.is_equal(answer, best, n)]
        unclear = [answer for answer in rivals if answer not in equal and self.is_indistinct(answer, best, n)]
        return AnswerVerdict(tried, best, error, half, equal, unclear, blame_word(error, half, firm), firm)

    def is_settled(self, answers: Sequence[int], selected: int, n: int) -> bool:
        """True if more games would hardly change the word.

        If the given answer seems best, that may be luck, so it is compared with the next best
        answer.
        """
        others = [answer for answer in answers if answer != self.given]
        if not others:
            return True
        rival = selected if selected != self.given else self.best_answer(others, n)
        differences = self.differences(rival, self.given, n)
        ahead, half = mean_difference(differences), paired_half_width(differences)
        settled = ahead + half < MIN_DOUBTFUL or half <= SETTLED_HALF_WIDTH
        return settled or (selected != self.given and ahead - half >= MIN_BLUNDER)

    def measure(self, answer: int, n: int) -> TriedAnswer:
        games = self.measurement_outcomes(answer, n)
        chance = (2 * FULL_CHANCE * sum(games) + SHARES_PER_GAME * len(games)) // (2 * SHARES_PER_GAME * len(games))
        return TriedAnswer(answer, chance, half_width(chance, len(games)), len(games))

    def differences(self, one: int, other: int, n: int) -> list[int]:
        """Return the differences between two answers in the games that measure both."""
        return subtract(self.measurement_outcomes(one, n), self.measurement_outcomes(other, n))

    def is_equal(self, answer: int, best: int, n: int) -> bool:
        """True if the whole interval of the difference is small."""
        differences = self.differences(best, answer, n)
        return abs(mean_difference(differences)) + paired_half_width(differences) <= MAX_EQUAL_DIFFERENCE

    def is_indistinct(self, answer: int, best: int, n: int) -> bool:
        """True if the interval of the difference contains 0."""
        differences = self.differences(best, answer, n)
        return abs(mean_difference(differences)) <= paired_half_width(differences)


def subtract(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Return the differences of the games that both lists have."""
    return [a - b for a, b in zip(one, other, strict=False)]


def mean_difference(differences: Sequence[int]) -> int:
    """Return the mean of share differences in tenths of a point, halves away from 0."""
    return round_value(FULL_CHANCE * sum(differences), SHARES_PER_GAME * len(differences)) // (
        SHARES_PER_GAME * len(differences)
    )


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
    name, table, seed = f"{segment.first}={answer}", timeline.tables[segment.first], timeline.seed_at(segment.first)
    return branches.get_branch(name, table, segment.seat, [(segment.seat, answer)], seed)


def answer_pair_branches(branches: BranchSet, timeline: Timeline, segment: Segment) -> tuple[Branch, Branch]:
    """Return the branches after the given answer and after the reference's, from the seat's observation."""
    if not timeline.has_secrets:
        return true_branch(branches, timeline, segment.last), true_branch(branches, timeline, segment.before)
    table, seat = timeline.tables[segment.first], segment.seat
    if segment.is_single_answer:
        answer, usual = timeline.answers_in(segment)[0][1], segment.reference_answer
        return answer_branch(branches, timeline, segment, answer), answer_branch(branches, timeline, segment, usual)
    seed = timeline.seed_at(segment.first)
    actual = branches.get_branch(f"{segment.first}>", table, seat, timeline.answers_in(segment), seed)
    return actual, branches.get_branch(f"{segment.first}<", table, seat, seed=seed)


def mean_gain(after: Sequence[Outcome], before: Sequence[Outcome], seat: int, n: int) -> float:
    """Return a seat's mean gain in the first n games, in tenths of a point."""
    pairs = list(zip(after[:n], before[:n], strict=False))
    return FULL_CHANCE * sum([a[seat] - b[seat] for a, b in pairs]) / (SHARES_PER_GAME * len(pairs)) if pairs else 0.0


def largest_loss(after: Sequence[Outcome], before: Sequence[Outcome], seat: int) -> int:
    """Return the upper end of the interval of a seat's loss, in tenths of a point."""
    losses = gain_differences(before, after, seat)
    return mean_difference(losses) + paired_half_width(losses)
