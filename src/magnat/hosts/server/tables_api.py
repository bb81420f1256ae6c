"""The HTTP API of players and tables; its routes are in `tables.routes`."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from magnat.hosts.server import lobby
from magnat.hosts.server.analysis_api import AnalysisApi
from magnat.hosts.server.http_api import EndpointGroup, json_response
from magnat.hosts.server.identity import COOKIE_NAME, new_token
from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.moderation_api import ModerationApi
from magnat.hosts.server.network_api import NetworkApi
from magnat.hosts.server.process import Process
from magnat.hosts.server.replay_api import ReplayApi
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.tokens import hash_password, hash_token, new_id, password_matches
from magnat.match import Refusal
from magnat.match.seating import TableInfo
from magnat.store import moderation_queries as m
from magnat.store import queries as q
from magnat.tables import catalogue
from magnat.tables import lobby as changes
from magnat.tables.api_types import (
    Admit,
    ChangedSeat,
    ChangedTable,
    CheckedEdition,
    Join,
    Key,
    Me,
    NewPlayer,
    NewTable,
    Player,
    Written,
)
from magnat.tables.clock import now_ms
from magnat.tables.editions_api import check_document, describe_printed_game
from magnat.tables.lobby import SERVER_RULES, Change
from magnat.tables.my_games import make_my_table, sort_my_tables
from magnat.tables.qr_codes import render_qr_code
from magnat.tables.routes import MAIN_ROUTES, parse_seat
from magnat.tables.table_rules import clean_name

DEVICE_KEY_LIFETIME_MS = 600_000
R = TypeVar("R")


class TablesApi(EndpointGroup, ReplayApi, NetworkApi, AnalysisApi, ModerationApi):
    """Endpoints about players, games, tables, records and reviews."""

    routes = MAIN_ROUTES

    # players

    async def new_player(self, request: Request, body: NewPlayer) -> Response:
        origin = request.headers.get("origin")
        if origin is not None and not self.guard.is_allowed_origin(origin):
            raise Refusal("wrong_origin", 403)
        if not self.process.limits.new_names.take(self.guard.source(request.scope)):
            raise Refusal("too_many_names", 429)
        name, id, token = clean_name(body.name), new_id(), new_token()
        device, used_from = self.identity.read_origin(request)
        until = self.process.check_new_name(self.guard.source(request.scope), used_from["device"])
        if body.bearer:
            del used_from["device"]
        await self.store.write(q.add_player, id, name, hash_token(token), now_ms(), used_from)
        if until:
            await self.put_on_probation(id, until)
        response = json_response(Player(id, name, token if body.bearer else ""), 201)
        if not body.bearer:
            self.identity.set_cookies(response, token, device)
        return response

    async def me(self, request: Request, player: Player) -> Me:
        rows = await self.store.read(lobby.list_tables_of_player, player.id)
        tables = [make_my_table(table, player.id, row["turn"], row["changed"]) for table, row in rows]
        return Me(player.id, player.name, sort_my_tables(tables))

    async def rename(self, request: Request, player: Player, body: NewPlayer) -> Player:
        name = clean_name(body.name)
        await self.store.write(q.rename_player, player.id, name)
        self.identity.clear_cache()
        await self.on_renamed(player, name)
        return Player(player.id, name)

    async def forget_me(self, request: Request) -> Response:
        await self.identity.revoke(request, request.query_params.get("everywhere") == "true")
        response = Response(status_code=204)
        response.delete_cookie(COOKIE_NAME, path="/", httponly=True, samesite="lax", secure=self.guard.secure)
        return response

    async def key(self, request: Request, player: Player) -> Key:
        key = new_token()
        await self.store.write(q.add_key, player.id, hash_token(key), now_ms() + DEVICE_KEY_LIFETIME_MS)
        return Key(key)

    async def adopt(self, request: Request, body: Key) -> Response:
        origin = request.headers.get("origin")
        if origin is not None and not self.guard.is_allowed_origin(origin):
            raise Refusal("wrong_origin", 403)
        token = new_token()
        device, used_from = self.identity.read_origin(request)
        player = await self.store.write(q.redeem_key, hash_token(body.key), hash_token(token), now_ms(), used_from)
        if player is None:
            raise Refusal("no_player", 401)
        response = json_response(Player(player["id"], player["name"]), 200)
        self.identity.set_cookies(response, token, device)
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

    async def check_edition(self, request: Request, body: CheckedEdition) -> Any:
        return check_document(body)

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

    async def new_table(self, request: Request, player: Player, body: NewTable) -> TableInfo:
        self.check_may_sit(player, body.public)
        password = await self._run_password_hash(request, hash_password, body.password) if body.password else ""
        id = await self.store.write(lobby.create_table, player, body, password, *self._source_and_settings(request))
        return await self._table_info(id, player)

    async def tables(self, request: Request, player: Player | None) -> Any:
        tables = await self.store.read(lobby.list_public_tables)
        apart = await self.store.read(m.list_apart, player.id) if player else []
        tables = [table for table in tables if table.host not in apart]
        return {"tables": [table.table_info(None, None, set(), 0, True) for table in tables]}

    async def table(self, request: Request, player: Player | None) -> TableInfo:
        return await self._table_info(request.path_params["id"], player)

    async def by_code(self, request: Request, player: Player | None) -> TableInfo:
        looked_up = self.store.read(lobby.load_seating_by_code, request.path_params["code"])
        return await self._table_info((await self._limit_guesses(request, looked_up)).id, player)

    async def qr(self, request: Request) -> Response:
        table = await self.store.read(lobby.load_seating, request.path_params["id"])
        return qr_response(request, self.process, f"/j/{table.code}")

    async def drawn_qr(self, request: Request, body: Written) -> Response:
        return Response(render_qr_code(body.text, "l"), media_type="image/svg+xml")

    async def change_table(self, request: Request, player: Player, body: ChangedTable) -> TableInfo:
        self.check_may_sit(player, bool(body.public))
        password = (
            await self._run_password_hash(request, hash_password, body.password) if body.password else body.password
        )
        return await self._change(request, player, changes.change_settings, player.id, body, SERVER_RULES, password)

    async def join(self, request: Request, player: Player, body: Join) -> TableInfo:
        table = await self.store.read(lobby.load_seating, request.path_params["id"])
        self.check_may_sit(player, table.public)
        await self.check_apart(player, table)
        opened = await self._check_password(request, table.setup.password, body.password)
        await self.store.write(lobby.join_table, request.path_params["id"], player, body, opened)
        return await self._refreshed_table(request, player)

    async def _check_password(self, request: Request, stored: str, password: str) -> str:
        """Return the stored password hash if the given password matches, else ""."""
        if not stored or not password:
            return ""
        return stored if await self._run_password_hash(request, password_matches, password, stored) else ""

    async def _run_password_hash(self, request: Request, work: Callable[..., R], *args: str) -> R:
        """Run a password hash in a thread, because it is slow by design. Calls are rate-limited per address."""
        if not self.process.limits.guesses.take(self.guard.source(request.scope)):
            raise Refusal("too_fast", 429)
        return await asyncio.to_thread(work, *args)

    async def change_seat(self, request: Request, player: Player, body: ChangedSeat) -> TableInfo:
        seat = parse_seat(request.path_params["seat"])
        return await self._change(request, player, changes.change_seat, player.id, seat, body, SERVER_RULES)

    async def admit(self, request: Request, player: Player, body: Admit) -> TableInfo:
        shared = (await self.process.open_room(request.path_params["id"])).session.shared
        resigned = shared.match.state.resigned if shared.match is not None else []
        places = [shared.seating.places[seat] for seat in sorted(shared.present_seats) if seat not in resigned]
        voters = [place.player for place in places if place.player]
        id, seat = request.path_params["id"], parse_seat(request.path_params["seat"])
        await self.store.write(lobby.vote_on_newcomer, id, player.id, seat, body.yes, voters)
        return await self._refreshed_table(request, player)

    async def get_up(self, request: Request, player: Player) -> TableInfo:
        seat = parse_seat(request.path_params["seat"])
        return await self._change(request, player, changes.leave_seat, player.id, seat)

    async def start(self, request: Request, player: Player) -> TableInfo:
        id, limits = request.path_params["id"], self._source_and_settings(request)
        await self.store.write(lobby.start_match, id, player, *limits)
        return await self._refreshed_table(request, player)

    def _source_and_settings(self, request: Request) -> tuple[ClientAddress, Settings]:
        """Return the arguments that table limits need."""
        return self.guard.source(request.scope), self.process.settings

    async def rematch(self, request: Request, player: Player) -> TableInfo:
        id, limits = request.path_params["id"], self._source_and_settings(request)
        created = await self.store.write(lobby.create_rematch, id, player, *limits)
        self.process.refresh_room(id)
        return await self._table_info(created, player)

    async def abort(self, request: Request, player: Player) -> TableInfo:
        table = await self.store.read(lobby.load_seating, request.path_params["id"])
        changes.check_host(table, player.id)
        await (await self.process.open_room(table.id)).abort()
        return await self._table_info(table.id, player)

    async def _change(self, request: Request, player: Player, change: Callable[..., Change], *args: Any) -> TableInfo:
        await self.store.write(lobby.change_table, request.path_params["id"], change, *args)
        return await self._refreshed_table(request, player)

    async def _refreshed_table(self, request: Request, player: Player) -> TableInfo:
        """Update the connected clients, and return the new table."""
        id = request.path_params["id"]
        room = self.process.rooms.get(id)
        if room is not None:
            await room.run_job(room.refresh)
        return await self._table_info(id, player)

    async def _table_info(self, id: str, player: Player | None) -> TableInfo:
        me = player.id if player else None
        room = self.process.rooms.get(id)
        if room is None:
            table = await self.store.read(lobby.load_seating, id)
            if table.header is None:
                return table.table_info(me, None, set(), 0, True)
            room = await self.process.open_room(id)
        return room.session.table_info(me)


def qr_response(request: Request, process: Process, path: str) -> Response:
    """Return a QR code of a page's URL, under the public URL of this server if it has one."""
    base = process.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return Response(render_qr_code(f"{base}{path}"), media_type="image/svg+xml")
