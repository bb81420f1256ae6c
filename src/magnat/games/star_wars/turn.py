"""Star Wars: a turn, from the first word to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.star_wars.edition import FREE, WINDOW
from magnat.games.star_wars.force import PlayForce
from magnat.games.star_wars.move import Advance, advance, go_to_jail
from magnat.games.star_wars.rent import claim
from magnat.games.star_wars.table import StarWars
from magnat.kernel import TABLE, Chance, Question, Step
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.turn import TWO_DICE, EndOfTurn

PLAY: Final = 1  # the same ints in every window; 0 goes on with the game
CLAIM: Final = 2
PAY: Final = 3
USE_CARD: Final = 4

ROLL: Final = 0  # what follows a window
AGAIN: Final = 1
END: Final = 2
LEAVE: Final = 3

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
    """SW-TURN-01. A jailed player first decides how to leave."""
    t.active = p
    t.turns += 1
    t.doubles = 0
    t.tell("turn", p, t.turns)
    t.push(ENDS[p])
    open_window(t, p, LEAVE if t.jailed[p] else ROLL)


# Windows: when Force cards may be played and rents claimed


def open_window(t: StarWars, p: int, then: int) -> None:
    """SW-FORCE-08: everybody may have a word before the active player goes on. Polled, the others are asked first.

    What offers no choice answers itself in a hurry. The kernel would do the same a little later, but windows open twice
    in every turn, and mostly nobody has anything to say.
    """
    idle = t.hurry and not (t.arms or t.claims) and t.heard is None  # nobody holds anything to play
    left = 0 if idle or not t.edition.polled else next_to_poll(t, p + 1, len(t.ring) - 1)
    if then != LEAVE and (idle or (not left and t.hurry and acts(t, p) is GO_ON)):
        t.forced(p, 0)
        if then == END:
            pass_on(t, p)
        else:
            t.push(ROLLS[p])
        return
    if then == LEAVE:
        t.push(LeaveJail(p))
    elif then == END:
        t.push(TurnOver(p))
        t.push(AfterMove(p))
    else:
        t.push(BeforeRoll(p, then == AGAIN))
    if left:
        t.push(Poll((p - left) % len(t.ring), left))


def next_to_poll(t: StarWars, first: int, left: int) -> int:
    """How many of `left` seats, from `first` on, must still pass, leaving out those who visibly can do nothing.

    Only what everybody sees decides: the number of cards, never their faces.
    """
    hurry, claims = t.hurry, t.claims
    seats, p, everyone = len(t.ring), first, t.edition.all_windows
    while left:
        if p >= seats:
            p -= seats
        if p != t.active and ((everyone and t.hands[p]) or (claims and t.can_claim(p))):
            if not hurry or acts(t, p) is not GO_ON:
                return left
            t.forced(p, 0)
        p += 1
        left -= 1
    return 0


def poll(t: StarWars, first: int, left: int) -> None:
    found = next_to_poll(t, first, left)
    if found:
        t.push(Poll((first + left - found) % len(t.ring), found))


def acts(t: StarWars, p: int) -> tuple[int, ...]:
    """SW-FORCE-08, SW-RENT-09: go on, and what else a player could do in an open question."""
    plays = t.armed() >> p & 1 and (p == t.active or t.edition.all_windows) and t.can_play(p, WINDOW)
    if t.claims and t.can_claim(p):
        return ALL if plays else OR_CLAIM
    return OR_PLAY if plays else GO_ON


def act(t: StarWars, p: int, what: int) -> None:
    if what == PLAY:
        t.push(PlayForce(p, WINDOW))
    else:
        claim(t, p)


class PollAgain(Step[StarWars]):
    """Somebody acted: so many seats, this one first, must pass in a row before the active player goes on."""

    fields: ClassVar[tuple[str, ...]] = ("first", "left")

    def __init__(self, first: int, left: int) -> None:
        super().__init__(TABLE)
        self.first: Final = first
        self.left: Final = left

    def run(self, t: StarWars) -> None:
        poll(t, self.first, self.left)


class OpenQuestion(Question[StarWars]):
    """An open question: its player may also play Force cards and claim rents, and so may all others, aside."""

    window: ClassVar[bool] = True
    from_hand: ClassVar[bool] = True

    def choices(self, t: StarWars) -> Sequence[int]:
        return acts(t, self.seat)

    def silence(self, t: StarWars) -> int:
        return 0

    def go_on(self, t: StarWars) -> None:
        raise NotImplementedError

    def take(self, t: StarWars, answer: int) -> None:
        if answer:
            t.push(self)
            if t.edition.polled:
                t.push(PollAgain(self.seat + 1, len(t.ring) - 1))
            act(t, self.seat, answer)
        else:
            self.go_on(t)

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
    """SW-TURN-01, -02: roll, compulsory; `again` marks the roll that a double gives."""

    verbs = ("roll", "play", "claim")
    rule = "SW-TURN-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "again")

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
        found = list(acts(t, p))
        if t.cash[p] >= t.edition.fine:
            found.append(PAY)
        if t.card_with(p, FREE) >= 0:
            found.append(USE_CARD)
        return found

    def go_on(self, t: StarWars) -> None:
        t.push(ROLLS[self.seat])

    def take(self, t: StarWars, answer: int) -> None:
        p = self.seat
        if answer < PAY:
            super().take(t, answer)
            return
        t.jailed[p] = 0
        if answer == PAY:  # SW-JAIL-06
            t.spend(p, t.edition.fine)
            t.tell("paid_fine", p, t.edition.fine)
        else:  # SW-JAIL-07
            card = t.card_with(p, FREE)
            t.lay_force(p, card)
            t.tell("used_card", p, card)
        t.push(ROLLS[p])

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        if answer == PAY:
            return "too_poor", "SW-JAIL-12"
        return ("no_jail_card", "SW-FORCE-11") if answer == USE_CARD else super().why_not(t, answer)


class AfterMove(OpenQuestion):
    """SW-FORCE-08: the landing is resolved; a last word, then the turn passes."""

    verbs = ("end", "play", "claim")
    rule = "SW-FORCE-08"

    def go_on(self, t: StarWars) -> None:
        pass


class Meanwhile(OpenQuestion):
    """SW-FORCE-08: what the others may do in an open question."""

    verbs = ("pass", "play", "claim")
    rule = "SW-FORCE-08"

    def take(self, t: StarWars, answer: int) -> None:
        if answer:
            act(t, self.seat, answer)


class Poll(OpenQuestion):
    """The same put to one seat; whoever acts opens the round again."""

    verbs = ("pass", "play", "claim")
    rule = "SW-FORCE-08"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def take(self, t: StarWars, answer: int) -> None:
        if answer:
            t.push(PollAgain(self.seat, len(t.ring)))
            act(t, self.seat, answer)
        else:
            poll(t, self.seat + 1, self.left - 1)


# The roll


class Roll(Chance[StarWars]):
    """Two dice: 36 equal outcomes."""

    of = "dice"
    rule = "SW-TURN-01"

    def choices(self, t: StarWars) -> Sequence[int]:
        return TWO_DICE

    def take(self, t: StarWars, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        t.tell("rolled", p, a, b)
        if t.claims:
            for claim in t.lapse_claims():  # SW-RENT-08, -17
                t.tell("claim_lapsed", claim.owner, claim.visitor, claim.amount, claim.space)
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
    """SW-JAIL-08 to -11, -14: a double frees; the third failure pays and moves by that roll."""
    if a == b:
        t.jailed[p] = 0
        t.tell("escaped", p)
        if t.edition.jail_double_rerolls:
            t.doubles = 1
            t.push(RollAgain(p))
        advance(t, p, a + b)
    elif t.jailed[p] < 3:
        t.jailed[p] += 1
        t.tell("stayed_in_jail", p)
    else:
        t.jailed[p] = 0
        t.tell("third_failure", p)
        t.then(Pay(p, t.edition.fine, BANK), Advance(p, a + b))


class RollAgain(Step[StarWars]):
    """SW-DICE-01, SW-FORCE-08: the landing is resolved; a window, then the roll that a double gives."""

    def run(self, t: StarWars) -> None:
        open_window(t, self.seat, AGAIN)


class EndTurn(EndOfTurn[StarWars]):
    """SW-FORCE-08, SW-DICE-04: all is resolved; a last window, unless the turn ended by going to Jail."""

    def run(self, t: StarWars) -> None:
        if t.jailed[self.player] == 1:  # a try would have made it 2
            pass_on(t, self.player)
        else:
            open_window(t, self.player, END)


class TurnOver(EndTurn):
    """The last window is closed."""

    def run(self, t: StarWars) -> None:
        pass_on(t, self.player)


def pass_on(t: StarWars, player: int) -> None:
    """SW-PLAYERS-04, SW-END-10: the turn passes to the left, unless the agreed number of turns is over."""
    limit = t.edition.turn_limit
    if limit and t.turns >= limit:
        t.tell("turn_limit", TABLE, limit)
        t.count()
    else:
        begin_turn(t, (player + 1) % len(t.ring))


ROLLS: Final[list[Roll]] = [Roll(p) for p in range(SEATS)]  # frames are values: those of every turn are made once
ENDS: Final[list[EndTurn]] = [EndTurn(p) for p in range(SEATS)]
