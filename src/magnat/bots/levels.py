"""bots: the four levels that people choose from, each a bot with a stated meaning."""

from typing import Final, NamedTuple

from magnat.bots.bot import Observation
from magnat.bots.steady import SteadyBot


class Level(NamedTuple):
    """A name that has its texts (`level-NAME`, `level-NAME-help`), the bot behind it, and what that may spend."""

    name: str
    bot: str
    seconds: float = 0.0  # a decision, at most
    counted: bool = False  # whether it stops after so many simulations: each game's steady player says how many


LEVELS: Final = {
    level.name: level
    for level in (
        Level("easy", "distracted"),  # knows the game, but lets good moments go by
        Level("normal", "steady"),  # plays as a thoughtful member of the family
        Level("hard", "search", 0.1, counted=True),  # tries its answers on a few tables that it could be sitting at
        Level("expert", "search", 0.5),  # on as many as half a second is enough for
    )
}


class DistractedBot(SteadyBot):
    """Plays as steady does, but now and then it says what an absent player is taken to say.

    So often that it loses about two games in three to steady and still beats random. Where a chance comes back at
    the next window, more must be missed: each game's steady player says how often.
    """

    name = "distracted"

    def answer(self, observation: Observation) -> int:
        if len(observation.choices) > 1 and observation.luck.random() < self.steady.distraction_rate:
            return observation.question.silence(observation.fixed)
        return super().answer(observation)
