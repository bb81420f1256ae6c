"""Editions: the immutable data of a game, and the options chosen for it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from magnat.kernel.errors import BadOption
from magnat.kernel.native import mypyc_attr
from magnat.kernel.table import Table

Value = int | str | bool
Self = TypeVar("Self", bound="Edition")


class Option(NamedTuple):
    """A setting chosen before play: a switch, a word from a list, or a number (0 for none).

    `role` is the option's meaning to a host, independent of its name in the booklet: `turns` is the turn after which
    the game is scored, `minutes` the game's own clock, `grace` the seconds between turns, `windows` the way in which
    players act outside their turn.
    """

    name: str
    default: Value
    rule: str = ""
    words: tuple[str, ...] = ()
    most: int = 0
    role: str = ""

    def accepts(self, value: object) -> bool:
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, str):
            return isinstance(value, str) and value in self.words
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.most

    def describe_accepted(self) -> str:
        if isinstance(self.default, bool):
            return "true, false"
        return ", ".join(self.words) if self.words else f"0..{self.most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """A game with its options. A variant is an edition with other options: see `with_`."""

    declared: ClassVar[tuple[Option, ...]] = ()

    def __init__(self, name: str, least: int, most: int, board: Any, options: Mapping[str, Value]) -> None:
        self.name: Final = name
        self.least: Final = least
        self.most: Final = most
        self.board: Final = board
        chosen: dict[str, Value] = {option.name: option.default for option in self.declared}
        known = {option.name: option for option in self.declared}
        for key, value in options.items():
            if key not in known:
                raise BadOption(key, value, ", ".join(sorted(known)))
            if not known[key].accepts(value):
                raise BadOption(key, value, known[key].describe_accepted())
            chosen[key] = value
        self.options: Final = chosen
        self.turn_limit: Final[int] = self.number_for("turns")  # 0 if there is none
        windows = self.option_for("windows")
        self.polled: Final[bool] = windows != "" and self.word(windows) == "polled"

    def number(self, name: str) -> int:
        value = self.options[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        value = self.options[name]
        assert isinstance(value, str)
        return value

    def option_for(self, role: str) -> str:
        """Return the name of the option with this role; "" if the game has none."""
        for option in self.declared:
            if option.role == role:
                return option.name
        return ""

    def number_for(self, role: str) -> int:
        """Return the number chosen for a role; 0 if the game has no such option."""
        name = self.option_for(role)
        return self.number(name) if name else 0

    def with_(self: Self, **changes: Value) -> Self:
        """Return the same game with some options changed."""
        return self.rebuild(self.board, {**self.options, **changes})

    def rebuild(self: Self, board: Any, options: Mapping[str, Value]) -> Self:
        """Return the same game on this board, with these options and the default of every other option."""
        edition_class: Any = type(self)
        result: Self = edition_class(board, options)
        return result

    def differences(self) -> dict[str, Value]:
        """Return the options that differ from their default."""
        return {o.name: self.options[o.name] for o in self.declared if self.options[o.name] != o.default}

    # Editions are compared, printed, copied and pickled by their board and options.

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Edition) or type(self) is not type(other):
            return False
        return self.options == other.options and bool(self.board == other.board)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.values())))

    def __repr__(self) -> str:
        """Return a call of `magnat.games.edition`."""
        changed = self.differences()
        return f"edition({self.name!r}, options={changed!r})" if changed else f"edition({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.board, self.options)

    def __copy__(self: Self) -> Self:
        return self

    def __deepcopy__(self: Self, memo: Any) -> Self:
        return self

    def check_seats(self, seats: int) -> None:
        if not self.least <= seats <= self.most:
            raise BadOption("seats", seats, f"{self.least}..{self.most}")

    def deal(self, seats: int) -> Table:
        """Return the opening position."""
        raise NotImplementedError
