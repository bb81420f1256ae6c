"""The opening, and a turn from its first question to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.electronic.edition import CHANCE, CHEST, ElectronicEdition
from magnat.games.electronic.move import Advance
from magnat.games.electronic.table import Electronic
from magnat.games.electronic.windows import ACTS, Count, Managing, Poll, acts, between_turns
from magnat.kernel import TABLE, Chance, Frame, Question, Step
from magnat.mechanics.decks import DECK_STREAMS
from magnat.mechanics.jail import use_jail_card
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.spaces import GoToJail
from magnat.mechanics.start import StartingThrow
from magnat.mechanics.turn import EndOfTurn, TwoDice


def opening(e: ElectronicEdition, seats: int) -> list[Frame]:
    """ELEC-SETUP-10, ELEC-QUICK-01: deal deeds if the variant says so, then throw for the first turn."""
    everyone = tuple(range(seats))
    stack: list[Frame] = [ThrowToStart(everyone, 0, ())]
    if e.deeds_dealt:
        stack.append(DealDeed(tuple([p for p in everyone for _ in range(e.deeds_dealt)])))
    return stack


class DealDeed(Chance[Electronic]):
    """ELEC-QUICK-01, -02: a random deed, paid for immediately at its printed price."""

    answer_kind = "space"
    rule = "ELEC-QUICK-01"

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
    """ELEC-SETUP-10, -11: the highest total begins; tied players throw again among themselves."""

    rule = "ELEC-SETUP-10"

    def begins(self, seat: int) -> Frame:
        return Turn(seat)


class Turn(Step[Electronic]):
    """ELEC-TURN-01: a turn. A jailed player first decides how to leave."""

    def run(self, t: Electronic) -> None:
        p = self.seat
        t.doubles = 0
        t.begin_turn(p)
        t.then(LeaveJail(p) if t.jailed[p] else BeforeThrow(p), EndTurn(p))

    def without(self, seat: int) -> Frame | None:
        """If the player is out, the turn passes to the left."""
        return EndTurn(seat) if seat == self.seat else self


class BeforeThrow(Managing):
    """ELEC-TURN-01, -08: throw, or first manage property. `again` marks the extra throw after a double."""

    verbs = ("throw", *ACTS)
    rule = "ELEC-TURN-01"

    def __init__(self, seat: int, again: bool = False) -> None:
        super().__init__(seat)
        self.again: Final = again

    def go_on(self, t: Electronic) -> None:
        t.push(Throw(self.seat))

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        if self.again:
            return super().aside(t, seat)
        return between_turns(t, seat)

    def context(self, t: Electronic) -> dict[str, int]:
        return {"again": t.doubles > 0}


class LeaveJail(Managing):
    """ELEC-JAIL-05: try for a double now, pay the fine and throw next turn, or use a card."""

    verbs = ("throw", *ACTS, "pay", "use_chance_card", "use_chest_card")
    rule = "ELEC-JAIL-05"
    window: ClassVar[bool] = False

    def choices(self, t: Electronic) -> Sequence[int]:
        choices = acts(t, self.seat)
        if t.cash[self.seat] >= t.edition.fine:
            choices.append(PAY_FINE)
        for deck in (CHANCE, CHEST):
            if t.jail_cards[deck] == self.seat:
                choices.append(USE_CARD + deck)
        return choices

    def go_on(self, t: Electronic) -> None:
        t.push(Throw(self.seat))

    def take(self, t: Electronic, answer: int) -> None:
        p = self.seat
        if answer < PAY_FINE:
            super().take(t, answer)
            return
        t.set_jailed(p, 0)
        if answer == PAY_FINE:  # ELEC-JAIL-06: no throw this turn
            t.spend(p, t.edition.fine)
            t.tell("paid_fine", p, t.edition.fine)
            t.push(AfterMove(p) if t.edition.fine_next_turn else BeforeThrow(p, True))
        else:  # ELEC-JAIL-08, ELEC-CARD-04
            use_jail_card(t, p, answer - USE_CARD)
            t.push(BeforeThrow(p))

    def aside(self, t: Electronic, seat: int) -> "Question[Electronic] | None":
        return between_turns(t, seat)

    def why_not(self, t: Electronic, answer: int) -> tuple[str, str]:
        if answer == PAY_FINE:
            return "too_poor", "ELEC-JAIL-06"
        return ("no_jail_card", "ELEC-CARD-03") if answer > PAY_FINE else super().why_not(t, answer)

    def context(self, t: Electronic) -> dict[str, int]:
        return {"attempt": t.jailed[self.seat]}

    def consequences(self, t: Electronic, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - t.edition.fine}


PAY_FINE: Final[int] = LeaveJail.verbs.index("pay")
USE_CARD: Final[int] = LeaveJail.verbs.index("use_chance_card")  # the next verb uses the card of the other deck


class Throw(TwoDice[Electronic]):
    """A throw of two dice: 36 equally likely outcomes."""

    rule = "ELEC-TURN-01"

    def take(self, t: Electronic, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("threw", p, a, b)
        t.dice = a + b
        t.new_window()
        for claim in t.lapse_claims():  # ELEC-RENT-02, -04, -11
            t.tell("claim_lapsed", claim.owner, claim.visitor, claim.amount)
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
    """ELEC-JAIL-09 to -12: a double frees the player; the third failure costs the fine and moves by that throw."""
    if a == b:
        t.set_jailed(p, 0)
        t.tell("escaped", p)
        if t.edition.jail_double_rethrow:
            t.doubles = 1
            t.then(Advance(p, a + b), BeforeThrow(p, True))
        else:
            t.then(Advance(p, a + b), AfterMove(p))
    elif t.jailed[p] == 3:
        t.set_jailed(p, 0)
        t.tell("third_failure", p)
        t.then(Advance(p, a + b), AfterMove(p))
        t.push(Pay(p, t.edition.fine, BANK))
    else:
        t.set_jailed(p, t.jailed[p] + 1)
        t.tell("stayed", p)
        t.push(AfterMove(p))


class AfterMove(Managing):
    """ELEC-TURN-08, -11: the space is resolved; the player manages property, then ends the turn."""

    verbs = ("end", *ACTS)
    rule = "ELEC-TURN-08"


class EndTurn(EndOfTurn[Electronic]):
    """ELEC-SETUP-10, ELEC-BKR-08: the turn passes to the left, even if its player is out."""

    def run(self, t: Electronic) -> None:
        e = t.edition
        if t.time_up or (e.turn_limit and t.turns >= e.turn_limit):
            if not t.time_up:
                t.tell("turn_limit", TABLE, e.turn_limit)
            t.push(Count(TABLE))
            return
        ring = t.clockwise_from(self.player + 1)
        t.push(Turn(ring[0]))
        if e.polled:
            # ELEC-TURN-11: the player has just had a window, unless he was sent to jail.
            others = [p for p in ring[1:] if p != self.player or t.jailed[p] == 1]
            if others:
                t.push(Poll(tuple(others)))
