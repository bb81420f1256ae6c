"""Houses and hotels, built and sold one at a time."""

from collections.abc import Sequence

from magnat.games.millionaire.table import Millionaire
from magnat.kernel import Question
from magnat.mechanics.money import BANK
from magnat.mechanics.property import bits


def lowest(t: Millionaire, group: int) -> int:
    """MIL-BLD-04: return the lowest level of a group, where building continues."""
    return min([t.level[space] for space in t.edition.members[group]])


def sites_in(t: Millionaire, group: int, level: int) -> int:
    """Return the streets of a group at this level that are not mortgaged, as bits."""
    spaces = 0
    for space in t.edition.members[group]:
        if t.level[space] == level and not t.mortgaged >> space & 1:
            spaces |= 1 << space
    return spaces


def sites(t: Millionaire, p: int) -> int:
    """MIL-BLD-01 to -11: return the streets where a seat can build now, as bits."""
    e, cash, spaces = t.edition, t.cash[p], 0
    for group in bits(t.complete[p]):
        if cash < e.build_costs[group]:
            continue
        if e.mortgage_blocks_group and e.group_bits[group] & t.mortgaged:  # MIL-BLD-08
            continue
        level = lowest(t, group)
        if level == e.top - 1:
            left = t.hotels
        else:
            left = t.apartments if level < e.top else 0
        if left:  # MIL-BLD-09
            spaces |= sites_in(t, group, level)
    return spaces


def free_sites(t: Millionaire, p: int) -> int:
    """Return the streets, as bits, where a Free House may go: built evenly, without mortgages, never a hotel."""
    if not t.apartments:
        return 0
    e, spaces = t.edition, 0
    for group in bits(t.complete[p]):
        level = lowest(t, group)
        if level < e.top - 1 and not e.group_bits[group] & t.mortgaged:
            spaces |= sites_in(t, group, level)
    return spaces


class Build(Question[Millionaire]):
    """MIL-BLD-03, -05: build a house, or a hotel in place of four, at the price on the deed."""

    answer_kind = "space"
    rule = "MIL-BLD-04"

    def choices(self, t: Millionaire) -> Sequence[int]:
        return bits(sites(t, self.seat))

    def take(self, t: Millionaire, answer: int) -> None:
        e, level = t.edition, t.level[answer] + 1
        cost = e.build_costs[e.group_of[answer]]
        t.spend(self.seat, cost)
        t.set_level(answer, level)
        t.tell("built", self.seat, answer, level, cost)

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        e, p = t.edition, self.seat
        if answer not in e.deeds:
            return "not_a_property", "MIL-BLD-01"
        group = e.group_of[answer]
        if not t.complete[p] >> group & 1:
            return "group_incomplete", "MIL-BLD-01"
        if t.level[answer] == e.top:
            return "hotel_is_highest", "MIL-BLD-06"
        if t.mortgaged & (e.group_bits[group] if e.mortgage_blocks_group else 1 << answer):
            return "group_mortgaged", "MIL-BLD-08"
        if t.level[answer] > lowest(t, group):
            return "build_evenly", "MIL-BLD-07" if t.level[answer] == e.top - 1 else "MIL-BLD-04"
        if t.cash[p] < e.build_costs[group]:
            return "too_poor", "MIL-BLD-11"
        return "none_in_stock", "MIL-BLD-09"

    def consequences(self, t: Millionaire, answer: int) -> dict[str, int]:
        cost = t.edition.build_costs[t.edition.group_of[answer]]
        return {"cost": cost, "left": t.cash[self.seat] - cost, "next": t.level[answer] + 1}


class SellBuilding(Question[Millionaire]):
    """MIL-DEBT-05 to -07: a debtor sells from the highest street of a group, at half the cost."""

    answer_kind = "space"
    rule = "MIL-DEBT-05"

    def choices(self, t: Millionaire) -> Sequence[int]:
        e, spaces = t.edition, 0
        mine = t.deeds[self.seat] & t.built
        for space in bits(mine):
            if t.level[space] == max([t.level[sister] for sister in e.members[e.group_of[space]]]):
                spaces |= 1 << space
        return bits(spaces)

    def silence(self, t: Millionaire) -> int:
        e = t.edition
        return min([(e.build_costs[e.group_of[space]], space) for space in self.choices(t)])[1]

    def take(self, t: Millionaire, answer: int) -> None:
        e, p, old = t.edition, self.seat, t.level[answer]
        level = min(old - 1, t.apartments) if old == e.top else old - 1  # MIL-DEBT-06, -07
        value = (old - level) * e.half_costs[e.group_of[answer]]
        t.set_level(answer, level)
        t.tell("sold_building", p, answer, level, value)
        t.move_money(BANK, value, p)

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        mine = answer in bits(t.deeds[self.seat] & t.built)
        return ("sell_evenly" if mine else "no_building"), self.rule

    def consequences(self, t: Millionaire, answer: int) -> dict[str, int]:
        e, old = t.edition, t.level[answer]
        levels = old - min(old - 1, t.apartments) if old == e.top else 1
        return {"value": levels * e.half_costs[e.group_of[answer]]}
