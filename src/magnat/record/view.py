"""record: what a seat may know of a table.

A table declares its secrets (see `kernel.secrets`), and `known` itself never leaves. Of hidden cards a seat sees:

* `hand`: the cards that the viewer knows, in order, then HIDDEN for each of the others.
* `bag`: no order at all: `{"count", "known"}`.
* `pile`: ordered: what the viewer does not know is HIDDEN where it lies.

The spectator, TABLE, knows a card if every seat knows it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from magnat.kernel import EVERYBODY, HIDDEN, TABLE, Fact, Frame, Table, speaker, waiting
from magnat.kernel.secrets import OPEN as OPEN
from magnat.kernel.secrets import knows
from magnat.record.codec import kind_of, saved_columns
from magnat.record.protocol import View, asked


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
    if not isinstance(column, list | tuple):
        return column
    plain = not column or isinstance(column[0], int)  # as most are: every welcome shows all of them
    return list(column) if plain else [_thawed(item) for item in column]


def _worded(value: Any, seat: int) -> Any:
    if isinstance(value, Frame):
        return in_words(value, seat)
    return [_worded(item, seat) for item in value] if isinstance(value, tuple) else value
