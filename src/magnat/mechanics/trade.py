"""Trades. Items can only be added to a draft, it can always be withdrawn, and nothing moves before it is accepted."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from magnat.kernel import Frame, Question
from magnat.mechanics.mortgage import KeepOrLift
from magnat.mechanics.property import JAIL_CARD, PropertyTable, bits
from magnat.mechanics.property import offer_key as offer_key

P = TypeVar("P", bound=PropertyTable)
MONEY: Final = 62  # answer to `Item`: no further items, go on to the money
WITHDRAW: Final = 63
NO_DEBTOR: Final = -1
OFFER_FACTS: Final = ("offered", "wanted")  # the items that the proposer gives, and those it wants
TRADE_FACTS: Final = ("traded", "traded")  # the items that each side gives
WITHDRAW_ONLY: Final[tuple[int, ...]] = (0,)
SEND_OR_WITHDRAW: Final[tuple[int, ...]] = (0, 1)
REFUSE_OR_ACCEPT: Final[tuple[int, ...]] = (0, 1)
ANY_REPLY: Final[tuple[int, ...]] = (0, 1, 2)


def partners(t: PropertyTable, seat: int, debtor: int) -> list[int]:
    mine = t.tradable(seat)
    if debtor == seat:
        return [p for p in t.ring if p != seat] if mine else []
    everybody = mine or may_give_money(t, seat)
    return [p for p in t.ring if p != seat and (everybody or t.tradable(p))]


def may_give_money(t: PropertyTable, seat: int) -> bool:
    """True if a seat may offer money alone, as a gift (MIL-DEAL-08)."""
    return t.e.money_alone and t.cash[seat] >= t.e.step


def can_trade(t: PropertyTable, seat: int) -> bool:
    """True if there is anything that the seat could offer or ask for."""
    if not t.may_offer(seat):
        return False
    if may_give_money(t, seat):
        return True
    blocked = t.untradable()
    for p in t.ring:
        if t.deeds[p] & ~blocked:
            return True
    for holder in t.jail_cards:
        if holder >= 0:
            return True
    return False


def bot_trade_choices(t: P, question: Question[P]) -> Sequence[int]:
    """Return a bot's choices: drafts between two throws are limited (ELEC-TRADE-10, MIL-TURN-10)."""
    choices = question.choices(t)
    if t.bot_may_offer(question.seat):
        return choices
    return [choice for choice in choices if question.verbs[choice] != "trade"]


def cash_range(t: PropertyTable, seat: int, other: int, items: int, debtor: int) -> range:
    """Return the amounts that make the trade legal: above 0 `seat` pays, below 0 `other` pays."""
    low, high = cash_bounds(t, seat, other, items, debtor)
    return range(low, high + 1, t.e.step)


def may_pay(t: PropertyTable, seat: int, other: int, items: int, cash: int) -> bool:
    """True if `cash` is in `cash_range` without a debtor. Faster, since bots that plan trades call it often."""
    low, high = cash_bounds(t, seat, other, items, NO_DEBTOR)
    return low <= cash <= high and (cash - low) % t.e.step == 0


def cash_bounds(t: PropertyTable, seat: int, other: int, items: int, debtor: int) -> tuple[int, int]:
    """Return the least and greatest legal amounts; no amount is legal if the least is greater.

    The receiver of mortgaged deeds must be left with enough for their interest. A debtor must not pay money.
    """
    given_items, taken_items = trade_sides(t, seat, items)
    high = (0 if debtor == seat else t.cash[seat]) - interest_on(t, taken_items)
    low = (0 if debtor == other else -t.cash[other]) + interest_on(t, given_items)
    if not items:
        low = max(low, t.e.step)
    elif not t.e.gifts:
        if not taken_items:
            high = min(high, -t.e.step)
        elif not given_items:
            low = max(low, t.e.step)
    return low, high


def trade_sides(t: PropertyTable, proposer: int, items: int) -> tuple[int, int]:
    """Return the items that the proposer gives and those that it receives, as bits."""
    given_items = items & t.tradable(proposer)
    return given_items, items & ~given_items


def interest_on(t: PropertyTable, items: int) -> int:
    """Return the interest that the receiver of these items owes for the mortgaged ones."""
    interest = 0
    for space in bits(items & t.mortgaged):
        interest += t.interest(space)
    return interest


