"""The example programs run unchanged from an empty folder."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.house import served

EXAMPLES = Path(__file__).parents[2] / "examples"


def output_of(folder: Path, program: str, *words: str, typed: str = "") -> str:
    command = [sys.executable, str(EXAMPLES / program), *words]
    run = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=folder, timeout=300, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize(("game", "lang", "won"), [("empire", "fr", "emporte"), ("deal", "en", "win")])
def test_a_person_plays_a_bot_to_the_end(tmp_path: Path, game: str, lang: str, won: str) -> None:
    """Always typing 1 reaches the end too; a number outside the list is asked again."""
    out = output_of(tmp_path, "play_a_bot.py", game, lang, "3", typed="0\nx\n" + "1\n" * 5_000)
    assert re.search(r"> 1 \.\. \d+\n> 1 \.\. \d+\n", out)
    assert won in out.splitlines()[-1]


def test_the_example_bot_beats_the_random_bot(tmp_path: Path) -> None:
    match = re.fullmatch(
        r"one_step won (\S+) of 12 games of empire against random\n",
        output_of(tmp_path, "write_a_bot.py", "empire", "6"),
    )
    assert match and float(match[1]) > 6


def test_a_tournament_prints_intervals(tmp_path: Path) -> None:
    lines = output_of(tmp_path, "compare_bots.py", "empire", "12").splitlines()
    assert [line.split()[0] for line in lines] == ["steady", "distracted", "random"]
    assert all(re.search(r"\d % of \d+ games \(95 %: [\d.]+ to [\d.]+\)$", line) for line in lines)


@pytest.mark.slow
def test_an_agent_learns_and_shows_its_curve(tmp_path: Path) -> None:
    """A short run: learning well takes minutes, see bench/BOTS.md."""
    pytest.importorskip("gymnasium")
    told_of = [
        output_of(tmp_path, "train.py", "--game", "empire", "--steps", "320", "--games", "4", "--out", f"run{i}")
        for i in range(2)
    ]
    lines = [[re.sub(r"\d+ s:", "", line) for line in out.splitlines()] for out in told_of]
    assert lines[0] == lines[1] and re.search(r"won [\d.]+ % of 4 games of empire against random$", lines[0][-1])
    assert (tmp_path / "run0.npz").stat().st_size > 10_000
    curve = (tmp_path / "run0.svg").read_text(encoding="utf-8")
    assert curve.startswith("<svg xmlns=") and "<polyline" in curve and "320 decisions" in curve
    assert curve == (tmp_path / "run1.svg").read_text(encoding="utf-8")


@pytest.mark.extras
def test_games_are_analysed(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    lines = output_of(tmp_path, "analyse.py", "empire", "30").splitlines()
    assert re.match(r"\d+ games of empire: \d+ turns in the middle, \d+ at most", lines[0])
    shares = [float(line.split()[-2]) for line in lines if line.startswith("  seat ")]
    assert len(shares) > 1 and abs(sum(shares) - 100) < 0.5
    assert (tmp_path / "decisions.parquet").is_file() and lines[-1].endswith("were won")


def test_an_agent_plays_on_a_server(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        assert re.fullmatch(
            r"The agent won\.|Seat \[1\] won\.", output_of(tmp_path, "join_a_server.py", url, "empire").strip()
        )
