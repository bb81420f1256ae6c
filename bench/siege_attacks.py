"""Attacks on a server through its features: tables, records, pages, names. See also `siege_wire`."""

import asyncio
import contextlib
from typing import Final

from bench.attack import ATTACK_TIMEOUT_SECONDS, Attack, Held, is_open, reason_of
from bench.clients import Frames
from bench.siege_counts import CONNECTIONS, WATCHERS
from bench.siege_requests import REQUESTS
from bench.siege_wire import WIRE
from magnat.hosts.server.settings import NETWORK_FACTOR
from tests.server.harness import Person


async def bots(a: Attack) -> None:
    """Two hundred tables of searching bots without a pace, under four names of one address."""
    a.until_refused(bot_tables=5, tables=1)
    crowd = await a.people(4)
    body = {"game": "electronic", "seats": [{"kind": "bot", "bot": "search"}] * 2, "bot_pace": 0}
    waiting_tables: list[tuple[Person, str]] = []  # tables that have not started
    started: list[str] = []
    watching: list[Person] = []
    a.prepared = lambda: len(watching) >= a.size(0, 5)
    pause = 0.3 if a.counts else 0.05  # seconds; a socket needs two requests, which the other attackers must not use up

    async def watch() -> None:
        watcher = Person(a.url, "w", comes_from=a.home)
        watcher.table = started[len(watching) % len(started)]
        await watcher.connect()
        watching.append(watcher)

    async def one() -> None:
        refused = a.refused
        try:
            if started and len(watching) < min(len(started), WATCHERS):
                await watch()
            elif waiting_tables:
                await start(*waiting_tables[0])
            else:
                person = crowd[next(a.number) % 4]
                answer = await a.call(person, "POST", "/api/tables", body, "requests tables")
                waiting_tables.extend([(person, answer["id"])] if "id" in answer else [])
        except Exception as why:
            a.failed(why)
        if a.refused > refused:
            await asyncio.sleep(pause)

    async def start(person: Person, table: str) -> None:
        waiting_tables.remove((person, table))
        answer = await a.call(person, "POST", f"/api/tables/{table}/start", {}, "requests bot_tables")
        if "id" in answer:
            started.append(table)
        elif answer["error"]["reason"] == "too_fast":
            waiting_tables.append((person, table))

    await a.together(a.size(8, 1), one)


async def records(a: Attack) -> None:
    """Eight connections keep reading the record of a long match, and eight its events."""
    a.until_refused(requests=5)

    async def one() -> None:
        n = next(a.number)
        kind = "record" if n % 2 else f"stream?have={n % 90}"
        path = f"/api/tables/{a.known['long']}/{kind}"
        limit = "replays" if kind == "record" else "watchers"
        await asyncio.wait_for(read(a, path, a.known["token"], limit), ATTACK_TIMEOUT_SECONDS if a.counts else 5)

    await a.together(16, one)


async def read(a: Attack, path: str, token: str, limit: str) -> None:
    """Read until the first pause. `limit` may refuse such requests."""
    reader, writer = await a.open(a.home)
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        reason = reason_of(await reader.read(1000)) if status == 429 else ""
        a.answered(status, reason, a.home, "requests", *([limit] if status == 429 else []))
        with contextlib.suppress(TimeoutError):
            while status == 200 and len(await asyncio.wait_for(reader.read(65_536), 1)):
                a.done += 1
    finally:
        writer.transport.abort()


async def half_open(a: Attack) -> None:
    """Four thousand connections that never send anything."""
    if a.counts:
        await crowded(a, b"")
    else:
        await a.hold(b"", (a.address() for _ in range(4_000)))


async def half_said(a: Attack) -> None:
    """Connections that send half a request. They are cut off after a timeout."""
    half_request = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-"
    if a.counts:
        held = await crowded(a, half_request)
        await a.eventually(lambda: not any(is_open(each) for each in held))
        a.let_in("half_said", a.home, sum(is_open(each) for each in held))
    else:
        await a.hold(half_request, (a.address(8) for _ in range(2_000)))


async def crowded(a: Attack, said: bytes) -> list[Held]:
    """Open more connections of an address and of a network than allowed, and count those that stay open."""
    a.until_refused(connections=1)
    held = await a.crowd(said, 2 * CONNECTIONS)
    most = CONNECTIONS * (1 + 2 * NETWORK_FACTOR)
    await a.eventually(lambda: sum(is_open(each) for each in held) <= most)
    for address, *_ in filter(is_open, held):
        a.let_in("connections", address)
    a.turned_away["connections"] = a.done - sum(is_open(each) for each in held)
    return held


async def watchers(a: Attack) -> None:
    """Thousands of spectators from many addresses."""
    held: list[tuple[str, Frames]] = []

    async def come(address: str) -> None:
        socket = Frames(f"/api/tables/{a.known['long']}/socket", "", lambda content: None, lambda: None)
        socket.opened = lambda: socket.send(b'{"type":"hello"}')
        held.append((address, socket))
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, "127.0.0.1", a.port, local_addr=(address, 0))
        a.done += 1

    async def one() -> None:
        await come(a.address())
        await asyncio.sleep(0.01)

    asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # denied handshakes are expected
    if a.counts:
        a.until_refused(watchers=20)
        around = [a.nearby(1, n) for n in range(1, 2 * WATCHERS * NETWORK_FACTOR)]
        for address in [*[a.home] * 2 * WATCHERS, *around]:
            await come(address)
        await a.eventually(lambda: all(socket.open or socket.closed for _, socket in held))
    else:
        await a.together(20, one)
    for address, socket in held:
        if socket.open and not socket.closed:
            a.let_in("watchers", address)
        else:
            a.turn_away("watchers" if reason_of(socket.denial) == "too_many" else "requests")


