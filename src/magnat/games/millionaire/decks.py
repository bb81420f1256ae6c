"""Millionaire: all cards, numbered through, and which number lies in which pile."""

from typing import Final

from magnat.games.millionaire import chance, fortune, lifestyle
from magnat.mechanics.decks import Card

CARDS: Final[list[Card]] = fortune.CARDS + chance.CARDS + lifestyle.CARDS
KEPT: Final = len(fortune.KEPT)
FIRST_CHANCE: Final = len(fortune.CARDS)
FIRST_LIFESTYLE: Final = FIRST_CHANCE + len(chance.CARDS)

# In the order of `CHANCE`, `LIFESTYLE` and `FORTUNE`.
PILES: Final[list[tuple[int, ...]]] = [
    tuple(range(FIRST_CHANCE, FIRST_LIFESTYLE)),
    tuple(range(FIRST_LIFESTYLE, len(CARDS))),
    tuple(range(FIRST_CHANCE)),
]
