"""Very light clients, so that on a shared machine the server dominates the measurement.

A WebSocket client on bare asyncio that decodes only what a player who always gives the minimal
answer needs. The HTTP client uses one connection for consecutive requests.
"""

import asyncio
import base64
import itertools
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

CLOSE: Final = 0x8
PING: Final = 0x9
NO_MASK: Final = b"\0\0\0\0"  # a mask that changes nothing: the server is our own


class Ask(msgspec.Struct):
    seat: int = -1
    silence: int | str | None = None


class Seen(msgspec.Struct):
    ask: Ask


class Heard(msgspec.Struct):
    """The fields of a message that a player needs."""

    type: str
    id: str = ""
    seq: int = -1
    question: int = -1
    seat: int = -1
    ask: Ask | None = None
    view: Seen | None = None
    over: bool = False
    reason: str = ""


decoder: Final = msgspec.json.Decoder(Heard)


class Frames(asyncio.Protocol):
    """One WebSocket. Calls `heard` with each message."""

    def __init__(self, path: str, token: str, heard: Callable[[bytes], None], opened: Callable[[], None]) -> None:
        self.path = path
        self.token = token
        self.heard = heard
        self.opened = opened
        self.open = False
        self.closed = False
        self.buffer = bytearray()
        self.received = 0
        self.denial = b""  # the body of the answer if there is no socket
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(b"sixteen bytes ok").decode()
        authorization = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{authorization}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            head, end, self.denial = bytes(buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head[:20], head[:200]
            self.open = True
            del buffer[: len(head) + 4]
            self.opened()
        at = 0
        while (frame := self._frame(at)) is not None:
            kind, begin, at = frame
            if kind == PING:
                self._send(0x8A, bytes(buffer[begin:at]))
            elif kind == CLOSE:
                self.closed = True
            else:
                self.received += 1
                self.heard(bytes(buffer[begin:at]))
        if at:
            del buffer[:at]

    def _frame(self, at: int) -> tuple[int, int, int] | None:
        """Return the complete frame at `at` as kind, start and end of its content; None if it is incomplete."""
        buffer = self.buffer
        if len(buffer) < at + 2:
            return None
        size, begin = buffer[at + 1], at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            if len(buffer) < begin + width:
                return None
            size, begin = int.from_bytes(buffer[begin : begin + width], "big"), begin + width
        return None if len(buffer) < begin + size else (buffer[at] & 0xF, begin, begin + size)

    def send(self, content: bytes) -> None:
        self._send(0x81, content)

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + content)

    def connection_lost(self, why: Exception | None) -> None:
        self.closed = True


class Player:
    """Gives the minimal answer to each question, at once or at the table's pace, and measures acknowledgements."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.welcomed = asyncio.get_running_loop().create_future()
        self.socket = Frames(f"/api/tables/{table}/socket", token, self.heard, self.hello)
        self.ids = itertools.count()
        self.times: list[float] = []
        self.said = 0  # commands that were sent
        self.acknowledged = 0
        self.refused = 0
        self.playing = False
        self.pace: Pace | None = None
        self.seat = -1
        self.seq = -1
        self.over = False
        self.question = -1
        self.ask: Ask | None = None
        self.asked_at = 0.0
        self.waits = ""  # the command that is not yet acknowledged

    def hello(self) -> None:
        self.socket.send(b'{"type":"hello"}')

    def heard(self, content: bytes) -> None:
        message = decoder.decode(content)
        if message.type == "ack" and message.id == self.waits:
            self.times.append(time.perf_counter() - self.asked_at)
            self.acknowledged += 1
            self.waits = ""
        elif message.type == "refused":
            self.refused += 1
            self.waits = ""
        elif message.type == "told" or message.view is not None:
            if message.view is not None:
                self.seat = message.seat
            self.seq = message.seq
            self.over = message.over
            self.question = message.question
            self.ask = message.view.ask if message.view is not None else message.ask
            if not self.welcomed.done():
                self.welcomed.set_result(None)
            self.go_on()

    def go_on(self) -> None:
        ask = self.ask
        if not self.playing or ask is None or ask.seat != self.seat or ask.silence is None or self.waits:
            return
        if self.pace is None:
            self.say()
        else:
            asyncio.get_running_loop().call_at(self.pace.next(), self.say)

    def say(self) -> None:
        if not self.playing or self.ask is None or self.ask.silence is None or self.waits:
            return
        self.waits = f"c{next(self.ids)}"
        answer = msgspec.json.encode(self.ask.silence)
        self.said += 1
        self.asked_at = time.perf_counter()
        self.socket.send(
            b'{"type":"say","id":"%s","question":%d,"say":%s}' % (self.waits.encode(), self.question, answer)
        )


class Pace:
    """One move of a table every `every` seconds."""

    def __init__(self, every: float, first: float) -> None:
        self.every = every
        self.at = first

    def next(self) -> float:
        self.at = max(self.at, asyncio.get_running_loop().time())
        at, self.at = self.at, self.at + self.every
        return at


def origin(address: str) -> tuple[str, int] | None:
    """Return asyncio's `local_addr` for this address; None for any."""
    return (address, 0) if address else None


async def connect(port: int, socket: Frames, comes_from: str = "") -> None:
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: socket, "127.0.0.1", port, local_addr=origin(comes_from))


class Http:
    """One connection for consecutive requests."""

    def __init__(self, port: int, comes_from: str = "") -> None:
        self.port = port
        self.comes_from = comes_from
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: Any = None, token: str = "") -> bytes:
        if self.streams is None or self.streams[0].at_eof():  # the server closes idle connections
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=origin(self.comes_from))
        reader, writer = self.streams
        content = msgspec.json.encode(body) if body is not None else b""
        authorization = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{authorization}"
            f"Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = int(head.partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        answer = await reader.readexactly(size)
        assert head.startswith((b"http/1.1 200", b"http/1.1 201")), (method, path, head[:40], answer[:200])
        return answer

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None
