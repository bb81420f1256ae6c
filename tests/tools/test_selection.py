"""tools: which tests a change affects and which of them `make quick` runs, on a small tree and on the real one."""

import subprocess
from pathlib import Path

import pytest

from tools import layout
from tools.graph import Graph, game_of
from tools.quick import changed_files, prepare
from tools.selection import (
    Durations,
    Selection,
    Unit,
    has_subject,
    is_wanted,
    kind_of,
    plan_of,
    select,
    split,
    units_of,
)

ROOT = Path(__file__).parents[2]
TREE = {
    "src/magnat/__init__.py": "",
    "src/magnat/kernel/__init__.py": "from magnat.kernel.loop import apply\n",
    "src/magnat/kernel/loop.py": "def apply(): ...\n",
    "src/magnat/games/__init__.py": "from importlib import import_module\nBUILT_IN = ('deal', 'empire')\n",
    "src/magnat/games/deal/__init__.py": "from magnat.games.deal import table\n",
    "src/magnat/games/deal/table.py": "import magnat.kernel\n",
    "src/magnat/games/deal/payment.py": "# DEAL-PAY-01, -02\n",
    "src/magnat/games/deal/adapters/bot.py": "",
    "src/magnat/games/deal/data/deck.toml": "",
    "src/magnat/games/deal/data/texts/fr.ftl": "",
    "src/magnat/games/empire/__init__.py": "",
    "src/magnat/games/empire/adapters/bot.py": "",
    "src/magnat/bots.py": "from magnat.games import load_part\ndef steady(game): return load_part(game, 'steady')\n",
    "src/magnat/lonely.py": "",
    "tests/conftest.py": (
        "import pytest\n@pytest.fixture\ndef player():\n    from magnat import bots\n    return bots\n"
    ),
    "tests/helper.py": "from magnat.kernel import apply\ndef played(): apply()\ndef idle(): ...\n",
    "tests/kernel/test_loop.py": (
        "from magnat.kernel import apply\ndef test_apply(): apply()\ndef test_nothing(): ...\n"
    ),
    "tests/kernel/test_helped.py": (
        "from tests.helper import idle, played\ndef test_played(): played()\ndef test_idle(): idle()\n"
    ),
    "tests/bots/test_bots.py": (
        "def test_of_deal(player): player.steady('deal')\ndef test_of_empire(player): player.steady('empire')\n"
    ),
    "tests/games/deal/test_payment.py": (
        "import pytest\nfrom magnat.games.deal import payment\n"
        "@pytest.mark.rule('DEAL-PAY-02')\ndef test_paid(): payment\n"
        "@pytest.mark.slow\ndef test_slowly_paid(): payment\n"
    ),
    "tests/games/empire/test_deal.py": "from magnat import games\ndef test_a_deal(): games, 'deal', 'empire'\n",
    "tests/laws/test_laws.py": (
        "import pytest\nfrom magnat.games import BUILT_IN\n"
        "@pytest.mark.parametrize('game', BUILT_IN)\ndef test_law(game): ...\n"
    ),
    "tests/laws/test_deck.py": "DECK = 'deck.toml'\ndef test_deck(): DECK\ndef test_other(): ...\n",
    "tests/docs/test_blocks.py": "def test_pages(): ...\n",
    "tests/web/test_page.py": "from magnat.kernel import apply\ndef test_page(): apply()\n",
    "docs/BOTS.md": "",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for file, text in TREE.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def real() -> Graph:
    return Graph(ROOT, ROOT / layout.KEPT / "graph.json")


def names(graph: Graph, *changed: str) -> set[str]:
    return {test.name for test in graph.affected(changed)}


# On a small tree


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (
            "src/magnat/kernel/loop.py",
            {"test_apply", "test_played", "test_paid", "test_of_deal", "test_a_deal", "test_law"},
        ),
        ("src/magnat/games/deal/payment.py", {"test_paid", "test_of_deal", "test_law"}),
        ("src/magnat/games/deal/adapters/bot.py", {"test_paid", "test_of_deal", "test_law"}),
        ("src/magnat/games/empire/adapters/bot.py", {"test_of_empire", "test_a_deal", "test_law"}),
        ("src/magnat/bots.py", {"test_of_deal", "test_of_empire"}),
        ("tests/helper.py", {"test_played", "test_idle"}),
        ("tests/kernel/test_loop.py", {"test_apply", "test_nothing"}),
        ("docs/BOTS.md", {"test_pages"}),
        ("tests/golden/new.txt", set()),
    ],
)
def test_a_change_affects_the_tests_that_reach_it(tree: Path, changed: str, expected: set[str]) -> None:
    assert names(Graph(tree), changed) >= expected
    never = {"test_slowly_paid", "test_page"}  # left out by their mark, and because they need a browser
    assert not names(Graph(tree), changed) & never


