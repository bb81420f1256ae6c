"""Five games of property and fortune on one engine.

>>> import magnat
>>> game = magnat.start("deal", seats=3, seed=7)
>>> while question := game.question:
...     _ = game.say(magnat.bot("steady").answer(game.observe()))
>>> game.over, len(game.winners)
(True, 1)

`games()` lists the games, `start` deals a new game, `load` resumes a saved game, `bot` makes an opponent, and
`tournament` lets bots play many games. The packages behind these functions are imported on first use.
"""

import sys
from collections.abc import Sequence
from os import PathLike
from types import ModuleType
from typing import TYPE_CHECKING, Any

from magnat.version import __version__, compiled

if TYPE_CHECKING:
    from magnat.api.game import Game
    from magnat.api.tournament import Standings
    from magnat.bots import Bot
    from magnat.kernel import Value

__all__ = ["__version__", "bot", "compiled", "games", "load", "start", "tournament"]


def games() -> tuple[str, ...]:
    """Return the names of the playable games: the built-in games, then those of other installed packages.

    >>> magnat.games()[:2]
    ('electronic', 'empire')
    """
    from magnat.games import all_games

    return all_games()


def start(game: str, seats: int = 2, seed: int | None = None, variant: str = "standard", **options: "Value") -> "Game":
    """Deal a game, run it to its first question and return it.

    The same `seed` gives the same game on every machine; without a seed, the game is random. `options` are the game's
    own options (`magnat games NAME` lists them). By default, every seat is asked in turn what to do between turns, and
    a game that could last for ever is ended and scored after 1,000 turns.

    Raise `BadOption` for an unknown game, variant, option or value, or an unsupported number of seats.

    >>> game = magnat.start("electronic", seats=3, seed=7, turn_limit=30)
    >>> game.seats, game.seed, game.over
    (3, 7, False)
    """
    from magnat.api.game import deal_game

    return deal_game(game, seats, seed, variant, options)


def load(path: "str | PathLike[str]", seed: int | None = None) -> "Game":
    """Return the game saved in the file `path`, at the position where its record ends.

    With the seed that the game was started with, future dice and cards are the same as in the original game; without
    a seed, they are random. Raise `BadRecord` if the file cannot be read as a game.

    >>> import tempfile
    >>> game = magnat.start("deal", seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     game.save(f"{folder}/game.jsonl")
    ...     magnat.load(f"{folder}/game.jsonl", seed=7) == game
    True
    """
    from magnat.api.game import load_game

    return load_game(path, seed)


def bot(name: str, seconds: float = 0.05, simulations: int = 0) -> "Bot":
    """Return an opponent for any game, by `name` of a bot or level: `magnat.bot("steady").answer(game.observe())`.

    A searching bot uses `seconds` per answer or, if `simulations` is not 0, that number of simulations, which makes its
    answers reproducible. Raise `BadOption` for an unknown name.

    >>> magnat.bot("search", simulations=20)
    magnat.bot('search', simulations=20)
    """
    from magnat.api.bots import make_bot

    return make_bot(name, seconds, simulations)


def tournament(
    game: str,
    bots: Sequence[str] = ("steady", "random"),
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    variant: str = "standard",
    *,
    seconds: float = 0.05,
    simulations: int = 0,
    jobs: int = 1,
    **options: "Value",
) -> "Standings":
    """Let bots play `games` games and return the standings.

    Every deal is played once in each rotation of the seats. The same seed gives the same results, provided the bots
    are limited by `simulations` or do not search. `seats` defaults to the number of bots, within the limits of the
    game. `jobs` is the number of processes; it does not affect the results. `seconds` and `simulations` are the budget
    of searching bots, as in `bot`. Raise `BadOption` for an unknown game, bot or option.

    >>> standings = magnat.tournament("empire", ["steady", "random"], games=4)
    >>> standings.by_name("steady")["games"]
    4
    """
    from magnat.api.tournament import play_tournament

    return play_tournament(game, bots, games, seats, seed, variant, seconds, simulations, jobs, options)


class _Games(ModuleType):
    """Class of the package `magnat.games`: importing it replaces the function `magnat.games`, so it is callable."""

    def __call__(self) -> tuple[str, ...]:
        named: tuple[str, ...] = self.all_games()
        return named

    __call__.__doc__ = games.__doc__


class _Package(ModuleType):
    """Class of this module. Python binds an imported subpackage as an attribute here: keep `games` callable."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "games" and isinstance(value, ModuleType):
            value.__class__, value.__doc__ = _Games, _Games.__call__.__doc__
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
