"""The ledger: double-entry and append-only. Every entry sums to zero, and a correction is a further entry."""

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec

from magnat.kernel import MagnatError

BANK: Final = 0  # the bank's account; the cards, or the players, are 1, 2, 3 ...
UNSET: Final = -1

LedgerLines = tuple[tuple[int, int], ...]  # account and change
SavedType = TypeVar("SavedType")


class BadLedger(MagnatError):
    """An invalid entry: its number and the fault."""

    def __init__(self, n: int, problem: str) -> None:
        super().__init__(f"entry {n}: {problem}")
        self.n = n
        self.problem = problem


class DeedChange(msgspec.Struct, frozen=True, array_like=True):
    """A change of a deed's owner (0 is the bank), level and mortgage (0 none, 1 mortgaged, 2 interest paid)."""

    deed: str
    before: tuple[int, int, int]
    after: tuple[int, int, int]


class LedgerEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the ledger: the action, its author and time, and its movements. Never changed or deleted."""

    n: int  # its number in the ledger, from 0
    what: str
    lines: LedgerLines = ()
    at: int = 0  # milliseconds, by the clock of the ledger's host
    by: int = BANK  # the author's account; the bank for the unit itself
    id: str = ""  # of the command; a command is executed once
    about: str = ""  # a deed, or a quick action
    parts: tuple[int, ...] = ()  # ELEC-BANK-27: the entries on the unit that make up one movement
    corrects: int = UNSET  # the entry that this entry undoes
    asks: int = UNSET  # the entry with the request, or to be undone, on which this entry votes or decides
    deeds: tuple[DeedChange, ...] = ()
    refused: str = ""  # the reason of a refusal
    rule: str = ""
    expected: int = UNSET  # the amount that the book expected
    sure: bool = False  # confirmed although the book had questioned it
    would: "LedgerEntry | None" = None  # the entry that is written once enough players agree


def decode_saved(text: bytes, kind: type[SavedType]) -> SavedType:
    """Decode a saved bank; raise `BadLedger` if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise BadLedger(UNSET, str(error)) from error


def transfer_lines(payer: int, receiver: int, amount: int) -> LedgerLines:
    return ((payer, -amount), (receiver, amount))


def mirror_lines(lines: LedgerLines) -> LedgerLines:
    return tuple((account, -change) for account, change in lines)


class Ledger:
    """The entries in order, and the resulting balances."""

    def __init__(self, entries: Iterable[LedgerEntry] = ()) -> None:
        self.entries: list[LedgerEntry] = []
        self.balances: dict[int, int] = {BANK: 0}
        self.corrected: dict[int, int] = {}  # entry -> the entry that undid it
        for entry in entries:
            self.append(entry)

    def append(self, entry: LedgerEntry) -> LedgerEntry:
        """Append an entry. Raise `BadLedger` unless it is next in order, balanced and affordable."""
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
        """True if no account but the bank's would become negative."""
        after: dict[int, int] = {}
        for account, change in lines:
            after[account] = after.get(account, self.balances.get(account, 0)) + change
        return all(balance >= 0 or account == BANK for account, balance in after.items())

    def __len__(self) -> int:
        return len(self.entries)
