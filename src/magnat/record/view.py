"""record: what a seat may know of a table, and other tables that it could be sitting at.

A table declares its secrets: `secret` names the columns of hidden cards and how each is hidden, `known[card]` holds the
bits of the seats that know where a card lies, and `backs`, where there are several decks, tells which deck each card
belongs to. `known` itself never leaves. A column is one place (a list of cards) or several (a list of such lists).

* `hand`: the cards that the viewer knows, in order, then HIDDEN for each of the others.
* `bag`: no order at all: `{"count", "known"}`.
* `pile`: ordered: what the viewer does not know is HIDDEN where it lies.

The spectator, TABLE, knows a card if every seat knows it.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat.kernel import EVERYBODY, HIDDEN, TABLE, Fact, Frame, Luck, Table, speaker, waiting
from magnat.record.codec import kind_of, saved_columns
from magnat.record.protocol import Told, View, asked

OPEN: Final = -2  # whoever looks at a match that is over: all cards lie face up
Place = list[int]


def view(t: Table, seat: int) -> dict[str, Any]:
    """All that `seat` may know: nothing else may leave the server."""
    made: dict[str, Any] = msgspec.to_builtins(seen(t, seat))
    return made


def seen(t: Table, seat: int) -> View:
    top = waiting(t)
    who = TABLE if top is None else speaker(top)
    return View(
        seat=seat,
        columns=columns_seen(t, seat),
        pending=pending(t, seat),
        ask=asked(t, who if seat == OPEN else seat),
        turn=who,
        winners=[p for p in range(t.winners.bit_length()) if t.winners >> p & 1],
        over=top is None,
    )


def told(before: View, after: View, seq: int, facts: Sequence[Fact]) -> Told:
    """What leads a seat from the last view that it was sent to this one."""
    changed = {name: column for name, column in after.columns.items() if before.columns.get(name) != column}
    heard = facts_heard(facts, after.seat)
    return Told(seq, heard, changed, after.pending, after.ask, after.turn, after.winners, after.over)


def facts_heard(facts: Sequence[Fact], seat: int) -> list[list[int | str]]:
    """Facts as `seat` hears them: a whispered one reaches the others without its ints."""
    return [
        [word, about, a, b, c] if seat == OPEN or hears in (EVERYBODY, seat) else [word, about]
        for word, about, a, b, c, hears in facts
    ]


def columns_seen(t: Table, seat: int) -> dict[str, Any]:
    hidden = dict(t.secret)
    result: dict[str, Any] = {}
    for name in saved_columns(t):
        column = getattr(t, name)
        if name in hidden:
            result[name] = masked(t, seat, hidden[name], column)
        elif name != "known" or not hidden:
            result[name] = _thawed(column)
    return result


def pending(t: Table, seat: int) -> list[dict[str, Any]]:
    """What is still to be done, in words, the next thing first."""
    return [in_words(frame, seat) for frame in reversed(t.stack)]


def in_words(frame: Frame, seat: int) -> dict[str, Any]:
    """A frame as `seat` may read it: what somebody else has drafted and not yet sent is 0."""
    words: dict[str, Any] = {"do": kind_of(type(frame))}
    for name in frame.fields:
        drafted = name in frame.drafted and frame.seat != seat
        words[name] = 0 if drafted else _worded(getattr(frame, name), seat)
    return words


def bits_of(t: Table, seat: int) -> int:
    """The bits that `known` has for what a seat knows; the spectator needs them all, who sees the open cards none."""
    if seat == OPEN:
        return 0
    return (1 << seats_of(t)) - 1 if seat == TABLE else 1 << seat


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether the seat knows where the card lies."""
    bits = bits_of(t, seat)
    return known_of(t)[card] & bits == bits


def seats_of(t: Table) -> int:
    """How many seats a table with secrets has: its `seats`, or as many as there are hands."""
    seats = getattr(t, "seats", None)
    if isinstance(seats, int):
        return seats
    for name, how in t.secret:
        column = getattr(t, name)
        if how == "hand" and column and isinstance(column[0], list):
            return len(column)
    raise TypeError(f"{type(t).__name__} has secrets, so it needs `seats` or one hand for each seat")


def known_of(t: Table) -> list[int]:
    known: list[int] = getattr(t, "known")  # noqa: B009 - declared by the game's own table
    return known


def redeal(t: Table, seat: int, luck: Luck) -> Table:
    """Another table that `seat` could be sitting at: the cards it does not know change places, deck by deck.

    What others know stays with the place, so that they know their new cards as well as they knew the old ones.
    The same luck gives the same table whatever the truth is: nothing of it shows through.
    """
    u = t.copy()
    if not u.secret:
        return u
    known, bits, backs = known_of(u), bits_of(u, seat), backs_of(u)
    decks: dict[int, list[tuple[Place, int]]] = {}
    unordered: list[Place] = []
    for name, how in u.secret:
        for place in places(getattr(u, name)):
            hidden = [index for index, card in enumerate(place) if known[card] & bits != bits]
            if how != "pile":  # the order of what lies in no order must not show either
                hidden = [index for _, index in sorted([(known[place[index]], index) for index in hidden])]
            for index in hidden:
                decks.setdefault(backs[place[index]] if backs else 0, []).append((place, index))
            if hidden and how != "pile":
                unordered.append(place)
    for spots in decks.values():
        _exchange(spots, known, luck)
    for place in unordered:
        place.sort()
    return u


def places(column: Any) -> list[Place]:
    """The lists of cards that a secret column consists of."""
    return column if column and isinstance(column[0], list) else [column]


def backs_of(t: Table) -> Sequence[int]:
    """Which deck each card belongs to; nothing when there is one deck."""
    backs: Any = getattr(t, "backs", ())
    found: Sequence[int] = backs() if callable(backs) else backs
    return found


def _exchange(spots: list[tuple[Place, int]], known: list[int], luck: Luck) -> None:
    known_to = [known[place[index]] for place, index in spots]
    cards = sorted([place[index] for place, index in spots])
    random = luck.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    for (place, index), card, seats in zip(spots, cards, known_to, strict=True):
        place[index] = card
        known[card] = seats


def masked(t: Table, seat: int, how: str, column: Any) -> Any:
    """A column of hidden cards as a seat may see it."""
    if column and isinstance(column[0], list):
        return [masked(t, seat, how, place) for place in column]
    if how == "pile":
        return [card if knows(t, seat, card) else HIDDEN for card in column]
    known = [card for card in column if knows(t, seat, card)]
    if how == "bag":
        return {"count": len(column), "known": known}
    return known + [HIDDEN] * (len(column) - len(known))


def _thawed(column: Any) -> Any:
    return [_thawed(item) for item in column] if isinstance(column, list | tuple) else column


def _worded(value: Any, seat: int) -> Any:
    if isinstance(value, Frame):
        return in_words(value, seat)
    return [_worded(item, seat) for item in value] if isinstance(value, tuple) else value
