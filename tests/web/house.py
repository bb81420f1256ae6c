"""A real server with the built client, and a real browser in front of it."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import magnat
from magnat.games import all_games
from magnat.languages import language

ROOT = Path(__file__).parents[2]
CLIENT = Path(magnat.__file__).parent / "web" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
SLOWED = int(
    os.environ.get("MAGNAT_SLOWED", "1")
)  # slows the browser down by this factor, which exposes tests that race with their page
# Waits end when their condition holds. These limits only end a test that hangs: most waits take
# less than a second, and the longest test takes half a minute.
LIMIT_MS = 120_000 * SLOWED
LONG_MS = 10 * LIMIT_MS  # for a review or a game of bots: up to a minute on an idle machine
TEST_LIMIT_SECONDS = 2_400 * SLOWED
POLL_MS = 50  # polling interval for conditions that Playwright cannot wait for
LUCK = "luck"  # file in a server's folder that seeds its luck
CLOCK = "clock"  # file in a server's folder with the milliseconds its clock is ahead
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


def chromium() -> str | None:
    """Return the path of the system's Chromium."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return os.environ.get("MAGNAT_CHROMIUM") or next((path for name in names if (path := shutil.which(name))), None)


def installing() -> str:
    """Return the command that installs Chromium on this system."""
    commands = {
        "apt-get": "apt-get install chromium",
        "dnf": "dnf install chromium",
        "pacman": "pacman -S chromium",
        "apk": "apk add chromium",
        "zypper": "zypper install chromium",
        "brew": "brew install --cask chromium",
    }
    manager = next((name for name in commands if shutil.which(name)), "apt-get")
    root = manager == "brew" or (hasattr(os, "geteuid") and os.geteuid() == 0)
    return commands[manager] if root else f"sudo {commands[manager]}"


def missing() -> str | None:
    """Return in one line what the browser tests lack; empty if nothing."""
    if not CLIENT.is_file():
        return "the browser's client is not built: run `make web`"
    if not AXE.is_file():
        return "the client's packages are not there: run `make webcheck`"
    if chromium() is None:
        return f"no Chromium: run `{installing()}`, or set MAGNAT_CHROMIUM to the path of a browser"
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "no Playwright: pip install playwright"
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + LIMIT_MS / 1000
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=LIMIT_MS / 1000)
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


def skip(folder: Path, url: str, ms: int) -> None:
    """Advance the clock of a folder's server. Everything due by then happens at once."""
    file, new_file = folder / CLOCK, folder / f"{CLOCK}.new"
    ahead_ms = int(file.read_text()) if file.exists() else 0
    new_file.write_text(str(ahead_ms + ms))
    new_file.replace(file)  # renamed, so that the server never reads half of it
    urllib.request.urlopen(f"{url}/healthz", timeout=LIMIT_MS / 1000)  # wakes a sleeping server


@contextmanager
def served(folder: Path, port: int = 0, review_games: int = 4, **more: str) -> Iterator[str]:
    """Run a server on the store of a folder, with the luck from its file; a restarted server has other
    luck.

    `more` is added to its environment.
    """
    port = port or free_port()
    store = f"sqlite:///{folder / 'magnat.db'}"
    flags = ["--port", str(port), "--store", store, "--rate", "2000", "--delay", "0"]
    flags += ["--review-games", str(review_games)]
    with (folder / LUCK).open("a") as luck:
        luck.write("+")
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.lucky", folder / LUCK, *flags],
            cwd=ROOT,
            stdout=log,
            stderr=log,
            env=os.environ | more,
        )
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(url, process)
            yield url
        finally:
            process.terminate()
            try:
                process.wait(LIMIT_MS / 1000)
            except subprocess.TimeoutExpired:
                process.kill()


class Visit:
    """A page of one person. Any error in it fails the test at once."""

    KNOWN: tuple[str, ...] = ()  # errors that tests provoke on purpose

    def __init__(
        self, browser: Any, url: str, lang: str = "fr", phone: bool = False, theme: str = "light", **kept: Any
    ):
        profile = PHONE if phone else DESKTOP
        self.context = browser.new_context(**profile, locale=language(lang).locale, color_scheme=theme)
        options = {
            "lang": lang,
            "speed": 0,
            "volume": 0,
            "theme": "auto",
            "name": "Camille",
            "reminded": list(all_games()),
            **kept,
        }
        self.context.add_init_script(
            f"if (!localStorage.getItem('magnat')) localStorage.setItem('magnat', {json.dumps(json.dumps(options))});"
        )
        self.url = url
        self.known = False  # True once the server knows this player's name
        self.problems: list[str] = []
        self.page = self.open()

    def open(self) -> Any:
        page = self.context.new_page()
        page.set_default_timeout(LIMIT_MS)
        if SLOWED > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.on("pageerror", lambda why: self._report(f"error: {why}"))
        page.on("console", self._heard)
        page.on("request", self._asked)
        return page

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(expected in message.text for expected in self.KNOWN):
            self._report(f"console: {message.text}")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self._report(f"another host: {request.url}")

    def _report(self, problem: str) -> None:
        """Note a problem and end every wait of the test with it, because the awaited event may never come."""
        self.problems.append(problem)
        browser = self.context.browser
        for context in [self.context, *(browser.contexts if browser else [])]:
            context.close(reason=problem)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call the API with this browser's cookies, without a page."""
        headers = {"Content-Type": "application/json", "Origin": self.url}
        data = None if method == "GET" else json.dumps(body)
        return self.context.request.fetch(
            f"{self.url}{path}", method=method, headers=headers, data=data, timeout=LIMIT_MS
        ).json()

    def introduce(self) -> None:
        """Give the server a name, as the client does before its first table. The next page knows it."""
        if self.known:
            return
        self.known = True
        self.call("POST", "/api/players", {"name": "Camille"})
        been = "localStorage.setItem('magnat-player', '1')"
        self.context.add_init_script(been)
        if self.page.url != "about:blank":
            self.page.evaluate(been)

    def table(self, game: str, seats: list[str], start: bool = True, **more: Any) -> str:
        """Make a table through the API, for tests about something else."""
        self.introduce()
        kinds = [
            {"kind": kind if kind in ("me", "open") else "bot", "token": i, "colour": i}
            | ({} if kind in ("me", "open") else {"bot": kind})
            | ({"name": "Nadia"} if kind == "me" and i else {})
            for i, kind in enumerate(seats)
        ]
        new_table = self.call("POST", "/api/tables", {"game": game, "seats": kinds, "bot_pace": 0, **more})
        if start:
            self.call("POST", f"/api/tables/{new_table['id']}/start", {})
        return str(new_table["id"])

    def close(self) -> None:
        self.context.close()
        assert not self.problems, "\n".join(self.problems)


if __name__ == "__main__":
    print(missing() or "")
