"""Record which test reaches which statement, and import modules with changed source.

An assignment inserted before each statement records that it was reached, which is much cheaper than a tracer.
"""

import ast
import builtins
import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from time import process_time
from types import CodeType
from typing import Any

import pytest

from tests.mutants.change import ROOT, source

GAMES = ("electronic", "empire", "star_wars", "deal", "millionaire")
LEFT_OUT = ("tests/laws/test_texts.py", "tests/laws/test_rules.py", "tests/laws/test_planted_leaks.py")
SHARED_HEURISTICS = ("src/magnat/bots/steady.py", "src/magnat/bots/trading.py")
QUIET = ["-q", "--assert=plain", "-o", "timeout=0"]
for plugin in ("_hypothesis_pytestplugin", "pytest_timeout", "no:cacheprovider", "no:faulthandler"):
    QUIET += ["-p", plugin]


def sources_of(game: str) -> list[str]:
    """Return the files of the rules: modules of the game that its package imports, and the mechanics."""
    own = {f"magnat.games.{game}.{path.stem}": path for path in (ROOT / "src/magnat/games" / game).glob("*.py")}
    result, waiting = [], [f"magnat.games.{game}.__init__"]
    while waiting:
        name = waiting.pop()
        if name in own:
            result.append(own.pop(name))
            waiting += imported(result[-1])
    mechanics = sorted((ROOT / "src/magnat/mechanics").glob("*.py"))
    return [str(path.relative_to(ROOT)) for path in [*sorted(result), *mechanics]]


def imported(path: Path) -> list[str]:
    """Return the modules that a file may import; `from x import y` may name a module `x.y`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return [name for node in froms for name in (node.module or "", *[f"{node.module}.{a.name}" for a in node.names])]


def data_of(game: str) -> list[str]:
    """Return the data files of a board or a deck."""
    result = sorted((ROOT / "src/magnat/games" / game / "data").glob("*.toml"))
    return [
        str(path.relative_to(ROOT))
        for path in result
        if path.name not in ("rules.toml", "booklet.toml", "lessons.toml")
    ]


def heuristics_of(game: str) -> list[str]:
    """Return the files of the game's heuristic: its own, and those that the games share."""
    return [f"src/magnat/games/{game}/adapters/bot.py", *SHARED_HEURISTICS]


class Imports:
    """Replaces the text or tree of project files when they are imported or read."""

    def __init__(self) -> None:
        self.changed: dict[str, str | ast.Module] = {}

    def install(self) -> None:
        get_code, read_text, changed = SourceFileLoader.get_code, Path.read_text, self.changed

        def changed_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
            path = loader.get_filename(fullname)
            made = changed.get(path)
            if made is None:
                return get_code(loader, fullname)
            code: CodeType = compile(made, path, "exec", dont_inherit=True)
            return code

        def changed_text(path: Path, *args: Any, **named: Any) -> str:
            made = changed.get(str(path))
            return made if isinstance(made, str) else read_text(path, *args, **named)

        setattr(SourceFileLoader, "get_code", changed_code)  # noqa: B010
        setattr(Path, "read_text", changed_text)  # noqa: B010

    def change(self, file: str, made: str | ast.Module) -> None:
        self.changed[str(ROOT / file)] = made


