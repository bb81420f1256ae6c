"""The games, each a package of its own: ours below this one, others through the entry points `magnat.games`.

`all_games` names those that can be played; `edition` makes one with its options, `simulated` for bots. A package has
`VARIANTS`, its texts and its rules; what else it brings, it has in a module of that name, which is loaded by whoever
needs it (`part`): `steady` for its steady player, `drawing` for the terminal, `arrange` for positions in tests.
"""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Final

from magnat.kernel import BadOption, Edition, MagnatError, Value

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

BUILT_IN: Final[tuple[str, ...]] = ("electronic", "empire", "star_wars", "deal", "millionaire")
DEFAULT_MAX_TURNS: Final = 1_000  # turns of a game that bots play among themselves, where nobody says otherwise


class BadGame(MagnatError):
    """A game of another package that cannot be played, and why."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


def all_games() -> tuple[str, ...]:
    """Every game that can be asked for, ours first."""
    return (*BUILT_IN, *sorted(game_plugins(tuple(sys.path))))


def is_game(name: str) -> bool:
    """Whether there is a game of that name. For ours, nothing is looked up."""
    return name in BUILT_IN or name in game_plugins(tuple(sys.path))


@cache
def game_plugins(where: tuple[str, ...]) -> dict[str, "EntryPoint"]:
    """The games of other packages, looked for once for each search path. A name that is ours already stays ours."""
    if sys.platform == "emscripten":  # a page holds what it was built with
        return {}
    from importlib.metadata import entry_points  # it brings much with it that a match can do without

    return {point.name: point for point in entry_points(group="magnat.games") if point.name not in BUILT_IN}


def package_of_game(game: str) -> str:
    """The package that a game lives in."""
    if game in BUILT_IN:
        return f"{__name__}.{game}"
    point = game_plugins(tuple(sys.path)).get(game)
    if point is None:
        raise BadOption("game", game, ", ".join(all_games()))
    return point.module


@cache
def load_part(package: str, name: str) -> ModuleType | None:
    """Return the module `name` of a game's package; None if the game has none."""
    is_package = hasattr(import_module(package), "__path__")
    return import_module(f"{package}.{name}") if is_package and find_spec(f"{package}.{name}") else None


def load_adapter(package: str, name: str) -> ModuleType | None:
    """Return what a game brings for a higher layer, such as its `bot`; None if it brings nothing for it."""
    adapters = load_part(package, "adapters")
    return load_part(adapters.__name__, name) if adapters is not None else None


def variants(game: str) -> dict[str, Edition]:
    """The printed variants of a game, `standard` first."""
    package = package_of_game(game)
    if game in BUILT_IN:
        ours: dict[str, Edition] = import_module(package).VARIANTS
        return ours
    try:
        found: dict[str, Edition] = import_module(package).VARIANTS
    except Exception as why:
        raise BadGame(game, f"{type(why).__name__}: {why}") from why
    wrong = [name for name, e in found.items() if not isinstance(e, Edition) or e.name != game]
    if wrong or "standard" not in found:
        raise BadGame(game, f"VARIANTS of {package} needs editions named {game}, one of them called standard")
    return found


def edition(game: str, variant: str = "standard", options: Mapping[str, Value] | None = None) -> Edition:
    """A game, one of its variants, and any options on top."""
    known = variants(game)
    if variant not in known:
        raise BadOption("variant", variant, ", ".join(known))
    printed = known[variant]
    chosen = {**printed.options, **(options or {})}
    return printed.rebuild(printed.board, chosen)  # not `with_`: people may call an option anything, even `self`


def simulation_edition(e: Edition, turns: int = DEFAULT_MAX_TURNS) -> Edition:
    """The game as bots play it among themselves: windows put to every seat, and an end in sight."""
    windows, last_turn = e.option_for("windows"), e.option_for("turns")
    changes: dict[str, Value] = {windows: "polled"} if windows else {}
    if last_turn and not e.options[last_turn]:
        changes[last_turn] = turns
    return e.with_(**changes)
