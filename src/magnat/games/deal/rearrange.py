"""Rearranging a collection: a draft that takes effect when it is confirmed."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.deal.edition import DealEdition
from magnat.games.deal.sets import Collection, Group, colours_for, group_with, judged, properties, regrouped
from magnat.games.deal.table import Asked, Deal

WITHDRAW: Final = 0
CONFIRM: Final = 1
TURN: Final = 2  # TURN + card turns a wild; TURN + size + card exchanges a card


def can_rearrange(t: Deal, p: int) -> bool:
    """DEAL-PROP-05, -08, -10: True if the player may rearrange and has a wild to turn or two groups of a colour."""
    e = t.edition
    if t.rearranged >= e.rearrangements:
        return False
    collection = t.groups[p]
    solids, last = e.solids, e.unassigned
    for group in collection:
        colour = group[0]
        if colour == last and colour != e.unassigned:
            return True
        last = colour
        if group[-1] >= solids:
            if group[-1] < e.properties and not e.needs_anchor:
                return True
            if turnable(e, collection, group):
                return True
    return False


def turnable(e: DealEdition, draft: Collection, group: Group) -> list[int]:
    """DEAL-WILD-02: return the wilds of a group that can be given another colour."""
    solids, beyond = e.solids, e.properties
    wilds = [card for card in group[1:] if solids <= card < beyond]
    return [card for card in wilds if colours_to(e, draft, card)] if e.needs_anchor else wilds


def colours_to(e: DealEdition, draft: Collection, card: int) -> list[int]:
    """Return the other colours that a wild may be given. Removing it does not affect these colours."""
    colour = group_with(draft, card)[0]
    return [other for other in colours_for(e, draft, card) if other != colour]


class Rearrange(Asked):
    """DEAL-PROP-05, -08, -09: turn wilds and exchange cards between groups of a colour, then confirm or withdraw.

    Nothing on the table changes, buildings included, before the draft is confirmed. `draft` is the
    proposed collection. `steps` is the number of steps left, which guarantees that the dialogue
    ends.
    """

    answer_kind = "rearrangement"
    rule = "DEAL-PROP-09"
    withdrawal: ClassVar[int | None] = WITHDRAW
    window: ClassVar[bool] = True

    def __init__(self, seat: int, draft: Collection, steps: int) -> None:
        super().__init__(seat)
        self.draft: Final = draft
        self.steps: Final = steps

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        choices = [WITHDRAW]
        now = t.groups[self.seat]
        if self.draft != now and judged(e, self.draft)[0] != now:
            choices.append(CONFIRM)  # DEAL-PROP-10
        if not self.steps:
            return choices
        exchanges: list[int] = []
        before = self.draft[0]
        for group in self.draft:
            if group[-1] >= e.solids:  # it has a wild or a building
                choices += [TURN + card for card in turnable(e, self.draft, group)]
            if group[0] == before[0] and group is not before and group[1] < e.properties:  # not buildings only
                exchanges += [TURN + e.size + card for card in properties(e, before)]
            before = group
        return choices + exchanges

    def opens_dialogue(self, t: Deal, answer: int) -> bool:
        return answer >= TURN

    def take(self, t: Deal, answer: int) -> None:
        e, p = t.edition, self.seat
        if answer == CONFIRM:
            before = t.groups[p]
            t.tell("rearranged", p)
            t.put_in_order(p, self.draft)
            tell_turned(t, p, before)
            t.check_win()
        elif answer >= TURN + e.size:
            t.push(ExchangeWith(p, answer - TURN - e.size, self.draft, self.steps - 1))
        elif answer >= TURN:
            t.push(TurnTo(p, answer - TURN, self.draft, self.steps - 1))

    def why_not(self, t: Deal, answer: int) -> tuple[str, str]:
        if answer == CONFIRM:
            return "nothing_changed", "DEAL-PROP-10"
        return "not_movable", "DEAL-PROP-08"


def tell_turned(t: Deal, p: int, before: Collection) -> None:
    if t.facts is None:
        return
    e = t.edition
    was = {card: group[0] for group in before for card in group[1:]}
    for group in t.groups[p]:
        for card in properties(e, group):
            if was[card] != group[0]:
                t.tell("turned", p, card, group[0])


class Moving(Asked):
    """A question about the destination of one card of a draft."""

    always_opens_dialogue = True

    def __init__(self, seat: int, card: int, draft: Collection, steps: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.draft: Final = draft
        self.steps: Final = steps


class TurnTo(Moving):
    """DEAL-WILD-02, -03: the new colour of a wild."""

    answer_kind = "colour"
    rule = "DEAL-WILD-02"
    refusal = "not_its_colour"
    refusal_rule = "DEAL-WILD-01"

    def choices(self, t: Deal) -> Sequence[int]:
        return colours_to(t.edition, self.draft, self.card)

    def take(self, t: Deal, answer: int) -> None:
        draft = regrouped(t.edition, self.draft, (self.card,), (self.card,), (answer,))
        t.push(Rearrange(self.seat, draft, self.steps))


class ExchangeWith(Moving):
    """DEAL-PROP-08: the card in another group of the same colour to exchange this card with."""

    answer_kind = "card"
    rule = "DEAL-PROP-08"
    refusal = "not_movable"
    refusal_rule = "DEAL-PROP-08"

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        mine = group_with(self.draft, self.card)
        i = self.draft.index(mine)
        choices: list[int] = []
        for group in self.draft[i + 1 :]:
            if group[0] == mine[0]:
                choices.extend(properties(e, group))
        return choices

    def take(self, t: Deal, answer: int) -> None:
        draft: list[Group] = []
        for group in self.draft:
            if self.card in group[1:]:
                draft.append(exchanged(group, self.card, answer))
            else:
                draft.append(exchanged(group, answer, self.card))
        t.push(Rearrange(self.seat, tuple(sorted(draft)), self.steps))


def exchanged(group: Group, out: int, into: int) -> Group:
    return (group[0], *sorted([into if card == out else card for card in group[1:]]))
