"""The upper halves of the cards: the powers of a side."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.star_wars.buying import jump
from magnat.games.star_wars.edition import ANSWER, BIDDING, IN_JAIL, SHORT, WINDOW, Power
from magnat.games.star_wars.force import Threat, threaten
from magnat.games.star_wars.table import StarWars
from magnat.kernel import Question, Step
from magnat.mechanics.money import Pay
from magnat.mechanics.property import bits
from magnat.mechanics.spaces import SpaceStep

# The effects named on the cards


class SayNoToIt(Power):
    """SW-JSN-01: cancel another player's action against you; never played on its own."""

    occasions: ClassVar[tuple[int, ...]] = (ANSWER,)

    def why_not(self, t: StarWars, p: int) -> tuple[str, str]:
        return "only_an_answer", "SW-JSN-01"


class LeaveJailFree(Power):
    """SW-FORCE-11: played only as an answer to the question of leaving Jail."""

    occasions: ClassVar[tuple[int, ...]] = (IN_JAIL,)

    def why_not(self, t: StarWars, p: int) -> tuple[str, str]:
        return "only_to_leave_jail", "SW-FORCE-11"


class AmountPower(Power):
    """A power with an amount of money as its only parameter."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    amount: int


class ReceiveFunds(AmountPower):
    """Receive money from the bank."""

    occasions: ClassVar[tuple[int, ...]] = (WINDOW, SHORT, BIDDING)

    def play(self, t: StarWars, p: int) -> None:
        t.receive(p, self.amount)


class ExtortEnemy(AmountPower):
    """One enemy owes you money."""

    occasions: ClassVar[tuple[int, ...]] = (WINDOW, SHORT)

    def play(self, t: StarWars, p: int) -> None:
        ask_or_take(t, Extort(p, self.amount))


class DemandTribute(AmountPower):
    """Each enemy owes you money, clockwise, and each may cancel their own share (SW-JSN-10)."""

    occasions: ClassVar[tuple[int, ...]] = (WINDOW, SHORT)

    def play(self, t: StarWars, p: int) -> None:
        for enemy in reversed(t.enemies_of(p)):
            t.push(Threat(enemy, p, Pay(enemy, self.amount, p)))


class AgainstBase(Power):
    """A power against a base of an enemy."""

    def has_target(self, t: StarWars, p: int) -> bool:
        return t.side_bits(1 - t.side[p]) != 0


class TakeSpace(AgainstBase):
    """Replace an enemy's base with yours."""

    def play(self, t: StarWars, p: int) -> None:
        t.push(TakeOver(p))


class DestroyBase(AgainstBase):
    """Return an enemy base to the bank."""

    def play(self, t: StarWars, p: int) -> None:
        t.push(Sabotage(p))


class SwapSpaces(AgainstBase):
    """Exchange one of your spaces for one of an enemy's."""

    def has_target(self, t: StarWars, p: int) -> bool:
        return t.bases[p] != 0 and super().has_target(t, p)

    def play(self, t: StarWars, p: int) -> None:
        t.push(SwapFrom(p))


class JumpAnywhere(Power):
    """SW-FORCE-12: jump to any unowned planet space and land there."""

    def has_target(self, t: StarWars, p: int) -> bool:
        return p == t.active and not t.jailed[p]

    def why_not(self, t: StarWars, p: int) -> tuple[str, str]:
        return ("not_your_turn" if p != t.active else "no_jump_from_jail"), "SW-FORCE-12"

    def play(self, t: StarWars, p: int) -> None:
        t.push(JumpTo(p))


class SetOutpost(Power):
    """Place a base on any unowned planet space for free."""

    def play(self, t: StarWars, p: int) -> None:
        t.push(Outpost(p))


class CaptureEnemy(Power):
    """Send an enemy to Jail; enemies in Jail cannot be chosen."""

    def has_target(self, t: StarWars, p: int) -> bool:
        for q in t.ring:
            if t.side[q] != t.side[p] and not t.jailed[q]:
                return True
        return False

    def play(self, t: StarWars, p: int) -> None:
        ask_or_take(t, Capture(p))


def ask_or_take(t: StarWars, question: Question[StarWars]) -> None:
    """Push a question about targets, or apply the only choice at once: it is public information."""
    choices = question.choices(t)
    if len(choices) == 1:
        (only,) = choices
        question.take(t, only)
    else:
        t.push(question)


# Choosing targets


class Extort(Question[StarWars]):
    """Choose the enemy that owes the amount."""

    answer_kind = "seat"
    rule = "SW-FORCE-10"
    refusal = "not_an_enemy"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def choices(self, t: StarWars) -> Sequence[int]:
        return t.enemies_of(self.seat)

    def take(self, t: StarWars, answer: int) -> None:
        p = self.seat
        t.tell("extorted", p, answer, self.amount)
        threaten(t, p, answer, Pay(answer, self.amount, p))


