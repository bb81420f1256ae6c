"""Millionaire: the Fortune cards, those that may be kept first. A card is one line of data naming a verb."""

from typing import Final

from magnat.games.millionaire.actions import ForcedDeal, FreeHouse, SayingNo, SlyDeal
from magnat.games.millionaire.effects import (
    AdvanceInGroup,
    AdvanceToGo,
    AdvanceToUnowned,
    CollectFromEach,
    CollectFromOne,
    PayEach,
    PayOne,
)
from magnat.mechanics.decks import Card
from magnat.mechanics.effects import PayBank, Receive

KEPT: Final[list[Card]] = [
    *[Card("sly_deal", SlyDeal())] * 2,
    *[Card("forced_deal", ForcedDeal())] * 2,
    *[Card("just_say_no", SayingNo())] * 3,
    *[Card("free_house", FreeHouse())] * 2,
]

NOW: Final[list[Card]] = [
    Card("feeling_generous", PayOne(50)),
    Card("generous_to_all", PayEach(20)),
    *[Card("limo_ride", AdvanceToGo())] * 2,
    *[Card("lawsuit", CollectFromOne(50))] * 2,
    *[Card("wedding_gift", CollectFromEach(25))] * 2,
    Card("get_set", AdvanceInGroup()),
    Card("zoom_ahead", AdvanceToUnowned()),
    Card("take_a_trip", AdvanceToUnowned()),
    Card("shares_skyrocket", Receive(100)),
    Card("no_loitering", PayBank(25)),
]

CARDS: Final[list[Card]] = KEPT + NOW
