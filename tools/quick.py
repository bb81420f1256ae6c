"""`make quick`: check style, types and the affected tests after a change, in a minute at most.

`python -m tools.quick` checks the files that differ from the last commit, including new ones.
`--since REF` compares with another commit, `--list` shows the selected tests and why. The last
lines tell what was left out; `make test` runs it.
"""

import argparse
import contextlib
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tools.affected import Affected, Graph, game_of, kind_of

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parents[1]
CLIENT_CODE = (".svelte", ".ts", ".js", ".mjs")
CLIENT_STYLED = (*CLIENT_CODE, ".css", ".html", ".json")
TAIL_LINES = 80  # of the output of a failed stage
# Seconds that a run may take, and those of them in which tests may be started.
LIMITS = {"text": (5, 4.0), "game": (10, 8.0), "module": (60, 50.0)}
WORKERS = 2
BATCH_FILES = 6  # in one process, which takes a second to start
GAME = "MAGNAT_QUICK_GAME"  # the only game that has changed
TEXTS = "MAGNAT_QUICK_TEXTS"  # the changed .ftl files inside their language folders, if nothing else has changed
LANGUAGES = "src/magnat/languages/"
PYTEST_OPTIONS = ["-q", "--no-header", "--tb=short", "-p", "no:cacheprovider", "-p", "tools.quick"]
PYTEST_OPTIONS += ["-m", "not slow and not closer and not survey"]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make quick", description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--since", metavar="REF", help="compare with this commit instead of the last one")
    parser.add_argument("--list", action="store_true", help="show the selected tests and why, and run nothing")
    parser.add_argument("--seconds", type=float, metavar="N", help="how long batches of tests may be started")
    args = parser.parse_args(words)
    begin = time.monotonic()
    try:
        changed, since = changed_files(ROOT, args.since)
    except subprocess.CalledProcessError as error:
        print(error.stderr.strip() or error, file=sys.stderr)
        return 2
    print(
        f"{count_of(len(changed), 'file')} changed since {since}" + (f": {', '.join(changed[:4])}" if changed else "")
    )
    if not changed:
        return 0
    work = prepare(ROOT, changed, args.seconds)
    if args.list:
        show(work)
        return 0
    return check(work, begin)


@dataclass
class Work:
    """The work that a change requires."""

    root: Path
    changed: list[str]
    seconds: float  # in which batches of tests may be started
    most_seconds: float  # of the whole run
    affected: list[Affected]
    game: str  # the only game that has changed, or ""
    texts: list[str]  # as in TEXTS

    @property
    def python(self) -> list[str]:
        return [file for file in self.changed if file.endswith((".py", ".pyi")) and (self.root / file).is_file()]

    @property
    def client(self) -> list[str]:
        styled = [file for file in self.changed if file.startswith("web/") and file.endswith(CLIENT_STYLED)]
        return [file for file in styled if (self.root / file).is_file()]


