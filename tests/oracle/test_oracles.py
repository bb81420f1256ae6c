"""tests: the engine of each game and its oracle agree at every answer of many random games."""

import pytest

from tests.oracle.follow import run

ANSWERS = 100_000


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_the_engine_and_its_oracle_agree(game: str) -> None:
    answers, games = run(game, ANSWERS)
    assert answers >= ANSWERS and games > 40
