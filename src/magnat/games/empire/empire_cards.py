"""Empire: what the Empire cards do, the hidden hand."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.empire.attacks import Crash, Demand, Fire, SwapTops, TakeOver
from magnat.games.empire.edition import ANY, LAND, OWN, REACT, EmpireEffect
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
    """Exchange your topmost brand tile with an opponent's: both towers need one."""

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
    """An opponent with so many brand tiles pays you; offices do not count (EMP-EDGE-39)."""

    needs: ClassVar[tuple[str, ...]] = ("tiles:number", "amount:money")
    timing: ClassVar[int] = OWN

    def __init__(self, tiles: int, amount: int) -> None:
        self.tiles: Final = tiles
        self.amount: Final = amount

    def targets(self, t: Empire, seat: int) -> list[int]:
        return [p for p in t.ring if p != seat and t.brand_tiles(p) >= self.tiles]

    def against(self, t: Empire, seat: int, target: int) -> None:
        threaten(t, seat, (target,), Demand(seat, target, self.amount))


class Travel(EmpireEffect):
    """Move clockwise to a space within reach, and resolve it. Not out of jail (EMP-JAIL-14)."""

    needs: ClassVar[tuple[str, ...]] = ("reach:number",)
    timing: ClassVar[int] = OWN

    def __init__(self, reach: int) -> None:
        self.reach: Final = reach

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
    """The topmost brand tile of every other tower goes back; whoever has one may answer for his own."""

    timing: ClassVar[int] = ANY

    def befall(self, t: Empire, seat: int) -> None:
        asked = [p for p in t.clockwise_from(seat) if p != seat and t.has_brand(p)]
        t.push(Crash(seat, tuple(asked), 0))


class YouAreFired(EmpireEffect):
    """EMP-CARD-08: one colour leaves every tower, one's own included."""

    timing: ClassVar[int] = ANY

    def befall(self, t: Empire, seat: int) -> None:
        t.push(NameColour(seat))


class NameColour(Question[Empire]):
    """EMP-CARD-08, EMP-EDGE-29: which colour; it need not be in any tower."""

    answer_kind = "group"
    rule = "EMP-CARD-08"

    def choices(self, t: Empire) -> Sequence[int]:
        return range(len(t.edition.colours))

    def take(self, t: Empire, answer: int) -> None:
        p, bits = self.seat, t.edition.colour_bits[answer]
        t.tell("named_colour", p, answer)
        asked = [q for q in t.clockwise_from(p) if q != p and t.brands[q] & bits]
        t.push(Fire(p, tuple(asked), 1 << p, answer))


class Bargain(EmpireEffect):
    """On an unowned brand you landed on: buy it for so much. See `BuyOrAuction`."""

    needs: ClassVar[tuple[str, ...]] = ("amount:money",)
    timing: ClassVar[int] = LAND

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def price(self) -> int:
        return self.amount


class TurnRound(EmpireEffect):
    """Reverse the rent. See `PayOrReverse`."""

    timing: ClassVar[int] = LAND


class SayNo(EmpireEffect):
    """Played in answer to an act against oneself, which then does not happen: see `Empire.noes`."""

    timing: ClassVar[int] = REACT


class HandsOff(EmpireEffect):
    """A Super Empire card: nobody touches one's tower this time. See `Empire.noes`."""

    timing: ClassVar[int] = REACT


class Buster(EmpireEffect):
    """Buys what somebody else was about to buy: see `BustDeal`."""

    timing: ClassVar[int] = REACT
