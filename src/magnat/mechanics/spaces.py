"""Mechanics: spaces in a ring, the tokens that go round them, and jail."""

from collections.abc import Mapping
from typing import ClassVar, Final

from magnat.kernel import BadBoard, Edition, Step, Value
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.auction import AuctionTable
from magnat.mechanics.board_file import Board
from magnat.mechanics.money import BANK
from magnat.mechanics.turn import EndOfTurn

NO_DECK: Final = -1
PASSIVE_SPACE_KINDS: Final = (
    "go",
    "jail",
    "free_parking",
)  # they do nothing to their visitor, unless a game says otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardEdition(Edition):
    """A board laid out as flat lists, by space."""

    space_kinds: ClassVar[tuple[str, ...]] = ()  # the kinds that do something, by number; 0 is every other one
    card_spaces: ClassVar[tuple[str, ...]] = ()  # the kinds on which a card is drawn, by its deck

    def __init__(self, name: str, least: int, most: int, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__(name, least, most, board, options)
        spaces = board.space
        self.size: Final = len(spaces)
        self.names: Final[list[str]] = [space.name for space in spaces]
        self.prices: Final[list[int]] = [space.price for space in spaces]
        self.amounts: Final[list[int]] = [space.amount for space in spaces]
        self.kinds: Final[list[int]] = [self.space_kind_number(board, i) for i in range(len(spaces))]
        self.space_decks: Final[list[int]] = [
            self.card_spaces.index(space.kind) if space.kind in self.card_spaces else NO_DECK for space in spaces
        ]
        self.jail: Final[int] = board.index("jail")
        self.start: Final[int] = board.money["start"]
        self.step: Final[int] = board.money["step"]  # every amount is a multiple of it
        self.fine: Final[int] = board.money["fine"]
        self.salary: Final[int] = board.money.get("salary", 0)

    def space_kind_number(self, board: Board, space: int) -> int:
        """The number of a space's kind."""
        kind: str = board.space[space].kind
        if kind in self.space_kinds:
            return self.space_kinds.index(kind)
        known = (*PASSIVE_SPACE_KINDS, *self.card_spaces)
        if kind not in known:
            expected = ", ".join(sorted([*self.space_kinds[1:], *known]))
            raise BadBoard(board.name, 0, f"space[{space}].kind", f"one of {expected}")
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardTable(AuctionTable):
    """A table whose tokens go round a board."""

    place: list[int]  # by seat

    def layout(self) -> BoardEdition:
        """The edition, as this class knows it: a compiled class cannot narrow an attribute."""
        raise NotImplementedError

    def salary(self, seat: int) -> int:
        """What reaching or passing Go pays."""
        return self.layout().salary

    def earn_salary(self, seat: int, stopped: int) -> None:
        """`stopped`: 1 on Go, 0 for who has passed it."""
        amount = self.salary(seat)
        self.move_money(BANK, amount, seat)
        self.tell("salary", seat, amount, stopped)

    def walk(self, seat: int, spaces: int) -> int:
        """Forward, and where that leads; Go pays before the space reached does anything."""
        size = self.layout().size
        there = self.place[seat] + spaces
        if there > size:  # the salary was earned on the way
            self.earn_salary(seat, 0)
        here = there % size
        self.place[seat] = here
        self.tell("moved", seat, here)
        if there == size:
            self.earn_salary(seat, 1)
        return here

    def set_jailed(self, seat: int, attempt: int) -> None:
        """The attempt to leave jail that comes next; 0 for who is free. Each game has a column of its own for it."""
        raise NotImplementedError

    def lock_up(self, seat: int) -> None:
        """Straight to jail, without salary."""
        self.place[seat] = self.layout().jail
        self.set_jailed(seat, 1)
        self.tell("jailed", seat)


class GoToJail(Step[BoardTable]):
    """Straight to jail, and the turn ends there."""

    def run(self, t: BoardTable) -> None:
        t.lock_up(self.seat)
        t.cut_to(EndOfTurn)
