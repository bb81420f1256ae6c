"""The operator's API, protected by its own key. Every action is recorded in the audit log."""

import hmac
import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from magnat.hosts.server import lobby
from magnat.hosts.server.client_addresses import is_address
from magnat.hosts.server.http_api import EndpointGroup
from magnat.hosts.server.identity import Identity
from magnat.hosts.server.limits import client_address
from magnat.hosts.server.metrics import list_metrics, render_prometheus
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.tokens import new_id
from magnat.match import Refusal
from magnat.store import moderation_queries as m
from magnat.store import operator_queries as o
from magnat.tables import moderation
from magnat.tables.clock import now_ms
from magnat.tables.lobby import vacate_seat
from magnat.tables.moderation_types import MeasureKind
from magnat.tables.routes import ApiRoute
from magnat.version import engine_version


class AuditReason(msgspec.Struct, forbid_unknown_fields=True):
    """The reason for an action, for the audit log."""

    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Kick(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be given to a bot."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Ban(msgspec.Struct, forbid_unknown_fields=True):
    """A ban for some days; 0 is permanent.

    It is about a player (by id), an address, a network, a device, or (`names`) new names from an address or network,
    which are then on probation.
    """

    what: Annotated[str, msgspec.Meta(pattern=r"^(player|address|network|device|names)=[!-~]{1,80}$(?!\n)")]
    days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 0
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""  # the sentence that a banned player reads
    network: bool = False  # of a player's ban: new names from the whole network are on probation


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """A decision about a reported player: the measure, its days (None: the usual number, 0: permanent), the reason for
    the audit log, and the sentence that the player reads."""

    kind: MeasureKind
    days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] | None = None
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    network: bool = False  # of a ban: new names from the whole network are on probation


OPERATOR_ROUTES: tuple[ApiRoute, ...] = (
    ApiRoute("GET", "/metrics", "metrics", "Metrics for Prometheus"),
    ApiRoute("GET", "/operator/stats", "stats", "Numbers of players, tables and bytes"),
    ApiRoute("GET", "/operator/tables", "tables", "Tables, newest first"),
    ApiRoute("GET", "/operator/tables/{id}", "show", "One table"),
    ApiRoute("POST", "/operator/tables/{id}/close", "close", "End a table", AuditReason),
    ApiRoute("POST", "/operator/tables/{id}/kick", "kick", "Give a seat to a bot", Kick),
    ApiRoute("POST", "/operator/bans", "ban", "Ban a player", Ban),
    ApiRoute("POST", "/operator/unban", "unban", "Lift a ban", Ban),
    ApiRoute("GET", "/operator/bans", "bans", "Banned players"),
    ApiRoute("GET", "/operator/players/{id}", "export", "Export the data of a player"),
    ApiRoute("POST", "/operator/players/{id}/erase", "erase", "Erase the data of a player", AuditReason),
    ApiRoute("GET", "/operator/reports", "reports", "Open reports, by player"),
    ApiRoute("GET", "/operator/reports/{id}", "context", "The reports about a player, with the reported messages"),
    ApiRoute("POST", "/operator/reports/{id}", "decide", "Decide on the reports about a player", Decision),
    ApiRoute("GET", "/operator/audit", "audit", "Actions of operators, newest first"),
)


