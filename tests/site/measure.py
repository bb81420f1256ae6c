"""Measures the page on a quiet machine: `python -m tests.site.measure [SITE ...]`. What it prints goes beside the limits.

Several folders, say before and after a change, are measured in turn in one run. Last comes the client on a server.
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
from tests.site.conftest import hosted
from tests.site.visits import PageVisit
from tests.web.house import FLAGS, Visit, chromium, served

TIMES = 5
SETTLES = 20  # seconds until a page that was opened does nothing any more
# From what is said to what is told back, each time after the browser has made it durable.
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
def browsing(playwright: Any) -> Iterator[Any]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def unwatched(profile: Path, address: str) -> Iterator[int]:
    """A browser that nobody looks into: tools of developers keep a copy of all that a page fetches. Its port."""
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


def renderer(profile: Path) -> dict[str, float]:
    """Megabytes of the largest renderer on a profile, by what they are, and in all.

    What it shares with other processes counts by its share: the browser's own program is `program`.
    """
    found = []
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if b"--type=renderer" in each.read_bytes() and children_of(profile, int(each.parent.name)):
                found.append(pages(int(each.parent.name)))
    return max(found, key=lambda each: each["in all"])


def children_of(profile: Path, process: int) -> bool:
    """Whether a process belongs to the browser on a profile: one of those above it says so."""
    while process > 1:
        if f"--user-data-dir={profile}".encode() in Path(f"/proc/{process}/cmdline").read_bytes():
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])
    return False


def pages(process: int) -> dict[str, float]:
    found: dict[str, float] = defaultdict(float)
    kind = ""
    for line in Path(f"/proc/{process}/smaps").read_text().splitlines():
        word, *rest = line.split()
        if not word.endswith(":"):
            kind = kind_of(rest)
        elif word == "Pss:":
            found[kind] += int(rest[0]) / 1000
            found["in all"] += int(rest[0]) / 1000
    threads = [thread.read_text() for thread in Path(f"/proc/{process}/task").glob("*/comm")]
    found["workers"] = len([name for name in threads if name.startswith("DedicatedWorker")])
    return found


def kind_of(mapping: list[str]) -> str:
    name = mapping[4] if len(mapping) > 4 else ""
    if "x" in mapping[0] and not name:
        return "compiled code"
    if name.startswith("/") and "memfd" not in name and "shm" not in name:
        return "program"
    return "shared" if name.startswith("/") else "private"


def spread(times: list[float]) -> str:
    return f"best {min(times):.2f} s, median {statistics.median(times):.2f} s"


def opened(here: Visit, address: str) -> float:
    """Seconds from navigation to the first question."""
    here.page.goto("about:blank")
    began = time.perf_counter()
    here.page.goto(address)
    here.page.wait_for_selector(".q")
    return time.perf_counter() - began


def first_game(browser: Any, url: str, context: Any = None) -> tuple[PageVisit, float]:
    """From navigation to the first question of a new game, in a browser that has done nothing yet."""
    here = PageVisit(browser, url, context=context)
    here.page.set_default_timeout(120_000)
    began = time.perf_counter()
    here.page.goto(here.url)
    here.page.click("[data-play=electronic]")
    here.page.wait_for_selector(".q")
    return here, time.perf_counter() - began


def cold(playwright: Any, url: str) -> list[float]:
    """The first game of a browser just started, whose folder holds the files of an earlier visit."""
    found = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for _ in range(TIMES + 1):
            context = playwright.chromium.launch_persistent_context(folder, executable_path=chromium(), args=FLAGS)
            here, seconds = first_game(None, url, context)
            here.keeps()
            found.append(seconds)
            context.close()
    return found[1:]


def measure(playwright: Any, site: Path) -> None:
    with hosted(site) as url:
        first: list[float] = []
        for _ in range(TIMES):
            with browsing(playwright) as browser:
                first.append(first_game(browser, url)[1])
        again = cold(playwright, url)
        with browsing(playwright) as browser:
            here, _ = first_game(browser, url)
            here.keeps()
            id = here.table("electronic", ["me", "steady", "steady"])
            starts = [opened(here, here.at(f"/t/{id}")) for _ in range(TIMES)]
            told = sorted(here.page.evaluate(ANSWERS, 200))
        print(f"{site}, from navigation to the first question")
        print(f"  first visit, all downloaded from this machine: {spread(first)}")
        print(f"  cold, without the download: {spread(again)}")
        print(f"  everything cached: {spread(starts)}")
        print(f"  an answer durable and told: median {told[100]:.1f} ms, p95 {told[190]:.1f} ms")
        for bot in ("steady", "hard"):
            found = [weighed(playwright, url, bot) for _ in range(2)]
            for each in found:
                print(f"  renderer with {bot}:", ", ".join(f"{kind} {size:.0f}" for kind, size in each.items()), "MB")


def weighed(playwright: Any, url: str, bot: str) -> dict[str, float]:
    """What a renderer takes that has opened one table, as somebody who comes back does; a bot begins."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        context = playwright.chromium.launch_persistent_context(folder, executable_path=chromium(), args=FLAGS)
        here = PageVisit(None, url, context=context)
        here.page.set_default_timeout(120_000)
        here.begin()
        here.keeps()
        id = here.table("deal", [bot, bot, bot, "me"])
        context.close()
        with unwatched(profile, here.at(f"/t/{id}")) as port:
            time.sleep(SETTLES)
            found = renderer(profile)
            browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            page = browser.contexts[0].pages[0]
            page.wait_for_selector(".q")
            found["answers"] = page.evaluate("magnat.put.question")
            browser.close()
        return found


def measure_server(playwright: Any) -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, browsing(playwright) as browser:
        here = Visit(browser, url)
        id = here.table("electronic", ["me", "steady", "steady"])
        starts = [opened(here, f"{url}/t/{id}") for _ in range(TIMES)]
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
