"""Building and selling: the choice of a group, and the order."""

from collections.abc import Sequence
from typing import Final

from magnat.games.electronic.orders import (
    build_orders,
    build_up_to,
    can_build_on,
    group_code,
    sale_orders,
    sales,
    sell_down_to,
    sellable_groups,
)
from magnat.games.electronic.shortage import Contest, contenders
from magnat.kernel import Question
from magnat.mechanics.buildings import decode_levels
from magnat.mechanics.property import PropertyTable, bits


class PickGroup(Question[PropertyTable]):
    """The group to build on or to sell from."""

    answer_kind = "group"
    rule = "ELEC-BUILD-01"
    always_opens_dialogue = True

    def __init__(self, seat: int, selling: bool, debtor: bool = False) -> None:
        super().__init__(seat)
        self.selling: Final = selling
        self.debtor: Final = debtor

    def choices(self, t: PropertyTable) -> Sequence[int]:
        p = self.seat
        if self.selling:
            return sellable_groups(t, p, self.debtor)
        return [g for g in bits(t.complete[p]) if can_build_on(t, p, g)]

    def silence(self, t: PropertyTable) -> int:
        if not self.selling:
            return self.choices(t)[0]
        e, groups = t.e, []
        for group in self.choices(t):
            size = len(e.members[group])
            first = sales(size, e.top, group_code(t, group), t.apartments, e.even_hotel_sales)[0]
            groups.append((first[1] * e.build_costs[group], group))
        return min(groups)[1]

    def take(self, t: PropertyTable, answer: int) -> None:
        t.push(Order(self.seat, answer, self.selling, self.debtor))

    def rule_at(self, t: PropertyTable) -> str:
        return "ELEC-SELLB-03" if self.selling else self.rule


class Order(Question[PropertyTable]):
    """The wanted levels on the streets of a group, encoded as one int."""

    answer_kind = "levels"
    rule = "ELEC-BUILD-03"

    def __init__(self, seat: int, group: int, selling: bool, debtor: bool) -> None:
        super().__init__(seat)
        self.group: Final = group
        self.selling: Final = selling
        self.debtor: Final = debtor

    def choices(self, t: PropertyTable) -> Sequence[int]:
        if self.selling:
            return sale_orders(t, self.seat, self.group, self.debtor)
        return build_orders(t, self.seat, self.group)

    def take(self, t: PropertyTable, answer: int) -> None:
        if self.selling:
            sell_down_to(t, self.seat, self.group, answer)
            return
        rivals = contenders(t, self.seat, self.group, answer)
        if rivals:
            t.push(Contest(tuple(rivals), self.seat, self.group, answer, 0))
        else:
            build_up_to(t, self.seat, self.group, answer)

    def why_not(self, t: PropertyTable, answer: int) -> tuple[str, str]:
        e = t.e
        wanted, now = decode_levels(answer, len(e.members[self.group])), group_code(t, self.group)
        if self.selling:
            return "sale_impossible", self.rule_at(t)
        levels = sum(wanted) - sum(decode_levels(now, len(wanted)))
        if levels * e.build_costs[self.group] > t.cash[self.seat]:
            return "too_poor", self.rule
        return "order_impossible", self.rule

    def rule_at(self, t: PropertyTable) -> str:
        return "ELEC-SELLB-03" if self.selling else self.rule

    def context(self, t: PropertyTable) -> dict[str, int]:
        return {"each": (t.e.half_costs if self.selling else t.e.build_costs)[self.group]}

    def consequences(self, t: PropertyTable, answer: int) -> dict[str, int]:
        streets = t.e.members[self.group]
        levels = sum(decode_levels(answer, len(streets))) - sum([t.level[space] for space in streets])
        return {"cost": abs(levels) * self.context(t)["each"]}
