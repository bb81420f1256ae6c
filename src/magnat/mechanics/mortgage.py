"""Mortgages: mortgaging a deed, lifting the mortgage, and receiving a mortgaged deed."""

from collections.abc import Sequence
from typing import Final

from magnat.kernel import Question, Step
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.property import PropertyTable, bits


class Mortgage(Question[PropertyTable]):
    """A seat chooses a deed to mortgage for its mortgage value."""

    answer_kind = "space"

    def choices(self, t: PropertyTable) -> Sequence[int]:
        return bits(t.mortgageable(self.seat))

    def silence(self, t: PropertyTable) -> int:
        """An absent player mortgages the deed with the lowest value."""
        return min([(t.e.mortgages[space], space) for space in self.choices(t)])[1]

    def take(self, t: PropertyTable, answer: int) -> None:
        value = t.e.mortgages[answer]
        t.mortgaged |= 1 << answer
        t.move_money(BANK, value, self.seat)
        t.tell("mortgaged", self.seat, answer, value)

    def consequences(self, t: PropertyTable, answer: int) -> dict[str, int]:
        return {"value": t.e.mortgages[answer]}


def can_lift(t: PropertyTable, seat: int) -> bool:
    """True if `Lift` would have a choice."""
    for space in bits(t.deeds[seat] & t.mortgaged):
        if t.lift_cost(space) <= t.cash[seat]:
            return True
    return False


class Lift(Question[PropertyTable]):
    """A seat chooses a mortgage whose lifting it can pay."""

    answer_kind = "space"

    def choices(self, t: PropertyTable) -> Sequence[int]:
        cash = t.cash[self.seat]
        return [space for space in bits(t.deeds[self.seat] & t.mortgaged) if t.lift_cost(space) <= cash]

    def take(self, t: PropertyTable, answer: int) -> None:
        cost = t.lift_cost(answer)
        t.spend(self.seat, cost)
        t.mortgaged &= ~(1 << answer)
        t.prepaid &= ~(1 << answer)
        t.tell("lifted", self.seat, answer, cost)

    def consequences(self, t: PropertyTable, answer: int) -> dict[str, int]:
        cost = t.lift_cost(answer)
        return {"cost": cost, "left": t.cash[self.seat] - cost}


class KeepOrLift(Question[PropertyTable]):
    """The receiver of mortgaged deeds (`deeds`, as bits) keeps the first mortgaged, paying interest, or lifts it."""

    verbs = ("keep", "lift")

    def __init__(self, seat: int, deeds: int) -> None:
        super().__init__(seat)
        self.deeds: Final = deeds

    def choices(self, t: PropertyTable) -> Sequence[int]:
        """Lifting is legal if enough is left for the interest of the other deeds, and the seat owes no money."""
        if t.money_is_owed(self.seat):
            return KEEP
        deeds = bits(self.deeds)
        needed = t.lift_on_receipt(deeds[0])
        for space in deeds[1:]:
            needed += t.interest(space)
        return KEEP_OR_LIFT if t.cash[self.seat] >= needed else KEEP

    def take(self, t: PropertyTable, answer: int) -> None:
        p, deed = self.seat, bits(self.deeds)[0]
        rest = self.deeds & ~(1 << deed)
        if rest:
            t.push(AskKeepOrLift(p, rest))
        if answer:
            cost = t.lift_on_receipt(deed)
            t.spend(p, cost)
            t.mortgaged &= ~(1 << deed)
            t.tell("lifted", p, deed, cost)
        else:
            t.keep_mortgaged(deed)
            t.tell("kept_mortgaged", p, deed, t.interest(deed))
            t.push(Pay(p, t.interest(deed), BANK))

    def why_not(self, t: PropertyTable, answer: int) -> tuple[str, str]:
        return ("money_is_owed" if t.money_is_owed(self.seat) else "too_poor"), self.rule

    def rule_at(self, t: PropertyTable) -> str:
        return t.lifts_no_debt if t.money_is_owed(self.seat) else self.rule

    def context(self, t: PropertyTable) -> dict[str, int]:
        deed = bits(self.deeds)[0]
        return {"deed": deed, "interest": t.interest(deed), "cost": t.lift_on_receipt(deed)}


class AskKeepOrLift(Step[PropertyTable]):
    """Ask about the other deeds received, except those that the receiver had to sell to pay the first interest."""

    def __init__(self, seat: int, deeds: int) -> None:
        super().__init__(seat)
        self.deeds: Final = deeds

    def run(self, t: PropertyTable) -> None:
        left = self.deeds & t.deeds[self.seat]
        if left:
            t.push(KeepOrLift(self.seat, left))


KEEP: Final[tuple[int, ...]] = (0,)
KEEP_OR_LIFT: Final[tuple[int, ...]] = (0, 1)
