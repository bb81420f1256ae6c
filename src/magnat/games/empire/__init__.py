"""Empire, a game of brands stacked in towers.

The height of a tower is its owner's salary and rent; a full tower wins.
"""

from typing import Final

from magnat.games.empire.edition import BOARD_FILE, EmpireEdition
from magnat.games.empire.table import Empire
from magnat.mechanics.board_file import read_board

EDITION: Final = EmpireEdition(read_board(BOARD_FILE), {})
VARIANTS: Final = {"standard": EDITION}

__all__ = ["EDITION", "VARIANTS", "Empire", "EmpireEdition"]
