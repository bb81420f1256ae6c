"""Attacks by requests that are cheap to send and expensive to serve, and one by all routes of the API."""

import asyncio
import itertools
import json
import re
from collections import deque
from typing import Any, Final

from bench.attack import ATTACK_TIMEOUT_SECONDS, Attack, reason_of
from bench.worst_bodies import SERVER_ROUTES, edition_documents, edition_texts, path_values, worst_bodies
from magnat.hosts.server.operator_api import OPERATOR_ROUTES
from magnat.tables.api_types import MAX_QR_CHARACTERS
from magnat.tables.routes import ApiRoute

FEW: Final = 4  # connections of one address
MANY: Final = 16
MIN_REQUESTS: Final = 12  # requests of a stage in the counting siege
OTHER: Final = "other"  # limits that have stages of their own
LIMITS_OF: Final = {"new_player": ("requests", "names", OTHER), "open": ("requests", "companions")}


async def request(
    a: Attack, method: str, path: str, body: bytes = b"", limits: tuple[str, ...] = ("requests", OTHER)
) -> str:
    """Send one request and count its answer. Return the reason if the answer is 429.

    It is subject to these limits, in this order.
    """
    reader, writer = await a.open(a.home)
    try:
        token = "" if method == "DELETE" and path == "/api/me" else a.known["token"]  # it would end the attack
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
        writer.write(f"{head}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), ATTACK_TIMEOUT_SECONDS)
        status = int(answer.split(b" ", 2)[1])
        assert status != 500, f"{method} {path}: a fault"
        content = await asyncio.wait_for(reader.read(1000), ATTACK_TIMEOUT_SECONDS)
        reason = reason_of(content) if status == 429 else ""
        a.answered(status, reason, a.home, *limits)
        return reason
    finally:
        writer.transport.abort()


async def repeat(a: Attack, count: int, method: str, path: str, bodies: list[Any]) -> None:
    """Send these bodies over and over, each with a number that makes it different."""
    a.prepared = lambda: a.done + a.refused >= MIN_REQUESTS
    encoded = [json.dumps(body).encode() for body in bodies]

    async def one() -> None:
        number = next(a.number)
        body = encoded[number % len(encoded)] if encoded else b""
        await request(a, method, path, body.replace(b"NUMBER", b"%06d" % number))

    await a.together(count, one)


async def qr(a: Attack) -> None:
    """QR codes of long texts."""
    await repeat(a, FEW, "POST", "/api/qr", [{"text": "NUMBER".ljust(MAX_QR_CHARACTERS, "x")}])


async def check(a: Attack) -> None:
    """Checks of large editions."""
    documents = [{"doc": {**doc, "title": {"fr": "NUMBER"}}} for doc in edition_documents()]
    await repeat(a, FEW, "POST", "/api/editions/check", documents)


async def dotted(a: Attack) -> None:
    """Checks of files with dotted keys."""
    texts = [{"text": f"# NUMBER\n{text}"} for text in edition_texts()]
    await repeat(a, FEW, "POST", "/api/editions/check", texts)


async def balance(a: Attack) -> None:
    """Trial games of editions that are refused."""
    documents = [{"doc": {**doc, "title": {"fr": "NUMBER"}}} for doc in edition_documents()[1:]]
    await repeat(a, FEW, "POST", "/api/editions/balance", documents)


async def refused_tables(a: Attack) -> None:
    """New tables with editions that are refused."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    documents = [{**doc, "title": {"fr": "NUMBER"}} for doc in edition_documents()[1:]]
    bodies = [{"game": "electronic", "seats": seats, "edition": doc} for doc in documents]
    await repeat(a, FEW, "POST", "/api/tables", bodies)


async def history(a: Attack) -> None:
    """The files and the pages of a long companion book."""
    paths = itertools.cycle(("/history.csv", "/history.ndjson", "", "/entries?before=9999"))
    a.prepared = lambda: a.done + a.refused >= MIN_REQUESTS

    async def one() -> None:
        await request(a, "GET", f"/api/companions/{a.known['companion']}{next(paths)}")

    await a.together(FEW, one)


async def public(a: Attack) -> None:
    """The list of sixty public tables."""
    await repeat(a, MANY, "GET", "/api/tables", [])


async def sides(a: Attack) -> None:
    """Side games that branch at the end of a long match."""
    await repeat(a, FEW, "POST", f"/api/tables/{a.known['over']}/side", [{"seq": 10**6, "seat": 0}])


async def hands(a: Attack) -> None:
    """A host removes a player and asks for the seat with a second name, to see the hand."""
    host, owner, second = await a.people(3)
    table = await host.create("deal", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    await owner.join(table)
    await host.start()
    seats = f"/api/tables/{table}/seats"
    await host.call("PATCH", f"{seats}/1", {"kind": "open"})
    second.table = table
    a.prepared = lambda: a.done >= MIN_REQUESTS

    async def one() -> None:
        await a.call(second, "POST", seats, {"seat": 1})
        await a.call(host, "POST", f"{seats}/1/admit", {"yes": True})
        await second.connect()
        a.done += 1
        if second.seat >= 0:
            a.faults.append("the second name has the seat")
        await second.leave()
        await asyncio.sleep(0.2)

    await a.together(1, one)


async def reviews(a: Attack) -> None:
    """Reviews of finished matches are begun and read."""
    numbers, paths = itertools.count(), [f"/api/tables/{id}/review" for id in a.known["finished"].split()]
    a.prepared = lambda: a.done + a.refused >= MIN_REQUESTS

    async def one() -> None:
        number = next(numbers)
        await request(a, "POST" if number % 3 else "GET", paths[number // 3 % len(paths)])

    await a.together(FEW, one)


async def hints(a: Attack) -> None:
    """Hints at twelve tables, three times a second."""
    tables = a.size(12, 3)
    crowd = await a.people(tables)
    for person in crowd:
        await person.create("electronic", [{"kind": "me"}, {"kind": "bot"}])
        await person.start()
        await person.connect()
        while person.ask.get("seat") != person.seat:
            await person.hear()
    turns = itertools.count()
    a.prepared = lambda: a.done >= tables

    async def one() -> None:
        person = crowd[next(turns) % tables]
        await person.send(type="hint", id=f"h{next(person.ids)}", question=person.question)
        await asyncio.wait_for(person.until("hinted", "refused"), ATTACK_TIMEOUT_SECONDS)
        a.done += 1
        await asyncio.sleep(0.33)

    await a.together(min(tables, 3), one)


async def routes(a: Attack) -> None:
    """All routes, each with the largest and worst bodies that its types allow."""
    every = [each for route in SERVER_ROUTES for each in route_requests(a, route)]
    waiting, answered = deque(every), set[str]()
    a.prepared = lambda: len(answered) >= a.size(0, len(SERVER_ROUTES))

    async def one() -> None:
        route, path, body = waiting.popleft()
        limits = ("guesses",) if route in OPERATOR_ROUTES else LIMITS_OF.get(route.name, ("requests", OTHER))
        try:
            await request(a, route.method, path, body, limits)
            answered.add(f"{route.method} {route.path}")
        finally:
            waiting.append((route, path, body))  # again, because it was refused or for more load

    await a.together(MANY, one)


def route_requests(a: Attack, route: ApiRoute) -> list[tuple[ApiRoute, str, bytes]]:
    """Return requests of a route."""
    values = path_values(a.known)
    names = re.findall(r"\{(\w+)\}", route.path)
    bodies = worst_bodies(route, a.size(8, 1))
    paths = [
        route.path.format(**{name: values[name][n % len(values[name])] for name in names}) for n in range(len(bodies))
    ]
    return [(route, path, body) for path, body in zip(paths, bodies, strict=True)]


REQUESTS: Final = (qr, check, dotted, balance, refused_tables, history, public, sides, hands, reviews, hints, routes)
