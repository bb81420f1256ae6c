"""The HTTP protocol with connection limits from the first byte, and timeouts for requests and responses."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from magnat.hosts.server.client_addresses import TrustedProxies
from magnat.hosts.server.inbound import InboundBuffer
from magnat.hosts.server.limits import ClientAddress, Limits, client_address
from magnat.hosts.server.ws_protocol import WsProtocol

log = logging.getLogger(__name__)

REQUEST_TIMEOUT_SECONDS: Final = 10.0  # for receiving a request
RESPONSE_TIMEOUT_SECONDS: Final = 60.0  # for the client to read blocked output


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with timeouts and connection limits."""

    limits: Limits
    proxies: TrustedProxies

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.source: ClientAddress | None = None
        self.inbound = InboundBuffer(transport, self._read, lambda: self.flow is not None and self.flow.read_paused)
        self._request_timer = Timer(self.loop, REQUEST_TIMEOUT_SECONDS, self._abort_slow)
        self._response_timer = Timer(self.loop, RESPONSE_TIMEOUT_SECONDS, self._abort_slow)
        peer = self.client[0] if self.client else ""
        source, shared = client_address(peer), self.proxies.is_trusted(peer)
        if (shared or self.limits.arrivals.take(source)) and self.limits.connections.take(source, shared):
            self.source = source
            self.inbound.charged_to = (self.limits.reading_time, source) if not shared else None
            self._request_timer.start()
        else:
            log.warning("a connection was refused", extra={"address": source.address})
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.release()

    def release(self) -> None:
        """Free all resources of a closed connection, including one that became a WebSocket."""
        self._request_timer.stop()
        self._response_timer.stop()
        self.inbound.stop()
        if self.source is not None:
            self.limits.connections.release(self.source)
            self.source = None

    def data_received(self, data: bytes) -> None:
        if self.source is not None:
            self.inbound.add(data)

    def _read(self, piece: bytes) -> None:
        if isinstance(self.transport.get_protocol(), WsProtocol):
            return  # no frame is valid before the handshake is complete
        super().data_received(piece)
        if self._awaits_client():
            self._request_timer.start()
        else:
            self._request_timer.stop()

    def _awaits_client(self) -> bool:
        """True if a request has begun and the rest of it is missing."""
        if isinstance(self.transport.get_protocol(), WsProtocol):
            return False
        if self.cycle is not None and not self.cycle.response_complete:
            return False  # `read_body` has its own timeout
        return self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Switch to a WebSocket as uvicorn does, but pass on the parsed request.

        Parsing it twice would be slow after a restart, when thousands of clients reconnect.
        """
        self.connections.discard(self)
        wire = WsProtocol(config=self.config, server_state=self.server_state, app_state=self.app_state)
        wire.on_connection_lost = self.release
        wire.connection_made(self.transport)
        wire.inbound.charged_to = self.inbound.charged_to
        self.transport.set_protocol(wire)
        wire.start_handshake(event.method, event.target, self.headers)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._response_timer.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._response_timer.stop()

    def _abort_slow(self) -> None:
        self.limits.connections_cut += 1
        self.transport.abort()


class Timer:
    """A callback after a fixed time, unless it is stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, then: Callable[[], None]) -> None:
        self.loop = loop
        self.seconds = seconds
        self.callback = then
        self.handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start unless already running, so that a trickle of bytes does not extend the timeout."""
        if self.handle is None:
            self.handle = self.loop.call_later(self.seconds, self.callback)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


def make_http_protocol(limits: Limits, proxies: TrustedProxies) -> type[HttpProtocol]:
    """Return a protocol class bound to the limits and proxies of one server."""
    return type("ConfiguredHttpProtocol", (HttpProtocol,), {"limits": limits, "proxies": proxies})