def burdens(t: PropertyTable, given_items: int, taken_items: int, mine: int) -> dict[str, int]:
    """Return both sides of a trade, with the mortgages and interest on the items `mine` and on the others."""
    others = (given_items | taken_items) & ~mine
    return {
        "given": given_items,
        "taken": taken_items,
        "burden": mine & t.mortgaged,
        "interest": interest_on(t, mine),
        "other_burden": others & t.mortgaged,
        "other_interest": interest_on(t, others),
    }


def mortgage_on(t: PropertyTable, item: int) -> dict[str, int]:
    """Return whether a deed is mortgaged, and the interest that its receiver will owe."""
    return {"mortgaged": t.mortgaged >> item & 1, "interest": interest_on(t, 1 << item)}


def tell_sides(t: PropertyTable, words: tuple[str, str], proposer: int, other: int, items: int, cash: int) -> None:
    """Record one fact per side of a trade: the proposer's with the first word, the other's with the second."""
    given_items, taken_items = trade_sides(t, proposer, items)
    if given_items or cash > 0:
        t.tell(words[0], proposer, other, given_items, max(cash, 0))
    if taken_items or cash < 0:
        giver, taker = (proposer, other) if words == OFFER_FACTS else (other, proposer)
        t.tell(words[1], giver, taker, taken_items, max(-cash, 0))


def tell_burden(t: PropertyTable, receiver: int, items: int) -> None:
    """Record the fact that some items are mortgaged and cost their receiver interest."""
    deeds = items & t.mortgaged
    if deeds:
        t.tell("burdened", receiver, deeds, interest_on(t, deeds))


class With(Question[PropertyTable]):
    """A seat chooses the seat to propose a trade to."""

    answer_kind = "seat"
    always_opens_dialogue = True

    def __init__(self, seat: int, debtor: int = NO_DEBTOR) -> None:
        super().__init__(seat)
        self.debtor: Final = debtor

    def choices(self, t: PropertyTable) -> Sequence[int]:
        return partners(t, self.seat, self.debtor)

    def take(self, t: PropertyTable, answer: int) -> None:
        t.count_draft(self.seat)
        t.push(Item(self.seat, answer, 0, self.debtor, 0))


class Draft(Question[PropertyTable]):
    """A proposal of `seat` to `other` that is being drafted; it is dropped if either leaves."""

    drafting: ClassVar[bool] = True
    drafted: ClassVar[tuple[str, ...]] = ("items",)

    def __init__(self, seat: int, other: int, items: int, debtor: int, counters: int) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.items: Final = items
        self.debtor: Final = debtor
        self.counters: Final = counters

    def without(self, seat: int) -> Frame | None:
        return None if seat == self.seat or seat == self.other else self

    def context(self, t: PropertyTable) -> dict[str, int]:
        given_items, taken_items = trade_sides(t, self.seat, self.items)
        return burdens(t, given_items, taken_items, taken_items)


class Item(Draft):
    """The proposer adds a deed or jail card, given by its owner, goes on to the money, or withdraws."""

    answer_kind = "item"
    withdrawal: ClassVar[int | None] = WITHDRAW

    def choices(self, t: PropertyTable) -> Sequence[int]:
        p, other, items = self.seat, self.other, self.items
        mine = t.tradable(p)
        theirs = t.tradable(other)
        if not t.e.debtor_buys:
            if self.debtor == p:
                theirs = 0  # a debtor may only sell
            elif self.debtor == other:
                mine = 0
        last = items.bit_length()
        choices = list(bits((mine | theirs) >> last << last))
        if (items or t.e.money_alone) and len(cash_range(t, p, other, items, self.debtor)) > 0:
            choices.append(MONEY)
        choices.append(WITHDRAW)
        return choices

    def silence(self, t: PropertyTable) -> int:
        return WITHDRAW

    def opens_dialogue(self, t: PropertyTable, answer: int) -> bool:
        return answer != WITHDRAW

    def take(self, t: PropertyTable, answer: int) -> None:
        p, other = self.seat, self.other
        if answer == MONEY:
            t.push(Cash(p, other, self.items, self.debtor, self.counters))
        elif answer != WITHDRAW:
            t.push(Item(p, other, self.items | 1 << answer, self.debtor, self.counters))

    def consequences(self, t: PropertyTable, answer: int) -> dict[str, int]:
        return {"mine": t.tradable(self.seat) >> answer & 1, **mortgage_on(t, answer)}


