"""The test files that a change may affect, by the import graph of the sources and the tests, the closest first."""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Final

IMPORT_ROOTS: Final = ("src", "examples/brocante", "examples", "")  # module names start below the first that matches
PYTHON: Final = ("src", "tests", "examples", "tools", "bench", "hatch_build.py", "site_build.py", "docs_build.py")
GAMES: Final = "magnat.games"
GAME_HOMES: Final = ("src/magnat/games", "tests/games", "web/src/games")  # one folder for each game
LANGUAGE_GAME: Final = re.compile(r"src/magnat/languages/\w+/games/(\w+)/")
BROWSER_TESTS: Final = ("tests/web/", "tests/site/")
# Files that no import leads to, and the tests that read them without naming them. {game} is the changed file's game.
READERS: Final = (
    ("docs/*.md", ("tests/docs/test_blocks.py",)),  # in all its folders
    ("bench/*.md", ("tests/docs/test_site.py",)),
    ("README.md", ("tests/docs/test_blocks.py", "tests/test_readme.py")),
    ("src/magnat/languages/*.ftl", ("tests/texts/*", "tests/laws/test_texts.py")),
    ("src/magnat/languages/*.toml", ("tests/texts/*", "tests/laws/test_rules.py", "tests/laws/test_booklets.py")),
    ("src/magnat/games/*.toml", ("tests/laws/test_rules.py", "tests/laws/test_booklets.py", "tests/data/*")),
    ("examples/*", ("tests/examples/*",)),
    ("pyproject.toml", ("tests/test_package.py",)),
)
# Regular expressions instead of syntax trees, because all files are read in every run.
IMPORT: Final = re.compile(
    r"^[ \t]*(?:from ([\w.]+) import (?:\(([^)]*)\)|([^\n(]+))|import ([\w.]+(?:, [\w.]+)*))", re.MULTILINE
)
MODULE_STRING: Final = re.compile(r"[\"'](\w+(?:\.\w+)+)")  # for example a module that is run as a program
RULE: Final = re.compile(r"\b[A-Z]{2,6}-[A-Z]{2,8}-\d\d\b")


@dataclass(frozen=True)
class Affected:
    """A test file, and the modules between it and the change."""

    file: str
    distance: float
    chain: tuple[str, ...]


