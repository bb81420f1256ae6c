"""The variants of the booklet, each as its differences from another edition."""

from typing import Final

from magnat.games.electronic.edition import BOARD_FILE, ElectronicEdition
from magnat.mechanics.board_file import read_board

ELECTRONIC: Final = ElectronicEdition(read_board(BOARD_FILE), {})
QUICK: Final = ELECTRONIC.with_(deeds_dealt=2, apartments_for_hotel=3, ends_at_bankruptcies=2)
TIMED: Final = ELECTRONIC.with_(time_limit=60)
QUICK_TIMED: Final = QUICK.with_(time_limit=60)  # ELEC-TIME-04: both can be combined
