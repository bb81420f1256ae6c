"""The opening, and a turn from its first question to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.deals import REQUEST, ask_for_card
from magnat.games.empire.edition import CHANCE, EMPIRE, EmpireEdition
from magnat.games.empire.move import Advance, DrawEmpire, advance
from magnat.games.empire.swap import SWAP_FACE, SwapSymbol
from magnat.games.empire.table import Empire
from magnat.games.empire.windows import ACTS, MOST, OpenWindow, acts, open_window, poll_after
from magnat.kernel import TABLE, Chance, Frame, Step
from magnat.mechanics.decks import DECK_STREAMS, put_under
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.spaces import GoToJail
from magnat.mechanics.turn import EndOfTurn, TwoDice

STARTING_HAND: Final = 2


def opening(e: EmpireEdition, seats: int) -> list[Frame]:
    """EMP-SETUP-07, -15: deal two Empire cards to each player, round by round; then begin the first turn."""
    first: Frame = Turn(e.first_seat - 1) if e.first_seat else WhoStarts(TABLE)
    stack: list[Frame] = [first]
    for _ in range(STARTING_HAND):
        for p in reversed(range(seats)):
            stack.append(DrawEmpire(p))
    return stack


class WhoStarts(Chance[Empire]):
    """EMP-TURN-01: chance chooses the first player, because ages are unknown."""

    answer_kind = "seat"
    rule = "EMP-TURN-01"

    def stream(self) -> int:
        return DECK_STREAMS + EMPIRE + 1

    def choices(self, t: Empire) -> Sequence[int]:
        return t.ring

    def take(self, t: Empire, answer: int) -> None:
        t.tell("starts", answer)
        t.push(Turn(answer))


class Turn(Step[Empire]):
    """EMP-TURN-02, -03: a turn. A jailed player first decides how to leave."""

    def run(self, t: Empire) -> None:
        begin(t, self.seat)


def begin(t: Empire, p: int) -> None:
    t.doubles = 0  # EMP-DICE-06
    t.office_bought = 0
    t.proposals = 0
    t.begin_turn(p)
    t.push(END_TURN[p])
    t.push(LeaveJail(p) if t.jailed[p] else BEFORE_ROLL[p])
    if t.edition.polled:
        poll_after(t, p)


class BeforeRoll(OpenWindow):
    """EMP-TURN-02: roll, or act first. `again` marks the extra turn after a double, which is mandatory."""

    verbs = ("roll", *ACTS)
    rule = "EMP-TURN-02"

    def __init__(self, seat: int, again: bool = False) -> None:
        super().__init__(seat)
        self.again: Final = again

    def go_on(self, t: Empire) -> None:
        t.push(ROLL[self.seat])


class LeaveJail(OpenWindow):
    """EMP-JAIL-04 to -06, -09: roll for a double, pay before rolling, use a card, or ask another player for one."""

    verbs = ("roll", *ACTS, "pay", "use_card", "ask_card")
    opening_verbs: ClassVar[tuple[str, ...]] = ("play", "offer_card", "trade", "ask_card")
    rule = "EMP-JAIL-09"
    window: ClassVar[bool] = False

    def choices(self, t: Empire) -> Sequence[int]:
        p = self.seat
        choices = acts(t, p)
        if t.cash[p] >= t.edition.bail:
            choices.append(PAY_BAIL)
        if t.jail_card == p:
            choices.append(USE_CARD)
        elif t.jail_card != BANK and not t.proposals >> (REQUEST + t.jail_card) & 1:
            choices.append(ASK_CARD)
        return choices

    def go_on(self, t: Empire) -> None:
        t.push(ROLL[self.seat])

    def take(self, t: Empire, answer: int) -> None:
        p, e = self.seat, t.edition
        if answer == PAY_BAIL:
            t.set_jailed(p, 0)
            t.spend(p, e.bail)
            t.tell("paid_bail", p, e.bail)
            open_window(t, BeforeRoll(p))
        elif answer == USE_CARD:  # EMP-CHN-03
            t.set_jailed(p, 0)
            t.jail_card = BANK
            put_under(t, CHANCE, e.jail_free)
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

    def context(self, t: Empire) -> dict[str, int]:
        return {"attempt": t.jailed[self.seat], "holder": t.jail_card}

    def consequences(self, t: Empire, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - t.edition.bail}


PAY_BAIL: Final[int] = LeaveJail.verbs.index("pay")
USE_CARD: Final[int] = LeaveJail.verbs.index("use_card")
ASK_CARD: Final[int] = LeaveJail.verbs.index("ask_card")


class AfterLanding(OpenWindow):
    """EMP-TURN-04, -07: the landing is resolved; act again, or end the turn."""

    verbs = ("end", *ACTS)
    rule = "EMP-TURN-07"


class Roll(TwoDice[Empire]):
    """EMP-DICE-01: a die from 1 to 6, and one with the swap symbol instead of 1: 36 equally likely outcomes."""

    rule = "EMP-DICE-01"

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
    """EMP-JAIL-06, -07, -10, -12, -13, -15: a double frees; after the third failure the player pays and moves."""
    e = t.edition
    symbol = b == SWAP_FACE
    if a == b and not symbol:
        t.set_jailed(p, 0)
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
        t.set_jailed(p, 0)
        t.tell("third_failure", p)
        t.push(SwapSymbol(p, a) if symbol else Advance(p, a + b))
        t.push(Pay(p, e.fine, BANK))
    else:
        t.set_jailed(p, t.jailed[p] + 1)
        t.tell("stayed", p)
        if symbol:
            t.push(SwapSymbol(p, 0))


class EndTurn(EndOfTurn[Empire]):
    """EMP-TURN-02, EMP-WIN-05: the player to the left is next; reaching the turn limit is a draw."""

    def run(self, t: Empire) -> None:
        limit = t.edition.turn_limit
        if limit and t.turns >= limit:
            t.tell("drawn", TABLE, t.turns)
            t.end(0)
        else:
            begin(t, t.clockwise_from(self.player + 1)[0])


# Frames are values, so one instance per seat serves every table.

BEFORE_ROLL: Final[list[BeforeRoll]] = [BeforeRoll(p) for p in range(MOST)]
ROLL_AGAIN: Final[list[BeforeRoll]] = [BeforeRoll(p, True) for p in range(MOST)]
ROLL: Final[list[Roll]] = [Roll(p) for p in range(MOST)]
AFTER_LANDING: Final[list[AfterLanding]] = [AfterLanding(p) for p in range(MOST)]
END_TURN: Final[list[EndTurn]] = [EndTurn(p) for p in range(MOST)]
