"""Deal, the card game with hidden hands, jokers and payments without change."""

from typing import Final

from magnat.games.deal.actions import KINDS
from magnat.games.deal.deck import read_deck
from magnat.games.deal.edition import DECK_FILE, DealEdition
from magnat.games.deal.table import Deal

EDITION: Final = DealEdition(read_deck(DECK_FILE, KINDS), {})
CARDS: Final = EDITION.with_(multiwild_needs_anchor=True, troc_spares_complete_groups=True)  # as the English cards
VARIANTS: Final = {"standard": EDITION, "cards": CARDS}

__all__ = ["EDITION", "VARIANTS", "Deal", "DealEdition"]
