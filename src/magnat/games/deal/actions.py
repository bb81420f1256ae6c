"""Deal: what each card does when it is played for its effect. One line a card.

A card is first named aloud, then its parameters are asked for one by one; only when all are named is it laid and does
it count as a play (DEAL-PLAY-09, -13). Every number is in deck.toml.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.deal.edition import DOUBLE, HOTEL, KINDS, RENT
from magnat.games.deal.joker import Threat
from magnat.games.deal.payment import Owe, hand_over
from magnat.games.deal.pile import draw_aloud
from magnat.games.deal.sets import (
    Group,
    best_colour,
    colours_for,
    group_with,
    is_complete,
    rent,
    takes_hotel,
    takes_house,
    with_building,
)
from magnat.games.deal.table import RESOLVED, Asked, Deal, first_cards
from magnat.kernel import Step


class Action:
    """What a card does. `refusal` says why it cannot, as a text key and a rule."""

    def __init__(self, name: str, reason: str, rule: str) -> None:
        self.name: Final = name
        self.reason: Final = reason
        self.rule: Final = rule

    def usable(self, t: Deal, p: int, card: int) -> bool:
        """DEAL-PLAY-07, -13: it can be played to its end."""
        return True

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        """Ask for the first parameter, or do it."""
        raise NotImplementedError


class Never(Action):
    """A card that is not played for an effect of its own."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        return False


class Parameter(Asked):
    """DEAL-PLAY-13: something that must be said of a card before it is laid."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


def use(t: Deal, p: int, card: int, doubles: int = 0) -> None:
    """DEAL-PLAY-04, -12: an action is laid face up with its doubles, each being a play, and waits to be resolved."""
    played = [card, *t.of_kind(p, DOUBLE)[:doubles]] if doubles else [card]
    for each in played:
        t.play_out(p, each)
    t.limbo = (*t.limbo, *played)
    t.tell("played", p, card, doubles)
    t.push(RESOLVED)


def demand(t: Deal, p: int, due: int, debtors: Sequence[int]) -> None:
    """DEAL-JOKER-11: each debtor in turn may cancel, pays, and only then the next one is asked."""
    for debtor in reversed(debtors):
        t.push(Threat(debtor, p, Owe(debtor, due, p)))
    if t.facts is not None:
        for debtor in debtors:
            t.tell("demanded", p, due, debtor)


# Properties


class LayProperty(Action):
    """DEAL-PROP-01: a property lies with its colour."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        lay_property(t, p, card, t.edition.colour_of(card))


class LayWild(Action):
    """DEAL-WILD-01: the player names the colour."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce(p, card)
        t.push(NameColour(p, card))


class NameColour(Parameter):
    """DEAL-WILD-01, -04: which colour the wild stands for."""

    of = "colour"
    rule = "DEAL-WILD-01"

    def choices(self, t: Deal) -> Sequence[int]:
        return colours_for(t.edition, t.groups[self.seat], self.card)

    def silence(self, t: Deal) -> int:
        return best_colour(t.edition, t.groups[self.seat], self.card)

    def take(self, t: Deal, answer: int) -> None:
        lay_property(t, self.seat, self.card, answer)

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return "not_its_colour", "DEAL-WILD-01"


def lay_property(t: Deal, p: int, card: int, colour: int) -> None:
    t.play_out(p, card)
    t.tell("laid", p, card, colour)
    t.collect(p, (), (card,), (colour,))
    t.check_win()


# Money for the asking


class PassGo(Action):
    """DEAL-GO-01: draw at once."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        use(t, p, card)
        draw_aloud(t, p, t.edition.go)


class Birthday(Action):
    """DEAL-BDAY-01: every other player owes a present."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        use(t, p, card)
        demand(t, p, t.edition.birthday, t.others(p))


class Jackpot(Action):
    """DEAL-JACK-01: one player of one's choice owes the jackpot."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce(p, card)
        t.push(DemandOf(p, card, t.edition.jackpot, 0))


