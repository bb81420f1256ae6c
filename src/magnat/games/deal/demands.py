"""Cards that ask for money."""

from collections.abc import Sequence
from typing import Final

from magnat.games.deal.edition import WITH_RENT
from magnat.games.deal.joker import Threat
from magnat.games.deal.payment import Owe
from magnat.games.deal.playing import Action, Aimed, Parameter, use
from magnat.games.deal.sets import group_with, rent
from magnat.games.deal.table import Deal


def demand(t: Deal, p: int, due: int, debtors: Sequence[int]) -> None:
    """DEAL-JOKER-11: each debtor in turn may cancel or pays; only then is the next debtor asked."""
    for debtor in reversed(debtors):
        t.push(Threat(debtor, p, Owe(debtor, due, p)))
    if t.facts is not None:
        for debtor in debtors:
            t.tell("demanded", p, due, debtor)


class Birthday(Action):
    """DEAL-BDAY-01: every other player owes a present."""

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        use(t, p, card)
        demand(t, p, t.edition.amounts[card], t.others(p))


class Jackpot(Aimed):
    """DEAL-JACK-01: one player chosen by the owner of the card owes the jackpot."""

    def aim(self, t: Deal, p: int, card: int) -> Parameter:
        return DemandOf(p, card, t.edition.amounts[card], 0)


class Rent(Action):
    """DEAL-RENT-01 to -06: rent for one of the player's groups in the card's colours."""

    def usable(self, t: Deal, p: int, card: int) -> bool:
        bits = t.edition.colour_bits[card]
        for group in t.groups[p]:
            if bits >> group[0] & 1:
                return True
        return False

    def opens_dialogue(self, t: Deal, card: int) -> bool:
        return not t.edition.rent_by_card or t.edition.one_debtor[card]

    def begin(self, t: Deal, p: int, card: int, doubles: int) -> None:
        t.announce((card, *t.held(p, WITH_RENT)[:doubles]))
        if self.opens_dialogue(t, card):
            t.push(RentFor(p, card, doubles))
        else:
            charge(t, p, card, rent_of(t, p, t.edition.colour_bits[card]), doubles)


def rent_of(t: Deal, p: int, colours: int) -> int:
    """Option rent_scope: return the total rent of all groups of these colours."""
    return sum([rent(t.edition, group) for group in t.groups[p] if colours >> group[0] & 1])


class RentFor(Parameter):
    """DEAL-RENT-02, -05: the group, identified by its first card; rents are not added up."""

    answer_kind = "group"
    rule = "DEAL-RENT-02"
    refusal = "no_group_of_colour"
    refusal_rule = "DEAL-RENT-06"

    def __init__(self, seat: int, card: int, doubles: int) -> None:
        super().__init__(seat, card)
        self.doubles: Final = doubles

    def choices(self, t: Deal) -> Sequence[int]:
        e = t.edition
        bits = e.colour_bits[self.card]
        choices: list[int] = []
        last = e.unassigned
        for group in t.groups[self.seat]:
            if bits >> group[0] & 1 and not (e.rent_by_colour and group[0] == last):
                choices.append(group[1])
                last = group[0]
        return choices

    def silence(self, t: Deal) -> int:
        choices = self.choices(t)
        earned = [rent(t.edition, group_with(t.groups[self.seat], first)) for first in choices]
        return choices[earned.index(max(earned))]

    def opens_dialogue(self, t: Deal, answer: int) -> bool:
        return t.edition.one_debtor[self.card]

    def take(self, t: Deal, answer: int) -> None:
        p = self.seat
        group = group_with(t.groups[p], answer)
        amount = rent_of(t, p, 1 << group[0]) if t.edition.rent_by_colour else rent(t.edition, group)
        charge(t, p, self.card, amount, self.doubles)

    def consequences(self, t: Deal, answer: int) -> dict[str, int]:
        group = t.group_named(self.seat, answer)
        if t.edition.rent_by_colour:
            group["due"] = rent_of(t, self.seat, 1 << group["colour"])
        return group


def charge(t: Deal, p: int, card: int, amount: int, doubles: int) -> None:
    """DEAL-RENT-01, -03, -08, DEAL-DBL-01, -03, -04: each debtor owes the full amount, doubled `doubles` times."""
    due = amount << doubles
    if t.edition.one_debtor[card]:
        t.push(DemandOf(p, card, due, doubles))
    else:
        use(t, p, card, doubles)
        demand(t, p, due, t.others(p))


class DemandOf(Parameter):
    """DEAL-JACK-01, DEAL-RENT-03: the player who owes the amount."""

    answer_kind = "seat"
    rule = "DEAL-JACK-01"
    refusal = "not_another_player"

    def __init__(self, seat: int, card: int, due: int, doubles: int) -> None:
        super().__init__(seat, card)
        self.due: Final = due
        self.doubles: Final = doubles

    def choices(self, t: Deal) -> Sequence[int]:
        return t.others(self.seat)  # DEAL-PLAY-08: including players with nothing

    def take(self, t: Deal, answer: int) -> None:
        use(t, self.seat, self.card, self.doubles)
        demand(t, self.seat, self.due, (answer,))

    def rule_at(self, t: Deal) -> str:
        return "DEAL-RENT-03" if t.edition.one_debtor[self.card] else self.rule
