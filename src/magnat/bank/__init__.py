"""bank: two products on one ledger.

`unit` is the electronic bank of Electronic; `companion` is a book for people with any of the five games on their table.
"""
