"""bots: opponents. `bot(name, game)` makes one; packages bring their own through the entry points `magnat.bots`."""

from importlib.metadata import entry_points
from typing import Final

from magnat.bots.bot import Bot, RandomBot, Sight
from magnat.bots.search import SearchBot
from magnat.bots.steady import SteadyBot, steady
from magnat.kernel import BadOption

BUILT_IN: Final = ("random", "steady", "search")


def names() -> list[str]:
    """All bots that can be asked for."""
    return [*BUILT_IN, *sorted(point.name for point in entry_points(group="magnat.bots"))]


def bot(name: str, game: str, seconds: float = 0.05, simulations: int = 0) -> Bot:
    """A fresh bot for a game. The budget is for search: seconds a decision or, if given, simulations."""
    if name == "random":
        return RandomBot()
    if name == "steady":
        return SteadyBot(game)
    if name == "search":
        return SearchBot(game, seconds, simulations)
    for point in entry_points(group="magnat.bots"):
        if point.name == name:
            made: Bot = point.load()(game)
            return made
    raise BadOption("bot", name, ", ".join(names()))


__all__ = ["Bot", "RandomBot", "SearchBot", "Sight", "SteadyBot", "bot", "names", "steady"]
