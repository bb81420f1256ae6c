"""Kill the browser process repeatedly at random moments during play.

Every acknowledged answer must be in the log afterwards, exactly once, and the game must continue.
"""

import json
import os
import random
import signal
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from magnat.games import BUILT_IN
from tests.breadth import TIMES
from tests.site.conftest import serve_folder
from tests.site.visits import PageVisit
from tests.web.driver import Driver
from tests.web.house import FLAGS, chromium

# Reports every acknowledgement to the test as soon as the page has it.
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
        """Kill all processes of this profile at once."""
        for process in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                if self.profile.encode() in process.read_bytes().split(b"\0"):
                    os.kill(int(process.parent.name), signal.SIGKILL)


class Evening:
    """One profile, one table after another, and their acknowledgements."""

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
        """Check every acknowledgement, play on, and kill the browser."""
        tab = PageVisit(None, self.url, context=browser.context)
        tab.begin()
        self.check(tab)
        tables = {each["id"]: each["status"] for each in tab.call("GET", "/api/me").get("tables", [])}
        if tables.get(self.table) != "playing":
            game = BUILT_IN[self.games % len(BUILT_IN)]
            self.games += 1
            self.table = tab.table(game, ["me", "steady", "steady"])
        tab.page.expose_function("acked", self.acked)
        tab.page.goto(tab.at(f"/t/{self.table}"))
        tab.page.wait_for_selector(".q, #end-title")
        tab.page.evaluate(LISTEN)
        # Killed some acknowledgements and a random moment later, whatever it is doing.
        self.left = self.random.randint(1, 6)
        self.timer = threading.Timer(self.random.uniform(0, 0.3), browser.kill)
        try:
            driver = Driver(tab.page, seed=self.kills)
            while driver.step():
                pass
        except Exception:  # the browser is dead
            if self.left > 0:
                raise
        if self.left > 0:  # the game ended first
            browser.kill()
        else:
            self.timer.join()
        self.kills += 1

    def acked(self, id: str, seq: int) -> None:
        self.promised[self.table, id] = seq
        self.left -= 1
        if self.left == 0:
            self.timer.start()

    def check(self, tab: PageVisit) -> None:
        lines = [json.loads(line) for line in tab.call("GET", "/api/kept").splitlines()[1:]]
        logs = {line["table"]["id"]: line["log"] for line in lines}
        for log in logs.values():
            assert [entry["seq"] for entry in log] == list(range(len(log))), "the log has gaps"
        for (table, id), seq in self.promised.items():
            seqs = [entry["seq"] for entry in logs[table] if (entry["command"] or "").endswith(f":{id}")]
            assert seqs == [seq], f"{table}: {id} was acknowledged as {seq} and is there as {seqs}"


@pytest.mark.closer
def test_acknowledged_answers_survive_a_killed_browser(playwright: Any, site: Path, tmp_path: Path) -> None:
    with serve_folder(site) as url:
        evening = Evening(url, seed=7)
        for _ in range(3 * TIMES + 1):
            browser = Browser(playwright, tmp_path)
            try:
                evening.round(browser)
            finally:
                browser.kill()
    assert evening.promised and evening.kills == 3 * TIMES + 1
