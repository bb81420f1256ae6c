"""bank.companion: what the others are asked: to undo an entry, and what somebody takes where nobody is the banker.

A phone has one voice, however many it speaks for. Whoever would lose something must agree to it; what the bank gives,
what a player without a phone would lose, and every undoing is for more than half of the phones to say. So nobody drains
the others alone, and where three have phones nobody alone stands in the way of an undoing.
"""

from collections.abc import Collection
from typing import Final

from magnat.bank.companion.book import Book
from magnat.bank.ledger import BANK, LedgerEntry

MOST: Final = 8  # requests of one phone that may wait for an answer


def given_up(entry: LedgerEntry) -> list[int]:
    """Whose money and deeds go: accounts, the bank's too."""
    return [
        *[account for account, change in entry.lines if change < 0],
        *[change.before[0] for change in entry.deeds],
    ]


def missing(book: Book, n: int) -> list[int]:
    """Who is still asked; nobody waits for a player without a phone."""
    entry, agreed, against = book.ledger.entries[n], book.asked.get(n, set()), book.against.get(n, set())
    said = phones(book, agreed | against)
    everybody = for_all(book, entry) and not most(book, agreed)
    must = losers(book, entry)
    return [player for player in voters(book) if (everybody or player in must) and book.heard[player] not in said]


def granted(book: Book, entry: LedgerEntry, agreed: Collection[int]) -> bool:
    """Whether those who agree are enough."""
    yes = phones(book, agreed)
    if any(book.heard[player] not in yes for player in losers(book, entry)):
        return False
    return not for_all(book, entry) or most(book, agreed)


def hopeless(book: Book, n: int, by: int) -> bool:
    """Whether it cannot be granted any more once `by` is against it too."""
    no = phones(book, book.against.get(n, set()) | {by})
    entry = book.ledger.entries[n]
    if any(book.heard[player] in no for player in losers(book, entry)):
        return True
    return for_all(book, entry) and 2 * len(no) >= len(phones(book, voters(book)))


def waiting(book: Book, by: int) -> int:
    """How many requests of a phone nobody has answered yet."""
    own = phones(book, [by]) or {None}
    return sum(
        1
        for n in book.asked
        if (entry := book.ledger.entries[n]).would is not None
        and (entry.by == by or book.heard.get(entry.by) in own)
        and missing(book, n)
    )


def voters(book: Book) -> list[int]:
    return [player for player in book.playing if player in book.heard]


def phones(book: Book, accounts: Collection[int]) -> set[object]:
    """The phones of these players, of those who are still in the game."""
    return {book.heard[player] for player in voters(book) if player in accounts}


def losers(book: Book, entry: LedgerEntry) -> list[int]:
    """Those with a phone who would lose something by what is asked for."""
    return [] if entry.would is None else [player for player in voters(book) if player in given_up(entry.would)]


def for_all(book: Book, entry: LedgerEntry) -> bool:
    """Whether more than half must agree: to an undoing, to gifts of the bank, and for a loser without a phone."""
    if entry.would is None:
        return True
    bank_gives = entry.would.what in ("pay", "quick", "buy")  # else the rules give it
    return any(bank_gives if account == BANK else account not in book.heard for account in given_up(entry.would))


def most(book: Book, agreed: Collection[int]) -> bool:
    return 2 * len(phones(book, agreed)) > len(phones(book, voters(book))) or not voters(book)
