"""The decks of `decks.toml`, and the effects available to their cards."""

from pathlib import Path
from typing import Final

from magnat.games.millionaire import actions, effects
from magnat.games.millionaire.actions import AfterSettling
from magnat.games.millionaire.effects import AdvanceToGo, CollectFromEach, CollectFromOne, PayEach, PayOne
from magnat.mechanics.deck_file import Decks, EffectClass, effects_of
from magnat.mechanics.effects import KeepJailCard, PayBank, Receive, ToJail

AT_ONCE: Final[list[EffectClass]] = [Receive, CollectFromOne, CollectFromEach, PayBank, PayOne, PayEach, AdvanceToGo]
AFTER_SETTLING: Final[list[EffectClass]] = [kind for kind in effects_of(effects) if issubclass(kind, AfterSettling)]
FORTUNE: Final[list[EffectClass]] = [*effects_of(actions), *AT_ONCE, *AFTER_SETTLING]
CYCLING: Final[list[EffectClass]] = [
    *AT_ONCE,
    *[kind for kind in effects_of(effects) if kind not in AT_ONCE and kind not in AFTER_SETTLING],
    ToJail,
    KeepJailCard,
]
DECKS: Final = Decks(
    Path(__file__).parent / "data" / "decks.toml", {"fortune": FORTUNE, "chance": CYCLING, "lifestyle": CYCLING}
)
