"""server: one client on one WebSocket. What waits for it is bounded; a slow reader is dropped and comes back."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnat.play.messages import Closing, Command, Hello, decoder, encoder
from magnat.play.refusal import Refusal
from magnat.server.bodies import Failure, Problem
from magnat.server.clients import Client
from magnat.server.frames import WIRE, Wire, framed
from magnat.server.guards import FRAME, Bucket, Guard, address_of
from magnat.server.identity import Identity
from magnat.server.process import Process
from magnat.server.room import Room
from magnat.store import StoreUnavailable

log = logging.getLogger(__name__)

WAITING: Final = 262_144  # bytes that may wait for a client
LAST_WORDS: Final = 2.0  # seconds for telling a client that this is the end
PATIENCE: Final = 10.0  # seconds for the first message
CODES: Final = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 413: 4413, 429: 4429, 503: 4503}
RETRY: Final = {1001: 0, 4408: 0, 4409: 0, 4429: 5, 4503: 1}


class Connected(Client):
    """One on a socket: what it is sent goes onto the wire at once, up to what may wait there."""

    def __init__(self, player: str | None, wire: Wire) -> None:
        super().__init__(player)
        self.wire = wire
        self.closing = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.ending is not None:
            return
        if self.wire.waiting() > WAITING:
            self.close(4408, "slow")
        else:
            self.wire.write(framed(message))

    def ended(self) -> None:
        self.closing.set()


class Sockets:
    """The endpoint."""

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        self.process = process
        self.guard = guard
        self.identity = identity
        self.refused = 0
        self.dropped = 0

    async def serve(self, websocket: WebSocket) -> None:
        address = address_of(websocket.scope, self.process.settings.proxied)
        try:
            player = await self._admitted(websocket, address)
            room = await self.process.room(websocket.path_params["id"])
        except Refusal as why:
            self.refused += 1
            await deny(websocket, why.status, why.reason)
            return
        except StoreUnavailable:
            await deny(websocket, 503, "store_unavailable")
            return
        await websocket.accept()
        self.guard.connected(address)
        client = Connected(player, websocket.scope["extensions"][WIRE])
        try:
            await self._served(websocket, client, room, address)
        finally:
            self.guard.disconnected(address)

    async def _admitted(self, websocket: WebSocket, address: str) -> str | None:
        if not self.guard.may_ask(address):
            raise Refusal("too_fast", 429)
        if not self.guard.may_connect(address):
            raise Refusal("too_many", 429)
        player = await self.identity.of(websocket, True)
        return None if player is None else str(player["id"])

    async def _served(self, websocket: WebSocket, client: Connected, room: Room, address: str) -> None:
        reader = asyncio.create_task(self._read(websocket, client, room, address))
        closing = asyncio.create_task(client.closing.wait())
        await asyncio.wait((reader, closing), return_when=asyncio.FIRST_COMPLETED)
        if client.ending is not None:
            await self._close(websocket, client)
        for task in (reader, closing):
            task.cancel()
        await asyncio.gather(reader, closing, return_exceptions=True)
        room.ask_once(lambda: room.detach(client))

    async def _close(self, websocket: WebSocket, client: Connected) -> None:
        """Tell a client why, and end. One that reads too slowly has to get through what waits first, or be cut off."""
        assert client.ending is not None
        code, reason = client.ending
        if code == 4408:
            self.dropped += 1
        try:
            async with asyncio.timeout(LAST_WORDS):
                if code != 1000:
                    last = encoder.encode(Closing(reason=reason, retry=RETRY.get(code, -1)))
                    await websocket.send({"type": "websocket.send", "text": last.decode()})
                await websocket.close(code, reason)
        except TimeoutError:
            client.wire.cut()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it has gone already

    async def _read(self, websocket: WebSocket, client: Connected, room: Room, address: str) -> None:
        bucket = Bucket(self.process.settings.rate, self.process.settings.burst)
        try:
            first = await asyncio.wait_for(self._next(websocket, bucket, address), PATIENCE)
            if not isinstance(first, Hello):
                raise Refusal("malformed", 400)
            have, seat = first.have, first.seat
            await room.asked_for(lambda: room.attach(client, have, seat))
            while client.ending is None:
                command = await self._next(websocket, bucket, address)
                if command is None:
                    return
                if isinstance(command, Hello):
                    raise Refusal("malformed", 400)
                room.ask(heard(room, client, command))
        except Refusal as why:
            self.refused += 1
            client.close(CODES.get(why.status, 4400), why.reason)
        except TimeoutError:
            client.close(4400, "malformed")
        except StoreUnavailable:
            client.close(4503, "store_unavailable")
        except Exception:
            log.exception("a client could not be served", extra={"match": room.id})
            client.close(1011, "fault")

    async def _next(self, websocket: WebSocket, bucket: Bucket, address: str) -> Command | None:
        """The next message; None when the client has gone."""
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        content: Any = message.get("text")
        content = message.get("bytes") or b"" if content is None else content
        if len(content) > FRAME:
            raise Refusal("too_large", 413)
        if not bucket.take() or not self.guard.may_ask(address):
            raise Refusal("too_fast", 429)
        try:
            command: Command = decoder.decode(content)
            return command
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("malformed", 400) from None


def heard(room: Room, client: Client, command: Command) -> Any:
    return lambda: room.hear(client, command)


async def deny(websocket: WebSocket, status: int, reason: str) -> None:
    """Refuse before the upgrade, with the reason where the server can send one."""
    body = msgspec.json.encode(Failure(Problem(reason)))
    if "websocket.http.response" in websocket.scope.get("extensions", {}):
        await websocket.send_denial_response(Response(body, status, media_type="application/json"))
    else:
        await websocket.close(CODES.get(status, 4400), reason)
