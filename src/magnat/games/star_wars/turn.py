"""A turn, from its first question to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.star_wars.edition import IN_JAIL, WINDOW
from magnat.games.star_wars.force import PlayForce
from magnat.games.star_wars.move import Advance, advance, go_to_jail
from magnat.games.star_wars.rent import claim
from magnat.games.star_wars.table import StarWars
from magnat.kernel import TABLE, Question, Step
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.turn import EndOfTurn, TwoDice
from magnat.mechanics.window import Window

PLAY: Final = 1  # the same ints in every window; 0 continues the game
CLAIM: Final = 2
PAY: Final = 3
USE_CARD: Final = 4

GO_ON: Final[tuple[int, ...]] = (0,)
OR_PLAY: Final[tuple[int, ...]] = (0, PLAY)
OR_CLAIM: Final[tuple[int, ...]] = (0, CLAIM)
ALL: Final[tuple[int, ...]] = (0, PLAY, CLAIM)
SEATS: Final = 4


class Turn(Step[StarWars]):
    """The first turn of the game."""

    def run(self, t: StarWars) -> None:
        begin_turn(t, self.seat)


def begin_turn(t: StarWars, p: int) -> None:
    """SW-TURN-01: begin a turn; a jailed player first decides how to leave."""
    t.doubles = 0
    t.begin_turn(p)
    t.push(ENDS[p])
    open_window(t, p, LEAVE_JAIL[p] if t.jailed[p] else BEFORE_ROLL[p])


# Windows for playing Force cards and claiming rents


def open_window(t: StarWars, p: int, window: "OpenQuestion") -> None:
    """SW-FORCE-08: let everybody act before the active player goes on. With polling the others are asked first."""
    if not (t.arms or t.claims) and t.is_untracked() and window.window:
        window.go_on(t)  # no player holds more than answers
        return
    first = next_poll(t, p + 1, len(t.ring) - 1) if t.edition.polled else None
    if first is not None:
        t.then(first, window)
    elif not window.window or t.asks(p, acts(t, p)):
        t.push(window)
    else:
        window.go_on(t)


def next_poll(t: StarWars, first: int, left: int) -> "Poll | None":
    """Return the poll of the next seat that can act, among `left` seats from `first` on; None if there is none.

    A seat is skipped only by public information: the number of its cards, never their faces.
    """
    hands, everyone = t.hands, t.edition.all_windows
    seats, active, p = len(t.ring), t.active, first
    while left:
        if p >= seats:
            p -= seats
        if p != active and ((everyone and hands[p]) or t.can_claim(p)) and t.asks(p, acts(t, p)):
            return POLLS[p][left]
        p += 1
        left -= 1
    return None


def poll(t: StarWars, first: int, left: int) -> None:
    frame = next_poll(t, first, left)
    if frame is not None:
        t.push(frame)


def acts(t: StarWars, p: int) -> tuple[int, ...]:
    """SW-FORCE-08, SW-RENT-09: return the answers to an open question: go on, play, claim."""
    plays = (p == t.active or t.edition.all_windows) and t.can_play(p, WINDOW)
    if t.can_claim(p):
        return ALL if plays else OR_CLAIM
    return OR_PLAY if plays else GO_ON


class PollAgain(Step[StarWars]):
    """After an action, `left` seats from `first` on must pass in a row before the active player goes on."""

    def __init__(self, first: int, left: int) -> None:
        super().__init__(TABLE)
        self.first: Final = first
        self.left: Final = left

    def run(self, t: StarWars) -> None:
        poll(t, self.first, self.left)


class OpenQuestion(Window[StarWars]):
    """An open question: its player may also play Force cards and claim rents, and so may all others in an aside."""

    from_hand: ClassVar[bool] = True

    def choices(self, t: StarWars) -> Sequence[int]:
        return acts(t, self.seat)

    def opens_dialogue(self, t: StarWars, answer: int) -> bool:
        return answer == PLAY or (answer == CLAIM and len(t.claims_of(self.seat)) > 1)

    def act(self, t: StarWars, verb: int) -> None:
        if verb == PLAY:
            t.push(PlayForce(self.seat, WINDOW))
        else:
            claim(t, self.seat)

    def open(self, t: StarWars) -> None:
        t.push(self)
        if t.edition.polled:
            t.push(PollAgain(self.seat + 1, len(t.ring) - 1))

    def aside(self, t: StarWars, seat: int) -> Question[StarWars] | None:
        if seat == TABLE or t.edition.polled or len(acts(t, seat)) == 1:
            return None
        return Meanwhile(seat)

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        if answer == PLAY:
            return "nothing_to_play", "SW-FORCE-10"
        if answer == CLAIM:
            return ("in_jail", "SW-RENT-15") if t.jailed[self.seat] else ("no_claim", "SW-RENT-08")
        return "not_offered", self.rule


class BeforeRoll(OpenQuestion):
    """SW-TURN-01, -02: roll, which is compulsory; `again` marks the extra roll after a double."""

    verbs = ("roll", "play", "claim")
    rule = "SW-TURN-02"

    def __init__(self, seat: int, again: bool = False) -> None:
        super().__init__(seat)
        self.again: Final = again

    def go_on(self, t: StarWars) -> None:
        t.push(ROLLS[self.seat])


class LeaveJail(OpenQuestion):
    """SW-JAIL-05, -12, -15: pay, use a card, or try for a double, before rolling."""

    verbs = ("try_double", "play", "claim", "pay", "use_card")
    rule = "SW-JAIL-05"
    window: ClassVar[bool] = False

    def choices(self, t: StarWars) -> Sequence[int]:
        p = self.seat
        choices = list(acts(t, p))
        if t.cash[p] >= t.edition.fine:
            choices.append(PAY)
        if t.holds(p, IN_JAIL):
            choices.append(USE_CARD)
        return choices

    def go_on(self, t: StarWars) -> None:
        t.push(ROLLS[self.seat])

    def take(self, t: StarWars, answer: int) -> None:
        p = self.seat
        if answer < PAY:
            super().take(t, answer)
            return
        t.set_jailed(p, 0)
        if answer == PAY:  # SW-JAIL-06
            t.spend(p, t.edition.fine)
            t.tell("paid_fine", p, t.edition.fine)
        else:  # SW-JAIL-07
            card = t.card_for(p, IN_JAIL)
            t.lay_force(p, card)
            t.tell("used_card", p, card)
        t.push(ROLLS[p])

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        if answer == PAY:
            return "too_poor", "SW-JAIL-12"
        return ("no_jail_card", "SW-FORCE-11") if answer == USE_CARD else super().why_not(t, answer)

    def context(self, t: StarWars) -> dict[str, int]:
        return {"attempt": t.jailed[self.seat]}

    def consequences(self, t: StarWars, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - t.edition.fine}


class AfterMove(OpenQuestion):
    """SW-FORCE-08: a last window after the landing is resolved, then the turn passes."""

    verbs = ("end", "play", "claim")
    rule = "SW-FORCE-08"


class Meanwhile(OpenQuestion):
    """SW-FORCE-08: the aside of the other players in an open question."""

    verbs = ("pass", "play", "claim")
    rule = "SW-FORCE-08"

    comes_back: ClassVar[bool] = False


class Poll(OpenQuestion):
    """The same window, asked of one seat; an action restarts the round."""

    verbs = ("pass", "play", "claim")
    rule = "SW-FORCE-08"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def open(self, t: StarWars) -> None:
        t.push(PollAgain(self.seat, len(t.ring)))

    def go_on(self, t: StarWars) -> None:
        poll(t, self.seat + 1, self.left - 1)


class Roll(TwoDice[StarWars]):
    """Two dice with 36 equally likely outcomes."""

    rule = "SW-TURN-01"

    def take(self, t: StarWars, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("rolled", p, a, b)
        for lost in t.lapse_claims():  # SW-RENT-08, -17
            t.tell("claim_lapsed", lost.owner, lost.visitor, lost.amount, lost.space)
        if t.jailed[p]:
            escape(t, p, a, b)
        elif a != b:
            advance(t, p, a + b)
        elif t.doubles == 2:
            t.tell("third_double", p)
            go_to_jail(t, p)  # SW-DICE-02
        else:
            t.doubles += 1
            t.push(RollAgain(p))  # SW-DICE-01
            advance(t, p, a + b)


def escape(t: StarWars, p: int, a: int, b: int) -> None:
    """SW-JAIL-08 to -11, -14: a double frees; after the third failure the player pays and moves by that roll."""
    if a == b:
        t.set_jailed(p, 0)
        t.tell("escaped", p)
        if t.edition.jail_double_rerolls:
            t.doubles = 1
            t.push(RollAgain(p))
        advance(t, p, a + b)
    elif t.jailed[p] < 3:
        t.set_jailed(p, t.jailed[p] + 1)
        t.tell("stayed_in_jail", p)
    else:
        t.set_jailed(p, 0)
        t.tell("third_failure", p)
        t.then(Pay(p, t.edition.fine, BANK), Advance(p, a + b))


class RollAgain(Step[StarWars]):
    """SW-DICE-01, SW-FORCE-08: a window after the landing is resolved, then the extra roll after a double."""

    def run(self, t: StarWars) -> None:
        open_window(t, self.seat, BEFORE_EXTRA_ROLL[self.seat])


class EndTurn(EndOfTurn[StarWars]):
    """SW-FORCE-08, SW-DICE-04: a last window once all is resolved, unless the turn ended by going to Jail."""

    def run(self, t: StarWars) -> None:
        if t.jailed[self.player] == 1:  # jailed in this turn: a failed try would have made it 2
            pass_on(t, self.player)
        else:
            t.push(TURN_OVER[self.player])
            open_window(t, self.player, AFTER_MOVE[self.player])


class TurnOver(EndTurn):
    """The end of a turn after its last window."""

    def run(self, t: StarWars) -> None:
        pass_on(t, self.player)


def pass_on(t: StarWars, player: int) -> None:
    """SW-PLAYERS-04, SW-END-10: pass the turn to the left, unless the turn limit is reached."""
    limit = t.edition.turn_limit
    if limit and t.turns >= limit:
        t.tell("turn_limit", TABLE, limit)
        t.count()
    else:
        begin_turn(t, (player + 1) % len(t.ring))


# Frames are immutable values, so the frames used in every turn are created once.

ROLLS: Final[list[Roll]] = [Roll(p) for p in range(SEATS)]
ENDS: Final[list[EndTurn]] = [EndTurn(p) for p in range(SEATS)]
TURN_OVER: Final[list[TurnOver]] = [TurnOver(p) for p in range(SEATS)]
BEFORE_ROLL: Final[list[BeforeRoll]] = [BeforeRoll(p) for p in range(SEATS)]
BEFORE_EXTRA_ROLL: Final[list[BeforeRoll]] = [BeforeRoll(p, True) for p in range(SEATS)]
LEAVE_JAIL: Final[list[LeaveJail]] = [LeaveJail(p) for p in range(SEATS)]
AFTER_MOVE: Final[list[AfterMove]] = [AfterMove(p) for p in range(SEATS)]
POLLS: Final[list[list[Poll]]] = [[Poll(p, left) for left in range(SEATS + 1)] for p in range(SEATS)]
