"""Cards that take or swap properties."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.deal.joker import Threat
from magnat.games.deal.payment import hand_over
from magnat.games.deal.playing import Aimed, Parameter, use
from magnat.games.deal.sets import group_with, is_complete
from magnat.games.deal.table import Deal
from magnat.kernel import Step


class Taking(Step[Deal]):
    """A property, or a group identified by one of its cards, is taken from its owner."""

    def __init__(self, seat: int, victim: int, card: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.card: Final = card

    def colour(self, t: Deal) -> int:
        return group_with(t.groups[self.victim], self.card)[0]


def takeable(t: Deal, p: int, sparing: bool) -> list[int]:
    """Return the other players' properties; with `sparing`, without those in complete groups."""
    e = t.edition
    cards: list[int] = []
    for other in t.others(p):
        for group in t.groups[other]:
            if not (sparing and is_complete(e, group)):
                cards += [card for card in group[1:] if card < e.properties]
    return cards


def any_takeable(t: Deal, p: int, sparing: bool) -> bool:
    sizes = t.edition.sizes
    for other, collection in enumerate(t.groups):
        if other != p:
            for group in collection:
                if not sparing or len(group) <= sizes[group[0]]:
                    return True
    return False


class Duel(Aimed):
    """DEAL-DUEL-01: take a property that is not in a complete group."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        return any_takeable(t, p, True)

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        return TakeProperty(p, card)


class WhichProperty(Parameter):
    """A question for a property of another player; the property's owner becomes the target."""

    answer_kind = "card"
    spared_by: ClassVar[str] = ""  # the rule that protects complete groups

    def sparing(self, t: Deal) -> bool:
        """True if properties in complete groups are protected."""
        return True

    def choices(self, t: Deal) -> Sequence[int]:
        return takeable(t, self.seat, self.sparing(t))

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        if answer in takeable(t, self.seat, False):
            return "in_complete_group", self.spared_by
        for collection in t.groups:
            for group in collection:
                if answer in group[1:]:
                    building = answer >= t.edition.properties
                    return ("building", "DEAL-BLD-07") if building else ("your_own", "DEAL-DUEL-01")
        return "no_property_there", "DEAL-DUEL-01"

    def consequences(self, t: Deal, answer: int) -> dict[str, int]:
        victim = t.owner_of(answer)
        return {"victim": victim, "colour": group_with(t.groups[victim], answer)[0]}


class TakeProperty(WhichProperty):
    """DEAL-DUEL-01 to -03: the property to take."""

    rule = "DEAL-DUEL-01"
    spared_by: ClassVar[str] = "DEAL-DUEL-02"

    def take(self, t: Deal, answer: int) -> None:
        p, victim = self.seat, t.owner_of(answer)
        use(t, p, self.card)
        t.tell("wants", p, answer, victim)
        t.push(Threat(victim, p, Steal(p, victim, answer)))


class Steal(Taking):
    """DEAL-DUEL-01: the property moves to the thief's collection."""

    def run(self, t: Deal) -> None:
        hand_over(t, self.seat, self.victim, (self.card,), ())

    def threat(self, t: Deal, seat: int) -> dict[str, int]:
        return {"threat": 1, "card": self.card, "colour": self.colour(t)}


class Troc(Aimed):
    """DEAL-TROC-01, -04: swap one of the player's properties for a property of another player."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        return bool(t.groups[p]) and any_takeable(t, p, t.edition.troc_spares)

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        return SwapFor(p, card)


class SwapFor(WhichProperty):
    """DEAL-TROC-02: the property to receive, even from a complete group."""

    rule = "DEAL-TROC-02"
    always_opens_dialogue = True
    spared_by: ClassVar[str] = "DEAL-TROC-02"

    def sparing(self, t: Deal) -> bool:
        return t.edition.troc_spares

    def take(self, t: Deal, answer: int) -> None:
        t.push(SwapAway(self.seat, self.card, answer))


class SwapAway(Parameter):
    """DEAL-TROC-03, -05: the property to give in return, regardless of value, colour or group."""

    answer_kind = "card"
    rule = "DEAL-TROC-03"
    refusal = "not_your_property"
    refusal_rule = "DEAL-TROC-04"

    def __init__(self, seat: int, card: int, wanted: int) -> None:
        super().__init__(seat, card)
        self.wanted: Final = wanted

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        return [card for group in t.groups[self.seat] for card in group[1:] if card < e.properties]

    def take(self, t: Deal, answer: int) -> None:
        p, victim = self.seat, t.owner_of(self.wanted)
        use(t, p, self.card)
        t.tell("wants_swap", p, self.wanted, victim, answer)
        t.push(Threat(victim, p, Swap(p, victim, self.wanted, answer)))

    def consequences(self, t: Deal, answer: int) -> dict[str, int]:
        return {"colour": group_with(t.groups[self.seat], answer)[0]}


class Swap(Taking):
    """DEAL-TROC-06: both cards move in one step."""

    def __init__(self, seat: int, victim: int, card: int, own: int) -> None:
        super().__init__(seat, victim, card)
        self.own: Final = own

    def run(self, t: Deal) -> None:
        hand_over(t, self.seat, self.victim, (self.card,), (self.own,))

    def threat(self, t: Deal, seat: int) -> dict[str, int]:
        return {"threat": 2, "card": self.card, "own": self.own, "colour": self.colour(t)}


class Banco(Aimed):
    """DEAL-BANCO-01, -03: take a complete group."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        sizes = t.edition.sizes
        for other, collection in enumerate(t.groups):
            if other != p:
                for group in collection:
                    if len(group) > sizes[group[0]]:
                        return True
        return False

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        return TakeGroup(p, card)


class TakeGroup(Parameter):
    """DEAL-BANCO-01: the group to take, identified by its first card; its owner is the target."""

    answer_kind = "group"
    rule = "DEAL-BANCO-01"
    refusal = "not_a_complete_group"
    refusal_rule = "DEAL-BANCO-03"

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        return [group[1] for other in t.others(self.seat) for group in t.groups[other] if is_complete(e, group)]

    def take(self, t: Deal, answer: int) -> None:
        p, victim = self.seat, t.owner_of(answer)
        use(t, p, self.card)
        t.tell("wants_group", p, group_with(t.groups[victim], answer)[0], victim)
        t.push(Threat(victim, p, StealGroup(p, victim, answer)))

    def consequences(self, t: Deal, answer: int) -> dict[str, int]:
        victim = t.owner_of(answer)
        return {"victim": victim, **t.group_named(victim, answer)}


class StealGroup(Taking):
    """DEAL-BANCO-02: the group moves with its wilds unchanged and its buildings; surplus cards of the colour stay."""

    def run(self, t: Deal) -> None:
        p, victim = self.seat, self.victim
        group = group_with(t.groups[victim], self.card)
        t.groups[victim] = tuple([other for other in t.groups[victim] if other != group])
        t.groups[p] = tuple(sorted([*t.groups[p], group]))
        t.tell("took_group", p, group[0], victim)
        t.check_win()

    def threat(self, t: Deal, seat: int) -> dict[str, int]:
        return {"threat": 3, "card": self.card, "colour": self.colour(t)}
