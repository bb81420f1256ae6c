"""server: what was played, told again: the record of a match, and its events from the opening on."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from magnat.kernel import TABLE
from magnat.play import Refusal, rows_of
from magnat.play.viewer import history, reader, record_for
from magnat.record import Record
from magnat.server.clients import Client
from magnat.server.identity import Identity
from magnat.server.process import Process
from magnat.server.room import Room
from magnat.server.rows import now_ms
from magnat.store import queries as q
from magnat.store.store import Store

NDJSON: Final = "application/x-ndjson"
QUEUE: Final = 256  # messages that may wait for somebody who listens
AT_ONCE: Final = 20  # events told again before others may go first


class Listener(Client):
    """Who only listens: what it is told waits until it is fetched."""

    def __init__(self, player: str | None) -> None:
        super().__init__(player, only_listens=True)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, message: bytes) -> None:
        if self.ending is None:
            try:
                self.queue.put_nowait(message)
            except asyncio.QueueFull:
                self.close(4408, "slow")

    def ended(self) -> None:
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Replays:
    """The endpoints that tell a match again: a part of the API."""

    process: Process
    store: Store
    identity: Identity

    async def record(self, request: Request) -> Response:
        """Whole once the match is over; before, as the seat may read it, and later for those who watch."""
        player = await self.identity.of(request, False)
        room = await self.process.room(request.path_params["id"])
        play, header = room.play, room.play.seating.header
        if header is None:
            raise Refusal("not_started")
        entries = await self.store.read(q.entries_of, room.id)
        seat = reader(request.query_params.get("seat"), play, player["id"] if player else None)
        if play.match is None:  # another engine's: as it is, to those who played it
            if seat < 0:
                raise Refusal("not_your_seat", 403)
            return Response(Record(header, [*rows_of(entries)]).encoded(), media_type=NDJSON)
        if not play.match.over and seat == TABLE and play.broadcast.delay:
            limit = now_ms() - play.broadcast.delay * 1000
            entries = [entry for entry in entries if entry.at <= limit or not entry.seq]
        return Response(record_for(play.match, entries, seat).encoded(), media_type=NDJSON)

    async def stream(self, request: Request) -> Response:
        """The view before the first event that is told, every event, then those to come."""
        player = await self.identity.of(request, False)
        have = request.query_params.get("have", "-1")
        if not have.removeprefix("-").isdecimal() or len(have) > 12:
            raise Refusal("malformed", 400, accepted="have=-1..")
        room = await self.process.room(request.path_params["id"])
        if room.play.match is None:
            raise Refusal("not_started")
        client = Listener(player["id"] if player else None)
        seat = reader(request.query_params.get("seat"), room.play, client.player)
        return StreamingResponse(self._streamed(room, client, seat, int(have)), media_type=NDJSON)

    async def _streamed(self, room: Room, client: Listener, seat: int, have: int) -> AsyncIterator[bytes]:
        """Who comes in here is let out again; a reader who has gone before the first line never comes in."""
        play = room.play
        try:
            await room.asked_for(lambda: room.attach(client, -1, seat if seat >= 0 else None))
            welcome = msgspec.json.decode(await client.queue.get() or b"{}")
            entries = await self.store.read(q.entries_of, room.id, 0, welcome["seq"])
            for number, line in enumerate(history(play.seating.begun(), entries, seat, have)):
                yield line + b"\n"
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)
            while play.match is not None:
                if play.match.over and client.queue.empty() and not (client.late and play.broadcast.to_come):
                    break
                try:
                    message = await asyncio.wait_for(client.queue.get(), 15)
                except TimeoutError:
                    yield b"\n"  # still there
                    continue
                if message is None:
                    break
                if b'"type":"table"' not in message[:20]:
                    yield message + b"\n"
        finally:
            room.ask_once(lambda: room.detach(client))