class Marks:
    """Syntax trees with a mark before each statement, and the marks that were reached."""

    def __init__(self, files: Iterable[str]) -> None:
        self.places: list[tuple[str, int]] = []
        self.trees: dict[str, ast.Module] = {}
        for file in files:
            tree = ast.parse(source(file))
            self.add_marks(file, tree)
            self.trees[file] = ast.fix_missing_locations(tree)
        self.reached = bytearray(len(self.places))

    def add_marks(self, file: str, node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            self.add_marks(file, child)
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                setattr(node, name, [made for statement in body for made in self.with_mark(file, statement)])

    def with_mark(self, file: str, statement: ast.stmt) -> list[ast.stmt]:
        text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if text or (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
            return [statement]
        mark = ast.parse(f"_reached_[{len(self.places)}] = 1").body[0]
        self.places.append((file, statement.lineno))
        return [ast.copy_location(mark, statement), statement]

    def taken(self) -> list[int]:
        """Return the marks since the last call."""
        result = [i for i, mark in enumerate(self.reached) if mark]
        self.reached[:] = bytes(len(self.reached))
        return result


class Watch:
    """A pytest plug-in that records the time and the reached statements of each test."""

    def __init__(self, game: str, marks: Marks) -> None:
        self.game = game
        self.marks = marks
        self.found: dict[str, Any] = {"tests": {}, "failed": []}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if concerns(self.game, item.nodeid)]

    def pytest_collection_finish(self) -> None:
        self.found["import"] = self.marks.taken()
        self.found["places"] = self.marks.places

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = process_time()
        result = yield
        self.found["tests"][item.nodeid] = (round(process_time() - begun, 4), self.marks.taken())
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.found["failed"].append(report.nodeid)


def concerns(game: str, nodeid: str) -> bool:
    """True unless a test is named for another game."""
    return not any(named_for(other, nodeid) for other in GAMES if other != game)


def named_for(game: str, nodeid: str) -> bool:
    """True if a test is in a game's folder or has the game as a parameter."""
    return re.search(rf"[/\[-]{game}[/\]-]", nodeid) is not None


def tests_of(game: str, only: str = "") -> list[str]:
    """Return the pytest arguments for the tests of a game's rules and of its heuristic."""
    return only.split() or [
        f"tests/games/{game}",
        "tests/data",
        "tests/mechanics",
        "tests/laws",
        "tests/oracle",
        "tests/golden/test_walks.py",
        f"tests/bots/{game}",
        *(f"--ignore={file}" for file in LEFT_OUT),
    ]


class Reach:
    """The statements that the tests of a game reach."""

    def __init__(self, game: str, result: dict[str, Any]) -> None:
        places = [tuple(place) for place in result["places"]]
        self.seconds: dict[str, float] = {test: seconds for test, (seconds, _) in result["tests"].items()}
        self.at_import = {places[i] for i in result["import"]}
        self.tests: dict[tuple[str, int], list[str]] = {}
        own = f"src/magnat/games/{game}/"
        self.all: list[str] = []  # tests that play the game or read its module-level data
        for test in sorted(self.seconds, key=lambda test: self.seconds[test]):
            reached = {places[i] for i in result["tests"][test][1]}
            plays = named_for(game, test) or any(file.startswith(own) for file, _ in reached)
            if plays or test.startswith("tests/mechanics/"):
                self.all.append(test)
                for place in reached:
                    self.tests.setdefault(place, []).append(test)
        self.failed: list[str] = result["failed"]


def reach_of(game: str, only: str = "") -> Reach:
    """Run the tests of a game once in a child, unless the stored result is up to date."""
    tests = tests_of(game, only)
    state = state_of(game, tests)
    kept = ROOT / "build" / "mutants" / f"{game}{'-some' if only else ''}.json"
    if kept.is_file():
        result = json.loads(kept.read_text(encoding="utf-8"))
        if result["state"] == state:
            return Reach(game, result)
    kept.parent.mkdir(parents=True, exist_ok=True)
    child = os.fork()
    if not child:
        silence()
        marks = Marks([*sources_of(game), *heuristics_of(game)])
        imports = Imports()
        imports.install()
        for file, tree in marks.trees.items():
            imports.change(file, tree)
        vars(builtins)["_reached_"] = marks.reached
        watch = Watch(game, marks)
        pytest.main([*QUIET, *tests], plugins=[watch])
        kept.write_text(json.dumps({**watch.found, "state": state}), encoding="utf-8")
        os._exit(0)
    os.waitpid(child, 0)
    result = json.loads(kept.read_text(encoding="utf-8"))
    if result["state"] != state:
        raise SystemExit(f"The tests of {game} could not be run: see `pytest {' '.join(tests)}`.")
    return Reach(game, result)


def state_of(game: str, tests: list[str]) -> str:
    """Return a digest of the sources and tests that the result depends on."""
    sources = [
        f"src/magnat/{name}" for name in ("kernel", "mechanics", f"games/{game}", "positions", "testing", "bots")
    ]
    seen = hashlib.sha256()
    for folder in [*sources, *tests, "tests/mutants"]:
        for path in sorted([ROOT / folder, *(ROOT / folder).rglob("*")]):
            if path.suffix in (".py", ".toml") and path.is_file():
                seen.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return seen.hexdigest()


def silence() -> None:
    """Discard the output of tests."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def ready() -> None:
    """Import what every child needs before forking, except Magnat itself."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in ("_hypothesis_pytestplugin", "pytest_timeout", "hypothesis.strategies", "msgspec", "fluent.runtime"):
        import_module(name)