def test_a_rule_file_affects_no_test_of_another_game(tree: Path) -> None:
    affected = Graph(tree).affected(["src/magnat/games/deal/payment.py"])
    assert not [test for test in affected if test.file.startswith("tests/games/empire")]
    assert "test_of_empire" not in {test.name for test in affected}
    assert all(why.only == {"deal"} for why in affected.values())


def test_a_helper_function_that_a_test_does_not_use_does_not_affect_it(tree: Path) -> None:
    assert "test_idle" not in names(Graph(tree), "src/magnat/kernel/loop.py")


def test_a_test_that_shows_a_rule_of_the_changed_file_is_the_closest(tree: Path) -> None:
    affected = Graph(tree).affected(["src/magnat/games/deal/payment.py"])
    closest = min(affected.items(), key=lambda each: each[1].distance)
    assert closest[0].name == "test_paid"


def test_a_data_file_affects_the_tests_that_name_it_and_its_package(tree: Path) -> None:
    found = names(Graph(tree), "src/magnat/games/deal/data/deck.toml")
    assert {"test_deck", "test_paid", "test_law"} <= found and "test_other" not in found


def test_a_module_that_no_import_leads_to_belongs_to_its_package(tree: Path) -> None:
    assert "magnat.lonely" in Graph(tree).imports["magnat"]


def test_a_module_that_loads_a_part_of_a_game_by_name_imports_it_of_every_game(tree: Path) -> None:
    assert {f"magnat.games.{game}.steady" for game in ("deal", "empire")} <= Graph(tree).imports["magnat.bots"]


def test_a_removed_module_still_affects_its_importers(tree: Path) -> None:
    (tree / "src/magnat/kernel/loop.py").unlink()
    assert "test_apply" in names(Graph(tree), "src/magnat/kernel/loop.py")


def test_the_cache_is_renewed_for_files_that_have_changed(tree: Path) -> None:
    cache = tree / "build" / "graph.json"
    assert names(Graph(tree, cache), "src/magnat/lonely.py") == names(Graph(tree), "src/magnat/lonely.py")
    (tree / "tests/kernel/test_loop.py").write_text("from magnat import lonely\ndef test_lonely(): lonely\n")
    assert "test_lonely" in names(Graph(tree, cache), "src/magnat/lonely.py")
    cache.write_text("{")
    assert "test_lonely" in names(Graph(tree, cache), "src/magnat/lonely.py")


# What is chosen


def test_the_closest_tests_that_fit_are_chosen_and_the_rest_is_counted() -> None:
    units = [Unit(f"tests/a/test_a.py::test_{n}", "tests/a/test_a.py", float(n), 1.0) for n in range(10)]
    selection = select(units, Durations({}, {"tests/a/test_a.py": 1.0}), 5.0)
    assert [unit.distance for unit in selection.chosen] == [0, 1, 2, 3]
    assert len(selection.left) == 6 and selection.affected == 10 and selection.seconds == 5.0


def test_a_test_that_would_take_longer_than_one_worker_has_is_not_chosen() -> None:
    units = [Unit("tests/a.py::test_long", "tests/a.py", 0.0, 4.0), Unit("tests/a.py::test", "tests/a.py", 1.0, 0.5)]
    selection = select(units, Durations({}, {"tests/a.py": 0.0}), 6.0)
    assert [unit.id for unit in selection.chosen] == ["tests/a.py::test"]


