"""bots: a player of Deal that others have described, to be measured by; it is not offered to people.

The risk-aware player of Wolf, “Monopoly Deal: A Benchmark Environment for Bounded One-Sided Response Games” (2025,
arXiv:2510.25080): it draws lots among its plays, properties and money weighing the more, the more they suit its
aggressiveness, everything else alike. Theirs is a game of properties, money, rents and refusals alone; the cards that
it does not have weigh what a rent does, and what it is never asked is answered by lot.
"""

import math
from collections.abc import Sequence
from typing import Final

from magnat.bots.bot import Bot, Observation
from magnat.games.deal.edition import BANK, CARD, HOTEL, HOUSE, PROPERTY, WILD
from magnat.games.deal.turn import Play

AGGRESSIVENESS: Final = 0.5  # the mean: as fond of properties as of money
TEMPERATURE: Final = 2.0
LAID_KINDS: Final = (PROPERTY, WILD, HOUSE, HOTEL)
END_TURN_WEIGHT: Final = 1e-6  # to end the turn while there is something to play


class RiskAwareBot(Bot):
    """Plays by weighted lots."""

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
