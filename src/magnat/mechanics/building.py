"""Mechanics: building and selling by orders. An order is one int: the levels wanted on the streets of a group.

The levels of a group are read as digits in base 6, the first street being the lowest digit.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.auction import NOBODY
from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyTable, bits

BASE: Final = 6
APARTMENT: Final = 60  # lots of a shortage auction
HOTEL: Final = 61

Orders = list[tuple[int, int]]  # wanted levels, and how many levels up or down that is

# What can be reached depends on the levels and the stock alone, so it is worked out once.
_RAISES: Final[dict[tuple[int, int, int, int, int], Orders]] = {}
_SALES: Final[dict[tuple[int, int, int, int, bool], Orders]] = {}


def levels_of(code: int, size: int) -> list[int]:
    levels: list[int] = []
    for _ in range(size):
        levels.append(code % BASE)
        code //= BASE
    return levels


def code_of(levels: Sequence[int]) -> int:
    code = 0
    for level in reversed(levels):
        code = code * BASE + level
    return code


def raises(size: int, top: int, code: int, apartments: int, hotels: int) -> Orders:
    """ELEC-BUILD-03, -11: all levels that single even purchases with this stock can lead to, cheapest first."""
    key = (size, top, code, min(apartments, size * top), min(hotels, size))
    known = _RAISES.get(key)
    if known is not None:
        return known
    seen: dict[int, int] = {code: 0}
    found: Orders = []
    queue = [(code, apartments, hotels)]
    while queue:
        here, homes, palaces = queue.pop(0)
        levels = levels_of(here, size)
        lowest = min(levels)
        if lowest == top:
            continue
        hotel = lowest == top - 1
        if not (palaces if hotel else homes):
            continue
        for i in range(size):
            if levels[i] == lowest:
                there = here + BASE**i
                if there not in seen:
                    seen[there] = seen[here] + 1
                    found.append((there, seen[there]))
                    queue.append((there, homes + top - 1, palaces - 1) if hotel else (there, homes - 1, palaces))
    _RAISES[key] = found
    return found


def sales(size: int, top: int, code: int, apartments: int, even: bool) -> Orders:
    """ELEC-SELLB-06: all levels that a sale can lead to, the smallest sale first."""
    key = (size, top, code, min(apartments, size * top), even)
    known = _SALES.get(key)
    if known is not None:
        return known
    found = _even_sales(size, top, code, apartments) if even else _single_sales(size, top, code, apartments)
    found.sort(key=_smallest_first)
    _SALES[key] = found
    return found


def _smallest_first(order: tuple[int, int]) -> tuple[int, int]:
    return order[1], order[0]


def _single_sales(size: int, top: int, code: int, apartments: int) -> Orders:
    """A sequence of single sales: an apartment of a highest street, a hotel for its apartments, a hotel outright."""
    total = sum(levels_of(code, size))
    seen: dict[int, int] = {code: apartments}
    queue = [code]
    while queue:
        here = queue.pop(0)
        levels, homes = levels_of(here, size), seen[here]
        for i in range(size):
            unit, level = BASE**i, levels[i]
            steps: list[tuple[int, int]] = []
            if level == top:
                steps.append((here - top * unit, homes))
                if homes >= top - 1:
                    steps.append((here - unit, homes - top + 1))
            elif level and level == max(levels):
                steps.append((here - unit, homes + 1))
            for there, left in steps:
                if there not in seen:
                    seen[there] = left
                    queue.append(there)
    return [(there, total - sum(levels_of(there, size))) for there in seen if there != code]


def _even_sales(size: int, top: int, code: int, apartments: int) -> Orders:
    """`even_hotel_sales`: the final levels differ by one at most, and the stock supplies the apartments."""
    old = levels_of(code, size)
    stock = apartments + sum([level for level in old if level < top])
    found: Orders = []
    for there in range(BASE**size):
        new = levels_of(there, size)
        lower = there != code
        for i in range(size):
            if new[i] > old[i]:
                lower = False
        if lower and max(new) - min(new) <= 1 and sum([level for level in new if level < top]) <= stock:
            found.append((there, sum(old) - sum(new)))
    return found


def group_code(t: PropertyTable, group: int) -> int:
    return code_of([t.level[space] for space in t.e.members[group]])


def build_orders(t: PropertyTable, seat: int, group: int) -> list[int]:
    """The levels that a seat could order now, in a group that is its own and free of mortgages."""
    e = t.e
    affordable = t.cash[seat] // e.build_costs[group]
    reach = raises(len(e.members[group]), e.top, group_code(t, group), t.apartments, t.hotels)
    return [code for code, levels in reach if levels <= affordable]


def sale_orders(t: PropertyTable, seat: int, group: int, debtor: bool) -> list[int]:
    """The levels that a seat could sell down to. A piece just won at auction stays, except for a debt."""
    e = t.e
    reach = sales(len(e.members[group]), e.top, group_code(t, group), t.apartments, t.even_hotel_sales())
    found = [code for code, _ in reach]
    if debtor:
        return found
    for floor in t.fresh:
        space, level = floor // 8, floor % 8
        if e.group_of[space] == group and t.level[space] >= level:
            unit = BASE ** e.members[group].index(space)
            found = [code for code in found if code // unit % BASE >= level]
    return found


def may_build_on(t: PropertyTable, seat: int, group: int) -> bool:
    """The whole group, no mortgage in it, and some street not yet at its top."""
    e = t.e
    return bool(t.complete[seat] >> group & 1 and e.build_costs[group] and not e.group_bits[group] & t.mortgaged)


def can_build_on(t: PropertyTable, seat: int, group: int) -> bool:
    """Whether at least one piece could be bought there now."""
    e = t.e
    if not may_build_on(t, seat, group) or t.cash[seat] < e.build_costs[group]:
        return False
    lowest = min([t.level[space] for space in e.members[group]])
    if lowest == e.top:
        return False
    return t.hotels > 0 if lowest == e.top - 1 else t.apartments > 0


def can_build(t: PropertyTable, seat: int) -> bool:
    for group in bits(t.complete[seat]):
        if can_build_on(t, seat, group):
            return True
    return False


def can_sell(t: PropertyTable, seat: int) -> bool:
    if not t.deeds[seat] & t.built:
        return False
    return not t.fresh or bool(sellable_groups(t, seat, False))


def sellable_groups(t: PropertyTable, seat: int, debtor: bool) -> list[int]:
    e, mine = t.e, t.deeds[seat] & t.built
    groups = [g for g in range(len(e.members)) if mine & e.group_bits[g]]
    if t.fresh and not debtor:
        return [g for g in groups if sale_orders(t, seat, g, False)]
    return groups


class PickGroup(Question[PropertyTable]):
    """Which group to build on, or to sell from."""

    of = "group"
    fields: ClassVar[tuple[str, ...]] = ("seat", "selling", "debtor")

    def __init__(self, seat: int, selling: bool, debtor: bool = False) -> None:
        super().__init__(seat)
        self.selling: Final = selling
        self.debtor: Final = debtor

    def choices(self, t: PropertyTable) -> Sequence[int]:
        p = self.seat
        if self.selling:
            return sellable_groups(t, p, self.debtor)
        return [g for g in bits(t.complete[p]) if can_build_on(t, p, g)]

    def silence(self, t: PropertyTable) -> int:
        """The cheapest single sale."""
        if not self.selling:
            return self.choices(t)[0]
        e, best, least = t.e, -1, 0
        for group in self.choices(t):
            size = len(e.members[group])
            first = sales(size, e.top, group_code(t, group), t.apartments, t.even_hotel_sales())[0]
            value = first[1] * e.build_costs[group]
            if best < 0 or value < least:
                best, least = group, value
        return best

    def take(self, t: PropertyTable, answer: int) -> None:
        t.push(Order(self.seat, answer, self.selling, self.debtor))


class Order(Question[PropertyTable]):
    """The levels wanted on the streets of the group, as one int."""

    of = "levels"
    fields: ClassVar[tuple[str, ...]] = ("seat", "group", "selling", "debtor")

    def __init__(self, seat: int, group: int, selling: bool, debtor: bool) -> None:
        super().__init__(seat)
        self.group: Final = group
        self.selling: Final = selling
        self.debtor: Final = debtor

    def choices(self, t: PropertyTable) -> Sequence[int]:
        if self.selling:
            return sale_orders(t, self.seat, self.group, self.debtor)
        return build_orders(t, self.seat, self.group)

    def take(self, t: PropertyTable, answer: int) -> None:
        if self.selling:
            sell_down_to(t, self.seat, self.group, answer)
            return
        rivals = contenders(t, self.seat, self.group, answer)
        if rivals:
            t.push(Contest(tuple(rivals), self.seat, self.group, answer, 0))
        else:
            build_up_to(t, self.seat, self.group, answer)

    def why_not(self, t: PropertyTable, answer: int) -> tuple[str, str]:
        e = t.e
        wanted, now = levels_of(answer, len(e.members[self.group])), group_code(t, self.group)
        if self.selling:
            return "sale_impossible", self.rule
        levels = sum(wanted) - sum(levels_of(now, len(wanted)))
        if levels * e.build_costs[self.group] > t.cash[self.seat]:
            return "too_poor", self.rule
        return "order_impossible", self.rule

    def stakes(self, t: PropertyTable) -> dict[str, int]:
        return {"each": t.e.build_costs[self.group] // (2 if self.selling else 1)}

    def follows(self, t: PropertyTable, answer: int) -> dict[str, int]:
        streets = t.e.members[self.group]
        levels = sum(levels_of(answer, len(streets))) - sum([t.level[space] for space in streets])
        return {"cost": abs(levels) * self.stakes(t)["each"]}


def build_up_to(t: PropertyTable, seat: int, group: int, code: int) -> None:
    """Carry out an order at the printed price."""
    e, cost = t.e, 0
    wanted = levels_of(code, len(e.members[group]))
    for i, space in enumerate(e.members[group]):
        if wanted[i] != t.level[space]:
            cost += (wanted[i] - t.level[space]) * e.build_costs[group]
            t.set_level(space, wanted[i])
            t.tell("built", seat, space, wanted[i])
    t.spend(seat, cost)
    t.tell("paid_building", seat, group, cost)


def sell_down_to(t: PropertyTable, seat: int, group: int, code: int) -> None:
    """The bank pays half of every level given up."""
    e, levels = t.e, 0
    wanted = levels_of(code, len(e.members[group]))
    for i, space in enumerate(e.members[group]):
        if wanted[i] != t.level[space]:
            levels += t.level[space] - wanted[i]
            t.set_level(space, wanted[i])
            t.tell("sold_building", seat, space, wanted[i])
    value = levels * e.build_costs[group] // 2
    t.move_money(BANK, value, seat)
    t.tell("received_building", seat, group, value)


# The shortage: pieces that two players want are auctioned, one by one.


def could_place(t: PropertyTable, seat: int, kind: int) -> tuple[int, int]:
    """How many pieces of that kind a seat could still place, and the lowest price on its deeds (0, 0 for none)."""
    e, room, cheapest = t.e, 0, 0
    for group in bits(t.complete[seat]):
        if not may_build_on(t, seat, group):
            continue
        levels = [t.level[space] for space in e.members[group]]
        if kind == APARTMENT:
            here = sum([e.top - 1 - level for level in levels if level < e.top])
        else:
            here = levels.count(e.top - 1) if min(levels) >= e.top - 1 else 0
        if here:
            room += here
            cheapest = min(cheapest, e.build_costs[group]) if cheapest else e.build_costs[group]
    return room, cheapest


def scarce_kind(t: PropertyTable, seat: int, group: int, code: int) -> int:
    """ELEC-SHORT-05: the kind of piece of which the order leaves fewer than the others could place; NOBODY if none."""
    e = t.e
    old = [t.level[space] for space in e.members[group]]
    new = levels_of(code, len(old))
    homes = sum([lv for lv in new if lv < e.top]) - sum([lv for lv in old if lv < e.top])
    palaces = new.count(e.top) - old.count(e.top)
    bought = homes + palaces * (e.top - 1)
    if bought > 0 and t.apartments - homes < others_room(t, seat, APARTMENT):
        return APARTMENT
    if palaces > 0 and t.hotels - palaces < others_room(t, seat, HOTEL):
        return HOTEL
    return NOBODY


def others_room(t: PropertyTable, seat: int, kind: int) -> int:
    """What the others could place of a kind, if they have the opening price."""
    room = 0
    opening = opening_price(t, seat, kind, t.ring)
    for p in t.ring:
        if p != seat and t.cash[p] >= opening:
            room += could_place(t, p, kind)[0]
    return room


def opening_price(t: PropertyTable, seat: int, kind: int, others: Sequence[int]) -> int:
    """ELEC-SHORT-03: the lowest building cost on the deeds of `seat`, who ordered, and of those of `others` who could
    place such a piece and pay it."""
    lowest = 0
    for p in (seat, *others):
        price = could_place(t, p, kind)[1]
        if price and (p == seat or t.cash[p] >= price) and (not lowest or price < lowest):
            lowest = price
    return lowest


def contenders(t: PropertyTable, seat: int, group: int, code: int) -> list[int]:
    """Who is asked whether he contests the order, clockwise."""
    rich_in_groups = False
    for p in t.ring:
        if p != seat and t.complete[p]:
            rich_in_groups = True
    if not rich_in_groups:
        return []
    kind = scarce_kind(t, seat, group, code)
    if kind == NOBODY:
        return []
    opening = opening_price(t, seat, kind, t.ring)
    return [p for p in t.clockwise_from(seat + 1) if p != seat and t.cash[p] >= opening and could_place(t, p, kind)[0]]


class Contest(Question[PropertyTable]):
    """ELEC-SHORT-05: the pieces run short; contesting is a bid of the opening price. `yes` are bits of seats."""

    verbs = ("no", "contest")
    fields: ClassVar[tuple[str, ...]] = ("ring", "asker", "group", "code", "yes")

    def __init__(self, ring: tuple[int, ...], asker: int, group: int, code: int, yes: int) -> None:
        super().__init__(ring[0])
        self.ring: Final = ring
        self.asker: Final = asker
        self.group: Final = group
        self.code: Final = code
        self.yes: Final = yes

    def choices(self, t: PropertyTable) -> Sequence[int]:
        return NO_OR_CONTEST

    def piece(self, t: PropertyTable) -> int:
        """What runs short."""
        return scarce_kind(t, self.asker, self.group, self.code)

    def opening(self, t: PropertyTable) -> int:
        """ELEC-SHORT-03: the lowest price that is still possible: those to come may decline."""
        return opening_price(t, self.asker, self.piece(t), (*bits(self.yes), *self.ring))

    def take(self, t: PropertyTable, answer: int) -> None:
        p, asker = self.seat, self.asker
        yes = self.yes | (answer << p)
        if answer:
            t.tell("contested", p, self.group)
        ring = self.ring[1:]
        while ring:
            rest = Contest(ring, asker, self.group, self.code, yes)
            if t.cash[ring[0]] >= rest.opening(t):  # who declined may have set the price that he could pay
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

    def stakes(self, t: PropertyTable) -> dict[str, int]:
        return {"piece": self.piece(t), "opening": self.opening(t)}


class CarryOut(Step[PropertyTable]):
    """Everybody was asked: the order is carried out, or, if somebody contests it, one piece is auctioned instead."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "group", "code", "yes")

    def __init__(self, seat: int, group: int, code: int, yes: int) -> None:
        super().__init__(seat)
        self.group: Final = group
        self.code: Final = code
        self.yes: Final = yes

    def run(self, t: PropertyTable) -> None:
        p, kind = self.seat, scarce_kind(t, self.seat, self.group, self.code) if self.yes else NOBODY
        opening = opening_price(t, p, kind, bits(self.yes))
        rivals = [other for other in t.clockwise_from(p) if self.yes >> other & 1 and t.cash[other] >= opening]
        if kind == NOBODY or not rivals:
            build_up_to(t, p, self.group, self.code)
            return
        holder = rivals[0]
        if could_place(t, p, kind)[0]:  # not he who asked for hotels on empty streets: he has no room for one yet
            rivals.insert(0, p)
        t.tell("auction", TABLE, kind)
        t.call(tuple(rivals), kind, opening, holder, p)


class Place(Question[PropertyTable]):
    """ELEC-SHORT-04: the winner of a piece puts it at once on a street of his."""

    of = "space"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def choices(self, t: PropertyTable) -> Sequence[int]:
        e, found = t.e, 0
        for group in bits(t.complete[self.seat]):
            if may_build_on(t, self.seat, group):
                lowest = min([t.level[space] for space in e.members[group]])
                if lowest == e.top - 1 if self.kind == HOTEL else lowest < e.top - 1:
                    for space in e.members[group]:
                        if t.level[space] == lowest:
                            found |= 1 << space
        return bits(found)

    def take(self, t: PropertyTable, answer: int) -> None:
        level = t.level[answer] + 1
        t.set_level(answer, level)
        t.tell("built", self.seat, answer, level)
        t.fresh = (*t.fresh, answer * 8 + level)


NO_OR_CONTEST: Final[tuple[int, ...]] = (0, 1)
