"""Connections: idle ones are closed, all are counted, and trusted proxies forward the client's address."""

import asyncio
import contextlib
import io
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
from magnat.hosts.server.logs import JsonFormatter, RepeatFilter, TextFormatter, log_to_stderr
from magnat.hosts.server.process import Process
from magnat.hosts.server.settings import Settings
from tests.server.conftest import FAST
from tests.server.harness import PATIENCE, Person, Serving, eventually, seated
from tests.server.inside import Inside
from tests.server.simulated import Line, SimulatedLoop, run_simulated

ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def connect_to(port: int, source: str = "127.0.0.1") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
    connection.settimeout(PATIENCE)
    return connection


def is_answered(connection: socket.socket) -> bool:
    """True if the server answers on a connection, False if it has closed it."""
    try:
        connection.sendall(ASK)
        return connection.recv(4096).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


async def answer_ok(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application with a constant answer."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": b"ok\n"})


def connection_factory(app: Any, store: str) -> Callable[[], HttpProtocol]:
    """Return a factory of server connections in front of another application."""
    config = make_uvicorn_config(Process(Settings(store=store)))
    config.app = app
    config.load()
    state = ServerState()
    return lambda: config.http_protocol_class(config=config, server_state=state, app_state={})  # type: ignore


def test_silent_clients_and_half_requests_are_closed(store: str) -> None:
    """The timeout is ten seconds after the first byte of a request. A trickle of bytes does not extend it."""

    async def play(loop: SimulatedLoop) -> None:
        door = connection_factory(answer_ok, store)
        silent, half, trickle, again = [Line(door()) for _ in range(4)]
        half.protocol.data_received(b"GET /healthz HTTP/1.1\r\nHost:")
        again.protocol.data_received(ASK)
        await asyncio.sleep(3)
        assert again.written.startswith(b"HTTP/1.1 200 ") and again.written.endswith(b"ok\n")
        again.protocol.data_received(b"GET /heal")  # the second request of a connection has its own timeout
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

    run_simulated(play)


def test_connections_stay_open_between_requests(store: str) -> None:
    """Clients reuse connections for up to a minute. An earlier close could cross their next request."""

    async def play(loop: SimulatedLoop) -> None:
        line = Line(connection_factory(answer_ok, store)())
        for times in (1, 2, 3):
            line.protocol.data_received(ASK)
            await asyncio.sleep(70)
            assert line.written.count(b"ok\n") == times and not line.is_closing()
        await asyncio.sleep(6)
        assert line.is_closing(), "unused for 75 seconds"

    run_simulated(play)


def test_connections_are_counted_by_address_when_they_open(store: str) -> None:
    async def play(serving: Serving) -> None:
        held = [connect_to(serving.port, "127.0.7.7") for _ in range(8)]
        assert [is_answered(connection) for connection in held].count(False) == 3
        assert is_answered(connect_to(serving.port))
        for connection in held:
            connection.close()
        await eventually(lambda: is_answered(connect_to(serving.port, "127.0.7.7")))

    with Serving(store, "--connections-per-address", "5") as serving:
        asyncio.run(play(serving))


def test_a_table_continues_when_descriptors_run_out(tmp_path: Path) -> None:
    """A server with a few hundred descriptors survives more connections than that, and its table continues."""

    async def play(serving: Serving) -> None:
        (one,) = await seated(serving.url, "electronic", people=1, bots=1)
        held = [connect_to(serving.port, f"127.0.{n % 7 + 2}.{n % 200 + 1}") for n in range(500)]
        assert [is_answered(connection) for connection in held].count(False) > 300
        for n in range(3):
            assert (await one.do("chat", text=f"{n}"))["type"] == "ack"
        for connection in held:
            connection.close()
        assert await (await Person(serving.url, "Late").arrive()).call("GET", "/api/me")

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    log = tmp_path / "log"
    with Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=log, descriptors=400) as serving:
        asyncio.run(play(serving))
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)
    assert "a connection was refused" in log.read_text()


def test_spectators_do_not_use_up_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
        assert answer["error"]["reason"] == "too_many", "a stream counts as a spectator, too"
        assert (await two.connect())["seat"] == two.seat, "a seated player always has a place"
        await crowd[0].leave()
        await eventually(lambda: is_accepted(refused))

    asyncio.run(play())


async def is_accepted(person: Person) -> bool:
    with contextlib.suppress(InvalidStatus):
        return bool(await person.connect())
    return False


# Proxies


def scope(client: str, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"client": (client, 1), "headers": [(b"host", b"x"), *headers]}


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # not from a trusted proxy
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["evil, 198.51.100.1"], "198.51.100.1"),  # a proxy that appends
        ("10.0.0.1", ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),  # or adds a header line
        ("10.0.0.1", ["6.6.6.6, 198.51.100.1, 10.0.0.2"], "198.51.100.1"),  # two trusted proxies
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1, unknown"], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
    ],
)
def test_forwarded_addresses_are_trusted_from_the_right(client: str, forwarded: list[str], address: str) -> None:
    assert TrustedProxies(["10.0.0.0/8"]).source(scope(client, *forwarded)).address == address


def test_without_trusted_proxies_forwarded_addresses_are_ignored() -> None:
    assert TrustedProxies([]).source(scope("10.0.0.1", "6.6.6.6")).address == "10.0.0.1"
    with pytest.raises(BadNetwork):
        TrustedProxies(["nonsense"])


async def test_forged_addresses_do_not_evade_the_player_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path, monkeypatch, names_per_address=3, proxies=["127.0.0.0/8"]) as inside:
        person = Person(inside.url, "P")
        statuses = []
        for n in range(6):
            forged = {"X-Forwarded-For": f"6.6.6.{n}, 198.51.100.1"}
            statuses.append(await person.call("POST", "/api/players", {"name": "P"}, status=-1, **forged))
        assert ["error" in answer for answer in statuses] == [False] * 3 + [True] * 3


# Logging


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


def test_the_servers_log_leaves_out_repeated_warnings(monkeypatch: pytest.MonkeyPatch) -> None:
    now, printed, root = [100.0], io.StringIO(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr("magnat.hosts.server.logs.time.monotonic", lambda: now[0])
    monkeypatch.setattr("sys.stderr", printed)
    try:
        log_to_stderr()
        for step in (0.0, 0.5, 0.25, 0.25):
            now[0] += step
            logging.getLogger("magnat.hosts.server.http_protocol").warning("a connection was refused")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    lines = [json.loads(line) for line in printed.getvalue().splitlines()]
    assert [line.get("times") for line in lines] == [None, 3]
