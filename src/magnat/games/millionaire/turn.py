"""Millionaire: a turn, from the first word to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.millionaire.actions import AfterSettling, PlayFortune, can_play
from magnat.games.millionaire.building import Build, sites
from magnat.games.millionaire.edition import (
    CHANCE,
    DRAW_CHANCE,
    DRAW_LIFESTYLE,
    FORTUNE,
    GO_TO_JAIL,
    HIGHEST,
    IN_DEAL,
    LAST_TURN_IN_JAIL,
    LIFESTYLE,
    STREET,
)
from magnat.games.millionaire.table import Millionaire, changed
from magnat.kernel import TABLE, Chance, Frame, Question, Step
from magnat.mechanics.auction import Auction
from magnat.mechanics.decks import DECK_STREAMS, Draw
from magnat.mechanics.hands import draw_unseen
from magnat.mechanics.jail import use_jail_card
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.mortgage import Lift, can_lift
from magnat.mechanics.start import StartingThrow
from magnat.mechanics.trade import NO_DEBTOR, With, can_trade
from magnat.mechanics.turn import TWO_DICE, EndOfTurn, Move
from magnat.mechanics.window import Window

# What a seat may do in a window: the same ints in every question that admits it.
BUILD: Final = 1
LIFT: Final = 2
PLAY: Final = 3
TRADE: Final = 4
ACTS: Final = ("build", "lift", "play", "trade")

ONLY: Final[tuple[int, ...]] = (0,)
BOTH: Final[tuple[int, ...]] = (0, 1)


# The opening


def opening(seats: int) -> list[Frame]:
    """MIL-SETUP-06, -11, -13: movers are chosen in seat order, then everyone throws for the start."""
    everyone = tuple(range(seats))
    return [ThrowToStart(everyone, 0, ()), *[ChooseMovers(p) for p in reversed(everyone)]]


class ChooseMovers(Question[Millionaire]):
    """MIL-SETUP-13: one of the sets still free."""

    of = "token"
    rule = "MIL-SETUP-13"

    def choices(self, t: Millionaire) -> Sequence[int]:
        return [i for i in range(len(t.edition.board.token)) if i not in t.movers]

    def take(self, t: Millionaire, answer: int) -> None:
        t.movers = (*t.movers, answer)
        t.tell("chose_movers", self.seat, answer)

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        return "set_taken", "MIL-SETUP-06"


class ThrowToStart(StartingThrow):
    """MIL-SETUP-11, -12, -14: the highest total begins; those tied for it throw again among themselves."""

    rule = "MIL-SETUP-11"

    def throws(self, ring: tuple[int, ...], best: int, leaders: tuple[int, ...]) -> Frame:
        return ThrowToStart(ring, best, leaders)

    def begins(self, seat: int) -> Frame:
        return Turn(seat)


class Turn(Step[Millionaire]):
    """MIL-TURN-01, -09: the question that opens a turn lets everybody act; polled, everybody is asked before it."""

    def run(self, t: Millionaire) -> None:
        p = self.seat
        t.active = p
        t.turns += 1
        t.new_window()
        t.tell("turn", p, t.turns)
        t.then(LeaveJail(p) if t.jailed[p] else BeforeThrow(p), EndTurn(p))
        if t.edition.polled:
            t.push(Poll(tuple(t.clockwise_from(p))))


# Windows


def acts(t: Millionaire, p: int) -> list[int]:
    """MIL-TURN-06, -07: 0, and what the seat could do just now."""
    found = [0]
    if t.complete[p] and t.cash[p] >= t.edition.cheapest_building and sites(t, p):
        found.append(BUILD)
    if t.deeds[p] & t.mortgaged and can_lift(t, p):
        found.append(LIFT)
    if t.hands[p] and can_play(t, p):
        found.append(PLAY)
    if can_trade(t, p):
        found.append(TRADE)
    return found


def act(t: Millionaire, p: int, what: int) -> None:
    """One thing done: one push."""
    if what == BUILD:
        t.push(Build(p))
    elif what == LIFT:
        t.push(Lift(p))
    elif what == PLAY:
        t.push(PlayFortune(p))
    else:
        t.push(With(p))


class Acting(Window[Millionaire]):
    """A window of this game: own acts for its seat, deals only for the others (MIL-TURN-09)."""

    refusals: ClassVar[dict[int, tuple[str, str]]] = {
        BUILD: ("cannot_build", "MIL-BLD-01"),
        LIFT: ("cannot_lift", "MIL-MORT-09"),
        PLAY: ("nothing_to_play", "MIL-FORT-12"),
        TRADE: ("too_many_offers", "MIL-TURN-10"),
    }

    def choices(self, t: Millionaire) -> Sequence[int]:
        return acts(t, self.seat)

    def act(self, t: Millionaire, what: int) -> None:
        act(t, self.seat, what)

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        return deals_only(t, seat, NO_DEBTOR, BANK)


class BeforeThrow(Acting):
    """MIL-TURN-02, -09: throw, or act first. After `doubles` it is an extra throw, which opens no turn."""

    verbs = ("throw", *ACTS)
    rule = "MIL-TURN-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "doubles")

    def __init__(self, seat: int, doubles: int = 0) -> None:
        super().__init__(seat)
        self.doubles: Final = doubles

    def choices(self, t: Millionaire) -> Sequence[int]:
        if t.edition.polled and not self.doubles:
            return ONLY  # the poll was the window
        return acts(t, self.seat)

    def go_on(self, t: Millionaire) -> None:
        t.push(Throw(self.seat, self.doubles))

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        if self.doubles:
            return super().aside(t, seat)
        return between_turns(t, seat)


class Meanwhile(Acting):
    """MIL-TURN-06, -08: between the turns everybody may act, in order of arrival."""

    verbs = ("pass", *ACTS)
    rule = "MIL-TURN-08"

    comes_back: ClassVar[bool] = False


class Poll(Acting):
    """MIL-TURN-08: the same, put to each seat in turn until all have passed in succession."""

    verbs = ("pass", *ACTS)
    rule = "MIL-TURN-08"
    fields: ClassVar[tuple[str, ...]] = ("ring", "passes")

    def __init__(self, ring: tuple[int, ...], passes: int = 0) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring
        self.passes: Final = passes

    def take(self, t: Millionaire, answer: int) -> None:
        ring, passes = self.ring, self.passes + 1
        if answer:
            t.push(Poll(ring))
            act(t, self.seat, answer)
        elif passes < len(ring):
            t.push(Poll((*ring[1:], ring[0]), passes))

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        return Outside() if seat == TABLE else None

    def without(self, seat: int) -> Frame | None:
        passed = self.ring[len(self.ring) - self.passes :]
        ring = tuple([p for p in self.ring if p != seat])
        passes = self.passes - 1 if seat in passed else self.passes
        return Poll(ring, passes) if passes < len(ring) else None


def between_turns(t: Millionaire, seat: int) -> Question[Millionaire] | None:
    """Who may speak while the question that opens a turn waits: everybody, unless the windows are polled."""
    if seat == TABLE:
        return Outside()
    if t.edition.polled or seat not in t.ring:
        return None
    return Meanwhile(seat)


def deals_only(t: Millionaire, seat: int, debtor: int, creditor: int) -> Question[Millionaire] | None:
    """MIL-TURN-09, MIL-DEAL-01: what the others may say in the middle of a turn."""
    if seat == TABLE:
        return Outside(debtor, creditor)
    if t.edition.polled or seat not in t.ring:
        return None
    return Propose(seat, debtor)


class Propose(Question[Millionaire]):
    """MIL-DEAL-01, -07: offer a deal in somebody else's turn."""

    verbs = ("pass", "trade")
    rule = "MIL-DEAL-07"
    window: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "debtor")

    def __init__(self, seat: int, debtor: int) -> None:
        super().__init__(seat)
        self.debtor: Final = debtor

    def choices(self, t: Millionaire) -> Sequence[int]:
        return BOTH if can_trade(t, self.seat) else ONLY

    def take(self, t: Millionaire, answer: int) -> None:
        if answer:
            t.push(With(self.seat, self.debtor))

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        return ("too_many_offers", "MIL-TURN-10") if answer == 1 else ("deals_only", "MIL-TURN-09")


