"""analysis: a hint for the seat that is asked, by what it may know. A pure function of the position and the seed."""

from collections.abc import Generator
from typing import Final

import msgspec

from magnat.analysis.branches import Branches
from magnat.analysis.reasons import Reason, between
from magnat.analysis.reference import Reference, playable
from magnat.analysis.verdict import AT_ONCE, Trial, Tried, Verdict, answers_to
from magnat.kernel import IllegalAnswer, Table, speaker, waiting
from magnat.kernel.table import edition_of

MOST: Final = 400  # games for each answer
ANSWERS: Final = 3


class Advice(msgspec.Struct, frozen=True):
    """An answer, what it is worth, and why it is better or worse."""

    tried: Tried
    reason: Reason


class Hint(msgspec.Struct, frozen=True):
    """Up to three answers, the best first. If `equal`, none of them is known to be better."""

    reference: str
    seat: int
    usual: int  # what the reference would say
    equal: bool
    advice: list[Advice]


class Hinting:
    """A hint that is being worked out: `work` yields after a few games, and `hint` says what is known by now."""

    def __init__(
        self, t: Table, seats: int, seat: int, seed: int = 0, most: int = MOST, at_once: int = AT_ONCE
    ) -> None:
        question = waiting(t)
        if question is None or speaker(question) != seat:
            raise IllegalAnswer("not_your_word", "", seat)
        e = edition_of(t)
        self.t = t
        self.seat = seat
        self.reference = Reference(e.name)
        self.usual = self.reference.answer(t, question, seat)
        self.silence = question.silence(t)
        played = playable(e, int(getattr(t, "turns", 0)))
        branches = Branches(self.reference, played, seats, seed)
        kept = list(dict.fromkeys([self.usual, self.silence]))
        answers = answers_to(t, question, seat, kept)
        tried = {answer: branches.branch(str(answer), t, seat, [(seat, answer)]) for answer in answers}
        self.trial = Trial(branches, seat, tried, kept, most, at_once)

    def work(self) -> Generator[None, None, None]:
        yield from self.trial.work()

    def hint(self) -> Hint | None:
        """None before the first games."""
        verdict = self.trial.verdict
        if verdict is None:
            return None
        shown = self.chosen(verdict)
        equal = all([each.answer == verdict.best or each.answer in verdict.equal for each in shown])
        advice = [Advice(each, self.why(each.answer, shown)) for each in shown]
        return Hint(self.reference.name, self.seat, self.usual, equal, advice)

    def chosen(self, verdict: Verdict) -> list[Tried]:
        """The best, the reference's, silence; then the next best. In the order of their chances, the best first."""
        wanted = list(dict.fromkeys([verdict.best, self.usual, self.silence, *[each.answer for each in verdict.tried]]))
        return [each for each in verdict.tried if each.answer in wanted[:ANSWERS]]

    def why(self, answer: int, shown: list[Tried]) -> Reason:
        """Why the best is better than the next, and why each other one is not the best."""
        if len(shown) < 2:
            return Reason("none")
        best = shown[0].answer
        return between(self.reference, self.t, self.seat, shown[1].answer if answer == best else answer, best)


def hint(t: Table, seats: int, seat: int, seed: int = 0, most: int = MOST) -> Hint:
    """The whole hint at once, for one of so many seats."""
    made = Hinting(t, seats, seat, seed, most)
    for _ in made.work():
        pass
    found = made.hint()
    assert found is not None
    return found
