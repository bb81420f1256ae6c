"""Input in thousands of tiny parts is read in slices, so that other connections are not delayed."""

import asyncio
import socket
from types import SimpleNamespace

import pytest
from starlette.requests import Request

from magnat.hosts.server import inbound as pieces_module
from magnat.hosts.server.identity import Identity
from magnat.hosts.server.inbound import CHUNK_BYTES, FULL_RETRY_SECONDS, MAX_BUFFERED_BYTES, InboundBuffer
from magnat.hosts.server.limits import RateLimit, client_address
from magnat.hosts.server.pages import PageRoutes
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.socket_endpoint import SocketEndpoint
from magnat.tables import rates
from tests.server.harness import PATIENCE, Person, Serving
from tests.server.simulated import Line, SimulatedLoop, run_simulated

UPGRADE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def use_loop_clock(loop: SimulatedLoop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make rate limits use the loop's clock, with a reading cost set by the test."""
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=loop.time))
    monkeypatch.setattr(pieces_module, "time", SimpleNamespace(thread_time=lambda: 0.0))


def test_other_connections_are_served_between_slices() -> None:
    async def play(loop: SimulatedLoop) -> None:
        line, read = Line(), list[bytes]()
        pieces = InboundBuffer(line, read.append, lambda: False)
        pieces.add(b"x" * (2 * CHUNK_BYTES + 1))
        assert [len(piece) for piece in read] == [CHUNK_BYTES] and not line.is_read()
        pieces.add(b"y")
        await asyncio.sleep(0.001)
        assert [len(piece) for piece in read] == [CHUNK_BYTES, CHUNK_BYTES, 2] and line.is_read(), (
            "in order and complete"
        )
        assert b"".join(read) == b"x" * (2 * CHUNK_BYTES + 1) + b"y"

    run_simulated(play)


def test_clients_that_send_too_far_ahead_are_disconnected() -> None:
    async def play(loop: SimulatedLoop) -> None:
        line, read = Line(), list[bytes]()
        pieces = InboundBuffer(line, read.append, lambda: False)
        pieces.add(b"x" * (MAX_BUFFERED_BYTES + CHUNK_BYTES))
        assert not line.is_closing(), "a single packet may have any size"
        pieces.add(b"x")
        assert line.is_closing()
        pieces.stop()
        await asyncio.sleep(3_600)
        assert len(read) == 1

    run_simulated(play)


def test_reading_resumes_when_the_buffer_has_room() -> None:
    async def play(loop: SimulatedLoop) -> None:
        line, read, full = Line(), list[bytes](), [True]
        pieces = InboundBuffer(line, read.append, lambda: full[0])
        pieces.add(b"x")
        await asyncio.sleep(3.0)
        assert not read and not line.is_read()
        full[0] = False
        await asyncio.sleep(FULL_RETRY_SECONDS)
        assert read == [b"x"] and line.is_read()

    run_simulated(play)


def test_reading_from_an_address_above_its_share_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(loop: SimulatedLoop) -> None:
        use_loop_clock(loop, monkeypatch)
        line, read = Line(), list[bytes]()
        rate, source = RateLimit(0.25, 0.25), client_address("127.0.0.1")
        pieces = InboundBuffer(line, read.append, lambda: False)
        pieces.charged_to = rate, source
        pieces.add(b"x")
        assert line.is_read(), "a little work does not count"
        rate.charge(source, 60.0)
        pieces.add(b"y" * (CHUNK_BYTES + 1))
        await asyncio.sleep(238.9)  # the rest of a minute's work, at a quarter of a second per second
        assert len(read) == 2 and not line.is_read()
        await asyncio.sleep(0.2)
        assert len(read) == 3 and line.is_read()

    run_simulated(play)


def test_a_paused_connection_resumes_and_an_empty_read_is_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(loop: SimulatedLoop) -> None:
        use_loop_clock(loop, monkeypatch)
        line, read = Line(), list[bytes]()
        rate, source = RateLimit(0.25, 0.25), client_address("127.0.0.1")
        pieces = InboundBuffer(line, read.append, lambda: False)
        pieces.charged_to = rate, source
        rate.charge(source, 0.26)
        pieces.add(b"x")
        assert read == [b"x"] and not line.is_read()
        await asyncio.sleep(0.039)
        assert not line.is_read()
        await asyncio.sleep(0.002)
        assert read == [b"x"] and line.is_read()

    run_simulated(play)


def test_a_client_that_reads_no_pongs_is_disconnected(serving: Serving) -> None:
    """Twenty megabytes of pings would need as many of answers."""

    async def table() -> str:
        person = await Person(serving.url, "Nadia").arrive()
        return await person.create("electronic", [{"kind": "me"}, {"kind": "open"}])

    with socket.create_connection(("127.0.0.1", serving.port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.settimeout(PATIENCE)
        line.sendall(UPGRADE.format(asyncio.run(table())).encode())
        assert line.recv(12) == b"HTTP/1.1 101"
        ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
        with pytest.raises((ConnectionError, TimeoutError)) as why:
            for _ in range(1_000):
                line.sendall(ping * 160)
        assert not isinstance(why.value, TimeoutError), "the connection is closed, not stalled"


def test_an_oversized_body_in_tiny_chunks_is_refused(serving: Serving) -> None:
    with socket.create_connection(("127.0.0.1", serving.port)) as line:
        line.settimeout(PATIENCE)
        line.sendall(b"POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.sendall(b"1\r\nx\r\n" * 20_000)
        assert line.recv(12) == b"HTTP/1.1 413"


def test_pipelined_requests_are_both_answered(serving: Serving) -> None:
    with socket.create_connection(("127.0.0.1", serving.port)) as line:
        line.settimeout(PATIENCE)
        much = b"X-Much: " + b"y" * 3_000 + b"\r\n"
        line.sendall(2 * (b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + much + b"\r\n"))
        answer = b""
        while answer.count(b"ok\n") < 2:
            answer += line.recv(10_000)
        assert answer.count(b"HTTP/1.1 200") == 2


async def test_health_checks_are_rate_limited(store: str) -> None:
    process = Process(Settings(store=store))
    guard = Guard(process.settings, process.limits)
    pages = PageRoutes(process, SocketEndpoint(process, guard, Identity(process, guard)))
    process.limits.pages.charge(client_address("127.0.0.1"), 1_000)
    request = Request({"type": "http", "client": ("127.0.0.1", 1), "headers": []})
    refused = await pages.rate_limited(pages.health)(request)
    assert refused.status_code == 429 and refused.headers["connection"] == "close"


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        ("GET", "POST", b"405"),
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 12", b"400"),
        ("Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\n", "", b"400"),
        ("/socket HTTP", "x/socket HTTP", b"404"),
    ],
)
def test_invalid_websocket_requests_are_refused(serving: Serving, old: str, new: str, status: bytes) -> None:
    async def table() -> str:
        person = await Person(serving.url, "Nadia").arrive()
        return await person.create("electronic", [{"kind": "me"}, {"kind": "open"}])

    with socket.create_connection(("127.0.0.1", serving.port)) as line:
        line.settimeout(PATIENCE)
        line.sendall(UPGRADE.format(asyncio.run(table())).replace(old, new).encode())
        assert line.recv(12) == b"HTTP/1.1 " + status
        while line.recv(1_000):
            pass
