"""The conditions and effects of the unit's transition table, one function each."""

from collections.abc import Callable

from msgspec.structs import replace

from magnat.bank.ledger import BANK, mirror_lines
from magnat.bank.unit.amounts import MAX_DIGITS, BadAmount, parse_amount
from magnat.bank.unit.state import (
    CARDS,
    NO_CARD,
    SALARY_K,
    START_BALANCE_K,
    Input,
    Insert,
    Outcome,
    Press,
    Release,
    Remove,
    UndoableTransaction,
    Unit,
    UnitMove,
)

Condition = Callable[[Unit, Input], bool]
Effect = Callable[[Unit, Input], Outcome]


# Sessions


def start_session(u: Unit) -> Unit:
    """Start a session: show the number, then the balance of the card; of the payer's if there are two.

    ELEC-BANK-04, -08.
    """
    screens = (str(u.card), u.format_balance(u.card)) if u.card else ("",)
    return replace(u, awake=True, typed="", done=None, screens=screens, glanced=0, idle=0)


def show_screens(u: Unit, *screens: str) -> Unit:
    return replace(u, screens=screens, glanced=0, idle=0)


def finalised_transactions(u: Unit) -> tuple[UndoableTransaction, ...]:
    """ELEC-BANK-17, -25, -26: the transactions that C can no longer undo after the session."""
    return (u.done,) if u.done else ()


def refuse_input(u: Unit, reason: str, rule: str) -> Outcome:
    return Outcome(replace(u, idle=0), ("error",), refused=reason, rule=rule)


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


def count_digits(u: Unit) -> int:
    return len(u.typed.replace(",", ""))


def has_room_for_digit(u: Unit, i: Input) -> bool:
    """ELEC-BANK-15."""
    return count_digits(u) < MAX_DIGITS


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
    except BadAmount as why:
        return why.reason, why.rule
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


def refuse_digit(u: Unit, i: Input) -> Outcome:
    return refuse_input(u, "five_digits", "ELEC-BANK-15")


def refuse_comma(u: Unit, i: Input) -> Outcome:
    return refuse_input(u, "second_comma", "ELEC-BANK-12") if "," in u.typed else refuse_digit(u, i)


def execute(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-06, -07, -08: closing an amount executes it at once (ELEC-BANK-12)."""
    assert isinstance(i, Press)
    what = {"CREDIT": "credit", "DEBIT": "debit", "TRANSFER": "transfer"}[u.pattern]
    return carry_out(u, UndoableTransaction(what, u.payer, u.receiver, parse_amount(u.typed, i.key)))


def pay_salary(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-09."""
    return carry_out(u, UndoableTransaction("go", BANK, u.left, SALARY_K))


def carry_out(u: Unit, done: UndoableTransaction) -> Outcome:
    after = replace(u, balances=u.balances_after(done.lines), typed="", done=done)
    screens = [after.format_balance(card) for card in (u.right, u.left) if card]
    return Outcome(show_screens(after, *screens), ("success",), (UnitMove(done.what, done.lines),))


def refuse_amount(u: Unit, i: Input) -> Outcome:
    reason, rule = amount_refusal(u, i) or ("", "")
    return refuse_input(clear_typed(u), reason, rule)


def clear_typed(u: Unit) -> Unit:
    return show_screens(replace(u, typed=""), u.format_balance(u.card))


def refuse_empty_amount(u: Unit, i: Input) -> Outcome:
    return refuse_input(u, "no_digits", "ELEC-BANK-12")


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


def clear_input(u: Unit, i: Input) -> Outcome:
    return Outcome(clear_typed(u))


def next_volume(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-21."""
    level = {"high": "low", "low": "mute", "mute": "high"}[u.volume]
    return Outcome(replace(u, volume=level, idle=0))


def refuse_without_card(u: Unit, i: Input) -> Outcome:
    return refuse_input(u, "no_card", "ELEC-BANK-23")


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
