"""Bargaining for property: which trade to propose, for which payment, and whether to accept one.

A plan is found in four steps. List promising trades with each player (`candidate_trades`). For each
hypothesis about the player, find the least payment that it would accept (`acceptance`). Weigh the
hypotheses by what this player has accepted and refused so far. Choose the offer with the highest
expected gain by the value net.

Nothing is kept between decisions: the table remembers the latest offers, so that a bot bargains
alike in the arena and in a match, where any process may be asked. Plans and replies rest on open
information only.
"""

from collections.abc import Sequence
from typing import Any, Final

from magnat.bots.acceptance import AcceptanceRule, Appraisal, PrintedPriceRule, RefusesAll, ValueRule, least_payment
from magnat.bots.bargainer import TRADE_VERB, Bargainer, value_rule
from magnat.bots.bot import OfferReply
from magnat.bots.candidate_trades import candidate_items, candidate_payments
from magnat.bots.trading import ACCEPT, REFUSE, LedgerRule, Trader, weigh_offer
from magnat.bots.value_net import ValueNet
from magnat.kernel import Question
from magnat.mechanics.property import PropertyTable, bits, split_offer_key
from magnat.mechanics.trade import MONEY, Cash, Draft, Item, Reply, Send, With, exchange

MIN_CHANCE: Final = 0.25  # an offer less likely to be accepted is not made
PRIORS: Final = (0.3, 0.3, 0.3, 0.1)  # of the hypotheses before any reply
SURPRISE: Final = 0.2  # factor on a hypothesis that predicted another reply
MAX_REPLIES: Final = 5  # latest replies of each kind of a player that are compared with the hypotheses

Plan = tuple[int, int, int]  # partner, items, payment
PlanKey = tuple[Any, ...]


class OwnRule(AcceptanceRule):
    """The rule of a bot that bargains: gifts, and trades that the value net finds good for it."""

    def __init__(self, trader: Trader[Any], values: ValueRule) -> None:
        self.trader: Final = trader
        self.values: Final = values

    def accepts(self, appraisal: Appraisal, p: int, proposer: int, items: int, cash: int) -> bool:
        t = appraisal.t
        if self.trader.would_win(t, proposer, -cash):
            return False
        if cash >= 0 and not items & t.tradable(p) and not items & t.mortgaged:
            return True  # a gift
        return self.values.accepts(appraisal, p, proposer, items, cash)


