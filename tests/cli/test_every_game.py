"""Every game can be watched and started at the terminal, in both languages."""

import pytest

from magnat.games import all_games
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", all_games())
def test_a_game_is_watched(magnat: Run, game: str, lang: str) -> None:
    result = magnat("--lang", lang, "watch", game, "--seed", "3", "--turns", "30")
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) > 30 and "fact-" not in result.stdout


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", all_games())
def test_a_game_is_started_and_saved(magnat: Run, game: str, lang: str) -> None:
    result = magnat("--lang", lang, "play", game, "--terminal", "--humans", "1", stdin="1\ntable\n?\n1\n1\nquit\n")
    assert result.returncode == 0, result.stderr
    assert "──" in result.stdout and "--resume" in result.stdout and not result.stderr
