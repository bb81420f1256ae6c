"""Messages between a phone and a companion table. The commands are defined in `magnat.bank.companion`."""

from typing import Annotated, Any, Final

import msgspec

from magnat.bank.companion import Book, Money, Opening
from magnat.bank.companion.commands import Account, AnyCommand
from magnat.bank.companion.deeds import Deed, Holding
from magnat.bank.companion.votes import missing_votes
from magnat.bank.ledger import BANK, LedgerEntry

MAX_ENTRIES_PER_PAGE: Final = 200
Accounts = Annotated[list[Account], msgspec.Meta(max_length=16)]


class NewCompanion(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open, and the accounts that this phone controls: all of them if one phone is passed round."""

    opening: Opening  # without `own`, which the server derives from the edition
    mine: Accounts = []
    edition: dict[str, Any] = {}  # the document of a custom edition, if any


class JoinCompanion(msgspec.Struct, forbid_unknown_fields=True):
    """The accounts that a phone wants to control; empty for a spectator."""

    mine: Accounts = []


class CompanionCommand(msgspec.Struct, forbid_unknown_fields=True):
    """A command for the book. Sent again with the same id, it returns the same entry."""

    command: AnyCommand


class Standing(msgspec.Struct, omit_defaults=True):
    """The state of a table after its last entry. All sums are computed: a phone needs no rules."""

    n: int  # number of entries
    balances: list[int]  # by account, the bank first
    wealth: list[int]  # by account, for the final count; 0 for the bank
    ranking: list[tuple[int, int]]  # (account, wealth), the richest first
    out: list[int] = []
    asked: dict[int, list[int]] = {}  # entry that a player wants undone -> players who have not agreed yet
    undone: dict[int, int] = {}  # undone entry -> the entry that undid it
    deeds: dict[str, Holding] = {}  # deeds that the bank no longer holds
    rents: dict[str, list[int]] = {}  # rent that each account would owe; per dice point for a utility
    lifts: dict[str, tuple[int, int, int]] = {}  # costs: of lifting a mortgage, of lifting it on receipt, of keeping it


class CompanionUpdate(msgspec.Struct):
    """An update: the latest entries, the state of the table, and the accounts that have a phone.

    There are at most `MAX_ENTRIES_PER_PAGE` entries; earlier ones are on the pages before them.
    """

    entries: list[LedgerEntry]
    standing: Standing
    seats: list[int]
    phones: int


class CompanionPage(msgspec.Struct):
    """A page of the history."""

    entries: list[LedgerEntry]


class CompanionInfo(msgspec.Struct):
    """A table, with everything that a phone keeps for offline use."""

    code: str
    opening: Opening
    money: Money
    deeds: list[Deed]
    resale: dict[str, int]  # money returned for one building level
    mine: list[int]  # accounts of this phone, with 0 (the bank) if it opened the table
    told: CompanionUpdate


class CompanionJoined(msgspec.Struct):
    """The token that the phone has to keep, and the table."""

    token: str
    table: CompanionInfo


class CompanionAnswer(msgspec.Struct):
    """The durable entry of a command, new or from an earlier attempt, and the state of the table."""

    entry: LedgerEntry
    standing: Standing


def make_standing(book: Book) -> Standing:
    accounts = [BANK, *book.players]
    deeds = book.deeds
    standing = Standing(
        n=len(book.ledger),
        balances=[book.balance(account) for account in accounts],
        wealth=[0, *[book.wealth(player) for player in book.players]],
        ranking=book.ranking(),
        out=sorted(book.bankrupt_players),
        asked={entry: missing_votes(book, entry) for entry in sorted(book.agreeing_by_entry)},
        undone=dict(book.ledger.corrected),
        deeds={name: holding for name, holding in deeds.held.items() if holding[0] != BANK},
    )
    for name, (_, _, mortgage) in standing.deeds.items():
        point = 1 if deeds.deeds[name].kind == "utility" else 0
        standing.rents[name] = [0, *[deeds.rent(name, visitor, point) for visitor in book.players]]
        if mortgage:
            standing.lifts[name] = (deeds.lift_cost(name), deeds.lift_cost(name, True), deeds.interest(name))
    return standing
