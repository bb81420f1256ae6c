"""page: the host in a browser, without the browser: a dictionary is the store, everything else is what a page runs."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from magnat.games import BUILT_IN
from magnat.page import Page
from magnat.record import decoded, replay, verify
from tests.page.memory import Memory

CAP = {"deal": "max_turns", "millionaire": "turn_cap"}


class Client:
    """What a page does: asks, connects, and answers whatever it is asked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[dict[str, Any]] = []
        self.ended: tuple[int, str] | None = None
        self.count = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, kind, answer = await self.page.ask(method, path, "" if body is None else json.dumps(body))
        return status, (json.loads(answer) if kind == "application/json" else answer)

    async def table(self, game: str, bots: int = 1, bot: str = "steady", **more: Any) -> str:
        await self.ask("POST", "/api/players", {"name": "Camille"})
        seats = [{"kind": "bot", "bot": bot} for _ in range(bots)] + [{"kind": "me"}]
        status, made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "bot_pace": 0, **more})
        assert status == 200, made
        status, begun = await self.ask("POST", f"/api/tables/{made['id']}/start", {})
        assert (status, begun["status"]) == (200, "playing"), begun
        return str(made["id"])

    async def connect(self, id: str, number: int = 1, have: int = -1) -> None:
        end = lambda code, reason: setattr(self, "ended", (code, reason))  # noqa: E731
        await self.page.connect(number, id, lambda text: self.told.append(json.loads(text)), end)
        await self.page.hear(number, json.dumps({"type": "hello", "have": have}))

    @property
    def last(self) -> dict[str, Any]:
        return next(m for m in reversed(self.told) if m["type"] in ("told", "welcome"))

    async def say(self, word: Any, number: int = 1) -> dict[str, Any]:
        self.count += 1
        id = f"c{self.count}"
        said = {"type": "say", "id": id, "question": self.last["question"], "say": word}
        await self.page.hear(number, json.dumps(said))
        return next(m for m in self.told if m.get("id") == id)

    async def play(self, most: int = 4000) -> None:
        """Answer until it is over, with any choice that is offered."""
        luck = random.Random(3)
        for _ in range(most):
            last = self.last
            view = last.get("view") or last
            if view.get("over"):
                return
            ask = view["ask"]
            choices = ask.get("choices")
            if choices and ask["seat"] == self.seat:
                span = isinstance(choices, dict)
                await self.say(choices["from"] if span else luck.choice(choices))
            await asyncio.sleep(0)
        raise AssertionError(f"no end after {most}: {self.last}")

    @property
    def seat(self) -> int:
        return int(next(m for m in self.told if m["type"] == "welcome")["seat"])


def played(work: Callable[[Client, Memory], Awaitable[None]], **how: Any) -> None:
    async def run() -> None:
        store = Memory()
        page = Page(store, **how)
        await page.start()
        await work(Client(page), store)

    asyncio.run(asyncio.wait_for(run(), 120))


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_game_is_kept_and_its_record_verifies(game: str) -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table(game, options={CAP.get(game, "turn_limit"): 12})
        await client.connect(id)
        await client.play()
        _, text = await client.ask("GET", f"/api/tables/{id}/record")
        record = decoded(text)
        assert replay(record).over and verify(record).fair
        _, me = await client.ask("GET", "/api/me")
        assert [table["status"] for table in me["tables"]] == ["over"]
        _, lines = await client.ask("GET", f"/api/tables/{id}/stream?have=-1&seat=open")
        assert lines.count(b"\n") == len(store.log) + 1

    played(work)
