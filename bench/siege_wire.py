"""Attacks below the tables: thousands of frames, chunks, requests or connections in one packet."""

import asyncio
from itertools import count

from bench.attack import ATTACK_TIMEOUT_SECONDS, UPGRADE, Attack
from tests.server.harness import Person

PACKET = 65_536  # bytes
NO_MASK = b"\0\0\0\0"


def upgrade_request(a: Attack) -> bytes:
    """Return a spectator's request for a socket."""
    return f"GET /api/tables/{a.known['long']}/socket HTTP/1.1\r\nHost: x\r\n".encode() + UPGRADE


def packet(one: bytes) -> bytes:
    return one * (PACKET // len(one))


async def pings(a: Attack) -> None:
    """Sockets that send empty pings in full packets and read no answer."""
    a.until_refused(watchers=5)
    await a.flood(20, upgrade_request(a), packet(b"\x89\x80" + NO_MASK))


async def tiny(a: Attack) -> None:
    """Sockets that send a message in thousands of empty fragments, which never ends."""
    a.until_refused(watchers=5)
    await a.flood(20, upgrade_request(a), b"\x01\x80" + NO_MASK + packet(b"\x00\x80" + NO_MASK))


async def messages(a: Attack) -> None:
    """Sockets that send thousands of messages in a packet."""
    a.until_refused(closed=3)
    await a.flood(20, upgrade_request(a), packet(b"\x81\x82" + NO_MASK + b"{}"))


async def chunks(a: Attack) -> None:
    """Bodies in chunks of one byte."""
    a.until_refused(closed=1)
    head = b"POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    await a.flood(a.size(20, 2), b"", head + packet(b"1\r\nx\r\n"))


async def pipeline(a: Attack) -> None:
    """Thousands of pipelined requests whose answers are never read."""
    await a.flood(20, b"", packet(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), 4)


async def health(a: Attack) -> None:
    """The cheapest address, all the time, over persistent connections."""
    await repeat_request(a, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", "pages")


async def refusals(a: Attack) -> None:
    """Requests that are always refused, with the maximum of headers."""
    a.until_refused(requests=20)
    much = b"".join(b"X-%d: %s\r\n" % (n, b"y" * 100) for n in range(140))
    await repeat_request(
        a, b"GET /api/tables/none HTTP/1.1\r\nHost: x\r\nCookie: magnat=x\r\n" + much + b"\r\n", "requests"
    )


async def repeat_request(a: Attack, request: bytes, limit: str) -> None:
    """Repeat one request over persistent connections."""

    async def one() -> None:
        address = a.home if a.counts else a.address(4)
        reader, writer = await a.open(address)
        try:
            while a.on:
                writer.write(request)
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), ATTACK_TIMEOUT_SECONDS if a.counts else 5)
                await asyncio.sleep(0)  # the body is read with the next answer
                a.answered(int(head.rpartition(b"HTTP/1.1 ")[2][:3]), "too_fast", address, limit)
        finally:
            writer.transport.abort()

    await a.together(40, one)


async def arrivals(a: Attack) -> None:
    """Connections that open and close as fast as possible."""

    async def one() -> None:
        _, writer = await a.open(a.home if a.counts else a.address(8))
        a.done += 1
        writer.transport.abort()

    await a.together(40, one)


async def returns(a: Attack) -> None:
    """A player who keeps leaving and rejoining a seat, at eight tables."""
    a.until_refused(requests=5)
    crowd = await a.people(a.size(8, 3))
    for person in crowd:
        await person.create("deal", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
        await person.start()
    number = count()

    async def one() -> None:
        person = crowd[next(number) % len(crowd)]
        same_person = Person(a.url, person.name, comes_from=a.home)
        same_person.token, same_person.table = person.token, person.table
        await same_person.connect()
        a.answered(200, "", a.home, "requests")
        await same_person.leave()

    await a.together(a.size(16, 8), one)


async def talk(a: Attack) -> None:
    """Chat, and bots that stand in and leave, at eight tables, as fast as the server reads."""
    a.until_refused(messages=3)
    crowd = await a.people(a.size(8, 3))
    for person in crowd:
        await person.create("electronic", [{"kind": "me"}, {"kind": "bot"}])
        await person.start()
    number = count()

    async def one() -> None:
        person = crowd[next(number) % len(crowd)]
        if person.socket is None or person.socket.close_code is not None:
            await person.connect()
        for _ in range(a.size(0, 6)):  # more than a socket may send at once
            await person.send(type="chat", id=f"t{next(person.ids)}", text="x" * 200)
        await person.do("chat", text="x" * 200)
        await person.do("stand_in")
        await person.do("back")
        a.done += 3

    await a.together(a.size(8, 3), one)


WIRE = (pings, tiny, messages, chunks, pipeline, health, refusals, arrivals, returns, talk)