async def streams(a: Attack) -> None:
    """Streams that are never read, all from one address."""
    a.until_refused(watchers=5)
    request = f"GET /api/tables/{a.known['long']}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    if not a.counts:
        await a.hold(request, (a.home for _ in range(1_500)))
        return
    held: list[Held] = []

    async def one() -> None:
        reader, writer = await a.open(a.home)
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 200 " in head[:20]:
            held.append((a.home, reader, writer))
            a.done += 1
        else:
            a.turn_away("watchers" if reason_of(await reader.read(1000)) == "too_many" else "requests")
            await asyncio.sleep(0.1)
            writer.transport.abort()

    await a.together(10, one)
    a.let_in("watchers", a.home, sum(is_open(each) for each in held))


async def pages(a: Attack) -> None:
    """Pages, files and pictures, each over a new connection."""
    paths = ("/", "/t/none", "/api/docs", "/api/games/electronic", f"/api/tables/{a.known['long']}/qr.svg")

    async def one() -> None:
        path = paths[next(a.number) % len(paths)]
        limit = "requests" if path.startswith(("/api/games", "/api/tables")) else "pages"
        reader, writer = await a.open(a.home)
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: h{next(a.number)}\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            a.answered(int(head.split(b" ", 2)[1]), "too_fast", a.home, limit)
        finally:
            writer.transport.abort()

    await a.together(8, one)


async def codes(a: Attack) -> None:
    """Table codes are guessed."""
    person = Person(a.url, "Evil", comes_from=a.home)
    a.until_refused(requests=30)

    async def one() -> None:
        await a.call(person, "GET", f"/api/codes/AAAA{next(a.number) % 100:02}", None, "requests guesses")

    await a.together(8, one)


async def names(a: Attack) -> None:
    """Endless new names, with forged addresses."""

    a.until_refused(names=10)

    async def one() -> None:
        forged = {"X-Forwarded-For": f"6.6.{next(a.number) % 250}.1"}
        person = Person(a.url, "Evil", comes_from=a.home)
        await a.call(person, "POST", "/api/players", {"name": "E"}, "requests names", **forged)

    await a.together(8, one)


async def lobby(a: Attack) -> None:
    """Public tables fill the lobby, which is requested all the time."""
    a.until_refused(tables=3)
    crowd = await a.people(4)
    body = {"game": "deal", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}

    async def one() -> None:
        n = next(a.number)
        person = crowd[n % 4]
        if a.turned_away["tables"] < 3 if a.counts else n < 200:
            await a.call(person, "POST", "/api/tables", body, "requests tables")
        else:
            path = ("/api/tables", "/api/me", "/api/docs", "/api/openapi.json")[n % 4]
            await a.call(person, "GET", path, None, "requests" if n % 4 < 2 else "pages")

    await a.together(8, one)


async def commands(a: Attack) -> None:
    """Seated players send previews and chat as fast as possible, at twelve tables."""
    a.until_refused(messages=3)
    crowd = await a.people(a.size(4, 2))
    sockets: list[Person] = []
    for n in range(a.size(12, 3)):
        person = Person(a.url, f"E{n}", comes_from=a.home)
        person.token = crowd[n % len(crowd)].token
        await person.create("deal", [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}])
        await person.start()
        await person.connect()
        sockets.append(person)

    async def one() -> None:
        person = sockets[next(a.number) % len(sockets)]
        if person.socket is None or person.socket.close_code is not None:
            await person.connect()
        for n in range(10):
            kind = {"type": "preview", "say": ["end"]} if n % 2 else {"type": "front", "seat": n // 2 % 2}
            await person.send(id=f"c{next(person.ids)}", **kind)
            a.done += 1
        await asyncio.sleep(0.05)

    await a.together(20, one)


async def companions(a: Attack) -> None:
    """Companion tables, phones and listeners."""
    a.until_refused(companions=2)
    person = Person(a.url, "Evil", comes_from=a.home)
    opened: list[str] = []

    async def one() -> None:
        n = next(a.number)
        if not opened or n % a.size(50, 3) == 0:
            opening = {"game": "electronic", "names": ["A", "B"]}
            made = await a.call(person, "POST", "/api/companions", {"opening": opening}, "requests companions")
            opened.append(made["table"]["code"]) if "table" in made else None
        else:
            await a.call(person, "POST", f"/api/companions/{opened[n % len(opened)]}/phones", {"mine": []})

    await a.together(8, one)


ATTACKS: Final = {
    work.__name__: work
    for work in (
        bots,
        records,
        half_open,
        half_said,
        watchers,
        streams,
        pages,
        codes,
        names,
        lobby,
        commands,
        companions,
        *WIRE,
        *REQUESTS,
    )
}
