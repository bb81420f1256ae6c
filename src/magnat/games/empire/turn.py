"""Empire: a turn, from the first word to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.attacks import SwapTops
from magnat.games.empire.brands import BuyOrAuction, TaxRival, rivals_with_tiles, visit
from magnat.games.empire.deals import (
    REQUEST,
    OfferTo,
    TradeWith,
    ask_for_card,
    proposable,
    trade_partners,
    why_no_trade,
)
from magnat.games.empire.edition import (
    ANY,
    BRAND,
    CHANCE,
    DRAW_CHANCE,
    DRAW_EMPIRE,
    EMPIRE,
    FREE_PARKING,
    GO_TO_JAIL,
    NONE,
    OWN,
    RIVAL_TAX,
    TOWER_TAX,
    UTILITY,
    EmpireEdition,
)
from magnat.games.empire.table import Empire, threaten
from magnat.kernel import TABLE, Chance, Frame, Question, Step
from magnat.mechanics.decks import DECK_STREAMS, Draw, put_under
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.turn import TWO_DICE, EndOfTurn, Move

# What a seat may do in a window: the same ints in every question that admits it.
PLAY: Final = 1
OFFICE: Final = 2
OFFER: Final = 3
TRADE: Final = 4
ACTS: Final = ("play", "office", "offer_card", "trade")

ONLY: Final[tuple[int, ...]] = (0,)
BOTH: Final[tuple[int, ...]] = (0, 1)
PASS_OR_OFFICE: Final[tuple[int, ...]] = (0, OFFICE)
PASS_PLAY_OFFICE: Final[tuple[int, ...]] = (0, PLAY, OFFICE)
SWAP_FACE: Final = 1  # EMP-DICE-01: the second die bears the swap symbol in place of its 1
STARTING_HAND: Final = 2


# The opening


def opening(e: EmpireEdition, seats: int) -> list[Frame]:
    """EMP-SETUP-07, -15: two Empire cards each, dealt round by round; then the first turn."""
    first: Frame = Turn(e.first_seat - 1) if e.first_seat else WhoStarts(TABLE)
    stack: list[Frame] = [first]
    for _ in range(STARTING_HAND):
        for p in reversed(range(seats)):
            stack.append(DrawEmpire(p))
    return stack


class DrawEmpire(Chance[Empire]):
    """EMP-EMPC-01, -02: the top Empire card, seen by its drawer alone."""

    of = "card"
    rule = "EMP-EMPC-01"
    whispered: ClassVar[bool] = True

    def stream(self) -> int:
        return DECK_STREAMS + EMPIRE

    def choices(self, t: Empire) -> Sequence[int]:
        return tuple(t.unseen)

    def take(self, t: Empire, answer: int) -> None:
        t.draw_empire(self.seat, answer)


class WhoStarts(Chance[Empire]):
    """EMP-TURN-01: nobody's age is known, so nature says who begins."""

    of = "seat"
    rule = "EMP-TURN-01"

    def stream(self) -> int:
        return DECK_STREAMS + EMPIRE + 1

    def choices(self, t: Empire) -> Sequence[int]:
        return t.ring

    def take(self, t: Empire, answer: int) -> None:
        t.tell("starts", answer)
        t.push(Turn(answer))


class Turn(Step[Empire]):
    """EMP-TURN-02, -03. A jailed seat first decides how to leave."""

    def run(self, t: Empire) -> None:
        begin(t, self.seat)


def begin(t: Empire, p: int) -> None:
    t.active = p
    t.turns += 1
    t.doubles = 0  # EMP-DICE-06
    t.office_bought = 0
    t.proposals = 0
    t.tell("turn", p, t.turns)
    t.push(END_TURN[p])
    t.push(LeaveJail(p) if t.jailed[p] else BEFORE_ROLL[p])
    if t.edition.polled:
        poll_after(t, p)


# Windows


def open_window(t: Empire, window: "OpenWindow") -> None:
    """EMP-TURN-04, -05: a window comes next; where windows are polled, the others are asked first."""
    t.push(window)
    if t.edition.polled:
        t.push(INTERLUDE)


def can_play(t: Empire, p: int) -> bool:
    """EMP-CARD-01: whether some card of the hand could be played in one's own window."""
    e, found = t.edition, False
    for card in t.hands[p]:
        if e.timings[card] <= ANY and e.plays[card].playable(t, p):
            found = True
            break
    return found


