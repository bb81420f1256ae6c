"""The decks of `decks.toml`, and the effects that their cards can have."""

from pathlib import Path
from typing import Any, Final

from magnat.games.electronic.effects import AdvanceTo, GoBack, GoBackTo, PayOrDraw, Repairs, ToJail
from magnat.mechanics.deck_file import Decks
from magnat.mechanics.effects import KeepJailCard, PayBank, Receive, ReceiveFromEach

VERBS: Final[list[Any]] = [
    Receive,
    ReceiveFromEach,
    PayBank,
    PayOrDraw,
    Repairs,
    AdvanceTo,
    GoBack,
    GoBackTo,
    ToJail,
    KeepJailCard,
]
DECKS: Final = Decks(Path(__file__).parent / "data" / "decks.toml", {"chance": VERBS, "chest": VERBS})
