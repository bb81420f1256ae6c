"""The housing shortage: pieces wanted by two or more players are auctioned one by one."""

from collections.abc import Sequence
from typing import Final

from magnat.games.electronic.orders import build_up_to, may_build_on
from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.auction import NO_BIDDER
from magnat.mechanics.buildings import APARTMENT, HOTEL, decode_levels
from magnat.mechanics.property import PropertyTable, bits

NO_PRICE: Final = 1 << 30  # more than any player has


def could_place(t: PropertyTable, seat: int, kind: int) -> tuple[int, int]:
    """Return how many pieces of a kind a seat could still place, and the lowest price on its deeds (0, 0 if none)."""
    e, room, cheapest = t.e, 0, 0
    for group in bits(t.complete[seat]):
        if not may_build_on(t, group):
            continue
        levels = [t.level[space] for space in e.members[group]]
        if kind == APARTMENT:
            places_left = sum([e.top - 1 - level for level in levels if level < e.top])
        else:
            places_left = levels.count(e.top - 1) if min(levels) >= e.top - 1 else 0
        if places_left:
            room += places_left
            cheapest = min(cheapest, e.build_costs[group]) if cheapest else e.build_costs[group]
    return room, cheapest


def scarce_kind(t: PropertyTable, seat: int, group: int, code: int) -> int:
    """ELEC-SHORT-05: return the kind of piece that an order makes scarce; NO_BIDDER if none.

    A kind is scarce if the order leaves fewer pieces than the other players could place.
    """
    e = t.e
    old = [t.level[space] for space in e.members[group]]
    new = decode_levels(code, len(old))
    homes = sum([lv for lv in new if lv < e.top]) - sum([lv for lv in old if lv < e.top])
    palaces = new.count(e.top) - old.count(e.top)
    bought = homes + palaces * (e.top - 1)
    if bought > 0 and t.apartments - homes < others_room(t, seat, APARTMENT):
        return APARTMENT
    if palaces > 0 and t.hotels - palaces < others_room(t, seat, HOTEL):
        return HOTEL
    return NO_BIDDER


def others_room(t: PropertyTable, seat: int, kind: int) -> int:
    """Return how many pieces of a kind the other players who can pay the opening price could place."""
    room = 0
    opening = opening_price(t, seat, kind, t.ring)
    for p in t.ring:
        if p != seat and t.cash[p] >= opening:
            room += could_place(t, p, kind)[0]
    return room


def opening_price(t: PropertyTable, seat: int, kind: int, others: Sequence[int]) -> int:
    """ELEC-SHORT-03: return the lowest building cost of the players who could place a piece; NO_PRICE if none.

    These players are `seat`, who placed the order, and those of `others` who can pay their own
    cost.
    """
    prices: list[int] = []
    for p in (seat, *others):
        price = could_place(t, p, kind)[1]
        if price and (p == seat or t.cash[p] >= price):
            prices.append(price)
    return min(prices, default=NO_PRICE)


def contenders(t: PropertyTable, seat: int, group: int, code: int) -> list[int]:
    """Return the seats to ask whether they contest an order, clockwise."""
    kind = scarce_kind(t, seat, group, code)
    if kind == NO_BIDDER:
        return []
    opening = opening_price(t, seat, kind, t.ring)
    return [p for p in t.clockwise_from(seat + 1) if p != seat and t.cash[p] >= opening and could_place(t, p, kind)[0]]


class Contest(Question[PropertyTable]):
    """ELEC-SHORT-05: pieces are scarce; contesting is a bid of the opening price. `yes` is a bit set of seats."""

    verbs = ("no", "contest")
    rule = "ELEC-SHORT-05"

    def __init__(self, ring: tuple[int, ...], asker: int, group: int, code: int, yes: int) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring
        self.asker: Final = asker
        self.group: Final = group
        self.code: Final = code
        self.yes: Final = yes

    def piece(self, t: PropertyTable) -> int:
        return scarce_kind(t, self.asker, self.group, self.code)

    def opening(self, t: PropertyTable) -> int:
        """ELEC-SHORT-03: return the lowest price still possible; the seats yet to be asked may decline."""
        return opening_price(t, self.asker, self.piece(t), (*bits(self.yes), *self.ring))

    def take(self, t: PropertyTable, answer: int) -> None:
        p, asker = self.seat, self.asker
        yes = self.yes | (answer << p)
        if answer:
            t.tell("contested", p, self.group)
        ring = self.ring[1:]
        while ring:
            rest = Contest(ring, asker, self.group, self.code, yes)
            if t.cash[ring[0]] >= rest.opening(t):  # the price may rise when the player with the lowest price declines
                t.push(rest)
                return
            ring = ring[1:]
        t.push(CarryOut(asker, self.group, self.code, yes))

    def without(self, seat: int) -> Frame | None:
        if seat == self.asker:
            return None
        ring, yes = tuple([p for p in self.ring if p != seat]), self.yes & ~(1 << seat)
        if ring:
            return Contest(ring, self.asker, self.group, self.code, yes)
        return CarryOut(self.asker, self.group, self.code, yes)

    def context(self, t: PropertyTable) -> dict[str, int]:
        return {"piece": self.piece(t), "opening": self.opening(t)}


class CarryOut(Step[PropertyTable]):
    """Carries out an order after all seats were asked; if it is contested, one piece is auctioned instead."""

    def __init__(self, seat: int, group: int, code: int, yes: int) -> None:
        super().__init__(seat)
        self.group: Final = group
        self.code: Final = code
        self.yes: Final = yes

    def run(self, t: PropertyTable) -> None:
        p, kind = self.seat, scarce_kind(t, self.seat, self.group, self.code) if self.yes else NO_BIDDER
        opening = opening_price(t, p, kind, bits(self.yes))
        rivals = [other for other in t.clockwise_from(p) if self.yes >> other & 1 and t.cash[other] >= opening]
        if kind == NO_BIDDER or not rivals:
            build_up_to(t, p, self.group, self.code)
            return
        holder = rivals[0]
        if could_place(t, p, kind)[0]:  # a player who ordered hotels on empty streets cannot place a hotel yet
            rivals.insert(0, p)
        t.tell("auction", TABLE, kind)
        t.call(tuple(rivals), kind, opening, holder, p)


class Place(Question[PropertyTable]):
    """ELEC-SHORT-04: the winner of a piece immediately places it on one of their streets."""

    answer_kind = "space"
    rule = "ELEC-SHORT-04"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def choices(self, t: PropertyTable) -> Sequence[int]:
        e, sites = t.e, 0
        for group in bits(t.complete[self.seat]):
            if may_build_on(t, group):
                lowest = min([t.level[space] for space in e.members[group]])
                if lowest == e.top - 1 if self.kind == HOTEL else lowest < e.top - 1:
                    for space in e.members[group]:
                        if t.level[space] == lowest:
                            sites |= 1 << space
        return bits(sites)

    def take(self, t: PropertyTable, answer: int) -> None:
        level = t.level[answer] + 1
        t.set_level(answer, level)
        t.tell("built", self.seat, answer, level)
        t.fresh = (*t.fresh, answer * 8 + level)
