"""Rents that wait until the owner claims them."""

from typing import ClassVar, NamedTuple

from magnat.kernel.native import mypyc_attr
from magnat.mechanics.money import MoneyTable


class Claim(NamedTuple):
    """A rent that `owner` may claim from `visitor`, who landed on `space` in that turn."""

    owner: int
    visitor: int
    amount: int
    turn: int
    space: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ClaimTable(MoneyTable):
    """A table with unclaimed rents. Columns hold ints, so `claims` is the concatenation of the claims' fields."""

    claim_size: ClassVar[int] = 5  # ints per claim; 4 in a game that does not store the space (it is then 0)

    claims: tuple[int, ...]  # oldest first

    def claim_at(self, at: int) -> Claim:
        return Claim(*self.claims[at : at + self.claim_size])

    def waiting_claims(self) -> list[Claim]:
        return [self.claim_at(at) for at in range(0, len(self.claims), self.claim_size)]

    def keep_claims(self, claims: list[Claim]) -> None:
        self.claims = tuple([value for claim in claims for value in claim[: self.claim_size]])

    def has_claim(self, owner: int) -> bool:
        """True if a seat has a claim. Called at every window, so it creates no objects."""
        ints, at = self.claims, 0
        while at < len(ints):
            if ints[at] == owner:
                return True
            at += self.claim_size
        return False

    def claims_of(self, owner: int) -> list[Claim]:
        return [claim for claim in self.waiting_claims() if claim.owner == owner]

    def add_claim(self, owner: int, visitor: int, amount: int, space: int) -> None:
        self.claims = (*self.claims, *(owner, visitor, amount, self.turns, space)[: self.claim_size])

    def take_claim(self, owner: int, which: int = 0) -> Claim:
        """Remove and return one of a seat's claims, by default the oldest."""
        waiting, taken = self.waiting_claims(), self.claims_of(owner)[which]
        waiting.remove(taken)
        self.keep_claims(waiting)
        return taken

    def lapse_claims(self) -> list[Claim]:
        """Remove and return the claims from earlier turns, which the first throw of a later turn ends."""
        lapsed: list[Claim] = []
        while self.claims and self.claims[3] != self.turns:
            lapsed.append(self.claim_at(0))
            self.claims = self.claims[self.claim_size :]
        return lapsed

    def void_claims(self, seat: int) -> None:
        """Remove the claims of and against a seat that leaves."""
        self.keep_claims([claim for claim in self.waiting_claims() if seat not in (claim.owner, claim.visitor)])
