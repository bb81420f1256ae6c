"""`make quick`: check style, types and the affected tests after a change, in a minute at most.

`python -m tools.quick` looks at the files that differ from the last commit, new ones included. `--since REF` compares
with another commit, `--list` shows the tests that would be run and why. What is left out is said in the last lines;
`make test` runs it.
"""

import argparse
import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import layout
from tools.graph import Affected, Graph, Test, read_json
from tools.record import PLAN, durations_file, keep
from tools.selection import Durations, Selection, function_of, kind_of, plan_of, select, split, units_of

ROOT = Path(__file__).resolve().parents[1]
CLIENT_CODE = (".svelte", ".ts", ".js", ".mjs")
CLIENT_STYLED = (*CLIENT_CODE, ".css", ".html", ".json")
TAIL_LINES = 80  # of the output of a stage that failed


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make quick", description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--since", metavar="REF", help="compare with this commit instead of the last one")
    parser.add_argument("--list", action="store_true", help="show the selected tests and why, and run nothing")
    parser.add_argument("--seconds", type=float, metavar="N", help="how long tests may be started")
    args = parser.parse_args(words)
    begin = time.monotonic()
    try:
        changed, since = changed_files(ROOT, args.since)
    except subprocess.CalledProcessError as error:
        print(error.stderr.strip() or error, file=sys.stderr)
        return 2
    print(f"{counted(len(changed), 'file')} changed since {since}" + (f": {', '.join(changed[:4])}" if changed else ""))
    if not changed:
        return 0
    work = prepare(ROOT, changed, args.seconds)
    if args.list:
        show(work)
        return 0
    return check(work, begin)


@dataclass
class Work:
    """What a change asks for."""

    root: Path
    changed: list[str]
    kind: str
    seconds: float  # in which tests may be started
    graph: Graph
    durations: Durations
    affected: dict[Test, Affected]
    selection: Selection

    @property
    def python(self) -> list[str]:
        return [file for file in self.changed if file.endswith((".py", ".pyi")) and (self.root / file).is_file()]

    @property
    def client(self) -> list[str]:
        return [
            file
            for file in self.changed
            if file.startswith(layout.CLIENT + "/") and file.endswith(CLIENT_STYLED) and (self.root / file).is_file()
        ]


def changed_files(root: Path, since: str | None) -> tuple[list[str], str]:
    """Return the files that differ from a commit, new ones included, and the name of that commit.

    If nothing differs from the last commit, that commit is compared with the one before.
    """
    new = git(root, "ls-files", "-z", "--others", "--exclude-standard")
    changed = git(root, "diff", "-z", "--name-only", "--no-renames", since or "HEAD", "--")
    if changed or new or since:
        return sorted({*changed, *new}), since or "the last commit"
    if not git(root, "rev-list", "--max-count=1", "--skip=1", "HEAD"):
        return [], "the last commit"
    before = git(root, "diff", "-z", "--name-only", "--no-renames", "HEAD~1", "--")
    return sorted(before), "the commit before the last one (nothing has changed since the last one)"


def git(root: Path, *words: str) -> list[str]:
    told = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True, encoding="utf-8")
    return [each for each in told.stdout.split("\0" if "-z" in words else "\n") if each]


def prepare(root: Path, changed: list[str], seconds: float | None) -> Work:
    graph = Graph(root, root / layout.KEPT / "graph.json")
    kept = read_json(durations_file(root))
    durations = Durations(kept.get("tests", {}), kept.get("files", {}))
    kind = kind_of(changed, graph.games)
    seconds = seconds or layout.LIMITS[kind][1]
    affected = graph.affected(changed)
    capacity = layout.WORKERS * max(seconds - layout.START_SECONDS, 1.0)
    selection = select(units_of(graph, affected, durations), durations, capacity, layout.COVERED[kind])
    return Work(root, changed, kind, seconds, graph, durations, affected, selection)