def test_of_equally_close_tests_those_of_the_cheapest_files_are_chosen() -> None:
    many = [Unit(f"tests/many.py::test[{n}]", "tests/many.py", 1.0, 0.1) for n in range(20)]
    few = [Unit(f"tests/few_{n}.py::test", f"tests/few_{n}.py", 1.0, 0.05) for n in range(20)]
    selection = select([*few, *many], Durations(), 5.0, ())
    assert {unit.id for unit in many} <= {unit.id for unit in selection.chosen}


def test_every_folder_is_covered_before_the_time_is_used_up() -> None:
    near = [Unit(f"tests/a/test_a.py::test_{n}", "tests/a/test_a.py", 1.0, 0.1) for n in range(500)]
    far = [Unit(f"tests/{folder}/test.py::test", f"tests/{folder}/test.py", 4.0, 0.5) for folder in "bcd"]
    selection = select([*near, *far], Durations(), 20.0)
    assert {unit.file for unit in far} <= {unit.file for unit in selection.chosen}
    assert selection.seconds <= 20.0
    only_a = select([*near, *far], Durations(), 20.0, ("tests/a",))
    assert {unit.file for unit in only_a.chosen} == {"tests/a/test_a.py"}


def test_tests_are_shared_by_file_and_a_large_file_is_divided() -> None:
    small = [Unit(f"tests/{name}.py::test", f"tests/{name}.py", 1.0, 1.0) for name in "abcd"]
    shares = split(small, Durations(), 2)
    assert sorted(len(share) for share in shares) == [2, 2]
    large = [Unit(f"tests/x.py::test[{n}]", "tests/x.py", 1.0, 1.0) for n in range(10)]
    shares = split(large, Durations(), 2)
    assert [len(share) for share in shares] == [5, 5] and len({unit.id for share in shares for unit in share}) == 10
    assert len(split(large, Durations(), 1)) == 1


def test_parameters_of_other_games_and_pages_are_left_out() -> None:
    families = [{"deal", "star_wars", "empire"}, {"BOTS.md", "ARENA.md"}]
    assert has_subject("tests/x.py::test[deal-standard]", {"deal"}, families)
    assert not has_subject("tests/x.py::test[star_wars-standard]", {"deal"}, families)
    assert has_subject("tests/x.py::test[deal-empire]", {"deal"}, families)
    assert has_subject("tests/x.py::test[games/deal/data/texts/fr.ftl]", {"deal"}, families)
    assert has_subject("tests/x.py::test[dealt]", {"empire"}, families)
    assert has_subject("tests/x.py::test[fr]", {"deal"}, families)
    assert not has_subject("tests/x.py::test[ARENA.md-0]", {"BOTS.md"}, families)
    assert has_subject("tests/x.py::test[deal]", {"BOTS.md"}, families)


def test_a_plan_runs_what_was_chosen_and_parameters_that_are_new(tree: Path) -> None:
    graph = Graph(tree)
    affected = graph.affected(["src/magnat/games/deal/payment.py"])
    law = "tests/laws/test_laws.py::test_law"
    durations = Durations({f"{law}[deal]": 1.0, f"{law}[deal-late]": 90.0, f"{law}[empire]": 1.0}, {})
    units = units_of(graph, affected, durations)
    assert {unit.id for unit in units if unit.file == "tests/laws/test_laws.py"} == {
        f"{law}[deal]",
        f"{law}[deal-late]",
    }
    selection = select(units, durations, 10.0)
    plan = plan_of(graph, affected, selection, selection.chosen)
    assert is_wanted(plan, f"{law}[deal]") and is_wanted(plan, f"{law}[deal-new]")
    assert not is_wanted(plan, f"{law}[deal-late]") and not is_wanted(plan, f"{law}[empire]")
    assert not is_wanted(plan, "tests/games/deal/test_payment.py::test_slowly_paid")


