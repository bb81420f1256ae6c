"""Electronic: a turn, from the first word to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.electronic.edition import (
    CHANCE,
    CHEST,
    CLAIM_SIZE,
    DRAW_CHANCE,
    DRAW_CHEST,
    GO_TO_JAIL,
    TAX,
    ElectronicEdition,
)
from magnat.games.electronic.table import Electronic
from magnat.kernel import TABLE, Chance, Frame, Question, Step
from magnat.mechanics.auction import Auction
from magnat.mechanics.building import PickGroup, can_build, can_sell
from magnat.mechanics.claims import lapse_claims
from magnat.mechanics.decks import DECK_STREAMS, Draw
from magnat.mechanics.jail import use_jail_card
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.mortgage import Lift, Mortgage, can_lift
from magnat.mechanics.start import StartingThrow
from magnat.mechanics.trade import With, can_trade
from magnat.mechanics.turn import TWO_DICE, EndOfTurn, Move
from magnat.mechanics.window import Window

# What a seat may do with its property: the same ints in every question that admits it.
BUILD: Final = 1
SELL: Final = 2
MORTGAGE: Final = 3
LIFT: Final = 4
TRADE: Final = 5
CLAIM: Final = 6
ACTS: Final = ("build", "sell", "mortgage", "lift", "trade", "claim")

ONLY: Final[tuple[int, ...]] = (0,)
BOTH: Final[tuple[int, ...]] = (0, 1)


def opening(e: ElectronicEdition, seats: int) -> list[Frame]:
    """ELEC-SETUP-10, ELEC-QUICK-01: deeds are dealt if the variant says so, then everyone throws for the start."""
    everyone = tuple(range(seats))
    stack: list[Frame] = [ThrowToStart(everyone, 0, ())]
    if e.deeds_dealt:
        stack.append(DealDeed(tuple([p for p in everyone for _ in range(e.deeds_dealt)])))
    return stack


class DealDeed(Chance[Electronic]):
    """ELEC-QUICK-01, -02: a deed from the shuffled ones, paid at once at its printed price."""

    of = "space"
    rule = "ELEC-QUICK-01"
    fields: ClassVar[tuple[str, ...]] = ("ring",)

    def __init__(self, ring: tuple[int, ...]) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring

    def stream(self) -> int:
        return DECK_STREAMS + 2

    def choices(self, t: Electronic) -> Sequence[int]:
        return [space for space in t.edition.deeds if t.owner[space] == BANK]

    def take(self, t: Electronic, answer: int) -> None:
        p, price = self.seat, t.edition.prices[answer]
        if len(self.ring) > 1:
            t.push(DealDeed(self.ring[1:]))
        t.spend(p, price)
        t.give_deed(answer, p)
        t.tell("dealt", p, answer, price)


class ThrowToStart(StartingThrow):
    """ELEC-SETUP-10, -11: the highest total begins; those tied for it throw again among themselves."""

    rule = "ELEC-SETUP-10"

    def throws(self, ring: tuple[int, ...], best: int, leaders: tuple[int, ...]) -> Frame:
        return ThrowToStart(ring, best, leaders)

    def begins(self, seat: int) -> Frame:
        return Turn(seat)


class Turn(Step[Electronic]):
    """ELEC-TURN-01. A jailed seat first decides how to leave."""

    def run(self, t: Electronic) -> None:
        p = self.seat
        t.active = p
        t.turns += 1
        t.doubles = 0
        t.tell("turn", p, t.turns)
        t.then(LeaveJail(p) if t.jailed[p] else BeforeThrow(p), EndTurn(p))

    def without(self, seat: int) -> Frame | None:
        """A turn that its player cannot take any more passes to the left."""
        return EndTurn(seat) if seat == self.seat else self


# Managing one's property


def acts(t: Electronic, p: int) -> list[int]:
    """ELEC-TURN-08: 0, and what the seat could do with its property just now."""
    found = [0]
    deeds = t.deeds[p]
    if deeds:
        if t.complete[p] and can_build(t, p):
            found.append(BUILD)
        if deeds & t.built and can_sell(t, p):
            found.append(SELL)
        if t.mortgageable(p):
            found.append(MORTGAGE)
        if deeds & t.mortgaged and can_lift(t, p):
            found.append(LIFT)
    if can_trade(t, p):
        found.append(TRADE)
    if t.claims and t.claim_of(p) >= 0:
        found.append(CLAIM)
    return found


def act(t: Electronic, p: int, what: int) -> None:
    """One thing done with one's property: one push."""
    if what == BUILD:
        t.push(PickGroup(p, False))
    elif what == SELL:
        t.push(PickGroup(p, True))
    elif what == MORTGAGE:
        t.push(Mortgage(p))
    elif what == LIFT:
        t.push(Lift(p))
    elif what == TRADE:
        t.push(With(p))
    else:
        t.push(ClaimRent(p))


