"""Trades of a steady player: its own proposals, and its replies with a reason and a counter-offer."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from magnat.bots.acceptance import AcceptanceRule, Appraisal, least_payment
from magnat.bots.bot import OfferReply
from magnat.bots.steady import Steady
from magnat.kernel import IllegalAnswer, Question, answer, current_question
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.property import JAIL_CARD, PropertyTable, bits
from magnat.mechanics.trade import MONEY, WITHDRAW, Cash, Item, Reply, Send, cash_range, may_pay

P = TypeVar("P", bound=PropertyTable)
REFUSE: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2
SEND: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader(Steady[P]):
    """Steady player that trades. A game defines `offers_for` and `is_fair`; everything else follows from them."""

    def is_fair(self, t: P, p: int, other: int, items: int, cash: int) -> bool:
        """True if `p` agrees: both give their part of `items`, and `other` pays `cash` (negative: receives)."""
        return False

    def may_propose(self, question: Question[P]) -> bool:
        """True if it is the end of the player's own turn, when its position is settled."""
        return False

    def would_win(self, t: P, other: int, received: int) -> bool:
        """True if a trade in which `other` receives this sum (negative: pays) would make it win."""
        return False

    def plan_trade(self, t: P, p: int) -> tuple[int, int, int] | None:
        """Return a proposal that would complete a group: partner, items and money; None if there is none."""
        e, others, blocked = t.e, ~t.deeds[p], t.untradable()
        for group, whole in enumerate(e.group_bits):
            missing = whole & others
            if missing & (missing - 1) or not missing or missing & blocked or not e.build_costs[group]:
                continue  # the group lacks no deed or several, or the deed is not available
            wanted = missing.bit_length() - 1
            other = t.owner[wanted]
            if other < 0:
                continue
            for items, cash in self.offers_for(t, p, other, wanted):
                refused = t.refused and t.offer_key(p, other, items, cash) in t.refused
                if not refused and may_pay(t, p, other, items, cash):
                    return other, items, cash
        return None

    def offers_for(self, t: P, p: int, other: int, wanted: int) -> list[tuple[int, int]]:
        """Return the items and the money to propose for the deed `wanted` of another player, best first."""
        return []

    def with_(self, t: P, question: Question[P], choices: Sequence[int]) -> int:
        plan = self.plan_trade(t, question.seat)
        return plan[0] if plan and plan[0] in choices else choices[0]

    def item(self, t: P, question: Item, choices: Sequence[int]) -> int:
        plan = self.plan_trade(t, question.seat)
        if plan is None or plan[0] != question.other or question.items & ~plan[1]:
            return WITHDRAW
        left = bits(plan[1] & ~question.items)
        wanted = left[0] if left else MONEY
        return wanted if wanted in choices else WITHDRAW

    def cash(self, t: P, question: Cash, choices: Sequence[int]) -> int:
        plan = self.plan_trade(t, question.seat)
        return plan[2] if plan and plan[1] == question.items and plan[2] in choices else question.silence(t)

    def send(self, t: P, question: Send, choices: Sequence[int]) -> int:
        planned = self.plan_trade(t, question.seat) == (question.other, question.items, question.cash)
        return 1 if planned and 1 in choices else 0

    def reply(self, t: P, question: Reply, choices: Sequence[int]) -> int:
        return 1 if self.is_fair(t, question.seat, question.other, question.items, question.cash) else 0

    def weigh(self, t: P, question: Question[P]) -> OfferReply:
        return weigh_offer(self, LedgerRule(self), Appraisal(t, None), question)

    def refusal_reason(self, t: P, p: int, other: int, items: int) -> tuple[str, dict[str, int]]:
        """Return the first plain reason that fits. All reasons rest on open information."""
        e = t.e
        given_items = items & t.tradable(p)
        theirs = t.deeds[other] & ~items | given_items  # the other player's deeds after the trade
        deeds = [item for item in bits(given_items) if item < JAIL_CARD and e.group_of[item] >= 0]
        for space in deeds:
            if not e.group_bits[e.group_of[space]] & ~theirs:
                return "completes_group", {"space": space, "group": e.group_of[space]}
        for space in deeds:
            whole = e.group_bits[e.group_of[space]]
            if not whole & ~t.deeds[p]:
                return "breaks_group", {"space": space, "group": e.group_of[space]}
            if t.deeds[p] & whole & ~given_items:
                return "needs_it", {"space": space, "group": e.group_of[space]}
        return ("too_little" if given_items else "no_use"), {}


class LedgerRule(AcceptanceRule):
    """A steady player's own rule: `Trader.is_fair`."""

    def __init__(self, trader: Trader[Any]) -> None:
        self.trader: Final = trader

    def accepts(self, appraisal: Appraisal, p: int, proposer: int, items: int, cash: int) -> bool:
        return self.trader.is_fair(appraisal.t, p, proposer, items, cash)


def weigh_offer(trader: Trader[Any], rule: AcceptanceRule, appraisal: Appraisal, question: Question[Any]) -> OfferReply:
    """Return the reply of a player who follows `rule`, with a reason and a counter-offer if the offer is refused."""
    if not isinstance(question, Reply):
        return OfferReply(question.silence(appraisal.t))
    p, other, items = question.seat, question.other, question.items
    if rule.accepts(appraisal, p, other, items, question.cash):
        return OfferReply(ACCEPT)
    reason, about = trader.refusal_reason(appraisal.t, p, other, items)
    return OfferReply(REFUSE, reason, about, counter_offer(rule, appraisal, question))


def counter_offer(rule: AcceptanceRule, appraisal: Appraisal, question: Reply) -> tuple[int, ...]:
    """Return the answers that offer the same items for the least acceptable sum; empty if none is legal."""
    t, p, other, items = appraisal.t, question.seat, question.other, question.items
    sums = cash_range(t, p, other, items, question.debtor)  # paid by `p`; negative if received
    if not len(sums):
        return ()
    payment = least_payment(rule, appraisal, p, other, items, range(-sums[-1], -sums[0] + 1, t.e.step))
    if payment is None:
        return ()
    words = (COUNTER, *bits(items), MONEY, -payment, SEND)
    return words if is_legal_dialogue(t, p, other, words) else ()


def is_legal_dialogue(t: Any, p: int, other: int, words: Sequence[int]) -> bool:
    """True if these answers are legal and end with a question to `other`."""
    u = t.copy()
    try:
        for word in words:
            answer(u, p, word)
    except IllegalAnswer:
        return False
    question = current_question(u)
    return question is not None and question.seat == other
