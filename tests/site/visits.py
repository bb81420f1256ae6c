"""A visit to the site, with the same driver as a visit to a server."""

import json
import zlib
from typing import Any

from tests.web.house import LIMIT_MS, Visit

READY = "() => window.magnatSite?.state === 'ready'"

# Polls by itself, because `wait_for_function` does not accept a promise.
IS_CACHED = """async (limit) => {
    await navigator.serviceWorker.ready;
    const files = await (await fetch("files.json")).json();
    const cache = await caches.open(`magnat ${new URL(".", location).href} ${files.version}`);
    const kept = async () => (await cache.keys()).length > files.parts.length && navigator.serviceWorker.controller;
    for (const end = performance.now() + limit; !(await kept()); await new Promise((on) => setTimeout(on, 100)))
        if (performance.now() > end) throw new Error("not everything was kept");
}"""


class ExistingContext:
    """A browser with one existing context and its profile."""

    def __init__(self, context: Any) -> None:
        self.context = context

    def new_context(self, **_: Any) -> Any:
        return self.context


# The engine's random bytes come from a seeded generator (mulberry32), so that a repeated test has the same game.
SEEDED = """(seed) => {
    let state = seed;
    const next = () => {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return (t ^ (t >>> 14)) & 255;
    };
    crypto.getRandomValues = (bytes) => bytes.map((_, i) => (bytes[i] = next()));
}"""


class PageVisit(Visit):
    """A visit in which requests go to the page's own engine instead of a server."""

    def __init__(self, browser: Any, url: str, lang: str = "fr", context: Any = None, **how: Any) -> None:
        super().__init__(browser if context is None else ExistingContext(context), url, lang, **how)

    def at(self, path: str) -> str:
        return f"{self.url}#{path}"

    def begin(self, path: str = "/") -> None:
        """Open a page and wait for the engine."""
        self.page.goto(self.at(path))
        self.page.wait_for_function(READY)

    def seed(self, text: str) -> None:
        """Fix the luck of later games. The engine has to be ready."""
        self.page.workers[0].evaluate(SEEDED, zlib.crc32(text.encode()))

    def wait_until_cached(self) -> None:
        """Wait until all files are cached, including those that no game waits for."""
        self.page.evaluate(IS_CACHED, LIMIT_MS)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        script = """async ([method, path, body]) => {
            const answer = await window.magnatSite.ask(method, path, body);
            const text = new TextDecoder().decode(answer.body);
            return answer.kind === "application/json" ? JSON.parse(text) : text;
        }"""
        return self.page.evaluate(script, [method, path, "" if body is None else json.dumps(body)])

    def introduce(self) -> None:
        """Introduce the player in the page, unless its profile has one from an earlier visit."""
        if not self.page.evaluate("localStorage.getItem('magnat-player')"):
            self.call("POST", "/api/players", {"name": "Camille"})
            self.page.evaluate("localStorage.setItem('magnat-player', '1')")

    def table(self, game: str, seats: list[str], start: bool = True, **more: Any) -> str:
        if self.page.url == "about:blank":
            self.begin()
        return super().table(game, seats, start, **more)

    def record(self, id: str) -> bytes:
        text: str = self.call("GET", f"/api/tables/{id}/record")
        return text.encode()
