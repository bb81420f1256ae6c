"""The unit's transition table, and the pure function that applies an input to a unit."""

from functools import cache
from typing import Final

from msgspec.structs import replace

from magnat.bank.unit.effects import (
    Condition,
    Effect,
    always,
    clear_input,
    do_nothing,
    execute,
    has_room_for_comma,
    has_room_for_digit,
    holds_card,
    is_amount_valid,
    is_card_readable,
    new_game,
    next_volume,
    pay_salary,
    read_card,
    refuse_amount,
    refuse_card,
    refuse_comma,
    refuse_digit,
    refuse_empty_amount,
    refuse_salary,
    refuse_second_transaction,
    refuse_without_card,
    remove_card,
    switch_off,
    type_key,
    undo,
    wake,
)
from magnat.bank.unit.state import (
    CARDS,
    GLANCE_MS,
    HOLD_MS,
    IDLE_OFF_MS,
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


# The table of the catalogue (2.13.2), row by row. The first matching row applies. X is any pattern.

# fmt: off
TRANSITIONS: Final[tuple[tuple[str, str, Condition, Effect], ...]] = (
    # state                                input                               condition           effect
    ("OFF",                                "digit, comma, K/M, GO, C, C down", always,             wake),
    ("OFF, any awake",                     "insert",                           is_card_readable,   read_card),
    ("OFF, any awake",                     "insert",                           always,             refuse_card),
    ("OFF",                                "remove",                           holds_card,         remove_card),
    ("X.*",                                "remove",                           holds_card,         remove_card),
    ("OFF, any awake",                     "remove",                           always,             do_nothing),
    ("X.READY, X.ENTER",                   "digit",                            has_room_for_digit, type_key),
    ("X.READY, X.ENTER",                   "digit",                            always,             refuse_digit),
    ("X.READY, X.ENTER",                   "comma",                            has_room_for_comma, type_key),
    ("X.READY, X.ENTER",                   "comma",                            always,             refuse_comma),
    ("X.ENTER",                            "K/M",                              is_amount_valid,    execute),
    ("X.ENTER",                            "K/M",                              always,             refuse_amount),
    ("X.READY",                            "K/M",                              always,             refuse_empty_amount),
    ("CREDIT.READY",                       "GO",                               always,             pay_salary),
    ("CREDIT.ENTER, DEBIT.*, TRANSFER.*",  "GO",                               always,             refuse_salary),
    ("X.DONE",                             "digit, comma, K/M, GO",            always,       refuse_second_transaction),
    ("X.DONE",                             "C",                                always,             undo),
    ("X.ENTER",                            "C",                                always,             clear_input),
    ("X.READY, IDLE",                      "C",                                always,             do_nothing),
    ("IDLE",                               "comma",                            always,             next_volume),
    ("IDLE",                               "digit, K/M, GO",                   always,             refuse_without_card),
    ("any awake",                          "C held",                           always,             new_game),
    ("any awake",                          "60 s",                             always,             switch_off),
)
# fmt: on


PARSED_TRANSITIONS: Final = tuple(
    (frozenset(states.split(", ")), frozenset(inputs.split(", ")), condition, effect)
    for states, inputs, condition, effect in TRANSITIONS
)


@cache
def state_names(state: str) -> frozenset[str]:
    """Return all names of a state in the table."""
    if state == "OFF":
        return frozenset({"OFF"})
    pattern, _, part = state.partition(".")
    return frozenset({state, "any awake"} | ({"X.*", f"{pattern}.*", f"X.{part}"} if part else set()))


def input_kind(i: Input) -> str:
    """Return the name of an input in the table."""
    if isinstance(i, Press):
        special = {",": "comma", "K": "K/M", "M": "K/M", "GO": "GO", "C": "C"}
        return special.get(i.key, "digit")
    return "insert" if isinstance(i, Insert) else "remove" if isinstance(i, Remove) else "C down"


def find_effect(u: Unit, i: Input, input_name: str) -> Effect:
    names = state_names(u.state)
    for states, inputs, condition, effect in PARSED_TRANSITIONS:
        if input_name in inputs and not names.isdisjoint(states) and condition(u, i):
            return effect
    raise AssertionError(f"{u.state}: no row for {input_name}")


def apply_input(u: Unit, i: Input) -> Outcome:
    """Return the outcome of an input; raise `NoSuchInput` if the unit has no such key, card or slot."""
    check_input(i)
    if isinstance(i, Wait):
        return pass_time(u, i.ms)
    if isinstance(i, Release):
        pressed = u.held is not None  # a short press acts on release
        return apply_transition(replace(u, held=None), Press("C")) if pressed else Outcome(u)
    if isinstance(i, Push) and u.awake:
        return Outcome(u if u.held is not None else replace(u, held=0, idle=0))
    return apply_transition(u, i)


def apply_transition(u: Unit, i: Input) -> Outcome:
    return find_effect(u, i, input_kind(i))(u, i)


def check_input(i: Input) -> None:
    if isinstance(i, Press) and i.key not in KEYS:
        raise NoSuchInput(f"key {i.key}")
    if isinstance(i, Insert) and i.card not in CARDS:
        raise NoSuchInput(f"card {i.card}")
    if isinstance(i, Insert | Remove) and i.slot not in ("left", "right"):
        raise NoSuchInput(f"slot {i.slot}")
    if isinstance(i, Wait) and i.ms < 0:
        raise NoSuchInput(f"time {i.ms}")


# Time


def pass_time(u: Unit, ms: int) -> Outcome:
    """Let time pass, from one timed event to the next."""
    so_far = Outcome(u)
    while so_far.unit.awake:
        due, what = next_due(so_far.unit)
        now = add_elapsed(so_far.unit, min(due, ms))
        if due > ms:
            return replace(so_far, unit=now)
        ms -= due
        if what == "glance":
            so_far = replace(so_far, unit=replace(now, screens=now.screens[1:], glanced=0))
        else:
            so_far = join_outcomes(so_far, find_effect(now, Wait(0), what)(now, Wait(0)))
    return so_far


def next_due(u: Unit) -> tuple[int, str]:
    """Return the time until the next timed event, and its name."""
    dues = [(IDLE_OFF_MS - u.idle, "60 s")]
    if u.held is not None:
        dues.append((HOLD_MS - u.held, "C held"))
    if len(u.screens) > 1:
        dues.append((GLANCE_MS - u.glanced, "glance"))
    return min(dues)


def add_elapsed(u: Unit, ms: int) -> Unit:
    held = None if u.held is None else u.held + ms
    return replace(u, idle=u.idle + ms, held=held, glanced=u.glanced + ms if len(u.screens) > 1 else 0)


def join_outcomes(first: Outcome, second: Outcome) -> Outcome:
    return replace(
        second,
        sounds=first.sounds + second.sounds,
        moves=first.moves + second.moves,
        final=first.final + second.final,
    )
