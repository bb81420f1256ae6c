"""Mechanics: windows. A question that also lets its seat manage its property; 0 is what goes on with the game."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from magnat.kernel import Question
from magnat.mechanics.property import PropertyTable
from magnat.mechanics.trade import automatic

P = TypeVar("P", bound=PropertyTable)


class Window(Question[P]):
    """The question comes back until its seat answers 0. Each game states the choices and the acts."""

    window: ClassVar[bool] = True
    comes_back: ClassVar[bool] = True  # an aside does not: it is put anew whenever its seat speaks
    refusals: ClassVar[dict[int, tuple[str, str]]] = {}  # by act: why it is not offered, and the rule

    def automatic(self, t: P) -> Sequence[int]:
        return automatic(t, self)

    def silence(self, t: P) -> int:
        return 0

    def act(self, t: P, what: int) -> None:
        """One thing done with one's property: one push."""
        raise NotImplementedError

    def go_on(self, t: P) -> None:
        """What an answer of 0 leads to: nothing but what was waiting."""

    def take(self, t: P, answer: int) -> None:
        if answer:
            if self.comes_back:
                t.push(self)
            self.act(t, answer)
        else:
            self.go_on(t)

    def why_not(self, t: P, answer: int) -> tuple[str, str]:
        return self.refusals.get(answer, ("not_offered", self.rule))
