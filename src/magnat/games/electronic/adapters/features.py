"""The features of Electronic's value net."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.value_net import Features, before_throw_feature, turn_proximity
from magnat.games.electronic.edition import STREET
from magnat.games.electronic.table import Electronic
from magnat.games.electronic.turn import BeforeThrow, LeaveJail
from magnat.mechanics.property import bits

THROW_QUESTIONS: Final[tuple[type, ...]] = (BeforeThrow, LeaveJail)


class ElectronicFeatures(Features[Electronic]):
    """Features of Electronic. Money is relative to the starting amount."""

    seat_features: ClassVar[tuple[str, ...]] = (
        "cash", "poor", "wealth", "rents", "dearest", "streets", "others", "mortgaged", "groups", "group_costs",
        "nearly", "built", "three", "place", "jailed", "jail_cards", "soon",
    )  # fmt: skip
    table_features: ClassVar[tuple[str, ...]] = ("seats", "turns", "free", "before_throw")
    min_rollout = (
        24  # without a rollout, answers that keep a window open would be evaluated earlier than those ending the turn
    )
    max_rollout = 32
    trusted_from_seats = 3  # figures in bench/BOTS.md

    def seats(self, t: Electronic) -> Sequence[int]:
        return t.ring

    def table(self, t: Electronic) -> list[float]:
        free = len([1 for space in t.edition.deeds if t.owner[space] < 0])
        turns = min(t.turns / len(t.cash), 60) / 30
        return [len(t.ring) / 6, turns, free / len(t.edition.deeds), before_throw_feature(t, THROW_QUESTIONS)]

    def seat(self, t: Electronic, p: int) -> list[float]:
        e, values, start = t.edition, [0.0] * 17, float(t.edition.start)
        values[0], values[1] = t.cash[p] / start, max(0.0, 0.2 - t.cash[p] / start) * 5
        values[2] = t.wealth(p) / start / 2
        rents = dearest = mortgaged = built = 0
        for space in bits(t.deeds[p]):
            if e.kinds[space] == STREET:
                values[5] += 0.2
            else:
                values[6] += 0.5
            if t.mortgaged >> space & 1:
                mortgaged += e.prices[space]
                continue
            rent = t.rent_on_deed(space)
            if e.kinds[space] == STREET:
                rents += rent
                dearest = max(dearest, rent)
            built += e.build_costs[e.group_of[space]] * t.level[space]
            if t.level[space] >= 3:
                values[12] += 0.3
        values[3], values[4] = rents / start, dearest / start
        values[7] = mortgaged / start
        for group, whole in enumerate(e.group_bits):
            left = whole & ~t.deeds[p]
            if not left:
                values[8] += 0.5
                values[9] += e.build_costs[group] / 4000
            elif not left & (left - 1) and left != whole:
                values[10] += 0.5
        values[11] = built / start
        values[13] = t.place[p] / e.size
        values[14] = t.jailed[p] / 3
        values[15] = t.jail_cards.count(p) / 2
        values[16] = turn_proximity(p, t.active, len(t.cash))
        return values


FEATURES: Final = ElectronicFeatures()
