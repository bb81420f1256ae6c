"""The HTTP API of players and tables. The OpenAPI document is generated from the endpoints' types."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from magnat.analysis.side_games import TriesTold
from magnat.analysis.statistics import Statistics
from magnat.editions.document import MAX_BYTES
from magnat.hosts.server import lobby, rematch
from magnat.hosts.server.balance_api import BalanceApi
from magnat.hosts.server.http_api import Endpoint, EndpointGroup, json_response
from magnat.hosts.server.identity import COOKIE_NAME, new_token
from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.network_api import NetworkApi
from magnat.hosts.server.process import Process
from magnat.hosts.server.replay_api import ReplayApi
from magnat.hosts.server.request_guards import MAX_BODY_BYTES
from magnat.hosts.server.review_jobs import ReviewTold
from magnat.hosts.server.row_mapping import now_ms
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.side_games import SideGamesApi
from magnat.hosts.server.statistics_api import StatisticsApi
from magnat.hosts.server.tokens import hash_password, hash_token, new_id, password_matches
from magnat.match.refusal import Refusal
from magnat.match.seating import TableInfo
from magnat.store import queries as q
from magnat.study.balance import Balance
from magnat.tables import catalogue
from magnat.tables.api_types import (
    Admit,
    Agreement,
    ChangedSeat,
    ChangedTable,
    CheckedEdition,
    Join,
    Key,
    MadeEdition,
    Me,
    Network,
    NewPlayer,
    NewSide,
    NewTable,
    Player,
    Written,
)
from magnat.tables.editions_api import check_document, describe_printed_game
from magnat.tables.qr_codes import render_qr_code
from magnat.tables.table_rules import clean_name, make_my_table, sort_my_tables

log = logging.getLogger(__name__)

DEVICE_KEY_LIFETIME_MS = 600_000
R = TypeVar("R")


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/players", "new_player", "Become a player", NewPlayer, Player, 201),
    Endpoint("GET", "/api/me", "me", "Who I am, and my games", None, Me),
    Endpoint("PATCH", "/api/me", "rename", "Take another name", NewPlayer, Player),
    Endpoint(
        "DELETE",
        "/api/me",
        "forget_me",
        "Log out (`everywhere=true`: on all devices)",
        None,
        None,
        204,
    ),
    Endpoint("POST", "/api/me/key", "key", "A key for another device", None, Key, 201),
    Endpoint("POST", "/api/me/adopt", "adopt", "Become the player of a key", Key, Player),
    Endpoint("GET", "/api/me/statistics", "statistics", "My games together: luck, play, mistakes", None, Statistics),
    Endpoint("GET", "/api/me/statistics.csv", "statistics_file", "The same, one game a line"),
    Endpoint("DELETE", "/api/me/statistics", "forget_statistics", "Count from now on only", None, Statistics),
    Endpoint("GET", "/api/network", "network", "The address by which others find this server", None, Network),
    Endpoint("POST", "/api/network", "open_network", "Let the home network in (from this machine)", None, Network),
    Endpoint("GET", "/api/games", "games", "What can be played"),
    Endpoint("GET", "/api/games/{game}", "edition", "All that a client must know of a game"),
    Endpoint("GET", "/api/games/{game}/named/{lang}", "named", "What a game calls the ints that only it has"),
    Endpoint("GET", "/api/games/{game}/rules", "rules", "The rules of a game"),
    Endpoint("GET", "/api/games/{game}/booklet", "booklet", "The rules as players read them"),
    Endpoint("GET", "/api/texts/{game}/{lang}.ftl", "texts", "The sentences of a game, in Fluent"),
    Endpoint("GET", "/api/editions/{game}", "printed_edition", "A game as it is printed, for whoever makes an edition"),
    Endpoint(
        "POST",
        "/api/editions/check",
        "check_edition",
        "What is to be said of an edition",
        CheckedEdition,
        max_body_bytes=2 * MAX_BYTES,  # JSON escapes enlarge the text
    ),
    Endpoint(
        "POST",
        "/api/editions/balance",
        "balance",
        "Let bots play a little of an edition: what all its games show",
        MadeEdition,
        Balance,
        max_body_bytes=MAX_BODY_BYTES + MAX_BYTES,
    ),
    Endpoint("POST", "/api/qr", "drawn_qr", "A text as a QR code", Written),
    Endpoint(
        "POST",
        "/api/tables",
        "new_table",
        "Make a table",
        NewTable,
        TableInfo,
        201,
        max_body_bytes=MAX_BODY_BYTES + MAX_BYTES,
    ),
    Endpoint("GET", "/api/tables", "tables", "Public tables"),
    Endpoint("GET", "/api/tables/{id}", "table", "A table", None, TableInfo),
    Endpoint("GET", "/api/codes/{code}", "by_code", "A table by its code", None, TableInfo),
    Endpoint("GET", "/api/tables/{id}/edition", "own_edition", "The game as it is played at this table"),
    Endpoint("GET", "/api/tables/{id}/qr.svg", "qr", "The way to a table, as a QR code"),
    Endpoint("PATCH", "/api/tables/{id}", "change_table", "Change a table (host)", ChangedTable, TableInfo),
    Endpoint("POST", "/api/tables/{id}/seats", "join", "Sit down", Join, TableInfo),
    Endpoint("PATCH", "/api/tables/{id}/seats/{seat}", "change_seat", "Change a seat", ChangedSeat, TableInfo),
    Endpoint("DELETE", "/api/tables/{id}/seats/{seat}", "get_up", "Get up, or remove a player (host)", None, TableInfo),
    Endpoint("POST", "/api/tables/{id}/seats/{seat}/admit", "admit", "Let somebody take a seat over", Admit, TableInfo),
    Endpoint("POST", "/api/tables/{id}/start", "start", "Begin (host)", None, TableInfo),
    Endpoint(
        "POST", "/api/tables/{id}/abort", "abort", "End a match that will not be finished (host)", None, TableInfo
    ),
    Endpoint("POST", "/api/tables/{id}/rematch", "rematch", "The same people again", None, TableInfo),
    Endpoint("POST", "/api/tables/{id}/side", "side", "Play on from a moment of it", NewSide, TableInfo, 201),
    Endpoint("GET", "/api/tables/{id}/tries", "tries", "My side games of it, side by side", None, TriesTold),
    Endpoint("GET", "/api/tables/{id}/record", "record", "The record, one JSON value a line"),
    Endpoint("GET", "/api/tables/{id}/review", "review", "Luck or play, once the match is over", None, ReviewTold),
    Endpoint("POST", "/api/tables/{id}/review", "start_review", "Work it out, or go on", None, ReviewTold),
    Endpoint("DELETE", "/api/tables/{id}/review", "stop_review", "Leave it as it is (who sat)", None, ReviewTold),
    Endpoint(
        "POST", "/api/tables/{id}/review/common", "share_review", "Look at all answers together", Agreement, ReviewTold
    ),
    Endpoint("GET", "/api/tables/{id}/stream", "stream", "All events, then those to come, one a line"),
)


class TablesApi(EndpointGroup, ReplayApi, NetworkApi, StatisticsApi, SideGamesApi, BalanceApi):
    """Endpoints about players, games, tables, records and reviews."""

    endpoints = ENDPOINTS

    # players

    async def new_player(self, request: Request, given: NewPlayer) -> Response:
        origin = request.headers.get("origin")
        if origin is not None and not self.guard.is_allowed_origin(origin):
            raise Refusal("wrong_origin", 403)
        if not self.process.limits.new_names.take(self.guard.source(request.scope)):
            raise Refusal("too_many_names", 429)
        name, id, token = clean_name(given.name), new_id(), new_token()
        await self.store.write(q.add_player, id, name, hash_token(token), now_ms())
        response = json_response(Player(id, name, token if given.bearer else ""), 201)
        if not given.bearer:
            self.identity.set_cookie(response, token)
        return response

    async def me(self, request: Request) -> Me:
        player = await self.identity.require_player(request, False)
        rows = await self.store.read(lobby.list_tables_of_player, player["id"])
        found = [make_my_table(table, player["id"], row["turn"], row["changed"]) for table, row in rows]
        return Me(player["id"], player["name"], sort_my_tables(found))

    async def rename(self, request: Request, given: NewPlayer) -> Player:
        player = await self.identity.require_player(request)
        name = clean_name(given.name)
        await self.store.write(q.rename_player, player["id"], name)
        self.identity.clear_cache()
        return Player(player["id"], name)

    async def forget_me(self, request: Request) -> Response:
        await self.identity.revoke(request, request.query_params.get("everywhere") == "true")
        response = Response(status_code=204)
        response.delete_cookie(COOKIE_NAME, path="/", httponly=True, samesite="lax", secure=self.guard.secure)
        return response

    async def key(self, request: Request) -> Key:
        player = await self.identity.require_player(request)
        key = new_token()
        await self.store.write(q.add_key, player["id"], hash_token(key), now_ms() + DEVICE_KEY_LIFETIME_MS)
        return Key(key)

    async def adopt(self, request: Request, given: Key) -> Response:
        origin = request.headers.get("origin")
        if origin is not None and not self.guard.is_allowed_origin(origin):
            raise Refusal("wrong_origin", 403)
        token = new_token()
        player = await self.store.write(q.redeem_key, hash_token(given.key), hash_token(token), now_ms())
        if player is None:
            raise Refusal("no_player", 401)
        response = json_response(Player(player["id"], player["name"]), 200)
        self.identity.set_cookie(response, token)
        return response

    # games

    async def games(self, request: Request) -> Any:
        return catalogue.describe_games()

    async def edition(self, request: Request) -> Any:
        return catalogue.describe_edition(request.path_params["game"], request.query_params.get("variant", "standard"))

    async def own_edition(self, request: Request) -> Any:
        setup = (await self.store.read(lobby.load_seating, request.path_params["id"])).setup
        return {**catalogue.describe_game(setup.game), **catalogue.describe_table_edition(setup)}

    async def printed_edition(self, request: Request) -> Any:
        return describe_printed_game(request.path_params["game"])

    async def check_edition(self, request: Request, given: CheckedEdition) -> Any:
        return check_document(given)

    async def named(self, request: Request) -> Any:
        variant = request.query_params.get("variant", "standard")
        return catalogue.describe_value_names(request.path_params["game"], variant, request.path_params["lang"])

    async def rules(self, request: Request) -> Any:
        return catalogue.describe_rules(request.path_params["game"])

    async def booklet(self, request: Request) -> Any:
        return catalogue.describe_booklet(request.path_params["game"])

    async def texts(self, request: Request) -> Response:
        text = catalogue.read_all_texts(request.path_params["game"], request.path_params["lang"])
        return Response(text, media_type="text/plain")

    # tables

    async def new_table(self, request: Request, given: NewTable) -> TableInfo:
        player = await self.identity.require_player(request)
        password = await self._run_password_hash(request, hash_password, given.password) if given.password else ""
        id = await self.store.write(lobby.create_table, player, given, password, *self._source_and_settings(request))
        return await self._table_info(id, player["id"])

    async def tables(self, request: Request) -> Any:
        await self.identity.find_player(request, False)
        found = await self.store.read(lobby.list_public_tables)
        return {"tables": [table.table_info(None, None, set(), 0, True) for table in found]}

    async def table(self, request: Request) -> TableInfo:
        player = await self.identity.find_player(request, False)
        return await self._table_info(request.path_params["id"], player["id"] if player else None)

    async def by_code(self, request: Request) -> TableInfo:
        player = await self.identity.find_player(request, False)
        table = await self._limit_guesses(
            request, self.store.read(lobby.load_seating_by_code, request.path_params["code"])
        )
        return await self._table_info(table.id, player["id"] if player else None)

    async def qr(self, request: Request) -> Response:
        table = await self.store.read(lobby.load_seating, request.path_params["id"])
        return qr_response(request, self.process, f"/j/{table.code}")

    async def drawn_qr(self, request: Request, given: Written) -> Response:
        return Response(render_qr_code(given.text, "l"), media_type="image/svg+xml")

    async def change_table(self, request: Request, given: ChangedTable) -> TableInfo:
        password = (
            await self._run_password_hash(request, hash_password, given.password) if given.password else given.password
        )
        return await self._change_table(request, lobby.change_table, given, password)

    async def join(self, request: Request, given: Join) -> TableInfo:
        return await self._change_table(
            request, lobby.join_table, given, await self._check_password(request, given.password)
        )

    async def _check_password(self, request: Request, password: str) -> str:
        """Return the stored password hash if the given password matches, else ""."""
        kept = (await self.store.read(lobby.load_seating, request.path_params["id"])).setup.password
        if not kept or not password:
            return ""
        return kept if await self._run_password_hash(request, password_matches, password, kept) else ""

    async def _run_password_hash(self, request: Request, work: Callable[..., R], *args: str) -> R:
        """Run a password hash in a thread, because it is slow by design. Calls are rate-limited per address."""
        if not self.process.limits.guesses.take(self.guard.source(request.scope)):
            raise Refusal("too_fast", 429)
        return await asyncio.to_thread(work, *args)

    async def change_seat(self, request: Request, given: ChangedSeat) -> TableInfo:
        return await self._change_table(request, lobby.change_seat, parse_seat_parameter(request), given)

    async def admit(self, request: Request, given: Admit) -> TableInfo:
        play = (await self.process.open_room(request.path_params["id"])).session
        gone = play.match.state.resigned if play.match is not None else []
        voters = [play.seating.places[seat].player for seat in sorted(play.present_seats) if seat not in gone]
        return await self._change_table(
            request, lobby.vote_on_newcomer, parse_seat_parameter(request), given.yes, voters
        )

    async def get_up(self, request: Request) -> TableInfo:
        return await self._change_table(request, lobby.leave_seat, parse_seat_parameter(request))

    async def start(self, request: Request) -> TableInfo:
        return await self._change_table(request, lobby.start_match, *self._source_and_settings(request))

    def _source_and_settings(self, request: Request) -> tuple[ClientAddress, Settings]:
        """Return the arguments that table limits need."""
        return self.guard.source(request.scope), self.process.settings

    async def rematch(self, request: Request) -> TableInfo:
        player = await self.identity.require_player(request)
        made = await self.store.write(
            rematch.create_rematch, request.path_params["id"], player, *self._source_and_settings(request)
        )
        self.process.refresh_room(request.path_params["id"])
        return await self._table_info(made, player["id"])

    async def abort(self, request: Request) -> TableInfo:
        player = await self.identity.require_player(request)
        table = await self.store.read(lobby.load_hosted, request.path_params["id"], player)
        await (await self.process.open_room(table.id)).abort()
        return await self._table_info(table.id, player["id"])

    async def _change_table(self, request: Request, change: Any, *args: Any) -> TableInfo:
        """Run a change as the requesting player, update the connected clients, and return the new table."""
        player = await self.identity.require_player(request)
        id = request.path_params["id"]
        await self.store.write(change, id, player, *args)
        room = self.process.rooms.get(id)
        if room is not None:
            await room.run_job(room.refresh)
        return await self._table_info(id, player["id"])

    async def _table_info(self, id: str, player: str | None) -> TableInfo:
        room = self.process.rooms.get(id)
        if room is None:
            table = await self.store.read(lobby.load_seating, id)
            if table.header is None:
                return table.table_info(player, None, set(), 0, True)
            room = await self.process.open_room(id)
        return room.session.table_info(player)


def qr_response(request: Request, process: Process, path: str) -> Response:
    """Return a QR code of a page's URL, under the public URL of this server if it has one."""
    base = process.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return Response(render_qr_code(f"{base}{path}"), media_type="image/svg+xml")


def parse_seat_parameter(request: Request) -> int:
    text = request.path_params["seat"]
    if not text.isascii() or not text.isdecimal() or len(text) > 3:
        raise Refusal("no_such_seat", 404)
    return int(text)
