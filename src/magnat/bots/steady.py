"""bots: what the steady players share. Each is one readable file, `games/<game>/steady.py`.

It plays as a thoughtful member of the family would.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from magnat.bots.bot import Bot, Observation, OfferReply
from magnat.bots.value_net import ValueNet
from magnat.games import load_adapter, package_of_game
from magnat.kernel import Luck, Question, Table, apply
from magnat.kernel.native import mypyc_attr
from magnat.record import kind_of

T = TypeVar("T", bound=Table)
AnswerMethod = Callable[[Table, Question[Any], Sequence[int]], int]


class Style(NamedTuple):
    """How somebody leans who plays as the steady player does otherwise: in hundredths of what that one would."""

    name: str  # its text is `bot-NAME`
    keeps: int = 100  # what stays in hand
    bids: int = 100  # up to which part of its worth
    asks: int = 100  # the gain that a deal must bring
    strikes: int = 100  # how readily it does what hurts others


BOT_STYLES: Final = {
    manner.name: manner
    for manner in (
        Style("cautious", keeps=150, bids=85, asks=150, strikes=80),
        Style("greedy", keeps=70, bids=120, asks=250, strikes=150),
        Style("friendly", bids=90, asks=25, strikes=60),
    )
}
NEUTRAL_STYLE: Final = Style("")


def next_bid(high: int, limit: int, step: int) -> int:
    """The next bid of somebody who goes up to `limit`, which is above `high`: no auction should take a hundred calls.

    A third of the way, and at least a tenth more than the last bid.
    """
    jump = max(limit - high, 3 * high // 10) // 3 // step * step
    return min(high + max(step, jump), limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(Generic[T]):
    """How to answer each kind of question: a method of that name. What is not named is answered by silence.

    Such a method gets `(t, question, choices)`, the game's table, the question and its choices, and reads only what the
    asked seat may know. No other method has these parameters, or the name of a question: a test sees to it.
    """

    horizon = 24  # decisions that search plays on before it judges
    distraction_rate = 0.35  # how often the mind of a distracted player is elsewhere
    scores_are_money = False  # whether `scores` are amounts of money
    hard_simulations = 24  # simulations a decision with which search wins clearly against it: level `hard`
    lineup_styles: ClassVar[
        tuple[str, ...]
    ] = ()  # manners that were not found weaker: a table of bots is mixed of them
    method_aliases: ClassVar[dict[str, str]] = {}  # kind of question -> the method of another kind that answers it too

    def __init__(self) -> None:
        self._methods: dict[type, AnswerMethod | None] = {}
        self.style = NEUTRAL_STYLE

    def apply_style(self, style: Style) -> None:
        """Take on a manner; a game says what it changes."""
        self.style = style

    def worths(self, t: T) -> list[float]:
        """How well each seat stands, above 0 and comparable between seats: the light estimate that search uses."""
        return [1.0] * 8

    def scores(self, t: T) -> list[int]:
        """How each seat stands in the measure that people of this game look at: wealth, tower, groups, bases."""
        return [0] * 8

    def secondary_scores(self, t: T) -> list[int]:
        """What else people like to follow in this game, by seat; nothing, if that measure says it all."""
        return []

    def values(self, t: T) -> list[float]:
        """The chances of each seat, adding up to 1: of the winners alone once the game is over."""
        if t.winners:
            won = [t.winners >> p & 1 for p in range(t.winners.bit_length())]
            won += [0] * (8 - len(won))
            share = 1 / sum(won)
            return [share * each for each in won]
        worths = self.worths(t)
        total = sum(worths) or 1.0
        return [worth / total for worth in worths]

    def rank_choices(self, t: T, question: Question[T], choices: Sequence[int], first: int) -> Sequence[int]:
        """The choices that search looks into besides its own, `first`: the most promising first, none twice."""
        return choices

    def quick_answer(self, question: Question[T], choices: Sequence[int]) -> int | None:
        """What it answers without looking at the table, if that is enough; it spares dealing one."""
        return None

    def weigh(self, t: T, question: Question[T]) -> OfferReply:
        """What it says to an offer, with a reason if it is no. What it might know of hidden cards is no reason."""
        return OfferReply(self.decide(t, question, question.bot_choices(t)))

    def decide(self, t: T, question: Question[T], choices: Sequence[int]) -> int:
        kind = type(question)
        try:
            method = self._methods[kind]
        except KeyError:
            name = self.method_aliases.get(kind_of(kind), kind_of(kind))
            method = self._methods[kind] = getattr(self, name, None) or getattr(self, f"{name}_", None)
        return method(t, question, choices) if method else question.silence(t)

    def rollout(
        self, t: T, choices: Sequence[int], luck: Luck, most: int, judge: ValueNet | None = None
    ) -> Sequence[int]:
        """Answer for every seat, so many times at most or until a judge can tell: the choices left, none at the end."""
        while choices and most:
            question = t.stack[-1]
            assert isinstance(question, Question)
            if judge is not None and judge.is_quiet(t, question):
                break
            most -= 1
            choices = apply(t, self.decide(t, question, choices), luck, True)
        return choices


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBot(Bot):
    """Asks the steady player of its game."""

    name = "steady"

    def __init__(self, game: str) -> None:
        self.steady = steady(game)

    def answer(self, observation: Observation) -> int:
        if len(observation.choices) == 1:
            return observation.choices[0]
        seen = self.steady.quick_answer(observation.question, observation.choices)
        return (
            self.steady.decide(observation.fixed, observation.question, observation.choices) if seen is None else seen
        )

    def interject(self, observation: Observation) -> int | None:
        said = self.answer(observation)
        return said if said != observation.question.silence(observation.fixed) else None

    def weigh(self, observation: Observation) -> OfferReply:
        return self.steady.weigh(observation.fixed, observation.question)


class StyleBot(SteadyBot):
    """Plays as the steady player of its game would if it were cautious, greedy or friendly."""

    def __init__(self, game: str, style: str) -> None:
        super().__init__(game)
        self.name = style
        self.steady = steady(game, style)


@cache
def steady(game: str, style: str = "") -> Steady[Any]:
    """The steady player of a game, in a manner if one is named; a game that has none says what silence would."""
    plain: Steady[Any] = getattr(load_adapter(package_of_game(game), "bot"), "STEADY", None) or Steady()
    if not style:
        return plain
    made: Steady[Any] = type(plain)()
    made.apply_style(BOT_STYLES[style])
    return made


def default_lineup(game: str, seats: int) -> list[str]:
    """Bots of the level `normal` for so many seats: not all the same, where the others were not found weaker."""
    mixed = ("normal", *steady(game).lineup_styles)
    return [mixed[seat % len(mixed)] for seat in range(seats)]
