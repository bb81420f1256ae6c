"""The Fortune cards that may be kept, and their effects."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.millionaire.building import free_sites
from magnat.games.millionaire.table import Millionaire
from magnat.kernel import Question, Step
from magnat.mechanics.decks import Effect
from magnat.mechanics.money import BANK
from magnat.mechanics.objection import Objection
from magnat.mechanics.property import bits


class Kept(Effect[Millionaire]):
    """MIL-FORT-04, -06: a card that is kept and used once."""

    def playable(self, t: Millionaire, seat: int) -> bool:
        """True if the card would have an effect now."""
        return False


class AfterSettling(Effect[Millionaire]):
    """MIL-FORT-11: an immediate card that takes effect after the property is settled."""


def targets(t: Millionaire, p: int) -> int:
    """Return the deeds that a card may take, as bits: without buildings and not in a complete group."""
    e, deeds = t.edition, 0
    for q in t.ring:
        if q != p:
            theirs = t.deeds[q] & ~t.built
            for group in bits(t.complete[q]):
                theirs &= ~e.group_bits[group]
            deeds |= theirs
    return deeds


def givable(t: Millionaire, p: int) -> int:
    """Return the deeds that may be given in a Forced Deal, as bits."""
    return t.deeds[p] & ~t.untradable()


class SlyDeal(Kept):
    """Take one deed of another player."""

    def playable(self, t: Millionaire, seat: int) -> bool:
        return bool(targets(t, seat))

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(TakeDeed(seat))


class ForcedDeal(Kept):
    """Exchange a deed for one of another player."""

    def playable(self, t: Millionaire, seat: int) -> bool:
        return bool(givable(t, seat) and targets(t, seat))

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(GiveDeed(seat))


class FreeHouse(Kept):
    """Place one house on a group of the player, for free."""

    def playable(self, t: Millionaire, seat: int) -> bool:
        return bool(free_sites(t, seat))

    def befall(self, t: Millionaire, seat: int) -> None:
        t.push(PlaceHouse(seat))


class SayingNo(Kept):
    """MIL-FORT-13: an interrupt, only played in response to another player's action."""


def can_play(t: Millionaire, p: int) -> bool:
    e = t.edition
    for card in t.hands[p]:
        effect = e.cards[card].effect
        assert isinstance(effect, Kept)
        if effect.playable(t, p):
            return True
    return False


class PlayFortune(Question[Millionaire]):
    """MIL-FORT-12: choose a kept card; it is laid before its targets are chosen, and cannot be taken back."""

    answer_kind = "card"
    rule = "MIL-FORT-12"
    from_hand: ClassVar[bool] = True

    def choices(self, t: Millionaire) -> Sequence[int]:
        choices: list[int] = []
        for card in t.hands[self.seat]:
            effect = t.edition.cards[card].effect
            assert isinstance(effect, Kept)
            if effect.playable(t, self.seat):
                choices.append(card)
        return choices

    def take(self, t: Millionaire, answer: int) -> None:
        t.tell("played_fortune", self.seat, answer)
        t.discard(self.seat, answer)
        t.edition.cards[answer].effect.befall(t, self.seat)


class PickDeed(Question[Millionaire]):
    """Choose one deed of a set. Silence takes the last, which tends to be expensive."""

    answer_kind = "space"
    rule = "MIL-FORT-12"

    def offered(self, t: Millionaire) -> int:
        raise NotImplementedError

    def choices(self, t: Millionaire) -> Sequence[int]:
        return bits(self.offered(t))

    def silence(self, t: Millionaire) -> int:
        return self.choices(t)[-1]


class AimAtDeed(PickDeed):
    """Choose a deed of another player, who may say no."""

    def offered(self, t: Millionaire) -> int:
        return targets(t, self.seat)

    def effect(self, deed: int) -> Step[Millionaire]:
        raise NotImplementedError

    def take(self, t: Millionaire, answer: int) -> None:
        p, victim = self.seat, t.owner[answer]
        t.tell("aimed", p, answer, victim)
        t.push(Objection(victim, p, self.effect(answer)))

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        if answer not in t.edition.deeds or t.owner[answer] in (BANK, self.seat):
            return "not_theirs", "MIL-FORT-12"
        return ("carries_building", "MIL-FORT-12") if t.built >> answer & 1 else ("complete_group", "MIL-EDGE-24")


class TakeDeed(AimAtDeed):
    """Sly Deal: choose the deed to take."""

    def effect(self, deed: int) -> Step[Millionaire]:
        return Steal(self.seat, deed)


class Steal(Step[Millionaire]):
    """MIL-EDGE-24, -25, -29: transfer a deed, mortgaged or not."""

    def __init__(self, seat: int, deed: int) -> None:
        super().__init__(seat)
        self.deed: Final = deed

    def run(self, t: Millionaire) -> None:
        p, deed = self.seat, self.deed
        t.tell("stole", p, deed, t.owner[deed])
        t.give_deed(deed, p)
        t.pay_inherited_interest(p, 1 << deed)

    def threat(self, t: Millionaire, seat: int) -> dict[str, int]:
        return {"threat": 1, "deed": self.deed}


class GiveDeed(Question[Millionaire]):
    """Forced Deal: choose which of your deeds to give."""

    answer_kind = "space"
    rule = "MIL-FORT-12"
    always_opens_dialogue = True

    def choices(self, t: Millionaire) -> Sequence[int]:
        return bits(givable(t, self.seat))

    def take(self, t: Millionaire, answer: int) -> None:
        t.push(TakeInExchange(self.seat, answer))

    def why_not(self, t: Millionaire, answer: int) -> tuple[str, str]:
        mine = answer in bits(t.deeds[self.seat])
        return ("carries_building", "MIL-DEAL-03") if mine else ("not_yours", self.rule)


class TakeInExchange(AimAtDeed):
    """Forced Deal: choose the deed to take in exchange."""

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given: Final = given

    def effect(self, deed: int) -> Step[Millionaire]:
        return Swap(self.seat, self.given, deed)


class Swap(Step[Millionaire]):
    """Exchange two deeds."""

    def __init__(self, seat: int, given: int, deed: int) -> None:
        super().__init__(seat)
        self.given: Final = given
        self.deed: Final = deed

    def run(self, t: Millionaire) -> None:
        p, victim = self.seat, t.owner[self.deed]
        t.tell("swapped", p, self.given, self.deed, victim)
        t.give_deed(self.deed, p)
        t.give_deed(self.given, victim)
        t.pay_inherited_interest(p, 1 << self.deed)
        t.pay_inherited_interest(victim, 1 << self.given)

    def threat(self, t: Millionaire, seat: int) -> dict[str, int]:
        return {"threat": 2, "deed": self.deed, "given": self.given}


class PlaceHouse(PickDeed):
    """Free House: choose where it goes; it costs nothing and must be built evenly."""

    rule = "MIL-BLD-04"
    refusal = "build_evenly"

    def offered(self, t: Millionaire) -> int:
        return free_sites(t, self.seat)

    def take(self, t: Millionaire, answer: int) -> None:
        level = t.level[answer] + 1
        t.set_level(answer, level)
        t.tell("built", self.seat, answer, level, 0)
