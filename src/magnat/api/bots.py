"""Bots by name, usable for every game."""

from collections.abc import Mapping, Sequence
from typing import Any

from magnat.api.errors import UnknownValue, check_int
from magnat.bots import BUILT_IN_BOTS, LEVELS, Bot, Determinizer, Observation, OfferReply, bot_names
from magnat.bots import bot as bot_for
from magnat.kernel import Luck, Question, Table
from magnat.record import redeal

BotLike = str | Bot | None  # the name of a bot, a bot, or None for a seat without a bot
BotsLike = BotLike | Sequence[BotLike] | Mapping[int, BotLike]


def observe_for_bot(t: Table, question: Question[Any], mind: Luck) -> Observation:
    """Return the observation from which a bot answers a question."""
    seat = question.seat
    return Observation(seat, question, question.bot_choices(t), Determinizer(redeal(t, seat, Luck(0)), seat), mind)


class AnyGameBot(Bot):
    """A bot for every game. The bot of a particular game is created when it is first needed."""

    def __init__(self, name: str, seconds: float, simulations: int) -> None:
        self.name = name
        self.seconds = seconds
        self.simulations = simulations
        self.bots_by_game: dict[str, Bot] = {}

    def bot_for(self, observation: Observation) -> Bot:
        """Return the bot for the game of an observation."""
        game: str = observation.fixed.edition.name
        if game not in self.bots_by_game:
            self.bots_by_game[game] = bot_for(self.name, game, self.seconds, self.simulations)
        return self.bots_by_game[game]

    def answer(self, observation: Observation) -> int:
        return self.bot_for(observation).answer(observation)

    def interject(self, observation: Observation) -> int | None:
        return self.bot_for(observation).interject(observation)

    def weigh(self, observation: Observation) -> OfferReply:
        return self.bot_for(observation).weigh(observation)

    def __repr__(self) -> str:
        budget = f", simulations={self.simulations}" if self.simulations else ""
        return f"magnat.bot({self.name!r}{budget})"


def make_bot(name: str, seconds: float = 0.05, simulations: int = 0) -> AnyGameBot:
    """Return a bot by name or level. Raise `UnknownValue` at once, not at the first answer, if there is none."""
    if name not in BUILT_IN_BOTS and name not in LEVELS and name not in bot_names():
        raise UnknownValue("bot", name, ", ".join([*bot_names(), *LEVELS]))
    return AnyGameBot(name, seconds, check_int("simulations", simulations, 0))


def assign_bots(bots: BotsLike, seats: int) -> list[Bot | None]:
    """Return the bot of each seat, given one bot for all, one for each, or a mapping from seats to bots."""
    if isinstance(bots, Mapping):
        players = {check_int("seat", seat, 0, seats - 1): player for seat, player in bots.items()}
        named = [players.get(seat) for seat in range(seats)]
    elif bots is None or isinstance(bots, str | Bot):
        named = [bots] * seats
    else:
        named = list(bots)
        if len(named) != seats:
            raise UnknownValue("bots", named, f"one for all, or {seats}, one for each seat")
    bots_by_name = {name: make_bot(name) for name in named if isinstance(name, str)}
    return [bots_by_name[player] if isinstance(player, str) else player for player in named]
