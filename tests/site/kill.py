"""Kills the browser, as a process, at a random moment during play, again and again: `python -m tests.site.kill 200`.

Whatever was acknowledged before must be in the log afterwards, once, and the game must go on.
"""

import json
import os
import random
import signal
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import site_build
from magnat.games import BUILT_IN
from tests.site.conftest import hosted
from tests.site.visits import PageVisit
from tests.web.driver import Driver
from tests.web.house import FLAGS, chromium

# Every acknowledgement is told to the test as soon as the page has it.
LISTEN = """() => {
    const socket = magnat.connection.socket;
    const hear = socket.hear;
    socket.hear = (event) => {
        if (event.type === "ack" && event.seq >= 0) window.acked(event.id, event.seq);
        hear(event);
    };
}"""


class Browser:
    """Chromium on a profile that outlives it."""

    def __init__(self, playwright: Any, profile: Path) -> None:
        self.profile = f"--user-data-dir={profile}"
        self.context = playwright.chromium.launch_persistent_context(
            str(profile), executable_path=chromium(), args=FLAGS, locale="fr-FR"
        )

    def kill(self) -> None:
        """All its processes at once, without a word: those that were started on this profile."""
        for found in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                if self.profile.encode() in found.read_bytes().split(b"\0"):
                    os.kill(int(found.parent.name), signal.SIGKILL)


class Evening:
    """One profile, one table after the other, and what was promised about them."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.random = random.Random(seed)
        self.table = ""
        self.games = 0
        self.promised: dict[tuple[str, str], int] = {}
        self.kills = 0
        self.left = 0  # acknowledgements before the next kill
        self.timer = threading.Timer(0, lambda: None)

    def round(self, browser: Browser) -> None:
        """Look whether every promise was kept, play on, and be killed."""
        here = PageVisit(None, self.url, context=browser.context)
        here.begin()
        self.check(here)
        tables = {each["id"]: each["status"] for each in here.call("GET", "/api/me").get("tables", [])}
        if tables.get(self.table) != "playing":
            game = BUILT_IN[self.games % len(BUILT_IN)]
            self.games += 1
            self.table = here.table(game, ["me", "steady", "steady"])
        here.page.expose_function("acked", self.acked)
        here.page.goto(here.at(f"/t/{self.table}"))
        here.page.wait_for_selector(".q, #end-title")
        here.page.evaluate(LISTEN)
        # Killed after some acknowledgements and a moment more, in which it is doing anything.
        self.left = self.random.randint(1, 6)
        self.timer = threading.Timer(self.random.uniform(0, 0.3), browser.kill)
        try:
            driver = Driver(here.page, seed=self.kills)
            while driver.step():
                pass
        except Exception:  # it is gone, whatever it was doing
            if self.left > 0:
                raise
        if self.left > 0:  # the game ended before
            browser.kill()
        else:
            self.timer.join()
        self.kills += 1

    def acked(self, id: str, seq: int) -> None:
        self.promised[self.table, id] = seq
        self.left -= 1
        if self.left == 0:
            self.timer.start()

    def check(self, here: PageVisit) -> None:
        lines = [json.loads(line) for line in here.call("GET", "/api/kept").splitlines()[1:]]
        logs = {line["table"]["id"]: line["log"] for line in lines}
        for log in logs.values():
            assert [entry["seq"] for entry in log] == list(range(len(log))), "the log has gaps"
        for (table, id), seq in self.promised.items():
            said = [entry["seq"] for entry in logs[table] if (entry["command"] or "").endswith(f":{id}")]
            assert said == [seq], f"{table}: {id} was acknowledged as {seq} and is there as {said}"


def kill(playwright: Any, rounds: int, seed: int = 1, site: Path = site_build.SITE) -> Evening:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, hosted(site) as url:
        evening = Evening(url, seed)
        for number in range(rounds + 1):
            browser = Browser(playwright, Path(folder))
            try:
                evening.round(browser)
            finally:
                browser.kill()
            if number % 20 == 0:
                print(f"{number} kills, {len(evening.promised)} answers promised and kept", flush=True)
        return evening


if __name__ == "__main__":
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        found = kill(started, int(sys.argv[1]) if len(sys.argv) > 1 else 200, 1, *map(Path, sys.argv[2:]))
    print(
        f"{found.kills - 1} kills, {found.games} games, {len(found.promised)} acknowledged answers: each is there once"
    )
