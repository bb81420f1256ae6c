"""tests: `magnat arena`, run as people run it."""

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

ROOT = Path(__file__).parents[2]
SHORT = ("--option", "turn_limit=40")
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture
def env(tmp_path):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG", "COLUMNS"))}
    path = os.pathsep.join([str(tmp_path), str(Path(package.__file__).parents[1])])
    return kept | {"HOME": str(tmp_path / "home"), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", "PYTHONPATH": path}


@pytest.fixture
def arena(env, tmp_path):
    def run(*words, **more):
        command = [sys.executable, "-m", "magnat", "arena", *words]
        return subprocess.run(command, capture_output=True, text=True, env=env | more, cwd=tmp_path, timeout=600)

    return run


def without_times(text):
    found = json.loads(text)
    for bot in found["bots"]:
        bot.pop("ms_per_decision")
    return found


def interrupted(words, env, home):
    """What a tournament told that was stopped after its first games; None if it was over by then."""
    command = [sys.executable, "-m", "magnat", "arena", *words]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=home)
    while not [1 for path in (home / "home").rglob("*.jsonl") if path.read_bytes().count(b"\n") > 2]:
        if running.poll() is not None:
            break
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    told, aside = running.communicate(timeout=600)
    if not running.returncode:
        return None
    assert running.returncode == 130
    return told, aside


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_and_resumed_equals_uninterrupted(arena, env, tmp_path, jobs):
    stopped = None
    for games in (300, 1_500, 7_500):  # a busy machine may be too late for a short one
        words = ["electronic", "--bots", "steady,random", "--games", str(games), "--jobs", jobs]
        words += ["--option", "turn_limit=20"]
        stopped = interrupted(words, env, tmp_path)
        if stopped:
            break
        shutil.rmtree(tmp_path / "home")
    assert stopped
    told, aside = stopped
    assert "steady" in told and "--resume" in aside and "Traceback" not in aside
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
def test_what_is_wrong_is_told_in_one_line(arena, words, named):
    told = arena(*words.split())
    assert (told.returncode, told.stdout) == (2, "") and named in told.stderr
    assert told.stderr.count("\n") == 1 and "Traceback" not in told.stderr


def test_what_is_not_installed_is_told_in_one_line(arena, tmp_path):
    hide = (
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name in ('ray', 'pyarrow') else find(name, *more)\n"
    )
    (tmp_path / "sitecustomize.py").write_text(hide)
    for words, extra in (("--cluster ray", "magnat[cluster]"), ("--export a.parquet", "magnat[export]")):
        told = arena("electronic", *words.split())
        assert told.returncode == 2 and extra in told.stderr and told.stderr.count("\n") == 1


def test_the_example_of_the_documentation_plays(arena, tmp_path):
    source, points = re.findall(r"```(?:python|toml)\n(.*?)```", (ROOT / "docs/BOTS.md").read_text("utf-8"), re.DOTALL)
    assert len([line for line in source.splitlines() if line and not line.startswith("#")]) <= 10
    declared = points.replace('[project.entry-points."magnat.bots"]', "[magnat.bots]").replace('"', "")
    bring(tmp_path, "highest", source, declared)
    told = arena("electronic", "--bots", "highest,steady", "--games", "4", "--jobs", "2", "--json", *SHORT)
    assert (
        json.loads(told.stdout)["bots"][0]["bot"] == "highest" and json.loads(told.stdout)["bots"][0]["fallbacks"] == 0
    )


def test_bots_with_unequal_budgets_meet(arena):
    words = ("empire", "--bots", "search:6,search-1:2,steady", "--seats", "2", "--games", "6", "--json", "--jobs", "2")
    told = json.loads(arena(*words).stdout)
    assert [each["bot"] for each in told["bots"]] == ["search:6", "search-1:2", "steady"]
    assert ["simulations_per_second" in each for each in told["bots"]] == [True, True, False]
    assert not sum(each["fallbacks"] for each in told["bots"])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_is_told_of_and_the_reasons_are_kept(arena, tmp_path, odd_bots, jobs):
    told = arena("electronic", "--bots", "raiser,random", "--games", "2", "--jobs", jobs, *SHORT)
    assert told.returncode == 0 and not told.stderr and "raiser failed" in told.stdout
    [log] = (tmp_path / "home").rglob("*.log")
    assert str(log) in told.stdout and "RuntimeError: no idea" in log.read_text("utf-8")


@pytest.mark.parametrize(("odd", "words"), [("stillborn", "not today"), ("lost", "nowhere"), ("folder", "getcwd")])
def test_a_bot_that_cannot_be_made_is_told_of_before_the_first_game(arena, odd_bots, odd, words):
    told = arena("electronic", "--bots", f"steady,{odd}", "--games", "2")
    assert (told.returncode, told.stdout) == (2, "") and f"“{odd}”" in told.stderr and words in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_does_not_spoil_the_json(arena, odd_bots, jobs):
    told = arena("electronic", "--bots", "talker,steady", "--games", "2", "--jobs", jobs, "--json", *SHORT)
    assert json.loads(told.stdout)["games"] == 2


@pytest.mark.extras
@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_parquet_has_a_row_for_each_game_or_decision(arena, tmp_path, rows):
    from pyarrow.parquet import read_table

    told = arena("electronic", "--games", "6", "--export", "out.parquet", "--rows", rows, "--json", *SHORT)
    found, rest = json.loads(told.stdout), read_table(tmp_path / "out.parquet").to_pylist()
    assert len(rest) == (6 if rows == "games" else sum(bot["decisions"] for bot in found["bots"]))
    if rows == "games":
        assert sum(sum(row["won"]) for row in rest) == 6 and rest[0]["bots"] == ["steady", "random"]
    else:
        assert {row["question"] for row in rest} >= {"buy_or_auction", "poll"} and not any(r["fallback"] for r in rest)


@pytest.fixture
def page(arena, tmp_path):
    told = arena("electronic", "--bots", "steady,random,easy", "--games", "6", "--report", "page.html", *SHORT)
    assert told.returncode == 0, told.stderr
    return tmp_path / "page.html"


def test_the_page_says_everything_in_both_languages_and_asks_for_nothing(page):
    text = page.read_text(encoding="utf-8")
    for told in ("Qui gagne", "Who wins", "Rue de la Paix", "Most visited", "La fortune au fil du temps", "steady"):
        assert told in text
    assert not re.search(r"(?:src|href)=\"(?!data:,)|url\(|@import|https?://", text)


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
def test_the_page_opens_in_a_real_browser_without_errors(page, tmp_path):
    """Its own policy forbids every request, so that one would be an error on the console."""
    assert CHROMIUM is not None
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
    flags += ["--disable-background-networking", "--disable-component-update", "--enable-logging=stderr"]
    command = [CHROMIUM, *flags, f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", page.as_uri()]
    seen = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert 'data-theme="light"' in seen.stdout and "</footer>" in seen.stdout, "its scripts ran"
    assert "CONSOLE" not in seen.stderr
