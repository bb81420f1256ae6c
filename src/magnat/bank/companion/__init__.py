"""bank.companion: the money of people with a board on their table, as a book that follows from its entries.

A command comes in, `decide` says which entry it makes, whoever hosts the book writes that entry, and only then does
the book `take` it: nothing is changed before it is durable.
"""

from magnat.bank.companion.book import Book, Opening
from magnat.bank.companion.decide import decide_entry
from magnat.bank.companion.edition_bank import OwnBank, make_own_bank
from magnat.bank.companion.money import Money, get_money, load_moneys

__all__ = ["Book", "Money", "Opening", "OwnBank", "decide_entry", "get_money", "load_moneys", "make_own_bank"]
