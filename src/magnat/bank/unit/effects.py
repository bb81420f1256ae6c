"""bank.unit: what the unit does, one function for each condition and each effect of its transition table."""

from collections.abc import Callable

from msgspec.structs import replace

from magnat.bank.ledger import BANK, mirrored
from magnat.bank.unit.amounts import DIGITS, Misfit, entered
from magnat.bank.unit.state import (
    CARDS,
    NO_CARD,
    SALARY,
    START,
    Done,
    Input,
    Insert,
    Move,
    Outcome,
    Press,
    Release,
    Remove,
    Unit,
)

Condition = Callable[[Unit, Input], bool]
Effect = Callable[[Unit, Input], Outcome]


# Sessions


def opened(u: Unit) -> Unit:
    """A new session: number, then balance, of the card inside; the payer's where there are two (ELEC-BANK-04, -08)."""
    screens = (str(u.card), u.seen(u.card)) if u.card else ("",)
    return replace(u, awake=True, typed="", done=None, screens=screens, glanced=0, idle=0)


def showing(u: Unit, *screens: str) -> Unit:
    return replace(u, screens=screens, glanced=0, idle=0)


def final(u: Unit) -> tuple[Done, ...]:
    """ELEC-BANK-17, -25, -26: what C can no longer undo, now that the session ends."""
    return (u.done,) if u.done else ()


def refuse(u: Unit, reason: str, rule: str) -> Outcome:
    return Outcome(replace(u, idle=0), ("error",), refused=reason, rule=rule)


# Conditions


def always(u: Unit, i: Input) -> bool:
    return True


def readable(u: Unit, i: Input) -> bool:
    return not unread(u, i)


def unread(u: Unit, i: Input) -> tuple[str, str] | None:
    """Why a card is not read."""
    assert isinstance(i, Insert)
    if i.wrong_way:
        return "wrong_way", "ELEC-BANK-05"
    if i.card in (u.left, u.right):
        return "same_card", "ELEC-BANK-24"
    return ("slot_taken", "ELEC-BANK-02") if getattr(u, i.slot) else None


def holds_card(u: Unit, i: Input) -> bool:
    return isinstance(i, Remove) and getattr(u, i.slot) != NO_CARD


def digits(u: Unit) -> int:
    return len(u.typed.replace(",", ""))


def room(u: Unit, i: Input) -> bool:
    """ELEC-BANK-15."""
    return digits(u) < DIGITS


def room_for_comma(u: Unit, i: Input) -> bool:
    """ELEC-BANK-12: one comma."""
    return room(u, i) and "," not in u.typed


def valid(u: Unit, i: Input) -> bool:
    return misfit(u, i) is None


def misfit(u: Unit, i: Input) -> tuple[str, str] | None:
    """Why the typed amount cannot be executed."""
    assert isinstance(i, Press)
    try:
        amount = entered(u.typed, i.key)
    except Misfit as why:
        return why.reason, why.rule
    if u.payer != BANK and amount > u.balance(u.payer):
        return "too_poor", "ELEC-BANK-22"
    return None


# Effects


def wake(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-20, -32: the key that wakes does nothing else."""
    return Outcome(replace(opened(u), held=None))


def read_card(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-04, -25."""
    assert isinstance(i, Insert)
    inside = replace(u, left=i.card) if i.slot == "left" else replace(u, right=i.card)
    return Outcome(opened(inside), ("beep",), final=final(u))


def not_read(u: Unit, i: Input) -> Outcome:
    reason, rule = unread(u, i) or ("", "")
    return Outcome(u, refused=reason, rule=rule)


def take_out(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-17, -25: what was done is final; the card that stays shows its balance."""
    assert isinstance(i, Remove)
    left = replace(u, left=NO_CARD) if i.slot == "left" else replace(u, right=NO_CARD)
    if not u.awake:
        return Outcome(left)
    left = replace(left, typed="", done=None)
    return Outcome(showing(left, left.seen(left.card) if left.card else ""), final=final(u))


def unchanged(u: Unit, i: Input) -> Outcome:
    return Outcome(replace(u, idle=0) if isinstance(i, Press | Release) else u)


def append(u: Unit, i: Input) -> Outcome:
    assert isinstance(i, Press)
    typed = u.typed + (i.key if i.key != "," or u.typed else "0,")
    return Outcome(showing(replace(u, typed=typed), typed))


def too_long(u: Unit, i: Input) -> Outcome:
    return refuse(u, "five_digits", "ELEC-BANK-15")


def no_comma(u: Unit, i: Input) -> Outcome:
    return refuse(u, "second_comma", "ELEC-BANK-12") if "," in u.typed else too_long(u, i)


def execute(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-06, -07, -08: closing an entry carries it out at once (ELEC-BANK-12)."""
    assert isinstance(i, Press)
    what = {"CREDIT": "credit", "DEBIT": "debit", "TRANSFER": "transfer"}[u.pattern]
    return moved(u, Done(what, u.payer, u.receiver, entered(u.typed, i.key)))


def salary(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-09."""
    return moved(u, Done("go", BANK, u.left, SALARY))


def moved(u: Unit, done: Done) -> Outcome:
    after = replace(u, balances=u.moved(done.lines), typed="", done=done)
    screens = [after.seen(card) for card in (u.right, u.left) if card]
    return Outcome(showing(after, *screens), ("success",), (Move(done.what, done.lines),))


def drop(u: Unit, i: Input) -> Outcome:
    reason, rule = misfit(u, i) or ("", "")
    return refuse(cleared(u), reason, rule)


def cleared(u: Unit) -> Unit:
    return showing(replace(u, typed=""), u.seen(u.card))


def no_digits(u: Unit, i: Input) -> Outcome:
    return refuse(u, "no_digits", "ELEC-BANK-12")


def no_salary(u: Unit, i: Input) -> Outcome:
    if u.right:
        return refuse(u, "go_left_only", "ELEC-BANK-23")
    return refuse(u, "go_takes_no_digits", "ELEC-BANK-09")


def already_done(u: Unit, i: Input) -> Outcome:
    if u.done and u.done.what == "go" and i == Press("GO"):
        return refuse(u, "go_again", "ELEC-BANK-10")
    return refuse(u, "one_transaction", "ELEC-BANK-11")


def undo(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-16: the former balances, as an entry of their own."""
    assert u.done
    back = mirrored(u.done.lines)
    restored = replace(u, balances=u.moved(back), done=None)
    return Outcome(showing(restored, restored.seen(u.card)), moves=(Move("undo", back, undoes=True),))


def clear(u: Unit, i: Input) -> Outcome:
    return Outcome(cleared(u))


def next_volume(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-21."""
    level = {"high": "low", "low": "mute", "mute": "high"}[u.volume]
    return Outcome(replace(u, volume=level, idle=0))


def no_card(u: Unit, i: Input) -> Outcome:
    return refuse(u, "no_card", "ELEC-BANK-23")


def new_game(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-18, -29: every account is 15M again, in a new session."""
    changes = [(card, START - u.balance(card)) for card in CARDS if u.balance(card) != START]
    bank = -sum(change for _, change in changes)
    fresh = opened(replace(u, balances=(START,) * len(CARDS), held=None))
    return Outcome(fresh, ("long_beep",), (Move("new_game", (*changes, (BANK, bank))),), final(u))


def switch_off(u: Unit, i: Input) -> Outcome:
    """ELEC-BANK-19, -26: balances are kept, digits are not, and what was done stays done."""
    off = replace(u, awake=False, typed="", done=None, screens=("",), glanced=0, idle=0, held=None)
    return Outcome(off, final=final(u))
