"""Run the stages of `make test` or `.ci/run` side by side and end with a summary.

    python -m tools.stages test     # what `make test` runs
    python -m tools.stages rest     # what `.ci/run` runs after it

A stage is a make target. Its output goes to build/logs/<stage>.log and is shown if the stage fails. Every stage runs
even if another one failed, except stages that need the result of the failed one. The exit code is 1 if a stage failed.
"""

import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOGS = Path("build", "logs")
SHOWN_LINES = 60  # of the log of a failed stage
SKIPPED = re.compile(r"^Skipped: (.*)$", re.MULTILINE)  # printed by a target that has nothing to run on this machine
PROGRESS = re.compile(r"\[ *(\d+)%\]")
HEARTBEAT_SECONDS = 60
SLOWEST_TESTS = 10


@dataclass(frozen=True)
class Stage:
    """A make target, the summary line it belongs to, the stages whose results it needs, and those it only waits for."""

    name: str
    title: str
    part: str
    target: tuple[str, ...]
    needs: tuple[str, ...] = ()
    after: tuple[str, ...] = ()  # it also runs if one of these has failed
    alone: bool = False  # starts processes of its own and gets the whole machine


# In order of priority: a free slot takes the first stage that is ready.
PLANS = {
    "test": (
        Stage("client", "Building the client", "checks", ("web",)),
        Stage("engine", "Compiling the engine", "engine", ("engine",), after=("client",)),
        Stage("tests", "Running the tests", "tests", ("tests",), needs=("engine",)),
        Stage("types", "Checking style and types", "checks", ("lint",)),
        Stage("webcheck", "Checking the client", "checks", ("webcheck",), after=("client",)),
        Stage("browser", "Testing in a browser", "browser", ("browser",), needs=("client",)),
    ),
    "rest": (
        Stage("slow", "Running the slow tests", "slow", ("slow",)),  # they wait a lot: beside the busiest
        Stage("closer", "Testing the rest in a browser", "closer", ("browser", "LOOK=closer and not survey")),
        Stage("pure", "Running the tests of the engine on the sources", "pure", ("pure",)),
        Stage("breadth", "Running laws, oracles and random games at full breadth", "breadth", ("breadth",)),
        Stage("siege", "Attacking a server", "siege", ("siege", "ARGS=short"), alone=True),
    ),
}


@dataclass
class Outcome:
    """The result of a stage: "passed", "failed" or "skipped" with the reason, its duration and the tests it ran."""

    stage: Stage
    result: str
    seconds: float = 0.0
    reason: str = ""
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    slowest: tuple[tuple[float, str], ...] = ()