class Rent(Action):
    """DEAL-RENT-01 to -06: rent for one of one's groups of the card's colours."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        bits = t.edition.colour_bits[card]
        for group in t.groups[p]:
            if bits >> group[0] & 1:
                return True
        return False

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        e = t.edition
        t.announce(p, card, DOUBLE, doubles)
        if e.rent_by_card and e.kinds[card] == RENT:
            charge(t, p, card, rent_of(t, p, e.colour_bits[card]), doubles)
        else:
            t.push(RentFor(p, card, doubles))


def rent_of(t: Deal, p: int, colours: int) -> int:
    """Option rent_scope: all groups of these colours together."""
    return sum([rent(t.edition, group) for group in t.groups[p] if colours >> group[0] & 1])


class RentFor(Parameter):
    """DEAL-RENT-02, -05: one group, named by its first card; rents are not added."""

    of = "group"
    rule = "DEAL-RENT-02"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "doubles")

    def __init__(self, seat: int, card: int, doubles: int) -> None:
        super().__init__(seat, card)
        self.doubles: Final = doubles

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        bits = e.colour_bits[self.card]
        found: list[int] = []
        last = -1
        for group in t.groups[self.seat]:
            if bits >> group[0] & 1 and not (e.rent_by_colour and group[0] == last):
                found.append(group[1])
                last = group[0]
        return found

    def silence(self, t: Deal) -> int:
        """The group that earns most."""
        e = t.edition
        best, most = -1, 0
        for first in self.choices(t):
            earned = rent(e, group_with(t.groups[self.seat], first))
            if earned > most:
                best, most = first, earned
        return best

    def take(self, t: Deal, answer: int) -> None:
        p = self.seat
        group = group_with(t.groups[p], answer)
        amount = rent_of(t, p, 1 << group[0]) if t.edition.rent_by_colour else rent(t.edition, group)
        charge(t, p, self.card, amount, self.doubles)

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return "no_group_of_colour", "DEAL-RENT-06"


def charge(t: Deal, p: int, card: int, amount: int, doubles: int) -> None:
    """DEAL-RENT-01, -03, -08, DEAL-DBL-01, -03, -04: each debtor owes all of it, doubled once or twice."""
    due = amount << doubles
    if t.edition.kinds[card] == RENT:
        use(t, p, card, doubles)
        demand(t, p, due, t.others(p))
    else:
        t.push(DemandOf(p, card, due, doubles))


class DemandOf(Parameter):
    """DEAL-JACK-01, DEAL-RENT-03: which player owes it."""

    of = "seat"
    rule = "DEAL-JACK-01"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "due", "doubles")

    def __init__(self, seat: int, card: int, due: int, doubles: int) -> None:
        super().__init__(seat, card)
        self.due: Final = due
        self.doubles: Final = doubles

    def choices(self, t: Deal) -> Sequence[int]:
        return t.others(self.seat)  # DEAL-PLAY-08: also who has nothing

    def take(self, t: Deal, answer: int) -> None:
        use(t, self.seat, self.card, self.doubles)
        demand(t, self.seat, self.due, (answer,))

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return "not_another_player", "DEAL-JACK-01"


# Taking properties


class Taking(Step[Deal]):
    """A property or a group, named by a card, is taken from its owner."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "card")

    def __init__(self, seat: int, victim: int, card: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.card: Final = card


def takeable(t: Deal, p: int, sparing: bool) -> list[int]:
    """The properties of the others, of complete groups only if these are not spared."""
    e = t.edition
    found: list[int] = []
    for other in t.others(p):
        for group in t.groups[other]:
            if not (sparing and is_complete(e, group)):
                found += [card for card in group[1:] if card < e.properties]
    return found


def any_takeable(t: Deal, p: int, sparing: bool) -> bool:
    sizes = t.edition.sizes
    for other, collection in enumerate(t.groups):
        if other != p:
            for group in collection:
                if not sparing or len(group) <= sizes[group[0]]:
                    return True
    return False


class Duel(Action):
    """DEAL-DUEL-01: take a property that is not in a complete group."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        return any_takeable(t, p, True)

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce(p, card)
        t.push(TakeProperty(p, card))


class TakeProperty(Parameter):
    """DEAL-DUEL-01 to -03: which one; its owner is the target."""

    of = "card"
    rule = "DEAL-DUEL-01"

    def choices(self, t: Deal) -> Sequence[int]:
        return takeable(t, self.seat, True)

    def take(self, t: Deal, answer: int) -> None:
        p, victim = self.seat, t.owner_of(answer)
        use(t, p, self.card)
        t.tell("wants", p, answer, victim)
        t.push(Threat(victim, p, Steal(p, victim, answer)))

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return why_not_taken(t, self.seat, answer, "DEAL-DUEL-02")


def why_not_taken(t: Deal, p: int, card: int, spared_by: str) -> tuple[str, str]:
    """Why a card cannot be taken from another player."""
    if card in takeable(t, p, False):
        return "in_complete_group", spared_by
    for collection in t.groups:
        for group in collection:
            if card in group[1:]:
                return ("building", "DEAL-BLD-07") if card >= t.edition.properties else ("your_own", "DEAL-DUEL-01")
    return "no_property_there", "DEAL-DUEL-01"


class Steal(Taking):
    """DEAL-DUEL-01: the property goes into the thief's collection."""

    def run(self, t: Deal) -> None:
        hand_over(t, self.seat, self.victim, (self.card,), ())


class Troc(Action):
    """DEAL-TROC-01, -04: swap one of one's own properties for one of another player."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        return bool(t.groups[p]) and any_takeable(t, p, t.edition.troc_spares)

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce(p, card)
        t.push(SwapFor(p, card))


class SwapFor(Parameter):
    """DEAL-TROC-02: which one is wanted, also of a complete group."""

    of = "card"
    rule = "DEAL-TROC-02"

    def choices(self, t: Deal) -> Sequence[int]:
        return takeable(t, self.seat, t.edition.troc_spares)

    def take(self, t: Deal, answer: int) -> None:
        t.push(SwapAway(self.seat, self.card, answer))

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return why_not_taken(t, self.seat, answer, "DEAL-TROC-02")


class SwapAway(Parameter):
    """DEAL-TROC-03, -05: which of one's own is given for it, whatever its value, colour or group."""

    of = "card"
    rule = "DEAL-TROC-03"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "wanted")

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

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return "not_your_property", "DEAL-TROC-04"