def acts(t: Empire, p: int) -> list[int]:
    """EMP-TURN-04: 0, and what the active seat could do just now."""
    found = [0]
    if t.hands[p] and can_play(t, p):
        found.append(PLAY)
    if t.may_buy_office(p):
        found.append(OFFICE)
    if t.jail_card == p and proposable(t, p, 0):
        found.append(OFFER)
    if t.edition.trades and trade_partners(t, p):
        found.append(TRADE)
    return found


def act(t: Empire, p: int, what: int) -> None:
    """One thing done in a window: one push."""
    if what == PLAY:
        t.push(PickCard(p))
    elif what == OFFICE:
        t.buy_office(p)
    elif what == OFFER:
        t.push(OfferTo(p))
    else:
        t.push(TradeWith(p))


def why_no_act(t: Empire, p: int, what: int) -> tuple[str, str]:
    if what == PLAY:
        return "nothing_to_play", "EMP-CARD-01"
    if what == OFFER:
        return ("no_jail_card", "EMP-DEAL-03") if t.jail_card != p else ("already_proposed", "EMP-DEAL-03")
    if what == TRADE:
        return why_no_trade(t, p) if t.edition.trades else ("no_trades", "EMP-DEAL-01")
    if what != OFFICE:
        return "not_offered", "EMP-TURN-04"
    if t.cash[p] < t.edition.office:
        return "too_poor", "EMP-OFF-06"
    if not t.stock[2]:
        return "no_office_left", "EMP-OFF-08"
    return ("office_bought", "EMP-OFF-07") if p == t.active else ("not_your_turn", "EMP-OFF-07")


class OpenWindow(Question[Empire]):
    """EMP-TURN-04: a question that also lets its seat play cards and more; 0 is what goes on with the game."""

    window: ClassVar[bool] = True
    rule = "EMP-TURN-04"

    def choices(self, t: Empire) -> Sequence[int]:
        return acts(t, self.seat)

    def silence(self, t: Empire) -> int:
        return 0

    def go_on(self, t: Empire) -> None:
        raise NotImplementedError

    def take(self, t: Empire, answer: int) -> None:
        if answer:
            open_window(t, self)
            act(t, self.seat, answer)
        else:
            self.go_on(t)

    def aside(self, t: Empire, seat: int) -> "Question[Empire] | None":
        """EMP-TURN-05: whoever holds hidden cards may put in a word."""
        if seat == TABLE:
            return Outside(TABLE)
        if t.edition.polled or seat not in t.ring or not may_interject(t, seat):
            return None
        return Meanwhile(seat)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return why_no_act(t, self.seat, answer)


class BeforeRoll(OpenWindow):
    """EMP-TURN-02: roll, or do something first. `again` marks the extra turn of a double, which must be taken."""

    verbs = ("roll", *ACTS)
    rule = "EMP-TURN-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "again")

    def __init__(self, seat: int, again: bool = False) -> None:
        super().__init__(seat)
        self.again: Final = again

    def go_on(self, t: Empire) -> None:
        t.push(ROLL[self.seat])


PAY_BAIL: Final = 5
USE_CARD: Final = 6
ASK_CARD: Final = 7


class LeaveJail(OpenWindow):
    """EMP-JAIL-04 to -06, -09: roll for a double, pay before rolling, use a card, or ask for one."""

    verbs = ("roll", *ACTS, "pay", "use_card", "ask_card")
    rule = "EMP-JAIL-09"
    window: ClassVar[bool] = False

    def choices(self, t: Empire) -> Sequence[int]:
        p = self.seat
        found = acts(t, p)
        if t.cash[p] >= t.edition.bail:
            found.append(PAY_BAIL)
        if t.jail_card == p:
            found.append(USE_CARD)
        elif t.jail_card != BANK and not t.proposals >> (REQUEST + t.jail_card) & 1:
            found.append(ASK_CARD)
        return found

    def go_on(self, t: Empire) -> None:
        t.push(ROLL[self.seat])

    def take(self, t: Empire, answer: int) -> None:
        p, e = self.seat, t.edition
        if answer == PAY_BAIL:
            t.jailed[p] = 0
            t.spend(p, e.bail)
            t.tell("paid_bail", p, e.bail)
            open_window(t, BeforeRoll(p))
        elif answer == USE_CARD:  # EMP-CHN-03
            t.jailed[p] = 0
            t.jail_card = BANK
            put_under(t, CHANCE, e.jail_cards[0])
            t.tell("used_jail_card", p)
            open_window(t, BeforeRoll(p))
        elif answer == ASK_CARD:
            open_window(t, self)
            ask_for_card(t, p)
        else:
            super().take(t, answer)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        if answer == PAY_BAIL:
            return "too_poor", "EMP-JAIL-04"
        if answer == USE_CARD:
            return "no_jail_card", "EMP-JAIL-05"
        if answer == ASK_CARD:
            return ("already_proposed" if t.jail_card not in (BANK, self.seat) else "nobody_holds_it"), "EMP-DEAL-03"
        return super().why_not(t, answer)


