"""The unit with its ledger: inputs, the resulting entries, saving and loading."""

import msgspec

from magnat.bank.ledger import (
    BANK,
    UNSET,
    BadLedger,
    Ledger,
    LedgerEntry,
    LedgerLines,
    decode_saved,
    mirror_lines,
    transfer_lines,
)
from magnat.bank.unit.amounts import keys_for, split_amount
from magnat.bank.unit.state import CARDS, Input, Insert, Outcome, Press, Remove, Unit
from magnat.bank.unit.transitions import apply_input, show_screens


class SavedDevice(msgspec.Struct, forbid_unknown_fields=True):
    unit: Unit
    now: int
    entries: list[LedgerEntry]


class Device:
    """One electronic bank. `now` is in milliseconds and moves only by `Wait`."""

    def __init__(self, unit: Unit | None = None, entries: list[LedgerEntry] | None = None, now: int = 0) -> None:
        self.unit = unit or Unit()
        self.now = now
        self.ledger = Ledger(entries or ())
        if not entries:
            opening = [(card, self.unit.balance(card)) for card in CARDS]
            self.ledger.append(LedgerEntry(0, "opening", (*opening, (BANK, -sum(self.unit.balances))), now))

    def apply(self, *inputs: Input) -> Outcome:
        """Apply inputs, write their movements to the ledger, and return the outcome of the last input."""
        outcome = Outcome(self.unit)
        for each in inputs:
            outcome = apply_input(self.unit, each)
            self.now += getattr(each, "ms", 0)
            for move in outcome.moves:
                corrects = self.find_undoable(mirror_lines(move.lines)) if move.undoes else UNSET
                self.ledger.append(LedgerEntry(len(self.ledger), move.what, move.lines, self.now, corrects=corrects))
            self.unit = outcome.unit
        return outcome

    def find_undoable(self, lines: LedgerLines) -> int:
        """Return the number of the last entry with exactly these lines that is not undone; UNSET if there is none."""
        numbers = [entry.n for entry in self.ledger.entries if entry.lines == lines and entry.corrects == UNSET]
        return next((n for n in reversed(numbers) if n not in self.ledger.corrected), UNSET)

    def move(self, payer: int, receiver: int, amount: int, kind: str = "transfer", about: str = "") -> LedgerEntry:
        """ELEC-BANK-27, ELEC-EDGE-48: a digital game moves a sum at once; the entry lists its parts on the unit."""
        lines = transfer_lines(payer, receiver, amount)
        parts = tuple(split_amount(amount))
        entry = LedgerEntry(len(self.ledger), kind, lines, self.now, about=about, parts=parts if len(parts) > 1 else ())
        self.ledger.append(entry)
        after = msgspec.structs.replace(self.unit, balances=self.unit.balances_after(lines), typed="", done=None)
        self.unit = show_screens(after, after.format_balance(after.card) if after.card else "")
        return entry

    # JSON

    def save(self) -> bytes:
        return msgspec.json.encode(SavedDevice(self.unit, self.now, self.ledger.entries))

    @classmethod
    def load(cls, text: bytes) -> "Device":
        """ELEC-BANK-19, ELEC-SETUP-12: restore a saved device, with the C key released.

        Raise `BadLedger` if the unit and its ledger do not agree.
        """
        saved = decode_saved(text, SavedDevice)
        if not saved.entries:
            raise BadLedger(UNSET, "no entries")
        device = cls(msgspec.structs.replace(saved.unit, held=None), saved.entries, saved.now)
        written = tuple(device.ledger.balances.get(card, 0) for card in CARDS)
        if written != saved.unit.balances:
            raise BadLedger(len(saved.entries) - 1, f"the unit has {saved.unit.balances}, its ledger {written}")
        done = saved.unit.done
        if done and device.find_undoable(done.lines) == UNSET:
            raise BadLedger(len(saved.entries) - 1, "what C would undo is not in the ledger")
        return device


# The operations for the events of a game (2.13.4). Each list is one insertion.


def transfer_gestures(payer: int, receiver: int, amount: int) -> list[list[Input]]:
    """ELEC-BANK-06 to -08, -27: the receiver's card goes left, the payer's right; one operation for each part."""
    return [card_operation(payer, receiver, [Press(key) for key in keys_for(part)]) for part in split_amount(amount)]


def card_operation(payer: int, receiver: int, keys: list[Press]) -> list[Input]:
    """Return the inputs of one operation: cards in, keys, cards out (ELEC-BANK-30)."""
    before: list[Input] = []
    after: list[Input] = []
    if payer != BANK:
        before.append(Insert(payer, "right"))
        after.append(Remove("right"))
    if receiver != BANK:
        before.append(Insert(receiver, "left"))
        after.append(Remove("left"))
    return [*before, *keys, *after]
