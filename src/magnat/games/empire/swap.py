"""The swap symbol of the die."""

from collections.abc import Sequence
from typing import Final

from magnat.games.empire.attacks import SwapTops
from magnat.games.empire.move import Advance
from magnat.games.empire.table import Empire, threaten
from magnat.kernel import TABLE, Question
from magnat.mechanics.turn import Move

SWAP_FACE: Final = 1  # EMP-DICE-01: the second die has the swap symbol instead of 1


class SwapSymbol(Move[Empire]):
    """EMP-SWAP-02, -04: a swap needs two towers with a brand tile; otherwise the other die alone gives the move."""

    def run(self, t: Empire) -> None:
        if len(swappable(t)) > 1:
            t.push(SwapOrMove(self.seat, self.spaces))
        elif self.spaces:
            t.push(Advance(self.seat, self.spaces))


def swappable(t: Empire) -> list[int]:
    return [p for p in t.ring if t.has_brand(p)]


class SwapOrMove(Question[Empire]):
    """EMP-SWAP-01, -03, -04: exchange the tops of two towers, or move by the other die (0: stay in jail)."""

    verbs = ("move", "swap")
    opening_verbs = ("swap",)
    rule = "EMP-SWAP-01"

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces

    def take(self, t: Empire, answer: int) -> None:
        p, spaces = self.seat, self.spaces
        if spaces and (not answer or t.edition.swap_then_move):  # EMP-OPT-02
            t.push(Advance(p, spaces))
        if answer:
            t.push(PickTower(p, TABLE))


class PickTower(Question[Empire]):
    """EMP-SWAP-01: the two towers, one after the other; the player's own tower may be one of them."""

    answer_kind = "seat"
    rule = "EMP-SWAP-01"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first

    def choices(self, t: Empire) -> Sequence[int]:
        return [p for p in swappable(t) if p != self.first]

    def opens_dialogue(self, t: Empire, answer: int) -> bool:
        return self.first == TABLE

    def take(self, t: Empire, answer: int) -> None:
        p, first = self.seat, self.first
        if first == TABLE:
            t.push(PickTower(p, answer))
        else:
            t.tell("wants_swap", p, first, answer)
            threaten(t, p, [q for q in (first, answer) if q != p], SwapTops(p, first, answer))

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        return ("same_tower" if answer == self.first else "no_tile_there"), "EMP-SWAP-02"

    def context(self, t: Empire) -> dict[str, int]:
        return {"other": self.first, "second": self.first != TABLE}

    def consequences(self, t: Empire, answer: int) -> dict[str, int]:
        return swapped(t, self.first, answer) if self.first != TABLE else {}


def swapped(t: Empire, first: int, second: int) -> dict[str, int]:
    """EMP-SWAP-05: return the tiles to be exchanged, and both towers before and after an unanswered swap."""
    after = t.copy()
    after.exchange(first, second)
    tiles = {"gives": t.towers[first][t.top_brand(first)], "takes": t.towers[second][t.top_brand(second)]}
    for name, seat in (("first", first), ("second", second)):
        tiles[f"{name}_height"], tiles[f"{name}_worth"] = t.heights[seat], t.printed(seat)
        tiles[f"{name}_height_after"], tiles[f"{name}_worth_after"] = after.heights[seat], after.printed(seat)
    return tiles
