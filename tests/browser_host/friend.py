"""A friend in another browser, simulated: messages pass as text."""

import asyncio
import json
import random
from typing import Any

from magnat.hosts.browser.host import BrowserHost
from tests.browser_host.test_page import Client

VERSION = "one"


class Friend:
    """Joins a table and answers every question there."""

    def __init__(self, page: BrowserHost, key: str = "of-a-friend-0001", number: int = 100) -> None:
        self.page = page
        self.key = key
        self.number = number
        self.heard: list[str] = []
        self.frames: list[tuple[int, str]] = []  # previous event number, received text
        self.told: list[dict[str, Any]] = []
        self.seq = -1
        self.ended: tuple[int, str] | None = None
        self.count = 0

    async def come(self, table: str, name: str = "Nadia", version: str = VERSION) -> None:
        self.page.invite(self.number, table, self.take, lambda code, reason: setattr(self, "ended", (code, reason)))
        await self.send(type="come", key=self.key, name=name, version=version)

    def take(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "told":
            self.frames.append((self.seq, message["text"]))
            self.told.append(json.loads(message["text"]))
            self.seq = max(self.seq, self.told[-1].get("seq", -1))

    async def send(self, **message: Any) -> None:
        await self.page.on_message(self.number, json.dumps(message))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.count += 1
        text = "" if body is None else json.dumps(body)
        await self.send(type="ask", id=self.count, method=method, path=path, body=text)
        answer = next(m for m in map(json.loads, self.heard) if m["type"] == "answer" and m["id"] == self.count)
        return answer["status"], (
            json.loads(answer["body"]) if answer["kind"] == "application/json" else answer["body"]
        )

    async def open(self, line: int = 1) -> None:
        await self.send(type="open", id=line)
        await self.tell(type="hello", have=-1, line=line)

    async def tell(self, line: int = 1, **command: Any) -> None:
        await self.send(type="say", id=line, text=json.dumps(command))

    async def leave(self) -> None:
        await self.page.disconnect(self.number)

    @property
    def last(self) -> dict[str, Any]:
        return next(m for m in reversed(self.told) if m["type"] in ("told", "welcome"))

    @property
    def seat(self) -> int:
        return int(next(m for m in reversed(self.told) if m["type"] == "welcome")["seat"])

    @property
    def table(self) -> dict[str, Any]:
        """The last received state of the table."""
        return next(m for m in reversed(self.told) if "table" in m)["table"]  # type: ignore[no-any-return]

    async def play(self, most: int = 4000) -> None:
        """Answer with any offered choice until the game is over."""
        luck = random.Random(5)
        for _ in range(most):
            view = self.last.get("view") or self.last
            if view.get("over"):
                return
            ask = view["ask"]
            choices = ask.get("choices")
            if choices and ask["seat"] == self.seat:
                self.count += 1
                word = choices["from"] if isinstance(choices, dict) else luck.choice(choices)
                self.page.guests[self.number].bucket.tokens = 40  # a person is never that fast
                await self.tell(type="say", id=f"g{self.count}", question=self.last["question"], say=word)
            await asyncio.sleep(0)
        raise AssertionError(f"no end after {most}: {self.last}")


async def invite(host: Client, seats: int = 3, game: str = "deal", **more: Any) -> str:
    """Create a table with the host in the middle, a bot, and open seats. Return its id."""
    await host.ask("POST", "/api/players", {"name": "Camille"})
    kinds = [{"kind": "open"}, {"kind": "me"}, *[{"kind": "bot"}] * (seats - 2)]
    status, table = await host.ask("POST", "/api/tables", {"game": game, "seats": kinds, "bot_pace": 0, **more})
    assert status == 201, table
    return str(table["id"])
