"""server: a whole server in the process of its test. Sockets, store and workers are real; the clock is set by hand."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magnat.hosts.server import row_mapping
from magnat.hosts.server.app import Server, make_uvicorn_config
from magnat.hosts.server.limits import RateLimit
from magnat.hosts.server.process import Process
from magnat.hosts.server.room import Room
from magnat.hosts.server.settings import Settings
from magnat.tables import rates
from tests.server.harness import KEY, PATIENCE, Person, eventually

START = 1_700_000_000_000  # milliseconds


class SetClock:
    """In place of the module `time`, for code that asks for the time of a match or of a rate limit."""

    def __init__(self) -> None:
        self.now = START

    def time_ns(self) -> int:
        return self.now * 1_000_000

    def monotonic_ns(self) -> int:
        return self.now * 1_000_000 - row_mapping.CLOCK_OFFSET_NS

    def time(self) -> float:
        return self.now / 1000

    def monotonic(self) -> float:
        return self.now / 1000


class Inside:
    """A server that runs in the event loop of a test; its matches and its rate limits go by `clock`.

    Nothing is due at a table, and no rate limit recovers, until a test lets time pass with `advance`.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
        self.clock = SetClock()
        monkeypatch.setattr(row_mapping, "time", self.clock)
        monkeypatch.setattr(rates, "time", self.clock)
        store = f"sqlite:///{folder}/magnat.db"
        self.settings = Settings(store=store, port=0, operator_key=KEY, **settings)
        self.url = ""

    async def __aenter__(self) -> "Inside":
        self.process = Process(self.settings)
        limits = self.process.limits
        limits.reading_time = limits.command_time = RateLimit(1e9, 1e9)  # they count CPU time, and would not recover
        self.process.store.open()
        self.server = Server(make_uvicorn_config(self.process), self.process)
        self._serving = asyncio.create_task(self.server._serve())
        while not self.server.started:
            assert not self._serving.done(), "the server did not start"
            await asyncio.sleep(0.001)
        self.url = f"http://127.0.0.1:{self.server.port}"
        return self

    async def __aexit__(self, *why: object) -> None:
        self.server.should_exit = True
        await self._serving

    async def advance(self, table: str, milliseconds: int) -> None:
        """Let time pass. All that falls due at a table happens at its own moment, in its order."""
        room = await self.process.open_room(table)
        end = self.clock.now + milliseconds
        while True:
            await self.settled(room)
            at = room.session.next_timer_at(self.clock.now)
            if at is None or at > end:
                break
            self.clock.now = at
        self.clock.now = end
        await self.settled(room)

    async def absent(self, person: Person) -> None:
        """Return as soon as the server has noticed that somebody left."""
        room = await self.process.open_room(person.table)
        await eventually(lambda: person.seat not in room.session.present_seats)
        await self.settled(room)

    async def settled(self, room: Room) -> None:
        """Return as soon as nothing is left that a table could do at this moment."""
        room.wake()
        async with asyncio.timeout(PATIENCE):
            while True:
                await asyncio.sleep(0.001)
                at = room.session.next_timer_at(self.clock.now)
                due = at is not None and at <= self.clock.now
                if not due and not room.inbox and not room.thinking and room._sleeping is not None:
                    return
                room.wake()


__all__ = ["START", "Inside", "SetClock"]
