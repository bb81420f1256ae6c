"""bench: what an attacker of a besieged server has at hand."""

import asyncio
import itertools
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.harness import ANY, Person

Known = dict[str, str]


class Attack:
    """What an attacker has at hand."""

    def __init__(self, url: str, seconds: float, known: Known) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.end = time.monotonic() + seconds
        self.known = known
        self.done = 0
        self.refused = 0
        self.number = itertools.count()
        self.home = f"127.0.{100 + os.getpid() % 100}.7"  # what one attacker has used up is not the next one's

    @property
    def on(self) -> bool:
        return time.monotonic() < self.end

    def address(self, networks: int = 40) -> str:
        """Another one each time."""
        n = next(self.number)
        return f"127.0.{10 + n % networks}.{1 + n // networks % 250}"

    async def call(self, who: Person, method: str, path: str, body: Any = None, **more: str) -> Any:
        found = await who.call(method, path, body, status=ANY, **more)
        if isinstance(found, dict) and "error" in found:
            self.refused += 1
        else:
            self.done += 1
        return found

    async def people(self, count: int) -> list[Person]:
        return [await Person(self.url, f"Evil{n}", comes_from=self.home).arrive() for n in range(count)]

    async def together(self, count: int, work: Callable[[], Awaitable[None]]) -> None:
        async def again() -> None:
            while self.on:
                try:
                    await work()
                except Exception:
                    self.refused += 1
                    await asyncio.sleep(0.02)

        await asyncio.wait([asyncio.create_task(again()) for _ in range(count)], timeout=self.end - time.monotonic())

    async def hold(self, count: int, said: bytes, sources: int = 40) -> None:
        """Connections that say so much, and then nothing."""
        held: list[asyncio.StreamWriter] = []

        async def one() -> None:
            if len(held) >= count:
                await asyncio.sleep(0.05)
                return
            way = asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address(sources), 0))
            reader, writer = await asyncio.wait_for(way, 5)
            writer.write(said)
            held.append(writer)
            self.done += 1
            if len(held) % 50 == 0 and reader.at_eof():
                self.refused += 1

        await self.together(20, one)
        for writer in held:
            writer.transport.abort()

    async def flood(self, count: int, begin: bytes, again: bytes, sources: int = 1) -> None:
        """Connections that begin by saying something, then say the same as fast as it is taken, and hear nothing."""

        async def one() -> None:
            address = self.home if sources == 1 else self.address(sources)
            way = asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
            reader, writer = await asyncio.wait_for(way, 5)
            try:
                writer.write(begin)
                if begin.endswith(UPGRADE):
                    patience = min(5.0, self.end - time.monotonic() - 0.3)  # who has no socket by then was refused one
                    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), max(patience, 0.1))
                    assert b" 101 " in head[:20], "no socket"
                while self.on:
                    writer.write(again)
                    await writer.drain()
                    self.done += 1
            finally:
                writer.transport.abort()

        await self.together(count, one)


UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
