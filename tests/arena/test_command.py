"""`magnat arena` as run from a shell."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

import magnat as package
from tests.arena.conftest import bring
from tests.command import called

ROOT = Path(__file__).parents[2]
SHORT = ("--option", "turn_limit=40")


@pytest.fixture
def env(tmp_path):
    variables = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG", "COLUMNS"))
    }
    path = os.pathsep.join([str(tmp_path), str(Path(package.__file__).parents[1])])
    return variables | {"HOME": str(tmp_path / "home"), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", "PYTHONPATH": path}


@pytest.fixture
def arena(env, tmp_path):
    def run(*words, **more):
        command = [sys.executable, "-m", "magnat", "arena", *words]
        return subprocess.run(command, capture_output=True, text=True, env=env | more, cwd=tmp_path, timeout=600)

    return run


def without_times(text):
    report = json.loads(text)
    for bot in report["bots"]:
        bot.pop("ms_per_decision")
    return report


def run_and_interrupt(words, env, home):
    """Return the output of a tournament stopped after its first games, or None if it was finished by then."""
    command = [sys.executable, "-m", "magnat", "arena", *words]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=home)
    while not [1 for path in (home / "home").rglob("*.jsonl") if path.read_bytes().count(b"\n") > 2]:
        if running.poll() is not None:
            break
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    output, aside = running.communicate(timeout=600)
    if not running.returncode:
        return None
    assert running.returncode == 130
    return output, aside


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_and_resumed_equals_uninterrupted(arena, env, tmp_path, jobs):
    stopped = None
    for games in (300, 1_500, 7_500):  # a busy machine may be too late for a short one
        words = ["electronic", "--bots", "steady,random", "--games", str(games), "--jobs", jobs]
        words += ["--option", "turn_limit=20"]
        stopped = run_and_interrupt(words, env, tmp_path)
        if stopped:
            break
        shutil.rmtree(tmp_path / "home")
    assert stopped
    output, aside = stopped
    assert "steady" in output and "--resume" in aside and "Traceback" not in aside
    resumed = arena(*words, "--resume", "--json")
    env["HOME"] = str(tmp_path / "elsewhere")
    assert without_times(resumed.stdout) == without_times(arena(*words, "--json").stdout)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("", "electronic"),
        ("electronik", "“electronic”"),
        ("electronic --bots steddy", "“steady”"),
        ("electronic --bots steady,", "unknown bot"),
        ("electronic --bots steady:9", "unknown bot"),
        ("electronic --bots search:0", "unknown bot"),
        ("electronic --bots steady --seats 7", "2..6"),
        ("electronic --games 0", "--games"),
        ("electronic --games many", "--games"),
        ("electronic --seconds soon", "--seconds"),
        ("electronic --seconds nan", "--seconds"),
        ("electronic --seconds 1 --simulations 5", "--simulations"),
        ("electronic --variant quik", "“quick”"),
        ("electronic --report page.txt", ".html"),
        ("electronic --report nowhere/page.html", "nowhere"),
        ("electronic --report /proc/page.html", "/proc/page.html"),
        ("electronic --export /proc/games.parquet", "/proc/games.parquet"),
        ("electronic --rows game", "“games”"),
        ("electronic --cluster rey", "“ray”"),
        ("electronic --resume", "resume"),
    ],
)
def test_errors_are_reported_in_one_line(env, tmp_path, words, named):
    ended = called("arena", *words.split(), env=env, folder=tmp_path)
    assert (ended.returncode, ended.stdout) == (2, "") and named in ended.stderr
    assert ended.stderr.count("\n") == 1 and "Traceback" not in ended.stderr


def test_missing_packages_are_reported_in_one_line(arena, tmp_path):
    hide = (
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name in ('ray', 'pyarrow') else find(name, *more)\n"
    )
    (tmp_path / "sitecustomize.py").write_text(hide)
    for words, extra in (("--cluster ray", "magnat[cluster]"), ("--export a.parquet", "magnat[export]")):
        process = arena("electronic", *words.split())
        assert process.returncode == 2 and extra in process.stderr and process.stderr.count("\n") == 1


def test_the_documented_bot_plays(arena, tmp_path):
    source, points = re.findall(
        r"```(?:python|toml)\n(.*?)```", (ROOT / "docs/tutorials/first-bot.md").read_text("utf-8"), re.DOTALL
    )
    assert len([line for line in source.splitlines() if line and not line.startswith("#")]) <= 10
    declared = points.replace('[project.entry-points."magnat.bots"]', "[magnat.bots]").replace('"', "")
    bring(tmp_path, "highest", source, declared)
    process = arena("electronic", "--bots", "highest,steady", "--games", "4", "--jobs", "2", "--json", *SHORT)
    assert (
        json.loads(process.stdout)["bots"][0]["bot"] == "highest"
        and json.loads(process.stdout)["bots"][0]["fallbacks"] == 0
    )


def test_bots_with_unequal_budgets_meet(arena):
    words = ("empire", "--bots", "search:6,search-1:2,steady", "--seats", "2", "--games", "6", "--json", "--jobs", "2")
    report = json.loads(arena(*words).stdout)
    assert [each["bot"] for each in report["bots"]] == ["search:6", "search-1:2", "steady"]
    assert ["simulations_per_second" in each for each in report["bots"]] == [True, True, False]
    assert not sum(each["fallbacks"] for each in report["bots"])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_failing_bot_is_reported_and_its_errors_are_saved(arena, tmp_path, odd_bots, jobs):
    process = arena("electronic", "--bots", "raiser,random", "--games", "2", "--jobs", jobs, *SHORT)
    assert process.returncode == 0 and not process.stderr and "raiser failed" in process.stdout
    [log] = (tmp_path / "home").rglob("*.log")
    assert str(log) in process.stdout and "RuntimeError: no idea" in log.read_text("utf-8")


@pytest.mark.parametrize(("odd", "words"), [("stillborn", "not today"), ("lost", "nowhere"), ("folder", "getcwd")])
def test_a_bot_that_cannot_be_created_is_reported_before_the_first_game(arena, odd_bots, odd, words):
    process = arena("electronic", "--bots", f"steady,{odd}", "--games", "2")
    assert (process.returncode, process.stdout) == (2, "") and f"“{odd}”" in process.stderr and words in process.stderr
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_output_of_a_bot_does_not_corrupt_the_json(arena, odd_bots, jobs):
    process = arena("electronic", "--bots", "talker,steady", "--games", "2", "--jobs", jobs, "--json", *SHORT)
    assert json.loads(process.stdout)["games"] == 2


@pytest.mark.extras
@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_parquet_has_a_row_for_each_game_or_decision(arena, tmp_path, rows):
    from pyarrow.parquet import read_table

    process = arena("electronic", "--games", "6", "--export", "out.parquet", "--rows", rows, "--json", *SHORT)
    report, rest = json.loads(process.stdout), read_table(tmp_path / "out.parquet").to_pylist()
    assert len(rest) == (6 if rows == "games" else sum(bot["decisions"] for bot in report["bots"]))
    if rows == "games":
        assert sum(sum(row["won"]) for row in rest) == 6 and rest[0]["bots"] == ["steady", "random"]
    else:
        assert {row["question"] for row in rest} >= {"buy_or_auction", "poll"} and not any(r["fallback"] for r in rest)
