"""Debts: raised by selling and mortgaging, paid in kind if the creditor agrees, or ending in bankruptcy."""

from collections.abc import Sequence
from typing import Final

from magnat.kernel import Frame, Question
from magnat.mechanics.decks import put_under
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.mortgage import KeepOrLift, Mortgage
from magnat.mechanics.property import PropertyTable, bits
from magnat.mechanics.trade import REFUSE_OR_ACCEPT, With, bot_trade_choices, mortgage_on, partners, tell_burden

BANKRUPT: Final = 0
SELL: Final = 1
MORTGAGE: Final = 2
TRADE: Final = 3
IN_KIND: Final = 4
REFUSE_ONLY: Final[tuple[int, ...]] = (0,)


def max_raisable_money(t: PropertyTable, seat: int) -> int:
    """Return the seat's cash plus half the price of its buildings and the mortgage values of its unmortgaged deeds."""
    total = t.cash[seat]
    for space in bits(t.deeds[seat] & t.built):
        total += t.half_value(space)
    for space in bits(t.deeds[seat] & ~t.mortgaged):
        total += t.e.mortgages[space]
    return total


def surrender(t: PropertyTable, seat: int, creditor: int) -> None:
    """Transfer all that a seat has to its creditor; buildings are sold at half price.

    If the creditor is the bank, mortgages are cancelled and jail cards go under their piles.
    """
    deeds = bits(t.deeds[seat])
    for space in deeds:
        if t.level[space]:
            if creditor != BANK:
                t.move_money(BANK, t.half_value(space), seat)
            t.set_level(space, 0)
    t.move_money(seat, t.cash[seat], creditor)
    for deck in range(len(t.jail_cards)):
        if t.jail_cards[deck] == seat:
            t.jail_cards[deck] = creditor
            if creditor == BANK:
                put_under(t, deck, t.e.jail_card_numbers[deck])
    for space in deeds:
        if creditor == BANK:
            t.mortgaged &= ~(1 << space)
        t.give_deed(space, creditor)


