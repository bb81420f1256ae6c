"""Rent on other players' brands, and the card that reverses it.

`move.arrive` calls `owe_rent` if the brand is in another player's tower; the rent is the value of
that tower.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.attacks import ReverseRent
from magnat.games.empire.table import Empire, threaten
from magnat.kernel import Question
from magnat.mechanics.money import Pay
from magnat.mechanics.window import PASS_ONLY, PASS_OR_ACT


def owe_rent(t: Empire, visitor: int, space: int, owner: int) -> None:
    """EMP-RENT-01, -03: the visitor owes the tower value, unless the owner is in jail.

    A visitor who could hold Reverse Rent is always asked, so that the question reveals nothing.
    """
    if t.jailed[owner]:
        t.tell("no_rent", visitor, space, owner)
        return
    rent = t.value(owner)
    t.tell("rent", visitor, space, rent, owner)
    if t.may_hold(visitor, t.edition.reversals):
        t.push(PayOrReverse(visitor, owner, rent))
    else:
        t.push(Pay(visitor, rent, owner))


class PayOrReverse(Question[Empire]):
    """EMP-DEBT-08: pay the rent, or reverse it with Reverse Rent."""

    verbs = ("pay", "reverse")
    rule = "EMP-RENT-01"
    refusal = "card_not_held"
    refusal_rule = "EMP-CARD-01"
    from_hand: ClassVar[bool] = True

    def __init__(self, seat: int, owner: int, rent: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.rent: Final = rent

    def choices(self, t: Empire) -> Sequence[int]:
        return PASS_OR_ACT if t.holds(self.seat, t.edition.reversals) else PASS_ONLY

    def take(self, t: Empire, answer: int) -> None:
        p, owner = self.seat, self.owner
        pay = Pay(p, self.rent, owner)
        if answer:
            card = t.held(p, t.edition.reversals)
            t.lay_card(p, card)
            t.tell("played", p, card, owner)
            threaten(t, p, (owner,), ReverseRent(p, owner), pay)  # EMP-CARD-03: if cancelled, the rent is due
        else:
            t.push(pay)

    def context(self, t: Empire) -> dict[str, int]:
        return {"enough": t.cash[self.seat] >= self.rent, "brand": t.has_brand(self.seat)}

    def consequences(self, t: Empire, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - self.rent}