class Cash(Draft):
    """The proposer chooses the money that one side pays."""

    answer_kind = "money"
    always_opens_dialogue = True

    def choices(self, t: PropertyTable) -> Sequence[int]:
        return cash_range(t, self.seat, self.other, self.items, self.debtor)

    def silence(self, t: PropertyTable) -> int:
        sums = cash_range(t, self.seat, self.other, self.items, self.debtor)
        return 0 if 0 in sums else sums[0]

    def take(self, t: PropertyTable, answer: int) -> None:
        t.push(Send(self.seat, self.other, self.items, self.debtor, self.counters, answer))


class Offer(Draft):
    """A complete proposal: `cash` is the amount that `seat` pays, or, below 0, that `other` pays."""

    def __init__(self, seat: int, other: int, items: int, debtor: int, counters: int, cash: int) -> None:
        super().__init__(seat, other, items, debtor, counters)
        self.cash: Final = cash


class Send(Offer):
    """The proposer sends or withdraws the offer. An offer that was refused may not be repeated."""

    verbs = ("withdraw", "send")
    refusal = "offer_repeated"
    withdrawal: ClassVar[int | None] = 0
    drafted: ClassVar[tuple[str, ...]] = ("items", "cash")

    def choices(self, t: PropertyTable) -> Sequence[int]:
        if t.offer_key(self.seat, self.other, self.items, self.cash) in t.refused:
            return WITHDRAW_ONLY
        return SEND_OR_WITHDRAW

    def take(self, t: PropertyTable, answer: int) -> None:
        if answer:
            t.count_sent(self.seat, self.counters)
            if t.facts is not None:
                tell_sides(t, OFFER_FACTS, self.seat, self.other, self.items, self.cash)
                given_items, taken_items = trade_sides(t, self.seat, self.items)
                tell_burden(t, self.other, given_items)
                tell_burden(t, self.seat, taken_items)
            t.push(Reply(self.other, self.seat, self.items, self.debtor, self.counters, self.cash))


class Reply(Offer):
    """`seat` answers the offer of `other`. `cash` is paid by the proposer, `other`."""

    verbs = ("refuse", "accept", "counter")
    refusal = "too_many_offers"
    drafting: ClassVar[bool] = False
    drafted: ClassVar[tuple[str, ...]] = ()

    def choices(self, t: PropertyTable) -> Sequence[int]:
        return ANY_REPLY if t.may_counter(self.seat, self.counters) else REFUSE_OR_ACCEPT

    def bot_choices(self, t: PropertyTable) -> Sequence[int]:
        return ANY_REPLY if t.bot_may_counter(self.seat, self.counters) else REFUSE_OR_ACCEPT

    def take(self, t: PropertyTable, answer: int) -> None:
        p, proposer = self.seat, self.other
        if answer == 1:
            exchange(t, proposer, p, self.items, self.cash)
            return
        t.refused = (*t.refused, t.offer_key(proposer, p, self.items, self.cash))
        t.tell("refused", p, proposer)
        if answer == 2:
            t.count_counter(p)
            t.push(Item(p, proposer, 0, self.debtor, self.counters + 1))

    def context(self, t: PropertyTable) -> dict[str, int]:
        given_items, taken_items = trade_sides(t, self.other, self.items)
        return burdens(t, given_items, taken_items, given_items)


def exchange(t: PropertyTable, proposer: int, other: int, items: int, cash: int) -> None:
    """Carry out a trade; then each side is asked about the mortgaged deeds that it received."""
    given_items, taken_items = trade_sides(t, proposer, items)
    tell_sides(t, TRADE_FACTS, proposer, other, items, cash)
    for item in bits(items):
        to = other if given_items >> item & 1 else proposer
        if item >= JAIL_CARD:
            t.jail_cards[item - JAIL_CARD] = to
        else:
            t.give_deed(item, to)
    if items & t.mortgaged:
        t.burden(other)
        t.burden(proposer)
    if cash > 0:
        t.move_money(proposer, cash, other)
    elif cash < 0:
        t.move_money(other, -cash, proposer)
    for receiver, received in ((other, given_items), (proposer, taken_items)):
        if received & t.mortgaged:
            t.push(KeepOrLift(receiver, received & t.mortgaged))
