"""Hints for the seat to answer, based only on its observation.

A hint is a pure function of the position, the seed and the number of games. It claims a difference
only if the intervals of all comparisons together exclude 0, and equality only if they are narrow.
"""

from collections.abc import Generator
from itertools import combinations
from typing import Any, Final

import msgspec

from magnat.analysis.branches import BranchSet
from magnat.analysis.intervals import (
    FULL_CHANCE,
    POINT,
    SHARES_PER_GAME,
    gain_differences,
    half_width,
    paired_half_width,
    simultaneous_z,
)
from magnat.analysis.reasons import AnswerReason, compare_answers
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.verdict import (
    FIRST_LOOK_GAMES,
    MAX_EQUAL_DIFFERENCE,
    TriedAnswer,
    answers_to_try,
    mean_difference,
)
from magnat.kernel import IllegalAnswer, Table, current_question, speaker
from magnat.kernel.table import edition_of

MAX_GAMES_PER_ANSWER: Final = 2000
MAX_HINT_ANSWERS: Final = 3
KNOWN_HALF_WIDTH: Final = 3 * POINT  # differences known this precisely need no more games


class Advice(msgspec.Struct, frozen=True):
    """An answer, its estimated win chance, and the reason why it is better or worse; None if neither was found."""

    tried: TriedAnswer
    reason: AnswerReason | None


class PositionHint(msgspec.Struct, frozen=True):
    """Up to three answers, sorted by chance.

    `found` is `best` if the first answer was found to be better than all others, `equal` if all of
    `tied` are known to be equally good, `unclear` if no difference between them was found, and
    `only` if there is one answer.
    """

    reference: str
    seat: int
    usual: int  # the reference's answer
    found: str  # best, equal, unclear, only
    tied: list[int]  # the first answer and those that were not found to be worse; empty if it is the best
    half: int  # largest half-width of a difference between the tied answers, or else from the first answer
    games: int  # played for each of the compared answers
    known: bool  # all differences between the answers are known within `KNOWN_HALF_WIDTH`
    advice: list[Advice]


class HintFindings(msgspec.Struct, frozen=True):
    """The comparison of all answers after a round of games."""

    best: int  # the answer with the highest chance
    rivals: list[int]  # answers that were not found to be worse
    shown: list[TriedAnswer]  # the best first


