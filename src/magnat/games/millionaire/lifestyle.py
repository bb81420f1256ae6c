"""Millionaire: the Millionaire Lifestyle deck. A card is one line of data naming a verb."""

from typing import Final

from magnat.games.millionaire.effects import AdvanceAnywhere, AdvanceToGo, GainLevel, PayThenAdvance, ReceiveByLevel
from magnat.mechanics.decks import Card
from magnat.mechanics.effects import KeepJailCard

CARDS: Final[list[Card]] = [
    *[Card("big_deal", ReceiveByLevel(50, 100, 150), "booklet: three stars")] * 3,
    *[Card("film_rights", ReceiveByLevel(25, 50, 100))] * 2,
    *[Card("dividends", ReceiveByLevel(30, 60, 90))] * 2,
    *[Card("new_wheels", GainLevel(50))] * 2,
    Card("private_pilot", AdvanceAnywhere()),
    *[Card("back_home", AdvanceToGo())] * 2,
    Card("helicopter", PayThenAdvance(10, 20, 30, 5)),
    Card("lifestyle_jail_free", KeepJailCard()),
]
