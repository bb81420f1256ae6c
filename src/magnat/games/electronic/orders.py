"""Building and selling by orders. An order is one int: the wanted levels on the streets of a group."""

from typing import Final

from magnat.mechanics.buildings import LEVEL_BASE, decode_levels, encode_levels
from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyTable, bits

Orders = list[tuple[int, int]]  # wanted levels, and the number of levels up or down

# The reachable orders depend only on the levels and the stock, so they are cached.
_RAISES: Final[dict[tuple[int, int, int, int, int], Orders]] = {}
_SALES: Final[dict[tuple[int, int, int, int, bool], Orders]] = {}


def raises(size: int, top: int, code: int, apartments: int, hotels: int) -> Orders:
    """ELEC-BUILD-03, -11: return all orders reachable by single even purchases from this stock, cheapest first."""
    key = (size, top, code, min(apartments, size * top), min(hotels, size))
    known = _RAISES.get(key)
    if known is not None:
        return known
    seen: dict[int, int] = {code: 0}
    found: Orders = []
    queue = [(code, apartments, hotels)]
    while queue:
        here, homes, palaces = queue.pop(0)
        levels = decode_levels(here, size)
        lowest = min(levels)
        if lowest == top:
            continue
        hotel = lowest == top - 1
        if not (palaces if hotel else homes):
            continue
        for i in range(size):
            if levels[i] == lowest:
                there = here + LEVEL_BASE**i
                if there not in seen:
                    seen[there] = seen[here] + 1
                    found.append((there, seen[there]))
                    # Only hotels follow a hotel, so the apartments that it returns are not needed here.
                    queue.append((there, homes, palaces - 1) if hotel else (there, homes - 1, palaces))
    _RAISES[key] = found
    return found


def sales(size: int, top: int, code: int, apartments: int, even: bool) -> Orders:
    """ELEC-SELLB-06: return all orders that a sale can lead to, the smallest sale first."""
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
    """Return the orders reachable by single sales.

    A single sale is an apartment of a highest street, a hotel in exchange for apartments, or a
    whole hotel.
    """
    total = sum(decode_levels(code, size))
    seen: dict[int, int] = {code: apartments}
    queue = [code]
    while queue:
        here = queue.pop(0)
        levels, homes = decode_levels(here, size), seen[here]
        for i in range(size):
            unit, level = LEVEL_BASE**i, levels[i]
            steps: list[tuple[int, int]] = []
            if level == top:
                steps.append((here - top * unit, homes))
                if homes >= top - 1:
                    steps.append((here - unit, homes - top + 1))
            elif level and level == max(levels):
                steps.append((here - unit, homes))  # no hotel is left that would need the apartment
            for there, left in steps:
                if there not in seen:
                    seen[there] = left
                    queue.append(there)
    return [(there, total - sum(decode_levels(there, size))) for there in seen if there != code]


def _even_sales(size: int, top: int, code: int, apartments: int) -> Orders:
    """`even_hotel_sales`: final levels differ by at most one, and the stock supplies the apartments."""
    old = decode_levels(code, size)
    stock = apartments + sum([level for level in old if level < top])
    found: Orders = []
    for there in range(LEVEL_BASE**size):
        new = decode_levels(there, size)
        lower = there != code
        for i in range(size):
            if new[i] > old[i]:
                lower = False
        if lower and max(new) - min(new) <= 1 and sum([level for level in new if level < top]) <= stock:
            found.append((there, sum(old) - sum(new)))
    return found


def group_code(t: PropertyTable, group: int) -> int:
    return encode_levels([t.level[space] for space in t.e.members[group]])


def build_orders(t: PropertyTable, seat: int, group: int) -> list[int]:
    """Return the orders that a seat can pay for, in a complete group of its own without mortgages."""
    e = t.e
    affordable = t.cash[seat] // e.build_costs[group]
    reach = raises(len(e.members[group]), e.top, group_code(t, group), t.apartments, t.hotels)
    return [code for code, levels in reach if levels <= affordable]


def sale_orders(t: PropertyTable, seat: int, group: int, debtor: bool) -> list[int]:
    """Return the orders that a seat can sell down to. A piece just won at auction stays, except for a debt."""
    e = t.e
    reach = sales(len(e.members[group]), e.top, group_code(t, group), t.apartments, t.even_hotel_sales())
    found = [code for code, _ in reach]
    if debtor:
        return found
    for floor in t.fresh:
        space, level = floor // 8, floor % 8
        if e.group_of[space] == group and t.level[space] >= level:
            unit = LEVEL_BASE ** e.members[group].index(space)
            found = [code for code in found if code // unit % LEVEL_BASE >= level]
    return found


def may_build_on(t: PropertyTable, group: int) -> bool:
    """True if the owner of the complete group may build: it has streets and no mortgage."""
    e = t.e
    return bool(e.build_costs[group] and not e.group_bits[group] & t.mortgaged)


def can_build_on(t: PropertyTable, seat: int, group: int) -> bool:
    """True if the owner of the complete group can buy at least one piece now."""
    e = t.e
    if not may_build_on(t, group) or t.cash[seat] < e.build_costs[group]:
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


def sellable_groups(t: PropertyTable, seat: int, debtor: bool) -> list[int]:
    """Return the groups from which a seat can sell a piece."""
    e, groups = t.e, 0
    for space in bits(t.deeds[seat] & t.built):
        groups |= 1 << e.group_of[space]
    if debtor or not t.fresh:
        return list(bits(groups))
    return [g for g in bits(groups) if sale_orders(t, seat, g, False)]


def can_sell(t: PropertyTable, seat: int) -> bool:
    """True if a seat can sell a piece."""
    return bool(t.deeds[seat] & t.built) and (not t.fresh or bool(sellable_groups(t, seat, False)))


def build_up_to(t: PropertyTable, seat: int, group: int, code: int) -> None:
    """Carry out a building order at the printed price."""
    e, cost = t.e, 0
    wanted = decode_levels(code, len(e.members[group]))
    for i, space in enumerate(e.members[group]):
        if wanted[i] != t.level[space]:
            cost += (wanted[i] - t.level[space]) * e.build_costs[group]
            t.set_level(space, wanted[i])
            t.tell("built", seat, space, wanted[i])
    t.spend(seat, cost)
    t.tell("paid_building", seat, group, cost)


def sell_down_to(t: PropertyTable, seat: int, group: int, code: int) -> None:
    """Carry out a sale; the bank pays half the cost of every level sold."""
    e, levels = t.e, 0
    wanted = decode_levels(code, len(e.members[group]))
    for i, space in enumerate(e.members[group]):
        if wanted[i] != t.level[space]:
            levels += t.level[space] - wanted[i]
            t.set_level(space, wanted[i])
            t.tell("sold_building", seat, space, wanted[i])
    value = levels * e.half_costs[group]
    t.move_money(BANK, value, seat)
    t.tell("received_building", seat, group, value)
