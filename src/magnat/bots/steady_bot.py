"""The bots that play as the steady player of their game, and bargain where the game has trades."""

from typing import Any, Final

from magnat.bots.bargainer import Bargainer
from magnat.bots.bot import Bot, Observation, OfferReply
from magnat.bots.property_bargainer import PropertyBargainer
from magnat.bots.steady import Steady, steady
from magnat.bots.trading import Trader
from magnat.bots.value_net import load_value_net
from magnat.games import load_adapter, package_of_game
from magnat.kernel.native import mypyc_attr


def make_bargainer(game: str, style: str = "") -> Bargainer | None:
    """Return the bargainer of a game in a style; None if the game has no trades or no value net."""
    trader, neutral, net = steady(game, style), steady(game), load_value_net(game)
    if net is None:
        return None
    if isinstance(trader, Trader) and isinstance(neutral, Trader):
        return PropertyBargainer(trader, neutral, net)
    own: type[Bargainer] | None = getattr(load_adapter(package_of_game(game), "bargaining"), "BARGAINER", None)
    return own(net, trader.style) if own is not None else None


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBot(Bot):
    """Bot that answers as the steady player of its game. It bargains, unless it has to do without the value net."""

    name = "steady"

    def __init__(self, game: str, style: str = "", bargains: bool = True) -> None:
        self.steady: Steady[Any] = steady(game, style)
        self.bargainer: Final = make_bargainer(game, style) if bargains else None

    def answer(self, observation: Observation) -> int:
        question, choices = observation.question, observation.choices
        if len(choices) == 1:
            return choices[0]
        if self.bargainer is not None:
            answer = self.bargainer.decide(observation)
            if answer is not None:
                return answer
            choices = self.bargainer.other_choices(question, choices)
        quick = self.steady.quick_answer(question, choices)
        if quick is not None:
            return quick
        return self.steady.decide(observation.fixed, question, choices)

    def interject(self, observation: Observation) -> int | None:
        """Return the answer, except the passing of a window. The default answer of another aside is an act."""
        answer, question = self.answer(observation), observation.question
        return None if question.window and answer == question.silence(observation.fixed) else answer

    def weigh(self, observation: Observation) -> OfferReply:
        if self.bargainer is not None:
            reply = self.bargainer.weigh(observation.fixed, observation.question)
            if reply is not None:
                return reply
        return self.steady.weigh(observation.fixed, observation.question)


class StyleBot(SteadyBot):
    """Bot that plays the steady player of its game in a style: cautious, greedy or friendly."""

    def __init__(self, game: str, style: str) -> None:
        super().__init__(game, style)
        self.name = style
