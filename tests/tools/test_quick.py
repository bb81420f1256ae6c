"""`make quick` from a change to the exit status, in a small repository of its own."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.affected import Graph, kind_of
from tools.quick import (
    Batch,
    Processes,
    Stopped,
    changed_files,
    check,
    check_client,
    is_about_other_texts,
    is_about_others,
    only_texts,
    prepare,
    report_of,
)

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


def run_check(tree: Path, *changed: str) -> int:
    return check(prepare(tree, list(changed), 600.0), time.monotonic())


def test_only_affected_tests_are_run(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_check(tree, "src/magnat/games/deal/data/deck.toml") == 0
    output = capsys.readouterr().out
    assert "2 passed" in output and "left" not in output  # the law of Empire and the slow test would have failed


def test_a_failing_test_is_shown_and_sets_the_exit_status(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_check(tree, "src/magnat/games/empire/data/decks.toml") == 1
    output = capsys.readouterr().out
    assert "test_law[empire]" in output and "quick failed: tests" in output


def test_a_removed_module_still_affects_its_importers(tree: Path) -> None:
    (tree / "src/magnat/games/deal/__init__.py").unlink()
    affected = Graph(tree).affected(["src/magnat/games/deal/__init__.py"])
    assert [each.file for each in affected] == ["tests/games/deal/test_cards.py"]


def test_style_and_types_are_checked_where_python_has_changed(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "src/magnat/games/deal/__init__.py").write_text("CARDS: str = 106\n")
    assert run_check(tree, "src/magnat/games/deal/__init__.py") == 1
    output = capsys.readouterr().out
    assert "Incompatible types in assignment" in output and "quick failed: types" in output
    (tree / "src/magnat/games/deal/__init__.py").write_text("CARDS  = 106\n")
    assert run_check(tree, "src/magnat/games/deal/__init__.py") == 1
    assert "quick failed: style" in capsys.readouterr().out


def test_a_change_that_no_test_depends_on_passes_and_says_so(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_check(tree, "deploy/Caddyfile") == 0
    assert "no test depends on these files" in capsys.readouterr().out


def test_tests_not_started_in_time_are_counted_as_left(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    work = prepare(tree, ["src/magnat/games/deal/data/deck.toml"], 600.0)
    work.seconds = -1e6  # the last moment to start a test has passed long ago
    assert check(work, time.monotonic()) == 1
    output = capsys.readouterr().out
    assert "quick incomplete; not checked: tests; 2 of 2 affected test files left to `make test`" in output


@pytest.mark.parametrize(
    ("code", "output", "ok"),
    [
        (0, "1 passed", True),
        (None, "1 passed", True),
        (None, "1 failed", False),
        (1, "1 failed", False),
        (3, "", False),
    ],
)
def test_a_batch_stopped_by_the_limit_fails_only_if_a_test_failed(code: int | None, output: str, ok: bool) -> None:
    report = report_of([Batch(["a.py"], code, output)], 2)
    assert report.ok is ok
    assert report.left == f"{2 if code is None else 1} of 2 affected test files left to `make test`"


def test_tests_stopped_while_collecting_are_not_a_success() -> None:
    """No test was run, so `check` ends with a status other than 0 and says so."""
    report = report_of([Batch(["a.py"], None, "collecting ...")], 1)
    assert report.ok is None and "no test was run" in report.text


def test_a_process_over_its_limit_is_interrupted() -> None:
    code, _ = Processes().run([sys.executable, "-c", "import time; time.sleep(600)"], ROOT, until=time.monotonic())
    assert code is None


def test_missing_packages_of_the_client_are_reported(tree: Path) -> None:
    (tree / "web/src").mkdir(parents=True)
    (tree / "web/src/App.svelte").write_text("<p></p>\n")
    work = prepare(tree, ["web/src/App.svelte"], None)
    report = check_client(work, Processes(), time.monotonic())
    assert report.ok is None and "make web" in report.text


def test_an_interruption_ends_all_processes() -> None:
    processes = Processes()
    sleeping = [sys.executable, "-c", "import time; time.sleep(600)"]
    process = subprocess.Popen(sleeping, start_new_session=True, text=True)
    processes.running.append(process)
    processes.stop()
    assert process.wait(60) in (-signal.SIGINT, -signal.SIGKILL, 1)
    with pytest.raises(Stopped):
        processes.run(sleeping, ROOT)


def test_parameters_of_other_games_are_left_out() -> None:
    games = ("deal", "empire", "star_wars")
    assert not is_about_others("test[deal-standard]", "deal", games)
    assert is_about_others("test[star_wars-standard]", "deal", games)
    assert not is_about_others("test[deal-empire]", "deal", games)
    assert not is_about_others("test[fr/games/deal/texts.ftl]", "deal", games)
    assert not is_about_others("test[dealt]", "empire", games) and not is_about_others("test_deal", "empire", games)


def test_parameters_of_other_texts_are_left_out() -> None:
    folder = "src/magnat/languages"
    assert only_texts([f"{folder}/fr/cli.ftl", f"{folder}/de/cli.ftl"]) == ["cli.ftl"]
    assert only_texts([f"{folder}/fr/games/deal/texts.ftl"]) == ["games/deal/texts.ftl"]
    assert only_texts([f"{folder}/fr/cli.ftl", "src/magnat/texts/rules.py"]) == []
    assert not is_about_other_texts("test[fr/cli.ftl]", ["cli.ftl"])
    assert not is_about_other_texts("test[de/cli.ftl]", ["cli.ftl"]), "its messages must be those of the changed file"
    assert is_about_other_texts("test[fr/web.ftl]", ["cli.ftl"])
    assert not is_about_other_texts("test[deal]", ["cli.ftl"]) and not is_about_other_texts("test", ["cli.ftl"])


def test_only_the_parameters_of_a_changed_text_are_run(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lint = "import pytest\n\n\n@pytest.mark.parametrize('path', ['fr/cli.ftl', 'fr/web.ftl'])\n"
    (tree / "tests/texts").mkdir()
    (tree / "tests/texts/test_lint.py").write_text(f"{lint}def test_lint(path):\n    assert path == 'fr/cli.ftl'\n")
    assert run_check(tree, "src/magnat/languages/fr/cli.ftl") == 0
    assert "1 passed" in capsys.readouterr().out
    assert run_check(tree, "src/magnat/languages/fr/web.ftl") == 1


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        (["docs/reference/bots.md", "src/magnat/languages/fr/cli.ftl"], "text"),
        (["src/magnat/games/deal/payment.py", "tests/games/deal/test_payment.py", "docs/reference/bots.md"], "game"),
        (["src/magnat/games/deal/payment.py", "src/magnat/games/empire/swap.py"], "module"),
        (["src/magnat/games/deal/payment.py", "src/magnat/kernel/loop.py"], "module"),
        (["src/magnat/games/__init__.py"], "module"),
    ],
)
def test_the_limit_depends_on_the_change(changed: list[str], kind: str) -> None:
    assert kind_of(changed, ("deal", "empire")) == kind


def git(folder: Path, *words: str) -> None:
    identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)


def test_new_changed_and_removed_files_are_found_but_not_ignored_ones(tmp_path: Path) -> None:
    for file in ("changed.py", "removed.py", "kept.py"):
        (tmp_path / file).write_text("1\n")
    (tmp_path / ".gitignore").write_text("build/\n")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "first")
    assert changed_files(tmp_path, None) == ([], "the last commit")  # there is no commit before it
    (tmp_path / "changed.py").write_text("2\n")
    (tmp_path / "removed.py").unlink()
    (tmp_path / "new é.py").write_text("3\n")
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "made.py").write_text("4\n")
    assert changed_files(tmp_path, None) == (["changed.py", "new é.py", "removed.py"], "the last commit")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "-qm", "second")
    files, since = changed_files(tmp_path, None)
    assert files == ["changed.py", "new é.py", "removed.py"] and "before the last" in since
    assert changed_files(tmp_path, "HEAD") == ([], "HEAD")


# On the real tree


@pytest.fixture(scope="module")
def real() -> Graph:
    return Graph(ROOT)


def files_of(graph: Graph, *changed: str) -> list[str]:
    return [each.file for each in graph.affected(changed)]


def test_every_module_of_magnat_affects_a_test(real: Graph) -> None:
    modules = [file for file in real.texts if file.startswith("src/magnat/")]
    assert len(modules) > 300
    assert [file for file in modules if next(real.affected_by(file), None) is None] == []


@pytest.mark.parametrize("game", ["deal", "electronic", "empire", "millionaire", "star_wars"])
def test_a_rule_file_selects_its_game_first_and_not_the_others(real: Graph, game: str) -> None:
    files = files_of(real, f"src/magnat/games/{game}/table.py")
    own = {file for file in real.texts if file.startswith(f"tests/games/{game}/test_")}
    assert own == set(files[: len(own)]) and not [each for each in files[len(own) :] if "tests/games" in each]
    assert {"tests/golden/test_golden.py", "tests/golden/test_walks.py", "tests/laws/test_laws.py"} <= set(files)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_texts_of_a_game_select_tests_of_no_other_game(real: Graph, lang: str) -> None:
    files = files_of(real, f"src/magnat/languages/{lang}/games/deal/texts.ftl")
    assert {file.split("/")[2] for file in files if file.startswith("tests/games/")} == {"deal"}


def test_the_tests_of_a_package_come_first_and_all_playing_tests_are_affected(real: Graph) -> None:
    files = files_of(real, "src/magnat/kernel/loop.py")
    assert any(file.startswith("tests/kernel/") for file in files[:2])
    folders = {file.split("/")[1] for file in files}
    assert {"kernel", "games", "golden", "laws", "bots", "match", "server", "cli", "envs", "record", "api"} <= folders
    assert not folders & {"web", "site"}


@pytest.mark.parametrize(
    ("changed", "file"),
    [
        ("docs/reference/bots.md", "tests/docs/test_blocks.py"),
        ("README.md", "tests/test_readme.py"),
        ("src/magnat/languages/fr/cli.ftl", "tests/texts/test_lint.py"),
        ("src/magnat/languages/fr/games/deal/texts.ftl", "tests/laws/test_texts.py"),
        ("src/magnat/games/deal/data/rules.toml", "tests/laws/test_rules.py"),
        ("tests/golden/walks.txt", "tests/golden/test_walks.py"),
        ("tests/oracle/deal.py", "tests/oracle/test_oracles.py"),
        ("src/magnat/games/deal/adapters/bot.py", "tests/bots/test_bots.py"),
        ("examples/brocante/magnat_brocante/__init__.py", "tests/examples/test_sixth_game.py"),
        ("src/magnat/cli/watch.py", "tests/cli/test_commands.py"),
    ],
)
def test_the_tests_of_a_file_are_among_the_affected_ones(real: Graph, changed: str, file: str) -> None:
    assert file in files_of(real, changed)
