"""server: messages straight onto the wire.

A table tells the same to many. By the usual way every copy would pass through a queue, a task, a dozen calls and the
library that keeps the state of the connection; but a message without compression is its length and its bytes. So the
protocol that receives, pings and closes is uvicorn's, and what is told is written beside it.
"""

import socket
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.protocol import Protocol

from magnat.hosts.server.inbound import InboundBuffer

WS_PROTOCOL_EXTENSION: Final = "magnat.wire"  # the extension by which the application finds the wire
KERNEL_SEND_BUFFER_BYTES: Final = 131_072  # bytes that the system may keep for a client that does not read
MAX_UNSENT_BYTES: Final = 1_000_000  # bytes that may wait for a client, whatever they are
TEXT_FRAME_OPCODE: Final = 0x81  # one whole frame of text


class WsProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a way past it for what is sent."""

    on_connection_lost: Callable[[], None] | None = None  # whom to tell that the connection is no more

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WS_PROTOCOL_EXTENSION] = self

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_SEND_BUFFER_BYTES)
        self.inbound = InboundBuffer(transport, self._read, lambda: self.read_paused)

    def start_handshake(self, method: bytes, target: bytes, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """A request that a door has read: whether it is one for a socket is the library's to say."""
        if method != b"GET":
            self.transport.write(b"HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            self.transport.close()
            return
        self.conn.parser = Protocol.parse(self.conn)  # from here on frames are read
        next(self.conn.parser)
        decoded = [(name.decode("ascii"), value.decode("latin-1")) for name, value in headers]
        self.handle_connect(Request(target.decode("ascii"), Headers(decoded)))

    def data_received(self, data: bytes) -> None:
        self.inbound.add(data)

    def _read(self, piece: bytes) -> None:
        super().data_received(piece)
        if self.unsent_bytes() > MAX_UNSENT_BYTES:  # pings are answered whether or not anybody takes the answers
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.inbound.stop()
        super().connection_lost(exc)
        if self.on_connection_lost is not None:
            self.on_connection_lost()

    def write_frame(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)

    def unsent_bytes(self) -> int:
        """The bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def silence_aborted_handshake(self) -> None:
        """Who left before the handshake was done is no fault that uvicorn should log."""
        if self.transport.is_closing():
            self.handshake_complete = True

    def abort(self) -> None:
        """End without waiting for what was not taken."""
        self.transport.abort()


def make_text_frame(message: bytes) -> bytes:
    """A message as one frame; those of a server are not masked."""
    size = len(message)
    if size < 126:
        return bytes((TEXT_FRAME_OPCODE, size)) + message
    if size < 65_536:
        return bytes((TEXT_FRAME_OPCODE, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT_FRAME_OPCODE, 127)) + size.to_bytes(8, "big") + message
