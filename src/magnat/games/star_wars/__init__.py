"""Star Wars: two sides, eight planets, one winner."""

from typing import Final

from magnat.games.star_wars import sides as sides
from magnat.games.star_wars.decks import DECKS
from magnat.games.star_wars.edition import BOARD_FILE, StarWarsEdition
from magnat.games.star_wars.table import StarWars
from magnat.mechanics.board_file import read_board

BOARD: Final = read_board(BOARD_FILE)
BOARD.pieces["force_cards"] = 2 * len(DECKS.cards["force"])  # both sides have the same cards
EDITION: Final = StarWarsEdition(BOARD, {})
VARIANTS: Final = {"standard": EDITION}

__all__ = ["EDITION", "VARIANTS", "StarWars", "StarWarsEdition"]
