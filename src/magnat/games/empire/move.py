"""Moving a token, and the effect of a space on its visitor."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.brands import BuyOrAuction, TaxRival, rivals_with_tiles
from magnat.games.empire.edition import (
    BRAND,
    CHANCE,
    DRAW_CHANCE,
    DRAW_EMPIRE,
    EMPIRE,
    FREE_PARKING,
    GO_TO_JAIL,
    RIVAL_TAX,
    TOWER_TAX,
    UTILITY,
)
from magnat.games.empire.rent import owe_rent
from magnat.games.empire.table import Empire
from magnat.kernel import Chance, Question
from magnat.mechanics.decks import DECK_STREAMS, Draw
from magnat.mechanics.spaces import GoToJail
from magnat.mechanics.turn import Move
from magnat.mechanics.window import PASS_ONLY, PASS_OR_ACT


class DrawEmpire(Chance[Empire]):
    """EMP-EMPC-01, -02: the top Empire card, seen only by the player who draws it."""

    answer_kind = "card"
    rule = "EMP-EMPC-01"
    whispered: ClassVar[bool] = True

    def stream(self) -> int:
        return DECK_STREAMS + EMPIRE

    def choices(self, t: Empire) -> Sequence[int]:
        return tuple(t.unseen)

    def take(self, t: Empire, answer: int) -> None:
        t.draw_empire(self.seat, answer)


class Advance(Move[Empire]):
    """EMP-GO-01, -04, -05: move clockwise; reaching or passing GO pays the tower value before the space is resolved."""

    def run(self, t: Empire) -> None:
        advance(t, self.seat, self.spaces)


def advance(t: Empire, p: int, spaces: int) -> None:
    arrive(t, p, t.walk(p, spaces))


def arrive(t: Empire, p: int, space: int) -> None:
    """EMP-TURN-02: apply the effect of a space. Just visiting the jail has no effect (EMP-VISIT-01)."""
    kind = t.edition.kinds[space]
    if kind == BRAND:
        owner = t.owner_of(space)
        if owner < 0:
            t.push(BuyOrAuction(p, space))
        elif owner != p:  # EMP-RENT-02
            owe_rent(t, p, space, owner)
    elif kind == UTILITY:
        if t.stock[t.edition.stock_of[space]]:
            t.push(BuyOrAuction(p, space))
        else:
            t.tell("none_left", p, space)  # EMP-UTIL-02, -03
    elif kind == DRAW_CHANCE:
        t.push(Draw(p, CHANCE))
    elif kind == DRAW_EMPIRE:
        if t.unseen:
            t.push(DrawEmpire(p))
        elif t.under:
            t.draw_under(p)
        else:
            t.tell("empire_pile_empty", p)  # EMP-EMPC-04
    elif kind == RIVAL_TAX:
        if rivals_with_tiles(t, p):
            t.push(TaxRival(p))
    elif kind == TOWER_TAX:
        if t.towers[p]:
            t.send_back(p, len(t.towers[p]) - 1)  # EMP-TAX-03
    elif kind == FREE_PARKING:
        t.push(Parking(p))
    elif kind == GO_TO_JAIL:
        t.push(GoToJail(p))  # EMP-JAIL-01, -02, EMP-GO-06


class Parking(Question[Empire]):
    """EMP-PARK-01, -02, -05: stay, or pay for a trip to any other space."""

    verbs = ("stay", "trip")
    rule = "EMP-PARK-01"
    refusal = "too_poor"
    refusal_rule = "EMP-PARK-02"

    def choices(self, t: Empire) -> Sequence[int]:
        return PASS_OR_ACT if t.cash[self.seat] >= t.edition.trip else PASS_ONLY

    def take(self, t: Empire, answer: int) -> None:
        if answer:
            price = t.edition.trip
            t.spend(self.seat, price)
            t.tell("paid_trip", self.seat, price)
            t.push(TravelTo(self.seat, t.edition.size - 1))

    def consequences(self, t: Empire, answer: int) -> dict[str, int]:
        return {"left": t.cash[self.seat] - t.edition.trip}


class TravelTo(Question[Empire]):
    """EMP-PARK-01, -03, EMP-CARD-10: one of the next `reach` spaces, clockwise."""

    answer_kind = "space"
    rule = "EMP-CARD-10"

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach: Final = reach

    def choices(self, t: Empire) -> Sequence[int]:
        space, size = t.place[self.seat], t.edition.size
        return [(space + i) % size for i in range(1, self.reach + 1)]

    def take(self, t: Empire, answer: int) -> None:
        advance(t, self.seat, (answer - t.place[self.seat]) % t.edition.size)

    def why_not(self, t: Empire, answer: int) -> tuple[str, str]:
        space = t.place[self.seat]
        parked = t.edition.kinds[space] == FREE_PARKING
        if answer == space:
            return "already_there", "EMP-PARK-01" if parked else self.rule
        return "too_far", self.rule
