"""Mechanics: dice, a move along the board, and the end of a turn."""

from typing import ClassVar, Final, TypeVar

from magnat.kernel import TABLE, Step, Table

T = TypeVar("T", bound=Table)
TWO_DICE: Final = range(36)  # 36 equal outcomes: 6 * (the first - 1) + the second - 1


class Move(Step[T]):
    """So many spaces."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spaces")

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces


class EndOfTurn(Step[T]):
    """The turn of `player` is over. It belongs to the table, so that it comes also when its player is gone."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__(TABLE)
        self.player: Final = player
