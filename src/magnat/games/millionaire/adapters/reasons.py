# mypyc: skip
"""Reasons for the review of Millionaire: those of all property games, and the levels of the players."""

from magnat.analysis.property_reasons import PROPERTY_RULES, measure_property_facts
from magnat.analysis.reasons import AnswerReason, Comparison, Measure, Rule
from magnat.games.millionaire.table import Millionaire


def level_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the better answer raises the seat to a higher level, or None."""
    then, now = c.actual.stars_of(c.seat), c.better.stars_of(c.seat)
    return AnswerReason("level", {"seat": c.seat, "count": now, "less": then}) if now > then else None


def measure_facts(t: Millionaire, seat: int) -> list[Measure]:
    return [*measure_property_facts(t, seat), Measure("cards", len(t.hands[seat]))]


RULES: tuple[Rule, ...] = (*PROPERTY_RULES, level_reason)
