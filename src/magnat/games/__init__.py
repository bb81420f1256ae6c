"""The games. `GAMES` names those that can be played; `edition` makes one with its options, `simulated` for bots."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from magnat.kernel import BadOption, Edition, Value

GAMES: Final[tuple[str, ...]] = ("electronic", "empire", "star_wars", "deal", "millionaire")
CAPS: Final = ("turn_limit", "turn_cap", "max_turns")  # what each catalogue calls the turn after which is counted


def variants(game: str) -> dict[str, Edition]:
    """The printed variants of a game, `standard` first."""
    if game not in GAMES:
        raise BadOption("game", game, ", ".join(GAMES))
    found: dict[str, Edition] = import_module(f"magnat.games.{game}").VARIANTS
    return found


def edition(game: str, variant: str = "standard", options: Mapping[str, Value] | None = None) -> Edition:
    """A game, one of its variants, and any options on top."""
    known = variants(game)
    if variant not in known:
        raise BadOption("variant", variant, ", ".join(known))
    printed = known[variant]
    chosen = {**printed.options, **(options or {})}
    return printed.remade(printed.board, chosen)  # not `with_`: people may call an option anything, even `self`


def simulated(e: Edition, turns: int = 1_000) -> Edition:
    """The game as bots play it among themselves: windows put to every seat, and an end in sight."""
    changes: dict[str, Value] = {"windows": "polled"} if "windows" in e.options else {}
    changes |= {cap: turns for cap in CAPS if cap in e.options and not e.options[cap]}
    return e.with_(**changes)
