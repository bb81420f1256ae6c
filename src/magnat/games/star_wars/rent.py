"""Rent on another player's space, and claiming it in time.

`move.arrive` calls `owe_rent` if the space has another owner; `StarWars.rent_due` returns the
amount.
"""

from collections.abc import Sequence
from typing import Final

from magnat.games.star_wars.force import threaten
from magnat.games.star_wars.table import StarWars
from magnat.kernel import Question
from magnat.mechanics.money import Pay

OLDEST: Final = 0


def owe_rent(t: StarWars, visitor: int, space: int, owner: int) -> None:
    """SW-RENT-02, -09 to -11: fix the rent at landing; demand it at once or leave it to the owner's claim.

    A jailed owner gets no rent.
    """
    if t.jailed[owner]:
        t.tell("no_rent", visitor, space, owner)
        return
    amount = t.rent_due(space, visitor)
    t.tell("rent", visitor, space, amount, owner)
    if t.edition.manual_claims:
        t.add_claim(owner, visitor, amount, space)
    else:
        demand(t, owner, visitor, amount)


def demand(t: StarWars, owner: int, visitor: int, amount: int) -> None:
    """SW-JSN-06, -07: demand a rent; it may be cancelled only with the option `jsn_rent`."""
    if t.edition.jsn_rent:
        threaten(t, owner, visitor, Pay(visitor, amount, owner))
    else:
        t.due(visitor, amount, owner, 0)


def claim(t: StarWars, owner: int) -> None:
    """SW-RENT-16: claim a rent; each rent is claimed separately."""
    if len(t.claims_of(owner)) > 1:
        t.push(ClaimRent(owner))
    else:
        take_claim(t, owner, OLDEST)


def take_claim(t: StarWars, owner: int, which: int) -> None:
    claim = t.take_claim(owner, which)
    t.tell("claimed", owner, claim.visitor, claim.amount, claim.space)
    demand(t, owner, claim.visitor, claim.amount)


class ClaimRent(Question[StarWars]):
    """SW-RENT-16: choose among several rents; 0 is the oldest."""

    answer_kind = "number"
    rule = "SW-RENT-16"

    def choices(self, t: StarWars) -> Sequence[int]:
        return range(len(t.claims_of(self.seat)))

    def take(self, t: StarWars, answer: int) -> None:
        take_claim(t, self.seat, answer)

    def consequences(self, t: StarWars, answer: int) -> dict[str, int]:
        claim = t.claims_of(self.seat)[answer]
        return {"visitor": claim.visitor, "amount": claim.amount, "space": claim.space}