class Graph:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = tuple(sorted(path.name for path in (root / GAME_HOMES[0]).glob("[a-z]*") if path.is_dir()))
        self.texts = {file: (root / file).read_text(encoding="utf-8") for file in python_files(root)}
        self.file_of = {module_name(file): file for file in self.texts}

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """Return the modules that each module imports or names."""
        edges = {module: set(self.imported(module, file)) - {module} for module, file in self.file_of.items()}
        ours = [module for module, file in self.file_of.items() if file.startswith("src/")]
        imported = set().union(*(edges[module] for module in ours))
        for module in ours:  # a module that is never imported is loaded by name: part of a game, a command, a migration
            package = module.rpartition(".")[0]
            while package and package not in edges:
                package = package.rpartition(".")[0]
            if package and (module not in imported or module.startswith(GAMES + ".")):
                edges[package].add(module)
        return edges

    def imported(self, module: str, file: str) -> Iterator[str]:
        package = module.rpartition(".")[0]
        if package and package != "magnat":  # importing a module runs its package
            yield package
        text = self.texts[file]
        if file.endswith("conftest.py"):  # most tests do not use the imports of a fixture
            text = re.sub(r"(?m)^[ \t].*", "", text)
        for source, many, few, plain in IMPORT.findall(text):
            yield from filter(None, (source, *plain.split(", ")))
            yield from (f"{source}.{name}" for name in re.findall(r"\w+", re.sub("#.*", "", many or few)))
        yield from (name for name in MODULE_STRING.findall(text) if name in self.file_of)
        if "sys.executable" in text:
            yield "magnat.__main__"
        if is_test_file(file):
            conftests = [f"{folder}/conftest.py" for folder in PurePosixPath(file).parents]
            yield from (module_name(each) for each in conftests if each in self.texts)

    @cached_property
    def importers(self) -> dict[str, list[str]]:
        by_module: dict[str, list[str]] = {}
        for module, imported in sorted(self.imports.items()):
            for each in imported:
                by_module.setdefault(each, []).append(module)
        return by_module

    def chains(self, changed: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """Map every module that reaches a changed one to the modules on the shortest path, that module first."""
        shortest: dict[str, tuple[str, ...]] = {each: (each,) for each in sorted(changed)}
        queue = deque(shortest)
        while queue:
            module = queue.popleft()
            for importer in self.importers.get(module, ()):
                if importer not in shortest:
                    shortest[importer] = importer, *shortest[module]
                    queue.append(importer)
        return shortest

    def affected(self, changed: Iterable[str]) -> list[Affected]:
        """Return the test files that a change of these files may affect, the closest first, without browser tests."""
        by_file: dict[str, Affected] = {}
        for file in changed:
            for each in self.affected_by(file):
                if each.file not in by_file or each.distance < by_file[each.file].distance:
                    by_file[each.file] = each
        return sorted(by_file.values(), key=lambda each: (each.distance, each.file))

    def affected_by(self, file: str) -> Iterator[Affected]:
        game = game_of(file, self.games)
        chains = self.chains(self.seeds(file))
        patterns = next((tests for pattern, tests in READERS if fnmatch(file, pattern)), ())
        readers = [pattern.format(game=game) for pattern in patterns]
        rules = set(RULE.findall(self.texts.get(file, "")))
        path = PurePosixPath(file)
        for test in self.texts:
            if not is_test_file(test) or (game and game_of(test, self.games) not in (None, game)):
                continue
            is_named = any(fnmatch(test, pattern) for pattern in readers)
            if not file.endswith(".py"):
                is_named |= path.name in self.texts[test]
                is_named |= file.startswith("tests/") and test.startswith(f"{path.parent}/")
            chain = (file,) if is_named else chains.get(module_name(test), ())
            if not chain:
                continue
            distance = len(chain) - 1.0
            if game and test.startswith(f"tests/games/{game}/"):
                distance = min(distance, 0.5)
            elif not game and test.split("/")[1] in path.parts[:-1]:  # tests/kernel for kernel/loop.py
                distance = min(distance, 1.25)
            if not rules.isdisjoint(RULE.findall(self.texts[test])):  # it shows a rule that the changed file implements
                distance = min(distance, 1.0) - 0.25
            yield Affected(test, distance, chain)

    def seeds(self, file: str) -> set[str]:
        """Return the modules that a change starts from."""
        if file.endswith(".py"):
            return {module_name(file)}
        if file.endswith(".md"):
            return set()
        game, name = game_of(file, self.games), PurePosixPath(file).name
        readers = {
            module
            for module, each in self.file_of.items()
            if name in self.texts[each] and not each.startswith("tests/")
            if not game or game_of(each, self.games) in (None, game)
        }
        for folder in PurePosixPath(file).parents:
            if not readers and module_name(f"{folder}/__init__.py") in self.file_of and not file.startswith("tests/"):
                readers = {module_name(f"{folder}/__init__.py")}
        return readers


def python_files(root: Path) -> Iterator[str]:
    for place in PYTHON:
        for path in [root / place] if (root / place).is_file() else sorted((root / place).rglob("*.py")):
            parts = path.relative_to(root).parts
            if not any(part.startswith(".") or part in ("__pycache__", "node_modules", "build") for part in parts):
                yield "/".join(parts)


def module_name(file: str) -> str:
    place = next(each for each in IMPORT_ROOTS if not each or file.startswith(each + "/"))
    inner = file[len(place) + 1 :] if place else file
    return inner.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def is_test_file(file: str) -> bool:
    is_test = file.startswith("tests/") and PurePosixPath(file).name.startswith("test_")
    return is_test and not file.startswith(BROWSER_TESTS)


def game_of(file: str, games: Iterable[str]) -> str | None:
    """Return the only game that a file belongs to, by its folder; None if it belongs to all."""
    folders = [file.removeprefix(home + "/").partition("/")[0] for home in GAME_HOMES if file.startswith(home + "/")]
    if found := LANGUAGE_GAME.match(file):
        folders.append(found[1])
    return next((game for game in folders if game in games), None)


def kind_of(changed: Iterable[str], games: Iterable[str]) -> str:
    """Return `text`, `game` or `module`, which decides how long the check of a change may take."""
    code = [file for file in changed if not file.endswith((".md", ".ftl", ".txt", ".svg", ".webp"))]
    changed_games = {game_of(file, games) for file in code}
    if None in changed_games or len(changed_games) > 1:
        return "module"
    return "game" if code else "text"
