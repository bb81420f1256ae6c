"""Endpoints about the side games of a match. A player sees only their own, compared with the match itself."""

import asyncio
from typing import Final

from starlette.requests import Request

from magnat.analysis.side_games import SideGameState, TriesTold, build_tries
from magnat.hosts.server import rematch
from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.identity import Identity
from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.process import Process
from magnat.hosts.server.process_pool import WorkFailed
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.side_game_worker import measure_stored_side_game
from magnat.match.refusal import Refusal
from magnat.match.seating import Seating, TableInfo
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.tables.api_types import NewSide
from magnat.tables.table_rules import MAX_SIDE_GAMES

MAX_CACHED_STANDINGS: Final = 500


class SideGamesApi:
    """Endpoints about side games (a mixin of `TablesApi`)."""

    process: Process
    store: Store
    identity: Identity
    guard: Guard

    async def side(self, request: Request, given: NewSide) -> TableInfo:
        player = await self.identity.require_player(request)
        id, source = request.path_params["id"], self.guard.source(request.scope)
        await self._end_oldest_side_game(id, player["id"])
        made = await self.store.write(rematch.create_side_game, id, player, given, source, self.process.settings)
        room = await self.process.open_room(made)
        return room.session.table_info(player["id"])

    async def _end_oldest_side_game(self, id: str, player: str) -> None:
        """Abort the player's oldest running side games so that one more is allowed."""
        mine = [
            table for table in await self.store.read(rematch.list_side_games, id, player) if table.status == "playing"
        ]
        for table in mine[: max(0, len(mine) - MAX_SIDE_GAMES + 1)]:
            await (await self.process.open_room(table.id)).abort()

    async def tries(self, request: Request) -> TriesTold:
        player = await self.identity.require_player(request, False)
        id, source = request.path_params["id"], self.guard.source(request.scope)
        mine = (await self.store.read(rematch.list_side_games, id, player["id"]))[-MAX_SIDE_GAMES:]
        if not self.process.review_jobs.games:
            raise Refusal("no_reviews", 403)
        kept = await self.store.read(q.find_review, id)
        stands = await asyncio.gather(*[self._measure_side_game(table, player["id"], source) for table in mine])
        return build_tries(
            [table.side_game(player["id"]) for table in mine], stands, kept["shown"].encode() if kept else b""
        )

    async def _measure_side_game(self, table: Seating, player: str, source: ClientAddress) -> SideGameState:
        """Return the current standing of a side game. Results are cached by event number."""
        room = await self.process.open_room(table.id)
        match, known = room.session.match, self.process.review_jobs.side_game_standings
        if match is None:
            raise Refusal("not_readable")
        key = (table.id, match.state.seq)
        if key not in known:
            reviews, whose = self.process.review_jobs, Share(True, (source.network, source.address, table.id))
            try:
                args = (reviews.url, table.id, table.seats_of(player)[0], reviews.games)
                known[key] = await reviews.pool.run(whose, measure_stored_side_game, *args)
            except WorkFailed:
                raise Refusal("fault", 503) from None
            while len(known) > MAX_CACHED_STANDINGS:
                del known[next(iter(known))]
        return known[key]
