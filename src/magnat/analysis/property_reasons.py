"""Reasons for the games with deeds, groups and buildings."""

from typing import Any, Final

from magnat.analysis.reasons import (
    AnswerReason,
    Comparison,
    Measure,
    Rule,
    jail_rule,
    overbid_reason,
    reserve_rule,
    spaces_within_reach,
    underbid_reason,
)
from magnat.mechanics.auction import Bid
from magnat.mechanics.money import BANK
from magnat.mechanics.property import JAIL_CARD, bits
from magnat.mechanics.trade import Reply


def completed_group_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the given answer completes another player's group; None otherwise.

    The reason differs if that player can build there at once: no deed is mortgaged, and there is enough cash.
    """
    actual, better = c.actual, c.better
    for other in actual.ring:
        fresh = actual.complete[other] & ~better.complete[other]
        if other == c.seat or not fresh or other not in better.ring:
            continue
        group = max(bits(fresh), key=lambda g: (actual.e.build_costs[g], g))
        moved = actual.deeds[other] & ~better.deeds[other] & actual.e.group_bits[group]
        cost = actual.e.build_costs[group]
        if moved and cost:
            about = {"space": bits(moved)[0], "group": group, "seat": other, "amount": actual.cash[other]}
            builds = is_open_to_building(actual, group) and actual.cash[other] >= cost * len(bits(moved))
            return AnswerReason("lock_build" if builds else "lock", about)
    return None


def broken_group_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if only the given answer breaks one of the seat's own groups; None otherwise."""
    lost = c.before.complete[c.seat] & c.better.complete[c.seat] & ~c.actual.complete[c.seat]
    return AnswerReason("group_broken", {"group": bits(lost)[0], "seat": c.seat}) if lost else None


def missing_deed_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a deed left in an auction is the last one of the seat's or another's group, or None."""
    if not isinstance(c.question, Bid) or not c.given <= c.question.high < c.best:
        return None
    e, lot = c.before.e, c.question.lot
    if lot not in e.deeds:
        return None
    rest = e.sister_bits[lot] & ~(1 << lot)
    for p in (c.seat, *[other for other in c.before.ring if other != c.seat]):
        if rest and c.before.deeds[p] & rest == rest:
            return AnswerReason(
                "bid_own_group" if p == c.seat else "blocked", {"space": lot, "group": e.group_of[lot], "seat": p}
            )
    return None


def trade_price_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if money alone for one deed was accepted above or below its printed price, or refused; or None.

    Mortgaged deeds have no printed value to compare.
    """
    if not isinstance(c.question, Reply):
        return None
    items, t = bits(c.question.items), c.before
    if len(items) != 1 or items[0] >= JAIL_CARD or t.mortgaged & c.question.items:
        return None
    price, buys = t.e.prices[items[0]], t.owner[items[0]] != c.seat
    amount = -c.question.cash if buys else c.question.cash
    if amount <= 0:
        return None  # one side gives the deed and money
    about = {"space": items[0], "amount": amount, "instead": price}
    verbs = (c.verb(c.given), c.verb(c.best))
    if verbs == ("accept", "refuse") and amount != price and buys == (amount > price):
        return AnswerReason("bid_over_price" if buys else "sold_below_price", about)
    return AnswerReason("bid_bargain", about) if verbs == ("refuse", "accept") and buys and amount < price else None


