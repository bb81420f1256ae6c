"""Millionaire: the race to one million in cash."""

from typing import Final

from magnat.games.millionaire import decks as decks
from magnat.games.millionaire.edition import BOARD_FILE, MillionaireEdition
from magnat.games.millionaire.table import Millionaire
from magnat.mechanics.board_file import read_board

EDITION: Final = MillionaireEdition(read_board(BOARD_FILE), {})
VARIANTS: Final = {"standard": EDITION, "two_millions": EDITION.with_(target="2000000")}  # MIL-VAR-02

__all__ = ["EDITION", "VARIANTS", "Millionaire", "MillionaireEdition"]
