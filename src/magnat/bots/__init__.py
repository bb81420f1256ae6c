"""bots: opponents. `bot(name, game)` makes one; packages bring their own through the entry points `magnat.bots`."""

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
BASELINES: Final = ("search-1", "fp-a", "fp-b", "fp-c", "risk-aware")  # what others are measured by: not for people


class BadBot(MagnatError):
    """A bot of another package that cannot be made, and why."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


def bot_names() -> list[str]:
    """All bots that can be asked for; the names of levels will do as well."""
    return [*BUILT_IN_BOTS, *sorted(plugin_bots(tuple(sys.path)))]


@cache
def plugin_bots(where: tuple[str, ...]) -> dict[str, "EntryPoint"]:
    """The bots of other packages. To look for them takes milliseconds, so it is done once for each search path.

    The names of bots and levels that there are already stand for these, whatever a package says.
    """
    if sys.platform == "emscripten":  # a page holds what it was built with
        return {}
    from importlib.metadata import entry_points  # it brings much with it that a match can do without

    found = entry_points(group="magnat.bots")
    return {point.name: point for point in found if not is_builtin_bot(point.name)}


def split_bot_name(name: str) -> tuple[str, int]:
    """A bot's name, and how many simulations it asks for itself, as `search:200` does; 0 if it asks for none."""
    plain, _, number = name.partition(":")
    own = int(number) if plain in SEARCH_BOTS and number.isascii() and number.isdecimal() and len(number) < 9 else 0
    return (plain, own) if own else (name, 0)


def is_builtin_bot(name: str) -> bool:
    """Whether a bot is one of Magnat's own: no other package can bring one of that name."""
    return split_bot_name(name)[0] in (*BUILT_IN_BOTS, *BASELINES, *LEVELS)


def bot(name: str, game: str, seconds: float = 0.05, simulations: int = 0) -> Bot:
    """A fresh bot for a game, by its name or that of a level, which has its own budget.

    The budget is for search: seconds a decision or, if given, simulations.
    """
    name, own = split_bot_name(name)
    simulations = own or simulations
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
    if name == "search-1":  # as it was before it had learned to judge
        return SearchBot(game, seconds, simulations, learned=False)
    if name in BASELINES:
        return make_baseline(name, game)
    point = plugin_bots(tuple(sys.path)).get(name)
    if point:
        return load_plugin_bot(point, game)
    raise BadOption("bot", name, ", ".join([*bot_names(), *LEVELS]))


def make_baseline(name: str, game: str) -> Bot:
    """A player that others have described, for the game that they described it for."""
    known: dict[str, Bot] = getattr(load_adapter(package_of_game(game), "baselines"), "BASELINES", {})
    if name not in known:
        raise BadBot(name, f"it does not play {game}")
    return known[name]


def load_plugin_bot(point: "EntryPoint", game: str) -> Bot:
    """A bot of another package: it is called with the name of the game."""
    try:
        found = point.load()(game)
    except Exception as why:
        raise BadBot(point.name, f"{type(why).__name__}: {why}") from why
    if not isinstance(found, Bot):
        raise BadBot(point.name, f"{point.value} makes a {type(found).__name__}, which is no magnat.bots.Bot")
    return found


__all__ = [
    "BASELINES",
    "BOT_STYLES",
    "BUILT_IN_BOTS",
    "LEVELS",
    "BadBot",
    "Bot",
    "Determinizer",
    "DistractedBot",
    "Level",
    "Observation",
    "OfferReply",
    "RandomBot",
    "SearchBot",
    "SteadyBot",
    "bot",
    "bot_names",
    "default_lineup",
    "is_builtin_bot",
    "steady",
]
