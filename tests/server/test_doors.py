"""server: connections. Who says nothing is cut, all are counted, and behind a proxy it is known whose they are."""

import asyncio
import contextlib
import json
import logging
import resource
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from magnat.hosts.server.app import make_uvicorn_config
from magnat.hosts.server.client_addresses import BadNetwork, TrustedProxies
from magnat.hosts.server.http_protocol import HttpProtocol
from magnat.hosts.server.logs import JsonFormatter, RepeatFilter, TextFormatter
from magnat.hosts.server.process import Process
from magnat.hosts.server.settings import Settings
from tests.server.conftest import FAST
from tests.server.harness import PATIENCE, Person, Serving, eventually, seated
from tests.server.inside import Inside
from tests.server.simulated import Line, SimulatedLoop, simulated

ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def reached(port: int, source: str = "127.0.0.1") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
    connection.settimeout(PATIENCE)
    return connection


def answered(connection: socket.socket) -> bool:
    """True if the server answers on a connection, False if it has ended it."""
    try:
        connection.sendall(ASK)
        return connection.recv(4096).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


async def plain(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers everything with one word."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": b"ok\n"})


def door_to(app: Any, store: str) -> Callable[[], HttpProtocol]:
    """Return what makes a connection as a server of this store does, in front of another application."""
    config = make_uvicorn_config(Process(Settings(store=store)))
    config.app = app
    config.load()
    state = ServerState()
    return lambda: config.http_protocol_class(config=config, server_state=state, app_state={})  # type: ignore


def test_who_says_nothing_or_half_a_request_is_cut(store: str) -> None:
    """Ten seconds after the first byte of it, to the moment: a byte now and then gains no time."""

    async def play(loop: SimulatedLoop) -> None:
        door = door_to(plain, store)
        silent, half, trickle, again = [Line(door()) for _ in range(4)]
        half.protocol.data_received(b"GET /healthz HTTP/1.1\r\nHost:")
        again.protocol.data_received(ASK)
        await asyncio.sleep(3)
        assert again.written.startswith(b"HTTP/1.1 200 ") and again.written.endswith(b"ok\n")
        again.protocol.data_received(b"GET /heal")  # the second request of a connection has its time as well
        for _ in range(69):
            trickle.protocol.data_received(b"G")
            await asyncio.sleep(0.1)
        assert not any(line.is_closing() for line in (silent, half, trickle, again))
        await asyncio.sleep(0.101)
        assert [line.is_closing() for line in (silent, half, trickle, again)] == [True, True, True, False]
        await asyncio.sleep(2.9)
        assert not again.is_closing()
        await asyncio.sleep(0.1)
        assert again.is_closing()

    simulated(play)


def test_a_connection_is_there_when_it_is_used_again(store: str) -> None:
    """Clients keep one for up to a minute. A server that closes it then crosses their next request now and then."""

    async def play(loop: SimulatedLoop) -> None:
        line = Line(door_to(plain, store)())
        for times in (1, 2, 3):
            line.protocol.data_received(ASK)
            await asyncio.sleep(70)
            assert line.written.count(b"ok\n") == times and not line.is_closing()
        await asyncio.sleep(6)
        assert line.is_closing(), "nobody has used it for 75 seconds"

    simulated(play)


def test_connections_are_counted_by_address_from_their_first_moment(store: str) -> None:
    async def play(serving: Serving) -> None:
        held = [reached(serving.port, "127.0.7.7") for _ in range(8)]
        assert [answered(connection) for connection in held].count(False) == 3
        assert answered(reached(serving.port))
        for connection in held:
            connection.close()
        await eventually(lambda: answered(reached(serving.port, "127.0.7.7")))  # who has gone counts no more

    with Serving(store, "--connections-per-address", "5") as serving:
        asyncio.run(play(serving))


