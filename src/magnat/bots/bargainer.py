"""The part of a bot that decides about trades, whole, before its heuristic or its search is asked."""

from collections.abc import Sequence
from typing import Any, Final

from magnat.bots.acceptance import Appraisal, ValueRule
from magnat.bots.bot import Observation, OfferReply
from magnat.bots.steady import Style
from magnat.bots.value_net import ValueNet
from magnat.kernel import Question
from magnat.kernel.native import mypyc_attr

MIN_GAIN: Final = 0.01  # of the chances, for which a trade is worth proposing or accepting
BASE_SHARE: Final = 0.6  # of the other's gain that a trade must give, plus `SHARE_OF_STYLE` for a usual style
SHARE_OF_STYLE: Final = 0.2
TRADE_VERB: Final = "trade"


def value_rule(style: Style) -> ValueRule:
    """Return the rule by which a bot of this style judges trades."""
    return ValueRule(MIN_GAIN * style.asks / 100, BASE_SHARE + SHARE_OF_STYLE * style.asks / 100)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargainer:
    """Proposes and answers trades in a style. A game defines `is_concerned`, `answer` and `weigh`."""

    def __init__(self, net: ValueNet, style: Style) -> None:
        self.net: Final = net
        self.max_offers: Final = style.offers
        self.values: Final = value_rule(style)

    def is_concerned(self, question: Question[Any], choices: Sequence[int]) -> bool:
        """True if `answer` has to be asked: in a dialogue about a trade, and in a window in which it may propose."""
        raise NotImplementedError

    def answer(self, t: Any, question: Question[Any], choices: Sequence[int]) -> int | None:
        """Return the answer to a question about a trade. None in a window where no trade is worth proposing."""
        raise NotImplementedError

    def weigh(self, t: Any, question: Question[Any]) -> OfferReply | None:
        """Return the reply to an offer of a trade, with a reason if refused; None for other questions."""
        raise NotImplementedError

    def decide(self, observation: Observation) -> int | None:
        """Return the answer if the question is about a trade or the bot proposes one; None otherwise."""
        if not self.is_concerned(observation.question, observation.choices):
            return None
        return self.answer(observation.fixed, observation.question, observation.choices)

    def has_surplus(self, appraisal: Appraisal, p: int, other: int, items: int, payments: range) -> bool:
        """True if the two seats can both gain, at the cost of others; saves the bisection by the value net."""
        if not len(payments) or len(appraisal.t.ring) == 2:
            return False
        gains = appraisal.gains(p, other, items, min(max(0, payments[0]), payments[-1]))
        return gains[p] + gains[other] >= self.values.min_gain + MIN_GAIN

    def other_choices(self, question: Question[Any], choices: Sequence[int]) -> Sequence[int]:
        """Return the choices without proposing a trade in a window, which `decide` has decided against."""
        if TRADE_VERB not in question.verbs:
            return choices
        trade = question.verbs.index(TRADE_VERB)
        return [choice for choice in choices if choice != trade] if trade in choices and len(choices) > 1 else choices
