"""Bargaining in Empire, if the option allows trades: topmost tiles, and money judged by the value net.

A bot supposes that the other players judge as it does. A seat is asked once per turn (EMP-OPT-06),
so that refusals need not be remembered.
"""

from collections.abc import Sequence
from typing import Any, Final

from magnat.bots.acceptance import Appraisal, least_payment
from magnat.bots.bargainer import TRADE_VERB, Bargainer, value_rule
from magnat.bots.bot import OfferReply
from magnat.bots.steady import NEUTRAL_STYLE
from magnat.games.empire.deals import (
    EXCHANGE,
    GIVE,
    TAKE,
    TRADE,
    WITHDRAW,
    AnswerTrade,
    Trade,
    TradeCash,
    TradeTiles,
    TradeWith,
    carry_out,
    trade_partners,
)
from magnat.games.empire.table import Empire
from magnat.games.empire.turn import AfterLanding
from magnat.kernel import Question

MAX_PAYMENTS: Final = 64  # payments compared by a plan
DECLINE: Final = 0
ACCEPT: Final = 1
SUPPOSED: Final = value_rule(NEUTRAL_STYLE)  # the rule of the other players

Offer = tuple[int, int]  # tiles, payment


class EmpireAppraisal(Appraisal):
    def carry_out(self, u: Any, proposer: int, other: int, items: int, cash: int) -> None:
        carry_out(u, proposer, other, items, cash)


class EmpireBargainer(Bargainer):
    def is_concerned(self, question: Question[Any], choices: Sequence[int]) -> bool:
        if isinstance(question, (TradeWith, Trade)):
            return True
        return isinstance(question, AfterLanding) and question.verbs.index(TRADE_VERB) in choices

    def answer(self, t: Empire, question: Question[Any], choices: Sequence[int]) -> int | None:
        p = question.seat
        if isinstance(question, AnswerTrade):
            return self.reply(t, question)
        if isinstance(question, (TradeTiles, TradeCash)):
            offer = self.best_offer(t, p, question.other)
            if isinstance(question, TradeTiles):
                return offer[0] if offer is not None and offer[0] in choices else WITHDRAW
            fits = offer is not None and offer[0] == question.tiles and offer[1] in choices
            return offer[1] if offer is not None and fits else choices[0]
        partner = self.best_partner(t, p) if self.may_open(t) else -1
        if question.window:
            return question.verbs.index(TRADE_VERB) if partner >= 0 else None
        return partner if partner in choices else choices[0]

    def reply(self, t: Empire, question: AnswerTrade) -> int:
        if question.tiles == GIVE and question.cash >= 0:
            return ACCEPT  # a gift
        appraisal = EmpireAppraisal(t, self.net)
        accepted = self.values.accepts(appraisal, question.seat, question.other, question.tiles, question.cash)
        return ACCEPT if accepted else DECLINE

    def weigh(self, t: Empire, question: Question[Any]) -> OfferReply | None:
        if not isinstance(question, AnswerTrade):
            return None
        if self.reply(t, question) == ACCEPT:
            return OfferReply(ACCEPT)
        return OfferReply(DECLINE, "no_use" if question.tiles == GIVE else "too_little")

    def may_open(self, t: Empire) -> bool:
        """True if the bot has not yet proposed as often as its style does in a turn."""
        return (t.proposals >> TRADE).bit_count() < self.max_offers

    def best_partner(self, t: Empire, p: int) -> int:
        """Return the seat with the most promising trade; -1 if none is worth proposing."""
        appraisal, best, highest = EmpireAppraisal(t, self.net), -1, 0.0
        for other in trade_partners(t, p):
            offer = self.best_offer(t, p, other)
            if offer is not None:
                gain = appraisal.gains(p, other, offer[0], offer[1])[p]
                if gain > highest:
                    best, highest = other, gain
        return best

    def best_offer(self, t: Empire, p: int, other: int) -> Offer | None:
        """Return the tiles and the payment that gain most among those that `other` is supposed to accept."""
        appraisal, highest = EmpireAppraisal(t, self.net), 0.0
        best: Offer | None = None
        for tiles in possible_tiles(t, p, other):
            payments = possible_payments(t, p, other)
            if not self.has_surplus(appraisal, p, other, tiles, payments):
                continue
            cash = least_payment(SUPPOSED, appraisal, other, p, tiles, payments)
            if cash is None:
                continue
            gains = appraisal.gains(p, other, tiles, cash)
            if gains[p] > highest and self.values.agrees(gains[p], gains[other]):
                best, highest = (tiles, cash), gains[p]
        return best


def possible_tiles(t: Empire, p: int, other: int) -> list[int]:
    tiles: list[int] = []
    if t.has_brand(p):
        tiles.append(GIVE)
    if t.has_brand(other):
        tiles.append(TAKE)
    if len(tiles) == 2:
        tiles.append(EXCHANGE)
    return tiles


def possible_payments(t: Empire, p: int, other: int) -> range:
    """Return at most about `MAX_PAYMENTS` legal payments of `p`, ascending, the highest included."""
    low, high, step = -t.cash[other], t.cash[p], t.edition.step
    step *= max(1, -(-(high - low) // (step * MAX_PAYMENTS)))
    return range(high - (high - low) // step * step, high + 1, step)


BARGAINER: Final = EmpireBargainer