class Managing(Window[Electronic]):
    """ELEC-TURN-08: a question that also lets its seat manage its property; 0 is what goes on with the game."""

    refusals: ClassVar[dict[int, tuple[str, str]]] = {
        BUILD: ("cannot_build", "ELEC-BUILD-01"),
        SELL: ("no_building", "ELEC-SELLB-01"),
        MORTGAGE: ("nothing_to_mortgage", "ELEC-MORT-01"),
        LIFT: ("cannot_lift", "ELEC-MORT-05"),
        TRADE: ("too_many_offers", "ELEC-TRADE-10"),
        CLAIM: ("no_claim", "ELEC-RENT-02"),
    }

    def choices(self, t: Electronic) -> Sequence[int]:
        return acts(t, self.seat)

    def act(self, t: Electronic, what: int) -> None:
        act(t, self.seat, what)

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        """ELEC-TURN-12: others only claim rent."""
        if seat == TABLE:
            return Outside(TABLE, TABLE, False)
        return ClaimRent(seat) if t.claims and t.claim_of(seat) >= 0 else None


class BeforeThrow(Managing):
    """ELEC-TURN-01, -08: throw, or first manage one's property. `again` marks the extra throw of a double."""

    verbs = ("throw", *ACTS)
    rule = "ELEC-TURN-01"
    fields: ClassVar[tuple[str, ...]] = ("seat", "again")

    def __init__(self, seat: int, again: bool = False) -> None:
        super().__init__(seat)
        self.again: Final = again

    def go_on(self, t: Electronic) -> None:
        t.push(Throw(self.seat))

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        if self.again:
            return super().aside(t, seat)
        return between_turns(t, self.seat, seat)


class LeaveJail(Managing):
    """ELEC-JAIL-05: try for a double now, pay the fine and throw next turn, or use a card."""

    verbs = ("throw", *ACTS, "pay", "use_chance_card", "use_chest_card")
    rule = "ELEC-JAIL-05"
    window: ClassVar[bool] = False

    def choices(self, t: Electronic) -> Sequence[int]:
        found = acts(t, self.seat)
        if t.cash[self.seat] >= t.edition.fine:
            found.append(PAY_FINE)
        for deck in (CHANCE, CHEST):
            if t.jail_cards[deck] == self.seat:
                found.append(USE_CARD + deck)
        return found

    def go_on(self, t: Electronic) -> None:
        t.push(Throw(self.seat))

    def take(self, t: Electronic, answer: int) -> None:
        p = self.seat
        if answer < PAY_FINE:
            super().take(t, answer)
            return
        t.jailed[p] = 0
        if answer == PAY_FINE:  # ELEC-JAIL-06: no throw this turn
            t.spend(p, t.edition.fine)
            t.tell("paid_fine", p, t.edition.fine)
            t.push(AfterMove(p) if t.edition.fine_next_turn else BeforeThrow(p, True))
        else:  # ELEC-JAIL-08, ELEC-CARD-04
            use_jail_card(t, p, answer - USE_CARD)
            t.push(BeforeThrow(p))

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        return between_turns(t, self.seat, seat)

    def why_not(self, t: Electronic, answer: int) -> tuple[str, str]:
        if answer == PAY_FINE:
            return "too_poor", "ELEC-JAIL-06"
        return ("no_jail_card", "ELEC-CARD-03") if answer > PAY_FINE else super().why_not(t, answer)