class Capture(Question[StarWars]):
    """Choose the enemy to send to Jail."""

    answer_kind = "seat"
    rule = "SW-FORCE-10"
    refusal = "not_an_enemy"

    def choices(self, t: StarWars) -> Sequence[int]:
        return [q for q in t.enemies_of(self.seat) if not t.jailed[q]]

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("hunted_down", self.seat, answer)
        threaten(t, self.seat, answer, SendToJail(self.seat, answer))


class AtEnemyBase(Question[StarWars]):
    """Choose a space that an enemy owns."""

    answer_kind = "space"
    rule = "SW-FORCE-10"
    refusal = "not_an_enemy_base"

    def choices(self, t: StarWars) -> Sequence[int]:
        return bits(t.side_bits(1 - t.side[self.seat]))

    def effect(self, space: int) -> Step[StarWars]:
        raise NotImplementedError

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("aimed", self.seat, answer, t.owner[answer])
        threaten(t, self.seat, t.owner[answer], self.effect(answer))


class TakeOver(AtEnemyBase):
    """Choose the enemy base to replace with yours."""

    def effect(self, space: int) -> Step[StarWars]:
        return Replace(self.seat, space)


class Sabotage(AtEnemyBase):
    """Choose the enemy base that goes back to the bank."""

    def effect(self, space: int) -> Step[StarWars]:
        return Destroy(self.seat, space)


class SwapFrom(Question[StarWars]):
    """Choose one of your own spaces to give."""

    answer_kind = "space"
    rule = "SW-FORCE-10"
    always_opens_dialogue = True
    refusal = "not_your_base"

    def choices(self, t: StarWars) -> Sequence[int]:
        return bits(t.bases[self.seat])

    def take(self, t: StarWars, answer: int) -> None:
        t.push(SwapWith(self.seat, answer))


class SwapWith(AtEnemyBase):
    """Choose the enemy space to receive in exchange."""

    def __init__(self, seat: int, own: int) -> None:
        super().__init__(seat)
        self.own: Final = own

    def effect(self, space: int) -> Step[StarWars]:
        return Exchange(self.seat, self.own, space)


class AtFreeSpace(Question[StarWars]):
    """Choose an unowned planet space."""

    answer_kind = "space"
    rule = "SW-FORCE-10"

    def choices(self, t: StarWars) -> Sequence[int]:
        return bits(t.free)

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return ("already_owned" if answer in t.edition.planets else "not_a_planet"), self.rule


class JumpTo(AtFreeSpace):
    """Choose the destination of a jump: no GO money, then a landing."""

    def take(self, t: StarWars, answer: int) -> None:
        jump(t, self.seat, answer)


class Outpost(AtFreeSpace):
    """Choose where to place a free base."""

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("settled", self.seat, answer)
        t.place_base(answer, self.seat)


# Effects that happen unless cancelled by a no


class Replace(SpaceStep[StarWars]):
    """Replace the base on a space with one of `seat`."""

    def run(self, t: StarWars) -> None:
        t.tell("replaced", self.seat, self.space, t.owner[self.space])
        t.replace_base(self.space, self.seat)

    def threat(self, t: StarWars, seat: int) -> dict[str, int]:
        return {"threat": 1, "space": self.space}


class Destroy(SpaceStep[StarWars]):
    """Return the base to the bank, which leaves the space unowned."""

    def run(self, t: StarWars) -> None:
        t.tell("destroyed", self.seat, self.space, t.owner[self.space])
        t.lift_base(self.space)

    def threat(self, t: StarWars, seat: int) -> dict[str, int]:
        return {"threat": 2, "space": self.space}


class Exchange(Step[StarWars]):
    """Exchange the owners of two spaces."""

    def __init__(self, seat: int, own: int, theirs: int) -> None:
        super().__init__(seat)
        self.own: Final = own
        self.theirs: Final = theirs

    def run(self, t: StarWars) -> None:
        p, other = self.seat, t.owner[self.theirs]
        t.tell("swapped", p, self.own, self.theirs, other)
        t.replace_base(self.own, other)
        t.replace_base(self.theirs, p)

    def threat(self, t: StarWars, seat: int) -> dict[str, int]:
        return {"threat": 3, "space": self.theirs, "own": self.own}


class SendToJail(Step[StarWars]):
    """Send an enemy directly to Jail."""

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy: Final = enemy

    def run(self, t: StarWars) -> None:
        from magnat.games.star_wars.move import go_to_jail  # cycle: a move may draw a power card

        go_to_jail(t, self.enemy)

    def threat(self, t: StarWars, seat: int) -> dict[str, int]:
        return {"threat": 4}
