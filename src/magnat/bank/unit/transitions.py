"""The unit's conditions and effects, its transition table, and the pure function that applies an input to a unit."""

from collections.abc import Callable
from functools import cache
from typing import Final

from msgspec.structs import replace

from magnat.bank.ledger import BANK, mirror_lines
from magnat.bank.unit.amounts import MAX_DIGITS, BadAmount, parse_amount
from magnat.bank.unit.state import (
    CARDS,
    GLANCE_MS,
    HOLD_MS,
    IDLE_OFF_MS,
    KEYS,
    NO_CARD,
    SALARY_K,
    START_BALANCE_K,
    Input,
    Insert,
    Outcome,
    Press,
    Push,
    Release,
    Remove,
    UndoableTransaction,
    Unit,
    UnitMove,
    Wait,
)
from magnat.kernel import MagnatError

Condition = Callable[[Unit, Input], bool]
Effect = Callable[[Unit, Input], Outcome]


class NoSuchInput(MagnatError):
    """A key, a card or a slot that the unit does not have."""


# Sessions


def start_session(u: Unit) -> Unit:
    """ELEC-BANK-04, -08: show the number, then the balance of the card; of the payer's if there are two."""
    screens = (str(u.card), u.format_balance(u.card)) if u.card else ("",)
    return replace(u, awake=True, typed="", done=None, screens=screens, glanced=0, idle=0)


def show_screens(u: Unit, *screens: str) -> Unit:
    return replace(u, screens=screens, glanced=0, idle=0)


def finalised_transactions(u: Unit) -> tuple[UndoableTransaction, ...]:
    """ELEC-BANK-17, -25, -26: the transactions that C can no longer undo after the session."""
    return (u.done,) if u.done else ()


def refuse_input(u: Unit, reason: str, rule: str) -> Outcome:
    return Outcome(replace(u, idle=0), ("error",), refused=reason, rule=rule)


def refuse(reason: str, rule: str) -> Effect:
    return lambda u, i: refuse_input(u, reason, rule)


refuse_digit: Final = refuse("five_digits", "ELEC-BANK-15")
refuse_empty_amount: Final = refuse("no_digits", "ELEC-BANK-12")
refuse_without_card: Final = refuse("no_card", "ELEC-BANK-23")


# Conditions


def always(u: Unit, i: Input) -> bool:
    return True


def is_card_readable(u: Unit, i: Input) -> bool:
    return not card_refusal(u, i)


def card_refusal(u: Unit, i: Input) -> tuple[str, str] | None:
    """Return the reason and rule why a card is not read; None if it is."""
    assert isinstance(i, Insert)
    if i.wrong_way:
        return "wrong_way", "ELEC-BANK-05"
    if i.card in (u.left, u.right):
        return "same_card", "ELEC-BANK-24"
    return ("slot_taken", "ELEC-BANK-02") if getattr(u, i.slot) else None


def holds_card(u: Unit, i: Input) -> bool:
    return isinstance(i, Remove) and getattr(u, i.slot) != NO_CARD


def has_room_for_digit(u: Unit, i: Input) -> bool:
    """ELEC-BANK-15."""
    return len(u.typed.replace(",", "")) < MAX_DIGITS


def has_room_for_comma(u: Unit, i: Input) -> bool:
    """ELEC-BANK-12: one comma."""
    return has_room_for_digit(u, i) and "," not in u.typed


def is_amount_valid(u: Unit, i: Input) -> bool:
    return amount_refusal(u, i) is None


def amount_refusal(u: Unit, i: Input) -> tuple[str, str] | None:
    """Return the reason and rule why the typed amount cannot be executed; None if it can."""
    assert isinstance(i, Press)
    try:
        amount = parse_amount(u.typed, i.key)
    except BadAmount as error:
        return error.reason, error.rule
    if u.payer != BANK and amount > u.balance(u.payer):
        return "too_poor", "ELEC-BANK-22"
    return None


# Effects


