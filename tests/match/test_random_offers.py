"""Whatever bots are offered, they reply in time, give true reasons, and stand by their counter-offers."""

import pytest

from magnat.bots import BOT_STYLES, LEVELS
from tests.breadth import TIMES
from tests.match.offering import GAMES, count_replies


@pytest.mark.parametrize("game", GAMES)
def test_replies_are_in_time_reasons_true_and_counter_offers_binding(game: str) -> None:
    counts = count_replies(game, 60 * TIMES, 3, (*LEVELS, *BOT_STYLES))
    assert counts["accepted"] and counts["countered"] and counts["too_little"] and counts["no_use"], counts
