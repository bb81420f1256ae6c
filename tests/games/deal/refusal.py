"""Deal: what a refused answer says."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position


def refused(game: Position, word: str | int) -> tuple[str, str]:
    """The reason and the rule for which an answer is refused."""
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(word)
    return refusal.value.reason, refusal.value.rule
