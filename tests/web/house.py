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
SLOWED = int(os.environ.get("MAGNAT_SLOWED", "1"))  # so many times: a test that races with its page loses then
# Waits end when their condition holds. These limits only end a test that hangs: a wait usually takes less than a second,
# the longest of them a few, and the longest test half a minute.
LIMIT_MS = 120_000 * SLOWED
LONG_MS = 5 * LIMIT_MS  # for a review, or a game of bots to its end: a few seconds on an idle machine
TEST_LIMIT_SECONDS = 1_200 * SLOWED
POLL_MS = 50  # between two looks at a condition that Playwright cannot wait for
LUCK = "luck"  # the file in a server's folder that its luck is drawn from
CLOCK = "clock"  # the file in a server's folder that says how many milliseconds its clock is ahead
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


def chromium() -> str | None:
    """The system's browser, wherever its packages put it."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return os.environ.get("MAGNAT_CHROMIUM") or next((path for name in names if (path := shutil.which(name))), None)


def installing() -> str:
    """The command that installs Chromium on this system, as its user has to type it."""
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
    """What the browser tests lack, in one line."""
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
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Until the server answers: on a busy machine that takes its time."""
    end = time.monotonic() + LIMIT_MS / 1000
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=LIMIT_MS / 1000)
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


def skip(folder: Path, url: str, ms: int) -> None:
    """Set the clock of the server of a folder forward. Everything that is due by then happens at once."""
    file, written = folder / CLOCK, folder / f"{CLOCK}.new"
    before = int(file.read_text()) if file.exists() else 0
    written.write_text(str(before + ms))
    written.replace(file)  # the server never reads half of it
    urllib.request.urlopen(f"{url}/healthz", timeout=LIMIT_MS / 1000)  # a server that sleeps wakes up and looks


@contextmanager
def served(folder: Path, port: int = 0, **more: str) -> Iterator[str]:
    """A server of its own, on the store of a folder, with the luck that stands there; begun again it has another.

    `more` is said to it in its environment.
    """
    port = port or free_port()
    store = f"sqlite:///{folder / 'magnat.db'}"
    flags = ["--port", str(port), "--store", store, "--rate", "2000", "--delay", "0", "--review-games", "4"]
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
    """One page of one person, watched: whatever goes wrong in it fails the test."""

    KNOWN: tuple[str, ...] = ()  # what a test provokes on purpose

    def __init__(
        self, browser: Any, url: str, lang: str = "fr", phone: bool = False, theme: str = "light", **kept: Any
    ):
        profile = PHONE if phone else DESKTOP
        locale = "fr-FR" if lang == "fr" else "en-GB"
        self.context = browser.new_context(**profile, locale=locale, color_scheme=theme)
        wanted = {
            "lang": lang,
            "speed": 0,
            "volume": 0,
            "theme": "auto",
            "name": "Camille",
            "reminded": list(all_games()),
            **kept,
        }
        self.context.add_init_script(
            f"if (!localStorage.getItem('magnat')) localStorage.setItem('magnat', {json.dumps(json.dumps(wanted))});"
        )
        self.url = url
        self.known = False  # to the server, by a name
        self.problems: list[str] = []
        self.page = self.open()

    def open(self) -> Any:
        page = self.context.new_page()
        page.set_default_timeout(LIMIT_MS)
        if SLOWED > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.on("pageerror", lambda why: self.problems.append(f"error: {why}"))
        page.on("console", self._heard)
        page.on("request", self._asked)
        return page

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in self.KNOWN):
            self.problems.append(f"console: {message.text}")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.problems.append(f"another host: {request.url}")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The API, as this person's browser: with its cookies, and without a page."""
        headers = {"Content-Type": "application/json", "Origin": self.url}
        said = None if method == "GET" else json.dumps(body)
        return self.context.request.fetch(
            f"{self.url}{path}", method=method, headers=headers, data=said, timeout=LIMIT_MS
        ).json()

    def introduce(self) -> None:
        """Give a name to the server, as the client does before its first table. The page that comes next knows of it."""
        if self.known:
            return
        self.known = True
        self.call("POST", "/api/players", {"name": "Camille"})
        been = "localStorage.setItem('magnat-player', '1')"
        self.context.add_init_script(been)
        if self.page.url != "about:blank":
            self.page.evaluate(been)

    def table(self, game: str, seats: list[str], start: bool = True, **more: Any) -> str:
        """A table made without clicking, for tests about something else."""
        self.introduce()
        kinds = [
            {"kind": kind if kind in ("me", "open") else "bot", "token": i, "colour": i}
            | ({} if kind in ("me", "open") else {"bot": kind})
            | ({"name": "Nadia"} if kind == "me" and i else {})
            for i, kind in enumerate(seats)
        ]
        made = self.call("POST", "/api/tables", {"game": game, "seats": kinds, "bot_pace": 0, **more})
        if start:
            self.call("POST", f"/api/tables/{made['id']}/start", {})
        return str(made["id"])

    def close(self) -> None:
        self.context.close()
        assert not self.problems, "\n".join(self.problems)


if __name__ == "__main__":
    print(missing() or "")
