"""Validation of reviews on prepared positions: `planted.py WHAT [N] [GAME ...] [journal=FILE] [after=N]`.

blunders N  rate the wrong answers of N scenes of `planted_scenes.py` per title, as a review does
            by default: how many are an error or a blunder with a right better answer, and how many
            of these have a reason
best N      in N positions of played games per title: how many answers that are best by twenty times
            the games are rated worse than doubtful

A review examines only answers that differ from the reference's, and that lose in its first pass or
may be errors by it; other answers count as not found. The journal and `after` are those of `review.py`.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from magnat.analysis import Budget, run_to_end
from magnat.analysis.branches import Branch, BranchSet
from magnat.analysis.intervals import Outcome
from magnat.analysis.reasons import compare_answers
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.verdict import MIN_ERROR, AnswerTrial, AnswerVerdict, answers_to_try, largest_loss, mean_gain
from magnat.games import edition, simulation_edition
from magnat.kernel import Table
from magnat.kernel.table import edition_of
from magnat.record import question_for, replay_positions
from magnat.record.luck import mix_seed

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.planted_scenes import plant
from bench.review import SERIOUS_WORDS, Measure, by_levels, play_game, run_measures, seats_of
from bench.shares import describe_share

DEFAULT: Final = Budget()
TWENTY: Final = 20
ROUND_GAMES: Final = 250  # games for each answer before the first elimination, when the best answer is determined
CLEARLY_WORSE: Final = 4.0  # standard errors
MAX_TURNS: Final = 60  # of played games


class Rating(NamedTuple):
    """What a review says of an answer: "unseen" if it would not examine it."""

    word: str
    verdict: AnswerVerdict | None = None


class Examined:
    """The branches of one question, for one seat."""

    def __init__(self, t: Table, seats: int, seat: int, seed: int) -> None:
        self.t = t
        self.seat = seat
        self.reference = Reference(edition_of(t).name)
        self.question = question_for(t, seat)
        played = reference_edition(edition_of(t), int(getattr(t, "turns", 0)))
        self.branches = BranchSet(self.reference, played, seats, seed)
        self.usual = self.reference.answer(t, self.question, seat)

    def branch(self, answer: int) -> Branch:
        return self.branches.get_branch(str(answer), self.t, self.seat, [(self.seat, answer)])

    def played(self, answer: int, n: int) -> Sequence[Outcome]:
        """Return the outcomes of the first n games after an answer."""
        run_to_end(self.branches.play_until(self.branch(answer), n))
        return self.branch(answer).outcomes[:n]

    def gain(self, answer: int, n: int) -> float:
        """Return the mean gain of an answer over the reference's in n games."""
        return mean_gain(self.played(answer, n), self.played(self.usual, n), self.seat, n)

    def is_doubtful(self, given: int, n: int) -> bool:
        """True if a review would examine an answer after n games."""
        after, before = [self.played(each, n) for each in (given, self.usual)]
        return mean_gain(after, before, self.seat, n) < 0 or largest_loss(after, before, self.seat) >= MIN_ERROR

    def rate(self, given: int, budget: Budget = DEFAULT) -> Rating:
        if given == self.usual or not self.is_doubtful(given, budget.first):
            return Rating("unseen")
        kept = [given, self.usual]
        tried = {answer: self.branch(answer) for answer in answers_to_try(self.t, self.question, self.seat, kept)}
        trial = AnswerTrial(self.branches, self.seat, tried, kept, budget.closer, games_seen=budget.first)
        run_to_end(trial.work())
        assert trial.verdict is not None
        return Rating(trial.verdict.word, trial.verdict)

    def explain(self, given: int, best: int) -> str:
        return compare_answers(self.reference, self.t, self.seat, given, best).id

    def answers(self) -> list[int]:
        return answers_to_try(self.t, self.question, self.seat, [self.usual])

    def is_best(self, answer: int, n: int, rival: int) -> bool:
        """True if an answer is the best by n games each. The rival, which seems to be better, is compared first."""
        return self.wins_race(answer, [answer, rival], n) and self.wins_race(answer, self.answers(), n)

    def wins_race(self, answer: int, left: list[int], n: int) -> bool:
        """True if an answer is the best of these by n games each. Clearly worse answers are dropped on the way."""
        played = 0
        while played < n and answer in left and len(left) > 1:
            played = min(n, max(ROUND_GAMES, 2 * played))
            totals = {each: sum([outcome[self.seat] for outcome in self.played(each, played)]) for each in left}
            best = max(left, key=lambda each: totals[each])
            left = [each for each in left if each == best or not self.is_clearly_worse(each, best, played)]
        return answer in left and (len(left) == 1 or answer == best)

    def is_clearly_worse(self, answer: int, best: int, n: int) -> bool:
        pairs = zip(self.branch(best).outcomes[:n], self.branch(answer).outcomes[:n], strict=True)
        differences = [a[self.seat] - b[self.seat] for a, b in pairs]
        mean = sum(differences) / n
        variance = sum([(each - mean) ** 2 for each in differences]) / n
        return mean > 0 and mean * mean * n > CLEARLY_WORSE**2 * variance


