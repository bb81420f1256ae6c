"""Star Wars: two sides, eight planets, one winner."""

from typing import Final

from magnat.games.star_wars import decks as decks
from magnat.games.star_wars import sides as sides
from magnat.games.star_wars.edition import BOARD_FILE, StarWarsEdition
from magnat.games.star_wars.table import StarWars
from magnat.mechanics.board_file import read_board

EDITION: Final = StarWarsEdition(read_board(BOARD_FILE), {})
VARIANTS: Final = {"standard": EDITION}

__all__ = ["EDITION", "VARIANTS", "StarWars", "StarWarsEdition"]
