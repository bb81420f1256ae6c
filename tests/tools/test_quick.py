"""tools: `make quick` from a change to the exit status, in a small repository of its own."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.quick import Processes, Stopped, check, check_client, prepare, report_of
from tools.record import blend, durations_file, keep

ROOT = Path(__file__).parents[2]
TREE = {
    "pyproject.toml": (
        "[tool.pytest.ini_options]\nmarkers = ['slow']\npythonpath = ['src']\n[tool.mypy]\nfiles = ['src']\n"
    ),
    "src/magnat/__init__.py": "",
    "src/magnat/games/__init__.py": "",
    "src/magnat/games/deal/__init__.py": "CARDS = 106\n",
    "src/magnat/games/empire/__init__.py": "BRANDS = 30\n",
    "tests/games/deal/test_cards.py": (
        "import pytest\nfrom magnat.games import deal\n\n\ndef test_cards():\n    assert deal.CARDS == 106\n\n\n"
        "@pytest.mark.slow\ndef test_slow():\n    raise AssertionError\n"
    ),
    "tests/laws/test_laws.py": (
        "import pytest\nimport magnat.games\n\n\n"
        "@pytest.mark.parametrize('game', ['deal', 'empire'])\ndef test_law(game):\n"
        "    assert magnat.games and game == 'deal'\n"
    ),
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for file, text in TREE.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def checked(tree: Path, *changed: str) -> int:
    return check(prepare(tree, list(changed), 600.0), time.monotonic())


def test_only_what_the_change_affects_is_run_and_its_duration_kept(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(tree, "src/magnat/games/deal/data/deck.toml") == 0
    told = capsys.readouterr().out
    assert "2 passed; these are all that are affected" in told  # the law of Empire and the slow test would have failed
    kept = json.loads(durations_file(tree).read_text(encoding="utf-8"))
    assert set(kept["tests"]) == {
        "tests/games/deal/test_cards.py::test_cards",
        "tests/laws/test_laws.py::test_law[deal]",
    }
    assert set(kept["files"]) == {"tests/games/deal/test_cards.py", "tests/laws/test_laws.py"}


def test_a_test_that_fails_is_shown_and_is_the_exit_status(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tree, "src/magnat/games/empire/data/decks.toml") == 1
    told = capsys.readouterr().out
    assert "test_law[empire]" in told and "quick failed: tests" in told


def test_style_and_types_are_checked_where_python_has_changed(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "src/magnat/games/deal/__init__.py").write_text("CARDS: str = 106\n")
    assert checked(tree, "src/magnat/games/deal/__init__.py") == 1
    told = capsys.readouterr().out
    assert "Incompatible types in assignment" in told and "quick failed: types" in told
    (tree / "src/magnat/games/deal/__init__.py").write_text("CARDS  = 106\n")
    assert checked(tree, "src/magnat/games/deal/__init__.py") == 1
    assert "quick failed: style" in capsys.readouterr().out


def test_a_change_that_no_test_depends_on_passes_and_says_so(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tree, "deploy/Caddyfile") == 0
    assert "no test depends on these files" in capsys.readouterr().out


def test_tests_that_are_not_begun_in_time_are_counted_as_left(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    work = prepare(tree, ["src/magnat/games/deal/data/deck.toml"], 600.0)
    work.seconds = -1e6  # the last moment to begin a test has passed long ago
    monkeypatch.setenv("MAGNAT_QUICK_AT_LEAST", "-1")
    assert check(work, time.monotonic()) == 0
    assert "not checked: tests" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "outcome", "ok"),
    [(0, "passed", True), (None, "passed", True), (None, "failed", False), (1, "failed", False), (3, "passed", False)],
)
def test_a_worker_that_the_limit_stopped_has_failed_only_if_a_test_has(
    tree: Path, code: int | None, outcome: str, ok: bool
) -> None:
    work = prepare(tree, ["src/magnat/games/deal/data/deck.toml"], 600.0)
    test = work.selection.chosen[0].id
    result = {"tests": {test: 1.0}, "files": {}, "collected": [test], "outcomes": {test: outcome}, "left": []}
    assert report_of(work, [(code, "told", result)]).ok is ok
    assert "for lack of time" in report_of(work, [(0, "", result), (None, "", {})]).text


def test_a_process_that_takes_longer_than_its_limit_is_interrupted() -> None:
    code, _ = Processes().run([sys.executable, "-c", "import time; time.sleep(600)"], ROOT, until=time.monotonic())
    assert code is None


def test_missing_packages_of_the_client_are_said_in_a_sentence(tree: Path) -> None:
    (tree / "web/src").mkdir(parents=True)
    (tree / "web/src/App.svelte").write_text("<p></p>\n")
    work = prepare(tree, ["web/src/App.svelte"], None)
    report = check_client(work, Processes(), time.monotonic())
    assert report.ok is None and "make web" in report.text


def test_nothing_runs_on_after_an_interruption() -> None:
    processes = Processes()
    sleeping = [sys.executable, "-c", "import time; time.sleep(600)"]
    process = subprocess.Popen(sleeping, start_new_session=True, text=True)
    processes.running.append(process)
    processes.stop()
    assert process.wait(60) in (-signal.SIGINT, -signal.SIGKILL, 1)
    with pytest.raises(Stopped):
        processes.run(sleeping, ROOT)


def test_durations_follow_a_faster_run_at_once_and_a_slower_one_slowly(tmp_path: Path) -> None:
    assert blend(None, 3.0) == 3.0 and blend(4.0, 1.0) == 1.0 and blend(1.0, 5.0) == 2.0
    keep(tmp_path, {"a.py::test[1]": 1.0, "a.py::test[2]": 1.0, "b.py::test": 1.0}, {"a.py": 1.0, "b.py": 1.0}, set())
    keep(tmp_path, {"a.py::test[1]": 0.5}, {"a.py": 2.0}, {"a.py::test[1]"})
    kept = json.loads(durations_file(tmp_path).read_text(encoding="utf-8"))
    assert kept == {"tests": {"a.py::test[1]": 0.5, "b.py::test": 1.0}, "files": {"a.py": 1.25, "b.py": 1.0}}
