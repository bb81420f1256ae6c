"""Star Wars: a turn, from the first word to the next seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.star_wars.buying import BuyOrAuction
from magnat.games.star_wars.force import PlayForce, draw
from magnat.games.star_wars.hyperdrive import BountyHunter, Hyperdrive
from magnat.games.star_wars.rent import claim, lapse_claims, owe_rent
from magnat.games.star_wars.table import BOUNTY, CARD, FREE, GO_TO_JAIL, HYPERDRIVE, PLANET, TAX, WINDOW, StarWars
from magnat.kernel import TABLE, Chance, Question, Step
from magnat.mechanics.money import BANK, Pay

PLAY: Final = 1  # the same ints in every window; 0 goes on with the game
CLAIM: Final = 2
PAY: Final = 3
USE_CARD: Final = 4

GO_ON: Final[tuple[int, ...]] = (0,)
OR_PLAY: Final[tuple[int, ...]] = (0, PLAY)
OR_CLAIM: Final[tuple[int, ...]] = (0, CLAIM)
ALL: Final[tuple[int, ...]] = (0, PLAY, CLAIM)
TWO_DICE: Final = range(36)


class Turn(Step[StarWars]):
    """SW-TURN-01. A jailed player first decides how to leave."""

    def run(self, t: StarWars) -> None:
        p = self.seat
        t.active = p
        t.turns += 1
        t.doubles = 0
        t.tell("turn", p, t.turns)
        t.push(EndTurn(p))
        t.push(LeaveJail(p) if t.jailed[p] else BeforeRoll(p))
        invite(t, p)


# Windows: when Force cards may be played and rents claimed


def acts(t: StarWars, p: int) -> tuple[int, ...]:
    """SW-FORCE-08, SW-RENT-09: go on, and what else a player could do in an open question."""
    plays = t.hands[p] and (p == t.active or t.edition.all_windows) and t.can_play(p, WINDOW)
    if t.claims and t.can_claim(p):
        return ALL if plays else OR_CLAIM
    return OR_PLAY if plays else GO_ON


def act(t: StarWars, p: int, what: int) -> None:
    if what == PLAY:
        t.push(PlayForce(p, WINDOW))
    else:
        claim(t, p)


def invite(t: StarWars, active: int) -> None:
    """With polled windows, everybody else has a word before the active player goes on."""
    if t.edition.polled:
        t.push(Invite(active + 1, len(t.ring) - 1))


class Window(Question[StarWars]):
    """An open question: its player may also play Force cards and claim rents, and so may all others, aside."""

    window: ClassVar[bool] = True

    def choices(self, t: StarWars) -> Sequence[int]:
        return acts(t, self.seat)

    def silence(self, t: StarWars) -> int:
        return 0

    def go_on(self, t: StarWars) -> None:
        raise NotImplementedError

    def take(self, t: StarWars, answer: int) -> None:
        if answer:
            t.push(self)
            invite(t, self.seat)
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


class BeforeRoll(Window):
    """SW-TURN-01, -02: roll, compulsory; `again` marks the roll that a double gives."""

    verbs = ("roll", "play", "claim")
    rule = "SW-TURN-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "again")

    def __init__(self, seat: int, again: bool = False) -> None:
        super().__init__(seat)
        self.again: Final = again

    def go_on(self, t: StarWars) -> None:
        t.push(Roll(self.seat))


class LeaveJail(Window):
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
        t.push(Roll(self.seat))

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
        t.push(Roll(p))

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        if answer == PAY:
            return "too_poor", "SW-JAIL-12"
        return ("no_jail_card", "SW-FORCE-11") if answer == USE_CARD else super().why_not(t, answer)


class AfterMove(Window):
    """SW-FORCE-08: the landing is resolved; a last word, then the turn passes."""

    verbs = ("end", "play", "claim")
    rule = "SW-FORCE-08"

    def go_on(self, t: StarWars) -> None:
        pass


class Meanwhile(Window):
    """SW-FORCE-08: what the others may do in an open question."""

    verbs = ("pass", "play", "claim")
    rule = "SW-FORCE-08"

    def take(self, t: StarWars, answer: int) -> None:
        if answer:
            act(t, self.seat, answer)


class Invite(Step[StarWars]):
    """SW-FORCE-08: so many seats, this one first, must still pass in a row; those who visibly can do nothing have."""

    fields: ClassVar[tuple[str, ...]] = ("first", "left")

    def __init__(self, first: int, left: int) -> None:
        super().__init__(TABLE)
        self.first: Final = first
        self.left: Final = left

    def run(self, t: StarWars) -> None:
        seats, p, left = len(t.ring), self.first, self.left
        while left:
            if p >= seats:
                p -= seats
            if p != t.active and ((t.hands[p] and t.edition.all_windows) or (t.claims and t.can_claim(p))):
                t.push(Poll(p, left))
                return
            p += 1
            left -= 1


class Poll(Window):
    """The same put to one seat; whoever acts opens the round again."""

    verbs = ("pass", "play", "claim")
    rule = "SW-FORCE-08"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def take(self, t: StarWars, answer: int) -> None:
        if answer:
            t.push(Invite(self.seat, len(t.ring)))
            act(t, self.seat, answer)
        elif self.left > 1:
            t.push(Invite(self.seat + 1, self.left - 1))


# The roll and the move


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
            lapse_claims(t)
        if t.jailed[p]:
            escape(t, p, a, b)
        elif a != b:
            t.push(AfterMove(p))
            invite(t, p)
            advance(t, p, a + b)
        elif t.doubles == 2:
            t.tell("third_double", p)
            go_to_jail(t, p)  # SW-DICE-02
        else:
            t.doubles += 1
            t.push(BeforeRoll(p, True))  # SW-DICE-01
            invite(t, p)
            advance(t, p, a + b)


def escape(t: StarWars, p: int, a: int, b: int) -> None:
    """SW-JAIL-08 to -11, -14: a double frees; the third failure pays and moves by that roll."""
    again = False
    if a == b:
        t.jailed[p] = 0
        t.tell("escaped", p)
        if t.edition.jail_double_rerolls:
            t.doubles = 1
            again = True
    elif t.jailed[p] < 3:
        t.jailed[p] += 1
        t.tell("stayed_in_jail", p)
        t.push(AfterMove(p))
        invite(t, p)
        return
    t.push(BeforeRoll(p, True) if again else AfterMove(p))
    invite(t, p)
    if a == b:
        advance(t, p, a + b)
    else:
        t.jailed[p] = 0
        t.tell("third_failure", p)
        t.then(Pay(p, t.edition.fine, BANK), Advance(p, a + b))


class Advance(Step[StarWars]):
    """A move that waits for a payment."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spaces")

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces

    def run(self, t: StarWars) -> None:
        advance(t, self.seat, self.spaces)


