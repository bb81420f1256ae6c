"""The money of people who play on a real board, as a book that follows from its entries.

`decide_entry` returns the entry of a command, the host writes it, and only then `Book.apply` applies it: nothing
changes before it is durable.
"""

from magnat.bank.companion.book import Book, Opening
from magnat.bank.companion.decide import decide_entry
from magnat.bank.companion.deeds import OwnBank, make_own_bank
from magnat.bank.companion.money import Money, get_money, load_moneys

__all__ = ["Book", "Money", "Opening", "OwnBank", "decide_entry", "get_money", "load_moneys", "make_own_bank"]
