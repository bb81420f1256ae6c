"""The base of the steady players. Each game's steady player is one readable file, `games/<game>/adapters/bot.py`.

A steady player plays like a thoughtful family member.
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
    """A style: percentages applied to the heuristic's thresholds."""

    name: str  # text key `bot-NAME`
    keeps: int = 100  # cash reserve
    bids: int = 100  # highest bid relative to the worth
    asks: int = 100  # required gain from a deal
    strikes: int = 100  # readiness to harm others


BOT_STYLES: Final = {
    style.name: style
    for style in (
        Style("cautious", keeps=150, bids=85, asks=150, strikes=80),
        Style("greedy", keeps=70, bids=120, asks=250, strikes=150),
        Style("friendly", bids=90, asks=25, strikes=60),
    )
}
NEUTRAL_STYLE: Final = Style("")


def next_bid(high: int, limit: int, step: int) -> int:
    """Return the next bid of a player who goes up to `limit`, which is above `high`.

    The bid goes a third of the way and at least a tenth above the last bid, so that an auction
    takes few calls.
    """
    jump = max(limit - high, 3 * high // 10) // 3 // step * step
    return min(high + max(step, jump), limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(Generic[T]):
    """Heuristic player: one method per kind of question, with that kind's name. Other kinds get the silence answer.

    Such a method takes `(t, question, choices)` and reads only what the asked seat may know. No
    other method has these parameters or the name of a question; a test checks this.
    """

    horizon = 24  # decisions in a rollout before evaluation
    distraction_rate = 0.35  # probability that `distracted` gives the silence answer
    scores_are_money = False  # True if `scores` are amounts of money
    hard_simulations = 24  # per decision, enough for search to win clearly against steady: level `hard`
    lineup_styles: ClassVar[tuple[str, ...]] = ()  # styles that were not found weaker: a table of bots mixes them
    method_aliases: ClassVar[dict[str, str]] = {}  # kind of question -> kind whose method also answers it

    def __init__(self) -> None:
        self._methods: dict[type, AnswerMethod | None] = {}
        self.style = NEUTRAL_STYLE

    def apply_style(self, style: Style) -> None:
        """Adopt a style. Games override this to adjust their thresholds."""
        self.style = style

    def worths(self, t: T) -> list[float]:
        """Return each seat's strength, positive and comparable between seats: the cheap estimate used by search."""
        return [1.0] * 8

    def scores(self, t: T) -> list[int]:
        """Return each seat's standing in the measure that players of this game use: wealth, tower, groups, bases."""
        return [0] * 8

    def secondary_scores(self, t: T) -> list[int]:
        """Return a second measure by seat; empty if `scores` is enough."""
        return []

    def values(self, t: T) -> list[float]:
        """Return each seat's chances, summing to 1; once the game is over the winners share 1."""
        if t.winners:
            won = [t.winners >> p & 1 for p in range(t.winners.bit_length())]
            won += [0] * (8 - len(won))
            share = 1 / sum(won)
            return [share * each for each in won]
        worths = self.worths(t)
        total = sum(worths) or 1.0
        return [worth / total for worth in worths]

    def rank_choices(self, t: T, question: Question[T], choices: Sequence[int], first: int) -> Sequence[int]:
        """Return the choices that search considers besides `first`, without duplicates, most promising first."""
        return choices

    def quick_answer(self, question: Question[T], choices: Sequence[int]) -> int | None:
        """Return the answer if it does not depend on the table, which saves dealing one; None otherwise."""
        return None

    def weigh(self, t: T, question: Question[T]) -> OfferReply:
        """Return the reply to an offer, with a reason if refused. Reasons never reveal hidden cards."""
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
        self, t: T, choices: Sequence[int], luck: Luck, limit: int, judge: ValueNet | None = None
    ) -> Sequence[int]:
        """Answer for every seat, at most `limit` times or until `judge` finds the table quiet.

        Return the remaining choices, which are empty at the end of the game.
        """
        while choices and limit:
            question = t.stack[-1]
            assert isinstance(question, Question)
            if judge is not None and judge.is_quiet(t, question):
                break
            limit -= 1
            choices = apply(t, self.decide(t, question, choices), luck, True)
        return choices


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBot(Bot):
    """Bot that answers as the steady player of its game."""

    name = "steady"

    def __init__(self, game: str) -> None:
        self.steady = steady(game)

    def answer(self, observation: Observation) -> int:
        if len(observation.choices) == 1:
            return observation.choices[0]
        quick = self.steady.quick_answer(observation.question, observation.choices)
        if quick is not None:
            return quick
        return self.steady.decide(observation.fixed, observation.question, observation.choices)

    def interject(self, observation: Observation) -> int | None:
        """Return the answer, except the passing of a window. The default answer of another aside is an act."""
        answer, question = self.answer(observation), observation.question
        return None if question.window and answer == question.silence(observation.fixed) else answer

    def weigh(self, observation: Observation) -> OfferReply:
        return self.steady.weigh(observation.fixed, observation.question)


class StyleBot(SteadyBot):
    """Bot that plays the steady player of its game in a style: cautious, greedy or friendly."""

    def __init__(self, game: str, style: str) -> None:
        super().__init__(game)
        self.name = style
        self.steady = steady(game, style)


@cache
def steady(game: str, style: str = "") -> Steady[Any]:
    """Return the steady player of a game, in a style if named. A game without its own answers with silence."""
    plain: Steady[Any] = getattr(load_adapter(package_of_game(game), "bot"), "STEADY", None) or Steady()
    if not style:
        return plain
    player: Steady[Any] = type(plain)()
    player.apply_style(BOT_STYLES[style])
    return player


def default_lineup(game: str, seats: int) -> list[str]:
    """Return bots of the level `normal` for `seats` seats, mixed with the styles that were not found weaker."""
    mixed = ("normal", *steady(game).lineup_styles)
    return [mixed[seat % len(mixed)] for seat in range(seats)]