def show(work: Work) -> None:
    """Print the selected tests, each with the modules between it and the change."""
    selection = work.selection
    by_function = {str(test): why for test, why in work.affected.items()}
    for unit in selection.chosen:
        why = by_function[function_of(unit.id)]
        only = f" (only {', '.join(sorted(why.only))})" if why.only else ""
        print(f"{unit.seconds:6.2f} s  {unit.id}\n          {' -> '.join(why.chain)}{only}")
    left = sum(unit.count for unit in selection.left)
    print(f"About {selection.seconds:.0f} s on one core: {chosen_of(selection)}, {left} are left to `make test`.")


def chosen_of(selection: Selection) -> str:
    chosen = sum(unit.count for unit in selection.chosen)
    return f"{chosen} of {counted(selection.affected, 'affected test')}"


def counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


# Running


@dataclass
class Report:
    """How a stage ended. `ok` is None if it could not be run."""

    name: str
    ok: bool | None
    text: str = ""
    output: str = ""
    seconds: float = 0.0


class Stopped(Exception):
    """The run was interrupted."""


@dataclass
class Processes:
    """The processes that were started, so that they can be ended together."""

    running: list["subprocess.Popen[str]"] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    is_stopped: bool = False

    def run(
        self, command: Sequence[str], folder: Path, more: dict[str, str] | None = None, until: float | None = None
    ) -> tuple[int | None, str]:
        """Return the exit status and the output. After `until` the process is interrupted, and has no status."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as told:
            with self.lock:
                if self.is_stopped:
                    raise Stopped
                process = subprocess.Popen(
                    command,
                    cwd=folder,
                    stdin=subprocess.DEVNULL,
                    stdout=told,
                    stderr=subprocess.STDOUT,
                    text=True,
                    env={**os.environ, **(more or {})},
                    start_new_session=True,
                )
                self.running.append(process)
            is_late = False
            try:
                process.wait(max(0.1, until - time.monotonic()) if until else None)
            except subprocess.TimeoutExpired:
                is_late = True
                end(process)
            with self.lock:
                self.running.remove(process)
            told.seek(0)
            return None if is_late else process.returncode, told.read()

    def stop(self) -> None:
        with self.lock:
            self.is_stopped = True
            running = list(self.running)
        for process in running:
            signal_group(process, signal.SIGINT)
        for process in running:
            end(process)


def end(process: "subprocess.Popen[str]", grace_seconds: float = 3.0) -> None:
    """Interrupt a process, so that tests can end what they have started, then kill its group."""
    signal_group(process, signal.SIGINT)
    try:
        process.wait(grace_seconds)
    except subprocess.TimeoutExpired:
        signal_group(process, signal.SIGKILL)
        process.wait()


def signal_group(process: "subprocess.Popen[str]", number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)


def check(work: Work, begin: float) -> int:
    """Run all stages side by side, print each when it has ended, and return the exit status."""
    processes = Processes()
    stages: dict[str, Callable[[Work, Processes, float], Report]] = {}
    if work.python:
        stages |= {"style": check_style, "types": check_types}
    if work.client:
        stages |= {"client": check_client, "svelte": check_svelte}
    if work.selection.chosen:
        stages["tests"] = run_tests
    ended: queue.Queue[Report] = queue.Queue()

    def run(name: str) -> None:
        start = time.monotonic()
        try:
            report = stages[name](work, processes, begin)
        except Stopped:
            return
        except OSError as error:
            report = Report(name, None, str(error))
        report.seconds = time.monotonic() - start
        ended.put(report)

    for name in stages:
        threading.Thread(target=run, args=(name,), daemon=True).start()
    reports: list[Report] = []
    try:
        while len(reports) < len(stages):
            reports.append(ended.get())
            print_report(reports[-1])
    except KeyboardInterrupt:
        processes.stop()
        print("Stopped.")
        return 130
    failed = [report.name for report in reports if report.ok is False]
    skipped = [report.name for report in reports if report.ok is None]
    if not work.selection.chosen:
        print("  tests           no test depends on these files")
    verdict = f"failed: {', '.join(failed)}" if failed else "passed"
    verdict += f"; not checked: {', '.join(skipped)}" if skipped else ""
    print(f"quick {verdict}, {time.monotonic() - begin:.1f} s")
    return 1 if failed else 0


def print_report(report: Report) -> None:
    if report.ok is False and report.output.strip():
        lines = report.output.strip().splitlines()
        if len(lines) > TAIL_LINES:
            print(f"... {len(lines) - TAIL_LINES} lines above")
        print("\n".join(lines[-TAIL_LINES:]))
    mark = {True: "ok", False: "FAILED", None: "skipped"}[report.ok]
    print(f"  {report.name:8}{report.seconds:5.1f} s  {mark}{': ' if report.text else ''}{report.text}", flush=True)


def tool(name: str) -> str:
    """The path of a program that is installed next to this Python."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else shutil.which(name) or name


