"""The effects of Empire cards, which are held in hidden hands."""

from collections.abc import Sequence
from typing import ClassVar

from magnat.games.empire.attacks import Crash, Demand, Fire, SwapTops, TakeOver
from magnat.games.empire.edition import ANY, LAND, OWN, EmpireEffect
from magnat.games.empire.move import TravelTo
from magnat.games.empire.table import Empire, threaten
from magnat.games.empire.windows import Against
from magnat.kernel import Question


class Aimed(EmpireEffect):
    """A card against one opponent, who may answer it."""

    timing: ClassVar[int] = ANY

    def playable(self, t: Empire, seat: int) -> bool:
        return bool(self.targets(t, seat))

    def befall(self, t: Empire, seat: int) -> None:
        (card,) = t.limbo
        t.push(Against(seat, card))


class SwapTheTop(Aimed):
    """Exchange the player's topmost brand tile with an opponent's; both towers need a brand tile."""

    def targets(self, t: Empire, seat: int) -> list[int]:
        return [p for p in t.ring if p != seat and t.has_brand(p)] if t.has_brand(seat) else []

    def against(self, t: Empire, seat: int, target: int) -> None:
        threaten(t, seat, (target,), SwapTops(seat, seat, target))


class HostileTakeover(Aimed):
    """Take an opponent's topmost brand tile."""

    def targets(self, t: Empire, seat: int) -> list[int]:
        return [p for p in t.ring if p != seat and t.has_brand(p)]

    def against(self, t: Empire, seat: int, target: int) -> None:
        threaten(t, seat, (target,), TakeOver(seat, target))


class BillboardTax(Aimed):
    """An opponent with at least `tiles` brand tiles pays; offices do not count (EMP-EDGE-39)."""

    needs: ClassVar[tuple[str, ...]] = ("tiles:number", "amount:money")
    timing: ClassVar[int] = OWN
    tiles: int
    amount: int

    def targets(self, t: Empire, seat: int) -> list[int]:
        return [p for p in t.ring if p != seat and t.brand_tiles(p) >= self.tiles]

    def against(self, t: Empire, seat: int, target: int) -> None:
        threaten(t, seat, (target,), Demand(seat, target, self.amount))


class Travel(EmpireEffect):
    """Move clockwise to a space within reach, and resolve it. Not playable in jail (EMP-JAIL-14)."""

    needs: ClassVar[tuple[str, ...]] = ("reach:number",)
    timing: ClassVar[int] = OWN
    reach: int

    def playable(self, t: Empire, seat: int) -> bool:
        return not t.jailed[seat]

    def befall(self, t: Empire, seat: int) -> None:
        t.push(TravelTo(seat, self.reach))


class TallestTower(EmpireEffect):
    """The bank pays the value of the highest tower in play."""

    timing: ClassVar[int] = ANY

    def befall(self, t: Empire, seat: int) -> None:
        t.receive(seat, max([t.value(p) for p in t.ring]))


class MarketCrash(EmpireEffect):
    """The topmost brand tile of every other tower is returned; each owner may answer for their own tower."""

    timing: ClassVar[int] = ANY

    def befall(self, t: Empire, seat: int) -> None:
        seats = [p for p in t.clockwise_from(seat) if p != seat and t.has_brand(p)]
        t.push(Crash(seat, tuple(seats), 0))


class YouAreFired(EmpireEffect):
    """EMP-CARD-08: all tiles of one colour leave every tower, including the player's own."""

    timing: ClassVar[int] = ANY

    def befall(self, t: Empire, seat: int) -> None:
        t.push(NameColour(seat))


class NameColour(Question[Empire]):
    """EMP-CARD-08, EMP-EDGE-29: the colour; it need not be in any tower."""

    answer_kind = "group"
    rule = "EMP-CARD-08"

    def choices(self, t: Empire) -> Sequence[int]:
        return range(len(t.edition.colours))

    def take(self, t: Empire, answer: int) -> None:
        p, bits = self.seat, t.edition.colour_bits[answer]
        t.tell("named_colour", p, answer)
        seats = [q for q in t.clockwise_from(p) if q != p and t.brands[q] & bits]
        t.push(Fire(p, tuple(seats), 1 << p, answer))


class Bargain(EmpireEffect):
    """Buy an unowned brand for `amount` after landing on it. See `BuyOrAuction`."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    timing: ClassVar[int] = LAND
    amount: int


class TurnRound(EmpireEffect):
    """Reverse the rent. See `PayOrReverse`."""

    timing: ClassVar[int] = LAND


class SayNo(EmpireEffect):
    """Cancel an attack on the player. See `Empire.noes`."""


class HandsOff(EmpireEffect):
    """A Super Empire card that protects the player's tower from one attack. See `Empire.noes`."""


class Buster(EmpireEffect):
    """Buy a brand in place of another player. See `BustDeal`."""
