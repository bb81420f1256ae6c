"""Helpers for the tests of Star Wars."""

from collections.abc import Iterator
from typing import Any

from magnat.games.star_wars import EDITION
from magnat.positions import Position
from magnat.testing import random_walks


def star_wars(**given: Any) -> Any:
    """Return a position of Star Wars. With three seats, 0 and 2 are Rebels and 1 is the Empire."""
    return Position("star_wars", **given)


def walked(seats: int, seed: int, most: int = 300) -> Iterator[Any]:
    """Yield the positions of a random game."""
    yield from random_walks.walk_positions(EDITION, seats, seed, most)
