"""server: one client on one WebSocket. What waits for it is bounded; a slow reader is dropped and comes back."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from magnat.play.messages import OLDEST, PROTOCOL, Closing, Command, Hello, Say, decoder, encoder
from magnat.play.refusal import Refusal
from magnat.server.bodies import Failure, Problem
from magnat.server.clients import Client
from magnat.server.frames import WIRE, Wire, framed
from magnat.server.guards import Guard
from magnat.server.identity import Identity
from magnat.server.limits import Count, Source
from magnat.server.measures import Spread
from magnat.server.process import Process
from magnat.server.rates import FRAME, Bucket
from magnat.server.room import Room
from magnat.store import StoreUnavailable

log = logging.getLogger(__name__)

WAITING: Final = 262_144  # bytes that may wait for a client
LAST_WORDS: Final = 2.0  # seconds for telling a client that this is the end
PATIENCE: Final = 10.0  # seconds for the first message
CODES: Final = {400: 4400, 401: 4401, 403: 4403, 404: 4404, 413: 4413, 426: 4426, 429: 4429, 503: 4503}
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # the client has left already
RETRY: Final = {1001: 0, 4408: 0, 4409: 0, 4426: 5, 4429: 5, 4503: 1}


class Connected(Client):
    """One on a socket: what it is sent goes onto the wire at once, up to what may wait there."""

    def __init__(self, player: str | None, wire: Wire, source: Source) -> None:
        super().__init__(player, source=source)
        self.wire = wire
        self.closing = asyncio.Event()
        self.answered = -1  # the last question of its own that it answered

    def send(self, message: bytes) -> None:
        if self.ending is not None:
            return
        if self.wire.waiting() > WAITING:
            self.close(4408, "slow")
        else:
            self.wire.write(framed(message))

    def ended(self) -> None:
        self.closing.set()

    def answers(self, command: Command, room: Room) -> bool:
        """Whether this is the first answer to the question that waits for this client: that is never too fast."""
        match = room.play.match
        if not isinstance(command, Say) or match is None or match.speaker != self.seat or self.seat < 0:
            return False
        if command.question != match.question or command.question <= self.answered:
            return False
        self.answered = command.question
        return True


class Sockets:
    """The endpoint."""

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        self.process = process
        self.guard = guard
        self.identity = identity
        self.measures = process.measures

    async def serve(self, websocket: WebSocket) -> None:
        source = self.guard.source(websocket.scope)
        held: Count | None = None
        try:
            player = await self._admitted(websocket, source)
            room = await self.process.room(websocket.path_params["id"])
            held = self._held(room, player, source)
            if held is self.process.limits.watchers:
                await asyncio.sleep(self.process.limits.coming.wait())
            await room.ready_for(player)
            with suppress(*GONE):
                await websocket.accept()
            client = Connected(player, websocket.scope["extensions"][WIRE], source)
            log.info("socket", extra={"match": room.id, "address": source.address})
            await self._served(websocket, client, room)
        except Refusal as why:
            self.measures.refused += 1
            await deny(websocket, why.status, why.reason)
        except StoreUnavailable:
            await deny(websocket, 503, "store_unavailable")
        finally:
            websocket.scope["extensions"][WIRE].served()
            if held is not None:
                held.give(source)

    async def _admitted(self, websocket: WebSocket, source: Source) -> str | None:
        if self.process.bars(source):
            raise Refusal("banned", 403)
        if not self.process.limits.requests.take(source):
            raise Refusal("too_fast", 429)
        player = await self.identity.of(websocket, True)
        return None if player is None else str(player["id"])

    def _held(self, room: Room, player: str | None, source: Source) -> Count:
        """A place among those who sit here, or among those who watch: these never take the place of the others."""
        limits = self.process.limits
        count = limits.sockets if room.play.seating.seats_of(player) else limits.watchers
        if not count.take(source):
            raise Refusal("too_many", 429)
        return count

    async def _served(self, websocket: WebSocket, client: Connected, room: Room) -> None:
        reader = asyncio.create_task(self._read(websocket, client, room))
        closing = asyncio.create_task(client.closing.wait())
        await asyncio.wait((reader, closing), return_when=asyncio.FIRST_COMPLETED)
        if client.ending is not None:
            await self._close(websocket, client)
        for task in (reader, closing):
            task.cancel()
        await asyncio.gather(reader, closing, return_exceptions=True)
        room.ask_once(f"detach {id(client)}", lambda: room.detach(client))

    async def _close(self, websocket: WebSocket, client: Connected) -> None:
        """Tell a client why, and end. One that reads too slowly has to get through what waits first, or be cut off."""
        assert client.ending is not None
        code, reason = client.ending
        if code == 4408:
            self.measures.slow += 1
        try:
            async with asyncio.timeout(LAST_WORDS):
                if code != 1000:
                    last = encoder.encode(Closing(reason=reason, retry=RETRY.get(code, -1)))
                    await websocket.send({"type": "websocket.send", "text": last.decode()})
                await websocket.close(code, reason)
        except TimeoutError:
            client.wire.cut()
        except GONE:
            pass

    async def _read(self, websocket: WebSocket, client: Connected, room: Room) -> None:
        bucket = Bucket(self.process.settings.rate, self.process.settings.burst)
        try:
            first = await asyncio.wait_for(self._next(websocket, client, room, bucket), PATIENCE)
            if not isinstance(first, Hello):
                raise Refusal("malformed", 400)
            if first.protocol and not OLDEST <= first.protocol <= PROTOCOL:
                raise Refusal("outdated" if first.protocol < OLDEST else "too_new", 426)
            have, seat = first.have, first.seat
            await room.asked_for(lambda: room.attach(client, have, seat))
            while client.ending is None:
                command = await self._next(websocket, client, room, bucket)
                if command is None:
                    return
                if isinstance(command, Hello):
                    raise Refusal("malformed", 400)
                room.ask(heard(room, client, command, self.measures.acknowledged))
        except Refusal as why:
            self.measures.refused += 1
            client.close(CODES.get(why.status, 4400), why.reason)
        except TimeoutError:
            client.close(4400, "malformed")
        except StoreUnavailable:
            client.close(4503, "store_unavailable")
        except Exception:
            log.exception("a client could not be served", extra={"match": room.id})
            client.close(1011, "fault")

    async def _next(self, websocket: WebSocket, client: Connected, room: Room, bucket: Bucket) -> Command | None:
        """The next message; None when the client has gone."""
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        content: Any = message.get("text")
        content = message.get("bytes") or b"" if content is None else content
        if len(content) > FRAME:
            raise Refusal("too_large", 413)
        try:
            command: Command = decoder.decode(content)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusal("malformed", 400) from None
        limits = self.process.limits
        if not client.answers(command, room) and not (bucket.take() and limits.requests.take(client.source)):
            raise Refusal("too_fast", 429)
        if (debt := limits.work.debt(client.source)) > 0:  # whoever took more than a share of the time waits
            await asyncio.sleep(min(debt, PATIENCE))
        return command


def heard(room: Room, client: Client, command: Command, acknowledged: Spread) -> Any:
    """The command, to be done when it is its turn; how long that took is measured."""
    began = time.monotonic()

    async def hear() -> None:
        await room.hear(client, command)
        acknowledged.observe(time.monotonic() - began)

    return hear


async def deny(websocket: WebSocket, status: int, reason: str) -> None:
    """Refuse before the upgrade, with the reason where the server can send one."""
    body = msgspec.json.encode(Failure(Problem(reason)))
    with suppress(*GONE):
        if "websocket.http.response" in websocket.scope.get("extensions", {}):
            await websocket.send_denial_response(Response(body, status, media_type="application/json"))
        else:
            await websocket.close(CODES.get(status, 4400), reason)