# Blunders


class Found(NamedTuple):
    """The result of one scene."""

    scene: str
    number: int
    word: str
    is_right: bool
    reason: str
    detail: str

    @property
    def counts(self) -> bool:
        return self.word in SERIOUS_WORDS and self.is_right


def rate_planted(game: str, number: int) -> Found:
    """Rate the wrong answer of a scene. Scenes are numbered from 1."""
    name, scene = plant(game, number - 1)
    t = scene.position.table
    examined = Examined(t, scene.position.seats, scene.seat, mix_seed(number, 99))
    rating = examined.rate(scene.wrong)
    if rating.verdict is None:
        gain = examined.gain(scene.wrong, DEFAULT.first) / 10
        why = "the reference answers so" if scene.wrong == examined.usual else f"{gain:+.1f} in the first pass"
        return Found(name, number, rating.word, False, "", why)
    best, verdict = rating.verdict.best, rating.verdict
    reason = examined.explain(scene.wrong, best)
    right = best in scene.right
    detail = f"{verdict.error / 10:.1f} ± {verdict.half / 10:.1f}, better {best}"
    return Found(name, number, rating.word, right, reason, detail)


def summarise_found(rows: Sequence[Sequence[Any]]) -> str:
    results = [Found(*row) for row in rows]
    found = [each for each in results if each.counts]
    explained = [each for each in found if each.reason not in ("facts", "none")]
    shares = [describe_share(len(each), len(results)) for each in (found, explained)]
    lines = [f"found with the right better answer: {shares[0]}; with a reason: {shares[1]}"]
    for name, count in Counter([each.scene for each in results]).items():
        here = [each for each in results if each.scene == name]
        words = dict(Counter([each.word or "not blamed" for each in here]))
        reasons = dict(Counter([each.reason for each in here if each.reason]))
        lines.append(f"  {name}: {sum([each.counts for each in here])} of {count}, {words}, {reasons}")
    lines += [f"    missed: {each.scene} {each.number}: {each.word or '-'}, {each.detail}" for each in missed(results)]
    return "\n".join(lines)


def missed(results: Sequence[Found]) -> list[Found]:
    return [each for each in results if not each.counts]


# Best answers


class Best(NamedTuple):
    """The seriously blamed answers to a question, and those among them that are the best."""

    number: int
    kind: str
    blamed: list[str]
    wrongly: list[str]


def rate_best(game: str, number: int) -> Best | None:
    """Rate all answers to a random question of a played game, and check those that are blamed seriously.

    None if the game has no question with a choice. The other answers need no check: they are not
    blamed, whether they are the best or not.
    """
    e = simulation_edition(edition(game), MAX_TURNS)
    seats = seats_of(e, number)
    found = list(questions_of(play_game(e, seats, number, by_levels(game, number))))
    if not found:
        return None
    t, seat = Random(number).choice(found)
    examined = Examined(t, seats, seat, mix_seed(number, 1))
    ratings = {answer: examined.rate(answer) for answer in examined.answers()}
    blamed = [answer for answer, rating in ratings.items() if rating.word in SERIOUS_WORDS]
    longer = Examined(t, seats, seat, mix_seed(number, TWENTY))
    rivals = {answer: verdict.best for answer, (_, verdict) in ratings.items() if verdict}
    wrongly = [answer for answer in blamed if longer.is_best(answer, TWENTY * DEFAULT.closer, rivals[answer])]
    described = [[describe(answer, ratings[answer]) for answer in answers] for answers in (blamed, wrongly)]
    return Best(number, type(examined.question).__name__, *described)


def describe(answer: int, rating: Rating) -> str:
    verdict = rating.verdict
    return f"{answer}: {rating.word}, {verdict.error / 10:.1f} ± {verdict.half / 10:.1f}" if verdict else str(answer)


def questions_of(record: Any) -> Iterator[tuple[Table, int]]:
    """Yield the tables and seats of all answers with an alternative."""
    for t, (seat, answer) in zip(replay_positions(record), record.rows, strict=False):
        if seat < 0 or answer is None:
            continue
        question = question_for(t, seat)
        if question is t.stack[-1] and not question.drafting and len(question.choices(t)) > 1:
            yield t.copy(), seat


def summarise_best(rows: Sequence[Sequence[Any]]) -> str:
    results = [Best(*row) for row in rows]
    wrong = [each for each in results if each.wrongly]
    blamed = sum([len(each.blamed) for each in results])
    lines = [f"    {each.kind} {each.number}: {', '.join(each.wrongly)}" for each in wrong]
    share = describe_share(len(wrong), len(results))
    return "\n".join([f"best answers rated worse than doubtful: {share}; answers blamed seriously: {blamed}", *lines])


MEASURES: Final = {
    "blunders": Measure(rate_planted, summarise_found, 100),
    "best": Measure(rate_best, summarise_best, 100),
}


if __name__ == "__main__":
    run_measures(MEASURES, sys.argv[1:] or ["blunders"])
