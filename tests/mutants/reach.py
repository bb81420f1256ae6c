"""Mutants: which test reaches which statement, and modules that are imported with another text than is on the disk.

A statement marks that it was reached by an assignment put before it, which costs a fraction of what a tracer does.
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
QUIET = ["-q", "--assert=plain", "-o", "timeout=0"]
for plugin in ("_hypothesis_pytestplugin", "pytest_timeout", "no:cacheprovider", "no:faulthandler"):
    QUIET += ["-p", plugin]


def sources_of(game: str) -> list[str]:
    """The rules' code: what the game itself imports of its own, so neither what draws and words it nor what plays it,
    and the mechanics."""
    own = {f"magnat.games.{game}.{path.stem}": path for path in (ROOT / "src/magnat/games" / game).glob("*.py")}
    found, waiting = [], [f"magnat.games.{game}.__init__"]
    while waiting:
        name = waiting.pop()
        if name in own:
            found.append(own.pop(name))
            waiting += imported(found[-1])
    mechanics = sorted((ROOT / "src/magnat/mechanics").glob("*.py"))
    return [str(path.relative_to(ROOT)) for path in [*sorted(found), *mechanics]]


def imported(path: Path) -> list[str]:
    """The modules that a file may import: `from package import module` says no more than `from module import name`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return [name for node in froms for name in (node.module or "", *[f"{node.module}.{a.name}" for a in node.names])]


def data_of(game: str) -> list[str]:
    """The numbers and names of a board or a pack."""
    found = sorted((ROOT / "src/magnat/games" / game / "data").glob("*.toml"))
    return [
        str(path.relative_to(ROOT)) for path in found if path.name not in ("rules.toml", "booklet.toml", "lessons.toml")
    ]


class Imports:
    """Gives files of the project another text, or another tree, when they are imported or read."""

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
    """One mark a statement."""

    def __init__(self, files: Iterable[str]) -> None:
        self.places: list[tuple[str, int]] = []
        self.trees: dict[str, ast.Module] = {}
        for file in files:
            tree = ast.parse(source(file))
            self.marked(file, tree)
            self.trees[file] = ast.fix_missing_locations(tree)
        self.reached = bytearray(len(self.places))

    def marked(self, file: str, node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            self.marked(file, child)
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
        """The marks since the last time."""
        found = [i for i, mark in enumerate(self.reached) if mark]
        self.reached[:] = bytes(len(self.reached))
        return found


class Watch:
    """A plugin of pytest: how long each test takes, and what it reaches."""

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
    """Whether a test may be about a game: not if it is named for another one."""
    return not any(named_for(other, nodeid) for other in GAMES if other != game)


def named_for(game: str, nodeid: str) -> bool:
    """Whether a test lies in a game's folder, or has the game as a parameter."""
    return re.search(rf"[/\[-]{game}[/\]-]", nodeid) is not None


def tests_of(game: str, only: str = "") -> list[str]:
    """Where the tests of a game's rules are."""
    return only.split() or [
        f"tests/games/{game}",
        "tests/data",
        "tests/mechanics",
        "tests/laws",
        "tests/oracle",
        "tests/golden/test_walks.py",
        *(f"--ignore={file}" for file in LEFT_OUT),
    ]


class Reach:
    """What the tests of a game reach."""

    def __init__(self, game: str, found: dict[str, Any]) -> None:
        places = [tuple(place) for place in found["places"]]
        self.seconds: dict[str, float] = {test: seconds for test, (seconds, _) in found["tests"].items()}
        self.at_import = {places[i] for i in found["import"]}
        self.tests: dict[tuple[str, int], list[str]] = {}
        own = f"src/magnat/games/{game}/"
        self.all: list[str] = []  # the tests that play the game, or read what its import has made
        for test in sorted(self.seconds, key=lambda test: self.seconds[test]):
            reached = {places[i] for i in found["tests"][test][1]}
            plays = named_for(game, test) or any(file.startswith(own) for file, _ in reached)
            if plays or test.startswith("tests/mechanics/"):
                self.all.append(test)
                for place in reached:
                    self.tests.setdefault(place, []).append(test)
        self.failed: list[str] = found["failed"]


def reach_of(game: str, only: str = "") -> Reach:
    """Runs the tests of a game once, in a child, unless nothing has changed since the last time."""
    tests = tests_of(game, only)
    state = state_of(game, tests)
    kept = ROOT / "build" / "mutants" / f"{game}{'-some' if only else ''}.json"
    if kept.is_file():
        found = json.loads(kept.read_text(encoding="utf-8"))
        if found["state"] == state:
            return Reach(game, found)
    kept.parent.mkdir(parents=True, exist_ok=True)
    child = os.fork()
    if not child:
        silence()
        marks = Marks(sources_of(game))
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
    found = json.loads(kept.read_text(encoding="utf-8"))
    if found["state"] != state:
        raise SystemExit(f"The tests of {game} could not be run: see `pytest {' '.join(tests)}`.")
    return Reach(game, found)


def state_of(game: str, tests: list[str]) -> str:
    """What the tests reach depends on: the sources of the engine and the tests."""
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
    """What tests print is of no interest."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def ready() -> None:
    """What every child needs is imported once, before they are forked; nothing of Magnat is."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in ("_hypothesis_pytestplugin", "pytest_timeout", "hypothesis.strategies", "msgspec", "fluent.runtime"):
        import_module(name)
