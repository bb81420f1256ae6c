"""A published bot for Deal, used as a baseline in measurements; it is not offered to people.

The risk-aware player of Wolf, “Monopoly Deal: A Benchmark Environment for Bounded One-Sided
Response Games” (2025, arXiv:2510.25080). It samples its plays: the weight of properties and of
money depends on its aggressiveness, all other plays have equal weights. The published game has only
properties, money, rents and refusals; here, other cards have the weight of a rent, and other
questions are answered at random.
"""

import math
from collections.abc import Sequence
from typing import Final

from magnat.bots.bot import Bot, Observation
from magnat.games.deal.actions import KINDS
from magnat.games.deal.edition import BANK, CARD
from magnat.games.deal.turn import Play

AGGRESSIVENESS: Final = 0.5  # the mean: properties and money are weighted equally
TEMPERATURE: Final = 2.0
LAID_KINDS: Final = [KINDS.index(name) for name in ("property", "wild", "house", "hotel")]
END_TURN_WEIGHT: Final = 1e-6  # weight of ending the turn while a card could be played


class RiskAwareBot(Bot):
    name = "risk-aware"

    def answer(self, observation: Observation) -> int:
        choices = observation.choices
        if not isinstance(observation.question, Play):
            return choices[int(observation.luck.random() * len(choices))]
        e = observation.fixed.edition
        weights = [self.choice_weight(choice, e.size, e.kinds) for choice in choices]
        drawn = observation.luck.random() * sum(weights)
        for i, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return choices[i]
        return choices[-1]

    def choice_weight(self, choice: int, size: int, kinds: Sequence[int]) -> float:
        if choice < CARD:
            return END_TURN_WEIGHT
        way, card = (choice - CARD) // size, (choice - CARD) % size
        if way == BANK:
            return math.exp((1 - AGGRESSIVENESS) * TEMPERATURE)
        return math.exp(AGGRESSIVENESS * TEMPERATURE) if kinds[card] in LAID_KINDS else AGGRESSIVENESS * TEMPERATURE


BASELINES: Final[dict[str, Bot]] = {"risk-aware": RiskAwareBot()}