class HintSearch:
    """An incremental hint computation.

    `work` yields after a few games; `current_hint` returns the result so far. `saved` is the result
    of an earlier `dump` of the same question and seed. Raise `IllegalAnswer` if it is not the turn
    of `seat`.
    """

    def __init__(
        self,
        t: Table,
        seats: int,
        seat: int,
        seed: int = 0,
        max_games: int = MAX_GAMES_PER_ANSWER,
        at_once: int = FIRST_LOOK_GAMES,
        saved: dict[str, Any] | None = None,
    ) -> None:
        question = current_question(t)
        if question is None or speaker(question) != seat:
            raise IllegalAnswer("not_your_word", "", seat)
        e = edition_of(t)
        self.t = t
        self.seat = seat
        self.max_games = max_games
        self.first_games = min(at_once, max_games)
        self.reference = Reference(e.name)
        self.reference_answer = self.reference.answer(t, question, seat)
        self.silence = question.silence(t)
        played = reference_edition(e, int(getattr(t, "turns", 0)))
        self.branches = BranchSet(self.reference, played, seats, seed)
        if saved:
            self.branches.load(saved)
        answers = answers_to_try(t, question, seat, list(dict.fromkeys([self.reference_answer, self.silence])))
        self.tried = {answer: self.branches.get_branch(str(answer), t, seat, [(seat, answer)]) for answer in answers}
        self.counted = dict.fromkeys(answers, 0)  # games of each answer that count: those of complete rounds
        self.z = simultaneous_z(len(answers) - 1)
        self.findings: HintFindings | None = None

    # Work

    def work(self) -> Generator[None, None, None]:
        """Play rounds of games until all differences that matter are known, yielding after a few games."""
        answers, n = list(self.tried), self.first_games
        while answers:
            for answer in answers:
                yield from self.branches.play_until(self.tried[answer], n)
            self.counted |= dict.fromkeys(answers, n)
            self.findings = self._evaluate()
            yield
            n = min(2 * n, self.max_games)
            answers = [answer for answer in self._answers_to_play(self.findings) if self.counted[answer] < n]

    def _answers_to_play(self, found: HintFindings) -> list[int]:
        """Return the answers that need more games: those that may be the best, then those that are shown."""
        unclear = [rival for rival in found.rivals if self._half_of(found.best, rival) > KNOWN_HALF_WIDTH]
        shown = [each.answer for each in found.shown]
        pairs = [pair for pair in combinations(shown, 2) if self._half_of(*pair) > KNOWN_HALF_WIDTH]
        wanted = unclear or [answer for answer in shown if any(answer in pair for pair in pairs)]
        return [answer for answer in self.tried if answer == found.best or answer in wanted] if wanted else []

    @property
    def games_played(self) -> int:
        """The number of games after all answers together, including saved ones."""
        return sum([len(branch.outcomes) for branch in self.tried.values()])

    # Measurements

    def _evaluate(self) -> HintFindings:
        """Compare the answers. The best one has most games: answers that were found to be worse get no more."""
        measured = [self._measure(answer) for answer in self.tried]
        most = max(self.counted.values())
        best = max(measured, key=lambda each: (each.games == most, each.chance, -each.answer)).answer
        measured.sort(key=lambda each: (each.answer != best, -each.chance))
        rivals = [each.answer for each in measured if each.answer != best and not self._is_better(best, each.answer)]
        return HintFindings(best, rivals, self._select_answers(measured, rivals))

    def _select_answers(self, measured: list[TriedAnswer], rivals: list[int]) -> list[TriedAnswer]:
        """Return the best answer, the reference's, then the next that may be as good, silence, or the next best."""
        order = [measured[0].answer, self.reference_answer, *rivals, self.silence, *[each.answer for each in measured]]
        wanted = list(dict.fromkeys(order))[:MAX_HINT_ANSWERS]
        return [each for each in measured if each.answer in wanted]

    def _measure(self, answer: int) -> TriedAnswer:
        games = [outcome[self.seat] for outcome in self.tried[answer].outcomes[: self.counted[answer]]]
        chance = (2 * FULL_CHANCE * sum(games) + SHARES_PER_GAME * len(games)) // (2 * SHARES_PER_GAME * len(games))
        return TriedAnswer(answer, chance, half_width(chance, len(games)), len(games))

    def _differences(self, one: int, other: int) -> list[int]:
        games = min(self.counted[one], self.counted[other])
        return gain_differences(self.tried[one].outcomes[:games], self.tried[other].outcomes[:games], self.seat)

    def _half_of(self, one: int, other: int) -> int:
        """Return the half-width of a difference; those of all comparisons hold together."""
        return paired_half_width(self._differences(one, other), self.z)

    def _is_better(self, one: int, other: int) -> bool:
        """True if an answer was found to be better than another."""
        differences = self._differences(one, other)
        return mean_difference(differences) > paired_half_width(differences, self.z)

    # Results

    def current_hint(self) -> PositionHint | None:
        """Return the hint so far; None before the first round of games is complete."""
        found = self.findings
        if found is None:
            return None
        answers = [each.answer for each in found.shown]
        tied = [answer for answer in answers if answer == found.best or answer in found.rivals] if found.rivals else []
        compared = tied[1:] or answers[1:]
        return PositionHint(
            self.reference.name,
            self.seat,
            self.reference_answer,
            self._describe_finding(found),
            tied,
            max([self._half_of(found.best, answer) for answer in compared], default=0),
            min([self.counted[answer] for answer in [found.best, *compared]]),
            all([self._half_of(*pair) <= KNOWN_HALF_WIDTH for pair in combinations(answers, 2)]),
            [Advice(each, self._explain_answer(each.answer, answers, tied)) for each in found.shown],
        )

    def _describe_finding(self, found: HintFindings) -> str:
        """Return what the games show about the answers that may be the best."""
        if len(self.tried) == 1:
            return "only"
        if not found.rivals:
            return "best"
        is_equal = all([self._largest_difference(found.best, rival) <= MAX_EQUAL_DIFFERENCE for rival in found.rivals])
        return "equal" if is_equal else "unclear"

    def _largest_difference(self, one: int, other: int) -> int:
        """Return the end of a difference's interval that is farther from 0."""
        return abs(mean_difference(self._differences(one, other))) + self._half_of(one, other)

    def _explain_answer(self, answer: int, shown: list[int], tied: list[int]) -> AnswerReason | None:
        """Return why the best answer beats the next one, or why another is worse; None if no difference was found."""
        if len(shown) < 2 or answer in tied:
            return None
        best = shown[0]
        return compare_answers(self.reference, self.t, self.seat, shown[1] if answer == best else answer, best)

    def dump(self) -> dict[str, Any]:
        """Return all games, for the `saved` argument of another `HintSearch`."""
        return self.branches.dump()


def compute_position_hint(
    t: Table, seats: int, seat: int, seed: int = 0, max_games: int = MAX_GAMES_PER_ANSWER
) -> PositionHint:
    """Return the complete hint for one seat of a table with `seats` seats.

    At most `max_games` games are played for each answer. Raise `IllegalAnswer` if it is not the turn of
    `seat`.
    """
    search = HintSearch(t, seats, seat, seed, max_games)
    for _ in search.work():
        pass
    hint = search.current_hint()
    assert hint is not None
    return hint
