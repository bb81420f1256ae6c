"""Mechanics: rents that wait until their owner claims them."""

from typing import ClassVar, Final

from magnat.kernel.native import mypyc_attr
from magnat.mechanics.money import MoneyTable


class Claim:
    """A rent that `owner` may ask of `visitor`, who came to `space` in that turn."""

    def __init__(self, owner: int, visitor: int, amount: int, turn: int, space: int) -> None:
        self.owner: Final = owner
        self.visitor: Final = visitor
        self.amount: Final = amount
        self.turn: Final = turn
        self.space: Final = space


@mypyc_attr(allow_interpreted_subclasses=True)
class ClaimTable(MoneyTable):
    """A table where rents may wait. A column holds ints, so `claims` has those of each claim one after the other."""

    claim_size: ClassVar[int] = 5  # so many ints; 4 in a game that does not keep the space, which is 0 then

    claims: tuple[int, ...]  # the oldest first

    def claim_at(self, at: int) -> Claim:
        """The one whose ints begin there."""
        ints = self.claims
        return Claim(ints[at], ints[at + 1], ints[at + 2], ints[at + 3], ints[at + 4] if self.claim_size > 4 else 0)

    def waiting_claims(self) -> list[Claim]:
        """All of them, the oldest first."""
        return [self.claim_at(at) for at in range(0, len(self.claims), self.claim_size)]

    def keep_claims(self, kept: list[Claim]) -> None:
        """These wait, and no others."""
        ints: list[int] = []
        for claim in kept:
            ints += (claim.owner, claim.visitor, claim.amount, claim.turn, claim.space)[: self.claim_size]
        self.claims = tuple(ints)

    def has_claim(self, owner: int) -> bool:
        """Whether a rent waits for a seat: asked at every window, so it builds no objects."""
        ints, at = self.claims, 0
        while at < len(ints):
            if ints[at] == owner:
                return True
            at += self.claim_size
        return False

    def claims_of(self, owner: int) -> list[Claim]:
        """Those of a seat, the oldest first."""
        return [claim for claim in self.waiting_claims() if claim.owner == owner]

    def add_claim(self, owner: int, visitor: int, amount: int, space: int) -> None:
        self.claims = (*self.claims, *(owner, visitor, amount, self.turns, space)[: self.claim_size])

    def take_claim(self, owner: int, which: int = 0) -> Claim:
        """One of a seat's claims, the oldest unless said otherwise, waits no more."""
        waiting = self.waiting_claims()
        taken = [claim for claim in waiting if claim.owner == owner][which]
        waiting.remove(taken)
        self.keep_claims(waiting)
        return taken

    def lapse_claims(self) -> list[Claim]:
        """A throw made in a later turn ends the claims of earlier ones: these."""
        lapsed: list[Claim] = []
        while self.claims and self.claims[3] != self.turns:
            lapsed.append(self.claim_at(0))
            self.claims = self.claims[self.claim_size :]
        return lapsed

    def void_claims(self, seat: int) -> None:
        """Those of and against a seat that leaves."""
        self.keep_claims([claim for claim in self.waiting_claims() if seat not in (claim.owner, claim.visitor)])