class OperatorApi(EndpointGroup):
    """The operator's endpoints."""

    routes = OPERATOR_ROUTES

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        super().__init__(process, guard, identity)
        self.key = process.settings.operator_key or load_operator_key(process)

    async def check_admission(self, request: Request, route: ApiRoute) -> None:
        """Raise `Refusal` without the operator's key. Wrong keys are rate-limited."""
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        guesses, source = self.process.limits.guesses, self.guard.source(request.scope)
        fits = self.key and scheme.lower() == "bearer" and hmac.compare_digest(key.strip().encode(), self.key.encode())
        if not fits:
            raise Refusal("not_operator", 403) if guesses.take(source) else Refusal("too_fast", 429)

    async def _write_audit(self, action: str, about: str, reason: str = "") -> None:
        await self.store.write(o.add_audit_entry, now_ms(), action, about, reason)

    # queries

    async def metrics(self, request: Request) -> Response:
        content, kind = await self.process.threads.run(render_prometheus, self.process)
        return Response(content, headers={"content-type": kind, "cache-control": "no-store"})

    async def stats(self, request: Request) -> Any:
        values = {name: round(value, 3) for name, _, _, value in list_metrics(self.process)}
        return {"version": engine_version(), "store": await self.store.read(o.count_totals), "process": values}

    async def tables(self, request: Request) -> Any:
        limit = request.query_params.get("most", "50")
        tables = await self.store.read(
            o.list_recent_tables, request.query_params.get("status", ""), min(parse_limit(limit), 1000)
        )
        for row in tables:
            room = self.process.rooms.get(row["id"])
            viewers = list(room.session.viewers) if room else []
            row["people"] = sum(viewer.seat >= 0 for viewer in viewers)
            row["watchers"] = len(viewers) - row["people"]
        return {"tables": tables}

    async def show(self, request: Request) -> Any:
        """Describe a table and its seats, without hands, seeds or chat messages."""
        table = await self.store.read(lobby.load_seating, request.path_params["id"])
        places = [{"seat": p.seat, "player": p.player, "bot": p.bot, "name": p.name} for p in table.places]
        room = self.process.rooms.get(table.id)
        match = room.session.match if room else None
        fields = {"id": table.id, "code": table.code, "status": table.status, "game": table.setup.game}
        live = {"entries": match.state.seq + 1, "turn": match.asked_seat} if match else {}
        return {**fields, "host": table.host, "created": table.created, "seats": places, **live}

    async def bans(self, request: Request) -> Any:
        return {"bans": await self.store.read(o.list_active_bans, now_ms())}

    async def audit(self, request: Request) -> Any:
        return {"audit": await self.store.read(o.list_audit)}

    # actions

    async def close(self, request: Request, body: AuditReason) -> Any:
        id = request.path_params["id"]
        room = await self.process.open_room(id)
        match = room.session.match
        if match is not None and not match.is_over:
            await room.abort()
        else:  # not started, or unreadable by this engine version
            await self.store.write(lobby.close_table, id)
            await room.run_job(room.refresh)
        await self._write_audit("close", id, body.why)
        return {"closed": id}

    async def kick(self, request: Request, body: Kick) -> Any:
        id = request.path_params["id"]
        table = await self.store.write(lobby.change_table, id, vacate_seat, body.seat)
        room = self.process.rooms.get(id)
        if room is not None:
            await room.run_job(room.refresh)
        await self._write_audit("kick", f"{id} {body.seat}", body.why)
        return {"kicked": table.places[body.seat].name}

    async def ban(self, request: Request, body: Ban) -> Any:
        kind, _, value = body.what.partition("=")
        if kind == "player":
            return await self._decide(value, Decision("ban", body.days, body.why, body.text, body.network))
        target = parse_ban_target(body.what)
        until = now_ms() + body.days * o.DAY_MS if body.days else moderation.FOREVER_MS
        await self.store.write(o.add_ban, target, until, body.why)
        closed = await self.process.forget_tokens()
        await self._write_audit("ban", target, body.why)
        return {"banned": target, "until": until, "closed": closed}

    async def unban(self, request: Request, body: Ban) -> Any:
        kind, _, value = body.what.partition("=")
        if kind == "player":
            target, lifted = body.what, await self.store.write(lift_measures, value)
        elif await self.store.write(o.remove_ban, body.what):  # versions before 1.0 stored targets as they were typed
            target, lifted = body.what, True
        else:
            target = parse_ban_target(body.what)
            lifted = await self.store.write(o.remove_ban, target)
        if not lifted:
            raise Refusal("no_such_ban", 404)
        await self.process.forget_tokens()
        await self._write_audit("unban", target, body.why)
        return {"unbanned": target}

    async def decide(self, request: Request, body: Decision) -> Any:
        """Store a measure, close the reports about the player and, for a ban, shut the player out."""
        return await self._decide(request.path_params["id"], body)

    async def _decide(self, id: str, body: Decision) -> Any:
        now = now_ms()
        until = moderation.end_of_measure(body.kind, body.days, now)
        closed = await self.store.write(store_decision, id, body, until, now)
        sockets = await self.process.forget_tokens()
        await self._write_audit(f"decide-{body.kind}", id, body.why)
        return {"decided": id, "kind": body.kind, "until": until, "reports": closed, "closed": sockets}

    async def reports(self, request: Request) -> Any:
        queue = await self.store.read(read_queue)
        week = await self.store.read(m.count_weekly, now_ms() - 7 * o.DAY_MS)
        return {"reports": [item._asdict() for item in queue], "week": week}

    async def context(self, request: Request) -> Any:
        found = await self.store.read(m.read_context, request.path_params["id"])
        if found is None:
            raise Refusal("no_player", 404)
        left, games = await self.store.read(m.count_departures, [])
        return {**found, "usually_left": left, "usual_games": games}

    async def export(self, request: Request) -> Any:
        exported = await self.store.read(o.export_player, request.path_params["id"])
        if exported is None:
            raise Refusal("no_player", 404)
        await self._write_audit("export-player", request.path_params["id"])
        return exported

    async def erase(self, request: Request, body: AuditReason) -> Any:
        id = request.path_params["id"]
        if await self.store.read(o.export_player, id) is None:
            raise Refusal("no_player", 404)
        tables = await self.store.read(o.list_matches_with, id)
        tables = await self.store.write(o.erase_player, id, tables)
        await self.process.forget_tokens()
        for table in tables:
            await self.process.evict_room(table)
        await self._write_audit("erase-player", id, body.why)
        return {"erased": id, "tables": len(tables)}