def check_style(work: Work, processes: Processes, begin: float) -> Report:
    told = ""
    ok = True
    for words in (["check", "-q", "--force-exclude"], ["format", "-q", "--check", "--force-exclude"]):
        code, output = processes.run([tool("ruff"), *words, *work.python], work.root)
        ok &= code == 0
        told += output
        if code and words[0] == "format":
            told += "Run `make format`.\n"
    return Report("style", ok, counted(len(work.python), "file"), told)


def check_types(work: Work, processes: Processes, begin: float) -> Report:
    """Types of everything. With its cache, mypy reads again only what depends on the change.

    Its daemon is no faster here: it starts with an empty memory, and a change then takes it longer than the cache does.
    """
    is_warm = (work.root / layout.TYPES_CACHE).is_dir()
    until = begin + max(layout.LIMITS["module"][0], work.seconds) - 4
    code, output = processes.run([tool("mypy"), "--no-error-summary"], work.root, until=until)
    if code is None:
        return Report("types", None, "stopped; `make lint` fills the cache that makes this fast")
    return Report("types", code == 0, "" if is_warm else "without a cache", output)


# The client


def node_command(work: Work, program: str, *words: str) -> list[str]:
    return [tool("node"), str(work.root / layout.NODE_MODULES / program), *words]


def missing_node(work: Work) -> str:
    if not (work.root / layout.NODE_MODULES / ".package-lock.json").is_file():
        return f"{layout.NODE_MODULES} is missing; `make web` installs it"
    if not Path(tool("node")).exists():
        return "there is no node"
    return ""


def check_client(work: Work, processes: Processes, begin: float) -> Report:
    """Style of the changed files of the client, and the tests that import them."""
    if why := missing_node(work):
        return Report("client", None, why)
    home = work.root / layout.CLIENT
    files = [file.removeprefix(layout.CLIENT + "/") for file in work.client]
    code_files = [file for file in files if file.endswith(CLIENT_CODE)]
    sources = [str(work.root / file) for file in work.client if file.startswith(layout.CLIENT_SOURCES + "/")]
    commands = [node_command(work, "prettier/bin/prettier.cjs", "--check", "--ignore-unknown", *files)]
    if code_files:
        commands.append(node_command(work, "eslint/bin/eslint.js", "--no-warn-ignored", *code_files))
    if sources:
        commands.append(node_command(work, "vitest/vitest.mjs", "related", "--run", "--passWithNoTests", *sources))
    told = ""
    ok = True
    for command in commands:
        code, output = processes.run(command, home, {"CI": "1", "NO_COLOR": "1"})
        ok &= code == 0
        told += output
    tests = next((line.strip() for line in told.splitlines() if line.strip().startswith("Tests ")), "")
    return Report("client", ok, " ".join([counted(len(files), "file"), *tests.lower().split()]), told)


