"""Boards: spaces in a ring, tokens that move around them, and jail."""

from collections.abc import Mapping
from typing import ClassVar, Final, TypeVar

from magnat.kernel import BadBoard, Edition, Question, Step, Value
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.auction import AuctionTable
from magnat.mechanics.board_file import Board
from magnat.mechanics.money import BANK
from magnat.mechanics.turn import EndOfTurn

NO_DECK: Final = -1
PASSIVE_SPACE_KINDS: Final = ("go", "jail", "free_parking")  # without effect on a visitor, unless a game defines one


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardEdition(Edition):
    """An edition whose board is stored as flat lists, by space."""

    space_kinds: ClassVar[tuple[str, ...]] = ()  # kinds with an effect, by number; 0 stands for all others
    card_spaces: ClassVar[tuple[str, ...]] = ()  # by deck: the kind of space on which its cards are drawn

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
        """Return the number of a space's kind. Raise `BadBoard` if the kind is unknown."""
        kind: str = board.space[space].kind
        if kind in self.space_kinds:
            return self.space_kinds.index(kind)
        kinds = (*PASSIVE_SPACE_KINDS, *self.card_spaces)
        if kind not in kinds:
            expected = ", ".join(sorted([*self.space_kinds[1:], *kinds]))
            raise BadBoard(board.name, 0, f"space[{space}].kind", f"one of {expected}")
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardTable(AuctionTable):
    """A table with tokens that move around a board."""

    place: list[int]  # by seat

    def layout(self) -> BoardEdition:
        """Return the edition with its type here, since a compiled class cannot narrow an attribute's type."""
        raise NotImplementedError

    def salary(self, seat: int) -> int:
        return self.layout().salary

    def earn_salary(self, seat: int, stopped: int) -> None:
        """Pay the salary. `stopped` is 1 if the token stops on Go, 0 if it passes Go."""
        amount = self.salary(seat)
        self.move_money(BANK, amount, seat)
        self.tell("salary", seat, amount, stopped)

    def walk(self, seat: int, spaces: int) -> int:
        """Move a token forward and return its new space. Go pays before that space takes effect."""
        size = self.layout().size
        target = self.place[seat] + spaces
        if target > size:  # the salary was earned on the way
            self.earn_salary(seat, 0)
        space = target % size
        self.place[seat] = space
        self.tell("moved", seat, space)
        if target == size:
            self.earn_salary(seat, 1)
        return space

    def set_jailed(self, seat: int, attempt: int) -> None:
        """Store the number of the next attempt to leave jail; 0 if free. Each game has its own column for it."""
        raise NotImplementedError

    def lock_up(self, seat: int) -> None:
        """Move a seat's token straight to jail, without salary."""
        self.place[seat] = self.layout().jail
        self.set_jailed(seat, 1)
        self.tell("jailed", seat)


B = TypeVar("B", bound=BoardTable)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpaceStep(Step[B]):
    """A step about one space."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


@mypyc_attr(allow_interpreted_subclasses=True)
class BuyQuestion(Question[B]):
    """A seat may buy the space that it has reached."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def context(self, t: B) -> dict[str, int]:
        return {"enough": t.cash[self.seat] >= t.layout().prices[self.space]}

    def consequences(self, t: B, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - t.layout().prices[self.space]}


class GoToJail(Step[BoardTable]):
    """A seat goes straight to jail, and its turn ends."""

    def run(self, t: BoardTable) -> None:
        t.lock_up(self.seat)
        t.cut_to(EndOfTurn)
