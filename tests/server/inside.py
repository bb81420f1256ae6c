"""A whole server in the test's process, with real sockets, store and workers. The clock is set by hand."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magnat.hosts.server.app import Server, make_uvicorn_config
from magnat.hosts.server.limits import RateLimit
from magnat.hosts.server.process import Process
from magnat.hosts.server.room import Room
from magnat.hosts.server.settings import Settings
from magnat.tables import clock, rates
from tests.server.harness import KEY, PATIENCE, Person, eventually

START = 1_700_000_000_000  # milliseconds


class SetClock:
    """Replaces the module `time` for match clocks and rate limits."""

    def __init__(self) -> None:
        self.now = START

    def time_ns(self) -> int:
        return self.now * 1_000_000

    def monotonic_ns(self) -> int:
        return self.now * 1_000_000 - clock.CLOCK_OFFSET_NS

    def time(self) -> float:
        return self.now / 1000

    def monotonic(self) -> float:
        return self.now / 1000


class Inside:
    """A server in the event loop of a test. Its matches and rate limits use `clock`.

    No timer fires and no rate limit recovers until the test calls `advance`.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
        self.clock = SetClock()
        monkeypatch.setattr(clock, "time", self.clock)
        monkeypatch.setattr(rates, "time", self.clock)
        store = f"sqlite:///{folder}/magnat.db"
        self.settings = Settings(store=store, port=0, operator_key=KEY, **settings)
        self.url = ""

    async def __aenter__(self) -> "Inside":
        self.process = Process(self.settings)
        limits = self.process.limits
        # They count CPU time, and would not recover.
        limits.reading_time, limits.command_time = RateLimit(1e9, 1e9), RateLimit(1e9, 1e9)
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
        """Advance the clock. Everything due at a table happens in order and at its own time."""
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
        """Wait until the server has noticed that a person disconnected."""
        room = await self.process.open_room(person.table)
        await eventually(lambda: person.seat not in room.session.shared.present_seats)
        await self.settled(room)

    async def settled(self, room: Room) -> None:
        """Wait until a table has nothing left to do at the current time."""
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
