"""bots: what a steady player says to an offer of deeds and money: yes, or why not and what it would take instead."""

from collections.abc import Sequence
from typing import Final, TypeVar

from magnat.bots.bot import OfferReply
from magnat.bots.steady import Steady
from magnat.kernel import IllegalAnswer, Question, answer, current_question
from magnat.kernel.native import mypyc_attr
from magnat.mechanics.property import JAIL_CARD, PropertyTable, bits
from magnat.mechanics.trade import MONEY, Reply, cash_range

P = TypeVar("P", bound=PropertyTable)
REFUSE: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2
SEND: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader(Steady[P]):
    """A game says what is `fair`; the reasons and the counter-offers follow from that."""

    def is_fair(self, t: P, p: int, other: int, items: int, cash: int) -> bool:
        """Whether `p` agrees: each side gives what it has of `items`, and `other` pays `cash`, or gets it."""
        return False

    def weigh(self, t: P, question: Question[P]) -> OfferReply:
        if not isinstance(question, Reply):
            return OfferReply(question.silence(t))
        p, other, items, cash = question.seat, question.other, question.items, question.cash
        if self.is_fair(t, p, other, items, cash):
            return OfferReply(ACCEPT)
        reason, about = self.refusal_reason(t, p, other, items)
        return OfferReply(REFUSE, reason, about, self.counter_offer(t, question))

    def refusal_reason(self, t: P, p: int, other: int, items: int) -> tuple[str, dict[str, int]]:
        """The first of a few plain reasons that fits; all of them rest on what lies open."""
        e = t.e
        given = items & t.tradable(p)
        theirs = t.deeds[other] & ~items | given  # what the other would have then
        deeds = [item for item in bits(given) if item < JAIL_CARD and e.group_of[item] >= 0]
        for space in deeds:
            if not e.group_bits[e.group_of[space]] & ~theirs:
                return "completes_group", {"space": space, "group": e.group_of[space]}
        for space in deeds:
            whole = e.group_bits[e.group_of[space]]
            if not whole & ~t.deeds[p]:
                return "breaks_group", {"space": space, "group": e.group_of[space]}
            if t.deeds[p] & whole & ~given:
                return "needs_it", {"space": space, "group": e.group_of[space]}
        return ("too_little" if given else "no_use"), {}

    def counter_offer(self, t: P, question: Reply) -> tuple[int, ...]:
        """The same things for the least money that would be fair; nothing if no sum is, or the rules forbid it."""
        p, other, items = question.seat, question.other, question.items
        sums = cash_range(t, p, other, items, question.debtor)  # what `p` pays: below 0 it is paid
        if not len(sums) or not self.is_fair(t, p, other, items, -sums[0]):
            return ()
        low, high = 0, len(sums) - 1  # the last that is fair
        while low < high:
            middle = (low + high + 1) // 2
            if self.is_fair(t, p, other, items, -sums[middle]):
                low = middle
            else:
                high = middle - 1
        words = (COUNTER, *bits(items), MONEY, sums[low], SEND)
        return words if self.is_legal_dialogue(t, p, other, words) else ()

    def is_legal_dialogue(self, t: P, p: int, other: int, words: Sequence[int]) -> bool:
        """Whether the rules admit these words, and they end with a question to the other."""
        u = t.copy()
        try:
            for said in words:
                answer(u, p, said)
        except IllegalAnswer:
            return False
        asked = current_question(u)
        return asked is not None and asked.seat == other
