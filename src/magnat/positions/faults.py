"""Checks for positions that no game can reach, on which a test would prove nothing."""

from typing import Any

from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyTable


def seat_faults(t: Any, last_try: int = 3) -> list[str]:
    """Return faults in amounts of cash and tries in jail, and frames of seats that have left."""
    step = getattr(t.edition, "step", 1)
    faults = [
        f"seat {p} has {cash}, and amounts are multiples of {step}" for p, cash in enumerate(t.cash) if cash % step
    ]
    faults += [f"seat {p} has {cash}" for p, cash in enumerate(t.cash) if cash < 0]
    tries = enumerate(getattr(t, "jailed", ()))
    faults += [f"seat {p} is in jail for try {n}" for p, n in tries if not 0 <= n <= last_try]
    eliminated = [p for p in range(len(t.cash)) if p not in t.ring]
    return faults + [f"seat {p} has left, and is asked" for p in eliminated if any(f.seat == p for f in t.stack)]


def property_faults(t: PropertyTable, whole: bool, last_try: int = 3) -> list[str]:
    """Return faults in deeds, buildings and pieces. If `whole`, only groups with a single owner may have buildings."""
    e = t.e
    faults = seat_faults(t, last_try)
    for spaces in e.members:
        names = " ".join([e.names[space] for space in spaces])
        levels = [t.level[space] for space in spaces]
        owners = {t.owner[space] for space in spaces}
        if any(levels) and whole and (len(owners) > 1 or BANK in owners):
            faults.append(f"{names}: built on, and not all of one owner")
        if any(t.level[space] and t.owner[space] == BANK for space in spaces):
            faults.append(f"{names}: built on, and nobody's")
        if any(t.level[space] and t.mortgaged >> space & 1 for space in spaces):
            faults.append(f"{names}: mortgaged with its buildings")
        if max(levels, default=0) > e.top:
            faults.append(f"{names}: built up to {max(levels)}, and {e.top} is the highest")
    for space, owner in enumerate(t.owner):
        if t.mortgaged >> space & 1 and owner == BANK:
            faults.append(f"{e.names[space]} is mortgaged, and nobody's")
        if owner != BANK and owner not in t.ring:
            faults.append(f"{e.names[space]} is of seat {owner}, who has left")
    return faults + piece_faults(t)


def piece_faults(t: PropertyTable) -> list[str]:
    e = t.e
    homes = t.apartments + sum([level for level in t.level if level < e.top])
    hotels = t.hotels + t.level.count(e.top)
    faults = [f"{homes} apartments, and there are {e.apartments}"] if homes > e.apartments or t.apartments < 0 else []
    return faults + ([f"{hotels} hotels, and there are {e.hotels}"] if hotels > e.hotels or t.hotels < 0 else [])
