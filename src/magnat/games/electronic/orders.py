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
    cached = _RAISES.get(key)
    if cached is not None:
        return cached
    reached: dict[int, int] = {code: 0}
    orders: Orders = []
    queue = [(code, apartments, hotels)]
    while queue:
        current, homes, palaces = queue.pop(0)
        levels = decode_levels(current, size)
        lowest = min(levels)
        if lowest == top:
            continue
        hotel = lowest == top - 1
        if not (palaces if hotel else homes):
            continue
        for i in range(size):
            if levels[i] == lowest:
                raised = current + LEVEL_BASE**i
                if raised not in reached:
                    reached[raised] = reached[current] + 1
                    orders.append((raised, reached[raised]))
                    # Only hotels follow a hotel, so the apartments that it returns are not needed here.
                    queue.append((raised, homes, palaces - 1) if hotel else (raised, homes - 1, palaces))
    _RAISES[key] = orders
    return orders


def sales(size: int, top: int, code: int, apartments: int, even: bool) -> Orders:
    """ELEC-SELLB-06: return all orders that a sale can lead to, the smallest sale first."""
    key = (size, top, code, min(apartments, size * top), even)
    cached = _SALES.get(key)
    if cached is not None:
        return cached
    orders = _even_sales(size, top, code, apartments) if even else _single_sales(size, top, code, apartments)
    orders.sort(key=lambda order: (order[1], order[0]))
    _SALES[key] = orders
    return orders


def _single_sales(size: int, top: int, code: int, apartments: int) -> Orders:
    """Return the orders reachable by selling a highest apartment, a hotel for apartments, or a whole hotel."""
    total = sum(decode_levels(code, size))
    reached: dict[int, int] = {code: apartments}
    queue = [code]
    while queue:
        current = queue.pop(0)
        levels, homes = decode_levels(current, size), reached[current]
        for i in range(size):
            unit, level = LEVEL_BASE**i, levels[i]
            steps: list[tuple[int, int]] = []
            if level == top:
                steps.append((current - top * unit, homes))
                if homes >= top - 1:
                    steps.append((current - unit, homes - top + 1))
            elif level and level == max(levels):
                steps.append((current - unit, homes))  # no hotel is left that would need the apartment
            for lowered, left in steps:
                if lowered not in reached:
                    reached[lowered] = left
                    queue.append(lowered)
    return [(lowered, total - sum(decode_levels(lowered, size))) for lowered in reached if lowered != code]


def _even_sales(size: int, top: int, code: int, apartments: int) -> Orders:
    """`even_hotel_sales`: final levels differ by at most one, and the stock supplies the apartments."""
    old = decode_levels(code, size)
    stock = apartments + sum([level for level in old if level < top])
    orders: Orders = []
    for target in range(LEVEL_BASE**size):
        new = decode_levels(target, size)
        lower = target != code
        for i in range(size):
            if new[i] > old[i]:
                lower = False
        if lower and max(new) - min(new) <= 1 and sum([level for level in new if level < top]) <= stock:
            orders.append((target, sum(old) - sum(new)))
    return orders


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
    reach = sales(len(e.members[group]), e.top, group_code(t, group), t.apartments, e.even_hotel_sales)
    codes = [code for code, _ in reach]
    if debtor:
        return codes
    for floor in t.fresh:
        space, level = floor // 8, floor % 8
        if e.group_of[space] == group and t.level[space] >= level:
            unit = LEVEL_BASE ** e.members[group].index(space)
            codes = [code for code in codes if code // unit % LEVEL_BASE >= level]
    return codes


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
    e, groups = t.e, 0
    for space in bits(t.deeds[seat] & t.built):
        groups |= 1 << e.group_of[space]
    if debtor or not t.fresh:
        return list(bits(groups))
    return [g for g in bits(groups) if sale_orders(t, seat, g, False)]


def can_sell(t: PropertyTable, seat: int) -> bool:
    return bool(t.deeds[seat] & t.built) and (not t.fresh or bool(sellable_groups(t, seat, False)))


def build_up_to(t: PropertyTable, seat: int, group: int, code: int) -> None:
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
