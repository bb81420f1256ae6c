"""Electronic: the two decks, in the order of `CHANCE` and `CHEST`."""

from typing import Final

from magnat.games.electronic import chance, chest
from magnat.mechanics.decks import Card

DECKS: Final[list[list[Card]]] = [chance.CARDS, chest.CARDS]