def check_svelte(work: Work, processes: Processes, begin: float) -> Report:
    """Types of the whole client."""
    if why := missing_node(work):
        return Report("svelte", None, why)
    command = node_command(
        work,
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        "--output",
        "human",
    )
    code, output = processes.run(command, work.root / layout.CLIENT, {"NO_COLOR": "1"})
    return Report("svelte", code == 0, "", output)


# The tests


def run_tests(work: Work, processes: Processes, begin: float) -> Report:
    """Run the selected tests in one process or two, and keep how long they took."""
    selection = work.selection
    workers = layout.WORKERS if selection.seconds > layout.ONE_WORKER_SECONDS else 1
    shares = split(selection.chosen, work.durations, workers)
    stop_at = time.time() + work.seconds - (time.monotonic() - begin)
    until = begin + max(layout.LIMITS["module"][0] - 4, work.seconds + 4)
    ended: list[tuple[int | None, str, dict[str, Any]]] = []
    with tempfile.TemporaryDirectory(prefix="magnat-quick-") as folder:

        def run(number: int) -> None:
            plan = plan_of(work.graph, work.affected, selection, shares[number])
            plan |= {"stop_at": stop_at, "result": f"{folder}/{number}.result"}
            place = Path(folder, f"{number}.plan")
            place.write_text(json.dumps(plan), encoding="utf-8")
            path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
            more = {PLAN: str(place), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": path}
            try:
                code, told = processes.run(pytest_command(work, plan["files"]), work.root, more, until)
            except Stopped:
                return
            ended.append((code, told, read_json(Path(plan["result"]))))

        threads = [threading.Thread(target=run, args=(number,)) for number in range(len(shares))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if processes.is_stopped:
        raise Stopped
    return report_of(work, ended)


def pytest_command(work: Work, files: Sequence[str]) -> list[str]:
    plugins = [*layout.PYTEST_PLUGINS]
    for library, plugin in layout.MORE_PLUGINS.items():
        imports = (work.graph.facts[work.graph.name_of[file]].imports for file in files)
        if any(module.partition(".")[0] == library for each in imports for module, _ in each):
            plugins.append(plugin)
    loaded = [word for plugin in plugins for word in ("-p", plugin)]
    return [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--no-header",
        "--tb=short",
        "-p",
        "no:cacheprovider",
        *loaded,
        *files,
    ]


def report_of(work: Work, ended: Sequence[tuple[int | None, str, dict[str, Any]]]) -> Report:
    """Return how the workers ended. One that was stopped by the limit has failed only if one of its tests has."""
    outcomes: dict[str, str] = {}
    not_begun = 0
    ok = True
    told = ""
    for code, output, result in ended:
        outcomes |= result.get("outcomes", {})
        not_begun += len(result.get("left", ()))
        if result:
            keep(work.root, result["tests"], result["files"], set(result["collected"]))
        if code not in (0, 5, None) or "failed" in result.get("outcomes", {}).values():
            ok = False
            told += output
    counts = {word: list(outcomes.values()).count(word) for word in ("passed", "failed", "skipped")}
    if not outcomes:
        return Report("tests", ok and None, "no test could be run", told)
    if any(not result for _, _, result in ended):  # stopped before it could say what it had left
        not_begun += max(0, sum(unit.count for unit in work.selection.chosen) - len(outcomes) - not_begun)
    left = sum(unit.count for unit in work.selection.left) + not_begun
    is_exact = all("never" not in why for why in estimates(work.selection))
    text = ", ".join(f"{number:,} {word}" for word, number in counts.items() if number)
    if left:
        text += f"; {'' if is_exact else 'about '}{left:,} more affected tests are left to `make test`"
        text += f" ({not_begun} of them for lack of time)" if not_begun else ""
    else:
        text += "; these are all that are affected"
    return Report("tests", ok, text, told)


def estimates(selection: Selection) -> list[str]:
    """Whether the number of the tests that are left is known or guessed."""
    return ["never run" if unit.count > 1 else "known" for unit in selection.left]


if __name__ == "__main__":
    sys.exit(main())
