"""The decks of `decks.toml`, and the effects available to their cards."""

from pathlib import Path
from typing import Any, Final

from magnat.games.millionaire.actions import ForcedDeal, FreeHouse, SayingNo, SlyDeal
from magnat.games.millionaire.effects import (
    AdvanceAnywhere,
    AdvanceInGroup,
    AdvanceToGo,
    AdvanceToUnowned,
    Business,
    CollectByLevel,
    CollectFromEach,
    CollectFromOne,
    GainLevel,
    LoseLevel,
    PayBankByLevel,
    PayEach,
    PayEachByLevel,
    PayOne,
    PayThenAdvance,
    ReceiveByLevel,
    ToJail,
)
from magnat.mechanics.deck_file import Decks
from magnat.mechanics.effects import KeepJailCard, PayBank, Receive

AT_ONCE: Final[list[Any]] = [
    Receive,
    CollectFromOne,
    CollectFromEach,
    PayBank,
    PayOne,
    PayEach,
    AdvanceToGo,
]
FORTUNE: Final[list[Any]] = [SlyDeal, ForcedDeal, SayingNo, FreeHouse, *AT_ONCE, AdvanceInGroup, AdvanceToUnowned]
CYCLING: Final[list[Any]] = [
    *AT_ONCE,
    ReceiveByLevel,
    CollectByLevel,
    PayBankByLevel,
    PayEachByLevel,
    PayThenAdvance,
    AdvanceAnywhere,
    Business,
    GainLevel,
    LoseLevel,
    ToJail,
    KeepJailCard,
]
DECKS: Final = Decks(
    Path(__file__).parent / "data" / "decks.toml", {"fortune": FORTUNE, "chance": CYCLING, "lifestyle": CYCLING}
)
