"""The immediate effects of Millionaire's cards, beyond paying and receiving."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.millionaire.actions import AfterSettling
from magnat.games.millionaire.edition import HIGHEST, STARS
from magnat.games.millionaire.move import Advance
from magnat.games.millionaire.table import Millionaire
from magnat.kernel import Question
from magnat.mechanics.decks import AmountEffect, Effect
from magnat.mechanics.money import BANK, Pay
from magnat.mechanics.objection import Objection
from magnat.mechanics.turn import TwoDice, changed


class ByLevel(Effect[Millionaire]):
    """MIL-CARD-03: three amounts, for one, three and five stars."""

    needs: ClassVar[tuple[str, ...]] = ("one:money", "three:money", "five:money")
    one: int
    three: int
    five: int

    def amount_at(self, level: int) -> int:
        return self.five if level == HIGHEST else self.three if level else self.one


# Paying and receiving by level


class ReceiveByLevel(ByLevel):
    """The bank pays you by your level."""

    def befall(self, t: Millionaire, seat: int) -> None:
        t.receive(seat, self.amount_at(t.stars[seat]))


class PayBankByLevel(ByLevel):
    """Pay the bank by your level."""

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(Pay(seat, self.amount_at(t.stars[seat]), BANK))


class PayEachByLevel(ByLevel):
    """Pay every other player by your level, clockwise from your left (MIL-CARD-09)."""

    def befall(self, t: Millionaire, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            t.push(Pay(seat, self.amount_at(t.stars[seat]), other))


class CollectByLevel(ByLevel):
    """MIL-CARD-08: every other player pays you by their own level, unless they say no (MIL-EDGE-30, -31)."""

    def befall(self, t: Millionaire, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            demand(t, other, self.amount_at(t.stars[other]), seat)


def demand(t: Millionaire, payer: int, amount: int, payee: int) -> None:
    """MIL-FORT-13: demand money by another player's card; the payer may say no."""
    t.push(Objection(payer, payee, Pay(payer, amount, payee)))


# Paying and receiving a fixed amount


class PayEach(AmountEffect[Millionaire]):
    """Pay a fixed amount to every other player."""

    def befall(self, t: Millionaire, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            t.push(Pay(seat, self.amount, other))


class CollectFromEach(AmountEffect[Millionaire]):
    """Every other player pays you, unless they say no."""

    def befall(self, t: Millionaire, seat: int) -> None:
        for other in reversed(t.clockwise_from(seat)[1:]):
            demand(t, other, self.amount, seat)


class PayOne(AmountEffect[Millionaire]):
    """Pay a fixed amount to one player of your choice."""

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(ChoosePlayer(seat, self.amount, False))


class CollectFromOne(AmountEffect[Millionaire]):
    """One player of your choice pays you, unless they say no."""

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(ChoosePlayer(seat, self.amount, True))


class ChoosePlayer(Question[Millionaire]):
    """Choose the payee or the payer: any other player still in the game."""

    answer_kind = "seat"
    rule = "MIL-FORT-07"

    def __init__(self, seat: int, amount: int, collects: bool) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.collects: Final = collects

    def choices(self, t: Millionaire) -> Sequence[int]:
        return t.clockwise_from(self.seat)[1:]

    def take(self, t: Millionaire, answer: int) -> None:
        p = self.seat
        t.tell("chose", p, answer)
        if self.collects:
            demand(t, answer, self.amount, p)
        else:
            t.push(Pay(p, self.amount, answer))


class GainLevel(AmountEffect[Millionaire]):
    """MIL-LVL-03, MIL-EDGE-34: one level up for free, or money at the highest level."""

    def befall(self, t: Millionaire, seat: int) -> None:
        if t.stars[seat] == HIGHEST:
            t.receive(seat, self.amount)
        else:
            t.stars = changed(t.stars, seat, t.stars[seat] + 1)
            t.tell("rose", seat, STARS[t.stars[seat]])


class LoseLevel(Effect[Millionaire]):
    """MIL-LVL-03, MIL-EDGE-34: one level down; no effect at one star."""

    def befall(self, t: Millionaire, seat: int) -> None:
        if t.stars[seat]:
            t.stars = changed(t.stars, seat, t.stars[seat] - 1)
            t.tell("sank", seat, STARS[t.stars[seat]])
        else:
            t.tell("no_effect", seat)


class Business(Effect[Millionaire]):
    """MIL-CARD-05: win on a double at one star, on a minimum total at three and five stars."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money", "at_three:number", "at_five:number")
    amount: int
    at_three: int
    at_five: int

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(ThrowForBusiness(seat, self.amount, self.at_three, self.at_five))


class ThrowForBusiness(TwoDice[Millionaire]):
    """MIL-DICE-04: the dice of a card; they move no token."""

    rule = "MIL-DICE-04"

    def __init__(self, seat: int, amount: int, at_three: int, at_five: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.at_three: Final = at_three
        self.at_five: Final = at_five

    def take(self, t: Millionaire, answer: int) -> None:
        p, a, b = self.seat, answer // 6 + 1, answer % 6 + 1
        level = t.stars[p]
        t.tell("threw_for_card", p, a, b)
        if a + b >= (self.at_five if level == HIGHEST else self.at_three) if level else a == b:
            t.receive(p, self.amount)
        else:
            t.tell("no_effect", p)


class AdvanceToGo(Effect[Millionaire]):
    """Move forward to GO: salary and evolution (MIL-GO-11)."""

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(Advance(seat, t.edition.size - t.place[seat]))


class AdvanceAnywhere(Effect[Millionaire]):
    """Move forward to any space of your choice."""

    leads: ClassVar[bool] = True

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(ChooseSpace(seat))


class ChooseSpace(Question[Millionaire]):
    """MIL-EDGE-36: choose any space but the current one."""

    answer_kind = "space"
    rule = "MIL-EDGE-36"

    def choices(self, t: Millionaire) -> Sequence[int]:
        space = t.place[self.seat]
        return t.edition.everywhere[:space] + t.edition.everywhere[space + 1 :]

    def take(self, t: Millionaire, answer: int) -> None:
        p = self.seat
        t.push(Advance(p, (answer - t.place[p]) % t.edition.size))


class PayThenAdvance(ByLevel):
    """Pay the bank by your level, then move forward."""

    needs: ClassVar[tuple[str, ...]] = ("one:money", "three:money", "five:money", "spaces:number")
    leads: ClassVar[bool] = True
    spaces: int

    def befall(self, t: Millionaire, seat: int) -> None:
        t.then(Pay(seat, self.amount_at(t.stars[seat]), BANK), Advance(seat, self.spaces))


class AdvanceInGroup(AfterSettling):
    """MIL-FORT-11: after settling the property, move forward to the next one of its group."""

    leads: ClassVar[bool] = True

    def befall(self, t: Millionaire, seat: int) -> None:
        e, current = t.edition, t.place[seat]
        group = e.members[e.group_of[current]]
        t.push(Advance(seat, min([(space - current) % e.size for space in group if space != current])))


class AdvanceToUnowned(AfterSettling):
    """MIL-FORT-11, MIL-EDGE-48: after settling the property, move forward to the next unowned one, if any."""

    leads: ClassVar[bool] = True

    def befall(self, t: Millionaire, seat: int) -> None:
        e, current = t.edition, t.place[seat]
        free = [(space - current) % e.size for space in e.deeds if t.owner[space] == BANK and space != current]
        if free:
            t.push(Advance(seat, min(free)))
        else:
            t.tell("nowhere", seat)