def parse_ban_target(what: str) -> str:
    """Return the target of a ban as the server compares it: an address, or the network that counts as one.

    Raise `Refusal` if it is no address, or a network of another size, which would never match.
    """
    kind, _, value = what.partition("=")
    if kind in ("player", "device"):
        return what
    text, slash, _ = value.partition("/")
    if not is_address(text):
        raise Refusal("bad_address", 400)
    source = client_address(text)
    accepted = {"address": (source.address,), "network": (source.network,), "names": (*source,)}[kind]
    if slash and value not in accepted:
        raise Refusal("bad_network", 400, accepted=", ".join(accepted))
    return f"{kind}={value if slash else accepted[0]}"


def store_decision(connection: Connection, player: str, decision: Decision, until: int, now: int) -> int:
    """Store a measure with its bans, and return the number of reports that it closes."""
    if not m.find_name(connection, player):
        raise Refusal("no_player", 404)
    id = new_id()
    row = {"id": id, "player": player, "kind": decision.kind, "at": now, "until": until}
    texts = {"text": decision.text, "why": decision.why, "game": m.first_reported_game(connection, player)}
    m.add_measure(connection, {**row, **texts})
    if decision.kind == "ban":
        devices = m.list_devices(connection, player)
        for target, end in moderation.bans_of_measure(player, devices, until, now, decision.network):
            o.add_ban(connection, target, end, decision.why)
    return m.close_reports(connection, player, id, now)


def lift_measures(connection: Connection, player: str) -> bool:
    """End all measures about a player, with the bans of the player's devices and addresses. False if there are none."""
    lifted = [o.remove_ban(connection, target) for target in o.list_bans_of_player(connection, player)]
    return m.end_measures(connection, player, now_ms()) + sum(lifted) > 0


def read_queue(connection: Connection) -> list[moderation.QueuedPerson]:
    rows = m.list_open_reports(connection)
    reporters = [row["reporter"] for row in rows]
    wrong, right = (m.count_decided_reports(connection, reporters, useful) for useful in (False, True))
    measures = m.count_measures(connection, [row["about"] for row in rows])
    return moderation.order_queue(rows, wrong, right, measures)


def parse_limit(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else 50


def load_operator_key(process: Process) -> str:
    """Return the key in the file beside the SQLite database, which is created if it does not exist.

    Return "" (no access) with PostgreSQL or if the file cannot be read.
    """
    if process.store.shared:
        return ""
    path = operator_key_path(str(process.store.engine.url.database))
    try:
        return path.read_text().strip()
    except FileNotFoundError:
        key = secrets.token_urlsafe(32)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{key}\n")
        return key
    except OSError:
        return ""


def operator_key_path(database: str) -> Path:
    return Path(f"{database}.key")
