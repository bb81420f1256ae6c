"""Electronic, the classic board in millions, with an electronic bank."""

from typing import Final

from magnat.games.electronic import decks as decks
from magnat.games.electronic.edition import BOARD_FILE, ElectronicEdition
from magnat.games.electronic.table import Electronic
from magnat.mechanics.board_file import read_board

EDITION: Final = ElectronicEdition(read_board(BOARD_FILE), {})
QUICK: Final = EDITION.with_(deeds_dealt=2, apartments_for_hotel=3, ends_at_bankruptcies=2)
VARIANTS: Final = {
    "standard": EDITION,
    "quick": QUICK,
    "timed": EDITION.with_(time_limit=60),
    "quick_timed": QUICK.with_(time_limit=60),  # ELEC-TIME-04: both can be combined
}

__all__ = ["EDITION", "VARIANTS", "Electronic", "ElectronicEdition"]
