# mypyc: skip
"""Reasons for the review of Empire."""

from typing import Final

from magnat.analysis.reasons import (
    AnswerReason,
    Comparison,
    Measure,
    Rule,
    collecting_rule,
    jail_rule,
    overbid_reason,
    reserve_rule,
    score_reason,
    spaces_within_reach,
    underbid_reason,
)
from magnat.games.empire.table import Empire
from magnat.games.empire.tower import SINGLE


def free_brands(t: Empire) -> list[int]:
    """Return the brands that are in nobody's tower."""
    owned = [tile for tower in t.towers for tile in tower]
    return [space for space, price in enumerate(t.edition.prices) if price and space not in owned]


def count_free_brands(t: Empire) -> int:
    return len(free_brands(t))


def dearest_tower(t: Empire, seat: int) -> int:
    """Return the highest rent that another player can demand: the value of a tower."""
    return max([t.value(p) for p in t.ring if p != seat], default=0)


def rent_within_reach(t: Empire, seat: int) -> int:
    """Return the highest rent of the brands of other players within two dice; utilities are in several towers."""
    reached = [space for space in spaces_within_reach(t, seat, t.edition.size) if t.edition.stock_of[space] == SINGLE]
    owners = [p for p in t.ring if p != seat and any([space in t.towers[p] for space in reached])]
    return max([t.value(p) for p in owners], default=0)


def cash_of(t: Empire, seat: int) -> int:
    return t.cash[seat]


def dear_office_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if an office was bought, although every brand for sale costs less for a level, or None."""
    e, t = c.before.edition, c.before
    if c.verb(c.given) != "office" or c.verb(c.best) == "office" or not count_free_brands(t):
        return None
    dearest = max([e.prices[space] // e.tile_heights[space] for space in free_brands(t)])
    return AnswerReason("office_dear", {"amount": e.office, "instead": dearest}) if dearest < e.office else None


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
    collecting_rule(cash_of),
    reserve_rule("short_of_cash", rent_within_reach),
    dear_office_reason,
    jail_rule(count_free_brands, dearest_tower),
)
