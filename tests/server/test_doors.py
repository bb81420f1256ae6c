"""server: connections. Who says nothing is cut, all are counted, and behind a proxy it is known whose they are."""

import asyncio
import contextlib
import json
import logging
import resource
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import magnat
from magnat.server.addresses import BadNetwork, Proxies
from magnat.server.logs import Lines, Seldom, Words
from tests.server.conftest import FAST
from tests.server.harness import Person, Serving, seated

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")


def closed(connection: socket.socket, within: float) -> bool:
    """Whether the server ends a connection soon."""
    connection.settimeout(within)
    try:
        while connection.recv(4096):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def reached(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 30, (source, 0))


@pytest.mark.slow
def test_who_says_nothing_or_half_a_request_is_cut(serving: Serving) -> None:
    silent, half, trickle, again = [reached(serving.port) for _ in range(4)]
    half.sendall(b"GET /healthz HTTP/1.1\r\nHost:")
    again.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    again.recv(4096)
    again.sendall(b"GET /heal")  # the second request of a connection has its time as well
    end = time.monotonic() + 14
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            trickle.sendall(b"G")
        if closed(trickle, 0.5):
            break
    assert time.monotonic() < end, "a byte now and then gains no time"
    assert all(closed(connection, 5) for connection in (silent, half, again))


def test_connections_are_counted_by_address_from_their_first_moment(store: str) -> None:
    with Serving(store, "--connections-per-address", "5") as serving:
        held = [reached(serving.port, "127.0.7.7") for _ in range(8)]
        time.sleep(0.3)
        assert [closed(connection, 0.2) for connection in held].count(True) == 3
        mine = reached(serving.port)
        mine.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert mine.recv(100).startswith(b"HTTP/1.1 200")
        for connection in held:
            connection.close()
        time.sleep(0.3)
        assert not closed(reached(serving.port, "127.0.7.7"), 0.3), "who has gone counts no more"


def test_descriptors_are_kept_back_and_errors_are_few(tmp_path: Path) -> None:
    """With room for a few hundred descriptors, more connections than that are held; the table goes on."""

    async def play(serving: Serving) -> None:
        one, _ = await seated(serving.url, "electronic", people=1, bots=1), None
        assert serving.process is not None
        held = [reached(serving.port, f"127.0.{n % 7 + 2}.{n % 200 + 1}") for n in range(500)]
        await asyncio.sleep(0.5)
        for n in range(3):
            assert (await one[0].do("chat", text=f"{n}"))["type"] == "ack"
        for connection in held:
            connection.close()
        assert await (await Person(serving.url, "Late").arrive()).call("GET", "/api/me")

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    log = tmp_path / "log"
    serving = Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=log, descriptors=400)
    with serving:
        asyncio.run(asyncio.wait_for(play(serving), 60))
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)
    assert log.stat().st_size < 20_000, "errors are logged once a second"


def test_who_watches_takes_no_place_of_who_sits(store: str) -> None:
    async def play(url: str) -> None:
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
        await asyncio.sleep(0.2)
        await refused.connect()

    with Serving(store, "--watchers", "3") as serving:
        asyncio.run(play(serving.url))


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
    assert Proxies(["10.0.0.0/8"]).source(scope(client, *forwarded)).address == found


def test_without_proxies_nobody_is_believed() -> None:
    assert Proxies([]).source(scope("10.0.0.1", "6.6.6.6")).address == "10.0.0.1"
    with pytest.raises(BadNetwork):
        Proxies(["nonsense"])


def test_names_cannot_be_made_under_forged_addresses(store: str) -> None:
    async def play(url: str) -> None:
        person = Person(url, "P")
        made = []
        for n in range(6):
            forged = {"X-Forwarded-For": f"6.6.6.{n}, 198.51.100.1"}
            made.append(await person.call("POST", "/api/players", {"name": "P"}, status=-1, **forged))
        assert ["error" in answer for answer in made] == [False] * 3 + [True] * 3

    with Serving(store, "--names-per-address", "3", "--proxies", "127.0.0.0/8") as serving:
        asyncio.run(play(serving.url))


# what is logged


def test_the_same_error_is_logged_once_a_second_with_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("magnat.server.logs.time.monotonic", lambda: now[0])
    seldom = Seldom()

    def logged(level: int = logging.ERROR, what: str = "x") -> dict[str, Any] | None:
        record = logging.LogRecord("a", level, "f", 1, what, (), None)
        return json.loads(Lines().format(record)) if seldom.filter(record) else None

    assert logged() and not logged() and not logged() and logged(what="another")
    assert logged(logging.INFO) and logged(logging.INFO)
    now[0] += 1.0
    again = logged()
    assert again is not None and again["times"] == 3 and "times" not in (logged(what="another") or {})
    record = logging.LogRecord("a", logging.ERROR, "f", 1, "two\nlines", (), None)
    assert "\n" not in Words().format(record) and "two lines" in Words().format(record)
