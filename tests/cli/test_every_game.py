"""tests: every game can be watched and begun at the terminal, in both languages."""

import pytest

from magnat.games import all_games
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", all_games())
def test_a_game_is_watched(magnat: Run, game: str, lang: str) -> None:
    seen = magnat("--lang", lang, "watch", game, "--seed", "3", "--turns", "30")
    assert seen.returncode == 0, seen.stderr
    assert len(seen.stdout.splitlines()) > 30 and "fact-" not in seen.stdout


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", all_games())
def test_a_game_is_begun_and_kept(magnat: Run, game: str, lang: str) -> None:
    seen = magnat("--lang", lang, "play", game, "--terminal", "--humans", "1", stdin="1\ntable\n?\n1\n1\nquit\n")
    assert seen.returncode == 0, seen.stderr
    assert "──" in seen.stdout and "--resume" in seen.stdout and not seen.stderr