PAY_FINE: Final = 7
USE_CARD: Final = 8


# The throw and the move


class Throw(Chance[Electronic]):
    """Two dice: 36 equal outcomes."""

    of = "dice"
    rule = "ELEC-TURN-01"

    def choices(self, t: Electronic) -> Sequence[int]:
        return TWO_DICE

    def take(self, t: Electronic, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("threw", p, a, b)
        t.dice = a + b
        t.new_window()
        if t.claims:
            lapse_claims(t, CLAIM_SIZE)  # ELEC-RENT-02, -04, -11
        if t.jailed[p]:
            escape(t, p, a, b)
        elif a != b:
            t.then(Advance(p, a + b), AfterMove(p))
        elif t.doubles == 2:
            t.tell("third_double", p)
            t.push(GoToJail(p))  # ELEC-TURN-05
        else:
            t.doubles += 1
            t.then(Advance(p, a + b), BeforeThrow(p, True))  # ELEC-TURN-04


def escape(t: Electronic, p: int, a: int, b: int) -> None:
    """ELEC-JAIL-09 to -12: a double frees; the third failure pays and moves by that throw."""
    if a == b:
        t.jailed[p] = 0
        t.tell("escaped", p)
        if t.edition.jail_double_rethrow:
            t.doubles = 1
            t.then(Advance(p, a + b), BeforeThrow(p, True))
        else:
            t.then(Advance(p, a + b), AfterMove(p))
    elif t.jailed[p] == 3:
        t.jailed[p] = 0
        t.tell("third_failure", p)
        t.then(Advance(p, a + b), AfterMove(p))
        t.push(Pay(p, t.edition.fine, BANK))
    else:
        t.jailed[p] += 1
        t.tell("stayed", p)
        t.push(AfterMove(p))


class Advance(Move[Electronic]):
    """ELEC-GO-01, -02, -05: move forward; passing or reaching Go pays the salary before the space is resolved."""

    def run(self, t: Electronic) -> None:
        p, e = self.seat, t.edition
        there = t.place[p] + self.spaces
        if there >= e.size:
            there -= e.size
            t.place[p] = there
            t.tell("moved", p, there)
            t.move_money(BANK, e.salary, p)
            t.tell("salary", p, e.salary)
        else:
            t.place[p] = there
            t.tell("moved", p, there)
        arrive(t, p, there)


class Retreat(Move[Electronic]):
    """ELEC-GO-03, ELEC-EDGE-55: move back; crossing Go pays nothing, stopping on it does."""

    def run(self, t: Electronic) -> None:
        p, e = self.seat, t.edition
        there = (t.place[p] - self.spaces) % e.size
        t.place[p] = there
        t.tell("moved_back", p, there)
        if there == 0:
            t.move_money(BANK, e.salary, p)
            t.tell("salary", p, e.salary)
        arrive(t, p, there)


def arrive(t: Electronic, p: int, here: int) -> None:
    """ELEC-TURN-03: what a space does to its visitor."""
    e = t.edition
    if e.prices[here]:
        owner = t.owner[here]
        if owner == BANK:
            if t.cash[p] < e.prices[here] and not t.deeds[p] and p not in t.jail_cards:
                t.push(Auction(here, p))  # ELEC-EDGE-19: nothing to buy with, and nothing to sell
            else:
                t.push(BuyOrAuction(p, here))
        elif owner != p:
            rent = t.rent(here)
            if rent:
                claim_or_pay(t, p, here, rent, owner)
        return
    kind = e.kinds[here]
    if kind == DRAW_CHANCE:
        t.push(Draw(p, CHANCE))
    elif kind == DRAW_CHEST:
        t.push(Draw(p, CHEST))
    elif kind == GO_TO_JAIL:
        t.push(GoToJail(p))
    elif kind == TAX:
        t.tell("taxed", p, here, e.amounts[here])
        t.push(Pay(p, e.amounts[here], BANK))  # ELEC-TAX-01


class GoToJail(Step[Electronic]):
    """ELEC-JAIL-02, ELEC-TURN-07: straight to jail, without salary, and the turn ends there."""

    def run(self, t: Electronic) -> None:
        p = self.seat
        t.place[p] = t.edition.jail
        t.jailed[p] = 1
        t.tell("jailed", p)
        t.cut_to(EndTurn)


# Buying


class BuyOrAuction(Question[Electronic]):
    """ELEC-BUY-02, -04, -05: buy at the printed price, or it is auctioned. Money for it may be raised first."""

    verbs = ("auction", *ACTS, "buy")
    rule = "ELEC-BUY-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def choices(self, t: Electronic) -> Sequence[int]:
        p = self.seat
        if t.cash[p] >= t.edition.prices[self.space]:
            return AUCTION_OR_BUY
        return [verb for verb in acts(t, p) if verb in RAISING]

    def silence(self, t: Electronic) -> int:
        return 0

    def take(self, t: Electronic, answer: int) -> None:
        p, space = self.seat, self.space
        if answer == BUY:
            t.buy_deed(p, space)
        elif answer:
            t.push(self)
            act(t, p, answer)
        else:
            t.tell("declined", p, space)
            t.push(Auction(space, p))

    def why_not(self, t: Electronic, answer: int) -> tuple[str, str]:
        if answer == BUY:
            return "too_poor", "ELEC-BUY-04"
        return "not_between_throw_and_end", "ELEC-TURN-09"


BUY: Final = 7
AUCTION_OR_BUY: Final[tuple[int, ...]] = (0, BUY)
RAISING: Final[tuple[int, ...]] = (0, SELL, MORTGAGE, TRADE)


# Rent


def claim_or_pay(t: Electronic, visitor: int, space: int, rent: int, owner: int) -> None:
    """ELEC-RENT-03: claimed at once by an attentive owner, or left to him, the amount frozen now."""
    t.tell("rent", visitor, space, rent, owner)
    if t.edition.manual_claims:
        t.claims = (*t.claims, owner, visitor, rent, t.turns)
        if t.edition.polled:
            t.push(ClaimRent(owner))
    else:
        t.push(Pay(visitor, rent, owner))


class ClaimRent(Question[Electronic]):
    """ELEC-RENT-01, -03: the owner claims the oldest rent due to him, or waives it."""

    verbs = ("claim", "waive")
    rule = "ELEC-RENT-02"

    def choices(self, t: Electronic) -> Sequence[int]:
        return BOTH

    def take(self, t: Electronic, answer: int) -> None:
        i = t.claim_of(self.seat)
        visitor, rent = t.claims[i + 1], t.claims[i + 2]
        t.drop_claim(i)
        if answer:
            t.tell("waived", self.seat, visitor, rent)
        else:
            t.tell("claimed", self.seat, visitor, rent)
            t.push(Pay(visitor, rent, self.seat))

    def without(self, seat: int) -> Frame | None:
        return None if seat == self.seat else self


# The end of the turn


class AfterMove(Managing):
    """ELEC-TURN-08, -11: the space is resolved; manage one's property, then end the turn."""

    verbs = ("end", *ACTS)
    rule = "ELEC-TURN-08"


class EndTurn(EndOfTurn[Electronic]):
    """ELEC-SETUP-10, ELEC-BKR-08: the turn passes to the left, also when its player is gone."""

    def run(self, t: Electronic) -> None:
        e = t.edition
        if t.time_up or (e.turn_limit and t.turns >= e.turn_limit):
            stop(t)
            return
        ring = t.clockwise_from(self.player + 1)
        t.push(Turn(ring[0]))
        if e.polled:
            # ELEC-TURN-11: the player himself has just had his word, unless he was sent to jail.
            others = [p for p in ring[1:] if p != self.player or t.jailed[p] == 1]
            if others:
                t.push(Poll(tuple(others)))


class Meanwhile(Managing):
    """ELEC-BUILD-02, ELEC-TURN-12: between the turns everybody may manage his property."""

    verbs = ("pass", *ACTS)
    rule = "ELEC-TURN-08"

    comes_back: ClassVar[bool] = False


class Poll(Managing):
    """The same, put to each seat of a ring; a seat speaks until it passes."""

    verbs = ("pass", *ACTS)
    rule = "ELEC-TURN-08"
    fields: ClassVar[tuple[str, ...]] = ("ring",)

    def __init__(self, ring: tuple[int, ...]) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring

    def go_on(self, t: Electronic) -> None:
        if len(self.ring) > 1:
            t.push(Poll(self.ring[1:]))

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        """ELEC-EDGE-46: between the turns, so a clock that runs out now stops the game."""
        return Outside(TABLE, TABLE, True) if seat == TABLE else None

    def without(self, seat: int) -> Frame | None:
        ring = tuple([p for p in self.ring if p != seat])
        return Poll(ring) if ring else None


def between_turns(t: Electronic, active: int, seat: int) -> Question[Electronic] | None:
    """Who may speak before the first throw of a turn: everybody, unless the windows are polled."""
    if seat == TABLE:
        return Outside(TABLE, TABLE, True)
    if t.edition.polled or seat not in t.ring:
        return None
    return Meanwhile(seat)


# What comes from outside: the clock, and players who leave


class Outside(Question[Electronic]):
    """ELEC-TIME-05, ELEC-BKR-09: the table says that time is up (0), or that seat p leaves (1 + p)."""

    of = "outside"
    rule = "ELEC-BKR-09"
    fields: ClassVar[tuple[str, ...]] = ("debtor", "creditor", "between")

    def __init__(self, debtor: int, creditor: int, between: bool) -> None:
        super().__init__(TABLE)
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.between: Final = between

    def choices(self, t: Electronic) -> Sequence[int]:
        # ELEC-DEBT-07: no auction opens while a debt is pending, so a third seat leaves after it.
        found = [1 + p for p in t.ring if self.debtor == TABLE or p == self.debtor or p == self.creditor]
        if t.edition.timed and not t.time_up and self.debtor == TABLE:
            found.insert(0, 0)
        return found

    def take(self, t: Electronic, answer: int) -> None:
        if answer:
            p = answer - 1
            t.tell("left", p)
            t.leave(p, self.creditor if p == self.debtor else BANK)
            return
        t.time_up = 1
        t.tell("time_up", TABLE)
        if self.between or t.edition.stops_at_once:  # ELEC-EDGE-46, ELEC-TIME-02
            stop(t)


def outside(seat: int, debtor: int, creditor: int) -> Outside | None:
    """A leaver who owes a player goes bankrupt towards him."""
    return Outside(debtor, creditor, False) if seat == TABLE else None


def stop(t: Electronic) -> None:
    """Count, but first let those who still hold a claim make it."""
    t.push(Count(TABLE))


class Count(Step[Electronic]):
    """ELEC-TIME-01, ELEC-END-04: the richest wins, once every rent still open was claimed or waived (ELEC-EDGE-46)."""

    def run(self, t: Electronic) -> None:
        if t.claims:
            t.then(ClaimRent(t.claims[0]), self)  # one by one: a bankruptcy may void the next
        else:
            t.count()
