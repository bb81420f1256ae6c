"""Electronic: rent, which its owner claims."""

from collections.abc import Sequence
from typing import Final

from magnat.games.electronic.table import Electronic
from magnat.kernel import Frame, Question
from magnat.mechanics.money import Pay

BOTH: Final[tuple[int, ...]] = (0, 1)


def claim_or_pay(t: Electronic, visitor: int, space: int, rent: int, owner: int) -> None:
    """ELEC-RENT-03: claimed at once by an attentive owner, or left to him, the amount frozen now."""
    t.tell("rent", visitor, space, rent, owner)
    if t.edition.manual_claims:
        t.claims = (*t.claims, owner, visitor, rent, t.turns)
        if t.edition.polled:
            t.push(ClaimRent(owner))
    else:
        t.push(Pay(visitor, rent, owner))


class ClaimRent(Question[Electronic]):
    """ELEC-RENT-01, -03: the owner claims the oldest rent due to him, or waives it."""

    verbs = ("claim", "waive")
    rule = "ELEC-RENT-02"

    def choices(self, t: Electronic) -> Sequence[int]:
        return BOTH

    def take(self, t: Electronic, answer: int) -> None:
        i = t.claim_of(self.seat)
        visitor, rent = t.claims[i + 1], t.claims[i + 2]
        t.drop_claim(i)
        if answer:
            t.tell("waived", self.seat, visitor, rent)
        else:
            t.tell("claimed", self.seat, visitor, rent)
            t.push(Pay(visitor, rent, self.seat))

    def without(self, seat: int) -> Frame | None:
        return None if seat == self.seat else self
