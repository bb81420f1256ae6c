"""Measure the page on a quiet machine: `python -m tests.site.measure [SITE ...]`.

Several folders, such as before and after a change, are measured in turn in one run, then the client on a server. The
figures are recorded beside the limits.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import site_build
from tests.site.conftest import serve_folder
from tests.site.visits import PageVisit
from tests.web.house import FLAGS, Visit, chromium, served

TIMES = 5
SETTLE_SECONDS = 20  # until an opened page is idle
# Milliseconds from each answer to its event, after the browser has stored it.
ANSWERS = """async (times) => {
    const found = [];
    for (let i = 0; i < times; i++) {
        const began = performance.now();
        const answer = await magnat.connection.socket.send({ type: "chat", text: `${i}` });
        if (answer.type !== "ack") throw new Error(answer.type);
        found.push(performance.now() - began);
    }
    return found;
}"""


@contextmanager
def launch_browser(playwright: Any) -> Iterator[Any]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def launch_without_tools(profile: Path, address: str) -> Iterator[int]:
    """Start a browser without developer tools, which would copy everything a page fetches. Yield its port."""
    flags = [*FLAGS, "--headless=new", f"--user-data-dir={profile}", "--remote-debugging-port=0"]
    (profile / "DevToolsActivePort").unlink(missing_ok=True)
    process = subprocess.Popen([str(chromium()), *flags, address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not (profile / "DevToolsActivePort").exists():
            time.sleep(0.1)
        yield int((profile / "DevToolsActivePort").read_text().split()[0])
    finally:
        process.terminate()
        process.wait()


def renderer_memory(profile: Path) -> dict[str, float]:
    """Return the megabytes of the largest renderer on a profile, by kind and in total.

    Shared memory counts proportionally; the browser's own program is `program`.
    """
    figures = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if b"--type=renderer" in entry.read_bytes() and is_child_of(profile, int(entry.parent.name)):
                figures.append(memory_by_kind(int(entry.parent.name)))
    return max(figures, key=lambda entry: entry["in all"])


def is_child_of(profile: Path, process: int) -> bool:
    """True if a process descends from the browser on a profile."""
    while process > 1:
        if f"--user-data-dir={profile}".encode() in Path(f"/proc/{process}/cmdline").read_bytes():
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])
    return False


def memory_by_kind(process: int) -> dict[str, float]:
    figures: dict[str, float] = defaultdict(float)
    kind = ""
    for line in Path(f"/proc/{process}/smaps").read_text().splitlines():
        word, *rest = line.split()
        if not word.endswith(":"):
            kind = kind_of(rest)
        elif word == "Pss:":
            figures[kind] += int(rest[0]) / 1000
            figures["in all"] += int(rest[0]) / 1000
    threads = [thread.read_text() for thread in Path(f"/proc/{process}/task").glob("*/comm")]
    figures["workers"] = len([name for name in threads if name.startswith("DedicatedWorker")])
    return figures


def kind_of(mapping: list[str]) -> str:
    name = mapping[4] if len(mapping) > 4 else ""
    if "x" in mapping[0] and not name:
        return "compiled code"
    if name.startswith("/") and "memfd" not in name and "shm" not in name:
        return "program"
    return "shared" if name.startswith("/") else "private"


def spread(times: list[float]) -> str:
    return f"best {min(times):.2f} s, median {statistics.median(times):.2f} s"


def seconds_to_question(tab: Visit, address: str) -> float:
    """Return the seconds from navigation to the first question."""
    tab.page.goto("about:blank")
    began = time.perf_counter()
    tab.page.goto(address)
    tab.page.wait_for_selector(".q")
    return time.perf_counter() - began


def first_game(browser: Any, url: str, context: Any = None) -> tuple[PageVisit, float]:
    """Return the seconds from navigation to the first question of a new game, in a fresh browser."""
    tab = PageVisit(browser, url, context=context)
    tab.page.set_default_timeout(120_000)
    began = time.perf_counter()
    tab.page.goto(tab.url)
    tab.page.click("[data-play=electronic]")
    tab.page.wait_for_selector(".q")
    return tab, time.perf_counter() - began


def cold_start_times(playwright: Any, url: str) -> list[float]:
    """Return the seconds to the first game of a newly started browser with the files of an earlier visit."""
    figures = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for _ in range(TIMES + 1):
            context = playwright.chromium.launch_persistent_context(folder, executable_path=chromium(), args=FLAGS)
            tab, seconds = first_game(None, url, context)
            tab.wait_until_cached()
            figures.append(seconds)
            context.close()
    return figures[1:]


def measure(playwright: Any, site: Path) -> None:
    with serve_folder(site) as url:
        first: list[float] = []
        for _ in range(TIMES):
            with launch_browser(playwright) as browser:
                first.append(first_game(browser, url)[1])
        again = cold_start_times(playwright, url)
        with launch_browser(playwright) as browser:
            tab, _ = first_game(browser, url)
            tab.wait_until_cached()
            id = tab.table("electronic", ["me", "steady", "steady"])
            starts = [seconds_to_question(tab, tab.at(f"/t/{id}")) for _ in range(TIMES)]
            times = sorted(tab.page.evaluate(ANSWERS, 200))
        print(f"{site}, from navigation to the first question")
        print(f"  first visit, all downloaded from this machine: {spread(first)}")
        print(f"  cold, without the download: {spread(again)}")
        print(f"  everything cached: {spread(starts)}")
        print(f"  an answer durable and told: median {times[100]:.1f} ms, p95 {times[190]:.1f} ms")
        for bot in ("steady", "hard"):
            figures = [measure_memory(playwright, url, bot) for _ in range(2)]
            for entry in figures:
                print(f"  renderer with {bot}:", ", ".join(f"{kind} {size:.0f}" for kind, size in entry.items()), "MB")


def measure_memory(playwright: Any, url: str, bot: str) -> dict[str, float]:
    """Return the memory of a renderer that opened one table on a repeated visit. A bot begins."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        context = playwright.chromium.launch_persistent_context(folder, executable_path=chromium(), args=FLAGS)
        tab = PageVisit(None, url, context=context)
        tab.page.set_default_timeout(120_000)
        tab.begin()
        tab.wait_until_cached()
        id = tab.table("deal", [bot, bot, bot, "me"])
        context.close()
        with launch_without_tools(profile, tab.at(f"/t/{id}")) as port:
            time.sleep(SETTLE_SECONDS)
            figures = renderer_memory(profile)
            browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            page = browser.contexts[0].pages[0]
            page.wait_for_selector(".q")
            figures["answers"] = page.evaluate("magnat.prompt.question")
            browser.close()
        return figures


def measure_server(playwright: Any) -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, launch_browser(playwright) as browser:
        tab = Visit(browser, url)
        id = tab.table("electronic", ["me", "steady", "steady"])
        starts = [seconds_to_question(tab, f"{url}/t/{id}") for _ in range(TIMES)]
        print(f"a server, from navigation to the first question\n  {spread(starts)}")


def main(sites: list[Path]) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        for site in sites or [site_build.SITE]:
            measure(playwright, site)
        measure_server(playwright)
    print(f"load of the machine: {' '.join(Path('/proc/loadavg').read_text().split()[:2])}")


if __name__ == "__main__":
    main([Path(word).resolve() for word in sys.argv[1:]])
