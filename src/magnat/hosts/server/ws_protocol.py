"""The WebSocket protocol with a fast path for outgoing messages.

A table sends the same message to many clients. Normally every copy would pass through a queue, a
task, a dozen calls and the WebSocket library; but an uncompressed message is only its length and its
bytes. uvicorn's protocol therefore receives, pings and closes, and messages are written to the
transport directly.
"""

import socket
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.protocol import Protocol

from magnat.hosts.server.inbound import InboundBuffer

WS_PROTOCOL_EXTENSION: Final = "magnat.wire"  # ASGI extension that holds the protocol
KERNEL_SEND_BUFFER_BYTES: Final = 131_072  # limits unread data in the kernel
MAX_UNSENT_BYTES: Final = 1_000_000  # of all kinds, including pongs
TEXT_FRAME_OPCODE: Final = 0x81  # FIN and text


class WsProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, extended by `write_frame`."""

    on_connection_lost: Callable[[], None] | None = None  # called when the connection is lost

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
        """Continue with a request that `HttpProtocol` has parsed. The library validates the handshake."""
        if method != b"GET":
            self.transport.write(b"HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            self.transport.close()
            return
        self.conn.parser = Protocol.parse(self.conn)  # skip the handshake: the next input is frames
        next(self.conn.parser)
        decoded = [(name.decode("ascii"), value.decode("latin-1")) for name, value in headers]
        self.handle_connect(Request(target.decode("ascii"), Headers(decoded)))

    def data_received(self, data: bytes) -> None:
        self.inbound.add(data)

    def _read(self, piece: bytes) -> None:
        super().data_received(piece)
        if self.unsent_bytes() > MAX_UNSENT_BYTES:  # pings are answered even if the client does not read the pongs
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
        """Return the number of bytes in the write buffer."""
        return self.transport.get_write_buffer_size()

    def silence_aborted_handshake(self) -> None:
        """Keep uvicorn from logging an error if the client left during the handshake."""
        if self.transport.is_closing():
            self.handshake_complete = True

    def abort(self) -> None:
        """Close without sending the buffered data."""
        self.transport.abort()


def make_text_frame(message: bytes) -> bytes:
    """Return a message as one text frame. Frames of a server are not masked."""
    size = len(message)
    if size < 126:
        return bytes((TEXT_FRAME_OPCODE, size)) + message
    if size < 65_536:
        return bytes((TEXT_FRAME_OPCODE, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT_FRAME_OPCODE, 127)) + size.to_bytes(8, "big") + message
