"""Cards of Deal by name, as the view of a page has them."""

from magnat.games.deal import EDITION

COLOURS = [colour.name for colour in EDITION.board.colour]


def cards(names: str) -> list[int]:
    return [EDITION.names.index(name) for name in names.split()]


def groups(**names: str) -> list[list[int]]:
    """Return the groups of a player: each a colour and its cards."""
    return [[COLOURS.index(colour), *cards(each)] for colour, each in names.items()]
