# mypyc: skip
"""Mechanics: reading a board file. A faulty one is refused with its line, its key and what was expected."""

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from magnat.kernel import BadBoard

Data = TypeVar("Data")


class PrintedItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something printed on a board or a card: its name in the files, the names that people read, and who says so."""

    name: str
    fr: str
    en: str
    source: str = ""


class Token(PrintedItem, frozen=True):
    """A token, or any piece that has no more than names; `stages` are those of what it turns into."""

    stages_fr: list[str] = []
    stages_en: list[str] = []


class Group(PrintedItem, frozen=True):
    """Spaces that belong together."""

    kind: str
    build: int = 0  # what a building costs
    rents: list[int] = []
    colour: str = ""  # `#rrggbb`, or the group whose look it has; its own name says the printed one
    shape: str = ""


class Space(PrintedItem, frozen=True):
    """One space."""

    kind: str
    group: str = ""
    price: int = 0
    rents: list[int] = []
    mortgage: int = 0  # half the price unless the deed says otherwise
    amount: int = 0  # what a tax costs
    height: int = 0  # levels of its tile in a tower


class CardLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A card, or several that are alike: a name, a verb and what that needs. A card of one's own has its own words."""

    name: str
    verb: str
    needs: dict[str, int | str] = {}
    count: int = 1
    source: str = "reconstructed"
    fr: str = ""  # its title
    en: str = ""
    words_fr: str = ""  # what it says, if not what its verb says
    words_en: str = ""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the numbers and names of a board. No rule."""

    name: str
    source: str
    money: dict[str, int]
    pieces: dict[str, int]
    space: list[Space]
    group: list[Group] = []
    token: list[Token] = []
    symbol: list[Token] = []
    belongs: dict[str, str] = {}  # piece -> whose it is, where that is printed
    instead: dict[str, str] = {}  # piece -> the one whose place it takes, so that both are never in play
    notes: list[int] = []  # the values of the notes, if there are any
    cards: dict[str, list[CardLine]] = {}  # the decks that are not the printed ones
    sources: dict[str, str] = {}  # a figure, as `money.start` -> who says so, where the thing it belongs to does not
    title: dict[str, str] = {}  # language -> what somebody calls this edition of his own

    def index(self, name: str) -> int:
        """Where the space of that name lies."""
        for i, space in enumerate(self.space):
            if space.name == name:
                return i
        raise KeyError(name)

    def fault(self) -> tuple[str, str] | None:
        """The key of the first thing that cannot be, and what was expected there."""
        groups = {group.name for group in self.group}
        seen: set[str] = set()
        for i, space in enumerate(self.space):
            if space.group and space.group not in groups:
                return f"space[{i}].group", f"one of {', '.join(sorted(groups))}"
            if space.name in seen:
                return f"space[{i}].name", f"a name of its own, not {space.name} again"
            if space.price < 0 or any(rent < 0 for rent in space.rents):
                return f"space[{i}].price", "an amount of 0 or more"
            seen.add(space.name)
        return None


def read_board(path: Path) -> Board:
    """Read and check a board file."""
    board, text = read_data(path, Board)
    fault = board.fault()
    if fault is not None:
        key, expected = fault
        raise BadBoard(str(path), line_number_of(text, key), key, expected)
    return board


def read_data(path: Path, kind: type[Data]) -> tuple[Data, str]:
    """What a TOML file of that kind holds, and its text, in which `line_of` finds a key."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBoard(str(path), 0, "", f"a readable UTF-8 file ({error})") from error
    try:
        return msgspec.convert(tomllib.loads(text), kind), text
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise BadBoard(str(path), int(found[1]) if found else 0, "", f"valid TOML ({error})") from error
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at ")
        key = where.strip("`$.")
        raise BadBoard(str(path), line_number_of(text, key), key, message) from error


def line_number_of(text: str, key: str) -> int:
    """The line where `space[3].price` stands: its own, or that of its table's heading."""
    found = re.match(r"(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", key)
    if not found:
        return 1
    heading, wanted, name = found[1], int(found[2] or 0), found[3] or found[1]
    count, best = -1, 1
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            here = line.startswith((f"[[{heading}]]", f"[{heading}]"))
            count += here
            if here and count == wanted:
                best = number
        elif re.match(rf"{name}\s*=", line) and (count == wanted or name == heading):
            return number
    return best