class AfterLanding(OpenWindow):
    """EMP-TURN-04, -07: all is resolved; do something more, or end the turn."""

    verbs = ("end", *ACTS)
    rule = "EMP-TURN-07"

    def go_on(self, t: Empire) -> None:
        pass


# What others put in


def may_interject(t: Empire, seat: int) -> bool:
    """Public: whether the seat holds hidden cards, or may buy an office."""
    return bool(t.hands[seat]) or (t.edition.any_time and t.may_buy_office(seat))


def interjections(t: Empire, p: int) -> Sequence[int]:
    """EMP-TURN-05, EMP-OPT-03: pass, or play a card that fits any moment, or buy an office."""
    e = t.edition
    plays = False
    for card in t.hands[p]:
        if e.timings[card] == ANY and e.plays[card].playable(t, p):
            plays = True
            break
    if e.any_time and t.may_buy_office(p):
        return PASS_PLAY_OFFICE if plays else PASS_OR_OFFICE
    return BOTH if plays else ONLY


class Interjection(OpenWindow):
    """EMP-TURN-05: while somebody's window waits, another seat plays a card."""

    verbs = ("pass", "play", "office")
    rule = "EMP-TURN-05"

    def choices(self, t: Empire) -> Sequence[int]:
        return interjections(t, self.seat)


class Meanwhile(Interjection):
    """The same, when people speak as they like."""

    def take(self, t: Empire, answer: int) -> None:
        if answer:
            act(t, self.seat, answer)


class Interlude(Step[Empire]):
    """EMP-EDGE-52: the others are polled, clockwise from the active player, until all decline in a row."""

    def run(self, t: Empire) -> None:
        poll_after(t, t.active)


class Poll(Interjection):
    """The same, put to one seat after another."""

    def take(self, t: Empire, answer: int) -> None:
        if answer:
            t.push(INTERLUDE)
            act(t, self.seat, answer)
        else:
            poll_after(t, self.seat)

    def aside(self, t: Empire, seat: int) -> Question[Empire] | None:
        return Outside(TABLE) if seat == TABLE else None

    def without(self, seat: int) -> Frame | None:
        return Interlude(TABLE) if seat == self.seat else self


def poll_after(t: Empire, seat: int) -> None:
    """Ask the next seat clockwise that may put in a word, up to the active player."""
    hands, active, any_time = t.hands, t.active, t.edition.any_time
    last, p = len(hands) - 1, seat
    while True:
        p = p + 1 if p < last else 0
        if p == active:
            return
        if hands[p] or (any_time and t.may_buy_office(p)):
            t.push(POLL[p])
            return


class PickCard(Question[Empire]):
    """EMP-CARD-01, -11: which card to play. It is laid before its target is named and cannot be taken back."""

    of = "card"
    rule = "EMP-CARD-01"

    def choices(self, t: Empire) -> Sequence[int]:
        p, e = self.seat, t.edition
        own = p == t.active
        return [
            card
            for card in t.hands[p]
            if (e.timings[card] == ANY or (own and e.timings[card] == OWN)) and e.plays[card].playable(t, p)
        ]

    def take(self, t: Empire, answer: int) -> None:
        t.lay_card(self.seat, answer)
        t.tell("played", self.seat, answer, TABLE)
        t.edition.plays[answer].befall(t, self.seat)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return ("cannot_play_now" if answer in t.hands[self.seat] else "card_not_held"), self.rule


class Against(Question[Empire]):
    """EMP-CARD-02: against which opponent the card that was laid is played."""

    of = "seat"
    rule = "EMP-CARD-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choices(self, t: Empire) -> Sequence[int]:
        return t.edition.plays[self.card].targets(t, self.seat)

    def take(self, t: Empire, answer: int) -> None:
        t.tell("aimed", self.seat, self.card, answer)
        t.edition.plays[self.card].against(t, self.seat, answer)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return "not_a_target", "EMP-TOWER-11"


# The roll and the swap symbol


