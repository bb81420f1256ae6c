"""Objections. The objection holds the threatened effect; after each "no" the other side may object in turn."""

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
    """The right of `seat` to object to `effect` of `other`; the parity of the objections decides.

    `otherwise` is the frame that replaces a cancelled effect. The seat is asked whenever it holds a hidden card, even
    if it cannot object, so that the question reveals nothing. The table defines the possible objections: see
    `HandTable.noes` and `lay_no`. Objections of several seats to one act are nested: the first that is not countered
    cancels the whole act.
    """

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
            t.push(self.question())  # the condition is public: the number of hidden cards, not their faces
        else:
            self.resolve(t)

    def question(self) -> "SayNo[H]":
        """Return the question to `seat`. A game may use its own question, with its own texts and rule."""
        return SayNo(self)

    def hand_over(self) -> "Objection[H]":
        """Return the objection of the other side to this objection."""
        return type(self)(self.other, self.seat, self.effect, not self.stands, self.otherwise)

    def resolve(self, t: H) -> None:
        if self.stands:
            t.push(self.effect)
        elif self.otherwise is not None:
            t.push(self.otherwise)

    def without(self, seat: int) -> Frame | None:
        """Drop the objection if one of the two seats leaves."""
        return None if seat == self.seat or seat == self.other else self

    def threat(self, t: H, seat: int) -> dict[str, int]:
        return self.effect.threat(t, seat) if isinstance(self.effect, Step) else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SayNo(Question[H]):
    """The seat objects or lets the present state stand."""

    verbs: ClassVar[tuple[str, ...]] = ("let_stand", "say_no", "hands_off")
    refusal = "holds_no_no"
    paced: ClassVar[bool] = True
    from_hand: ClassVar[bool] = True

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

    def context(self, t: H) -> dict[str, int]:
        return {"other": self.case.other, "stands": self.case.stands, **self.case.threat(t, self.seat)}
