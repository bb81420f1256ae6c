"""server: side games of one match, side by side. A player sees his own, and what the game played came to meanwhile."""

import asyncio
from typing import Final

from starlette.requests import Request

from magnat.analysis.tries import Stand, TriesTold, told
from magnat.play.refusal import Refusal
from magnat.play.seating import Seating, TableInfo
from magnat.server import following
from magnat.server.bodies import NewSide
from magnat.server.fair_queue import Whose
from magnat.server.guards import Guard
from magnat.server.identity import Identity
from magnat.server.limits import Source
from magnat.server.making import SIDES
from magnat.server.process import Process
from magnat.server.trying import stand
from magnat.server.workers import Failed
from magnat.store import queries as q
from magnat.store.store import Store

KEPT: Final = 500  # stands that are remembered


class Tries:
    """The endpoints about side games: a part of the API."""

    process: Process
    store: Store
    identity: Identity
    guard: Guard

    async def side(self, request: Request, given: NewSide) -> TableInfo:
        player = await self.identity.needed(request)
        id, source = request.path_params["id"], self.guard.source(request.scope)
        await self._make_room(id, player["id"])
        made = await self.store.write(following.side, id, player, given, source, self.process.settings)
        room = await self.process.room(made)
        return room.play.info(player["id"])

    async def _make_room(self, id: str, player: str) -> None:
        """The oldest try that is still played ends when there is one too many."""
        mine = [table for table in await self.store.read(following.sides_of, id, player) if table.status == "playing"]
        for table in mine[: max(0, len(mine) - SIDES + 1)]:
            await (await self.process.room(table.id)).abort()

    async def tries(self, request: Request) -> TriesTold:
        player = await self.identity.needed(request, False)
        id, source = request.path_params["id"], self.guard.source(request.scope)
        mine = (await self.store.read(following.sides_of, id, player["id"]))[-SIDES:]
        if not self.process.reviews.games:
            raise Refusal("no_reviews", 403)
        kept = await self.store.read(q.review_of, id)
        stands = await asyncio.gather(*[self._stand(table, player["id"], source) for table in mine])
        return told([table.side(player["id"]) for table in mine], stands, kept["shown"].encode() if kept else b"")

    async def _stand(self, table: Seating, player: str, source: Source) -> Stand:
        """As it is now; what was measured once is not measured again."""
        room = await self.process.room(table.id)
        match, known = room.play.match, self.process.reviews.stands
        if match is None:
            raise Refusal("not_readable")
        key = (table.id, match.state.seq)
        if key not in known:
            reviews, whose = self.process.reviews, Whose(True, (source.network, source.address, table.id))
            try:
                args = (reviews.url, table.id, table.seats_of(player)[0], reviews.games)
                known[key] = await reviews.helpers.do(whose, stand, *args)
            except Failed:
                raise Refusal("fault", 503) from None
            while len(known) > KEPT:
                del known[next(iter(known))]
        return known[key]
