"""The import graph of the sources and tests, from their syntax trees, and what a changed file affects.

Modules are nodes. Tests and their helpers are looked at more closely: each test function has the modules, games and
files that it reaches through the definitions that it uses.
"""

import json
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any

from tools import layout
from tools.facts import VERSION, Definition, Facts, read_facts


@dataclass(frozen=True)
class Test:
    """One test function, with all its parameters, or one class of tests."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"{self.file}::{self.name}"


@dataclass
class Reach:
    """What a test uses, directly or through helpers of the tests."""

    modules: set[str] = field(default_factory=set)
    helpers: set[str] = field(default_factory=set)  # modules of the tests
    games: set[str] = field(default_factory=set)  # empty if it names none
    files: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    marks: set[str] = field(default_factory=set)
    is_parametrized: bool = False


@dataclass
class Affected:
    """Why a test is affected: how far away the change is, and over which modules."""

    distance: float
    chain: tuple[str, ...]
    only: frozenset[str] = frozenset()  # games or pages; empty if all parameters are affected


class Graph:
    def __init__(self, root: Path, cache: Path | None = None) -> None:
        self.root = root
        self.games = tuple(sorted(path.name for path in (root / layout.GAME_HOMES[0]).glob("[a-z]*") if path.is_dir()))
        self.files = list(python_files(root))
        self.name_of = {file: module_name(file) for file in self.files}
        self.file_of = {name: file for file, name in self.name_of.items()}
        self.facts = self.read(cache)

    def read(self, cache: Path | None) -> dict[str, Facts]:
        """Return the facts of every file by module. Unchanged files are taken from the cache."""
        key = [VERSION, *self.games]
        kept = read_json(cache) if cache else {}
        known: dict[str, Any] = kept.get("files", {}) if kept.get("key") == key else {}
        stamps: dict[str, list[int]] = {}
        facts: dict[str, Facts] = {}
        fresh: dict[str, object] = {}
        is_old = len(known) != len(self.files)
        for file in self.files:
            stat = (self.root / file).stat()
            stamps[file] = [stat.st_mtime_ns, stat.st_size]
            name = self.name_of[file]
            if file in known and known[file][0] == stamps[file]:
                fresh[file] = known[file]
                facts[name] = Facts.from_json(known[file][1])
                continue
            is_old = True
            source = (self.root / file).read_text(encoding="utf-8")
            package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
            facts[name] = read_facts(source, package, self.games, layout.LOADERS, is_in_tests(file))
            fresh[file] = [stamps[file], facts[name].to_json()]
        if cache and is_old:
            write_json(cache, {"key": key, "files": fresh})
        return facts

    @cached_property
    def families(self) -> list[frozenset[str]]:
        """Names of which one may be a test's subject: the games, and the pages of the documentation."""
        pages = [path.name for pattern in layout.PAGES for path in self.root.glob(pattern)]
        return [frozenset(self.games), frozenset(pages)]

    # Modules

    def resolve(self, module: str, name: str) -> Iterator[str]:
        """The modules that `from module import name` loads, and the one that defines the name."""
        inner = f"{module}.{name}" if name else module
        if inner in self.file_of:
            yield inner
        elif module in self.file_of:
            yield module
            seen = {module}
            while (found := self.exported(module, name)) and found[0] not in seen:  # through what packages export
                module, name = found
                seen.add(module)
                if f"{module}.{name}" in self.file_of:
                    module = f"{module}.{name}"
                if module in self.file_of:
                    yield module
        else:
            yield inner  # a module that is not there, or not ours
            yield module
        parent = module.rpartition(".")[0]
        while parent:
            if parent in self.file_of:
                yield parent
            parent = parent.rpartition(".")[0]

    def exported(self, module: str, name: str) -> tuple[str, str] | None:
        """Where a module has a name from, if it imported it."""
        facts = self.facts.get(module)
        return self.exports[module].get(name) if facts else None

    @cached_property
    def exports(self) -> dict[str, dict[str, tuple[str, str]]]:
        return {
            module: {name: (source, name) for source, name in facts.imports if name}
            for module, facts in self.facts.items()
        }

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """The modules that each module imports or loads by name."""
        edges: dict[str, set[str]] = {}
        for module, facts in self.facts.items():
            found = {each for source, name in facts.imports for each in self.resolve(source, name)}
            found |= set(self.mentioned_modules(facts.whole.modules))
            for plugin in facts.whole.plugins:
                found |= {f"{layout.GAMES_PACKAGE}.{game}.{plugin}" for game in self.games}
                found |= {f"{layout.GAMES_PACKAGE}.{game}.adapters.{plugin}" for game in self.games}
            edges[module] = {each for each in found if each in self.file_of or each.startswith("magnat.")} - {module}
        if layout.GAMES_PACKAGE in edges:
            edges[layout.GAMES_PACKAGE] |= {f"{layout.GAMES_PACKAGE}.{game}" for game in self.games}
        ours = (found for module, found in edges.items() if self.file_of[module].startswith(layout.SOURCES))
        imported = set().union(*ours)
        for module in self.file_of:  # what no import leads to is loaded by name: part of a game, a migration, __main__
            package = module.rpartition(".")[0]
            while package and package not in edges:
                package = package.rpartition(".")[0]
            if package and (module not in imported or package.startswith(layout.GAMES_PACKAGE + ".")):
                edges[package].add(module)
        return edges

    def mentioned_modules(self, strings: Iterable[str]) -> Iterator[str]:
        """Modules that are named in strings, for example to be run as a program."""
        for each in strings:
            if each.endswith("."):
                if each.count(".") > 1 and each != layout.GAMES_PACKAGE + ".":  # "magnat." says nothing
                    yield from (name for name in self.file_of if name.startswith(each))
            elif each in self.file_of:
                yield each

    @cached_property
    def importers(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for module, imported in sorted(self.imports.items()):
            for each in imported:
                found.setdefault(each, []).append(module)
        return found

    def distances(self, changed: Iterable[str]) -> dict[str, tuple[int, tuple[str, ...]]]:
        """For every module that reaches a changed one: over how many imports, and over which modules."""
        found: dict[str, tuple[int, tuple[str, ...]]] = {each: (0, (each,)) for each in sorted(changed)}
        queue = deque(found)
        while queue:
            module = queue.popleft()
            far, chain = found[module]
            for importer in self.importers.get(module, ()):
                if importer not in found:
                    found[importer] = far + 1, (importer, *chain)
                    queue.append(importer)
        return found

    # Tests

    @cached_property
    def tests(self) -> dict[Test, Reach]:
        found: dict[Test, Reach] = {}
        for file in self.files:
            if is_test_file(file):
                module = self.name_of[file]
                for name, definition in self.facts[module].definitions.items():
                    if definition.is_test:
                        found[Test(file, name)] = self.reach(module, name)
        return found

    def conftests(self, file: str) -> list[str]:
        """The modules with fixtures for the tests of a file, the nearest first."""
        found = [str(folder / "conftest.py") for folder in PurePosixPath(file).parents]
        return [self.name_of[each] for each in found if each in self.name_of]

    def reach(self, module: str, name: str) -> Reach:
        """Follow the names that a test uses through the definitions of the tests."""
        file = self.file_of[module]
        conftests = self.conftests(file)
        reach = Reach(is_parametrized=self.facts[module].definitions[name].is_parametrized)
        seen: set[tuple[str, str]] = set()
        stack: list[tuple[str, str]] = [(module, name)]
        for each in [module, *conftests]:
            stack.append((each, ""))
            stack += [(each, fixture) for fixture, made in self.facts[each].definitions.items() if made.is_autouse]
        while stack:
            where, what = stack.pop()
            if (where, what) in seen:
                continue
            seen.add((where, what))
            facts = self.facts[where]
            definition = facts.definitions[what] if what else facts.loose
            reach.helpers.add(where)
            self.collect(reach, definition)
            if where == module:
                reach.marks |= set(definition.marks)
            for use in definition.uses:
                if use in facts.definitions:
                    stack.append((where, use))
                elif use in facts.aliases:
                    stack += self.follow(reach, *facts.aliases[use], definition)
                elif where == module:
                    stack += [(each, use) for each in conftests if use in self.facts[each].definitions][:1]
        reach.helpers.discard(module)
        return reach

    def collect(self, reach: Reach, definition: Definition) -> None:
        reach.games |= {word for word in definition.words if word in self.games}
        if not set(layout.EVERY_GAME).isdisjoint(definition.uses):
            reach.games |= set(self.games)
        if not set(layout.PROGRAM_RUNNERS).isdisjoint(definition.uses):
            reach.modules |= set(layout.PROGRAMS)
        reach.files |= set(definition.files)
        reach.rules |= set(definition.rules)
        reach.modules |= set(self.mentioned_modules(definition.modules))

    def follow(self, reach: Reach, module: str, name: str, user: Definition) -> Iterator[tuple[str, str]]:
        """Add what an imported name stands for; yields definitions of the tests that have to be followed."""
        for each in self.resolve(module, name):
            file = self.file_of.get(each)
            if file is None or not is_in_tests(file):
                if file or each.startswith("magnat."):
                    reach.modules.add(each)
                    game = each.removeprefix(layout.GAMES_PACKAGE + ".").partition(".")[0]
                    reach.games |= {game} & set(self.games)
            elif each == module and name in self.facts[each].definitions:
                yield each, name
                yield each, ""
            elif each == (f"{module}.{name}" if name else module):  # a whole module: its names are used as attributes
                local = {use.rpartition(".")[2] for use in user.uses if "." in use}
                yield from ((each, use) for use in self.facts[each].definitions if use in local)
                yield each, ""

    def affected(self, changed: Iterable[str]) -> dict[Test, Affected]:
        """Return the tests that a change of these files may affect, and why, without browser tests and slow ones."""
        found: dict[Test, Affected] = {}
        for file in changed:
            for test, why in self.affected_by(file):
                known = found.get(test)
                if known is None:
                    found[test] = why
                    continue
                nearer = min(known, why, key=lambda each: each.distance)
                only = known.only | why.only if known.only and why.only else frozenset[str]()
                found[test] = Affected(nearer.distance, nearer.chain, only)
        return found

    def affected_by(self, file: str) -> Iterator[tuple[Test, Affected]]:
        game = game_of(file, self.games)
        only = frozenset({game} if game else {PurePosixPath(file).name} if is_page(file) else ())
        seeds, rules = self.seeds(file)
        near = self.distances(seeds)
        readers = [pattern.format(game=game, name=PurePosixPath(file).stem) for pattern in readers_of(file)]
        folder = str(PurePosixPath(file).parent) + "/"
        for test, reach in self.tests.items():
            if is_browser_test(test.file) or not reach.marks.isdisjoint(layout.LEFT_OUT):
                continue
            if test.file == file:
                yield test, Affected(0, (file,))
                continue
            if game and reach.games and game not in reach.games:
                continue
            if game and game_of(test.file, self.games) not in (None, game):
                continue
            reasons = [(near[each][0] + 1.0, near[each][1]) for each in reach.modules if each in near]
            if reach.helpers & seeds:
                reasons.append((1.0, (file,)))
            if names_file(reach.files, file):
                reasons.append((1.0, (file,)))
            reasons += [(0.5 + i / 4, (file,)) for i, pattern in enumerate(readers) if fnmatch(test.file, pattern)]
            if file.endswith("conftest.py") and test.file.startswith(folder):
                reasons.append((1.0, (file,)))
            if not file.endswith(".py") and is_in_tests(file) and test.file.startswith(folder):
                reasons.append((2.0, (file,)))
            if reasons:
                far, chain = min(reasons)
                if game and test.file.startswith(f"{layout.GAME_TESTS}/{game}/"):
                    far = min(far, 2.0)
                elif game and game in reach.games:
                    far = min(far, 3.0)
                if (
                    not game and test.file.split("/")[1] in PurePosixPath(file).parts[:-1]
                ):  # tests/kernel for kernel/loop.py
                    far = min(far, 1.25)
                if rules & reach.rules:  # it shows a rule that the changed file implements
                    far = min(far, 1.0) - 0.25
                yield test, Affected(far, chain, only)

    def seeds(self, file: str) -> tuple[set[str], set[str]]:
        """The modules that a change begins from, and the rules that the file implements."""
        if file.endswith(".py"):
            name = self.name_of.get(file) or module_name(file)
            facts = self.facts.get(name)
            return {name}, set(facts.whole.rules) if facts and not is_in_tests(file) else set()
        readers = {
            module
            for module, facts in self.facts.items()
            if not is_in_tests(self.file_of[module])  # of tests it is known which of their functions name a file
            and names_file(facts.whole.files, file)
            and may_read(self.file_of[module], file)
        }
        package = PurePosixPath(file).parent
        while not readers and str(package) not in (".", "src"):
            name = module_name(f"{package}/__init__.py")
            if name in self.file_of and not is_in_tests(file):
                readers = {name}
            package = package.parent
        return readers, set()


def python_files(root: Path) -> Iterator[str]:
    for place in layout.PYTHON:
        path = root / place
        if path.is_file():
            yield place
        elif path.is_dir():
            for found in sorted(path.rglob("*.py")):
                parts = found.relative_to(root).parts
                if not any(part.startswith(".") or part in ("__pycache__", "node_modules", "build") for part in parts):
                    yield "/".join(parts)


def module_name(file: str) -> str:
    for place in layout.IMPORT_ROOTS:
        if file.startswith(place + "/") or not place:
            inner = file[len(place) + 1 :] if place else file
            return inner.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    raise AssertionError(file)


def is_in_tests(file: str) -> bool:
    return any(file.startswith(folder + "/") for folder in layout.TESTS)


def is_test_file(file: str) -> bool:
    return is_in_tests(file) and PurePosixPath(file).name.startswith("test_")


def is_browser_test(file: str) -> bool:
    return file.startswith(layout.BROWSER_TESTS)


def is_page(file: str) -> bool:
    return any(fnmatch(file, pattern) and file.count("/") == pattern.count("/") for pattern in layout.PAGES)


def game_of(file: str, games: Iterable[str]) -> str | None:
    """The only game that a file belongs to, by its folder or its name; None if it belongs to all."""
    for home in layout.GAME_HOMES:
        if file.startswith(home + "/"):
            game = file.removeprefix(home + "/").partition("/")[0]
            return game if game in games else None
    stem = PurePosixPath(file).stem
    named = [game for game in games if stem == game or stem.startswith((game + "-", game + "_")) or f"_{game}" in stem]
    return named[0] if len(named) == 1 and is_in_tests(file) else None


def names_file(strings: Iterable[str], file: str) -> bool:
    """True if one of the strings is the name of the file or the end of its path."""
    is_python = file.endswith(".py")  # two of them may well have the same name
    ends = (each.lstrip("./") for each in strings if "/" in each or not is_python)
    return any(each and (file == each or file.endswith("/" + each)) for each in ends)


def may_read(module_file: str, file: str) -> bool:
    """False if the module belongs to another game than the file."""
    home = layout.GAME_HOMES[0] + "/"
    if not (module_file.startswith(home) and file.startswith(home)):
        return True
    return module_file[len(home) :].partition("/")[0] in ("__init__.py", file[len(home) :].partition("/")[0])


def readers_of(file: str) -> tuple[str, ...]:
    for pattern, tests in layout.READERS:
        if fnmatch(file, pattern):
            return tests
    return ()


def read_json(path: Path) -> dict[str, Any]:
    """Return what is in a file of ours; nothing if it is missing or damaged."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def write_json(path: Path, kept: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(kept, separators=(",", ":")), encoding="utf-8")
    new.replace(path)
