"""Testing: positions in three lines, for this project and for people who write their own editions."""

from magnat.testing.position import (
    Impossible,
    Position,
    Typed,
    WrongKind,
    card,
    dice,
    kind,
    levels,
    money,
    seat,
    space,
)

__all__ = ["Impossible", "Position", "Typed", "WrongKind", "card", "dice", "kind", "levels", "money", "seat", "space"]
