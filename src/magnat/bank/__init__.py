"""bank: the electronic unit of Electronic, and a money book for people with any of the five games on their table."""

from magnat.bank.acts import do
from magnat.bank.book import Book, Opening
from magnat.bank.device import Device, gestures
from magnat.bank.ledger import BANK, BadLedger, Entry, Ledger
from magnat.bank.machine import NoSuchInput, step
from magnat.bank.money import Money, money_of, moneys
from magnat.bank.transcript import play
from magnat.bank.unit import Outcome, Unit

__all__ = [
    "BANK",
    "BadLedger",
    "Book",
    "Device",
    "Entry",
    "Ledger",
    "Money",
    "NoSuchInput",
    "Opening",
    "Outcome",
    "Unit",
    "do",
    "gestures",
    "money_of",
    "moneys",
    "play",
    "step",
]
