"""The features of Millionaire's value net."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.value_net import Features, before_throw_feature, turn_proximity
from magnat.games.millionaire.table import Millionaire
from magnat.games.millionaire.turn import BeforeThrow, LeaveJail
from magnat.mechanics.property import bits

THROW_QUESTIONS: Final[tuple[type, ...]] = (BeforeThrow, LeaveJail)


class MillionaireFeatures(Features[Millionaire]):
    """Features of Millionaire. Cash and income per lap are measured relative to the goal."""

    seat_features: ClassVar[tuple[str, ...]] = (
        "cash", "beyond_third", "beyond_two_thirds", "poor", "salary", "top_salary", "rents", "dearest", "deeds",
        "mortgaged", "groups", "nearly", "built", "place", "jailed", "cards", "soon",
    )  # fmt: skip
    table_features: ClassVar[tuple[str, ...]] = ("seats", "turns", "before_throw")
    min_rollout = 24  # see `games/electronic/adapters/features.py`
    max_rollout = 32
    trusted_from_seats = 3  # bench/BOTS.md has the figures

    def seats(self, t: Millionaire) -> Sequence[int]:
        return t.ring

    def table(self, t: Millionaire) -> list[float]:
        turns = min(t.turns / len(t.cash), 40) / 20
        return [len(t.ring) / 4, turns, before_throw_feature(t, THROW_QUESTIONS)]

    def seat(self, t: Millionaire, p: int) -> list[float]:
        e, values = t.edition, [0.0] * 17
        share = t.cash[p] / e.target
        values[0], values[1], values[2] = share, max(0.0, share - 0.33) * 2, max(0.0, share - 0.66) * 4
        values[3] = max(0.0, 0.1 - share) * 10
        values[4], values[5] = e.salaries[t.stars[p]] / e.salaries[-1], 1.0 if t.stars[p] == 2 else 0.0
        rents = dearest = mortgaged = built = 0
        for space in bits(t.deeds[p]):
            if t.mortgaged >> space & 1:
                mortgaged += e.prices[space]
                continue
            rent = t.rent_due(space)
            rents += rent
            dearest = max(dearest, rent)
            built += e.build_costs[e.group_of[space]] * t.level[space]
        values[6], values[7] = 2 * rents / e.target, 3 * dearest / e.target
        values[8], values[9] = t.deeds[p].bit_count() / 8, mortgaged / 500
        for whole in e.group_bits:
            left = whole & ~t.deeds[p]
            if not left:
                values[10] += 0.5
            elif not left & (left - 1) and left != whole:
                values[11] += 0.5
        values[12] = 2 * built / e.target
        values[13] = t.place[p] / e.size
        values[14] = t.jailed[p] / 4
        values[15] = len(t.hands[p]) / 2
        values[16] = turn_proximity(p, t.active, len(t.cash))
        return values


FEATURES: Final = MillionaireFeatures()
