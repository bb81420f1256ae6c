"""Windows, in which a seat may act any number of times before the game goes on.

A window is a question: 0 goes on, any other answer is one act, after which the window opens again. Meanwhile the other
seats may act, too: aside, if people play; in turn, in a poll, if only bots play. Both are also windows: a window that
was opened aside does not open again, and a poll goes on to the next seat.
"""

from typing import ClassVar, Final, TypeVar

from magnat.kernel import Question, Table

T = TypeVar("T", bound=Table)

PASS_ONLY: Final[tuple[int, ...]] = (0,)  # choices of a window that can only be passed
PASS_OR_ACT: Final[tuple[int, ...]] = (0, 1)


class Window(Question[T]):
    """A window. Each game defines the choices, the acts, and how it opens again or goes on."""

    window: ClassVar[bool] = True
    comes_back: ClassVar[bool] = True  # False for an aside, which is created anew for each answer
    refusals: ClassVar[dict[int, tuple[str, str]]] = {}  # act -> why it is not offered (text key), and the rule

    def silence(self, t: T) -> int:
        return 0

    def act(self, t: T, verb: int) -> None:
        raise NotImplementedError

    def open(self, t: T) -> None:
        """Push the window, to open again after the act. A game may let the other seats act first."""
        t.push(self)

    def go_on(self, t: T) -> None:
        """Continue after the answer 0. By default, nothing is pushed."""

    def take(self, t: T, answer: int) -> None:
        if answer:
            if self.comes_back:
                self.open(t)
            self.act(t, answer)
        else:
            self.go_on(t)

    def why_not(self, t: T, answer: int) -> tuple[str, str]:
        return self.refusals.get(answer, ("not_offered", self.rule))
