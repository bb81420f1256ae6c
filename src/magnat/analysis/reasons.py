"""analysis: why an answer was better than another, from facts that the two positions differ in, or not at all.

Both answers are given, and the one who gave them plays on as the reference until somebody else speaks or dice are
thrown. What lies open after that is compared; a reason is an id with its ints, and the texts say it.
"""

from typing import Any, Final

import msgspec

from magnat.analysis.reference import Reference
from magnat.analysis.timeline import Segment, Timeline
from magnat.kernel import Chance, Table, answer, current_question
from magnat.kernel.secrets import redeal
from magnat.kernel.table import edition_of
from magnat.mechanics.property import PropertyTable, bits

TWO_DICE_REACH: Final = 12  # spaces that two dice reach
MAX_ORDER_ANSWERS: Final = 16  # an order to build is no longer than that


class AnswerReason(msgspec.Struct, frozen=True):
    """An id, and what its sentence speaks of: `space`, `group`, `seat`, amounts."""

    id: str
    about: dict[str, int] = {}


def reason_for(course: Timeline, stretch: Segment, best: int) -> AnswerReason:
    """Why `best` was better than what was said."""
    _, t = course.question_at(stretch)
    said = course.answers_in(stretch)[0][1]
    return compare_answers(course.reference, t, stretch.seat, said, best)


def compare_answers(reference: Reference, t: Table, seat: int, said: int, best: int) -> AnswerReason:
    t = redeal(t, seat, None)  # a reason rests on nothing that the seat could not know
    given, better = table_after(reference, t, seat, said), table_after(reference, t, seat, best)
    if isinstance(t, PropertyTable):
        for rule in (completed_group_reason, blocked_group_reason, rent_reason, reserve_reason):
            found = rule(given, better, seat)
            if found is not None:
                return found
        return AnswerReason("none")
    return score_reason(reference, given, better, seat)


def score_reason(reference: Reference, given: Any, better: Any, seat: int) -> AnswerReason:
    """What people of this game look at (groups, towers, bases): one's own first, then whoever is ahead."""
    game = edition_of(given).name
    then, now = reference.steady.scores(given), reference.steady.scores(better)
    if now[seat] > then[seat]:
        return AnswerReason(f"{game}_mine", {"seat": seat, "count": now[seat], "less": then[seat]})
    others = [(then[p] - now[p], -p) for p in range(min(len(then), len(now))) if p != seat and then[p] > now[p]]
    if others:
        other = -max(others)[1]
        return AnswerReason(f"{game}_theirs", {"seat": other, "count": then[other], "less": now[other]})
    return AnswerReason("none")


def table_after(reference: Reference, t: Any, seat: int, said: int) -> Any:
    """The table once the seat has said all that belongs to its answer."""
    u = t.copy()
    answer(u, seat, said)
    for _ in range(MAX_ORDER_ANSWERS):
        top = current_question(u)
        if top is None or top.seat != seat or isinstance(top, Chance) or top.window:
            break
        answer(u, seat, reference.answer(u, top, seat))
    return u


def completed_group_reason(given: Any, better: Any, seat: int) -> AnswerReason | None:
    """A group becomes complete for another, who may have the money to build there."""
    for other in given.ring:
        fresh = given.complete[other] & ~better.complete[other]
        if other == seat or not fresh or other not in better.ring:
            continue
        group = max(bits(fresh), key=lambda g: (given.e.build_costs[g], g))
        moved = given.deeds[other] & ~better.deeds[other] & given.e.group_bits[group]
        cost = given.e.build_costs[group]
        if moved and cost:
            about = {"space": bits(moved)[0], "group": group, "seat": other, "amount": given.cash[other]}
            return AnswerReason("lock_build" if given.cash[other] >= cost * len(bits(moved)) else "lock", about)
    return None


def blocked_group_reason(given: Any, better: Any, seat: int) -> AnswerReason | None:
    """The better answer keeps somebody from a group that only one deed is missing of."""
    e = given.e
    taken = better.deeds[seat] & ~given.deeds[seat]
    for space in bits(taken):
        rest = e.sister_bits[space] & ~(1 << space)
        for other in given.ring:
            if other != seat and rest and given.deeds[other] & rest == rest and e.build_costs[e.group_of[space]]:
                return AnswerReason("blocked", {"space": space, "group": e.group_of[space], "seat": other})
    return None


def rent_reason(given: Any, better: Any, seat: int) -> AnswerReason | None:
    """The largest rent that differs: what the seat would get, or what it would pay."""
    found: list[tuple[int, int, str, int, int]] = []
    for space in given.e.deeds:
        low, high = current_rent(given, space), current_rent(better, space)
        if low == high:
            continue
        mine = better.owner[space] == seat if high > low else given.owner[space] == seat
        theirs = given.owner[space] not in (seat, -1) and low > high
        if mine and high > low:
            found.append((high - low, space, "rent_mine", high, low))
        elif theirs:
            found.append((low - high, space, "rent_theirs", low, high))
    if not found:
        return None
    _, space, id, a, b = max(found, key=lambda each: (each[0], -each[1]))
    return AnswerReason(id, {"space": space, "amount": a, "instead": b})


def current_rent(t: Any, space: int) -> int:
    """What a street says now; companies go by the throw, and are left out."""
    e = t.e
    if t.owner[space] < 0 or not e.build_costs[e.group_of[space]]:
        return 0
    return int(t.rent_due(space))


def reserve_reason(given: Any, better: Any, seat: int) -> AnswerReason | None:
    """What is left does not pay for the dearest rent that two dice reach; after the better answer it does."""
    if seat not in given.ring or seat not in better.ring:
        return None
    worst = max([rent_at_distance(given, seat, step) for step in range(2, TWO_DICE_REACH + 1)], default=0)
    if given.cash[seat] < worst <= better.cash[seat]:
        return AnswerReason("short", {"amount": given.cash[seat], "rent": worst})
    return None


def rent_at_distance(t: Any, seat: int, step: int) -> int:
    if t.place[seat] < 0:
        return 0
    space = (t.place[seat] + step) % len(t.e.prices)
    return current_rent(t, space) if t.owner[space] not in (seat, -1) else 0