def test_what_one_worker_runs_the_other_leaves(tree: Path) -> None:
    graph = Graph(tree)
    affected = graph.affected(["src/magnat/kernel/loop.py"])
    selection = select(units_of(graph, affected, Durations()), Durations(), 100.0)
    shares = split(selection.chosen, Durations(), 2)
    plans = [plan_of(graph, affected, selection, share) for share in shares]
    for unit in selection.chosen:
        assert [is_wanted(plan, unit.id) for plan in plans if unit.file in plan["files"]].count(True) == 1


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        (["docs/BOTS.md", "src/magnat/texts/fr/cli.ftl"], "text"),
        (["src/magnat/games/deal/payment.py", "tests/games/deal/test_payment.py", "docs/BOTS.md"], "game"),
        (["src/magnat/games/deal/payment.py", "src/magnat/games/empire/swap.py"], "module"),
        (["src/magnat/games/deal/payment.py", "src/magnat/kernel/loop.py"], "module"),
        (["src/magnat/games/__init__.py"], "module"),
    ],
)
def test_the_limit_follows_from_what_has_changed(changed: list[str], kind: str) -> None:
    assert kind_of(changed, ("deal", "empire")) == kind


# What has changed


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
    assert changed_files(tmp_path, None) == ([], "the last commit")  # there is none before it
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


def test_every_module_of_magnat_affects_a_test(real: Graph) -> None:
    modules = [file for file in real.files if file.startswith("src/magnat/")]
    assert len(modules) > 300
    assert [file for file in modules if next(real.affected_by(file), None) is None] == []


def test_every_test_that_pytest_would_collect_is_known(real: Graph) -> None:
    known = {test.file for test in real.tests}
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")} <= known


@pytest.mark.parametrize("game", [path.name for path in sorted((ROOT / "tests" / "games").iterdir()) if path.is_dir()])
def test_a_rule_file_selects_its_game_and_not_the_others(real: Graph, game: str) -> None:
    affected = real.affected([f"src/magnat/games/{game}/table.py"])
    files = {test.file for test in affected}
    own = {file for file in real.files if file.startswith(f"tests/games/{game}/test_")}
    assert own <= files
    assert {game_of(file, real.games) for file in files} <= {game, None}
    assert {"tests/golden/test_golden.py", "tests/golden/test_walks.py", "tests/laws/test_laws.py"} <= files
    assert all(why.only == {game} for why in affected.values())


def test_the_tests_of_a_package_come_before_others(real: Graph) -> None:
    found = real.affected(["src/magnat/kernel/loop.py"])
    of_kernel = [why.distance for test, why in found.items() if test.file.startswith("tests/kernel/")]
    others = [why.distance for test, why in found.items() if not test.file.startswith("tests/kernel/")]
    assert of_kernel and max(of_kernel) <= 1.25 and sum(each <= 1.25 for each in others) < len(others) / 10


def test_the_loop_of_the_kernel_affects_every_folder_of_tests_that_play(real: Graph) -> None:
    folders = {test.file.split("/")[1] for test in real.affected(["src/magnat/kernel/loop.py"])}
    assert {"kernel", "games", "golden", "laws", "bots", "match", "server", "cli", "envs", "record", "api"} <= folders


@pytest.mark.parametrize(
    ("changed", "file"),
    [
        ("docs/BOTS.md", "tests/docs/test_blocks.py"),
        ("README.md", "tests/test_readme.py"),
        ("src/magnat/texts/fr/cli.ftl", "tests/texts/test_lint.py"),
        ("src/magnat/games/deal/data/texts/fr.ftl", "tests/laws/test_texts.py"),
        ("src/magnat/games/deal/data/rules.toml", "tests/laws/test_rules.py"),
        ("tests/golden/walks.txt", "tests/golden/test_walks.py"),
        ("tests/oracle/deal.py", "tests/oracle/test_oracles.py"),
        ("src/magnat/games/deal/adapters/bot.py", "tests/bots/test_bots.py"),
        ("examples/brocante/magnat_brocante/__init__.py", "tests/examples/test_sixth_game.py"),
        ("src/magnat/cli/watch.py", "tests/cli/test_commands.py"),
    ],
)
def test_the_tests_of_a_file_are_among_the_affected_ones(real: Graph, changed: str, file: str) -> None:
    assert (ROOT / changed).is_file()
    assert file in {test.file for test in real.affected([changed])}


def test_the_selection_for_a_core_module_is_bounded_and_from_many_folders() -> None:
    work = prepare(ROOT, ["src/magnat/kernel/loop.py"], None)
    chosen: Selection = work.selection
    assert work.kind == "module" and chosen.seconds <= layout.WORKERS * work.seconds
    assert chosen.left and len({unit.file.rpartition("/")[0] for unit in chosen.chosen}) > 15
