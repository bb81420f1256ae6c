"""Mechanics: objections. The threatened effect is held by the objection; each "no" hands the word to the other side."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from magnat.kernel import Frame, Question, Step
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.hands import HandTable

H = TypeVar("H", bound=HandTable)

LET_STAND: Final = 0
SAY_NO: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Objection(Step[H]):
    """`seat` may say no to `effect` of `other`; parity decides. `otherwise` is what is left if it is cancelled.

    It is asked whenever `seat` holds any hidden card, whether or not that card is a "no": a question reveals nothing.
    The table says what is a "no": see `HandTable.noes` and `lay_no`.
    Several people against one act nest: the first lasting no cancels all.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "effect", "stands", "otherwise")

    def __init__(
        self, seat: int, other: int, effect: Frame, stands: bool = True, otherwise: Frame | None = None
    ) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.effect: Final = effect
        self.stands: Final = stands
        self.otherwise: Final = otherwise

    def run(self, t: H) -> None:
        seat = self.seat
        if t.hands[seat] and t.asks(seat, (LET_STAND, *t.noes(seat, self.effect))):
            t.push(self.question())  # public: the number of hidden cards, never their faces
        else:
            self.resolve(t)

    def question(self) -> "SayNo[H]":
        """How it is put to `seat`: a game may have its own words and rule for it."""
        return SayNo(self)

    def hand_over(self) -> "Objection[H]":
        """The same case with the word handed to the other side."""
        return Objection(self.other, self.seat, self.effect, not self.stands, self.otherwise)

    def resolve(self, t: H) -> None:
        """Nobody says more: the effect happens, or what is left without it."""
        if self.stands:
            t.push(self.effect)
        elif self.otherwise is not None:
            t.push(self.otherwise)

    def without(self, seat: int) -> Frame | None:
        """A gone actor threatens nobody."""
        return None if seat == self.seat or seat == self.other else self

    def threat(self, t: H, seat: int) -> dict[str, int]:
        return self.effect.threat(t, seat) if isinstance(self.effect, Step) else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SayNo(Question[H]):
    """Say no, or let things stand as they are."""

    verbs: ClassVar[tuple[str, ...]] = ("let_stand", "say_no", "hands_off")
    paced: ClassVar[bool] = True
    from_hand: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("case",)

    def __init__(self, case: Objection[H]) -> None:
        super().__init__(case.seat)
        self.case: Final = case

    def choices(self, t: H) -> Sequence[int]:
        return (LET_STAND, *t.noes(self.seat, self.case.effect))

    def take(self, t: H, answer: int) -> None:
        case = self.case
        if answer == LET_STAND:
            case.resolve(t)
        else:
            t.lay_no(self.seat, answer, case.effect)
            t.push(case.hand_over())

    def without(self, seat: int) -> Frame | None:
        return None if self.case.without(seat) is None else self

    def why_not(self, t: H, answer: int) -> tuple[str, str]:
        return "holds_no_no", self.rule

    def context(self, t: H) -> dict[str, int]:
        """Who does what, and whether it stands as things are."""
        return {"other": self.case.other, "stands": self.case.stands, **self.case.threat(t, self.seat)}
