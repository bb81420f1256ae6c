"""How fast the client is in a real browser. Run it on a quiet machine.

    python bench/browser.py                 # all figures; about three minutes
    python bench/browser.py start           # seconds from a click on the start page to a running table
    python bench/browser.py motion          # the longest task while tokens, dice and cards move, for each game
    python bench/browser.py review          # the longest task while a review is read with the keyboard

A task is a piece of work of the page's main thread, in milliseconds of CPU time. The page does not
react while it runs, so none should take longer than 50 ms. The first of several rounds draws much
for the first time, so the best round counts. `python -m tests.site.measure` measures the page
without a server.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from magnat.games import all_games
from tests.web.driver import Driver
from tests.web.house import FLAGS, LONG_MS, Visit, chromium, missing, served

AIM_SECONDS: Final = 2.0  # from a click to a running table
AIM_MS: Final = 50.0  # the longest task
ROUNDS: Final = 3
MOTIONS: Final = 8  # motions in one round
MAIN: Final = "CrRendererMain"
# At double speed more happens at once; the normal speed is measured in one game.
SPEEDS: Final = (("electronic", 1), *((game, 2) for game in all_games()))
KEYS: Final = ("ArrowRight", "ArrowDown", "Shift+ArrowRight", "t", "t", "ArrowUp", "End", "Home", "m", "m")
DRAWN: Final = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"
# Counts the motions, by fact.
COUNTED: Final = """() => {
    const played = (window.played ??= magnat.playback.players.board);
    window.moved = {};
    magnat.onplayer((motion) => ((window.moved[motion.word] = (window.moved[motion.word] ?? 0) + 1), played(motion)));
}"""


def tasks_ms(trace: bytes) -> list[float]:
    """Return the CPU time of every task of the page's main thread."""
    events = json.loads(trace)["traceEvents"]
    main = {(e["pid"], e["tid"]) for e in events if e.get("name") == "thread_name" and e["args"]["name"] == MAIN}
    return [
        e.get("tdur", 0) / 1000
        for e in events
        if e.get("ph") == "X" and e["name"].endswith("RunTask") and (e["pid"], e["tid"]) in main
    ]


def trace(page: Any) -> None:
    page.context.browser.start_tracing(page=page, categories=["toplevel", "__metadata"])


def longest_while_moving_ms(page: Any, driver: Driver) -> float:
    """Return the longest task during some motions."""
    page.evaluate(COUNTED)
    trace(page)
    moved = 0
    while moved < MOTIONS:
        going_on = driver.step()
        driver.look()
        moved = sum(page.evaluate("moved").values())
        if not going_on:
            break
    return max(tasks_ms(page.context.browser.stop_tracing()))


def longest_while_reading_ms(page: Any) -> float:
    """Return the longest task while a review is read with the keyboard."""
    trace(page)
    for key in KEYS:
        page.keyboard.press(key)
        page.evaluate(DRAWN)
    return max(tasks_ms(page.context.browser.stop_tracing()))


def start(browser: Any, url: str) -> None:
    client = Visit(browser, url)
    took = []
    for _ in range(2 * ROUNDS):
        client.page.goto(url)
        client.page.wait_for_selector("[data-play=electronic]:not([disabled])")
        began = time.perf_counter()
        client.page.click("[data-play=electronic]")
        client.page.wait_for_selector(".q [data-verb]")
        took.append(time.perf_counter() - began)
    client.close()
    summary = f"best {min(took):.2f} s, median {statistics.median(took):.2f} s (aim {AIM_SECONDS:.0f} s)"
    print(f"from a click to a running table: {summary}", flush=True)


def motion(browser: Any, url: str) -> None:
    for game, speed in SPEEDS:
        client = Visit(browser, url, speed=speed)
        # Slow bots: a page that is far behind skips motions.
        id = client.table(game, ["me", "steady", "steady"], bot_pace=250)
        client.page.goto(f"{url}/t/{id}")
        driver = Driver(client.page, wild=0)
        for _ in range(2):
            driver.step()
        driver.look()
        took = [longest_while_moving_ms(client.page, driver) for _ in range(ROUNDS)]
        client.close()
        print(f"longest task of {game} at speed {speed}: {tell(took)}", flush=True)


def review(browser: Any, url: str) -> None:
    client = Visit(browser, url)
    options = {"turn_limit": 8, "interturn_grace_seconds": 0}
    id = client.table("electronic", ["me", "random", "random"], options=options)
    client.page.goto(f"{url}/t/{id}")
    client.page.wait_for_selector(".q")
    client.page.evaluate("void magnat.connection.send({type: 'stand_in', bot: 'random'})")
    client.page.wait_for_selector("#end-title", timeout=LONG_MS)
    client.page.goto(f"{url}/r/{id}/review")
    client.page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    took = [longest_while_reading_ms(client.page) for _ in range(ROUNDS + 1)]
    client.close()
    print(f"longest task of a review: {tell(took)}", flush=True)


def tell(took: list[float]) -> str:
    return f"best round {min(took):.0f} ms, median {statistics.median(took):.0f} ms (aim {AIM_MS:.0f} ms)"


FIGURES: Final = {"start": start, "motion": motion, "review": review}


def main(wanted: list[str]) -> None:
    if why := missing():
        sys.exit(f"Nothing can be measured: {why}.")
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as store, served(Path(store)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in wanted or FIGURES:
            FIGURES[name](browser, url)
        browser.close()
    print(f"load of the machine: {' '.join(Path('/proc/loadavg').read_text().split()[:2])}")


if __name__ == "__main__":
    main(sys.argv[1:])
