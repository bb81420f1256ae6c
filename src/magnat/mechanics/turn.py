"""Turns: the active seat, the throws that decide which seat begins, dice, moves and the end of a turn."""

from collections.abc import Sequence
from typing import Final, TypeVar

from magnat.kernel import TABLE, Chance, Step, Table
from magnat.kernel.native import mypyc_attr

T = TypeVar("T", bound=Table)
TWO_DICE: Final = range(36)  # 36 equally likely outcomes: 6 * (first - 1) + second - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnTable(Table):
    """A table where seats take turns.

    The tables of the mechanics form one chain, because a compiled class has a single base class: turns, decks, hands,
    money, claims, auctions, boards. A game extends the last one that it needs, and does not assign the columns that
    it does not use.
    """

    active: int  # the seat whose turn it is
    turns: int  # turns begun

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.turns += 1
        self.tell("turn", seat, self.turns)


def changed(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """Return the tuple with one seat's value replaced. Rarely changed columns are tuples because copying is free."""
    return (*values[:seat], value, *values[seat + 1 :])


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoDice(Chance[T]):
    """A throw of two dice."""

    answer_kind = "dice"

    def choices(self, t: T) -> Sequence[int]:
        return TWO_DICE


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Step[T]):
    """A move by a number of spaces."""

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces


@mypyc_attr(allow_interpreted_subclasses=True)
class EndOfTurn(Step[T]):
    """The end of the turn of `player`. Its seat is TABLE, so that it also runs if the player has left."""

    def __init__(self, player: int) -> None:
        super().__init__(TABLE)
        self.player: Final = player
