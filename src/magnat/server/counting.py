"""server: somebody's games together. Each player reads and forgets his own, and nobody else's."""

from collections import Counter
from typing import Final

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from magnat.analysis.statistics import GameCounted, Statistics, Sums, as_csv, share_of, statistics
from magnat.play import Setup
from magnat.server.identity import Identity
from magnat.store import queries as q
from magnat.store.queries import Found
from magnat.store.store import Store

FILE: Final = 'attachment; filename="magnat.csv"'
sums_decoder: Final = msgspec.json.Decoder(list[Sums])


class Counting:
    """The endpoints about one's own statistics: a part of the API."""

    store: Store
    identity: Identity

    async def statistics(self, request: Request) -> Statistics:
        player = await self.identity.needed(request, False)
        return statistics(player["name"], await self.store.read(counted, player["id"]))

    async def statistics_file(self, request: Request) -> Response:
        text = as_csv(await self.statistics(request))
        headers = {"content-disposition": FILE, "cache-control": "no-store"}
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)

    async def forget_statistics(self, request: Request) -> Statistics:
        player = await self.identity.needed(request)
        await self.store.write(q.forget_counted, player["id"])
        return await self.statistics(request)


def counted(connection: Connection, player: str) -> list[GameCounted]:
    """The games of a player that count: side games and lessons do not, nor games with several seats of his own."""
    rows = q.counted_of(connection, player)
    mine = Counter([row["id"] for row in rows])
    sizes = q.seats_in(connection, list(mine))
    found = [game_of(row, sizes[row["id"]]) for row in rows if mine[row["id"]] == 1]
    return [game for game in found if game is not None]


def game_of(row: Found, seats: int) -> GameCounted | None:
    setup = msgspec.json.decode(row["setup"], type=Setup)
    if setup.side_of or setup.luck:
        return None
    sums = sums_decoder.decode(row["sums"])[row["seat"]] if row["sums"] else None
    over = row["status"] == "over" and row["winners"] >= 0
    share = share_of(row["winners"], row["seat"], seats) if over else None
    return GameCounted(row["id"], setup.game, row["changed"], seats, share, sums)
