"""bank.unit: the unit's transition table, and the step that reads it. Pure: a unit and an input give another unit."""

from functools import cache
from typing import Final

from msgspec.structs import replace

from magnat.bank.unit.effects import (
    Condition,
    Effect,
    already_done,
    always,
    append,
    clear,
    drop,
    execute,
    holds_card,
    new_game,
    next_volume,
    no_card,
    no_comma,
    no_digits,
    no_salary,
    not_read,
    read_card,
    readable,
    room,
    room_for_comma,
    salary,
    switch_off,
    take_out,
    too_long,
    unchanged,
    undo,
    valid,
    wake,
)
from magnat.bank.unit.state import (
    CARDS,
    GLANCE,
    HOLD,
    IDLE_OFF,
    KEYS,
    Input,
    Insert,
    Outcome,
    Press,
    Push,
    Release,
    Remove,
    Unit,
    Wait,
)
from magnat.kernel import MagnatError


class NoSuchInput(MagnatError):
    """A key, a card or a slot that the unit does not have."""


# The table of the catalogue (2.13.2), row by row. The first row that fits acts. X is any pattern.

# fmt: off
TRANSITIONS: Final[tuple[tuple[str, str, Condition, Effect], ...]] = (
    # state                                input                                 condition       effect
    ("OFF",                                "digit, comma, K/M, GO, C, C down",   always,         wake),
    ("OFF, any awake",                     "insert",                             readable,       read_card),
    ("OFF, any awake",                     "insert",                             always,         not_read),
    ("OFF",                                "remove",                             holds_card,     take_out),
    ("X.*",                                "remove",                             holds_card,     take_out),
    ("OFF, any awake",                     "remove",                             always,         unchanged),
    ("X.READY, X.ENTER",                   "digit",                              room,           append),
    ("X.READY, X.ENTER",                   "digit",                              always,         too_long),
    ("X.READY, X.ENTER",                   "comma",                              room_for_comma, append),
    ("X.READY, X.ENTER",                   "comma",                              always,         no_comma),
    ("X.ENTER",                            "K/M",                                valid,          execute),
    ("X.ENTER",                            "K/M",                                always,         drop),
    ("X.READY",                            "K/M",                                always,         no_digits),
    ("CREDIT.READY",                       "GO",                                 always,         salary),
    ("CREDIT.ENTER, DEBIT.*, TRANSFER.*",  "GO",                                 always,         no_salary),
    ("X.DONE",                             "digit, comma, K/M, GO",              always,         already_done),
    ("X.DONE",                             "C",                                  always,         undo),
    ("X.ENTER",                            "C",                                  always,         clear),
    ("X.READY, IDLE",                      "C",                                  always,         unchanged),
    ("IDLE",                               "comma",                              always,         next_volume),
    ("IDLE",                               "digit, K/M, GO",                     always,         no_card),
    ("any awake",                          "C held",                             always,         new_game),
    ("any awake",                          "60 s",                               always,         switch_off),
)
# fmt: on


ROWS: Final = tuple(
    (frozenset(states.split(", ")), frozenset(inputs.split(", ")), condition, effect)
    for states, inputs, condition, effect in TRANSITIONS
)


@cache
def names_of(state: str) -> frozenset[str]:
    """How the table may call a state."""
    if state == "OFF":
        return frozenset({"OFF"})
    pattern, _, part = state.partition(".")
    return frozenset({state, "any awake"} | ({"X.*", f"{pattern}.*", f"X.{part}"} if part else set()))


def called(i: Input) -> str:
    """How the table calls an input."""
    if isinstance(i, Press):
        special = {",": "comma", "K": "K/M", "M": "K/M", "GO": "GO", "C": "C"}
        return special.get(i.key, "digit")
    return "insert" if isinstance(i, Insert) else "remove" if isinstance(i, Remove) else "C down"


def row_for(u: Unit, i: Input, input_name: str) -> Effect:
    names = names_of(u.state)
    for states, inputs, condition, effect in ROWS:
        if input_name in inputs and not names.isdisjoint(states) and condition(u, i):
            return effect
    raise AssertionError(f"{u.state}: no row for {input_name}")


def step(u: Unit, i: Input) -> Outcome:
    """Put something in."""
    check(i)
    if isinstance(i, Wait):
        return wait(u, i.ms)
    if isinstance(i, Release):
        pressed = u.held is not None  # a short press acts when the key comes up
        return act(replace(u, held=None), Press("C")) if pressed else Outcome(u)
    if isinstance(i, Push) and u.awake:
        return Outcome(u if u.held is not None else replace(u, held=0, idle=0))
    return act(u, i)


def act(u: Unit, i: Input) -> Outcome:
    return row_for(u, i, called(i))(u, i)


def check(i: Input) -> None:
    if isinstance(i, Press) and i.key not in KEYS:
        raise NoSuchInput(f"key {i.key}")
    if isinstance(i, Insert) and i.card not in CARDS:
        raise NoSuchInput(f"card {i.card}")
    if isinstance(i, Insert | Remove) and i.slot not in ("left", "right"):
        raise NoSuchInput(f"slot {i.slot}")
    if isinstance(i, Wait) and i.ms < 0:
        raise NoSuchInput(f"time {i.ms}")


# Time


def wait(u: Unit, ms: int) -> Outcome:
    """Let time pass, from one thing that it brings to the next."""
    so_far = Outcome(u)
    while so_far.unit.awake:
        due, what = next_due(so_far.unit)
        now = elapsed(so_far.unit, min(due, ms))
        if due > ms:
            return replace(so_far, unit=now)
        ms -= due
        if what == "glance":
            so_far = replace(so_far, unit=replace(now, screens=now.screens[1:], glanced=0))
        else:
            so_far = both(so_far, row_for(now, Wait(0), what)(now, Wait(0)))
    return so_far


def next_due(u: Unit) -> tuple[int, str]:
    """How soon time alone changes something, and what."""
    dues = [(IDLE_OFF - u.idle, "60 s")]
    if u.held is not None:
        dues.append((HOLD - u.held, "C held"))
    if len(u.screens) > 1:
        dues.append((GLANCE - u.glanced, "glance"))
    return min(dues)


def elapsed(u: Unit, ms: int) -> Unit:
    held = None if u.held is None else u.held + ms
    return replace(u, idle=u.idle + ms, held=held, glanced=u.glanced + ms if len(u.screens) > 1 else 0)


def both(first: Outcome, second: Outcome) -> Outcome:
    return replace(
        second,
        sounds=first.sounds + second.sounds,
        moves=first.moves + second.moves,
        final=first.final + second.final,
    )