class CompleteDeal(Step[Millionaire]):
    """MIL-WIN-08, MIL-EDGE-45: the mortgaged deeds of a deal are settled; only now is its receiver's cash looked at."""

    def run(self, t: Millionaire) -> None:
        t.owes &= ~(IN_DEAL << self.seat)
        t.race(self.seat)


# Jail


class GoToJail(Step[Millionaire]):
    """MIL-JAIL-01, MIL-DICE-03: straight to jail, without salary, and the turn is over."""

    def run(self, t: Millionaire) -> None:
        p = self.seat
        t.place[p] = t.edition.jail
        t.jailed = changed(t.jailed, p, 1)  # MIL-JAIL-17
        t.tell("jailed", p)
        t.cut_to(EndTurn)


class LeaveJail(Acting):
    """MIL-JAIL-02 to -05, -07, -16: try for a double, pay, or use a card; after three failures no more trying."""

    verbs = ("throw", *ACTS, "pay", "use_chance_card", "use_lifestyle_card")
    rule = "MIL-JAIL-02"
    window: ClassVar[bool] = False

    def choices(self, t: Millionaire) -> Sequence[int]:
        p = self.seat
        found = [0] if t.edition.polled else acts(t, p)
        must_pay = t.jailed[p] > LAST_TURN_IN_JAIL
        if must_pay or t.cash[p] >= t.edition.fine:  # MIL-JAIL-11
            found.append(PAY_FINE)
        for deck in (CHANCE, LIFESTYLE):
            if t.jail_cards[deck] == p:
                found.append(USE_CARD + deck)
        return found[1:] if must_pay else found

    def silence(self, t: Millionaire) -> int:
        """An absent prisoner tries; when he must pay and cannot, a card that he holds spares him the debt."""
        p = self.seat
        if t.jailed[p] <= LAST_TURN_IN_JAIL:
            return 0
        return self.choices(t)[-1] if t.cash[p] < t.edition.fine else PAY_FINE

    def go_on(self, t: Millionaire) -> None:
        t.push(Throw(self.seat))

    def take(self, t: Millionaire, answer: int) -> None:
        p = self.seat
        if answer < PAY_FINE:
            super().take(t, answer)
            return
        t.jailed = changed(t.jailed, p, 0)
        t.push(Throw(p))  # MIL-JAIL-09: an ordinary throw
        if answer == PAY_FINE:
            t.tell("paid_fine", p, t.edition.fine)
            t.push(Pay(p, t.edition.fine, BANK))
        else:  # MIL-JAIL-04, MIL-CARD-06
            use_jail_card(t, p, answer - USE_CARD)

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        return between_turns(t, seat)

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        if answer == 0:
            return "no_fourth_try", "MIL-JAIL-07"
        if answer == PAY_FINE:
            return "too_poor", "MIL-JAIL-11"
        return ("no_jail_card", "MIL-JAIL-04") if answer > PAY_FINE else super().why_not(t, answer)


