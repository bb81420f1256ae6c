"""server: how connections come in. Each is counted from its first moment, and has to say soon what it wants."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from magnat.server.addresses import Proxies
from magnat.server.frames import Wire
from magnat.server.limits import Limits, Source, source_at
from magnat.server.pieces import Pieces

log = logging.getLogger(__name__)

HEADERS: Final = 10.0  # seconds in which a request has to be said
READING: Final = 60.0  # seconds in which what was answered has to be taken


class Door(H11Protocol):
    """uvicorn's protocol, with a time for what is said and a number for who is let in."""

    limits: Limits
    proxies: Proxies

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.source: Source | None = None
        self.pieces = Pieces(transport, self._read, lambda: self.flow is not None and self.flow.read_paused)
        self._late = Timer(self.loop, HEADERS, self._cut)
        self._slow = Timer(self.loop, READING, self._cut)
        peer = self.client[0] if self.client else ""
        source, shared = source_at(peer), self.proxies.trusted(peer)
        if (shared or self.limits.arrivals.take(source)) and self.limits.connections.take(source, shared):
            self.source = source
            self.pieces.share = (self.limits.reading, source) if not shared else None
            self._late.start()
        else:
            log.warning("a connection was refused", extra={"address": source.address})
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone()

    def gone(self) -> None:
        """It is no more, also where a socket took it over."""
        self._late.stop()
        self._slow.stop()
        self.pieces.stop()
        if self.source is not None:
            self.limits.connections.give(self.source)
            self.source = None

    def data_received(self, data: bytes) -> None:
        if self.source is not None:
            self.pieces.add(data)

    def _read(self, piece: bytes) -> None:
        if isinstance(self.transport.get_protocol(), Wire):
            return  # what came before we agreed to a socket is nothing that could be meant
        super().data_received(piece)
        if self._owes():
            self._late.start()
        else:
            self._late.stop()

    def _owes(self) -> bool:
        """Whether the client has begun to say something and we wait for the rest."""
        if isinstance(self.transport.get_protocol(), Wire):
            return False
        if self.cycle is not None and not self.cycle.response_complete:
            return False  # whoever reads the body has a limit of its own
        return self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """As uvicorn does, but the request is handed over as it was read: thousands come at once after a restart."""
        self.connections.discard(self)
        wire = Wire(config=self.config, server_state=self.server_state, app_state=self.app_state)
        wire.left = self.gone
        wire.connection_made(self.transport)
        wire.pieces.share = self.pieces.share
        self.transport.set_protocol(wire)
        wire.asked(event.method, event.target, self.headers)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._slow.stop()

    def _cut(self) -> None:
        self.limits.cut += 1
        self.transport.abort()


class Timer:
    """One thing that happens later, unless it is called off."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, then: Callable[[], None]) -> None:
        self.loop = loop
        self.seconds = seconds
        self.then = then
        self.handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """If it does not run already: who says a little now and then gains no time."""
        if self.handle is None:
            self.handle = self.loop.call_later(self.seconds, self.then)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


def door_of(limits: Limits, proxies: Proxies) -> type[Door]:
    """The protocol of one server."""
    return type("OwnDoor", (Door,), {"limits": limits, "proxies": proxies})
