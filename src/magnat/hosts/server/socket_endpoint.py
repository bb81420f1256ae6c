"""The WebSocket endpoint. Unsent data is bounded: a slow reader is disconnected and reconnects."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnat.hosts.server.clients import Client
from magnat.hosts.server.identity import Identity
from magnat.hosts.server.limits import ClientAddress, CountLimit
from magnat.hosts.server.metrics import Histogram
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.room import Room
from magnat.hosts.server.ws_protocol import WS_PROTOCOL_EXTENSION, WsProtocol, make_text_frame
from magnat.match import Refusal
from magnat.match.messages import OLDEST_PROTOCOL, PROTOCOL, Closing, Command, Hello, Say, decoder, encoder
from magnat.store import StoreUnavailable
from magnat.tables.api_types import Failure, Problem
from magnat.tables.failures import CLOSE_CODES, MALFORMED, close_code
from magnat.tables.rates import MAX_MESSAGE_BYTES, TokenBucket

log = logging.getLogger(__name__)

MAX_UNSENT_CLIENT_BYTES: Final = 262_144
CLOSE_TIMEOUT_SECONDS: Final = 2.0  # for sending the reason and closing
HELLO_TIMEOUT_SECONDS: Final = 10.0  # for the first message
DISCONNECT_ERRORS: Final = (WebSocketDisconnect, RuntimeError, OSError)  # the client has already left
RETRY_AFTER_SECONDS: Final = {1001: 0, 4408: 0, 4409: 0, 4426: 5, 4429: 5, 4503: 1}


class SocketClient(Client):
    """A client on a WebSocket. Messages are written at once; too much unsent data closes the connection."""

    def __init__(self, player: str | None, wire: WsProtocol, source: ClientAddress) -> None:
        super().__init__(player, source=source)
        self.protocol = wire
        self.close_requested = asyncio.Event()
        self.last_answered = -1  # number of the last question that this client answered

    def send(self, message: bytes) -> None:
        if self.close_reason is not None:
            return
        if self.protocol.unsent_bytes() > MAX_UNSENT_CLIENT_BYTES:
            self.close(4408, "slow")
        else:
            self.protocol.write_frame(make_text_frame(message))

    def on_closed(self) -> None:
        self.close_requested.set()

    def is_first_answer(self, command: Command, room: Room) -> bool:
        """True if this is the first answer to the client's current question, which is exempt from rate limits."""
        match = room.session.match
        if not isinstance(command, Say) or match is None or match.asked_seat != self.seat or self.seat < 0:
            return False
        if command.question != match.question_number or command.question <= self.last_answered:
            return False
        self.last_answered = command.question
        return True