class Debt(Question[PropertyTable]):
    """A debt of `amount` from `seat` to `to`; `asked` counts the questions already asked about it."""

    def __init__(self, seat: int, amount: int, to: int, asked: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.to: Final = to
        self.asked: Final = asked

    def without(self, seat: int) -> Frame | None:
        return None if seat == self.seat or seat == self.to else self

    def again(self) -> Pay:
        """Return the same payment, to be tried again after a question about it."""
        return Pay(self.seat, self.amount, self.to, max(self.asked, 1))


class HowToPay(Debt):
    """A seat that has the money may still offer a deed instead of paying."""

    verbs = ("card", "in_kind")
    opening_verbs = ("in_kind",)

    def take(self, t: PropertyTable, answer: int) -> None:
        if answer:
            t.push(InKind(self.seat, self.amount, self.to, self.asked))
        else:
            t.push(self.again())

    def consequences(self, t: PropertyTable, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - self.amount}


class SettleDebt(Debt):
    """A debtor without enough cash raises the money, offers a deed instead, or, if nothing suffices, is bankrupt."""

    verbs = ("bankrupt", "sell", "mortgage", "trade", "in_kind")
    opening_verbs = ("sell", "mortgage", "trade", "in_kind")

    def choices(self, t: PropertyTable) -> Sequence[int]:
        p = self.seat
        choices: list[int] = []
        if max_raisable_money(t, p) < self.amount:
            choices.append(BANKRUPT)
        if t.deeds[p] & t.built:
            choices.append(SELL)
        if t.mortgageable(p):
            choices.append(MORTGAGE)
        if t.may_offer(p) and partners(t, p, p):
            choices.append(TRADE)
        if self.to != BANK and t.e.takes_in_kind and self.asked <= t.e.offers_per_window and t.deeds[p] & ~t.locked:
            choices.append(IN_KIND)
        return choices

    def bot_choices(self, t: PropertyTable) -> Sequence[int]:
        return bot_trade_choices(t, self)

    def silence(self, t: PropertyTable) -> int:
        """An absent debtor mortgages, then sells; if that cannot suffice, it is bankrupt."""
        if max_raisable_money(t, self.seat) < self.amount:
            return BANKRUPT
        return MORTGAGE if t.mortgageable(self.seat) else SELL

    def take(self, t: PropertyTable, answer: int) -> None:
        p = self.seat
        if answer == BANKRUPT:
            t.leave(p, self.to)
            return
        if answer == IN_KIND:
            t.push(InKind(p, self.amount, self.to, self.asked))
            return
        t.push(self.again())
        if answer == SELL:
            t.sell_buildings(p)
        elif answer == MORTGAGE:
            t.push(Mortgage(p))
        else:
            t.push(With(p, p))

    def aside(self, t: PropertyTable, seat: int) -> Question[PropertyTable] | None:
        return t.outside(seat, self.seat, self.to)

    def after_aside(self) -> Frame:
        """Try the payment again, since a trade may have brought the money."""
        return self.again()

    def why_not(self, t: PropertyTable, answer: int) -> tuple[str, str]:
        return ("can_still_pay" if answer == BANKRUPT else "not_offered"), self.rule

    def context(self, t: PropertyTable) -> dict[str, int]:
        return {"missing": self.amount - t.cash[self.seat]}


class InKind(Debt):
    """The debtor chooses the deed to offer."""

    answer_kind = "space"
    always_opens_dialogue = True

    def choices(self, t: PropertyTable) -> Sequence[int]:
        return bits(t.deeds[self.seat] & ~t.locked)

    def take(self, t: PropertyTable, answer: int) -> None:
        t.push(InKindValue(self.seat, self.amount, self.to, self.asked, answer))

    def consequences(self, t: PropertyTable, answer: int) -> dict[str, int]:
        return mortgage_on(t, answer)


class InKindValue(Debt):
    """The debtor chooses for how much of the debt the deed is offered: all or a part of it."""

    answer_kind = "money"

    def __init__(self, seat: int, amount: int, to: int, asked: int, deed: int) -> None:
        super().__init__(seat, amount, to, asked)
        self.deed: Final = deed

    def choices(self, t: PropertyTable) -> Sequence[int]:
        step = t.e.step
        return range(step, self.amount + 1, step)

    def silence(self, t: PropertyTable) -> int:
        return self.amount

    def take(self, t: PropertyTable, answer: int) -> None:
        t.tell("offered_in_kind", self.seat, self.to, self.deed, answer)
        tell_burden(t, self.to, 1 << self.deed)
        t.push(AnswerInKind(self.to, self.seat, self.amount, self.deed, answer, self.asked))

    def context(self, t: PropertyTable) -> dict[str, int]:
        return mortgage_on(t, self.deed)


class AnswerInKind(Question[PropertyTable]):
    """The creditor accepts the deed or insists on money. No change is given."""

    verbs = ("refuse", "accept")
    refusal = "too_poor"

    def __init__(self, seat: int, debtor: int, amount: int, deed: int, value: int, asked: int) -> None:
        super().__init__(seat)
        self.debtor: Final = debtor
        self.amount: Final = amount
        self.deed: Final = deed
        self.value: Final = value
        self.asked: Final = asked

    def choices(self, t: PropertyTable) -> Sequence[int]:
        """A creditor may accept a mortgaged deed only if it can pay the interest."""
        if t.mortgaged >> self.deed & 1:
            rest = self.amount - self.value
            cash = t.cash[self.seat] + (rest if t.cash[self.debtor] >= rest else 0)
            if cash < t.interest(self.deed):
                return REFUSE_ONLY
        return REFUSE_OR_ACCEPT

    def take(self, t: PropertyTable, answer: int) -> None:
        p, debtor = self.seat, self.debtor
        rest = self.amount - self.value if answer else self.amount
        if answer:
            t.tell("paid_in_kind", debtor, p, self.deed, self.value)
            t.give_deed(self.deed, p)
            if t.mortgaged >> self.deed & 1:
                t.push(KeepOrLift(p, 1 << self.deed))
        else:
            t.tell("refused", p, debtor)
        if rest:
            t.push(Pay(debtor, rest, p, max(self.asked, 1) + 1))  # at least 1: a question about it was asked

    def without(self, seat: int) -> Frame | None:
        return None if seat == self.seat or seat == self.debtor else self

    def context(self, t: PropertyTable) -> dict[str, int]:
        return {"whole": self.value >= self.amount, **mortgage_on(t, self.deed)}