class Running:
    """A stage in its own process group, so that Ctrl-C also ends its children."""

    def __init__(self, stage: Stage):
        self.stage = stage
        self.log = LOGS / f"{stage.name}.log"
        self.report = LOGS / f"{stage.name}.xml"
        self.report.unlink(missing_ok=True)
        self.started_at = time.monotonic()
        with self.log.open("wb") as output:
            self.process = subprocess.Popen(
                [os.environ.get("MAKE", "make"), *stage.target, f"REPORT={self.report}"],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.started_at

    def progress(self) -> str:
        """Return the last percentage that pytest printed, or an empty string."""
        percentages = PROGRESS.findall(self.log.read_text(encoding="utf-8", errors="replace"))
        return f" {percentages[-1]} %" if percentages else ""

    def outcome(self) -> Outcome:
        text = self.log.read_text(encoding="utf-8", errors="replace")
        ended = Outcome(self.stage, "failed" if self.process.returncode else "passed", self.seconds)
        if self.report.is_file():
            read_report(self.report, ended)
        ran = ended.passed + ended.failed > 0
        if ended.result == "passed" and not ran and (why := SKIPPED.search(text)):
            ended.result, ended.reason = "skipped", why.group(1)
        return ended

    def kill(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def read_report(report: Path, into: Outcome) -> None:
    """Add the counts and the slowest tests of a JUnit report."""
    try:
        suites = ElementTree.parse(report).getroot().iter("testsuite")
    except ElementTree.ParseError:  # pytest was killed while writing it
        return
    durations = []
    for suite in suites:
        broken = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        into.failed += broken
        into.skipped += int(suite.get("skipped", 0))
        into.passed += int(suite.get("tests", 0)) - broken - int(suite.get("skipped", 0))
        for case in suite.iter("testcase"):
            durations.append((float(case.get("time", 0)), f"{case.get('classname')}::{case.get('name')}"))
    into.slowest = tuple(sorted(durations, reverse=True)[:SLOWEST_TESTS])


def run(stages: Sequence[Stage], slots: int, started_at: float) -> list[Outcome]:
    """Run every stage, at most `slots` at a time, and return the outcomes in the order of `stages`."""
    waiting, running, ended = list(stages), list[Running](), dict[str, Outcome]()
    next_heartbeat = HEARTBEAT_SECONDS
    try:
        while waiting or running:
            for stage in list(waiting):
                broken = [name for name in stage.needs if name in ended and ended[name].result == "failed"]
                if broken:
                    waiting.remove(stage)
                    ended[stage.name] = Outcome(stage, "failed", reason=f"not run, because {broken[0]} failed")
                elif fits(stage, running, slots) and all(name in ended for name in (*stage.needs, *stage.after)):
                    waiting.remove(stage)
                    say(started_at, stage.title)
                    running.append(Running(stage))
            time.sleep(0.1)
            for each in [each for each in running if each.process.poll() is not None]:
                running.remove(each)
                ended[each.stage.name] = outcome = each.outcome()
                say(started_at, f"{each.stage.title}: {describe(outcome)}")
                if outcome.result == "failed":
                    print("\n".join(each.log.read_text(encoding="utf-8", errors="replace").splitlines()[-SHOWN_LINES:]))
            if time.time() - started_at > next_heartbeat and running:
                say(started_at, "... " + ", ".join(each.stage.name + each.progress() for each in running))
                next_heartbeat += HEARTBEAT_SECONDS
    finally:
        for each in running:
            each.kill()
    return [ended[stage.name] for stage in stages]


def fits(stage: Stage, running: Sequence[Running], slots: int) -> bool:
    if stage.alone or any(each.stage.alone for each in running):
        return not running
    return len(running) < slots


def describe(outcome: Outcome) -> str:
    tests = f", {outcome.passed:,} tests" if outcome.passed else ""
    failures = f", {outcome.failed:,} failed" if outcome.failed else ""
    reason = f": {outcome.reason}" if outcome.reason else ""
    return f"{outcome.result}{reason}{tests}{failures}, {outcome.seconds:.0f} s"


def say(started_at: float, text: str) -> None:
    print(f"{time.time() - started_at:4.0f} s  {text}", flush=True)


def summary(outcomes: Sequence[Outcome]) -> list[str]:
    """Return one line for each part and one with the number of tests, in the form that CI services read."""
    lines = []
    for part in dict.fromkeys(outcome.stage.part for outcome in outcomes):
        of_part = [outcome for outcome in outcomes if outcome.stage.part == part]
        results = [outcome.result for outcome in of_part]
        worst = "FAILED" if "failed" in results else "skipped" if "skipped" in results else "passed"
        detail = ", ".join(f"{outcome.stage.name} {describe(outcome)}" for outcome in of_part)
        lines.append(f"{part:11} {worst:8} {detail}")
    counts = (sum(getattr(outcome, kind) for outcome in outcomes) for kind in ("passed", "failed", "skipped"))
    lines.append("total: {} passed, {} failed, {} skipped".format(*counts))
    return lines


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PLANS:
        print(f"usage: python -m tools.stages {{{','.join(PLANS)}}}", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    LOGS.mkdir(parents=True, exist_ok=True)
    started_at = float(os.environ.get("BEGUN") or time.time())
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    try:
        outcomes = run(PLANS[arguments[0]], min(cores, 2), started_at)
    except KeyboardInterrupt:
        print("\nInterrupted.")
        return 130
    if arguments[0] == "rest":
        print(f"The {SLOWEST_TESTS} slowest tests:")
        slowest = sorted((each for outcome in outcomes for each in outcome.slowest), reverse=True)
        for seconds, name in slowest[:SLOWEST_TESTS]:
            print(f"  {seconds:6.1f} s  {name}")
    say(started_at, f"Finished. The logs are in {LOGS}.")
    print("\n".join(summary(outcomes)))
    return any(outcome.result == "failed" for outcome in outcomes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
