"""Hints for the seat to answer, based only on its observation.

A hint is a pure function of the position and the seed.
"""

from collections.abc import Generator
from typing import Final

import msgspec

from magnat.analysis.branches import BranchSet
from magnat.analysis.reasons import AnswerReason, compare_answers
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.verdict import FIRST_LOOK_GAMES, AnswerTrial, AnswerVerdict, TriedAnswer, answers_to_try
from magnat.kernel import IllegalAnswer, Table, current_question, speaker
from magnat.kernel.table import edition_of

MAX_GAMES_PER_ANSWER: Final = 400
MAX_HINT_ANSWERS: Final = 3


class Advice(msgspec.Struct, frozen=True):
    """An answer, its estimated win chance, and the reason why it is better or worse."""

    tried: TriedAnswer
    reason: AnswerReason


class PositionHint(msgspec.Struct, frozen=True):
    """Up to three answers, the best first. If `equal`, no answer is significantly better."""

    reference: str
    seat: int
    usual: int  # the reference's answer
    equal: bool
    advice: list[Advice]


class HintSearch:
    """An incremental hint computation.

    `work` yields after a few games; `current_hint` returns the result so far. Raise `IllegalAnswer`
    if it is not the turn of `seat`.
    """

    def __init__(
        self,
        t: Table,
        seats: int,
        seat: int,
        seed: int = 0,
        max_games: int = MAX_GAMES_PER_ANSWER,
        at_once: int = FIRST_LOOK_GAMES,
    ) -> None:
        question = current_question(t)
        if question is None or speaker(question) != seat:
            raise IllegalAnswer("not_your_word", "", seat)
        e = edition_of(t)
        self.t = t
        self.seat = seat
        self.reference = Reference(e.name)
        self.reference_answer = self.reference.answer(t, question, seat)
        self.silence = question.silence(t)
        played = reference_edition(e, int(getattr(t, "turns", 0)))
        branches = BranchSet(self.reference, played, seats, seed)
        kept = list(dict.fromkeys([self.reference_answer, self.silence]))
        answers = answers_to_try(t, question, seat, kept)
        tried = {answer: branches.get_branch(str(answer), t, seat, [(seat, answer)]) for answer in answers}
        self.trial = AnswerTrial(branches, seat, tried, kept, max_games, at_once)

    def work(self) -> Generator[None, None, None]:
        """Play games until the hint is complete, yielding after a few of them."""
        yield from self.trial.work()

    def current_hint(self) -> PositionHint | None:
        """Return the hint so far; None before the first games."""
        verdict = self.trial.verdict
        if verdict is None:
            return None
        shown = self.select_answers(verdict)
        equal = all([each.answer == verdict.best or each.answer in verdict.equal for each in shown])
        advice = [Advice(each, self.explain_answer(each.answer, shown)) for each in shown]
        return PositionHint(self.reference.name, self.seat, self.reference_answer, equal, advice)

    def select_answers(self, verdict: AnswerVerdict) -> list[TriedAnswer]:
        """Return the best answer, the reference's, silence, then the next best, sorted by chance (best first)."""
        wanted = list(
            dict.fromkeys([verdict.best, self.reference_answer, self.silence, *[each.answer for each in verdict.tried]])
        )
        return [each for each in verdict.tried if each.answer in wanted[:MAX_HINT_ANSWERS]]

    def explain_answer(self, answer: int, shown: list[TriedAnswer]) -> AnswerReason:
        """Return why the best answer beats the next one, or why another answer is not the best."""
        if len(shown) < 2:
            return AnswerReason("none")
        best = shown[0].answer
        return compare_answers(self.reference, self.t, self.seat, shown[1].answer if answer == best else answer, best)


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
