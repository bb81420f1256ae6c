"""bench: attacks on what lies below a table: frames, chunks, requests, connections, by the thousand in one packet."""

import asyncio
from itertools import count

from bench.attack import UPGRADE, Attack
from tests.server.harness import Person

PACKET = 65_536  # bytes
NO_MASK = b"\0\0\0\0"


def upgraded(a: Attack) -> bytes:
    """The request for a socket of a spectator."""
    return f"GET /api/tables/{a.known['long']}/socket HTTP/1.1\r\nHost: x\r\n".encode() + UPGRADE


def packet(one: bytes) -> bytes:
    return one * (PACKET // len(one))


async def pings(a: Attack) -> None:
    """Sockets that send empty pings in full packets, and take no answer."""
    await a.flood(20, upgraded(a), packet(b"\x89\x80" + NO_MASK))


async def tiny(a: Attack) -> None:
    """Sockets that send a message in thousands of empty parts, which never ends."""
    await a.flood(20, upgraded(a), b"\x01\x80" + NO_MASK + packet(b"\x00\x80" + NO_MASK))


async def messages(a: Attack) -> None:
    """Sockets that send thousands of messages in a packet."""
    await a.flood(20, upgraded(a), packet(b"\x81\x82" + NO_MASK + b"{}"))


async def chunks(a: Attack) -> None:
    """Bodies in chunks of one byte."""
    head = b"POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    await a.flood(20, b"", head + packet(b"1\r\nx\r\n"))


async def pipeline(a: Attack) -> None:
    """Requests by the thousand, one behind the other, whose answers nobody reads."""
    await a.flood(20, b"", packet(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), 4)


async def health(a: Attack) -> None:
    """The address that costs nothing, all the time, over connections that stay."""
    await asked(a, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")


async def refusals(a: Attack) -> None:
    """What is refused all the time, with as many headers as go into a request."""
    much = b"".join(b"X-%d: %s\r\n" % (n, b"y" * 100) for n in range(300))
    await asked(a, b"GET /api/tables/none HTTP/1.1\r\nHost: x\r\nCookie: magnat=x\r\n" + much + b"\r\n")


async def asked(a: Attack, request: bytes) -> None:
    async def one() -> None:
        way = asyncio.open_connection("127.0.0.1", a.port, local_addr=(a.address(4), 0))
        reader, writer = await asyncio.wait_for(way, 5)
        try:
            while a.on:
                writer.write(request)
                a.refused += b" 429 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
                await asyncio.sleep(0)  # the body is read with the next answer
                a.done += 1
        finally:
            writer.transport.abort()

    await a.together(40, one)


async def arrivals(a: Attack) -> None:
    """Connections that come and go as fast as they can."""

    async def one() -> None:
        way = asyncio.open_connection("127.0.0.1", a.port, local_addr=(a.address(8), 0))
        _, writer = await asyncio.wait_for(way, 5)
        a.done += 1
        writer.transport.abort()

    await a.together(40, one)


async def returns(a: Attack) -> None:
    """A player who comes back to a seat and goes again, all the time, at eight tables."""
    crowd = await a.people(8)
    for person in crowd:
        await person.create("deal", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
        await person.start()
    number = count()

    async def one() -> None:
        person = crowd[next(number) % len(crowd)]
        again = Person(a.url, person.name, comes_from=a.home)
        again.token, again.table = person.token, person.table
        await again.connect()
        a.done += 1
        await again.leave()

    await a.together(16, one)


async def talk(a: Attack) -> None:
    """Chat, and bots that stand in and go again, at eight tables, as fast as it is taken."""
    crowd = await a.people(8)
    for person in crowd:
        await person.create("electronic", [{"kind": "me"}, {"kind": "bot"}])
        await person.start()
    number = count()

    async def one() -> None:
        person = crowd[next(number) % len(crowd)]
        if person.socket is None or person.socket.close_code is not None:
            await person.connect()
        await person.do("chat", text="x" * 200)
        await person.do("stand_in")
        await person.do("back")
        a.done += 3

    await a.together(8, one)


WIRE = (pings, tiny, messages, chunks, pipeline, health, refusals, arrivals, returns, talk)
