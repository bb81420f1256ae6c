"""Star Wars: the upper halves of the cards, what a side does with its Force."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.star_wars.buying import jump
from magnat.games.star_wars.edition import (
    CAPTURE,
    EXTORT,
    FREE,
    FUNDS,
    JUMP,
    NO,
    OUTPOST,
    SABOTAGE,
    SWAP,
    TAKE,
    TRIBUTE,
    Power,
)
from magnat.games.star_wars.force import Threat, threaten
from magnat.games.star_wars.table import StarWars
from magnat.kernel import Question, Step
from magnat.mechanics.money import Pay
from magnat.mechanics.property import bits

# The verbs, as the cards say them


class SayNoToIt(Power):
    """SW-JSN-01: cancels what another player does to you; never played by itself."""

    bit: ClassVar[int] = NO


class LeaveJailFree(Power):
    """SW-FORCE-11: played only as the answer to how one leaves Jail."""

    bit: ClassVar[int] = FREE


class ReceiveFunds(Power):
    """The bank pays."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    bit: ClassVar[int] = FUNDS

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def play(self, t: StarWars, p: int) -> None:
        t.receive(p, self.amount)


class ExtortEnemy(Power):
    """One enemy owes you."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    bit: ClassVar[int] = EXTORT

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def play(self, t: StarWars, p: int) -> None:
        ask_or_take(t, Extort(p, self.amount))


class DemandTribute(Power):
    """Each enemy owes you, clockwise, and each may cancel the own share (SW-JSN-10)."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    bit: ClassVar[int] = TRIBUTE

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def play(self, t: StarWars, p: int) -> None:
        for enemy in reversed(t.enemies_of(p)):
            t.push(Threat(enemy, p, Pay(enemy, self.amount, p)))


class TakeSpace(Power):
    """Your base in place of an enemy's."""

    bit: ClassVar[int] = TAKE

    def play(self, t: StarWars, p: int) -> None:
        t.push(TakeOver(p))


class DestroyBase(Power):
    """An enemy base goes back to the bank."""

    bit: ClassVar[int] = SABOTAGE

    def play(self, t: StarWars, p: int) -> None:
        t.push(Sabotage(p))


class SwapSpaces(Power):
    """One of your spaces and one of an enemy's exchange owners."""

    bit: ClassVar[int] = SWAP

    def play(self, t: StarWars, p: int) -> None:
        t.push(SwapFrom(p))


class JumpAnywhere(Power):
    """SW-FORCE-12: to any unowned planet space, where you land."""

    bit: ClassVar[int] = JUMP

    def play(self, t: StarWars, p: int) -> None:
        t.push(JumpTo(p))


class SetOutpost(Power):
    """Your base on any unowned planet space, free."""

    bit: ClassVar[int] = OUTPOST

    def play(self, t: StarWars, p: int) -> None:
        t.push(Outpost(p))


class CaptureEnemy(Power):
    """One free enemy goes to Jail."""

    bit: ClassVar[int] = CAPTURE

    def play(self, t: StarWars, p: int) -> None:
        ask_or_take(t, Capture(p))


def ask_or_take(t: StarWars, question: Question[StarWars]) -> None:
    """A single possible target needs no question: who it is, everybody sees."""
    found = question.choices(t)
    if len(found) == 1:
        (only,) = found
        question.take(t, only)
    else:
        t.push(question)


# Aiming


class Extort(Question[StarWars]):
    """Which enemy owes you."""

    answer_kind = "seat"
    rule = "SW-FORCE-10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def choices(self, t: StarWars) -> Sequence[int]:
        return t.enemies_of(self.seat)

    def take(self, t: StarWars, answer: int) -> None:
        p = self.seat
        t.tell("extorted", p, answer, self.amount)
        threaten(t, p, answer, Pay(answer, self.amount, p))

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return "not_an_enemy", self.rule


