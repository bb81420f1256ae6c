"""Pytest plug-in: records how long tests take, for `make quick` to choose by, and leaves out what its plan says.

Without a plan (the variable MAGNAT_QUICK_PLAN) it only records: `python -m pytest -p tools.record`.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools import layout
from tools.graph import read_json, write_json
from tools.selection import is_wanted

PLAN = "MAGNAT_QUICK_PLAN"
AT_LEAST = "MAGNAT_QUICK_AT_LEAST"  # seconds in which tests are begun, however long it took to collect them


def durations_file(root: Path) -> Path:
    return root / layout.KEPT / "durations.json"


def keep(root: Path, tests: dict[str, float], files: dict[str, float], collected: set[str]) -> None:
    """Add durations to those that are kept. Tests that are no longer in a collected file are forgotten."""
    kept = read_json(durations_file(root))
    known: dict[str, float] = kept.get("tests", {})
    known = {test: known[test] for test in known if test.partition("::")[0] not in files or test in collected}
    known_files = kept.get("files", {})
    write_json(
        durations_file(root),
        {
            "tests": {**known, **{test: blend(known.get(test), seconds) for test, seconds in tests.items()}},
            "files": {
                **known_files,
                **{file: blend(known_files.get(file), seconds) for file, seconds in files.items()},
            },
        },
    )


def blend(known: float | None, seconds: float) -> float:
    """Return the duration to keep. A longer one counts only a quarter: the machine may have been busy."""
    return round(seconds if known is None else min(seconds, known + (seconds - known) / 4), 3)


class Recorder:
    """Durations of tests (with their fixtures) and of collecting files."""

    def __init__(self, root: Path, plan: dict[str, Any] | None) -> None:
        self.root = root
        self.plan = plan and {**plan, "unaffected": set(plan["unaffected"]), "others": set(plan["others"])}
        self.tests: dict[str, float] = {}
        self.files: dict[str, float] = {}
        self.collected: set[str] = set()
        self.left: list[str] = []
        self.outcomes: dict[str, str] = {}
        self.begun: tuple[str, float] | None = None

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        begin = time.perf_counter()
        report = yield
        if isinstance(collector, pytest.Module):
            self.files[collector.nodeid] = round(time.perf_counter() - begin, 3)
        return report

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        self.collected = {item.nodeid for item in items}
        if self.plan is None:
            return
        chosen = [item for item in items if is_wanted(self.plan, item.nodeid)]
        chosen = [item for item in chosen if not any(item.get_closest_marker(mark) for mark in layout.LEFT_OUT)]
        wanted = set(chosen)
        config.hook.pytest_deselected(items=[item for item in items if item not in wanted])
        order = {file: place for place, file in enumerate(self.plan["files"])}
        self.plan["stop_at"] = max(self.plan["stop_at"], time.time() + float(os.environ.get(AT_LEAST, "1")))
        items[:] = sorted(chosen, key=lambda item: order.get(item.nodeid.partition("::")[0], 0))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        if self.plan and time.time() > self.plan["stop_at"]:
            self.left.append(item.nodeid)
            return True
        self.begun = item.nodeid, time.perf_counter()
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.tests[report.nodeid] = self.tests.get(report.nodeid, 0.0) + report.duration
        if report.outcome != "passed" or report.when == "call":
            if self.outcomes.get(report.nodeid) != "failed":
                self.outcomes[report.nodeid] = report.outcome
        if report.when == "teardown":
            self.begun = None

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        if self.begun:  # interrupted: it takes at least as long as this
            test, begin = self.begun
            self.left.append(test)
            self.tests[test] = time.perf_counter() - begin
        if self.plan is None:
            keep(self.root, self.tests, self.files, self.collected)
            return
        result = {
            "tests": self.tests,
            "files": self.files,
            "collected": sorted(self.collected),
            "outcomes": self.outcomes,
            "left": self.left,
        }
        Path(self.plan["result"]).write_text(json.dumps(result), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):  # the process that has started this worker records
        return
    plan = os.environ.get(PLAN)
    made = json.loads(Path(plan).read_text(encoding="utf-8")) if plan else None
    config.pluginmanager.register(Recorder(config.rootpath, made), "magnat-quick")
