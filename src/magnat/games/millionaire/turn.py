"""The opening and a turn, from its first question to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.millionaire.edition import CHANCE, LAST_TURN_IN_JAIL, LIFESTYLE
from magnat.games.millionaire.move import Advance
from magnat.games.millionaire.table import Millionaire
from magnat.games.millionaire.windows import ACTS, Acting, Poll, acts, between_turns
from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.jail import use_jail_card
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.spaces import GoToJail
from magnat.mechanics.start import StartingThrow
from magnat.mechanics.turn import EndOfTurn, TwoDice
from magnat.mechanics.window import PASS_ONLY


def opening(seats: int) -> list[Frame]:
    """MIL-SETUP-06, -11, -13: movers are chosen in seat order, then everyone throws for the start."""
    everyone = tuple(range(seats))
    return [ThrowToStart(everyone, 0, ()), *[ChooseMovers(p) for p in reversed(everyone)]]


class ChooseMovers(Question[Millionaire]):
    """MIL-SETUP-13: choose one of the free sets."""

    answer_kind = "token"
    rule = "MIL-SETUP-13"
    refusal = "set_taken"
    refusal_rule = "MIL-SETUP-06"

    def choices(self, t: Millionaire) -> Sequence[int]:
        return [i for i in range(len(t.edition.board.token)) if i not in t.movers]

    def take(self, t: Millionaire, answer: int) -> None:
        t.movers = (*t.movers, answer)
        t.tell("chose_movers", self.seat, answer)


class ThrowToStart(StartingThrow):
    """MIL-SETUP-11, -12, -14: the highest total begins; those tied for it throw again among themselves."""

    rule = "MIL-SETUP-11"

    def begins(self, seat: int) -> Frame:
        return Turn(seat)


class Turn(Step[Millionaire]):
    """MIL-TURN-01, -09: everybody may act during the opening question; with polling, everybody is asked before it."""

    def run(self, t: Millionaire) -> None:
        p = self.seat
        t.new_window()
        t.begin_turn(p)
        t.then(LeaveJail(p) if t.jailed[p] else BeforeThrow(p), EndTurn(p))
        if t.edition.polled:
            t.push(Poll(tuple(t.clockwise_from(p))))


class BeforeThrow(Acting):
    """MIL-TURN-02, -09: throw, or act first. With `doubles` it is an extra throw, which does not open a turn."""

    verbs = ("throw", *ACTS)
    rule = "MIL-TURN-02"

    def __init__(self, seat: int, doubles: int = 0) -> None:
        super().__init__(seat)
        self.doubles: Final = doubles

    def choices(self, t: Millionaire) -> Sequence[int]:
        if t.edition.polled and not self.doubles:
            return PASS_ONLY  # the poll was the window
        return acts(t, self.seat)

    def go_on(self, t: Millionaire) -> None:
        t.push(Throw(self.seat, self.doubles))

    def aside(self, t: Millionaire, seat: int) -> "Question[Millionaire] | None":
        if self.doubles:
            return super().aside(t, seat)
        return between_turns(t, seat)

    def context(self, t: Millionaire) -> dict[str, int]:
        return {"again": self.doubles > 0}


class LeaveJail(Acting):
    """MIL-JAIL-02 to -05, -07, -16: try for a double, pay, or use a card; no fourth try."""

    verbs = ("throw", *ACTS, "pay", "use_chance_card", "use_lifestyle_card")
    rule = "MIL-JAIL-02"
    window: ClassVar[bool] = False

    def choices(self, t: Millionaire) -> Sequence[int]:
        p = self.seat
        choices = [0] if t.edition.polled else acts(t, p)
        must_pay = t.jailed[p] > LAST_TURN_IN_JAIL
        if must_pay or t.cash[p] >= t.edition.fine:  # MIL-JAIL-11
            choices.append(PAY_FINE)
        for deck in (CHANCE, LIFESTYLE):
            if t.jail_cards[deck] == p:
                choices.append(USE_CARD + deck)
        return choices[1:] if must_pay else choices

    def silence(self, t: Millionaire) -> int:
        """An absent prisoner tries; if a payment is due that the cash does not cover, a jail card is used if held."""
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
        t.set_jailed(p, 0)
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

    def context(self, t: Millionaire) -> dict[str, int]:
        turn, fine = t.jailed[self.seat], t.edition.fine
        return {"attempt": turn, "must_pay": turn > LAST_TURN_IN_JAIL, "enough": t.cash[self.seat] >= fine}

    def consequences(self, t: Millionaire, answer: int) -> dict[str, int]:
        return {"left": max(0, t.cash[self.seat] - t.edition.fine)}


PAY_FINE: Final[int] = LeaveJail.verbs.index("pay")
USE_CARD: Final[int] = LeaveJail.verbs.index("use_chance_card")  # the other deck's card is the next verb


class Throw(TwoDice[Millionaire]):
    """Two dice with 36 equally likely outcomes. `doubles` counts those already thrown in this turn."""

    rule = "MIL-TURN-01"

    def __init__(self, seat: int, doubles: int = 0) -> None:
        super().__init__(seat)
        self.doubles: Final = doubles

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
    """MIL-JAIL-03, -06 to -08: a double frees and moves without an extra throw; a failure ends the turn."""
    if a == b:
        t.set_jailed(p, 0)
        t.tell("escaped", p)
        t.then(Advance(p, a + b), AfterMove(p))
    elif t.jailed[p] == LAST_TURN_IN_JAIL and not t.edition.fails_until_next_turn:
        t.set_jailed(p, 0)
        t.tell("third_failure", p)
        t.then(Advance(p, a + b), AfterMove(p))
        t.push(Pay(p, t.edition.fine, BANK))
    else:
        t.set_jailed(p, t.jailed[p] + 1)
        t.tell("stayed", p)


class AfterMove(Acting):
    """MIL-TURN-07, -09: act after the space is resolved, then end the turn."""

    verbs = ("end", *ACTS)
    rule = "MIL-TURN-07"


class EndTurn(EndOfTurn[Millionaire]):
    """MIL-TURN-01, -11: the turn passes to the left, even if its player has left."""

    def run(self, t: Millionaire) -> None:
        cap = t.edition.turn_limit
        if cap and t.turns >= cap:
            t.tell("turn_cap", TABLE, cap)
            t.count()  # MIL-VAR-03
        else:
            t.push(Turn(t.clockwise_from(self.player + 1)[0]))
