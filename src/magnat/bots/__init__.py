"""bots: opponents. `bot(name, game)` makes one; packages bring their own through the entry points `magnat.bots`."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from magnat.bots.bot import Bot, RandomBot, Sight
from magnat.bots.levels import LEVELS, DistractedBot, Level
from magnat.bots.search import SearchBot
from magnat.bots.steady import SteadyBot, steady
from magnat.kernel import BadOption

BUILT_IN: Final = ("random", "distracted", "steady", "search")


def names() -> list[str]:
    """All bots that can be asked for; the names of levels will do as well."""
    return [*BUILT_IN, *sorted(brought(tuple(sys.path)))]


@cache
def brought(where: tuple[str, ...]) -> dict[str, EntryPoint]:
    """The bots of other packages. To look for them takes milliseconds, so it is done once for each search path."""
    return {point.name: point for point in entry_points(group="magnat.bots")}


def bot(name: str, game: str, seconds: float = 0.05, simulations: int = 0) -> Bot:
    """A fresh bot for a game, by its name or that of a level, which has its own budget.

    The budget is for search: seconds a decision or, if given, simulations.
    """
    if name in LEVELS:
        return bot(LEVELS[name].bot, game, LEVELS[name].seconds)
    if name == "random":
        return RandomBot()
    if name == "distracted":
        return DistractedBot(game)
    if name == "steady":
        return SteadyBot(game)
    if name == "search":
        return SearchBot(game, seconds, simulations)
    point = brought(tuple(sys.path)).get(name)
    if point:
        made: Bot = point.load()(game)
        return made
    raise BadOption("bot", name, ", ".join([*names(), *LEVELS]))


__all__ = [
    "LEVELS",
    "Bot",
    "DistractedBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "Sight",
    "SteadyBot",
    "bot",
    "names",
    "steady",
]