class Roll(Chance[Empire]):
    """EMP-DICE-01: a die 1 to 6, and one that bears the swap symbol for its 1: 36 equal outcomes."""

    of = "dice"
    rule = "EMP-DICE-01"

    def choices(self, t: Empire) -> Sequence[int]:
        return TWO_DICE

    def take(self, t: Empire, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("rolled", p, a, b, 1 if b == SWAP_FACE else 0)
        if t.jailed[p]:
            escape(t, p, a, b)
        elif b == SWAP_FACE:  # EMP-DICE-03: never a double
            open_window(t, AFTER_LANDING[p])
            t.push(SwapSymbol(p, a))
        elif a != b:
            open_window(t, AFTER_LANDING[p])
            advance(t, p, a + b)  # EMP-DICE-02
        elif t.doubles == 2:
            t.tell("third_double", p)
            t.push(GoToJail(p))  # EMP-DICE-05
        else:
            t.doubles += 1
            open_window(t, ROLL_AGAIN[p])  # EMP-DICE-04
            advance(t, p, a + b)


def escape(t: Empire, p: int, a: int, b: int) -> None:
    """EMP-JAIL-06, -07, -10, -12, -13, -15: a double frees; the third failure pays, leaves and moves by that roll."""
    e = t.edition
    symbol = b == SWAP_FACE
    if a == b and not symbol:
        t.jailed[p] = 0
        t.tell("escaped", p)
        if e.jail_double_extra_turn:  # EMP-OPT-05
            t.doubles = 1
            open_window(t, ROLL_AGAIN[p])
        else:
            open_window(t, AFTER_LANDING[p])
        t.push(Advance(p, a + b))
        return
    open_window(t, AFTER_LANDING[p])
    if t.jailed[p] == 3:
        t.jailed[p] = 0
        t.tell("third_failure", p)
        t.push(SwapSymbol(p, a) if symbol else Advance(p, a + b))
        t.push(Pay(p, e.fine, BANK))
    else:
        t.jailed[p] += 1
        t.tell("stayed", p)
        if symbol:
            t.push(SwapSymbol(p, 0))


class SwapSymbol(Move[Empire]):
    """EMP-SWAP-02, -04: a swap needs two towers with a brand tile; else the other die alone gives the move."""

    def run(self, t: Empire) -> None:
        if len(swappable(t)) > 1:
            t.push(SwapOrMove(self.seat, self.spaces))
        elif self.spaces:
            t.push(Advance(self.seat, self.spaces))


def swappable(t: Empire) -> list[int]:
    return [p for p in t.ring if t.has_brand(p)]


class SwapOrMove(Question[Empire]):
    """EMP-SWAP-01, -03, -04: exchange the tops of two towers, or move by the other die (0: stay in jail)."""

    verbs = ("move", "swap")
    rule = "EMP-SWAP-01"
    fields: ClassVar[tuple[str, ...]] = ("seat", "spaces")

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces

    def choices(self, t: Empire) -> Sequence[int]:
        return BOTH

    def take(self, t: Empire, answer: int) -> None:
        p, spaces = self.seat, self.spaces
        if spaces and (not answer or t.edition.swap_then_move):  # EMP-OPT-02
            t.push(Advance(p, spaces))
        if answer:
            t.push(PickTower(p, TABLE))


class PickTower(Question[Empire]):
    """EMP-SWAP-01: the two towers, one after the other; one's own may be one of them."""

    of = "seat"
    rule = "EMP-SWAP-01"
    fields: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    def choices(self, t: Empire) -> Sequence[int]:
        return [p for p in swappable(t) if p != self.first]

    def take(self, t: Empire, answer: int) -> None:
        p, first = self.seat, self.first
        if first == TABLE:
            t.push(PickTower(p, answer))
        else:
            t.tell("wants_swap", p, first, answer)
            threaten(t, p, [q for q in (first, answer) if q != p], SwapTops(p, first, answer))

    def without(self, seat: int) -> Frame | None:
        return None if seat == self.seat or seat == self.first else self

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return ("same_tower" if answer == self.first else "no_tile_there"), "EMP-SWAP-02"


# The move


class Advance(Move[Empire]):
    """EMP-GO-01, -04, -05: clockwise; reaching or passing GO pays the tower value before the space is resolved."""

    def run(self, t: Empire) -> None:
        advance(t, self.seat, self.spaces)


def advance(t: Empire, p: int, spaces: int) -> None:
    there = t.place[p] + spaces
    if there >= t.edition.size:
        there -= t.edition.size
        t.place[p] = there
        t.tell("moved", p, there)
        salary = t.value(p)
        t.move_money(BANK, salary, p)
        t.tell("salary", p, salary)
    else:
        t.place[p] = there
        t.tell("moved", p, there)
    arrive(t, p, there)


def arrive(t: Empire, p: int, here: int) -> None:
    """EMP-TURN-02: what a space does to its visitor."""
    kind = t.edition.kinds[here]
    if kind == BRAND:
        owner = t.owner_of(here)
        if owner < 0:
            t.push(BuyOrAuction(p, here))
        elif owner != p:  # EMP-RENT-02
            visit(t, p, here, owner)
    elif kind == NONE:
        pass  # EMP-VISIT-01
    elif kind == UTILITY:
        if t.stock[t.edition.stock_of[here]]:
            t.push(BuyOrAuction(p, here))
        else:
            t.tell("none_left", p, here)  # EMP-UTIL-02, -03
    elif kind == DRAW_CHANCE:
        t.push(Draw(p, CHANCE))
    elif kind == DRAW_EMPIRE:
        if t.unseen:
            t.push(DrawEmpire(p))
        elif t.under:
            t.draw_under(p)
        else:
            t.tell("empire_pile_empty", p)  # EMP-EMPC-04
    elif kind == RIVAL_TAX:
        if rivals_with_tiles(t, p):
            t.push(TaxRival(p))
    elif kind == TOWER_TAX:
        if t.towers[p]:
            t.send_back(p, len(t.towers[p]) - 1)  # EMP-TAX-03
    elif kind == FREE_PARKING:
        t.push(Parking(p))
    elif kind == GO_TO_JAIL:
        t.push(GoToJail(p))


class Parking(Question[Empire]):
    """EMP-PARK-01, -02, -05: stay, or pay for a trip to any other space."""

    verbs = ("stay", "trip")
    rule = "EMP-PARK-01"

    def choices(self, t: Empire) -> Sequence[int]:
        return BOTH if t.cash[self.seat] >= t.edition.trip else ONLY

    def take(self, t: Empire, answer: int) -> None:
        if answer:
            price = t.edition.trip
            t.spend(self.seat, price)
            t.tell("paid_trip", self.seat, price)
            t.push(TravelTo(self.seat, t.edition.size - 1))

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return "too_poor", "EMP-PARK-02"


class TravelTo(Question[Empire]):
    """EMP-PARK-03, EMP-CARD-10: to one of the next `reach` spaces, clockwise."""

    of = "space"
    rule = "EMP-CARD-10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "reach")

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach: Final = reach

    def choices(self, t: Empire) -> Sequence[int]:
        here, size = t.place[self.seat], t.edition.size
        return [(here + i) % size for i in range(1, self.reach + 1)]

    def take(self, t: Empire, answer: int) -> None:
        advance(t, self.seat, (answer - t.place[self.seat]) % t.edition.size)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return "too_far", self.rule


class GoToJail(Step[Empire]):
    """EMP-JAIL-01, -02, EMP-GO-06: straight to jail, without salary, and the turn ends there."""

    def run(self, t: Empire) -> None:
        p = self.seat
        t.place[p] = t.edition.jail
        t.jailed[p] = 1
        t.tell("jailed", p)
        t.cut_to(EndTurn)


# The end of the turn


class EndTurn(EndOfTurn[Empire]):
    """EMP-TURN-02, EMP-WIN-05: the player to the left is next; a limit of turns is a draw."""

    def run(self, t: Empire) -> None:
        limit = t.edition.turn_limit
        if limit and t.turns >= limit:
            t.tell("drawn", TABLE, t.turns)
            t.end(0)
        else:
            begin(t, t.clockwise_from(self.player + 1)[0])


# A frame is a value, so one of each serves every turn of every table.

MOST: Final = 8
INTERLUDE: Final = Interlude(TABLE)
BEFORE_ROLL: Final[list[BeforeRoll]] = [BeforeRoll(p) for p in range(MOST)]
ROLL_AGAIN: Final[list[BeforeRoll]] = [BeforeRoll(p, True) for p in range(MOST)]
ROLL: Final[list[Roll]] = [Roll(p) for p in range(MOST)]
AFTER_LANDING: Final[list[AfterLanding]] = [AfterLanding(p) for p in range(MOST)]
POLL: Final[list[Poll]] = [Poll(p) for p in range(MOST)]
END_TURN: Final[list[EndTurn]] = [EndTurn(p) for p in range(MOST)]


class Outside(Question[Empire]):
    """The table says that seat p leaves (1 + p). No rule speaks of it: the others play on."""

    of = "outside"
    rule = "EMP-DEBT-06"

    def choices(self, t: Empire) -> Sequence[int]:
        return [1 + p for p in t.ring]

    def take(self, t: Empire, answer: int) -> None:
        t.leave(answer - 1)
