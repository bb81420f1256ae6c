"""The features of Empire's value net."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.bots.value_net import Features, before_throw_feature, turn_proximity
from magnat.games.empire.table import Empire
from magnat.games.empire.tower import OFFICES
from magnat.games.empire.turn import BeforeRoll, LeaveJail

THROW_QUESTIONS: Final[tuple[type, ...]] = (BeforeRoll, LeaveJail)
GRAB_CARDS: Final = ("hostile_takeover", "swap_the_top", "market_crash", "tallest_tower")


class EmpireFeatures(Features[Empire]):
    """Features of Empire. Levels win; money buys them, and cards take them away."""

    seat_features: ClassVar[tuple[str, ...]] = (
        "height", "high", "one_to_go", "leads", "top", "income", "cash", "office_money", "to_complete", "hand", "noes",
        "grabs", "jailed", "jail_card", "soon",
    )  # fmt: skip
    table_features: ClassVar[tuple[str, ...]] = ("seats", "turns", "offices", "tallest", "before_throw")
    max_rollout = 40
    trusted_from_seats = 2  # figures in bench/BOTS.md

    def seats(self, t: Empire) -> Sequence[int]:
        return t.ring

    def table(self, t: Empire) -> list[float]:
        e, seats = t.edition, len(t.ring)
        tallest = max([t.heights[p] for p in t.ring]) / e.levels
        turns = min(t.turns / seats, 20) / 10
        return [seats / 4, turns, t.stock[OFFICES] / 6, tallest, before_throw_feature(t, THROW_QUESTIONS)]

    def seat(self, t: Empire, p: int) -> list[float]:
        e, values = t.edition, [0.0] * 15
        height, missing = t.heights[p], e.levels - t.heights[p]
        values[0], values[1], values[2] = height / e.levels, max(0, 6 - missing) / 6, 1.0 if missing <= 2 else 0.0
        rivals = [t.heights[q] for q in t.ring if q != p]
        values[3] = (height - max(rivals)) / 5 if rivals else 1.0
        top = t.top_brand(p)
        values[4] = e.tile_heights[t.towers[p][top]] / 3 if top >= 0 else 0.0
        values[5] = e.scale[min(height, len(e.scale) - 1)] / 1000
        values[6], values[7] = t.cash[p] / 1000, t.cash[p] // e.office / 2
        for whole in e.colour_bits:
            left = whole & ~t.brands[p]
            if left and not left & (left - 1) and t.brands[p] & whole:
                values[8] += 0.5
        values[9] = len(t.hands[p]) / 4
        for card in t.hands[p]:
            if card in e.noes or card in e.hands_off:
                values[10] += 0.5
            elif e.card_verbs[card] in GRAB_CARDS:
                values[11] += 0.5
        values[12] = t.jailed[p] / 3
        values[13] = 1.0 if t.jail_card == p else 0.0
        values[14] = turn_proximity(p, t.active, len(t.cash))
        return values


FEATURES: Final = EmpireFeatures()
