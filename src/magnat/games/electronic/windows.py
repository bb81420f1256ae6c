"""Windows for managing property, the clock, and players who leave."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.electronic.building import PickGroup
from magnat.games.electronic.orders import can_build, can_sell
from magnat.games.electronic.rent import ClaimRent
from magnat.games.electronic.table import Electronic
from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.money import BANK
from magnat.mechanics.mortgage import Lift, Mortgage, can_lift
from magnat.mechanics.trade import With, bot_trade_choices, can_trade
from magnat.mechanics.window import Window

# The ways to manage property: the same ints in every question that offers them.
BUILD: Final = 1
SELL: Final = 2
MORTGAGE: Final = 3
LIFT: Final = 4
TRADE: Final = 5
CLAIM: Final = 6
ACTS: Final = ("build", "sell", "mortgage", "lift", "trade", "claim")


def acts(t: Electronic, p: int) -> list[int]:
    """ELEC-TURN-08: return 0 and the ways in which a seat can manage its property now."""
    actions = [0]
    if can_build(t, p):
        actions.append(BUILD)
    if can_sell(t, p):
        actions.append(SELL)
    if t.mortgageable(p):
        actions.append(MORTGAGE)
    if can_lift(t, p):
        actions.append(LIFT)
    if can_trade(t, p):
        actions.append(TRADE)
    if t.has_claim(p):
        actions.append(CLAIM)
    return actions


def act(t: Electronic, p: int, verb: int) -> None:
    if verb in (BUILD, SELL):
        t.push(PickGroup(p, verb == SELL))
    elif verb == MORTGAGE:
        t.push(Mortgage(p))
    elif verb == LIFT:
        t.push(Lift(p))
    elif verb == TRADE:
        t.push(With(p))
    else:
        t.push(ClaimRent(p))


class Managing(Window[Electronic]):
    """ELEC-TURN-08: a question that also lets its seat manage property; 0 continues the game."""

    opening_verbs = ACTS
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

    def bot_choices(self, t: Electronic) -> Sequence[int]:
        return bot_trade_choices(t, self)

    def act(self, t: Electronic, verb: int) -> None:
        act(t, self.seat, verb)

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        """ELEC-TURN-12: other seats may only claim rent."""
        if seat == TABLE:
            return Outside(TABLE, TABLE, False)
        return ClaimRent(seat) if t.has_claim(seat) else None


class Meanwhile(Managing):
    """ELEC-BUILD-02, ELEC-TURN-12: between turns every player may manage property."""

    verbs = ("pass", *ACTS)
    rule = "ELEC-TURN-08"

    comes_back: ClassVar[bool] = False


class Poll(Managing):
    """The same window asked seat by seat; a seat is asked again until it passes."""

    verbs = ("pass", *ACTS)
    rule = "ELEC-TURN-08"

    def __init__(self, ring: tuple[int, ...]) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring

    def go_on(self, t: Electronic) -> None:
        if len(self.ring) > 1:
            t.push(Poll(self.ring[1:]))

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        """ELEC-EDGE-46: this is between turns, so a clock that runs out now stops the game."""
        return Outside(TABLE, TABLE, True) if seat == TABLE else None

    def without(self, seat: int) -> Frame | None:
        ring = tuple([p for p in self.ring if p != seat])
        return Poll(ring) if ring else None


def between_turns(t: Electronic, seat: int) -> Question[Electronic] | None:
    """Return the question that a seat may answer before the first throw of a turn; None if windows are polled."""
    if seat == TABLE:
        return Outside(TABLE, TABLE, True)
    if t.edition.polled or seat not in t.ring:
        return None
    return Meanwhile(seat)


class Outside(Question[Electronic]):
    """ELEC-TIME-05, ELEC-BKR-09: an external event: time is up (0), or seat p leaves (1 + p)."""

    answer_kind = "outside"
    rule = "ELEC-BKR-09"

    def __init__(self, debtor: int, creditor: int, between: bool) -> None:
        super().__init__(TABLE)
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.between: Final = between

    def choices(self, t: Electronic) -> Sequence[int]:
        # ELEC-DEBT-07: no auction opens while a debt is pending, so a third seat can leave only after it.
        choices = [1 + p for p in t.ring if self.debtor == TABLE or p == self.debtor or p == self.creditor]
        if t.edition.timed and not t.time_up and self.debtor == TABLE:
            choices.insert(0, 0)
        return choices

    def take(self, t: Electronic, answer: int) -> None:
        if answer:
            p = answer - 1
            t.tell("left", p)
            t.leave(p, self.creditor if p == self.debtor else BANK)
            return
        t.time_up = 1
        t.tell("time_up", TABLE)
        if self.between or t.edition.stops_at_once:  # ELEC-EDGE-46, ELEC-TIME-02
            t.push(Count(TABLE))


class Count(Step[Electronic]):
    """ELEC-TIME-01, ELEC-END-04: the richest player wins, once every open rent is claimed or waived (ELEC-EDGE-46)."""

    def run(self, t: Electronic) -> None:
        if t.claims:
            t.then(ClaimRent(t.waiting_claims()[0].owner), self)  # one by one: a bankruptcy may void the next claim
        else:
            t.count()
