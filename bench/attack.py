"""The tools of an attacker in a siege, and its counts.

An attacker counts for each limit of the server the admissions, by address, and the refusals.
`siege_counts` compares these numbers with the limits.
"""

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from tests.server.harness import ANY, ConnectionClosed, InvalidStatus, Person

Known = dict[str, str]
ATTACK_TIMEOUT_SECONDS: Final = 200.0  # seconds before an attack that has not seen its refusals is given up
BY_REASON: Final = {"too_many_bots": "bot_tables", "too_many_names": "names"}
TOO_MUCH: Final = ("too_fast", "too_many", *BY_REASON)  # reasons with status 429
Held = tuple[str, asyncio.StreamReader, asyncio.StreamWriter]


class Attack:
    """One attack. In the counting siege it continues until it was refused often enough and is released."""

    def __init__(self, url: str, seconds: float, known: Known, counts: bool = False, number: int = 0) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.began = time.monotonic()
        self.end = self.began + seconds
        self.last = self.began + ATTACK_TIMEOUT_SECONDS if counts else self.end
        self.known = known
        self.counts = counts
        self.done = 0
        self.refused = 0
        self.admitted: dict[str, Counter[str]] = {}  # by limit and address
        self.turned_away: Counter[str] = Counter()  # by limit
        self.wanted: dict[str, int] = {}  # refusals of each limit to wait for
        self.prepared: Callable[[], bool] = lambda: True  # False while the attack is not at full strength yet
        self.released = not counts  # False while the siege wants it to continue
        self.addresses: set[str] = set()
        self.faults: list[str] = []  # of the attack itself
        self.number = itertools.count()
        self.number_of_attack = number
        self.home = self.nearby(0, 7)

    def size(self, full: int, counted: int) -> int:
        """Return `full` for a measurement, and `counted`, just above the server's limits, for counts."""
        return counted if self.counts else full

    @property
    def on(self) -> bool:
        now = time.monotonic()
        return now < self.end or (now < self.last and not (self.enough and self.released))

    @property
    def enough(self) -> bool:
        """True at full strength, once it was refused as often as required."""
        return self.prepared() and all(self.turned_away[limit] >= least for limit, least in self.wanted.items())

    def until_refused(self, **wanted: int) -> None:
        """In the counting siege, continue until these limits have refused the required number."""
        self.wanted = wanted if self.counts else {}

    def came_from(self, address: str) -> str:
        self.addresses.add(address)
        return address

    def nearby(self, network: int, host: int) -> str:
        """Return an address in one of three networks of this attack. Limits that it uses up affect no other attack."""
        assert network < 3 and self.number_of_attack < 80
        return self.came_from(f"127.1.{3 * self.number_of_attack + network}.{host}")

    def address(self, networks: int = 40) -> str:
        """Return a new address."""
        n = next(self.number)
        return self.came_from(f"127.0.{10 + n % networks}.{1 + n // networks % 250}")

    # counting

    def let_in(self, limit: str, address: str, count: int = 1) -> None:
        self.admitted.setdefault(limit, Counter())[address] += count

    def turn_away(self, limit: str) -> None:
        self.refused += 1
        self.turned_away[limit] += 1

    def answered(self, status: int, reason: str, address: str, *limits: str) -> None:
        """Count the answer to a request that is subject to these limits, in this order."""
        if status == 429:
            limit = limits[0] if reason == "too_fast" else BY_REASON.get(reason, limits[-1])
            assert limit in limits, f"{reason}: {limits}"
            for each in limits[: limits.index(limit)]:
                self.let_in(each, address)
            self.turn_away(limit)
            return
        self.done += 1
        for each in limits:
            self.let_in(each, address)

    def failed(self, why: Exception) -> None:
        """Count an attempt without an answer."""
        self.refused += 1
        if isinstance(why, InvalidStatus) and why.response.status_code == 429:
            reason = reason_of(bytes(why.response.body or b""))
            self.turned_away["watchers" if reason == "too_many" else "requests"] += 1
        elif isinstance(why, ConnectionClosed) and why.rcvd is not None and why.rcvd.code == 4429:
            self.turned_away["messages"] += 1
        elif isinstance(why, ConnectionError):
            self.turned_away["closed"] += 1

    def report(self) -> str:
        counts = {
            "done": self.done,
            "refused": self.refused,
            "seconds": time.monotonic() - self.began,
            "admitted": self.admitted,
            "turned_away": self.turned_away,
            "wanted": self.wanted,
            "addresses": sorted(self.addresses),
            "failed": [*self.faults, *([] if self.enough or not self.counts else ["it was not at full strength"])],
        }
        return json.dumps(counts)

    # actions

    async def call(
        self, who: Person, method: str, path: str, body: Any = None, limits: str = "requests", **more: str
    ) -> dict[str, Any]:
        """Return the answer to a request that these limits may refuse, in this order."""
        answer = await who.call(method, path, body, status=ANY, **more)
        problem = answer.get("error") if isinstance(answer, dict) else None
        reason = str(problem["reason"]) if problem else ""
        self.answered(429 if reason in TOO_MUCH else 200, reason, who.comes_from, *limits.split())
        return answer if isinstance(answer, dict) else {}

    async def people(self, count: int) -> list[Person]:
        return [await Person(self.url, f"Evil{n}", comes_from=self.home).arrive() for n in range(count)]

    async def together(self, count: int, work: Callable[[], Awaitable[None]]) -> None:
        async def again() -> None:
            while self.on:
                try:
                    await work()
                except Exception as why:
                    self.failed(why)
                    await asyncio.sleep(0.02)

        tasks = [asyncio.create_task(again()) for _ in range(count)]
        await asyncio.wait(tasks, timeout=self.last - time.monotonic())

    async def open(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        connecting = asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        return await asyncio.wait_for(connecting, 5 if not self.counts else ATTACK_TIMEOUT_SECONDS)

    async def hold(self, said: bytes, addresses: Iterable[str]) -> list[Held]:
        """Open connections from these addresses that send `said` and then nothing."""
        held: list[Held] = []
        coming = iter(addresses)

        async def one() -> None:
            address = next(coming, "")
            if not address:
                await asyncio.sleep(0.05)
                return
            reader, writer = await self.open(address)
            writer.write(said)
            held.append((address, reader, writer))
            self.done += 1

        await self.together(20, one)
        return held

    async def crowd(self, said: bytes, each: int) -> list[Held]:
        """Open at once `each` connections from one address, and four times as many from one network, twice."""
        addresses = [self.home] * each
        addresses += [self.nearby(1 + n % 2, 1 + n // 2 % 250) for n in range(2 * 4 * each)]
        gate = asyncio.Semaphore(20)

        async def one(address: str) -> Held | None:
            async with gate:
                try:
                    reader, writer = await self.open(address)
                    writer.write(said)
                    return address, reader, writer
                except OSError:  # it was refused during the handshake
                    return None

        outcomes = await asyncio.gather(*[one(address) for address in addresses])
        self.done += len(addresses)
        return [each for each in outcomes if each is not None]

    async def eventually(self, test: Callable[[], bool]) -> None:
        """Wait for a condition or the hang limit; the counts show which it was."""
        while not test() and time.monotonic() < self.last:
            await asyncio.sleep(0.05)

    async def flood(self, count: int, begin: bytes, again: bytes, sources: int = 1) -> None:
        """Open connections that send `begin`, then `again` as fast as possible, and read nothing."""

        async def one() -> None:
            address = self.home if sources == 1 or self.counts else self.address(sources)
            reader, writer = await self.open(address)
            try:
                writer.write(begin)
                if begin.endswith(UPGRADE):
                    patience = min(5.0, self.end - time.monotonic() - 0.3)  # later ones count as refused
                    head = await asyncio.wait_for(
                        reader.readuntil(b"\r\n\r\n"), ATTACK_TIMEOUT_SECONDS if self.counts else max(patience, 0.1)
                    )
                    if b" 429 " in head[:20]:
                        reason = reason_of(await reader.read(1000))
                        self.turn_away("watchers" if reason == "too_many" else "requests")
                        await asyncio.sleep(0.02)
                        return
                    assert b" 101 " in head[:20], "no socket"
                while self.on:
                    writer.write(again)
                    await writer.drain()
                    self.done += 1
            finally:
                writer.transport.abort()

        await self.together(count, one)


def is_open(held: Held) -> bool:
    """False if the server has closed this connection."""
    _, reader, writer = held
    return not (reader.at_eof() or reader.exception() or writer.transport.is_closing())


def reason_of(body: bytes) -> str:
    """Return the reason in the body of a refusal."""
    try:
        return str(json.loads(body)["error"]["reason"])
    except (ValueError, KeyError, TypeError):
        return ""


UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
