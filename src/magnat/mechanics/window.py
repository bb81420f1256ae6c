"""Mechanics: windows, in which a seat acts as often as it likes before the game goes on.

A window is a question: 0 goes on, any other answer is one act, after which the window opens again. While it waits the
others speak too: aside, where people click; one after the other, in a poll, where bots are among themselves. Both are
windows as well: a window that was opened aside does not open again, and a poll goes on to the next seat.
"""

from typing import ClassVar, Final, TypeVar

from magnat.kernel import Question, Table

T = TypeVar("T", bound=Table)

PASS_ONLY: Final[tuple[int, ...]] = (0,)  # the choices of a question that can only be passed
PASS_OR_ACT: Final[tuple[int, ...]] = (0, 1)


class Window(Question[T]):
    """Each game states the choices, the acts, and what opens again or goes on."""

    window: ClassVar[bool] = True
    comes_back: ClassVar[bool] = True  # an aside does not: it is put anew whenever its seat speaks
    refusals: ClassVar[dict[int, tuple[str, str]]] = {}  # by act: why it is not offered, and the rule

    def silence(self, t: T) -> int:
        return 0

    def act(self, t: T, what: int) -> None:
        """One thing done."""
        raise NotImplementedError

    def open(self, t: T) -> None:
        """It opens again once the act is done; where the others have their word first, so do they."""
        t.push(self)

    def go_on(self, t: T) -> None:
        """What an answer of 0 leads to: nothing but what was waiting."""

    def take(self, t: T, answer: int) -> None:
        if answer:
            if self.comes_back:
                self.open(t)
            self.act(t, answer)
        else:
            self.go_on(t)

    def why_not(self, t: T, answer: int) -> tuple[str, str]:
        return self.refusals.get(answer, ("not_offered", self.rule))
