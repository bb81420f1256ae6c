"""Bots. `bot(name, game)` makes one; other packages add theirs through the entry point group `magnat.bots`.

>>> import magnat
>>> from magnat.bots import Bot, Observation
>>> class Highest(Bot):
...     def answer(self, observation: Observation) -> int:
...         return max(observation.choices)
>>> game = magnat.start("empire", seats=2, seed=1)
>>> len(game.play([Highest(), "steady"]))
1
"""

import sys
from functools import cache
from typing import TYPE_CHECKING, Final

from magnat.bots.bot import Bot, Determinizer, Observation, OfferReply, RandomBot
from magnat.bots.levels import LEVELS, DistractedBot, Level
from magnat.bots.search import SearchBot
from magnat.bots.steady import BOT_STYLES, SteadyBot, StyleBot, default_lineup, steady
from magnat.games import load_adapter, package_of_game
from magnat.kernel import BadOption, MagnatError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

BUILT_IN_BOTS: Final = ("random", "distracted", "steady", "search", *BOT_STYLES)
SEARCH_BOTS: Final = ("search", "search-1")  # a name may end in a number of simulations: `search:200`
BASELINES: Final = ("search-1", "fp-a", "fp-b", "fp-c", "risk-aware")  # for measuring other bots; not offered to people


class BadBot(MagnatError):
    """Error: a bot cannot be made. `why` gives the reason."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


def bot_names() -> list[str]:
    """Return the names of all available bots. Level names are accepted too but not listed."""
    return [*BUILT_IN_BOTS, *sorted(plugin_bots(tuple(sys.path)))]


@cache
def plugin_bots(where: tuple[str, ...]) -> dict[str, "EntryPoint"]:
    """Return the bots of other packages by name, without built-in names; cached by search path (the lookup is slow)."""
    if sys.platform == "emscripten":  # a browser build cannot contain plug-ins
        return {}
    from importlib.metadata import entry_points  # slow to import, and a match without plug-ins does not need it

    entries = entry_points(group="magnat.bots")
    return {point.name: point for point in entries if not is_builtin_bot(point.name)}


def split_bot_name(name: str) -> tuple[str, int]:
    """Split `search:200` into the bot's name and its number of simulations; the number is 0 if none is given."""
    plain, _, number = name.partition(":")
    is_number = number.isascii() and number.isdecimal() and len(number) < 9
    simulations = int(number) if plain in SEARCH_BOTS and is_number else 0
    return (plain, simulations) if simulations else (name, 0)


def is_builtin_bot(name: str) -> bool:
    """True if a name belongs to a built-in bot, baseline or level; plug-ins cannot use these names."""
    return split_bot_name(name)[0] in (*BUILT_IN_BOTS, *BASELINES, *LEVELS)


def bot(name: str, game: str, seconds: float = 0.05, simulations: int = 0) -> Bot:
    """Return a bot for a game, by the name of the bot or of a level.

    `seconds` is the search budget per decision; `simulations`, if given, replaces it. A level has
    its own budget. Raise `BadOption` for an unknown name and `BadBot` if the bot cannot be made for
    this game.
    """
    name, own_simulations = split_bot_name(name)
    simulations = own_simulations or simulations
    if name in LEVELS:
        level = LEVELS[name]
        return bot(level.bot, game, level.seconds, steady(game).hard_simulations if level.counted else 0)
    if name in BOT_STYLES:
        return StyleBot(game, name)
    if name == "random":
        return RandomBot()
    if name == "distracted":
        return DistractedBot(game)
    if name == "steady":
        return SteadyBot(game)
    if name == "search":
        return SearchBot(game, seconds, simulations)
    if name == "search-1":  # search without the value net
        return SearchBot(game, seconds, simulations, learned=False)
    if name in BASELINES:
        return make_baseline(name, game)
    point = plugin_bots(tuple(sys.path)).get(name)
    if point:
        return load_plugin_bot(point, game)
    raise BadOption("bot", name, ", ".join([*bot_names(), *LEVELS]))


def make_baseline(name: str, game: str) -> Bot:
    """Return a bot described in the literature. Raise `BadBot` if it does not play this game."""
    baselines: dict[str, Bot] = getattr(load_adapter(package_of_game(game), "baselines"), "BASELINES", {})
    if name not in baselines:
        raise BadBot(name, f"it does not play {game}")
    return baselines[name]


def load_plugin_bot(point: "EntryPoint", game: str) -> Bot:
    """Return a bot made by another package's entry point. Raise `BadBot` if that fails or it is no `Bot`."""
    try:
        plugin = point.load()(game)
    except Exception as error:
        raise BadBot(point.name, f"{type(error).__name__}: {error}") from error
    if not isinstance(plugin, Bot):
        raise BadBot(point.name, f"{point.value} makes a {type(plugin).__name__}, which is no magnat.bots.Bot")
    return plugin


__all__ = [
    "BASELINES", "BOT_STYLES", "BUILT_IN_BOTS", "LEVELS", "BadBot", "Bot", "Determinizer", "DistractedBot", "Level",
    "Observation", "OfferReply", "RandomBot", "SearchBot", "SteadyBot", "bot", "bot_names", "default_lineup",
    "is_builtin_bot", "steady",
]  # fmt: skip