PAY_FINE: Final = 5
USE_CARD: Final = 6


# The throw and the move


class Throw(Chance[Millionaire]):
    """Two dice: 36 equal outcomes. `doubles` are those already thrown in this turn."""

    of = "dice"
    rule = "MIL-TURN-01"
    fields: ClassVar[tuple[str, ...]] = ("seat", "doubles")

    def __init__(self, seat: int, doubles: int = 0) -> None:
        super().__init__(seat)
        self.doubles: Final = doubles

    def choices(self, t: Millionaire) -> Sequence[int]:
        return TWO_DICE

    def take(self, t: Millionaire, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("threw", p, a, b)
        t.new_window()
        if t.jailed[p]:
            escape(t, p, a, b)
        elif a != b or not t.edition.doubles_extra_turn:  # MIL-DICE-01
            t.then(Advance(p, a + b), AfterMove(p))
        elif self.doubles == 2:
            t.tell("third_double", p)
            t.push(GoToJail(p))  # MIL-DICE-02
        else:
            t.then(Advance(p, a + b), BeforeThrow(p, self.doubles + 1))


def escape(t: Millionaire, p: int, a: int, b: int) -> None:
    """MIL-JAIL-03, -06 to -08: a double frees and moves, nothing more; a failure ends the turn."""
    if a == b:
        t.jailed = changed(t.jailed, p, 0)
        t.tell("escaped", p)
        t.then(Advance(p, a + b), AfterMove(p))
    elif t.jailed[p] == LAST_TURN_IN_JAIL and not t.edition.fails_until_next_turn:
        t.jailed = changed(t.jailed, p, 0)
        t.tell("third_failure", p)
        t.then(Advance(p, a + b), AfterMove(p))
        t.push(Pay(p, t.edition.fine, BANK))
    else:
        t.jailed = changed(t.jailed, p, t.jailed[p] + 1)
        t.tell("stayed", p)


class Advance(Move[Millionaire]):
    """MIL-TURN-03, -04, MIL-GO-01, -11: move forward; GO pays before the space reached is resolved."""

    def run(self, t: Millionaire) -> None:
        p, size = self.seat, t.edition.size
        there = t.place[p] + self.spaces
        if there < size:
            t.place[p] = there
            t.tell("moved", p, there)
            arrive(t, p, there)
            return
        t.place[p] = there - size
        t.tell("moved", p, there - size)
        t.push(Arrive(p))
        if t.stars[p] == HIGHEST:
            t.pay_salary(p, False)  # MIL-GO-07
        else:
            t.push(KeepOrEvolve(p))


class KeepOrEvolve(Question[Millionaire]):
    """MIL-GO-04 to -08: the full salary, or less and the mover of the next level."""

    verbs = ("keep", "evolve")
    rule = "MIL-GO-04"

    def choices(self, t: Millionaire) -> Sequence[int]:
        return BOTH

    def take(self, t: Millionaire, answer: int) -> None:
        t.pay_salary(self.seat, answer == 1)


class Arrive(Step[Millionaire]):
    """The space reached, once GO is settled."""

    def run(self, t: Millionaire) -> None:
        arrive(t, self.seat, t.place[self.seat])


def arrive(t: Millionaire, p: int, here: int) -> None:
    """MIL-TURN-01, MIL-SPACE-01 to -08: what a space does to its visitor."""
    kind = t.edition.kinds[here]
    if kind == STREET:
        if t.lying >> here & 1:
            t.push(TakeFortune(p, here))
        else:
            visit(t, p, here)
    elif kind == DRAW_CHANCE:
        t.push(Draw(p, CHANCE))
    elif kind == DRAW_LIFESTYLE:
        t.push(Draw(p, LIFESTYLE))
    elif kind == GO_TO_JAIL:
        t.push(GoToJail(p))


# The Fortune card on the space


class TakeFortune(Chance[Millionaire]):
    """MIL-FORT-01, -02: the card of the space is taken and read silently."""

    of = "card"
    rule = "MIL-FORT-01"
    whispered: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def stream(self) -> int:
        return DECK_STREAMS + FORTUNE

    def choices(self, t: Millionaire) -> Sequence[int]:
        return t.fortune[:]

    def take(self, t: Millionaire, answer: int) -> None:
        p = self.seat
        t.lying &= ~(1 << self.space)
        t.fortune.remove(answer)
        draw_unseen(t, p, answer)
        t.whisper("took_fortune", p, answer)
        t.push(UseNow(p, self.space))


class UseNow(Step[Millionaire]):
    """MIL-FORT-03, -04, -11: a card for now is done before the property is settled, unless it says otherwise."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, t: Millionaire) -> None:
        p, card = self.seat, t.hands[self.seat][-1]
        if card < t.edition.kept_cards:
            t.tell("kept_fortune", p)  # MIL-FORT-18, -19
            visit(t, p, self.space)
            return
        t.tell("used_fortune", p, card)
        t.discard(p, card)
        effect = t.edition.cards[card].effect
        if isinstance(effect, AfterSettling):
            t.then(Visit(p, self.space), Obey(p, card))
        else:
            t.push(Visit(p, self.space))  # MIL-FORT-10
            effect.befall(t, p)


class Obey(Step[Millionaire]):
    """MIL-FORT-11: a card that waits until the property is settled."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, t: Millionaire) -> None:
        t.edition.cards[self.card].effect.befall(t, self.seat)


class Visit(Step[Millionaire]):
    """The property reached is settled by the player who reached it, wherever the mover now stands."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, t: Millionaire) -> None:
        visit(t, self.seat, self.space)


def visit(t: Millionaire, p: int, space: int) -> None:
    """MIL-SPACE-01 to -03, MIL-RENT-08, -09: buy or auction, pay the rent, or nothing."""
    owner = t.owner[space]
    if owner == BANK:
        t.push(BuyOrAuction(p, space))
    elif owner != p:
        rent = t.rent(space)
        if rent:
            t.tell("rent", p, space, rent, owner)
            t.push(Pay(p, rent, owner))


# Buying


class BuyOrAuction(Question[Millionaire]):
    """MIL-PROP-01 to -04: buy at the printed price, or it is auctioned. A deal may bring the money."""

    verbs = ("auction", "trade", "buy")
    rule = "MIL-PROP-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def choices(self, t: Millionaire) -> Sequence[int]:
        found = [0]
        if can_trade(t, self.seat):
            found.append(1)
        if t.cash[self.seat] >= t.edition.prices[self.space]:
            found.append(BUY)
        return found

    def silence(self, t: Millionaire) -> int:
        return 0

    def take(self, t: Millionaire, answer: int) -> None:
        p, space = self.seat, self.space
        if answer == BUY:
            t.buy_deed(p, space)
        elif answer:
            t.then(With(p), self)
        else:
            t.tell("declined", p, space)
            t.then(Auction(space, p + 1), FindBuyer(p, space))  # MIL-AUC-08: the lander calls last

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        return deals_only(t, seat, NO_DEBTOR, BANK)

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        if answer == BUY:
            return "too_poor", "MIL-PROP-03"
        return ("too_many_offers", "MIL-TURN-10") if answer == 1 else ("settle_first", "MIL-TURN-09")


BUY: Final = 2


class FindBuyer(Step[Millionaire]):
    """MIL-TURN-05, MIL-AUC-07: what nobody wanted goes to the player who stopped there for the opening price."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, t: Millionaire) -> None:
        p, space, e = self.seat, self.space, t.edition
        if t.owner[space] == BANK and e.unsold_to_lander and t.cash[p] >= e.opening:
            t.spend(p, e.opening)
            t.give_deed(space, p)
            t.tell("took_unsold", p, space, e.opening)


# The end of the turn


class AfterMove(Acting):
    """MIL-TURN-07, -09: the space is resolved; act, then end the turn."""

    verbs = ("end", *ACTS)
    rule = "MIL-TURN-07"


class EndTurn(EndOfTurn[Millionaire]):
    """MIL-TURN-01, -11: the turn passes to the left, also when its player is gone."""

    def run(self, t: Millionaire) -> None:
        cap = t.edition.turn_cap
        if cap and t.turns >= cap:
            t.tell("turn_cap", TABLE, cap)
            t.count()  # MIL-VAR-03
        else:
            t.push(Turn(t.clockwise_from(self.player + 1)[0]))


# What comes from outside: players who leave


class Outside(Question[Millionaire]):
    """MIL-EDGE-38: the table says that seat p leaves (1 + p); it is bankrupt to the bank, and a debt to it lapses."""

    of = "outside"
    rule = "MIL-EDGE-38"
    fields: ClassVar[tuple[str, ...]] = ("debtor", "creditor")

    def __init__(self, debtor: int = NO_DEBTOR, creditor: int = BANK) -> None:
        super().__init__(TABLE)
        self.debtor: Final = debtor
        self.creditor: Final = creditor

    def choices(self, t: Millionaire) -> Sequence[int]:
        return [1 + p for p in t.ring]

    def take(self, t: Millionaire, answer: int) -> None:
        p = answer - 1
        t.tell("left", p)
        t.leave(p, BANK)
        if p == self.creditor:
            t.settle_up(self.debtor)