class PropertyBargainer(Bargainer):
    """Proposes and answers trades for a steady player in its style."""

    def __init__(self, trader: Trader[Any], neutral: Trader[Any], net: ValueNet) -> None:
        super().__init__(net, trader.style)
        self.trader: Final = trader
        self.rule: Final = OwnRule(trader, self.values)
        self.supposed_values: Final = value_rule(neutral.style)
        self.hypotheses: Final[list[AcceptanceRule]] = [
            LedgerRule(neutral),
            PrintedPriceRule(),
            self.supposed_values,
            RefusesAll(),
        ]
        self._key: PlanKey = ()
        self._plan: Plan | None = None

    # answers

    def is_concerned(self, question: Question[Any], choices: Sequence[int]) -> bool:
        if isinstance(question, (Draft, With)):
            return True
        return self.trader.may_propose(question) and question.verbs.index(TRADE_VERB) in choices

    def answer(self, t: Any, question: Question[Any], choices: Sequence[int]) -> int | None:
        p = question.seat
        if isinstance(question, Reply):
            accepted = self.rule.accepts(Appraisal(t, self.net), p, question.other, question.items, question.cash)
            return ACCEPT if accepted else REFUSE
        if question.window:
            return question.verbs.index(TRADE_VERB) if self.may_open(t, p) and self.plan(t, p) is not None else None
        plan = self.plan(t, p)
        answer = next_word(plan, question) if plan is not None else None
        if answer is not None and answer in choices:
            return answer
        return choices[0] if isinstance(question, With) else question.silence(t)

    def weigh(self, t: Any, question: Question[Any]) -> OfferReply | None:
        if not isinstance(question, Reply):
            return None
        return weigh_offer(self.trader, self.rule, Appraisal(t, self.net), question)

    # plans

    def may_open(self, t: PropertyTable, p: int) -> bool:
        """True if the bot has not yet proposed as often as its style does between two throws."""
        return t.count_drafts(p) < self.max_offers

    def plan(self, t: Any, p: int) -> Plan | None:
        """Return the offer with the highest expected gain; None if none is worth making."""
        key = self.plan_key(t, p)
        if key != self._key:
            self._plan = self.find_plan(t, p)
            self._key = key
        return self._plan

    def plan_key(self, t: Any, p: int) -> PlanKey:
        """Return all that a plan depends on, for the steps of its dialogue."""
        features = self.net.features
        return (
            p, t.turns, t.owner[:], t.cash[:], t.level[:], t.mortgaged, t.jail_cards[:], t.refused, t.accepted,
            t.declined, features.table(t), [features.seat(t, seat) for seat in features.seats(t)],
        )  # fmt: skip

    def find_plan(self, t: Any, p: int) -> Plan | None:
        appraisal = Appraisal(t, self.net)
        best, highest = None, 0.0
        for other in t.ring:
            if other == p:
                continue
            weights = self.weigh_hypotheses(appraisal, other)
            for items in candidate_items(t, p, other):
                payments = candidate_payments(t, p, other, items)
                least = self.least_payments(appraisal, p, other, items, payments)
                for cash in least:
                    if cash is None:
                        continue
                    chance = sum([weights[i] for i, each in enumerate(least) if each is not None and each <= cash])
                    if chance < MIN_CHANCE or was_declined(t, p, other, items, cash):
                        continue
                    if self.trader.would_win(t, other, cash):
                        continue
                    gains = appraisal.gains(p, other, items, cash)
                    if chance * gains[p] > highest and self.values.agrees(gains[p], gains[other]):
                        best, highest = (other, items, cash), chance * gains[p]
        return best

    def least_payments(self, appraisal: Appraisal, p: int, other: int, items: int, payments: range) -> list[int | None]:
        """Return the least payment that `other` accepts under each hypothesis."""
        least: list[int | None] = []
        for rule in self.hypotheses:
            if rule is self.supposed_values and not self.has_surplus(appraisal, p, other, items, payments):
                least.append(None)
            else:
                least.append(least_payment(rule, appraisal, other, p, items, payments))
        return least

    # the model of a player

    def weigh_hypotheses(self, appraisal: Appraisal, other: int) -> list[float]:
        """Return the probability of each hypothesis about `other`, from its latest replies to anybody."""
        t: Any = appraisal.t
        weights = list(PRIORS)
        seen = 0
        for key in reversed(t.declined):
            proposer, p, items, cash = split_offer_key(key)
            if p == other and seen < MAX_REPLIES and still_owned(t, proposer, p, items):
                seen += 1
                self.compare(weights, appraisal, p, proposer, items, cash, False)
        seen = 0
        for key in reversed(t.accepted):
            proposer, p, items, cash = split_offer_key(key)
            if p == other and seen < MAX_REPLIES and still_owned(t, proposer, p, items):
                seen += 1
                before = undo_trade(t, proposer, p, items, cash)
                self.compare(weights, Appraisal(before, self.net), p, proposer, items, cash, True)
        total = sum(weights)
        return [weight / total for weight in weights]

    def compare(
        self, weights: list[float], appraisal: Appraisal, p: int, proposer: int, items: int, cash: int, accepted: bool
    ) -> None:
        """Reduce the weight of each hypothesis that predicts another reply."""
        for i, rule in enumerate(self.hypotheses):
            if rule.accepts(appraisal, p, proposer, items, cash) != accepted:
                weights[i] *= SURPRISE


def next_word(plan: Plan, question: Question[Any]) -> int | None:
    """Return the next answer of the dialogue with which this plan is proposed; None if the draft differs from it."""
    if isinstance(question, With):
        return plan[0]
    if not isinstance(question, Draft) or question.other != plan[0] or question.items & ~plan[1]:
        return None
    if isinstance(question, Item):
        left = bits(plan[1] & ~question.items)
        return left[0] if left else MONEY
    if question.items != plan[1]:
        return None
    if isinstance(question, Cash):
        return plan[2]
    return 1 if isinstance(question, Send) and question.cash == plan[2] else None


def was_declined(t: Any, p: int, other: int, items: int, cash: int) -> bool:
    """True if `other` has refused these items from `p` for this payment or a higher one."""
    for key in t.declined:
        proposer, seat, refused_items, refused_cash = split_offer_key(key)
        if (proposer, seat, refused_items) == (p, other, items) and cash <= refused_cash:
            return True
    return False


def still_owned(t: Any, p: int, other: int, items: int) -> bool:
    """True if two seats can trade these items now: none has gone to a third player, and none is locked."""
    if p not in t.ring:
        return False
    return not items & ~(t.tradable(p) | t.tradable(other))


def undo_trade(t: Any, proposer: int, other: int, items: int, cash: int) -> Any:
    """Return the table with the items of an accepted offer given back, and its payment as far as there is money."""
    u = t.copy()
    back = max(-u.cash[proposer], min(cash, u.cash[other]))
    exchange(u, proposer, other, items, -back)
    return u
