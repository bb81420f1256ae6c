"""Reasons why one answer is better than another, derived from facts in which the positions differ.

Both answers are applied, and the seat plays on like the reference until another seat is asked or
dice are thrown. The public parts of the two positions are then compared. A reason is an id with
ints; the texts turn it into a sentence. If no rule applies, there is no reason ("none").
"""

from typing import Any, Final

import msgspec

from magnat.analysis.reference import Reference
from magnat.analysis.timeline import Segment, Timeline
from magnat.kernel import Chance, Table, answer, current_question
from magnat.kernel.secrets import redeal
from magnat.kernel.table import edition_of
from magnat.mechanics.property import PropertyTable, bits

TWO_DICE_REACH: Final = 12  # the farthest space that two dice reach
MAX_ORDER_ANSWERS: Final = 16  # longest order of answers that belong together


class AnswerReason(msgspec.Struct, frozen=True):
    """A reason id and the values of its sentence: `space`, `group`, `seat`, amounts."""

    id: str
    about: dict[str, int] = {}


def reason_for(course: Timeline, stretch: Segment, best: int) -> AnswerReason:
    """Return why `best` was better than the answer given in a segment."""
    _, t = course.question_at(stretch)
    said = course.answers_in(stretch)[0][1]
    return compare_answers(course.reference, t, stretch.seat, said, best)


def compare_answers(reference: Reference, t: Table, seat: int, said: int, best: int) -> AnswerReason:
    t = redeal(t, seat, None)  # a reason must not use anything the seat could not know
    given, better = table_after(reference, t, seat, said), table_after(reference, t, seat, best)
    if isinstance(t, PropertyTable):
        for rule in (completed_group_reason, blocked_group_reason, rent_reason, reserve_reason):
            found = rule(given, better, seat)
            if found is not None:
                return found
        return AnswerReason("none")
    return score_reason(reference, given, better, seat)


def score_reason(reference: Reference, given: Any, better: Any, seat: int) -> AnswerReason:
    """Return a reason from the game's scores (groups, towers, bases): the seat's own, then the others'."""
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
    """Return the table after an answer and the reference's follow-up answers of the same seat."""
    u = t.copy()
    answer(u, seat, said)
    for _ in range(MAX_ORDER_ANSWERS):
        top = current_question(u)
        if top is None or top.seat != seat or isinstance(top, Chance) or top.window:
            break
        answer(u, seat, reference.answer(u, top, seat))
    return u


def completed_group_reason(given: Any, better: Any, seat: int) -> AnswerReason | None:
    """Return a reason if the given answer completes another player's group; None otherwise.

    The reason differs if that player can afford to build there.
    """
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
    """Return a reason if the better answer denies another player the last deed of a group, or None."""
    e = given.e
    taken = better.deeds[seat] & ~given.deeds[seat]
    for space in bits(taken):
        rest = e.sister_bits[space] & ~(1 << space)
        for other in given.ring:
            if other != seat and rest and given.deeds[other] & rest == rest and e.build_costs[e.group_of[space]]:
                return AnswerReason("blocked", {"space": space, "group": e.group_of[space], "seat": other})
    return None


def rent_reason(given: Any, better: Any, seat: int) -> AnswerReason | None:
    """Return the largest difference in rent, received or paid by the seat; None if there is none."""
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
    """Return the current rent of a street; 0 for companies, whose rent depends on the dice."""
    e = t.e
    if t.owner[space] < 0 or not e.build_costs[e.group_of[space]]:
        return 0
    return int(t.rent_due(space))


def reserve_reason(given: Any, better: Any, seat: int) -> AnswerReason | None:
    """Return a reason if only the better answer leaves enough cash for any rent within two dice, or None."""
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
