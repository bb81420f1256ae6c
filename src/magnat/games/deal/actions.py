"""The effect of each card.

An action card is announced first, then its parameters are asked for one by one. Only when all of
them are known is the card laid and counted as a play (DEAL-PLAY-09, -13). All numbers are in
deck.toml.
"""

from collections.abc import Sequence
from typing import Final

from magnat.games.deal.demands import Birthday, Jackpot, Rent
from magnat.games.deal.edition import ALWAYS, BANKED, IF_USABLE, IN_ANSWER, LAID, WITH_RENT
from magnat.games.deal.pile import draw_aloud
from magnat.games.deal.playing import Action, Aimed, Parameter, use
from magnat.games.deal.sets import Group, best_colour, colours_for, group_with, takes_hotel, takes_house, with_building
from magnat.games.deal.table import Deal
from magnat.games.deal.taking import Banco, Duel, Troc


class LayProperty(Action):
    """DEAL-PROP-01: a property is laid with its colour."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        lay_property(t, p, card, t.edition.colour_of(card))


class LayWild(Aimed):
    """DEAL-WILD-01: the player names the colour of a wild."""

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        return NameColour(p, card)


class NameColour(Parameter):
    """DEAL-WILD-01, -04: the colour that the wild stands for."""

    answer_kind = "colour"
    rule = "DEAL-WILD-01"
    refusal = "not_its_colour"
    refusal_rule = "DEAL-WILD-01"

    def choices(self, t: Deal) -> Sequence[int]:
        return colours_for(t.edition, t.groups[self.seat], self.card)

    def silence(self, t: Deal) -> int:
        return best_colour(t.edition, t.groups[self.seat], self.card)

    def take(self, t: Deal, answer: int) -> None:
        lay_property(t, self.seat, self.card, answer)


def lay_property(t: Deal, p: int, card: int, colour: int) -> None:
    t.play_out(p, card)
    t.tell("laid", p, card, colour)
    t.collect(p, (), (card,), (colour,))
    t.check_win()


class PassGo(Action):
    """DEAL-GO-01: draw cards immediately."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        use(t, p, card)
        draw_aloud(t, p, t.edition.amounts[card])


class Build(Aimed):
    """DEAL-BLD-01 to -05: a house or a hotel on one of the player's own groups."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        return bool(building_sites(t, p, card))

    def why_unusable(self, t: Deal, p: int) -> tuple[str, str]:
        return why_no_building(t, t.groups[p])

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        return BuildOn(p, card)


def building_sites(t: Deal, p: int, card: int) -> list[int]:
    e = t.edition
    return [g[1] for g in t.groups[p] if (takes_hotel(e, g) if e.hotels[card] else takes_house(e, g))]


class BuildOn(Parameter):
    """DEAL-BLD-01 to -04: the group to build on, named by its first card. The building stays there (DEAL-BLD-08)."""

    answer_kind = "group"
    rule = "DEAL-BLD-01"

    def choices(self, t: Deal) -> Sequence[int]:
        return building_sites(t, self.seat, self.card)

    def take(self, t: Deal, answer: int) -> None:
        p = self.seat
        t.play_out(p, self.card)
        group = group_with(t.groups[p], answer)
        t.groups[p] = with_building(t.groups[p], group, self.card)
        t.tell("built", p, self.card, group[0])

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        with_card = [group for group in t.groups[self.seat] if answer in group[1:]]
        return why_no_building(t, with_card)

    def consequences(self, t: Deal, answer: int) -> dict[str, int]:
        return t.group_named(self.seat, answer)


def why_no_building(t: Deal, groups: Sequence[Group]) -> tuple[str, str]:
    """Return why none of these groups takes the building: the reason of the group closest to taking it."""
    e = t.edition
    complete = [group for group in groups if len(group) > e.sizes[group[0]]]
    streets = [group for group in complete if e.buildable[group[0]]]
    if not complete:
        return "group_not_complete", "DEAL-BLD-01"
    if not streets:
        return "not_on_stations", "DEAL-BLD-04"
    for group in streets:
        if len(group) == e.sizes[group[0]] + 1:
            return "needs_house", "DEAL-BLD-03"  # a house would fit here, so the card must be a hotel
    return "built_already", "DEAL-BLD-02"


# The kinds of cards, each declared once: its name, also in deck.toml and the texts, how it is played, its effect, and
# the reason and the rule of a refusal. Its amount is in deck.toml.
ACTIONS: Final[list[Action]] = [
    LayProperty("property", LAID),
    LayWild("wild", LAID),
    Action("money", BANKED, "money_is_banked", "DEAL-BANK-01"),
    PassGo("go", ALWAYS),
    Jackpot("jackpot", ALWAYS),
    Birthday("birthday", ALWAYS),
    Rent("rent", IF_USABLE, "no_group_of_colour", "DEAL-RENT-06"),
    Rent("rent_any", IF_USABLE, "no_group_of_colour", "DEAL-RENT-06"),
    Banco("banco", IF_USABLE, "no_complete_group", "DEAL-BANCO-03"),
    Duel("duel", IF_USABLE, "nothing_to_take", "DEAL-DUEL-02"),
    Troc("troc", IF_USABLE, "nothing_to_swap", "DEAL-TROC-04"),
    Build("house", IF_USABLE),
    Build("hotel", IF_USABLE),
    Action("double", WITH_RENT, "double_alone", "DEAL-DBL-05"),
    Action("joker", IN_ANSWER, "joker_only_answers", "DEAL-JOKER-05"),
]
KINDS: Final[tuple[str, ...]] = tuple([action.name for action in ACTIONS])  # a kind is an index into this tuple

# The kinds that other modules mention.
PROPERTY: Final[int] = KINDS.index("property")
WILD: Final[int] = KINDS.index("wild")
MONEY: Final[int] = KINDS.index("money")
RENT: Final[int] = KINDS.index("rent")
RENT_ANY: Final[int] = KINDS.index("rent_any")
