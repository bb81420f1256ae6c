"""page: a friend in another browser, without the browsers: what he sends and is told passes as text."""

import asyncio
import json
import random
from typing import Any

from magnat.hosts.browser.host import BrowserHost
from tests.browser_host.test_page import Client

VERSION = "one"


class Friend:
    """Comes to a table, and answers whatever he is asked there."""

    def __init__(self, page: BrowserHost, key: str = "of-a-friend-0001", number: int = 100) -> None:
        self.page = page
        self.key = key
        self.number = number
        self.heard: list[str] = []
        self.frames: list[tuple[int, str]] = []  # the last event that he had before, and what came
        self.told: list[dict[str, Any]] = []
        self.seq = -1
        self.ended: tuple[int, str] | None = None
        self.count = 0

    async def come(self, table: str, name: str = "Nadia", version: str = VERSION) -> None:
        self.page.invite(self.number, table, self.take, lambda code, reason: setattr(self, "ended", (code, reason)))
        await self.send(type="come", key=self.key, name=name, version=version)

    def take(self, text: str) -> None:
        self.heard.append(text)
        told = json.loads(text)
        if told["type"] == "told":
            self.frames.append((self.seq, told["text"]))
            self.told.append(json.loads(told["text"]))
            self.seq = max(self.seq, self.told[-1].get("seq", -1))

    async def send(self, **message: Any) -> None:
        await self.page.on_message(self.number, json.dumps(message))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.count += 1
        text = "" if body is None else json.dumps(body)
        await self.send(type="ask", id=self.count, method=method, path=path, body=text)
        found = next(m for m in map(json.loads, self.heard) if m["type"] == "answer" and m["id"] == self.count)
        return found["status"], (json.loads(found["body"]) if found["kind"] == "application/json" else found["body"])

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
        """The table as he was told last."""
        return next(m for m in reversed(self.told) if "table" in m)["table"]  # type: ignore[no-any-return]

    async def play(self, most: int = 4000) -> None:
        """Answer until it is over, with any choice that is offered."""
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


async def invited(host: Client, seats: int = 3, game: str = "deal", **more: Any) -> str:
    """A table with the host in the middle, a bot, and free seats."""
    await host.ask("POST", "/api/players", {"name": "Camille"})
    kinds = [{"kind": "open"}, {"kind": "me"}, *[{"kind": "bot"}] * (seats - 2)]
    status, made = await host.ask("POST", "/api/tables", {"game": game, "seats": kinds, "bot_pace": 0, **more})
    assert status == 200, made
    return str(made["id"])
