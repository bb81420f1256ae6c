"""Every number, name and card of a game matches the catalogue."""

from pathlib import Path

import pytest

from magnat.games import all_games
from tests.data.sheet import sheet


@pytest.mark.parametrize("game", all_games())
def test_all_data_match_the_catalogue(game: str) -> None:
    quoted = (Path(__file__).parent / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert sheet(game) == quoted, "run `make golden` and read the diff"
