"""bots: opponents. `bot(name, game)` makes one; packages bring their own through the entry points `magnat.bots`."""

from importlib.metadata import entry_points
from typing import Final

from magnat.bots.bot import Bot, RandomBot, Sight
from magnat.bots.steady import SteadyBot, steady
from magnat.kernel import BadOption

BUILT_IN: Final = ("random", "steady")


def names() -> list[str]:
    """All bots that can be asked for."""
    return [*BUILT_IN, *sorted(point.name for point in entry_points(group="magnat.bots"))]


def bot(name: str, game: str) -> Bot:
    """A fresh bot for a game."""
    if name == "random":
        return RandomBot()
    if name == "steady":
        return SteadyBot(game)
    for point in entry_points(group="magnat.bots"):
        if point.name == name:
            made: Bot = point.load()(game)
            return made
    raise BadOption("bot", name, ", ".join(names()))


__all__ = ["Bot", "RandomBot", "Sight", "SteadyBot", "bot", "names", "steady"]