def changed_files(root: Path, since: str | None) -> tuple[list[str], str]:
    """Return the files that differ from a commit, including new ones, and the name of that commit.

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
    result = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True, encoding="utf-8")
    return [each for each in result.stdout.split("\0" if "-z" in words else "\n") if each]


def prepare(root: Path, changed: list[str], seconds: float | None) -> Work:
    graph = Graph(root)
    games = {game_of(file, graph.games) for file in changed}
    most, usual = LIMITS[kind_of(changed, graph.games)]
    seconds = seconds or usual
    only = (games.pop() or "") if len(games) == 1 else ""
    return Work(root, changed, seconds, max(most, seconds + 6), graph.affected(changed), only, only_texts(changed))


def only_texts(changed: Sequence[str]) -> list[str]:
    """Return the changed .ftl files, each inside its language folder; empty if other files have changed too."""
    if not all(file.startswith(LANGUAGES) and file.endswith(".ftl") for file in changed):
        return []
    return sorted({file.removeprefix(LANGUAGES).partition("/")[2] for file in changed})


def show(work: Work) -> None:
    """Print the affected test files, each with the modules between it and the change."""
    for each in work.affected:
        print(f"{each.file}\n    {' -> '.join(each.chain)}")
    print(f"{count_of(len(work.affected), 'affected test file')}, in the order in which they are run.")


def count_of(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


# Running


@dataclass
class Report:
    """The result of a stage. `ok` is None if it could not be run."""

    name: str
    ok: bool | None
    text: str = ""
    output: str = ""
    seconds: float = 0.0
    left: str = ""  # to `make test`


class Stopped(Exception):
    """The run was interrupted."""


@dataclass
class Processes:
    """The started processes, so that they can be ended together."""

    running: list["subprocess.Popen[str]"] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    is_stopped: bool = False

    def run(
        self, command: Sequence[str], folder: Path, more: dict[str, str] | None = None, until: float | None = None
    ) -> tuple[int | None, str]:
        """Return the exit status and the output. After `until` the process is interrupted, and the status is None."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
            with self.lock:
                if self.is_stopped:
                    raise Stopped
                process = subprocess.Popen(
                    command,
                    cwd=folder,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
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
            output.seek(0)
            return None if is_late else process.returncode, output.read()

    def stop(self) -> None:
        with self.lock:
            self.is_stopped = True
            running = list(self.running)
        for process in running:
            signal_group(process, signal.SIGINT)
        for process in running:
            end(process)


def end(process: "subprocess.Popen[str]", grace_seconds: float = 3.0) -> None:
    """Interrupt a process, so that tests can clean up, then kill its group."""
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
    """Run all stages side by side, print each when it ends, and return the exit status."""
    processes = Processes()
    stages: dict[str, Callable[[Work, Processes, float], Report]] = {}
    if work.python:
        stages |= {"style": check_style, "types": check_types}
    if work.client:
        processes.run([sys.executable, "hatch_build.py", "types"], work.root)  # read by the client's checks
        stages |= {"client": check_client, "svelte": check_svelte}
    if work.affected:
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
    if not work.affected:
        only = "only browser tests depend" if work.client else "no test depends"
        print(f"  tests           {only} on these files")
    verdict = f"failed: {', '.join(failed)}" if failed else "incomplete" if skipped else "passed"
    verdict += f"; not checked: {', '.join(skipped)}" if skipped else ""
    verdict += "".join(f"; {report.left}" for report in reports if report.left)
    print(f"quick {verdict}, {time.monotonic() - begin:.1f} s")
    return 1 if failed or skipped else 0


def print_report(report: Report) -> None:
    if report.ok is False and report.output.strip():
        lines = report.output.strip().splitlines()
        if len(lines) > TAIL_LINES:
            print(f"... {len(lines) - TAIL_LINES} lines above")
        print("\n".join(lines[-TAIL_LINES:]))
    mark = {True: "ok", False: "FAILED", None: "skipped"}[report.ok]
    print(f"  {report.name:8}{report.seconds:5.1f} s  {mark}{': ' if report.text else ''}{report.text}", flush=True)


def tool(name: str) -> str:
    """Return the path of a program that is installed next to this Python."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else shutil.which(name) or name


def check_style(work: Work, processes: Processes, begin: float) -> Report:
    messages = ""
    ok = True
    for arguments in (["check", "-q", "--force-exclude"], ["format", "-q", "--check", "--force-exclude"]):
        code, output = processes.run([tool("ruff"), *arguments, *work.python], work.root)
        ok &= code == 0
        messages += output
        if code and arguments[0] == "format":
            messages += "Run `make format`.\n"
    return Report("style", ok, count_of(len(work.python), "file"), messages)


def check_types(work: Work, processes: Processes, begin: float) -> Report:
    """Check all types. With its cache, mypy reads only the files that depend on the change.

    Its daemon is no faster here: it starts with an empty memory, and a change then takes it longer
    than the cache does.
    """
    is_warm = (work.root / ".mypy_cache").is_dir()
    until = begin + max(LIMITS["module"][0], work.seconds) - 4
    code, output = processes.run([tool("mypy"), "--no-error-summary"], work.root, until=until)
    if code is None:
        return Report("types", None, "stopped; `make lint` fills the cache that makes this fast")
    return Report("types", code == 0, "" if is_warm else "without a cache", output)


# The client


def node_command(work: Work, program: str, *words: str) -> list[str]:
    return [tool("node"), str(work.root / "web/node_modules" / program), *words]


def missing_node(work: Work) -> str:
    if not (work.root / "web/node_modules" / ".package-lock.json").is_file():
        return "web/node_modules is missing; `make web` installs it"
    if not Path(tool("node")).exists():
        return "there is no node"
    return ""


def check_client(work: Work, processes: Processes, begin: float) -> Report:
    """Check the style of the changed client files, and run the tests that import them."""
    if why := missing_node(work):
        return Report("client", None, why)
    home = work.root / "web"
    files = [file.removeprefix("web/") for file in work.client]
    code_files = [file for file in files if file.endswith(CLIENT_CODE)]
    sources = [str(work.root / file) for file in work.client if file.startswith("web/src/")]
    commands = [node_command(work, "prettier/bin/prettier.cjs", "--check", "--ignore-unknown", *files)]
    if code_files:
        commands.append(node_command(work, "eslint/bin/eslint.js", "--no-warn-ignored", *code_files))
    if sources:
        commands.append(node_command(work, "vitest/vitest.mjs", "related", "--run", "--passWithNoTests", *sources))
    messages = ""
    ok = True
    for command in commands:
        code, output = processes.run(command, home, {"CI": "1", "NO_COLOR": "1"})
        ok &= code == 0
        messages += output
    tests = next((line.strip() for line in messages.splitlines() if line.strip().startswith("Tests ")), "")
    return Report("client", ok, " ".join([count_of(len(files), "file"), *tests.lower().split()]), messages)


def check_svelte(work: Work, processes: Processes, begin: float) -> Report:
    """Check the types of the whole client."""
    if why := missing_node(work):
        return Report("svelte", None, why)
    arguments = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    command = node_command(work, "svelte-check/bin/svelte-check", *arguments)
    code, output = processes.run(command, work.root / "web", {"NO_COLOR": "1"})
    return Report("svelte", code == 0, "", output)


# The tests


def run_tests(work: Work, processes: Processes, begin: float) -> Report:
    """Run the affected test files, the closest first, in two processes and in batches until the time is up."""
    files = [each.file for each in work.affected]
    batches = deque(files[i : i + BATCH_FILES] for i in range(0, len(files), BATCH_FILES))
    ended: list[Batch] = []

    def run() -> None:
        while batches and time.monotonic() < begin + work.seconds:
            batch = batches.popleft()
            with contextlib.suppress(Stopped):
                command = [sys.executable, "-m", "pytest", *PYTEST_OPTIONS, *batch]
                path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
                more = {GAME: work.game, TEXTS: " ".join(work.texts), "PYTHONPATH": path}
                ended.append(Batch(batch, *processes.run(command, work.root, more, begin + work.most_seconds - 4)))

    threads = [threading.Thread(target=run) for _ in range(min(WORKERS, len(batches)))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if processes.is_stopped:
        raise Stopped
    return report_of(ended, len(files))


@dataclass
class Batch:
    """The result of some test files. `code` is None if the limit stopped them."""

    files: list[str]
    code: int | None
    output: str

    @property
    def ok(self) -> bool:
        """True unless a test failed. Reaching the limit alone is not a failure."""
        return self.code in (0, 5) or (self.code is None and not re.search(r"\b\d+ (failed|error)", self.output))


def report_of(ended: Sequence[Batch], affected: int) -> Report:
    counts: Counter[str] = Counter()
    for batch in ended:
        last = batch.output.strip().rpartition("\n")[2]
        counts.update({word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|error|skipped)", last)})
    finished = sum(len(batch.files) for batch in ended if batch.code is not None)
    text = ", ".join(f"{number:,} {word}" for word, number in counts.items()) or "no test was run"
    left = f"{affected - finished} of {count_of(affected, 'affected test file')} left to `make test`"
    ok = all(batch.ok for batch in ended)
    output = "".join(each.output for each in ended if not each.ok)
    return Report("tests", ok if counts or not ok else None, text, output, left=left if finished < affected else "")


def pytest_collection_modifyitems(config: "pytest.Config", items: "list[pytest.Item]") -> None:
    """Deselect tests whose parameters name other games or other texts than the changed ones.

    This module is a plug-in.
    """
    game, games = os.environ.get(GAME), Graph(ROOT).games if os.environ.get(GAME) else ()
    texts = os.environ.get(TEXTS, "").split()
    left = [
        item
        for item in items
        if (game and is_about_others(item.name, game, games)) or (texts and is_about_other_texts(item.name, texts))
    ]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def is_about_others(test: str, game: str, games: Sequence[str]) -> bool:
    """True if the parameters in a test's name are about other games only."""
    parameters = test.partition("[")[2]
    named = {each for each in games if re.search(rf"(?<![\w.]){each}(?![\w.])", parameters)}
    return bool(named) and game not in named


def is_about_other_texts(test: str, texts: Sequence[str]) -> bool:
    """True if the parameter in a test's name is another .ftl file. All languages have the same files."""
    parameter = test.partition("[")[2].removesuffix("]")
    return parameter.endswith(".ftl") and parameter.partition("/")[2] not in texts


if __name__ == "__main__":
    sys.exit(main())
