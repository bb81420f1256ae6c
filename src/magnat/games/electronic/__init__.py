"""Electronic, the classic board in millions, with an electronic bank."""

from typing import Final

from magnat.games.electronic import decks as decks
from magnat.games.electronic.edition import ElectronicEdition
from magnat.games.electronic.quick import ELECTRONIC, QUICK, QUICK_TIMED, TIMED
from magnat.games.electronic.table import Electronic

EDITION: Final = ELECTRONIC
VARIANTS: Final = {"standard": ELECTRONIC, "quick": QUICK, "timed": TIMED, "quick_timed": QUICK_TIMED}

__all__ = ["EDITION", "VARIANTS", "Electronic", "ElectronicEdition"]
