"""The games: one package each, built in or installed through the entry point group `magnat.games`.

`all_games` names every playable game, `edition` returns a game with its options, and
`simulation_edition` adapts it to games between bots. A game package defines `VARIANTS`, its texts
and its rules. Code for higher layers (`bot`, `drawing`, `positions`, …) lives in the package's
`adapters` and is loaded on demand with `load_adapter`.
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
DEFAULT_MAX_TURNS: Final = 1_000  # default turn limit for games between bots


class BadGame(MagnatError):
    """A game of another package that cannot be loaded, with the reason in `why`."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


def all_games() -> tuple[str, ...]:
    """Return the names of all playable games, the built-in games first."""
    return (*BUILT_IN, *sorted(game_plugins(tuple(sys.path))))


def is_game(name: str) -> bool:
    """True if a game of that name exists. Built-in names need no entry point lookup."""
    return name in BUILT_IN or name in game_plugins(tuple(sys.path))


@cache
def game_plugins(where: tuple[str, ...]) -> dict[str, "EntryPoint"]:
    """Return the games of other packages by name, cached per search path. Built-in names take precedence."""
    if sys.platform == "emscripten":  # a browser build is fixed: no packages can be added
        return {}
    from importlib.metadata import entry_points  # slow to import, and not needed during a match

    return {point.name: point for point in entry_points(group="magnat.games") if point.name not in BUILT_IN}


def package_of_game(game: str) -> str:
    """Return the name of a game's package. Raise `BadOption` if there is no such game."""
    if game in BUILT_IN:
        return f"{__name__}.{game}"
    point = game_plugins(tuple(sys.path)).get(game)
    if point is None:
        raise BadOption("game", game, ", ".join(all_games()))
    return point.module


@cache
def load_part(package: str, name: str) -> ModuleType | None:
    """Return the module `name` of a game's package; None if it does not exist."""
    is_package = hasattr(import_module(package), "__path__")
    return import_module(f"{package}.{name}") if is_package and find_spec(f"{package}.{name}") else None


def load_adapter(package: str, name: str) -> ModuleType | None:
    """Return a game's adapter for a higher layer, such as `bot`; None if it does not exist."""
    adapters = load_part(package, "adapters")
    return load_part(adapters.__name__, name) if adapters is not None else None


def variants(game: str) -> dict[str, Edition]:
    """Return the editions of a game by variant name, `standard` first.

    Raise `BadOption` if there is no such game, and `BadGame` if a game of another package cannot be
    imported or declares invalid variants.
    """
    package = package_of_game(game)
    if game in BUILT_IN:
        ours: dict[str, Edition] = import_module(package).VARIANTS
        return ours
    try:
        editions: dict[str, Edition] = import_module(package).VARIANTS
    except Exception as error:
        raise BadGame(game, f"{type(error).__name__}: {error}") from error
    wrong = [name for name, e in editions.items() if not isinstance(e, Edition) or e.name != game]
    if wrong or "standard" not in editions:
        raise BadGame(game, f"VARIANTS of {package} needs editions named {game}, one of them called standard")
    return editions


def edition(game: str, variant: str = "standard", options: Mapping[str, Value] | None = None) -> Edition:
    """Return a variant of a game with the given options.

    Raise `BadOption` if the game, the variant or an option does not exist.
    """
    editions = variants(game)
    if variant not in editions:
        raise BadOption("variant", variant, ", ".join(editions))
    printed = editions[variant]
    chosen = {**printed.options, **(options or {})}
    return printed.rebuild(printed.board, chosen)  # not `with_`: an option could have any name, even `self`


def simulation_edition(e: Edition, turns: int = DEFAULT_MAX_TURNS) -> Edition:
    """Return the edition for games between bots: windows are polled seat by seat, and turns are limited."""
    windows, last_turn = e.option_for("windows"), e.option_for("turns")
    changes: dict[str, Value] = {windows: "polled"} if windows else {}
    if last_turn and not e.options[last_turn]:
        changes[last_turn] = turns
    return e.with_(**changes)
