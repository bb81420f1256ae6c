"""A book that nothing stores: what is decided is taken at once."""

from typing import Any

from magnat.bank.companion import Book, decide
from magnat.bank.companion.commands import AnyCommand
from magnat.bank.ledger import LedgerEntry


def do(book: Book, command: AnyCommand, at: int = 0) -> LedgerEntry:
    """Carry a command out, once. Deciding changes nothing, whatever the command."""
    before = state(book)
    entry = decide(book, command, at)
    assert state(book) == before, command
    return entry if command.id in book.answered else book.take(entry)


def state(book: Book) -> tuple[Any, ...]:
    """All that entries change in a book."""
    ledger = book.ledger
    votes = [{entry: set(who) for entry, who in said.items()} for said in (book.asked, book.against)]
    held = (dict(book.deeds.held), dict(book.answered), set(book.out), votes)
    return ([*ledger.entries], dict(ledger.balances), dict(ledger.corrected), *held)
