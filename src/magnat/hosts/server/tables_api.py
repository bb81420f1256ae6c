"""The HTTP API of players and tables; its routes are in `tables.routes`."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magnat.hosts.server import lobby
from magnat.hosts.server.analysis_api import AnalysisApi
from magnat.hosts.server.descriptions import TimedCache, encode_description
from magnat.hosts.server.http_api import EndpointGroup, encoded_response, json_response
from magnat.hosts.server.identity import COOKIE_NAME, Identity, new_token
from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.moderation_api import ModerationApi
from magnat.hosts.server.network_api import NetworkApi
from magnat.hosts.server.process import Process
from magnat.hosts.server.replay_api import ReplayApi
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.request_worker import check_edition, draw_qr_code, make_table
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.tokens import hash_password, hash_token, new_id, password_matches
from magnat.match import Refusal, Setup
from magnat.match.messages import encoder
from magnat.match.seating import TableInfo
from magnat.store import moderation_queries as m
from magnat.store import queries as q
from magnat.tables import catalogue
from magnat.tables import lobby as changes
from magnat.tables.api_types import (
    MAX_QR_CHARACTERS,
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
from magnat.tables.editions_api import describe_printed_game
from magnat.tables.lobby import SERVER_RULES, Change
from magnat.tables.my_games import make_my_table, sort_my_tables
from magnat.tables.qr_codes import render_qr_code
from magnat.tables.routes import MAIN_ROUTES, parse_seat
from magnat.tables.table_rules import clean_name

DEVICE_KEY_LIFETIME_MS = 600_000
PUBLIC_TABLES_SECONDS = 1.0  # age of the list of public tables
SHORT_QR_CHARACTERS = 64  # a longer text takes more than 5 ms to draw
R = TypeVar("R")


class TablesApi(EndpointGroup, ReplayApi, NetworkApi, AnalysisApi, ModerationApi):
    """Endpoints about players, games, tables, records and reviews."""

    routes = MAIN_ROUTES

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        super().__init__(process, guard, identity)
        self.public_tables = TimedCache(PUBLIC_TABLES_SECONDS, lambda: self.store.read(lobby.encode_public_tables))

    # players

    async def new_player(self, request: Request, body: NewPlayer) -> Response:
        self.guard.check_origin(request)
        if not self.process.limits.new_names.take(self.guard.source(request.scope)):
            raise Refusal("too_many_names", 429)
        name, id, token = clean_name(body.name), new_id(), new_token()
        device, used_from = self.identity.read_origin(request)
        until = self.process.check_new_name(self.guard.source(request.scope), used_from["device"])
        until = max(until, await self.store.read(m.restricted_until, used_from["device"], now_ms()))
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
        self.guard.check_origin(request)
        token = new_token()
        device, used_from = self.identity.read_origin(request)
        self.process.check_new_name(self.guard.source(request.scope), used_from["device"])
        player = await self.store.write(q.redeem_key, hash_token(body.key), hash_token(token), now_ms(), used_from)
        if player is None:
            raise Refusal("no_player", 401)
        response = json_response(Player(player["id"], player["name"]), 200)
        self.identity.set_cookies(response, token, device)
        return response

    # games

    async def games(self, request: Request) -> Response:
        return await self._describe(catalogue.describe_games)

    async def edition(self, request: Request) -> Response:
        variant = request.query_params.get("variant", "standard")
        return await self._describe(catalogue.describe_edition, request.path_params["game"], variant)

    async def own_edition(self, request: Request) -> Response:
        table = await self.store.read(lobby.load_seating, request.path_params["id"])
        return encoded_response(await self.process.threads.run(encode_description, describe_own_edition, table.setup))

    async def printed_edition(self, request: Request) -> Response:
        return await self._describe(describe_printed_game, request.path_params["game"])

    async def check_edition(self, request: Request, body: CheckedEdition) -> Response:
        return encoded_response(await self.process.request_pool.run(check_edition, encoder.encode(body)))

    async def named(self, request: Request) -> Response:
        game, lang = request.path_params["game"], request.path_params["lang"]
        variant = request.query_params.get("variant", "standard")
        return await self._describe(catalogue.describe_value_names, game, variant, lang)

    async def rules(self, request: Request) -> Response:
        return await self._describe(catalogue.describe_rules, request.path_params["game"])

    async def booklet(self, request: Request) -> Response:
        return await self._describe(catalogue.describe_booklet, request.path_params["game"])

    async def _describe(self, describe: Callable[..., Any], *args: str) -> Response:
        return encoded_response(await self.process.descriptions.get(describe, *args))

    async def texts(self, request: Request) -> Response:
        text = catalogue.read_all_texts(request.path_params["game"], request.path_params["lang"])
        return Response(text, media_type="text/plain")

    # tables

    async def new_table(self, request: Request, player: Player, body: NewTable) -> TableInfo:
        self.check_may_sit(player, body.public)
        password = await self._run_password_hash(request, hash_password, body.password) if body.password else ""
        new = await self._make_table(player, body)
        new.setup.password = password
        id = await self.store.write(lobby.add_table, player.id, new, *self._source_and_settings(request))
        return await self._table_info(id, player)

    async def _make_table(self, player: Player, body: NewTable) -> Change:
        """Return the settings and seats of a new table. A custom edition is checked in the worker."""
        if not body.edition:
            return changes.create_table(body, player, SERVER_RULES)
        body.password = ""  # not for the cache of the worker's results
        made = await self.process.request_pool.run(make_table, encoder.encode(body), player.id, player.name)
        return msgspec.json.decode(made, type=Change)

    async def tables(self, request: Request, player: Player | None) -> Any:
        tables = await self.public_tables.get()
        apart = await self.store.read(m.list_apart, player.id) if player else []
        listed = b",".join(encoded for host, encoded in tables if host not in apart)
        return encoded_response(b'{"tables":[' + listed + b"]}")

    async def table(self, request: Request, player: Player | None) -> TableInfo:
        return await self._table_info(request.path_params["id"], player)

    async def by_code(self, request: Request, player: Player | None) -> TableInfo:
        looked_up = self.store.read(lobby.load_seating_by_code, request.path_params["code"])
        return await self._table_info((await self._limit_guesses(request, looked_up)).id, player)

    async def qr(self, request: Request) -> Response:
        table = await self.store.read(lobby.load_seating, request.path_params["id"])
        return await qr_response(request, self.process, f"/j/{table.code}")

    async def drawn_qr(self, request: Request, body: Written) -> Response:
        return await drawn_qr_response(self.process, body.text, "l")

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
        await self.process.prepare_edition(table)
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
        await self._prepare_edition(id)
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
        await self._prepare_edition(request.path_params["id"])
        await self.store.write(lobby.change_table, request.path_params["id"], change, *args)
        return await self._refreshed_table(request, player)

    async def _prepare_edition(self, id: str) -> None:
        """Load a custom edition before a transaction needs it."""
        room = self.process.rooms.get(id)
        table = room.session.seating if room else await self.store.read(lobby.load_seating, id)
        await self.process.prepare_edition(table)

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
                await self.process.prepare_edition(table)
                return table.table_info(me, None, set(), 0, True)
            room = await self.process.open_room(id)
        return room.session.table_info(me)


async def qr_response(request: Request, process: Process, path: str) -> Response:
    """Return a QR code of a page's URL, under the public URL of this server if it has one."""
    base = process.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return await drawn_qr_response(process, f"{base}{path}", "m")


async def drawn_qr_response(process: Process, text: str, error: str) -> Response:
    """Return a QR code with this level of error correction. Only short texts are drawn here."""
    if len(text) > MAX_QR_CHARACTERS:
        raise Refusal("too_large", 400)
    short = len(text) <= SHORT_QR_CHARACTERS
    image = render_qr_code(text, error) if short else await process.request_pool.run(draw_qr_code, text, error)
    return Response(image, media_type="image/svg+xml")


def describe_own_edition(setup: Setup) -> dict[str, Any]:
    """Return all data that a client needs to show the edition of a table."""
    return {**catalogue.describe_game(setup.game), **catalogue.describe_table_edition(setup)}
