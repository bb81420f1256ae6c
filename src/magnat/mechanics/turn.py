"""Mechanics: whose turn it is, dice, a move along the board, and the end of a turn."""

from typing import ClassVar, Final, TypeVar

from magnat.kernel import TABLE, Step, Table
from magnat.kernel.native import mypyc_attr

T = TypeVar("T", bound=Table)
TWO_DICE: Final = range(36)  # 36 equal outcomes: 6 * (the first - 1) + the second - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnTable(Table):
    """A table where seats take turns.

    Tables of the mechanics stand in one line, for a compiled class extends one other: turns, decks, hands, money,
    claims, auctions, boards. A game extends the last one that it needs, and leaves the columns that it has no use for
    without a value.
    """

    active: int  # whose turn it is
    turns: int  # turns begun

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.turns += 1
        self.tell("turn", seat, self.turns)


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Step[T]):
    """So many spaces."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spaces")

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces


@mypyc_attr(allow_interpreted_subclasses=True)
class EndOfTurn(Step[T]):
    """The turn of `player` is over. It belongs to the table, so that it comes also when its player is gone."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__(TABLE)
        self.player: Final = player
