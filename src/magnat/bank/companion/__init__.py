"""bank.companion: the money of people with a board on their table, as a book that follows from its entries.

A command comes in, `decide` says which entry it makes, whoever hosts the book writes that entry, and only then does
the book `take` it: nothing is changed before it is durable.
"""

from magnat.bank.companion.book import Book, Opening
from magnat.bank.companion.decide import decide
from magnat.bank.companion.money import Money, money_of, moneys
from magnat.bank.companion.own import OwnBank, own_bank

__all__ = ["Book", "Money", "Opening", "OwnBank", "decide", "money_of", "moneys", "own_bank"]
