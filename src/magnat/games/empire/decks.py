"""The decks of `decks.toml`, and the effects that their cards can have."""

from pathlib import Path
from typing import Any, Final

from magnat.games.empire.chance import Casino, FreeTile, KeepJailCard, SpeedAhead, ToGo, ToJail
from magnat.games.empire.empire_cards import (
    Bargain,
    BillboardTax,
    Buster,
    HandsOff,
    HostileTakeover,
    MarketCrash,
    SayNo,
    SwapTheTop,
    TallestTower,
    Travel,
    TurnRound,
    YouAreFired,
)
from magnat.mechanics.deck_file import Decks
from magnat.mechanics.effects import PayBank, Receive, ReceiveFromEach

EMPIRE_VERBS: Final[list[Any]] = [
    SwapTheTop,
    HostileTakeover,
    BillboardTax,
    Travel,
    TallestTower,
    MarketCrash,
    YouAreFired,
    Bargain,
    TurnRound,
    SayNo,
    HandsOff,
    Buster,
]
CHANCE_VERBS: Final[list[Any]] = [
    Receive,
    ReceiveFromEach,
    PayBank,
    FreeTile,
    Casino,
    ToGo,
    SpeedAhead,
    ToJail,
    KeepJailCard,
]
DECKS: Final = Decks(Path(__file__).parent / "data" / "decks.toml", {"empire": EMPIRE_VERBS, "chance": CHANCE_VERBS})