class Capture(Question[StarWars]):
    """Which enemy goes to Jail."""

    answer_kind = "seat"
    rule = "SW-FORCE-10"

    def choices(self, t: StarWars) -> Sequence[int]:
        return [q for q in t.enemies_of(self.seat) if not t.jailed[q]]

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("hunted_down", self.seat, answer)
        threaten(t, self.seat, answer, SendToJail(self.seat, answer))

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return "not_an_enemy", self.rule


class AtEnemyBase(Question[StarWars]):
    """A space that an enemy owns."""

    answer_kind = "space"
    rule = "SW-FORCE-10"

    def choices(self, t: StarWars) -> Sequence[int]:
        return bits(t.side_bits(1 - t.side[self.seat]))

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return "not_an_enemy_base", self.rule


class TakeOver(AtEnemyBase):
    """Which enemy base makes room for yours."""

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("aimed", self.seat, answer, t.owner[answer])
        threaten(t, self.seat, t.owner[answer], Replace(self.seat, answer))


class Sabotage(AtEnemyBase):
    """Which enemy base goes back to the bank."""

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("aimed", self.seat, answer, t.owner[answer])
        threaten(t, self.seat, t.owner[answer], Destroy(self.seat, answer))


class SwapFrom(Question[StarWars]):
    """Which of your own spaces you give."""

    answer_kind = "space"
    rule = "SW-FORCE-10"

    def choices(self, t: StarWars) -> Sequence[int]:
        return bits(t.bases[self.seat])

    def take(self, t: StarWars, answer: int) -> None:
        t.push(SwapWith(self.seat, answer))

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return "not_your_base", self.rule


class SwapWith(AtEnemyBase):
    """Which enemy space you get for it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "own")

    def __init__(self, seat: int, own: int) -> None:
        super().__init__(seat)
        self.own: Final = own

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("aimed", self.seat, answer, t.owner[answer])
        threaten(t, self.seat, t.owner[answer], Exchange(self.seat, self.own, answer))


class AtFreeSpace(Question[StarWars]):
    """An unowned planet space."""

    answer_kind = "space"
    rule = "SW-FORCE-10"

    def choices(self, t: StarWars) -> Sequence[int]:
        return bits(t.free)

    def why_not(self, t: StarWars, answer: int) -> tuple[str, str]:
        return ("already_owned" if answer in t.edition.planets else "not_a_planet"), self.rule


class JumpTo(AtFreeSpace):
    """Where to jump: no GO money, and a landing there."""

    def take(self, t: StarWars, answer: int) -> None:
        jump(t, self.seat, answer)


class Outpost(AtFreeSpace):
    """Where to put a base for nothing."""

    def take(self, t: StarWars, answer: int) -> None:
        t.tell("settled", self.seat, answer)
        t.place_base(answer, self.seat)


# What is done if nobody says no


class Replace(Step[StarWars]):
    """The base of `seat` in place of the one that stands there."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, t: StarWars) -> None:
        t.tell("replaced", self.seat, self.space, t.owner[self.space])
        t.replace_base(self.space, self.seat)

    def threat(self, t: StarWars, seat: int) -> dict[str, int]:
        return {"threat": 1, "space": self.space}


class Destroy(Step[StarWars]):
    """The base goes back to the bank; the space is unowned."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def run(self, t: StarWars) -> None:
        t.tell("destroyed", self.seat, self.space, t.owner[self.space])
        t.lift_base(self.space)

    def threat(self, t: StarWars, seat: int) -> dict[str, int]:
        return {"threat": 2, "space": self.space}


class Exchange(Step[StarWars]):
    """Two spaces exchange owners."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "own", "theirs")

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
    """An enemy goes directly to Jail."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "enemy")

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy: Final = enemy

    def run(self, t: StarWars) -> None:
        from magnat.games.star_wars.move import go_to_jail  # a cycle: a move may draw a power card

        go_to_jail(t, self.enemy)

    def threat(self, t: StarWars, seat: int) -> dict[str, int]:
        return {"threat": 4}
