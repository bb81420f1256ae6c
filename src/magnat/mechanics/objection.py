"""Mechanics: objections. The threatened effect is held by the objection; each "no" hands the word to the other side."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from magnat.kernel import Frame, Question, Step

LET_STAND: Final = 0
SAY_NO: Final = 1


class Objection(Step[Any]):
    """`seat` may say no to `effect` of `other`; parity decides. `otherwise` is what is left if it is cancelled.

    It is asked whenever `seat` holds any hidden card, whether or not that card is a "no": a question reveals nothing.
    The table answers three things: `hands` (by seat), `noes(seat, effect)`, the legal verbs beyond letting it stand,
    and `lay_no(seat, verb, effect)`, which puts the card down for all to see.
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

    def run(self, t: Any) -> None:
        if t.hands[self.seat]:  # public: the number of hidden cards, never their faces
            t.push(self.question())
        else:
            self.rest(t)

    def question(self) -> "SayNo":
        """How it is put to `seat`: a game may have its own words and rule for it."""
        return SayNo(self)

    def countered(self) -> "Objection":
        """The same case with the word handed to the other side."""
        return Objection(self.other, self.seat, self.effect, not self.stands, self.otherwise)

    def rest(self, t: Any) -> None:
        """Nobody says more: the effect happens, or what is left without it."""
        if self.stands:
            t.push(self.effect)
        elif self.otherwise is not None:
            t.push(self.otherwise)

    def without(self, seat: int) -> Frame | None:
        """A gone actor threatens nobody."""
        return None if seat == self.seat or seat == self.other else self


class SayNo(Question[Any]):
    """Say no, or let things stand as they are."""

    verbs: ClassVar[tuple[str, ...]] = ("let_stand", "say_no", "hands_off")
    paced: ClassVar[bool] = True
    from_hand: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("case",)

    def __init__(self, case: Objection) -> None:
        super().__init__(case.seat)
        self.case: Final = case

    def choices(self, t: Any) -> Sequence[int]:
        noes: tuple[int, ...] = t.noes(self.seat, self.case.effect)
        return (LET_STAND, *noes)

    def take(self, t: Any, answer: int) -> None:
        case = self.case
        if answer == LET_STAND:
            case.rest(t)
        else:
            t.lay_no(self.seat, answer, case.effect)
            t.push(case.countered())

    def without(self, seat: int) -> Frame | None:
        return None if self.case.without(seat) is None else self

    def why_not(self, t: Any, answer: int) -> tuple[str, str]:
        return "holds_no_no", self.rule
