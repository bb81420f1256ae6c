"""Endpoints about a player's own statistics."""

from collections import Counter
from typing import Final

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from magnat.analysis.statistics import GameCounted, Statistics, Sums, as_csv, compute_statistics, win_share
from magnat.hosts.server.identity import Identity
from magnat.match import Setup
from magnat.store import queries as q
from magnat.store.queries import DbRow
from magnat.store.store import Store

CSV_DISPOSITION: Final = 'attachment; filename="magnat.csv"'
sums_decoder: Final = msgspec.json.Decoder(list[Sums])


class StatisticsApi:
    """Endpoints about statistics (a mixin of `TablesApi`). Players can read and reset only their own."""

    store: Store
    identity: Identity

    async def statistics(self, request: Request) -> Statistics:
        player = await self.identity.require_player(request, False)
        return compute_statistics(player["name"], await self.store.read(list_counted_games, player["id"]))

    async def statistics_file(self, request: Request) -> Response:
        text = as_csv(await self.statistics(request))
        headers = {"content-disposition": CSV_DISPOSITION, "cache-control": "no-store"}
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)

    async def forget_statistics(self, request: Request) -> Statistics:
        player = await self.identity.require_player(request)
        await self.store.write(q.reset_statistics, player["id"])
        return await self.statistics(request)


def list_counted_games(connection: Connection, player: str) -> list[GameCounted]:
    """Return the player's counted games, without side games, lessons, and games with several own seats."""
    rows = q.list_counted_seats(connection, player)
    mine = Counter([row["id"] for row in rows])
    sizes = q.count_seats(connection, list(mine))
    found = [counted_game(row, sizes[row["id"]]) for row in rows if mine[row["id"]] == 1]
    return [game for game in found if game is not None]


def counted_game(row: DbRow, seats: int) -> GameCounted | None:
    setup = msgspec.json.decode(row["setup"], type=Setup)
    if setup.side_of or setup.luck:
        return None
    sums = sums_decoder.decode(row["sums"])[row["seat"]] if row["sums"] else None
    over = row["status"] == "over" and row["winners"] >= 0
    share = win_share(row["winners"], row["seat"], seats) if over else None
    return GameCounted(row["id"], setup.game, row["changed"], seats, share, sums)
