"""Mechanics: windows. A question that also lets its seat manage its property; 0 is what goes on with the game."""

from typing import ClassVar, TypeVar

from magnat.kernel import Question
from magnat.mechanics.property import PropertyTable

P = TypeVar("P", bound=PropertyTable)


class Window(Question[P]):
    """The question comes back until its seat answers 0. Each game states the choices and the acts."""

    window: ClassVar[bool] = True

    def silence(self, t: P) -> int:
        return 0

    def act(self, t: P, what: int) -> None:
        """One thing done with one's property: one push."""
        raise NotImplementedError

    def go_on(self, t: P) -> None:
        raise NotImplementedError

    def take(self, t: P, answer: int) -> None:
        if answer:
            t.push(self)
            self.act(t, answer)
        else:
            self.go_on(t)
