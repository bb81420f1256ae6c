"""A language for positions of a game in a few lines, for booklets, tests and authors of games."""

from magnat.positions.position import (
    ImpossiblePosition,
    Position,
    TypedAnswer,
    WrongAnswerKind,
    card,
    dice,
    kind,
    levels,
    money,
    seat,
    space,
)

__all__ = [
    "ImpossiblePosition", "Position", "TypedAnswer", "WrongAnswerKind", "card", "dice", "kind", "levels", "money",
    "seat", "space",
]  # fmt: skip