def advance(t: StarWars, p: int, spaces: int) -> None:
    """SW-MOVE-01, SW-GO-01, -05: forward; GO pays before the space is resolved."""
    e = t.edition
    there = t.place[p] + spaces
    passed = there >= e.size
    if passed:
        there -= e.size
    t.place[p] = there
    t.tell("moved", p, there)
    if passed:
        t.move_money(BANK, e.salary, p)
        t.tell("salary", p, e.salary)
    arrive(t, p, there)


def retreat(t: StarWars, p: int, spaces: int) -> None:
    """SW-GO-04: backwards, past GO or not."""
    there = (t.place[p] - spaces) % t.edition.size
    t.place[p] = there
    t.tell("moved_back", p, there)
    arrive(t, p, there)


def arrive(t: StarWars, p: int, here: int) -> None:
    """SW-TURN-03, SW-RENT-14: what a space does to whoever stops there."""
    e = t.edition
    kind = e.kinds[here]
    if kind == PLANET:
        owner = t.owner[here]
        if owner == BANK:
            t.push(BuyOrAuction(p, here))
        elif owner != p:  # SW-RENT-01
            owe_rent(t, p, here, owner)
    elif kind == CARD:
        draw(t, p, e.decks[here])
    elif kind == HYPERDRIVE:
        t.push(Hyperdrive(p))
    elif kind == BOUNTY:
        t.push(BountyHunter(p))
    elif kind == TAX:
        t.tell("taxed", p, here, e.amounts[here])
        t.push(Pay(p, e.amounts[here], BANK))  # SW-TAX-01
    elif kind == GO_TO_JAIL:
        go_to_jail(t, p)


def go_to_jail(t: StarWars, p: int) -> None:
    """SW-JAIL-01, -13, SW-DICE-04: directly, without GO money; in one's own turn, the turn is over."""
    t.place[p] = t.edition.jail
    t.jailed[p] = 1
    t.tell("jailed", p)
    if p == t.active:
        t.cut_to(EndTurn)


class EndTurn(Step[StarWars]):
    """SW-PLAYERS-04, SW-END-10: the turn passes to the left, unless the agreed number of turns is over."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__(TABLE)
        self.player: Final = player

    def run(self, t: StarWars) -> None:
        limit = t.edition.turn_limit
        if limit and t.turns >= limit:
            t.tell("turn_limit", TABLE, limit)
            t.count()
        else:
            t.push(Turn((self.player + 1) % len(t.ring)))
