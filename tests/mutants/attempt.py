"""Test one mutant in a child process.

Most mutants are in a function that no import has called: a fork of a process that has collected the tests replaces the
function's code and runs the tests that reach it. Other mutants and data need a child that imports everything again.
"""

import gc
import json
import os
import resource
import signal
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.change import ROOT, Mutant
from tests.mutants.reach import QUIET, Imports, Reach, silence

MEMORY = 4 << 30  # bytes
SURVIVED = "survived"
TRIES_FIRST = 8  # tests that noticed an earlier mutant of the same file


class Result(NamedTuple):
    mutant: int
    noticed: str  # the test that failed, or how the child ended
    seconds: float


class Attempts:
    """All mutants of a game, tested by parallel workers."""

    def __init__(self, mutants: Sequence[Mutant], reach: Reach, tests: list[str], workers: int) -> None:
        self.mutants = mutants
        self.reach = reach
        self.tests = tests
        self.workers = workers
        self.noticed: dict[str, list[str]] = {}  # file -> tests that noticed a mutant, latest first

    def tests_for(self, m: Mutant) -> list[str]:
        """Return the tests that reach a mutant: recent successes in that file first, then the fastest."""
        place = m.file, m.line
        everywhere = m.file.endswith(".toml") or not m.inside or place in self.reach.at_import
        tests = self.reach.all if everywhere else self.reach.tests.get(place, [])
        known = set(tests)
        first = [test for test in self.noticed.get(m.file, ())[:TRIES_FIRST] if test in known]
        return [*first, *(test for test in tests if test not in first)]

    def quick(self, m: Mutant) -> bool:
        return m.inside and (m.file, m.line) not in self.reach.at_import

    def run(self) -> Iterator[Result]:
        chosen = range(len(self.mutants))
        unreached = [i for i in chosen if not self.tests_for(self.mutants[i])]
        yield from (Result(i, SURVIVED, 0) for i in unreached)
        left = [i for i in chosen if i not in unreached]
        slow = [i for i in left if not self.quick(self.mutants[i])]
        quick = [i for i in left if self.quick(self.mutants[i])]
        if quick:
            for result in self.run_quick(quick):
                if result.noticed == "cannot":
                    slow.append(result.mutant)
                else:
                    yield result
        yield from self.pool(sorted(slow), self.try_slowly)

    def run_quick(self, quick: list[int]) -> Iterator[Result]:
        """Test mutants in forks of a child that has collected the tests."""
        read, write = os.pipe()
        child = os.fork()
        if not child:
            os.close(read)
            silence()
            pytest.main([*QUIET, *self.tests], plugins=[Warm(self, quick, write)])
            os._exit(0)
        os.close(write)
        seen = 0
        with os.fdopen(read, encoding="utf-8") as lines:
            for line in lines:
                seen += 1
                yield Result(*json.loads(line))
        os.waitpid(child, 0)
        if seen < len(quick):
            raise SystemExit("The tests could not be collected.")

    def pool(self, jobs: Sequence[int], attempt: Callable[[Mutant], str]) -> Iterator[Result]:
        """Test each mutant in a child, with a limited number at a time."""
        waiting = list(reversed(jobs))
        running: dict[int, tuple[int, int, float]] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                i = waiting.pop()
                read, write = os.pipe()
                child = os.fork()
                if not child:
                    os.close(read)
                    in_child(write, attempt, self.mutants[i])
                os.close(write)
                running[child] = i, read, monotonic()
            child, status = os.wait()
            i, read, begun = running.pop(child)
            with os.fdopen(read, encoding="utf-8") as told:
                said = told.read() or f"ended by signal {os.WTERMSIG(status)}"
            file = self.mutants[i].file
            if "::" in said:
                self.noticed[file] = [said, *(test for test in self.noticed.get(file, ()) if test != said)]
            yield Result(i, said, round(monotonic() - begun, 2))

    def try_slowly(self, m: Mutant) -> str:
        """Run the tests that noticed other mutants of the file first, because importing few files is fast; then all."""
        imports = Imports()
        imports.install()
        imports.change(m.file, m.text())
        tests = self.tests_for(m)
        files = {test.split("::")[0] for test in self.noticed.get(m.file, ())[:3]}
        noticed = SURVIVED
        if first := [test for test in tests if test.split("::")[0] in files]:
            noticed = self.run_cold(first)
        return noticed if noticed != SURVIVED else self.run_cold([test for test in tests if test not in set(first)])

    def run_cold(self, tests: list[str]) -> str:
        cold = Cold(tests, self.reach)
        pytest.main([*QUIET, *dict.fromkeys(test.split("::")[0] for test in tests)], plugins=[cold])
        return cold.noticed or "imports::"


def in_child(write: int, attempt: Callable[[Mutant], str], m: Mutant) -> None:
    """Run an attempt in the child. Every exception counts as noticed."""
    try:
        silence()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        said = attempt(m)
    except BaseException as why:
        said = f"{type(why).__name__}: {why}"
    os.write(write, said.encode())
    os._exit(0)


def first_failure(items: Sequence[pytest.Item], reach: Reach) -> str:
    """Return the first failing test. A test that takes many times as long as usual is an endless loop."""
    for item in items:
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 + 4 * reach.seconds[item.nodeid])
        reports = runtestprotocol(item, log=False, nextitem=None)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if any(report.failed for report in reports):
            return item.nodeid
    return SURVIVED


def without_shrinking() -> None:
    """Disable the shrinking of counter-examples."""
    from hypothesis import Phase, settings

    settings.register_profile("mutants", settings(), phases=[Phase.explicit, Phase.generate])
    settings.load_profile("mutants")


class Cold:
    """A pytest plug-in that runs tests in a given order until one fails."""

    def __init__(self, tests: Sequence[str], reach: Reach) -> None:
        self.tests = tests
        self.reach = reach
        self.noticed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        without_shrinking()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        if missing := [test for test in self.tests if test not in items]:
            self.noticed = missing[0]  # a failed import or a changed parameter
        else:
            self.noticed = first_failure([items[test] for test in self.tests], self.reach)
        return True


class Warm:
    """A pytest plug-in that tests mutants once the tests are collected."""

    def __init__(self, attempts: Attempts, jobs: Sequence[int], write: int) -> None:
        self.attempts = attempts
        self.jobs = jobs
        self.write = write
        self.items: dict[str, pytest.Item] = {}
        self.functions: dict[tuple[str, str], list[FunctionType]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        without_shrinking()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        for function in gc.get_objects():
            if isinstance(function, FunctionType):
                code = function.__code__
                self.functions.setdefault((code.co_filename, code.co_qualname), []).append(function)
        gc.freeze()
        for result in self.attempts.pool(self.jobs, self.attempt):
            os.write(self.write, (json.dumps(result) + "\n").encode())
        return True

    def attempt(self, m: Mutant) -> str:
        path = str(ROOT / m.file)
        code = function_in(compile(m.text(), path, "exec", dont_inherit=True), m.where)
        functions = self.functions.get((path, m.where), []) if code else []
        if not code or not functions:
            return "cannot"
        try:
            for function in functions:
                function.__code__ = code
        except ValueError:
            return "cannot"  # the mutant no longer uses its class cell
        return first_failure([self.items[test] for test in self.attempts.tests_for(m)], self.attempts.reach)


def function_in(code: CodeType, qualname: str) -> CodeType | None:
    """Return the code of a function that is not nested in another."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == qualname:
                return part
            if qualname.startswith(part.co_qualname + "."):
                return function_in(part, qualname)
    return None
