"""bank.companion: what the others are asked: to undo an entry, and what somebody takes where nobody is the banker.

A phone has one voice, however many it speaks for. Whoever would lose something must agree to it; what the bank gives,
what a player without a phone would lose, and every undoing is for more than half of the phones to say. So nobody drains
the others alone, and where three have phones nobody alone stands in the way of an undoing.
"""

from collections.abc import Collection
from typing import Final

from magnat.bank.companion.book import Book
from magnat.bank.ledger import BANK, LedgerEntry

MAX_OPEN_REQUESTS_PER_PHONE: Final = 8  # requests of one phone that may wait for an answer


def losing_accounts(entry: LedgerEntry) -> list[int]:
    """Whose money and deeds go: accounts, the bank's too."""
    return [
        *[account for account, change in entry.lines if change < 0],
        *[change.before[0] for change in entry.deeds],
    ]


def missing_votes(book: Book, n: int) -> list[int]:
    """Who is still asked; nobody waits for a player without a phone."""
    entry, agreed, against = (
        book.ledger.entries[n],
        book.agreeing_by_entry.get(n, set()),
        book.objecting_by_entry.get(n, set()),
    )
    said = phones_of(book, agreed | against)
    everybody = needs_majority(book, entry) and not has_majority(book, agreed)
    must = losing_voters(book, entry)
    return [
        player for player in voters(book) if (everybody or player in must) and book.phone_by_player[player] not in said
    ]


def is_granted(book: Book, entry: LedgerEntry, agreed: Collection[int]) -> bool:
    """Whether those who agree are enough."""
    yes = phones_of(book, agreed)
    if any(book.phone_by_player[player] not in yes for player in losing_voters(book, entry)):
        return False
    return not needs_majority(book, entry) or has_majority(book, agreed)


def is_hopeless(book: Book, n: int, by: int) -> bool:
    """Whether it cannot be granted any more once `by` is against it too."""
    no = phones_of(book, book.objecting_by_entry.get(n, set()) | {by})
    entry = book.ledger.entries[n]
    if any(book.phone_by_player[player] in no for player in losing_voters(book, entry)):
        return True
    return needs_majority(book, entry) and 2 * len(no) >= len(phones_of(book, voters(book)))


def count_open_requests(book: Book, by: int) -> int:
    """How many requests of a phone nobody has answered yet."""
    own = phones_of(book, [by]) or {None}
    return sum(
        1
        for n in book.agreeing_by_entry
        if (entry := book.ledger.entries[n]).would is not None
        and (entry.by == by or book.phone_by_player.get(entry.by) in own)
        and missing_votes(book, n)
    )


def voters(book: Book) -> list[int]:
    return [player for player in book.playing if player in book.phone_by_player]


def phones_of(book: Book, accounts: Collection[int]) -> set[object]:
    """The phones of these players, of those who are still in the game."""
    return {book.phone_by_player[player] for player in voters(book) if player in accounts}


def losing_voters(book: Book, entry: LedgerEntry) -> list[int]:
    """Those with a phone who would lose something by what is asked for."""
    return [] if entry.would is None else [player for player in voters(book) if player in losing_accounts(entry.would)]


def needs_majority(book: Book, entry: LedgerEntry) -> bool:
    """Whether more than half must agree: to an undoing, to gifts of the bank, and for a loser without a phone."""
    if entry.would is None:
        return True
    bank_gives = entry.would.what in ("pay", "quick", "buy")  # else the rules give it
    return any(
        bank_gives if account == BANK else account not in book.phone_by_player
        for account in losing_accounts(entry.would)
    )


def has_majority(book: Book, agreed: Collection[int]) -> bool:
    return 2 * len(phones_of(book, agreed)) > len(phones_of(book, voters(book))) or not voters(book)