class SocketEndpoint:
    """The endpoint `/api/tables/{id}/socket`."""

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        self.process = process
        self.guard = guard
        self.identity = identity
        self.metrics = process.metrics

    async def serve(self, websocket: WebSocket) -> None:
        source = self.guard.source(websocket.scope)
        limit: CountLimit | None = None
        try:
            player = await self._check_admission(websocket, source)
            room = await self.process.open_room(websocket.path_params["id"])
            limit = self._take_place(room, player, source)
            if limit is self.process.limits.watchers:
                await asyncio.sleep(self.process.limits.watcher_arrivals.take_later())
            await room.prepare_delayed_view(player)
            with suppress(*DISCONNECT_ERRORS):
                await websocket.accept()
            client = SocketClient(player, websocket.scope["extensions"][WS_PROTOCOL_EXTENSION], source)
            log.info("socket", extra={"match": room.id, "address": source.address})
            await self._serve_client(websocket, client, room)
        except Refusal as error:
            self.metrics.refused_sockets += 1
            await deny_upgrade(websocket, error.status, error.reason)
        except StoreUnavailable:
            await deny_upgrade(websocket, 503, "store_unavailable")
        finally:
            websocket.scope["extensions"][WS_PROTOCOL_EXTENSION].silence_aborted_handshake()
            if limit is not None:
                limit.release(source)

    async def _check_admission(self, websocket: WebSocket, source: ClientAddress) -> str | None:
        if self.process.is_banned(source):
            raise Refusal("banned", 403)
        if not self.process.limits.requests.take(source):
            raise Refusal("too_fast", 429)
        player = await self.identity.find_player(websocket, True)
        return None if player is None else str(player["id"])

    def _take_place(self, room: Room, player: str | None, source: ClientAddress) -> CountLimit:
        """Count the connection as a player's or a spectator's: with separate limits, spectators never block players."""
        limits = self.process.limits
        count = limits.sockets if room.session.seating.seats_of(player) else limits.watchers
        if not count.take(source):
            raise Refusal("too_many", 429)
        return count

    async def _serve_client(self, websocket: WebSocket, client: SocketClient, room: Room) -> None:
        reader = asyncio.create_task(self._read_messages(websocket, client, room))
        closing = asyncio.create_task(client.close_requested.wait())
        await asyncio.wait((reader, closing), return_when=asyncio.FIRST_COMPLETED)
        if client.close_reason is not None:
            await self._close_client(websocket, client)
        for task in (reader, closing):
            task.cancel()
        await asyncio.gather(reader, closing, return_exceptions=True)
        room.enqueue_once(f"detach {id(client)}", lambda: room.detach(client))

    async def _close_client(self, websocket: WebSocket, client: SocketClient) -> None:
        """Send the reason and close. A client that does not read the rest in time is disconnected."""
        assert client.close_reason is not None
        code, reason = client.close_reason
        if code == 4408:
            self.metrics.slow_readers += 1
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                if code != 1000:
                    last = encoder.encode(Closing(reason=reason, retry=RETRY_AFTER_SECONDS.get(code, -1)))
                    await websocket.send({"type": "websocket.send", "text": last.decode()})
                await websocket.close(code, reason)
        except TimeoutError:
            client.protocol.abort()
        except DISCONNECT_ERRORS:
            pass

    async def _read_messages(self, websocket: WebSocket, client: SocketClient, room: Room) -> None:
        bucket = TokenBucket(self.process.settings.rate, self.process.settings.burst)
        try:
            first = await asyncio.wait_for(self._read_command(websocket, client, room, bucket), HELLO_TIMEOUT_SECONDS)
            if not isinstance(first, Hello):
                raise Refusal("malformed", 400)
            if first.protocol and not OLDEST_PROTOCOL <= first.protocol <= PROTOCOL:
                raise Refusal("outdated" if first.protocol < OLDEST_PROTOCOL else "too_new", 426)
            have, seat = first.have, first.seat
            await room.run_job(lambda: room.attach(client, have, seat))
            while client.close_reason is None:
                command = await self._read_command(websocket, client, room, bucket)
                if command is None:
                    return
                if isinstance(command, Hello):
                    raise Refusal("malformed", 400)
                room.enqueue(timed_command_job(room, client, command, self.metrics.acknowledgement_times))
        except Refusal as error:
            self.metrics.refused_sockets += 1
            client.close(close_code(error), error.reason)
        except TimeoutError:
            client.close(4400, "malformed")
        except StoreUnavailable:
            client.close(4503, "store_unavailable")
        except Exception:
            log.exception("a client could not be served", extra={"match": room.id})
            client.close(1011, "fault")

    async def _read_command(
        self, websocket: WebSocket, client: SocketClient, room: Room, bucket: TokenBucket
    ) -> Command | None:
        """Return the next message, or None if the client has left. Raise `Refusal` if it is invalid or too fast."""
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        content: Any = message.get("text")
        content = message.get("bytes") or b"" if content is None else content
        if len(content) > MAX_MESSAGE_BYTES:
            raise Refusal("too_large", 413)
        try:
            command: Command = decoder.decode(content)
        except MALFORMED:
            raise Refusal("malformed", 400) from None
        limits = self.process.limits
        if not client.is_first_answer(command, room) and not (bucket.take() and limits.requests.take(client.source)):
            raise Refusal("too_fast", 429)
        # An address that used more than its share of CPU time waits.
        if (debt := limits.command_time.seconds_in_debt(client.source)) > 0:
            await asyncio.sleep(min(debt, HELLO_TIMEOUT_SECONDS))
        return command


def timed_command_job(room: Room, client: Client, command: Command, acknowledged: Histogram) -> Any:
    """Return a job that carries out the command and measures the time until it is acknowledged."""
    began = time.monotonic()

    async def hear() -> None:
        await room.on_command(client, command)
        acknowledged.observe(time.monotonic() - began)

    return hear


async def deny_upgrade(websocket: WebSocket, status: int, reason: str) -> None:
    """Reject the WebSocket upgrade, with the reason in the body if the ASGI server supports it."""
    body = msgspec.json.encode(Failure(Problem(reason)))
    with suppress(*DISCONNECT_ERRORS):
        if "websocket.http.response" in websocket.scope.get("extensions", {}):
            await websocket.send_denial_response(Response(body, status, media_type="application/json"))
        else:
            await websocket.close(CLOSE_CODES.get(status, 4400), reason)
