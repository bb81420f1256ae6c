"""Endpoints for the record and the event stream of a match."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from magnat.hosts.server.clients import Client
from magnat.hosts.server.cpu_time import charge_iterator
from magnat.hosts.server.limits import ClientAddress, CountLimit, RateLimit
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.room import Room
from magnat.kernel import TABLE
from magnat.match import Refusal
from magnat.match.event_messages import encode_opening, parse_have, resolve_reader
from magnat.match.messages import encoder
from magnat.record.view import OPEN
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.tables.api_types import Player

NDJSON: Final = "application/x-ndjson"
MAX_QUEUED_MESSAGES_PER_STREAM: Final = 256
RESPONSE_CHUNK_BYTES: Final = 65_536


class StreamClient(Client):
    """A listener on an HTTP stream. Messages are queued until the response sends them."""

    def __init__(self, player: str | None) -> None:
        super().__init__(player, is_listener=True)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_QUEUED_MESSAGES_PER_STREAM)

    def send(self, message: bytes) -> None:
        if self.close_reason is None:
            try:
                self.queue.put_nowait(message)
            except asyncio.QueueFull:
                self.close(4408, "slow")

    def on_closed(self) -> None:
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class CountedStream(StreamingResponse):
    """A streaming response that releases its place in a count limit when it ends, even if it never started."""

    def __init__(
        self, lines: AsyncGenerator[bytes, None], places: CountLimit, source: ClientAddress, cpu_time: RateLimit
    ) -> None:
        lines = charge_iterator(lines, lambda seconds: cpu_time.charge(source, seconds))
        super().__init__(lines, media_type=NDJSON, headers={"cache-control": "no-store"})
        self.places = places
        self.source = source

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.places.release(self.source)


class ReplayApi:
    """Endpoints for records and streams (a mixin of `TablesApi`)."""

    process: Process
    store: Store
    guard: Guard

    async def record(self, request: Request, player: Player | None) -> Response:
        """Return the whole record after the end. Before, players and spectators get it redacted for their seat."""
        room = await self.process.open_room(request.path_params["id"])
        session = room.session
        if session.seating.header is None:
            raise Refusal("not_started")
        match, source = session.match, self.guard.source(request.scope)
        if match is None:  # written by another engine version: it cannot be redacted, so it stays closed until the end
            if session.seating.status == "playing":
                raise Refusal("not_readable")
            return record_response(
                await self.process.replay_queue.get_record(room.id, None, -1, room.now(), None, source)
            )
        seq = match.state.seq
        if match.is_over:
            return record_response(
                await self.process.replay_queue.get_record(room.id, None, seq, room.now(), match.make_end(), source)
            )
        player_id = player.id if player else None
        if not (session.seating.seats_of(player_id) or room.is_watched_by(player_id)):
            raise Refusal("not_watching", 403)
        seat, limit = resolve_reader(request.query_params.get("seat"), session.seating, match, player_id), room.now()
        if seat == TABLE and session.broadcast.delay_seconds:
            limit -= session.broadcast.delay_seconds * 1000
            seq = await self.store.read(q.last_seq_until, room.id, limit)
        return record_response(await self.process.replay_queue.get_record(room.id, seat, seq, limit, None, source))

    async def stream(self, request: Request, player: Player | None) -> Response:
        """Stream the view before the first event, the past events after `have`, then new events."""
        have = parse_have(request.query_params.get("have"))
        room = await self.process.open_room(request.path_params["id"])
        if room.session.match is None:
            raise Refusal("not_started")
        client = StreamClient(player.id if player else None)
        seating, match = room.session.seating, room.session.match
        seat = resolve_reader(request.query_params.get("seat"), seating, match, client.player)
        source = self.guard.source(request.scope)
        await room.prepare_delayed_view(client.player)
        limits = self.process.limits
        if not limits.watchers.take(source):
            raise Refusal("too_many", 429)
        lines = self._stream_events(room, client, seat, have, source)
        return CountedStream(lines, limits.watchers, source, limits.command_time)

    async def _stream_events(
        self, room: Room, client: StreamClient, seat: int, have: int, source: ClientAddress
    ) -> AsyncGenerator[bytes, None]:
        """Attach the client, yield its lines, and detach it at the end.

        Attaching here and not in `stream` ensures that a reader who leaves before the first line is never attached.
        """
        session = room.session
        await asyncio.sleep(self.process.limits.watcher_arrivals.take_later())
        try:
            await room.run_job(lambda: room.attach(client, -1, seat if seat >= 0 else None))
            welcome = msgspec.json.decode(await client.queue.get() or b"{}")
            async for part in self.process.replay_queue.iterate_events(room.id, seat, have, welcome["seq"], source):
                for piece in split_chunks(part):
                    yield piece
            if have >= welcome["seq"]:
                shown = {"type": "opening", "seq": welcome["seq"], "view": welcome["view"]}
                yield (encode_opening(session.started_match, seat) if seat == OPEN else encoder.encode(shown)) + b"\n"
            while session.match is not None:
                if (
                    session.match.is_over
                    and client.queue.empty()
                    and not (client.is_delayed and session.broadcast.delayed_entries)
                ):
                    break
                try:
                    message = await asyncio.wait_for(client.queue.get(), 15)
                except TimeoutError:
                    yield b"\n"  # heartbeat
                    continue
                if message is None:
                    break
                if b'"type":"table"' not in message[:20]:
                    yield message + b"\n"
        finally:
            room.enqueue_once(f"detach {id(client)}", lambda: room.detach(client))


def record_response(content: bytes) -> Response:
    """Return the content in chunks, so that the write timeout applies to each chunk and not to the whole."""

    async def stream_chunks() -> AsyncIterator[bytes]:
        for piece in split_chunks(content):
            yield piece

    headers = {"cache-control": "no-store", "content-length": str(len(content))}
    return StreamingResponse(stream_chunks(), media_type=NDJSON, headers=headers)


def split_chunks(content: bytes) -> Iterator[bytes]:
    for begin in range(0, len(content), RESPONSE_CHUNK_BYTES):
        yield content[begin : begin + RESPONSE_CHUNK_BYTES]
