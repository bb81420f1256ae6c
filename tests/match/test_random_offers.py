"""play: whatever bots are offered, they reply in time, give true reasons, and stand by what they want instead.

The whole of it is `make offers`.
"""

import pytest

from magnat.bots import BOT_STYLES, LEVELS
from tests.match.offering import GAMES, offers


@pytest.mark.parametrize("game", GAMES)
def test_replies_are_in_time_reasons_true_and_counters_meant(game: str) -> None:
    told, _ = offers(game, 60, 3, (*LEVELS, *BOT_STYLES))
    assert told["accepted"] and told["countered"] and told["too_little"] and told["no_use"], told
