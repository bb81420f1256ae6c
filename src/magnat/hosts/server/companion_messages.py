"""server: what a phone and a companion table say to each other. The commands themselves are the bank's."""

from typing import Annotated, Any

import msgspec

from magnat.bank.companion import Book, Money, Opening
from magnat.bank.companion.commands import Account, AnyCommand
from magnat.bank.companion.deeds import Deed, Holding
from magnat.bank.companion.votes import missing_votes
from magnat.bank.ledger import BANK, LedgerEntry

Accounts = Annotated[list[Account], msgspec.Meta(max_length=16)]


class NewCompanion(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened, and the accounts that this phone speaks for; all of them where it is passed round."""

    opening: Opening  # without `own`, which the server takes from the edition
    mine: Accounts = []
    edition: dict[str, Any] = {}  # the document of an edition of one's own


class JoinCompanion(msgspec.Struct, forbid_unknown_fields=True):
    """The accounts that a phone wants to speak for; none to look on."""

    mine: Accounts = []


class CompanionCommand(msgspec.Struct, forbid_unknown_fields=True):
    """One command for the book. Sent again with the same id it gets the same entry."""

    command: AnyCommand


class Standing(msgspec.Struct, omit_defaults=True):
    """Where a table stands after its last entry. All sums are ready: a phone needs to know no rule."""

    n: int  # how many entries there are
    balances: list[int]  # by account, the bank first
    wealth: list[int]  # the same for the final count; nothing for the bank
    ranking: list[tuple[int, int]]  # account and wealth, the richest first
    out: list[int] = []
    asked: dict[int, list[int]] = {}  # the entries that somebody wants undone, and whose word is missing
    undone: dict[int, int] = {}  # the entries that were taken back, and by which
    deeds: dict[str, Holding] = {}  # those that the bank has no longer
    rents: dict[str, list[int]] = {}  # what each account would owe there now; for a utility, for each point of the dice
    lifts: dict[str, tuple[int, int, int]] = {}  # to lift a mortgage; the same just after a trade; the interest alone


class CompanionTold(msgspec.Struct):
    """What is new: entries, where the table stands, and which accounts have a phone."""

    entries: list[LedgerEntry]
    standing: Standing
    seats: list[int]
    phones: int


class CompanionInfo(msgspec.Struct):
    """A table, with all that a phone keeps of it for when there is no connection."""

    code: str
    opening: Opening
    money: Money
    deeds: list[Deed]
    resale: dict[str, int]  # what one level of a building gives back
    mine: list[int]  # the accounts that this phone speaks for; 0, the bank, for the phone that opened the table
    told: CompanionTold


class CompanionJoined(msgspec.Struct):
    """The key of a phone, to be kept there, and the table."""

    token: str
    table: CompanionInfo


class CompanionAnswer(msgspec.Struct):
    """The entry that a command made, durable by now, or made before; and where the table stands."""

    entry: LedgerEntry
    standing: Standing


def make_standing(book: Book) -> Standing:
    accounts = [BANK, *book.players]
    deeds = book.deeds
    made = Standing(
        n=len(book.ledger),
        balances=[book.balance(account) for account in accounts],
        wealth=[0, *[book.wealth(player) for player in book.players]],
        ranking=book.ranking(),
        out=sorted(book.bankrupt_players),
        asked={entry: missing_votes(book, entry) for entry in sorted(book.agreeing_by_entry)},
        undone=dict(book.ledger.corrected),
        deeds={name: held for name, held in deeds.held.items() if held[0] != BANK},
    )
    for name, (_, _, mortgage) in made.deeds.items():
        point = 1 if deeds.deeds[name].kind == "utility" else 0
        made.rents[name] = [0, *[deeds.rent(name, visitor, point) for visitor in book.players]]
        if mortgage:
            made.lifts[name] = (deeds.lift_cost(name), deeds.lift_cost(name, True), deeds.interest(name))
    return made