def blocked_group_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the better answer denies another player the last deed of a group, or None."""
    e = c.actual.e
    gained = c.better.deeds[c.seat] & ~c.actual.deeds[c.seat]
    for space in bits(gained):
        rest = e.sister_bits[space] & ~(1 << space)
        for other in c.actual.ring:
            if other != c.seat and rest and c.actual.deeds[other] & rest == rest and e.build_costs[e.group_of[space]]:
                return AnswerReason("blocked", {"space": space, "group": e.group_of[space], "seat": other})
    return None


def rent_reason(c: Comparison) -> AnswerReason | None:
    """Return the largest difference in rent, received or paid by the seat; None if there is none."""
    actual, better, seat = c.actual, c.better, c.seat
    rents: list[tuple[int, int, str, int, int]] = []
    for space in actual.e.deeds:
        low, high = current_rent(actual, space), current_rent(better, space)
        if low == high:
            continue
        mine = better.owner[space] == seat if high > low else actual.owner[space] == seat
        theirs = actual.owner[space] not in (seat, -1) and low > high
        if mine and high > low:
            rents.append((high - low, space, "rent_mine", high, low))
        elif theirs:
            rents.append((low - high, space, "rent_theirs", low, high))
    if not rents:
        return None
    _, space, id, a, b = max(rents, key=lambda each: (each[0], -each[1]))
    return AnswerReason(id, {"space": space, "amount": a, "instead": b})


def current_rent(t: Any, space: int) -> int:
    """Return the current rent of a street; 0 for companies, whose rent depends on the dice."""
    e = t.e
    if t.owner[space] < 0 or not e.build_costs[e.group_of[space]]:
        return 0
    return int(t.rent_due(space))


def building_fund_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if only the better answer leaves enough cash to build on its own group, or None.

    It is no reason if the cash went into buildings of that group.
    """
    actual, better, seat = c.actual, c.better, c.seat
    for group in bits(actual.complete[seat] & better.complete[seat]):
        cost, built = actual.e.build_costs[group], [count_levels(t, group) for t in (actual, better)]
        if built[0] > built[1]:
            continue
        if is_open_to_building(actual, group) and actual.cash[seat] < cost <= better.cash[seat]:
            return AnswerReason("building_fund", {"group": group, "amount": actual.cash[seat], "instead": cost})
    return None


def idle_cash_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the better answer builds, and the seat has a group and the cash for it; None otherwise."""
    if c.verb(c.best) != "build" or c.verb(c.given) == "build":
        return None
    t, seat = c.actual, c.seat
    for group in reversed(bits(t.complete[seat])):
        if is_open_to_building(t, group) and t.cash[seat] >= t.e.build_costs[group]:
            return AnswerReason("idle_cash", {"group": group, "amount": t.cash[seat]})
    return None


def is_open_to_building(t: Any, group: int) -> bool:
    """True if a group of streets is not mortgaged and not fully built."""
    e = t.e
    free = not e.group_bits[group] & t.mortgaged
    return bool(e.build_costs[group]) and free and any(t.level[space] < e.top for space in e.members[group])


def count_levels(t: Any, group: int) -> int:
    return sum([t.level[space] for space in t.e.members[group]])


def count_free_deeds(t: Any) -> int:
    return [t.owner[space] for space in t.e.deeds].count(BANK)


def dearest_rent(t: Any, seat: int) -> int:
    """Return the highest rent of the other players within two dice of the seat."""
    reached = [space for space in spaces_within_reach(t, seat, len(t.e.prices)) if t.owner[space] not in (seat, BANK)]
    return max([current_rent(t, space) for space in reached], default=0)


def short_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the cash covers the rents within reach only after the better answer, or None.

    Without a deed to mortgage the sentence does not speak of mortgages.
    """
    can_mortgage = c.actual.deeds[c.seat] & ~c.actual.mortgaged
    return (MORTGAGING if can_mortgage else SHORT_OF_CASH)(c)


def measure_property_facts(t: Any, seat: int) -> list[Measure]:
    rents = sum([current_rent(t, space) for space in bits(t.deeds[seat])])
    return [
        Measure("cash", t.cash[seat], is_money=True),
        Measure("rents", rents, is_money=True),
        Measure("deeds", len(bits(t.deeds[seat]))),
    ]


MORTGAGING: Final = reserve_rule("short", dearest_rent)
SHORT_OF_CASH: Final = reserve_rule("short_of_cash", dearest_rent)
PROPERTY_RULES: Final[tuple[Rule, ...]] = (
    completed_group_reason,
    broken_group_reason,
    missing_deed_reason,
    overbid_reason,
    blocked_group_reason,
    rent_reason,
    underbid_reason,
    trade_price_reason,
    building_fund_reason,
    short_reason,
    idle_cash_reason,
    jail_rule(count_free_deeds, dearest_rent),
)
