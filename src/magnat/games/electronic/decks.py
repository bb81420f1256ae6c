"""The decks of `decks.toml`, and the effects that their cards can have."""

from pathlib import Path
from typing import Final

from magnat.games.electronic import effects
from magnat.mechanics.deck_file import Decks, EffectClass, effects_of
from magnat.mechanics.effects import KeepJailCard, PayBank, Receive, ReceiveFromEach, ToJail

EFFECTS: Final[list[EffectClass]] = [Receive, ReceiveFromEach, PayBank, *effects_of(effects), ToJail, KeepJailCard]
DECKS: Final = Decks(Path(__file__).parent / "data" / "decks.toml", {"chance": EFFECTS, "chest": EFFECTS})
