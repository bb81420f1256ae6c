"""Two banks on one ledger.

`unit` is the electronic bank of Electronic; `companion` keeps the money of people who play any of the five games on a
real board.
"""
