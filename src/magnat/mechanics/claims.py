"""Mechanics: rents that wait until their owner claims them.

`claims` is one flat tuple, so many ints a claim: owner, visitor, amount, turn, and what a game adds to them.
"""

from typing import Any


def claims_of(claims: tuple[int, ...], size: int, owner: int) -> list[int]:
    """Where the claims of a seat stand, the oldest first."""
    return [i for i in range(0, len(claims), size) if claims[i] == owner]


def claims_dropped(claims: tuple[int, ...], size: int, i: int) -> tuple[int, ...]:
    """All but the one that stands there."""
    return claims[:i] + claims[i + size :]


def lapse_claims(t: Any, size: int) -> None:
    """A throw made in a later turn ends the claims of earlier ones."""
    claims: tuple[int, ...] = t.claims
    left: list[int] = []
    for i in range(0, len(claims), size):
        if claims[i + 3] == t.turns:
            left.extend(claims[i : i + size])
        else:
            t.tell("claim_lapsed", claims[i], claims[i + 1], claims[i + 2], claims[i + 4] if size > 4 else 0)
    t.claims = tuple(left)
