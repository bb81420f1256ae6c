"""magnat: five games of property and fortune, one engine.

    import magnat
    game = magnat.start("deal", seats=3, seed=7)
    while question := game.question:
        game.say(magnat.bot("steady").answer(game.sight()))
    print(game)

`games()` names what can be played, `start` deals a game, `load` takes up one that was saved, `bot` makes an opponent,
`tournament` lets bots play many games. What is behind them is loaded when it is used.
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
    """The games that can be played: ours, then those of other packages."""
    from magnat.games import all_games

    return all_games()


def start(game: str, seats: int = 2, seed: int | None = None, variant: str = "standard", **options: "Value") -> "Game":
    """Deal a game and run to its first question. The same seed is the same game, anywhere; without one, chance decides.

    `options` are the game's own (`magnat games NAME` lists them). Unless they say otherwise, every seat is asked in
    turn what it would do between the turns, and a game that could go on for ever is counted after 1,000 turns.
    """
    from magnat.api.game import deal_game

    return deal_game(game, seats, seed, variant, options)


def load(path: "str | PathLike[str]", seed: int | None = None) -> "Game":
    """Take up a game where its record ends. With the seed that it was started with, it goes on as it would have."""
    from magnat.api.game import load_game

    return load_game(path, seed)


def bot(name: str, seconds: float = 0.05, simulations: int = 0) -> "Bot":
    """An opponent for any game, by its name or level: `magnat.bot("steady").answer(game.sight())`.

    A bot that searches may take so many seconds for an answer or, if given, so many simulations: with those it answers
    the same every time.
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
    """Let bots play many games, every deal once in each rotation of the seats; the same seed gives the same results.

    `jobs` is how many processes share the work, which changes nothing but the time.
    """
    from magnat.api.tournament import play_tournament

    return play_tournament(game, bots, games, seats, seed, variant, seconds, simulations, jobs, options)


class _Games(ModuleType):
    """The package `magnat.games`, which is also what `magnat.games()` calls once it is imported."""

    def __call__(self) -> tuple[str, ...]:
        """The games that can be played: ours, then those of other packages."""
        named: tuple[str, ...] = self.all_games()
        return named


class _Door(ModuleType):
    """This module. Python puts a package that is imported into its parent under its name: `games` stays callable."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "games" and isinstance(value, ModuleType):
            value.__class__ = _Games
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Door
