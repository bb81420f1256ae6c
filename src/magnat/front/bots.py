"""front: bots by name, whatever game they are asked about."""

from collections.abc import Mapping, Sequence
from typing import Any

from magnat.bots import BUILT_IN, LEVELS, Bot, Sight, Source, Verdict, names
from magnat.bots import bot as bot_for
from magnat.front.refusals import Unknown, whole_number
from magnat.kernel import Luck, Question, Table
from magnat.record import redeal

Player = str | Bot | None  # a bot by its name, a bot, or nobody
Players = Player | Sequence[Player] | Mapping[int, Player]


def sight(t: Table, seat: int, question: Question[Any], mind: Luck) -> Sight:
    """What a bot is given to answer a question for a seat."""
    return Sight(seat, question, question.automatic(t), Source(redeal(t, seat, Luck(0)), seat), mind)


class AnyGame(Bot):
    """A bot that plays every game: it becomes that game's own when it is first asked about it."""

    def __init__(self, name: str, seconds: float, simulations: int) -> None:
        self.name = name
        self.seconds = seconds
        self.simulations = simulations
        self.made: dict[str, Bot] = {}

    def of(self, sight: Sight) -> Bot:
        """The bot for the game that a seat is looking at."""
        game: str = sight.known.edition.name
        if game not in self.made:
            self.made[game] = bot_for(self.name, game, self.seconds, self.simulations)
        return self.made[game]

    def answer(self, sight: Sight) -> int:
        return self.of(sight).answer(sight)

    def interject(self, sight: Sight) -> int | None:
        return self.of(sight).interject(sight)

    def weigh(self, sight: Sight) -> Verdict:
        return self.of(sight).weigh(sight)

    def __repr__(self) -> str:
        budget = f", simulations={self.simulations}" if self.simulations else ""
        return f"magnat.bot({self.name!r}{budget})"


def named_bot(name: str, seconds: float = 0.05, simulations: int = 0) -> AnyGame:
    """An opponent by its name. That there is one is known at once, not when it is first asked."""
    if name not in BUILT_IN and name not in LEVELS and name not in names():
        raise Unknown("bot", name, ", ".join([*names(), *LEVELS]))
    return AnyGame(name, seconds, whole_number("simulations", simulations, 0))


def seated(bots: Players, seats: int) -> list[Bot | None]:
    """Who answers for each seat: one bot for all, one for each, or a mapping from seats to bots."""
    if isinstance(bots, Mapping):
        given = {whole_number("seat", seat, 0, seats - 1): player for seat, player in bots.items()}
        named = [given.get(seat) for seat in range(seats)]
    elif bots is None or isinstance(bots, str | Bot):
        named = [bots] * seats
    else:
        named = list(bots)
        if len(named) != seats:
            raise Unknown("bots", named, f"one for all, or {seats}, one for each seat")
    made = {name: named_bot(name) for name in named if isinstance(name, str)}
    return [made[player] if isinstance(player, str) else player for player in named]
