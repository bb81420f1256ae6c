"""Deal, the card game with hidden hands, jokers and payments without change."""

from typing import Final

from magnat.games.deal.actions import KINDS
from magnat.games.deal.deck import read_deck
from magnat.games.deal.edition import DECK_FILE, DealEdition
from magnat.games.deal.table import Deal

DEAL: Final = DealEdition(read_deck(DECK_FILE, KINDS), {})
CARDS: Final = DEAL.with_(multiwild_needs_anchor=True, troc_spares_complete_groups=True)  # closer to the English cards

EDITION: Final = DEAL
VARIANTS: Final = {"standard": DEAL, "cards": CARDS}

__all__ = ["EDITION", "VARIANTS", "Deal", "DealEdition"]
