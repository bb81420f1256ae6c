"""Applies commands to a book without a store."""

from typing import Any

from magnat.bank.companion import Book, decide_entry
from magnat.bank.companion.commands import AnyCommand
from magnat.bank.ledger import LedgerEntry


def do(book: Book, command: AnyCommand, at: int = 0) -> LedgerEntry:
    """Apply a command once. Deciding on it must not change the book."""
    before = state(book)
    entry = decide_entry(book, command, at)
    assert state(book) == before, command
    return entry if command.id in book.entry_by_command else book.apply(entry)


def state(book: Book) -> tuple[Any, ...]:
    """Return everything in a book that entries can change."""
    ledger = book.ledger
    votes = [
        {entry: set(who) for entry, who in said.items()} for said in (book.agreeing_by_entry, book.objecting_by_entry)
    ]
    held = (dict(book.deeds.held), dict(book.entry_by_command), set(book.bankrupt_players), votes)
    return ([*ledger.entries], dict(ledger.balances), dict(ledger.corrected), book.winner, *held)
