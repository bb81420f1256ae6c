"""Votes on requests: to undo an entry, and to take money or deeds at a table without a banker.

Each phone has one vote, even if several players share it. Every player who would lose something must agree. A majority
of the phones must agree to gifts of the bank, to losses of players without a phone, and to every undo. So no player
alone can drain the others, and with three phones no player alone can block an undo.
"""

from collections.abc import Collection
from typing import Final

from magnat.bank.companion.book import Book
from magnat.bank.ledger import BANK, LedgerEntry

MAX_OPEN_REQUESTS_PER_PHONE: Final = 8


def losing_accounts(entry: LedgerEntry) -> list[int]:
    """Return the accounts that lose money or deeds, including the bank's."""
    return [*[account for account, change in entry.lines if change < 0], *[change.before[0] for change in entry.deeds]]


def missing_votes(book: Book, n: int) -> list[int]:
    entry, agreed, against = (
        book.ledger.entries[n],
        book.agreeing_by_entry.get(n, set()),
        book.objecting_by_entry.get(n, set()),
    )
    voted = phones_of(book, agreed | against)
    everybody = needs_majority(book, entry) and not has_majority(book, agreed)
    must = losing_voters(book, entry)
    return [
        player for player in voters(book) if (everybody or player in must) and book.phone_by_player[player] not in voted
    ]


def is_granted(book: Book, entry: LedgerEntry, agreed: Collection[int]) -> bool:
    yes = phones_of(book, agreed)
    if any(book.phone_by_player[player] not in yes for player in losing_voters(book, entry)):
        return False
    return not needs_majority(book, entry) or has_majority(book, agreed)


def is_hopeless(book: Book, n: int, by: int) -> bool:
    """True if the request cannot be granted any more once `by` votes against it."""
    no = phones_of(book, book.objecting_by_entry.get(n, set()) | {by})
    entry = book.ledger.entries[n]
    if any(book.phone_by_player[player] in no for player in losing_voters(book, entry)):
        return True
    return needs_majority(book, entry) and 2 * len(no) >= len(phones_of(book, voters(book)))


def count_open_requests(book: Book, by: int) -> int:
    own_phones = phones_of(book, [by]) or {None}
    return sum(
        1
        for n in book.agreeing_by_entry
        if (entry := book.ledger.entries[n]).would is not None
        and (entry.by == by or book.phone_by_player.get(entry.by) in own_phones)
        and missing_votes(book, n)
    )


def voters(book: Book) -> list[int]:
    return [player for player in book.playing if player in book.phone_by_player]


def phones_of(book: Book, accounts: Collection[int]) -> set[object]:
    """Return the phones of those of these players who are still in the game."""
    return {book.phone_by_player[player] for player in voters(book) if player in accounts}


def losing_voters(book: Book, entry: LedgerEntry) -> list[int]:
    return [] if entry.would is None else [player for player in voters(book) if player in losing_accounts(entry.would)]


def needs_majority(book: Book, entry: LedgerEntry) -> bool:
    """True if a majority must agree: for an undo, a gift of the bank, or a losing player without a phone."""
    if entry.would is None:
        return True
    bank_gives = entry.would.what in ("pay", "quick", "buy")  # otherwise the rules provide it
    return any(
        bank_gives if account == BANK else account not in book.phone_by_player
        for account in losing_accounts(entry.would)
    )


def has_majority(book: Book, agreed: Collection[int]) -> bool:
    return 2 * len(phones_of(book, agreed)) > len(phones_of(book, voters(book))) or not voters(book)
