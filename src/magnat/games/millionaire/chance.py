"""Millionaire: the Chance deck. A card is one line of data naming a verb."""

from typing import Final

from magnat.games.millionaire.effects import (
    Business,
    CollectByLevel,
    LoseLevel,
    PayBankByLevel,
    PayEachByLevel,
    PayOne,
    ReceiveByLevel,
    ToJail,
)
from magnat.mechanics.decks import Card
from magnat.mechanics.effects import KeepJailCard

CARDS: Final[list[Card]] = [
    *[Card("start_business", Business(150, 8, 5), "booklet: three stars and the amount")] * 2,
    *[Card("bad_investment", LoseLevel())] * 2,
    *[Card("party_for_all", PayEachByLevel(10, 20, 30))] * 2,
    Card("costly_bet", PayOne(50)),
    *[Card("birthday", CollectByLevel(10, 20, 30))] * 2,
    Card("arrested", ToJail()),
    *[Card("tax_inspection", PayBankByLevel(20, 40, 60))] * 2,
    Card("prize", ReceiveByLevel(25, 50, 75)),
    Card("chance_jail_free", KeepJailCard()),
]
