"""Measures the page in front of a quiet machine: `python -m tests.site.measure`. What it prints goes beside the limits."""

import statistics
import sys
import time
from pathlib import Path
from typing import Any

import site_build
from tests.site.conftest import hosted
from tests.site.test_offline import KEPT
from tests.site.visits import PageVisit
from tests.web.driver import Driver
from tests.web.house import FLAGS, chromium

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


def renderer(browser: Any) -> float:
    """Megabytes of the largest renderer of this browser; what it shares with others counts by its share."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [Path(f"/proc/{each['id']}/smaps_rollup") for each in told if each["type"] == "renderer"]
    sizes = [line.split()[1] for page in pages for line in page.read_text().splitlines() if line.startswith("Pss:")]
    return max(map(int, sizes)) / 1000


def opened(here: PageVisit, id: str) -> float:
    """Seconds from navigation to the first question."""
    here.page.goto("about:blank")
    began = time.perf_counter()
    here.page.goto(here.at(f"/t/{id}"))
    here.page.wait_for_selector(".q")
    return time.perf_counter() - began


def measure(site: Path = site_build.SITE) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, hosted(site) as url:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        here = PageVisit(browser, url)
        here.page.set_default_timeout(120_000)
        began = time.perf_counter()
        here.begin()
        print(
            f"navigation to a ready engine, nothing cached, no network in between: {time.perf_counter() - began:.2f} s"
        )
        here.page.wait_for_function(KEPT)
        id = here.table("electronic", ["me", "steady", "steady"])
        starts = [opened(here, id) for _ in range(5)]
        print(
            f"navigation to first question, everything cached: best {min(starts):.2f} s, {statistics.median(starts):.2f} s"
        )
        driver = Driver(here.page)
        for _ in range(10):
            driver.step()
        told = sorted(here.page.evaluate(ANSWERS, 200))
        print(f"an answer durable and told: median {told[100]:.1f} ms, p95 {told[190]:.1f} ms")
        print(f"renderer: {renderer(browser):.0f} MB")
        hard = here.table("deal", ["me", "hard"])
        opened(here, hard)
        for _ in range(4):
            Driver(here.page).step()
        print(f"renderer with a searching bot: {renderer(browser):.0f} MB")
        print(f"load of the machine: {Path('/proc/loadavg').read_text().split()[0]}")
        browser.close()


if __name__ == "__main__":
    measure(*map(Path, sys.argv[1:]))
