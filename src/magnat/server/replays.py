"""server: what was played, told again: the record of a match, and its events from the opening on."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from magnat.kernel import TABLE
from magnat.play import Match, Refusal
from magnat.play.messages import encoder
from magnat.play.viewer import last_known, opened, reader
from magnat.record.view import OPEN
from magnat.server.bodies import Agreement
from magnat.server.clients import Client
from magnat.server.guards import Guard
from magnat.server.identity import Identity
from magnat.server.limits import Count, Source
from magnat.server.process import Process
from magnat.server.reviews import ReviewTold
from magnat.server.room import Room
from magnat.store import queries as q
from magnat.store.store import Store

NDJSON: Final = "application/x-ndjson"
QUEUE: Final = 256  # messages that may wait for somebody who listens
PIECE: Final = 65_536  # bytes that are sent at once


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


class Counted(StreamingResponse):
    """A stream that holds a place as long as somebody listens, or was about to."""

    def __init__(self, lines: AsyncIterator[bytes], places: Count, source: Source) -> None:
        super().__init__(lines, media_type=NDJSON, headers={"cache-control": "no-store"})
        self.places = places
        self.source = source

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.places.give(self.source)


class Replays:
    """The endpoints that tell a match again: a part of the API."""

    process: Process
    store: Store
    identity: Identity
    guard: Guard

    async def record(self, request: Request) -> Response:
        """Whole once the match is over; before, as the seat may read it, for those who sit or watch."""
        player = await self.identity.of(request, False)
        room = await self.process.room(request.path_params["id"])
        play = room.play
        if play.seating.header is None:
            raise Refusal("not_started")
        match, source = play.match, self.guard.source(request.scope)
        if match is None:  # another engine's: what cannot be made fit to read is not given out before the end
            if play.seating.status == "playing":
                raise Refusal("not_readable")
            return sent(await self.process.retellings.record(room.id, None, -1, room.now(), None, source))
        seq = match.state.seq
        if match.over:
            return sent(await self.process.retellings.record(room.id, None, seq, room.now(), match.end(), source))
        who = player["id"] if player else None
        if not (play.seating.seats_of(who) or room.watched_by(who)):
            raise Refusal("not_watching", 403)
        seat, limit = reader(request.query_params.get("seat"), play, who), room.now()
        if seat == TABLE and play.broadcast.delay:
            limit -= play.broadcast.delay * 1000
            seq = await self.store.read(q.last_until, room.id, limit)
        return sent(await self.process.retellings.record(room.id, seat, seq, limit, None, source))

    async def review(self, request: Request) -> ReviewTold:
        """What is known of a match that is over: nothing of it exists before."""
        _, room, player = await self._over(request)
        return await self.process.reviews.told(room.play.seating, player)

    async def start_review(self, request: Request) -> ReviewTold:
        match, room, player = await self._over(request)
        await self.process.reviews.start(room.id, match.end(), self.guard.source(request.scope))
        return await self.process.reviews.told(room.play.seating, player)

    async def stop_review(self, request: Request) -> ReviewTold:
        _, room, player = await self._over(request)
        if not room.play.seating.seats_of(player):
            raise Refusal("spectator", 403)
        await self.process.reviews.stop(room.id)
        return await self.process.reviews.told(room.play.seating, player)

    async def share_review(self, request: Request, given: Agreement) -> ReviewTold:
        """Whether the others may see what my answers were worth. Nobody is told who said no."""
        _, room, player = await self._over(request)
        if player is None or not room.play.seating.seats_of(player):
            raise Refusal("spectator", 403)
        await self.store.write(q.say_shares, room.id, player, 1 if given.yes else -1)
        return await self.process.reviews.told(room.play.seating, player)

    async def _over(self, request: Request) -> tuple[Match, Room, str | None]:
        """A match that is over, and who asks about it."""
        player = await self.identity.of(request, False)
        room = await self.process.room(request.path_params["id"])
        if room.play.seating.header is None:
            raise Refusal("not_started")
        match = room.play.match
        if match is None:
            raise Refusal("not_readable")
        if not match.over:
            raise Refusal("not_over")
        return match, room, player["id"] if player else None

    async def stream(self, request: Request) -> Response:
        """The view before the first event that is told, every event, then those to come."""
        player = await self.identity.of(request, False)
        have = last_known(request.query_params.get("have"))
        room = await self.process.room(request.path_params["id"])
        if room.play.match is None:
            raise Refusal("not_started")
        client = Listener(player["id"] if player else None)
        seat = reader(request.query_params.get("seat"), room.play, client.player)
        source = self.guard.source(request.scope)
        await room.ready_for(client.player)
        limits = self.process.limits
        if not limits.watchers.take(source):
            raise Refusal("too_many", 429)
        return Counted(self._streamed(room, client, seat, have, source), limits.watchers, source)

    async def _streamed(
        self, room: Room, client: Listener, seat: int, have: int, source: Source
    ) -> AsyncIterator[bytes]:
        """Who comes in here is let out again; a reader who has gone before the first line never comes in."""
        play = room.play
        await asyncio.sleep(self.process.limits.coming.wait())
        try:
            await room.asked_for(lambda: room.attach(client, -1, seat if seat >= 0 else None))
            welcome = msgspec.json.decode(await client.queue.get() or b"{}")
            async for part in self.process.retellings.events(room.id, seat, have, welcome["seq"], source):
                for piece in pieces(part):
                    yield piece
            if have >= welcome["seq"]:
                shown = {"type": "opening", "seq": welcome["seq"], "view": welcome["view"]}
                yield (opened(play.begun, seat) if seat == OPEN else encoder.encode(shown)) + b"\n"
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
            room.ask_once(f"detach {id(client)}", lambda: room.detach(client))


def sent(content: bytes) -> Response:
    """In pieces, so that whoever takes one after the other is not too slow."""

    async def streamed() -> AsyncIterator[bytes]:
        for piece in pieces(content):
            yield piece

    headers = {"cache-control": "no-store", "content-length": str(len(content))}
    return StreamingResponse(streamed(), media_type=NDJSON, headers=headers)


def pieces(content: bytes) -> Iterator[bytes]:
    for begin in range(0, len(content), PIECE):
        yield content[begin : begin + PIECE]
