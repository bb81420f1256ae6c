# mypyc: skip
"""Reasons for the review of Star Wars."""

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
from magnat.games.star_wars.table import StarWars
from magnat.mechanics.money import BANK


def count_free_planets(t: StarWars) -> int:
    return [t.owner[space] for space in t.edition.planets].count(BANK)


def dearest_planet(t: StarWars, seat: int) -> int:
    """Return the highest rent that the seat could owe to another player."""
    planets = [space for space in t.edition.planets if t.owner[space] not in (seat, BANK)]
    return max([t.rent_due(space, seat) for space in planets], default=0)


def rent_within_reach(t: StarWars, seat: int) -> int:
    """Return the highest rent of other players within two dice."""
    reached = [space for space in spaces_within_reach(t, seat, t.edition.size) if t.owner[space] not in (seat, BANK)]
    return max([t.rent_due(space, seat) for space in reached], default=0)


def cash_of(t: StarWars, seat: int) -> int:
    return t.cash[seat]


def best_base_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if only the better answer gives the seat the base that decides a tie, or None."""
    best = c.better.edition.ladder[-1]
    if c.better.owner[best] == c.seat != c.actual.owner[best]:
        return AnswerReason("best_base", {"space": best})
    return None


def measure_facts(t: StarWars, seat: int) -> list[Measure]:
    return [
        Measure("cash", t.cash[seat], is_money=True),
        Measure("bases", t.bases[seat].bit_count()),
        Measure("cards", len(t.hands[seat])),
    ]


RULES: Final[tuple[Rule, ...]] = (
    overbid_reason,
    score_reason,
    best_base_reason,
    underbid_reason,
    collecting_rule(cash_of),
    reserve_rule("short_of_cash", rent_within_reach),
    jail_rule(count_free_planets, dearest_planet),
)
