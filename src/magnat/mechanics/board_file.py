# mypyc: skip
"""Reading board files. A faulty file is refused with the line, the key and the expected value."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from magnat.kernel import BadBoard
from magnat.languages import add_printed_names, with_texts

Data = TypeVar("Data")


@with_texts("")
class PrintedName(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The name of an item in files, and its displayed names."""

    name: str


class PrintedItem(PrintedName, frozen=True, kw_only=True):
    """An item printed on a board or a card: its names, and the source of its data."""

    source: str = ""


@with_texts("stages", kind=list[str], default=[])
class Token(PrintedItem, frozen=True, kw_only=True):
    """A token, or any other piece that has only names; the stages are the names of the forms it turns into."""


@with_texts("", "words")
class CardLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A card, or several equal cards: a name, a verb and the verb's parameters.

    A custom card has a title in every language, and a text (`words_…`) if it differs from the text of its verb.
    """

    name: str
    verb: str
    needs: dict[str, int | str] = {}
    count: int = 1
    source: str = "reconstructed"


class Group(PrintedItem, frozen=True):
    """A group of spaces."""

    kind: str
    build: int = 0  # price of a building
    rents: list[int] = []
    colour: str = ""  # `#rrggbb`, or the name of the group whose colours it has; if empty, its own
    shape: str = ""


class Space(PrintedItem, frozen=True):
    """A space of the board."""

    kind: str
    group: str = ""
    price: int = 0
    rents: list[int] = []
    mortgage: int = 0  # 0: half the price
    amount: int = 0  # amount of a tax
    height: int = 0  # levels of its tile in a tower


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers and names of a board, without rules."""

    name: str
    source: str
    money: dict[str, int]
    pieces: dict[str, int]
    space: list[Space]
    group: list[Group] = []
    token: list[Token] = []
    symbol: list[Token] = []
    belongs: dict[str, str] = {}  # piece -> its printed owner
    instead: dict[str, str] = {}  # piece -> the piece that it replaces; the two are never in play together
    notes: list[int] = []  # the values of the banknotes, if there are any
    cards: dict[str, list[CardLine]] = {}  # the decks that differ from the printed ones
    sources: dict[str, str] = {}  # figure, such as `money.start` -> its source, if its item does not state it
    title: dict[str, str] = {}  # language -> title of a custom edition

    def index(self, name: str) -> int:
        """Return the index of the space with that name; raise KeyError if there is none."""
        for i, space in enumerate(self.space):
            if space.name == name:
                return i
        raise KeyError(name)

    def fault(self) -> tuple[str, str] | None:
        """Return the key of the first invalid value, and the expected value; None if the board is valid."""
        groups = {group.name for group in self.group}
        names: set[str] = set()
        for i, space in enumerate(self.space):
            if space.group and space.group not in groups:
                return f"space[{i}].group", f"one of {', '.join(sorted(groups))}"
            if space.name in names:
                return f"space[{i}].name", f"a name of its own, not {space.name} again"
            if space.price < 0 or any(rent < 0 for rent in space.rents):
                return f"space[{i}].price", "an amount of 0 or more"
            names.add(space.name)
        return None


def read_board(path: Path) -> Board:
    board, text = read_data(path, Board)
    fault = board.fault()
    if fault is not None:
        key, expected = fault
        raise BadBoard(str(path), line_number_of(text, key), key, expected)
    return board


def read_data(path: Path, kind: type[Data]) -> tuple[Data, str]:
    """Return the content of a TOML file as a `kind`, and its text, for `line_number_of`. Raise `BadBoard`."""
    document, text = read_toml(path)
    try:
        return msgspec.convert(add_printed_names(document), kind), text
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at ")
        key = where.strip("`$.")
        raise BadBoard(str(path), line_number_of(text, key), key, message) from error


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """Return the content of a TOML file, and its text. Raise `BadBoard`."""
    try:
        text = path.read_text(encoding="utf-8")
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"line (\d+)", str(error))
        raise BadBoard(str(path), int(match[1]) if match else 0, "", f"valid TOML ({error})") from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadBoard(str(path), 0, "", f"a readable UTF-8 file ({error})") from error


def line_number_of(text: str, key: str) -> int:
    """Return the line number of a key such as `space[3].price`, or else of its table's heading."""
    match = re.match(r"(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", key)
    if not match:
        return 1
    heading, wanted, name = match[1], int(match[2] or 0), match[3] or match[1]
    count, best = -1, 1
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            is_heading = line.startswith((f"[[{heading}]]", f"[{heading}]"))
            count += is_heading
            if is_heading and count == wanted:
                best = number
        elif re.match(rf"{name}\s*=", line) and (count == wanted or name == heading):
            return number
    return best
