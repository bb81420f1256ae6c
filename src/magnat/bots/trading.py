"""Trades of a steady player: its own proposals, and its replies with a reason and a counter-offer."""

from collections.abc import Sequence
from typing import Final, TypeVar

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
        if not isinstance(question, Reply):
            return OfferReply(question.silence(t))
        p, other, items, cash = question.seat, question.other, question.items, question.cash
        if self.is_fair(t, p, other, items, cash):
            return OfferReply(ACCEPT)
        reason, about = self.refusal_reason(t, p, other, items)
        return OfferReply(REFUSE, reason, about, self.counter_offer(t, question))

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

    def counter_offer(self, t: P, question: Reply) -> tuple[int, ...]:
        """Return the answers that offer the same items for the least fair sum; empty if none is fair or legal."""
        p, other, items = question.seat, question.other, question.items
        sums = cash_range(t, p, other, items, question.debtor)  # paid by `p`; negative if received
        if not len(sums) or not self.is_fair(t, p, other, items, -sums[0]):
            return ()
        low, high = 0, len(sums) - 1  # binary search for the last fair sum
        while low < high:
            middle = (low + high + 1) // 2
            if self.is_fair(t, p, other, items, -sums[middle]):
                low = middle
            else:
                high = middle - 1
        words = (COUNTER, *bits(items), MONEY, sums[low], SEND)
        return words if self.is_legal_dialogue(t, p, other, words) else ()

    def is_legal_dialogue(self, t: P, p: int, other: int, words: Sequence[int]) -> bool:
        """True if these answers are legal and end with a question to `other`."""
        u = t.copy()
        try:
            for word in words:
                answer(u, p, word)
        except IllegalAnswer:
            return False
        question = current_question(u)
        return question is not None and question.seat == other
