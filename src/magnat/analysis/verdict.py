"""analysis: what an answer cost. The answers that could have been given are tried on the same games.

The best of them is chosen on the odd games and measured on the even ones: otherwise the luckiest would look best. For
the same reason the games by which an answer was chosen to be looked at, `seen`, say nothing about it any more.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from magnat.analysis.branches import Branch, Branches, true_branch
from magnat.analysis.course import Course, Stretch
from magnat.analysis.figures import POINT, SHARES, TENTHS, Outcome, at_least, half_of, spread
from magnat.bots import SearchBot
from magnat.bots.search import EACH, WIDEST
from magnat.kernel import Luck, Question, Table
from magnat.kernel.table import edition_of
from magnat.play.thinking import begins_draft
from magnat.record import redeal

AT_ONCE: Final = 100  # games of the first look; then twice as many each time
CLOSE: Final = 25  # tenths: an error that is known as well as that is known
BLUNDER: Final = 10 * POINT
ERROR: Final = 5 * POINT
DOUBTFUL: Final = 2 * POINT


class Tried(msgspec.Struct, frozen=True):
    """An answer, the chance of whoever gives it, how far that may be off, and how many games say so."""

    answer: int
    chance: int
    half: int
    games: int


class Verdict(msgspec.Struct, frozen=True):
    """What was better than the answer given, and by how much. `word` is empty where nobody is to blame."""

    tried: list[Tried]  # the best first
    best: int
    error: int
    half: int
    equal: list[int]  # answers that are as good as the best one, as far as is known
    word: str
    firm: bool


def word_for(error: int, half: int, firm: bool) -> str:
    """The word follows the cautious end, so that nobody is blamed for noise."""
    low = error - half
    if low >= BLUNDER:
        return "blunder"
    if low >= ERROR:
        return "error"
    if low >= DOUBTFUL:
        return "doubtful"
    return "uncertain" if error >= DOUBTFUL and not firm else ""


def answers_to(t: Table, question: Question[Any], seat: int, first: Sequence[int]) -> list[int]:
    """The answers to try: all if they are few, else the most promising. What another must consent to does not compete.

    `first` are tried in any case.
    """
    u = redeal(t, seat, None) if t.secret else t
    choices = question.choices(u)
    if question.of == "verb":
        choices = [choice for choice in choices if choice in first or not begins_draft(u, choice)]
    if len(choices) > WIDEST:
        searching = SearchBot(edition_of(u).name, simulations=WIDEST * EACH)
        choices = searching.candidates(u, question, choices, Luck(0))
    return [*first, *[choice for choice in choices if choice not in first]]


class Trial:
    """The answers to one question, each with its games. Those of `kept` stay until the end; the first was given."""

    def __init__(
        self,
        branches: Branches,
        seat: int,
        tried: dict[int, Branch],
        kept: list[int],
        most: int,
        at_once: int = AT_ONCE,
        seen: int = 0,
    ) -> None:
        self.branches = branches
        self.seat = seat
        self.tried = tried
        self.kept = kept
        self.given = kept[0]
        self.most = most
        self.at_once = at_once
        self.seen = seen
        self.verdict: Verdict | None = None

    def work(self) -> Iterator[None]:
        """Look closer until it is known well enough, or as often as is allowed."""
        n, left = min(self.at_once, self.most), list(self.tried)
        while True:
            for answer in left:
                yield from self.branches.fill(self.tried[answer], self.seen + n)
            best = self.best_of(left, n)
            self.verdict = self.judged(left, best, n)
            if self.verdict.firm:
                return
            left = [answer for answer in left if answer in self.kept or not self.behind(answer, best, n)]
            n = min(2 * n, self.most)

    def odd(self, answer: int, n: int) -> list[int]:
        return [outcome[self.seat] for outcome in self.tried[answer].outcomes[self.seen + 1 : self.seen + n : 2]]

    def even(self, answer: int, n: int) -> list[int]:
        return [outcome[self.seat] for outcome in self.tried[answer].outcomes[self.seen : self.seen + n : 2]]

    def best_of(self, answers: Sequence[int], n: int) -> int:
        sums = [sum(self.odd(answer, n)) for answer in answers]
        return answers[sums.index(max(sums))]

    def behind(self, answer: int, best: int, n: int) -> bool:
        """Whether more games would not make it the best one."""
        differences = [a - b for a, b in zip(self.odd(best, n), self.odd(answer, n), strict=True)]
        return sum(differences) * TENTHS > spread(differences) * SHARES * len(differences)

    def judged(self, answers: Sequence[int], best: int, n: int) -> Verdict:
        tried = [
            self.measured(answer, min(n, len(branch.outcomes) - self.seen)) for answer, branch in self.tried.items()
        ]
        chance = {each.answer: each.chance for each in tried}
        error = max(0, chance[best] - chance[self.given])
        half = at_least(self.apart(best, self.given, n), len(self.even(best, n))) if best != self.given else 0
        firm = n >= self.most or self.settled(answers, best, n)
        equal = [a for a in answers if a != best and self.close(a, best, n)]
        ranked = sorted(tried, key=lambda each: (each.answer != best, -each.chance))
        return Verdict(ranked, best, error, half, equal, word_for(error, half, firm), firm)

    def settled(self, answers: Sequence[int], best: int, n: int) -> bool:
        """Whether more games would hardly change the word.

        Where the answer given seems the best by now, it may be its luck: the next one is looked at as well.
        """
        others = [answer for answer in answers if answer != self.given]
        if not others:
            return True
        rival = best if best != self.given else self.best_of(others, n)
        ahead, half = (
            self.measured(rival, n).chance - self.measured(self.given, n).chance,
            self.apart(rival, self.given, n),
        )
        known = ahead + half < DOUBTFUL or half <= CLOSE
        return known or (best != self.given and ahead - half >= BLUNDER)

    def measured(self, answer: int, n: int) -> Tried:
        games = self.even(answer, n)
        chance = (2 * TENTHS * sum(games) + SHARES * len(games)) // (2 * SHARES * len(games))
        return Tried(answer, chance, half_of(chance, len(games)), len(games))

    def apart(self, one: int, other: int, n: int) -> int:
        return (
            spread([a - b for a, b in zip(self.even(one, n), self.even(other, n), strict=True)]) if one != other else 0
        )

    def close(self, answer: int, best: int, n: int) -> bool:
        """Whether the interval of the difference contains 0."""
        differences = [a - b for a, b in zip(self.even(best, n), self.even(answer, n), strict=True)]
        return abs(sum(differences)) * TENTHS <= spread(differences) * SHARES * len(differences)


def trial_of(branches: Branches, course: Course, stretch: Stretch, most: int, seen: int = 0) -> Trial:
    """What was said in a stretch, beside what else could have been."""
    question, t = course.question(stretch)
    given = course.words(stretch)[0][1]
    kept = [given] if stretch.usual == given else [given, stretch.usual]
    answers = answers_to(t, question, stretch.seat, kept)
    tried = {answer: answer_branch(branches, course, stretch, answer) for answer in answers}
    return Trial(branches, stretch.seat, tried, kept, most, seen=seen)


def answer_branch(branches: Branches, course: Course, stretch: Stretch, answer: int) -> Branch:
    """Games after an answer, by what its seat could know. With open cards these are games of the true table."""
    if not course.secret:
        if stretch.single and answer == course.words(stretch)[0][1]:
            return true_branch(branches, course, stretch.last)
        if answer == stretch.usual:
            return true_branch(branches, course, stretch.before)
    name = f"{stretch.first}={answer}"
    return branches.branch(name, course.tables[stretch.first], stretch.seat, [(stretch.seat, answer)])


def words_branches(branches: Branches, course: Course, stretch: Stretch) -> tuple[Branch, Branch]:
    """Games after what was said, and after what the reference would have said, by what the seat could know."""
    if not course.secret:
        return true_branch(branches, course, stretch.last), true_branch(branches, course, stretch.before)
    table, seat = course.tables[stretch.first], stretch.seat
    if stretch.single:
        given, usual = course.words(stretch)[0][1], stretch.usual
        return answer_branch(branches, course, stretch, given), answer_branch(branches, course, stretch, usual)
    said = branches.branch(f"{stretch.first}>", table, seat, course.words(stretch))
    return said, branches.branch(f"{stretch.first}<", table, seat)


def mean_gain(after: Sequence[Outcome], before: Sequence[Outcome], seat: int, n: int) -> float:
    """What a seat gained in the first n games, in tenths."""
    pairs = list(zip(after[:n], before[:n], strict=False))
    return TENTHS * sum([a[seat] - b[seat] for a, b in pairs]) / (SHARES * len(pairs)) if pairs else 0.0
