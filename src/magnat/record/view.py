"""Views: the part of a table that a seat may see.

A table declares its secrets (see `kernel.secrets`); `known` itself is never part of a view. A column of hidden cards is
shown according to its kind:

* `hand`: the cards that the viewer knows, in order, then HIDDEN for each of the others.
* `bag`: unordered: `{"count", "known"}`.
* `pile`: ordered: each card that the viewer does not know is HIDDEN.

A spectator, TABLE, knows a card if every seat knows it. OPEN, the viewer of a finished match, knows all cards.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from magnat.kernel import EVERYBODY, HIDDEN, TABLE, Fact, Frame, Table, current_question, speaker
from magnat.kernel.secrets import OPEN as OPEN
from magnat.kernel.secrets import knows
from magnat.kernel.table import parameter_names
from magnat.record.codec import kind_of, saved_columns
from magnat.record.wire import View, build_ask


def view_as_dict(t: Table, seat: int) -> dict[str, Any]:
    """Return all that `seat` may know as plain values. A server must not send anything else."""
    view: dict[str, Any] = msgspec.to_builtins(build_view(t, seat))
    return view


def build_view(t: Table, seat: int) -> View:
    """Return all that `seat` may know: -1 is a spectator, `OPEN` a viewer of all cards after the game."""
    top = current_question(t)
    speaker_seat = TABLE if top is None else speaker(top)
    return View(
        seat=seat,
        columns=visible_columns(t, seat),
        pending=pending_frames(t, seat),
        ask=build_ask(t, speaker_seat if seat == OPEN else seat),
        turn=speaker_seat,
        winners=t.winning_seats(),
        over=top is None,
    )


def visible_facts(facts: Sequence[Fact], seat: int) -> list[list[int | str]]:
    """Return the facts as `seat` sees them: a fact whispered to another seat without its ints."""
    return [
        [word, about, a, b, c] if seat == OPEN or hears in (EVERYBODY, seat) else [word, about]
        for word, about, a, b, c, hears in facts
    ]


def visible_columns(t: Table, seat: int) -> dict[str, Any]:
    hidden = dict(t.secret)
    result: dict[str, Any] = {}
    for name in saved_columns(t):
        column = getattr(t, name)
        if name in hidden:
            result[name] = mask_column(t, seat, hidden[name], column)
        elif name != "known" or not hidden:
            result[name] = _as_lists(column)
    return result


def pending_frames(t: Table, seat: int) -> list[dict[str, Any]]:
    """Return the pending frames as plain values, the next one first."""
    return [describe_frame(frame, seat) for frame in reversed(t.stack)]


def describe_frame(frame: Frame, seat: int) -> dict[str, Any]:
    """Return a frame as `seat` may read it: fields drafted by another seat and not yet sent are 0."""
    words: dict[str, Any] = {"do": kind_of(type(frame))}
    for name in parameter_names(type(frame)):
        drafted = name in frame.drafted and frame.seat != seat
        words[name] = 0 if drafted else _describe_value(getattr(frame, name), seat)
    return words


def mask_column(t: Table, seat: int, how: str, column: Any) -> Any:
    """Return a column of hidden cards as `seat` may see it; `how` is the kind of its secret."""
    if column and isinstance(column[0], list):
        return [mask_column(t, seat, how, place) for place in column]
    if how == "pile":
        return [card if knows(t, seat, card) else HIDDEN for card in column]
    cards = [card for card in column if knows(t, seat, card)]
    if how == "bag":
        return {"count": len(column), "known": cards}
    return cards + [HIDDEN] * (len(column) - len(cards))


def _as_lists(column: Any) -> Any:
    if not isinstance(column, list | tuple):
        return column
    plain = not column or isinstance(column[0], int)  # fast path: every view contains all columns, and most are flat
    return list(column) if plain else [_as_lists(item) for item in column]


def _describe_value(value: Any, seat: int) -> Any:
    if isinstance(value, Frame):
        return describe_frame(value, seat)
    return [_describe_value(item, seat) for item in value] if isinstance(value, tuple) else value
