"""Building levels of a group as one int, and building pieces as auction lots.

The levels of a group are digits in base 6; the first street is the lowest digit.
"""

from collections.abc import Sequence
from typing import Final

LEVEL_BASE: Final = 6
APARTMENT: Final = 60  # lot numbers of pieces in an auction
HOTEL: Final = 61


def decode_levels(code: int, size: int) -> list[int]:
    levels: list[int] = []
    for _ in range(size):
        levels.append(code % LEVEL_BASE)
        code //= LEVEL_BASE
    return levels


def encode_levels(levels: Sequence[int]) -> int:
    code = 0
    for level in reversed(levels):
        code = code * LEVEL_BASE + level
    return code