def wake(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-20, -32: the key that wakes the unit has no other effect."""
    return Outcome(replace(start_session(u), held=None))


def read_card(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-04, -25."""
    assert isinstance(i, Insert)
    inside = replace(u, left=i.card) if i.slot == "left" else replace(u, right=i.card)
    return Outcome(start_session(inside), ("beep",), final=finalised_transactions(u))


def refuse_card(u: Unit, i: Input) -> Outcome:
    reason, rule = card_refusal(u, i) or ("", "")
    return Outcome(u, refused=reason, rule=rule)


def remove_card(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-17, -25: the transaction becomes final; the balance of the remaining card is shown."""
    assert isinstance(i, Remove)
    left = replace(u, left=NO_CARD) if i.slot == "left" else replace(u, right=NO_CARD)
    if not u.awake:
        return Outcome(left)
    left = replace(left, typed="", done=None)
    return Outcome(
        show_screens(left, left.format_balance(left.card) if left.card else ""), final=finalised_transactions(u)
    )


def do_nothing(u: Unit, i: Input) -> Outcome:
    return Outcome(replace(u, idle=0) if isinstance(i, Press | Release) else u)


def type_key(u: Unit, i: Input) -> Outcome:
    assert isinstance(i, Press)
    typed = u.typed + (i.key if i.key != "," or u.typed else "0,")
    return Outcome(show_screens(replace(u, typed=typed), typed))


def refuse_comma(u: Unit, i: Input) -> Outcome:
    return refuse_input(u, "second_comma", "ELEC-BANK-12") if "," in u.typed else refuse_digit(u, i)


def execute(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-06, -07, -08: closing an amount executes it at once (ELEC-BANK-12)."""
    assert isinstance(i, Press)
    return carry_out(u, UndoableTransaction(u.pattern.lower(), u.payer, u.receiver, parse_amount(u.typed, i.key)))


def pay_salary(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-09."""
    return carry_out(u, UndoableTransaction("go", BANK, u.left, SALARY_K))


def carry_out(u: Unit, done: UndoableTransaction) -> Outcome:
    after = replace(u, balances=u.balances_after(done.lines), typed="", done=done)
    screens = [after.format_balance(card) for card in (u.right, u.left) if card]
    return Outcome(show_screens(after, *screens), ("success",), (UnitMove(done.what, done.lines),))


def refuse_amount(u: Unit, i: Input) -> Outcome:
    reason, rule = amount_refusal(u, i) or ("", "")
    return refuse_input(clear_input(u, i).unit, reason, rule)


def clear_input(u: Unit, i: Input) -> Outcome:
    return Outcome(show_screens(replace(u, typed=""), u.format_balance(u.card)))


def refuse_salary(u: Unit, i: Input) -> Outcome:
    if u.right:
        return refuse_input(u, "go_left_only", "ELEC-BANK-23")
    return refuse_input(u, "go_takes_no_digits", "ELEC-BANK-09")


def refuse_second_transaction(u: Unit, i: Input) -> Outcome:
    if u.done and u.done.what == "go" and i == Press("GO"):
        return refuse_input(u, "go_again", "ELEC-BANK-10")
    return refuse_input(u, "one_transaction", "ELEC-BANK-11")


def undo(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-16: restore the former balances, as an entry of its own."""
    assert u.done
    back = mirror_lines(u.done.lines)
    restored = replace(u, balances=u.balances_after(back), done=None)
    return Outcome(
        show_screens(restored, restored.format_balance(u.card)), moves=(UnitMove("undo", back, undoes=True),)
    )


def next_volume(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-21."""
    level = {"high": "low", "low": "mute", "mute": "high"}[u.volume]
    return Outcome(replace(u, volume=level, idle=0))


def new_game(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-18, -29: reset every account to 15M, in a new session."""
    changes = [(card, START_BALANCE_K - u.balance(card)) for card in CARDS if u.balance(card) != START_BALANCE_K]
    bank = -sum(change for _, change in changes)
    fresh = start_session(replace(u, balances=(START_BALANCE_K,) * len(CARDS), held=None))
    return Outcome(fresh, ("long_beep",), (UnitMove("new_game", (*changes, (BANK, bank))),), finalised_transactions(u))


def switch_off(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-19, -26: keep the balances, clear the digits; the transaction becomes final."""
    off = replace(u, awake=False, typed="", done=None, screens=("",), glanced=0, idle=0, held=None)
    return Outcome(off, final=finalised_transactions(u))


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
    if state == "OFF":
        return frozenset({"OFF"})
    pattern, _, part = state.partition(".")
    return frozenset({state, "any awake"} | ({"X.*", f"{pattern}.*", f"X.{part}"} if part else set()))


def input_kind(i: Input) -> str:
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
        if u.held is None:
            return Outcome(u)
        u, i = replace(u, held=None), Press("C")  # a short press acts on release
    if isinstance(i, Push) and u.awake:
        return Outcome(u if u.held is not None else replace(u, held=0, idle=0))
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
        due, timer = next_due(so_far.unit)
        now = add_elapsed(so_far.unit, min(due, ms))
        if due > ms:
            return replace(so_far, unit=now)
        ms -= due
        if timer == "glance":
            so_far = replace(so_far, unit=replace(now, screens=now.screens[1:], glanced=0))
        else:
            so_far = join_outcomes(so_far, find_effect(now, Wait(0), timer)(now, Wait(0)))
    return so_far


def next_due(u: Unit) -> tuple[int, str]:
    dues = [(IDLE_OFF_MS - u.idle, "60 s")]
    if u.held is not None:
        dues.append((HOLD_MS - u.held, "C held"))
    if len(u.screens) > 1:
        dues.append((GLANCE_MS - u.glanced, "glance"))
    return min(dues)


def add_elapsed(u: Unit, ms: int) -> Unit:
    held_ms = None if u.held is None else u.held + ms
    return replace(u, idle=u.idle + ms, held=held_ms, glanced=u.glanced + ms if len(u.screens) > 1 else 0)


def join_outcomes(first: Outcome, second: Outcome) -> Outcome:
    return replace(
        second, sounds=first.sounds + second.sounds, moves=first.moves + second.moves, final=first.final + second.final
    )