def test_descriptors_are_kept_back_and_errors_are_few(tmp_path: Path) -> None:
    """With room for a few hundred descriptors, more connections than that are held; the table goes on."""

    async def play(serving: Serving) -> int:
        (one,) = await seated(serving.url, "electronic", people=1, bots=1)
        held = [reached(serving.port, f"127.0.{n % 7 + 2}.{n % 200 + 1}") for n in range(500)]
        refused = [connection for connection in held if not answered(connection)]
        assert len(refused) > 300
        for n in range(3):
            assert (await one.do("chat", text=f"{n}"))["type"] == "ack"
        for connection in held:
            connection.close()
        assert await (await Person(serving.url, "Late").arrive()).call("GET", "/api/me")
        return len(refused)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    log = tmp_path / "log"
    serving = Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=log, descriptors=400)
    with serving:
        refused = asyncio.run(play(serving))
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)
    assert 0 < log.read_text().count("a connection was refused") < refused / 4, "the same is logged once a second"


def test_who_watches_takes_no_place_of_who_sits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Inside(tmp_path, monkeypatch, watchers=3) as inside:
            await watch(inside.url)

    async def watch(url: str) -> None:
        one, two = await seated(url, "electronic", people=2, bots=0)
        await two.leave()
        crowd = []
        for n in range(3):
            watcher = Person(url, f"W{n}", comes_from=f"127.0.{n + 2}.1")
            watcher.table = one.table
            await watcher.connect()
            crowd.append(watcher)
        refused = Person(url, "W3", comes_from="127.0.9.9")
        refused.table = one.table
        with pytest.raises(InvalidStatus) as why:
            await refused.connect()
        assert why.value.response.status_code == 429
        answer = await refused.call("GET", f"/api/tables/{one.table}/stream", status=429)
        assert answer["error"]["reason"] == "too_many", "a stream is a place, too"
        assert (await two.connect())["seat"] == two.seat, "who sits has a place of his own"
        await crowd[0].leave()
        await eventually(lambda: came(refused))

    asyncio.run(play())


async def came(person: Person) -> bool:
    with contextlib.suppress(InvalidStatus):
        return bool(await person.connect())
    return False


# proxies


def scope(client: str, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"client": (client, 1), "headers": [(b"host", b"x"), *headers]}


@pytest.mark.parametrize(
    ("client", "forwarded", "found"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # no proxy of ours says it
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["evil, 198.51.100.1"], "198.51.100.1"),  # a proxy that appends
        ("10.0.0.1", ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),  # or adds a line
        ("10.0.0.1", ["6.6.6.6, 198.51.100.1, 10.0.0.2"], "198.51.100.1"),  # two of ours
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1, unknown"], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
    ],
)
def test_trust_is_counted_from_the_right(client: str, forwarded: list[str], found: str) -> None:
    assert TrustedProxies(["10.0.0.0/8"]).source(scope(client, *forwarded)).address == found


def test_without_proxies_nobody_is_believed() -> None:
    assert TrustedProxies([]).source(scope("10.0.0.1", "6.6.6.6")).address == "10.0.0.1"
    with pytest.raises(BadNetwork):
        TrustedProxies(["nonsense"])


def test_names_cannot_be_made_under_forged_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Inside(tmp_path, monkeypatch, names_per_address=3, proxies=["127.0.0.0/8"]) as inside:
            person = Person(inside.url, "P")
            made = []
            for n in range(6):
                forged = {"X-Forwarded-For": f"6.6.6.{n}, 198.51.100.1"}
                made.append(await person.call("POST", "/api/players", {"name": "P"}, status=-1, **forged))
            assert ["error" in answer for answer in made] == [False] * 3 + [True] * 3

    asyncio.run(play())


# what is logged


def test_the_same_error_is_logged_once_a_second_with_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("magnat.hosts.server.logs.time.monotonic", lambda: now[0])
    seldom = RepeatFilter()

    def logged(level: int = logging.ERROR, what: str = "x") -> dict[str, Any] | None:
        record = logging.LogRecord("a", level, "f", 1, what, (), None)
        return json.loads(JsonFormatter().format(record)) if seldom.filter(record) else None

    assert logged() and not logged() and not logged() and logged(what="another")
    assert logged(logging.INFO) and logged(logging.INFO)
    now[0] += 1.0
    again = logged()
    assert again is not None and again["times"] == 3 and "times" not in (logged(what="another") or {})
    record = logging.LogRecord("a", logging.ERROR, "f", 1, "two\nlines", (), None)
    assert "\n" not in TextFormatter().format(record) and "two lines" in TextFormatter().format(record)
