"""Trades worth a thought: deeds that complete a group, set against set, and everything that a player owns."""

from typing import Any, Final

from magnat.mechanics.property import JAIL_CARD, PropertyTable, bits
from magnat.mechanics.trade import NO_DEBTOR, cash_range

MAX_SETS: Final = 4  # sets of deeds, on each side, that complete a group
MAX_STEPS: Final = 4  # single deeds towards a group
MAX_PAYMENTS: Final = 64  # payments compared by a plan


def candidate_items(t: Any, p: int, other: int) -> list[int]:
    """Return the items of trades between two seats, without duplicates."""
    mine, theirs = t.tradable(p), t.tradable(other)
    wanted, given = completing_sets(t, p, theirs), completing_sets(t, other, mine)
    spare = spare_deeds(t, p, other, mine)
    found = wanted[:]
    for deeds in wanted:
        found.append(deeds | spare)
    for deeds in given:
        found.append(deeds)
        found.append(deeds | theirs)
        for deed in wanted:
            if not same_group(t, deeds, deed):
                found.append(deeds | deed)
    if len(wanted) > 1:
        together = 0
        for deeds in wanted:
            together |= deeds
        found.append(together)
    found.append(theirs)
    found += steps_towards_groups(t, p, theirs)
    unique: list[int] = []
    for items in found:
        if items and items not in unique:
            unique.append(items)
    return unique


def completing_sets(t: PropertyTable, p: int, available: int) -> list[int]:
    """Return the most expensive sets of the available deeds with each of which `p` owns a group that can be built."""
    e = t.e
    ranked: list[tuple[int, int]] = []
    for group, whole in enumerate(e.group_bits):
        missing = whole & ~t.deeds[p]
        if missing and not missing & ~available and e.build_costs[group]:
            ranked.append((-group_price(t, group), missing))
    ranked.sort()
    return [missing for _, missing in ranked[:MAX_SETS]]


def group_price(t: PropertyTable, group: int) -> int:
    return sum([t.e.prices[space] for space in t.e.members[group]])


def same_group(t: PropertyTable, deeds: int, others: int) -> bool:
    """True if two sets of one group each belong to the same group."""
    return t.e.group_of[bits(deeds)[0]] == t.e.group_of[bits(others)[0]]


def spare_deeds(t: PropertyTable, p: int, other: int, available: int) -> int:
    """Return single deeds of `p` in groups that `other` does not complete with them."""
    e, spare = t.e, 0
    for space in bits(available):
        if space >= JAIL_CARD or t.mortgaged >> space & 1:
            continue
        whole = e.sister_bits[space]
        if t.deeds[p] & whole == 1 << space and whole & ~(t.deeds[other] | 1 << space):
            spare |= 1 << space
    return spare


def steps_towards_groups(t: PropertyTable, p: int, available: int) -> list[int]:
    """Return the most expensive single deeds of groups of which `p` owns a part."""
    e = t.e
    ranked: list[tuple[int, int]] = []
    for space in bits(available):
        if space < JAIL_CARD and t.deeds[p] & e.sister_bits[space]:
            ranked.append((-e.prices[space], 1 << space))
    ranked.sort()
    return [deed for _, deed in ranked[:MAX_STEPS]]


def candidate_payments(t: Any, p: int, other: int, items: int) -> range:
    """Return at most `MAX_PAYMENTS` legal payments of `p`, ascending, the highest included."""
    sums = cash_range(t, p, other, items, NO_DEBTOR)
    if len(sums) <= MAX_PAYMENTS:
        return sums
    step = t.e.step * -(-len(sums) // MAX_PAYMENTS)
    first = sums[-1] - (sums[-1] - sums[0]) // step * step
    return range(first, sums[-1] + 1, step)
