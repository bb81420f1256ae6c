# mypyc: skip
"""Reasons for the review of Empire."""

from typing import Final

from magnat.analysis.reasons import Measure, Rule, jail_rule, overbid_reason, score_reason, underbid_reason
from magnat.games.empire.table import Empire


def count_free_brands(t: Empire) -> int:
    """Return the number of brands that are in nobody's tower."""
    owned = [tile for tower in t.towers for tile in tower]
    return len([space for space, price in enumerate(t.edition.prices) if price and space not in owned])


def dearest_tower(t: Empire, seat: int) -> int:
    """Return the highest rent that another player can demand: the value of a tower."""
    return max([t.value(p) for p in t.ring if p != seat], default=0)


def measure_facts(t: Empire, seat: int) -> list[Measure]:
    return [
        Measure("cash", t.cash[seat], is_money=True),
        Measure("tower", t.value(seat), is_money=True),
        Measure("cards", len(t.hands[seat])),
    ]


RULES: Final[tuple[Rule, ...]] = (
    overbid_reason,
    score_reason,
    underbid_reason,
    jail_rule(count_free_brands, dearest_tower),
)
