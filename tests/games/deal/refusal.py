"""Reasons of refused answers in Deal."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position


def refused(game: Position, word: str | int) -> tuple[str, str]:
    """Return the reason and the rule of a refused answer."""
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(word)
    return refusal.value.reason, refusal.value.rule
