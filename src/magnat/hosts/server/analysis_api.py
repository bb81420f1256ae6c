"""Endpoints about finished games: reviews, statistics, side games, and the balance of an edition."""

import asyncio
from collections import Counter
from typing import Final

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from magnat.analysis.side_games import SideGameComparison, SideGameState, build_tries
from magnat.analysis.statistics import Statistics, as_csv
from magnat.hosts.server import lobby
from magnat.hosts.server.analysis_worker import continue_edition_trial
from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.row_mapping import report_unreadable
from magnat.hosts.server.tokens import new_id
from magnat.match import Match, Refusal, Seating, Setup
from magnat.match.messages import encoder
from magnat.match.seating import TableInfo
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.study.balance import Balance
from magnat.tables.analysis_tasks import count_games
from magnat.tables.api_types import Agreement, MadeEdition, NewSide, Player
from magnat.tables.lobby import check_finished
from magnat.tables.my_games import MAX_SIDE_GAMES, CountedMatch, is_counted, surplus_side_games
from magnat.tables.review_jobs import NO_JSON, TRIAL_STEP_SECONDS, check_sat, finished_match
from magnat.tables.review_types import ReviewReply

CSV_DISPOSITION: Final = 'attachment; filename="magnat.csv"'


class AnalysisApi:
    """Endpoints about finished games (a mixin of `TablesApi`)."""

    process: Process
    store: Store
    guard: Guard

    # reviews

    async def review(self, request: Request, player: Player | None) -> ReviewReply:
        """Return the review of a finished match."""
        _, seating = await self._finished_match(request)
        return await self.process.reviews.review_for(seating, player.id if player else None)

    async def start_review(self, request: Request, player: Player | None) -> ReviewReply:
        match, seating = await self._finished_match(request)
        await self.process.reviews.start(seating.id, (self.guard.source(request.scope), match.make_end()))
        return await self.process.reviews.review_for(seating, player.id if player else None)

    async def stop_review(self, request: Request, player: Player | None) -> ReviewReply:
        _, seating = await self._finished_match(request)
        check_sat(seating, player.id if player else None)
        await self.process.reviews.stop(seating.id)
        return await self.process.reviews.review_for(seating, player.id if player else None)

    async def share_review(self, request: Request, player: Player, body: Agreement) -> ReviewReply:
        """Record the player's vote on a common review. The names of players who object are not revealed."""
        _, seating = await self._finished_match(request)
        check_sat(seating, player.id)
        await self.store.write(q.set_review_consent, seating.id, player.id, 1 if body.yes else -1)
        return await self.process.reviews.review_for(seating, player.id)

    async def _finished_match(self, request: Request) -> tuple[Match, Seating]:
        session = (await self.process.open_room(request.path_params["id"])).session
        return finished_match(session), session.seating

    # statistics

    async def statistics(self, request: Request, player: Player) -> Statistics:
        return await self.store.read(read_statistics, player.id, player.name)

    async def statistics_file(self, request: Request, player: Player) -> Response:
        text = await self.store.read(lambda connection: as_csv(read_statistics(connection, player.id, player.name)))
        headers = {"content-disposition": CSV_DISPOSITION, "cache-control": "no-store"}
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)

    async def forget_statistics(self, request: Request, player: Player) -> Statistics:
        await self.store.write(q.reset_statistics, player.id)
        return await self.statistics(request, player)

    # side games

    async def side(self, request: Request, player: Player, body: NewSide) -> TableInfo:
        id, source = request.path_params["id"], self.guard.source(request.scope)
        check_finished(await self.store.read(lobby.load_seating, id))  # before a worker is asked
        for surplus in surplus_side_games(await self.store.read(lobby.list_side_games_of, id, player.id)):
            await (await self.process.open_room(surplus)).abort()
        created = new_id()
        begun = await self.process.replay_queue.begin_side_game(id, player.id, body, created, source)
        await self.store.write(lobby.add_side_game, player.id, created, begun, source, self.process.settings)
        return (await self.process.open_room(created)).session.table_info(player.id)

    async def tries(self, request: Request, player: Player) -> SideGameComparison:
        """Compare the player's own side games with the match and with each other."""
        id, source = request.path_params["id"], self.guard.source(request.scope)
        await self.store.read(lobby.load_seating, id)
        mine = (await self.store.read(lobby.list_side_games_of, id, player.id))[-MAX_SIDE_GAMES:]
        if not self.process.reviews.games:
            raise Refusal("no_reviews", 403)
        stands = await asyncio.gather(*[self._measure_side_game(table, player.id, source) for table in mine])
        sides = [table.side_game(player.id) for table in mine]
        return await self.process.threads.run(build_tries, sides, stands)

    async def _measure_side_game(self, table: Seating, player: str, source: ClientAddress) -> SideGameState:
        match = (await self.process.open_room(table.id)).session.match
        if match is None:
            raise Refusal("not_readable")
        seat = table.seats_of(player)[0]
        return await self.process.reviews.measure_side_game(table, match.state.seq, seat, source)

    # editions

    async def balance(self, request: Request, body: MadeEdition) -> Balance:
        """Let bots play a few games while no table waits for a bot. Nothing runs between two requests."""
        reviews, source = self.process.reviews, self.guard.source(request.scope)
        if not reviews.games:
            raise Refusal("no_reviews", 403)
        with self.process.limits.trials.place(source):
            await reviews.wait_until_quiet()
            doc = encoder.encode(body.doc)
            result: Balance = await reviews.run(source, "editions", continue_edition_trial, doc, TRIAL_STEP_SECONDS)
            return result


def read_statistics(connection: Connection, player: str, name: str) -> Statistics:
    return count_games(name, list_counted_matches(connection, player))


def list_counted_matches(connection: Connection, player: str) -> list[CountedMatch]:
    """Return the matches in the player's statistics."""
    rows = q.list_counted_seats(connection, player)
    mine = Counter([row["id"] for row in rows])
    sizes = q.count_seats(connection, list(mine))
    matches = []
    for row in rows:
        id = row["id"]
        try:
            setup = msgspec.json.decode(row["setup"], type=Setup)
        except msgspec.MsgspecError as error:
            report_unreadable("a table cannot be read", id, error)
            continue
        if is_counted(setup, mine[id]):
            winners = row["winners"] if row["status"] == "over" else -1
            sums = msgspec.Raw(row["sums"].encode()) if row["sums"] else NO_JSON
            matches.append(CountedMatch(id, setup.game, row["changed"], sizes[id], row["seat"], winners, sums))
    return matches
