"""bank: the ledger. Double entry and append-only: every entry sums to nothing, and a correction is one more entry."""

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec

from magnat.kernel import MagnatError

BANK: Final = 0  # the account that money comes from and goes to; the cards, or the players, are 1, 2, 3 ...
UNSET: Final = -1

LedgerLines = tuple[tuple[int, int], ...]  # account and change
SavedType = TypeVar("SavedType")


class BadLedger(MagnatError):
    """Entries that cannot have been written by a bank: which, and what is wrong."""

    def __init__(self, n: int, found: str) -> None:
        super().__init__(f"entry {n}: {found}")
        self.n = n
        self.found = found


class DeedChange(msgspec.Struct, frozen=True, array_like=True):
    """What happened to a deed: its owner (0 is the bank), its level, and its mortgage (0 none, 2 interest paid)."""

    deed: str
    before: tuple[int, int, int]
    after: tuple[int, int, int]


class LedgerEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of history: who did what, when, and what it moved. Never changed, never deleted."""

    n: int  # its place in the ledger
    what: str
    lines: LedgerLines = ()
    at: int = 0  # milliseconds, by the clock of whoever keeps the ledger
    by: int = BANK  # the account of whoever did it; the bank for the unit itself
    id: str = ""  # of the command that caused it; a command acts once
    about: str = ""  # a deed, or a quick action
    parts: tuple[int, ...] = ()  # ELEC-BANK-27: the entries on the unit that make up one movement
    corrects: int = UNSET  # the entry that this one takes back
    asks: int = UNSET  # the entry whose undoing this one is about
    deeds: tuple[DeedChange, ...] = ()
    refused: str = ""  # why nothing was done
    rule: str = ""
    expected: int = UNSET  # the amount that the book would have expected
    sure: bool = False  # done although the book had a question
    would: "LedgerEntry | None" = None  # what is written once those who are asked agree


def decode_saved(text: bytes, kind: type[SavedType]) -> SavedType:
    """What was saved beside its entries, or why it cannot be read."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as why:
        raise BadLedger(UNSET, str(why)) from why


def transfer_lines(payer: int, receiver: int, amount: int) -> LedgerLines:
    return ((payer, -amount), (receiver, amount))


def mirror_lines(lines: LedgerLines) -> LedgerLines:
    return tuple((account, -change) for account, change in lines)


class Ledger:
    """Entries in order, and the balances that follow from them."""

    def __init__(self, entries: Iterable[LedgerEntry] = ()) -> None:
        self.entries: list[LedgerEntry] = []
        self.balances: dict[int, int] = {BANK: 0}
        self.corrected: dict[int, int] = {}  # entry -> the entry that took it back
        for entry in entries:
            self.append(entry)

    def append(self, entry: LedgerEntry) -> LedgerEntry:
        """Write an entry, if it is one: next in order, balanced, and within everybody's means."""
        if entry.n != len(self.entries):
            raise BadLedger(entry.n, f"follows {len(self.entries)} entries")
        if sum(change for _, change in entry.lines):
            raise BadLedger(entry.n, "does not balance")
        if entry.corrects != UNSET:
            self.check_correction(entry)
        after = dict(self.balances)
        for account, change in entry.lines:
            after[account] = after.get(account, 0) + change
            if account < BANK:
                raise BadLedger(entry.n, f"there is no account {account}")
        poor = [account for account, balance in after.items() if balance < 0 and account != BANK]
        if poor:
            raise BadLedger(entry.n, f"account {poor[0]} would be below nothing")
        self.balances = after
        self.entries.append(entry)
        if entry.corrects != UNSET:
            self.corrected[entry.corrects] = entry.n
        return entry

    def check_correction(self, entry: LedgerEntry) -> None:
        if not 0 <= entry.corrects < len(self.entries):
            raise BadLedger(entry.n, f"corrects {entry.corrects}, which is not there")
        if entry.corrects in self.corrected:
            raise BadLedger(entry.n, f"corrects {entry.corrects} a second time")
        if entry.lines != mirror_lines(self.entries[entry.corrects].lines):
            raise BadLedger(entry.n, f"does not mirror {entry.corrects}")

    def is_affordable(self, lines: LedgerLines) -> bool:
        """Whether nobody but the bank would be below nothing."""
        after: dict[int, int] = {}
        for account, change in lines:
            after[account] = after.get(account, self.balances.get(account, 0)) + change
        return all(balance >= 0 or account == BANK for account, balance in after.items())

    def __len__(self) -> int:
        return len(self.entries)
