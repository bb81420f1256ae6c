"""The four levels that people choose from, each a bot with a stated meaning."""

from typing import Final, NamedTuple

from magnat.bots.bot import Observation
from magnat.bots.steady import SteadyBot


class Level(NamedTuple):
    """A level: its name (texts `level-NAME` and `level-NAME-help`), its bot, and the bot's search budget."""

    name: str
    bot: str
    seconds: float = 0.0  # maximum per decision
    counted: bool = False  # True if limited to the `hard_simulations` of the game's steady player


LEVELS: Final = {
    level.name: level
    for level in (
        Level("easy", "distracted"),  # knows the game, but misses opportunities
        Level("normal", "steady"),  # plays like a thoughtful family member
        Level("hard", "search", 0.1, counted=True),  # searches a few sampled tables
        Level("expert", "search", 0.5),  # searches as many sampled tables as fit in half a second
    )
}


class DistractedBot(SteadyBot):
    """Steady bot that sometimes gives the silence answer, as if the player were absent.

    The rate is such that it loses about two games in three to steady and still beats random. Each
    game sets its own `distraction_rate`: the rate is higher where a missed opportunity returns at
    the next window.
    """

    name = "distracted"

    def answer(self, observation: Observation) -> int:
        if len(observation.choices) > 1 and observation.luck.random() < self.steady.distraction_rate:
            return observation.question.silence(observation.fixed)
        return super().answer(observation)
