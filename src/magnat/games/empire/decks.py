"""The decks of `decks.toml`, and the effects that their cards can have."""

from pathlib import Path
from typing import Final

from magnat.games.empire import chance, empire_cards
from magnat.mechanics.deck_file import Decks, EffectClass, effects_of
from magnat.mechanics.effects import PayBank, Receive, ReceiveFromEach, ToJail

CHANCE_EFFECTS: Final[list[EffectClass]] = [Receive, ReceiveFromEach, PayBank, *effects_of(chance), ToJail]
DECKS: Final = Decks(
    Path(__file__).parent / "data" / "decks.toml", {"empire": effects_of(empire_cards), "chance": CHANCE_EFFECTS}
)