class Swap(Taking):
    """DEAL-TROC-06: both cards move in one step."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "card", "own")

    def __init__(self, seat: int, victim: int, card: int, own: int) -> None:
        super().__init__(seat, victim, card)
        self.own: Final = own

    def run(self, t: Deal) -> None:
        hand_over(t, self.seat, self.victim, (self.card,), (self.own,))


class Banco(Action):
    """DEAL-BANCO-01, -03: take a whole complete group."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        sizes = t.edition.sizes
        for other, collection in enumerate(t.groups):
            if other != p:
                for group in collection:
                    if len(group) > sizes[group[0]]:
                        return True
        return False

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce(p, card)
        t.push(TakeGroup(p, card))


class TakeGroup(Parameter):
    """DEAL-BANCO-01: which one, named by its first card; its owner is the target."""

    of = "group"
    rule = "DEAL-BANCO-01"

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        found: list[Group] = []
        for other in t.others(self.seat):
            found.extend([group for group in t.groups[other] if is_complete(e, group)])
        return first_cards(found)

    def take(self, t: Deal, answer: int) -> None:
        p, victim = self.seat, t.owner_of(answer)
        use(t, p, self.card)
        t.tell("wants_group", p, group_with(t.groups[victim], answer)[0], victim)
        t.push(Threat(victim, p, StealGroup(p, victim, answer)))

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        return "not_a_complete_group", "DEAL-BANCO-03"


class StealGroup(Taking):
    """DEAL-BANCO-02: the cards of the group, wilds as they are, and its buildings; a surplus stays."""

    def run(self, t: Deal) -> None:
        p, victim = self.seat, self.victim
        group = group_with(t.groups[victim], self.card)
        t.groups[victim] = tuple([other for other in t.groups[victim] if other != group])
        t.groups[p] = tuple(sorted([*t.groups[p], group]))
        t.tell("took_group", p, group[0], victim)
        t.check_win()


# Buildings


class Build(Action):
    """DEAL-BLD-01 to -05: a house or a hotel on a group of one's own."""

    def __init__(self, name: str, reason: str, rule: str, hotel: bool) -> None:
        super().__init__(name, reason, rule)
        self.hotel: Final = hotel

    def usable(self, t: Deal, p: int, card: int) -> bool:
        return bool(building_sites(t, p, self.hotel))

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce(p, card)
        t.push(BuildOn(p, card))


def building_sites(t: Deal, p: int, hotel: bool) -> list[int]:
    e = t.edition
    complete = [group for group in t.groups[p] if len(group) > e.sizes[group[0]]]
    return first_cards([g for g in complete if (takes_hotel(e, g) if hotel else takes_house(e, g))])


class BuildOn(Parameter):
    """DEAL-BLD-01, -03: on which group, named by its first card; there the building stays (DEAL-BLD-08)."""

    of = "group"
    rule = "DEAL-BLD-01"

    def choices(self, t: Deal) -> Sequence[int]:
        return building_sites(t, self.seat, t.edition.kinds[self.card] == HOTEL)

    def take(self, t: Deal, answer: int) -> None:
        p = self.seat
        t.play_out(p, self.card)
        group = group_with(t.groups[p], answer)
        t.groups[p] = with_building(t.groups[p], group, self.card)
        t.tell("built", p, self.card, group[0])

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        if t.edition.kinds[self.card] == HOTEL:
            return "needs_house", "DEAL-BLD-03"
        return "nowhere_to_build", "DEAL-BLD-01"


# The cards, in the order of KINDS, each with the reason and the rule why it may not be usable.

ACTIONS: Final[list[Action]] = [
    LayProperty("property", "not_in_hand", "DEAL-PLAY-02"),
    LayWild("wild", "not_in_hand", "DEAL-PLAY-02"),
    Never("money", "money_is_banked", "DEAL-BANK-01"),
    PassGo("go", "not_in_hand", "DEAL-PLAY-02"),
    Jackpot("jackpot", "not_in_hand", "DEAL-PLAY-02"),
    Birthday("birthday", "not_in_hand", "DEAL-PLAY-02"),
    Rent("rent", "no_group_of_colour", "DEAL-RENT-06"),
    Rent("rent_any", "no_group_of_colour", "DEAL-RENT-06"),
    Banco("banco", "no_complete_group", "DEAL-BANCO-03"),
    Duel("duel", "nothing_to_take", "DEAL-DUEL-02"),
    Troc("troc", "nothing_to_swap", "DEAL-TROC-04"),
    Build("house", "nowhere_to_build", "DEAL-BLD-01", hotel=False),
    Build("hotel", "needs_house", "DEAL-BLD-03", hotel=True),
    Never("double", "double_alone", "DEAL-DBL-05"),
    Never("joker", "joker_only_answers", "DEAL-JOKER-05"),
]
assert tuple([action.name for action in ACTIONS]) == KINDS
