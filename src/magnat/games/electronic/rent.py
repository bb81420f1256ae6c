"""Rent on other players' properties, and how the owner claims it.

`move.arrive` calls `owe_rent` if the property has another owner. `Electronic.rent_due` returns the
amount, 0 if the property is mortgaged.
"""

from magnat.games.electronic.table import Electronic
from magnat.kernel import Question
from magnat.mechanics.money import Pay


def owe_rent(t: Electronic, visitor: int, space: int, owner: int) -> None:
    """ELEC-RENT-03: the visitor pays immediately; with manual claims, the rent waits until the owner claims it."""
    rent = t.rent_due(space)
    if not rent:
        return
    t.tell("rent", visitor, space, rent, owner)
    if t.edition.manual_claims:
        t.add_claim(owner, visitor, rent, space)
        if t.edition.polled:
            t.push(ClaimRent(owner))
    else:
        t.push(Pay(visitor, rent, owner))


class ClaimRent(Question[Electronic]):
    """ELEC-RENT-01 to -03: the owner claims or waives the oldest rent due to him."""

    verbs = ("claim", "waive")
    rule = "ELEC-RENT-02"

    def take(self, t: Electronic, answer: int) -> None:
        claim = t.take_claim(self.seat)
        if answer:
            t.tell("waived", self.seat, claim.visitor, claim.amount)
        else:
            t.tell("claimed", self.seat, claim.visitor, claim.amount)
            t.push(Pay(claim.visitor, claim.amount, self.seat))

    def context(self, t: Electronic) -> dict[str, int]:
        claim = t.claims_of(self.seat)[0]
        return {"visitor": claim.visitor, "amount": claim.amount}
