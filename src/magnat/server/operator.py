"""server: what the operator may ask and do, with a key of its own. All that is done is written into the audit."""

import hmac
import os
import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magnat import __version__
from magnat.play.refusal import Refusal
from magnat.server import lobby
from magnat.server.answering import Answering, Endpoint
from magnat.server.guards import Guard
from magnat.server.identity import Identity
from magnat.server.limits import source_at
from magnat.server.measures import exposition, numbers
from magnat.server.process import Process
from magnat.server.rows import now_ms
from magnat.store import operating as o

FOR_GOOD: Final = 1 << 52


class Why(msgspec.Struct, forbid_unknown_fields=True):
    """For the audit."""

    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Kick(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat is given to a bot."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Ban(msgspec.Struct, forbid_unknown_fields=True):
    """A player (by id), an address or a network, for some days; 0 is for good."""

    what: Annotated[str, msgspec.Meta(pattern="^(player|address|network)=[^ ]{1,80}$")]
    days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 0
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


OPERATOR_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/metrics", "metrics", "Measures for Prometheus"),
    Endpoint("GET", "/operator/stats", "stats", "How much there is"),
    Endpoint("GET", "/operator/tables", "tables", "Tables, the latest first"),
    Endpoint("GET", "/operator/tables/{id}", "show", "One table"),
    Endpoint("POST", "/operator/tables/{id}/close", "close", "End a table", Why),
    Endpoint("POST", "/operator/tables/{id}/kick", "kick", "Give a seat to a bot", Kick),
    Endpoint("POST", "/operator/bans", "ban", "Shut somebody out", Ban),
    Endpoint("POST", "/operator/unban", "unban", "Let somebody in again", Ban),
    Endpoint("GET", "/operator/bans", "bans", "Who is shut out"),
    Endpoint("GET", "/operator/players/{id}", "export", "All that is known of a player"),
    Endpoint("POST", "/operator/players/{id}/erase", "erase", "Forget a player", Why),
    Endpoint("GET", "/operator/audit", "audit", "What the operator did, the latest first"),
)


class Operator(Answering):
    """The endpoints."""

    endpoints = OPERATOR_ENDPOINTS

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        super().__init__(process, guard, identity)
        self.key = process.settings.operator_key or kept_key(process)

    async def admitted(self, request: Request) -> None:
        """Only with the key; who tries others has to wait."""
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        guesses, source = self.process.limits.guesses, self.guard.source(request.scope)
        fits = (
            self.key and scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), self.key.encode())
        )
        if not fits:
            raise Refusal("not_operator", 403) if guesses.take(source) else Refusal("too_fast", 429)

    async def _did(self, what: str, about: str, why: str = "") -> None:
        await self.store.write(o.noted, now_ms(), what, about, why)

    # what there is

    async def metrics(self, request: Request) -> Response:
        content, kind = exposition(self.process)
        return Response(content, headers={"content-type": kind, "cache-control": "no-store"})

    async def stats(self, request: Request) -> Any:
        here = {name: round(value, 3) for name, _, _, value in numbers(self.process)}
        return {"version": __version__, "store": await self.store.read(o.numbers), "process": here}

    async def tables(self, request: Request) -> Any:
        most = request.query_params.get("most", "50")
        found = await self.store.read(o.tables, request.query_params.get("status", ""), min(int_of(most), 1000))
        for row in found:
            room = self.process.rooms.get(row["id"])
            viewers = list(room.play.broadcast.viewers) if room else []
            row["people"] = sum(viewer.seat >= 0 for viewer in viewers)
            row["watchers"] = len(viewers) - row["people"]
        return {"tables": found}

    async def show(self, request: Request) -> Any:
        """Who sits there; never a hand, a seed or what was said."""
        table = await self.store.read(lobby.seating, request.path_params["id"])
        places = [{"seat": p.seat, "player": p.player, "bot": p.bot, "name": p.name} for p in table.places]
        room = self.process.rooms.get(table.id)
        match = room.play.match if room else None
        found = {"id": table.id, "code": table.code, "status": table.status, "game": table.setup.game}
        live = {"entries": match.state.seq + 1, "turn": match.speaker} if match else {}
        return {**found, "host": table.host, "created": table.created, "seats": places, **live}

    async def bans(self, request: Request) -> Any:
        return {"bans": await self.store.read(o.banned, now_ms())}

    async def audit(self, request: Request) -> Any:
        return {"audit": await self.store.read(o.audited)}

    # what can be done

    async def close(self, request: Request, given: Why) -> Any:
        id = request.path_params["id"]
        room = await self.process.room(id)
        match = room.play.match
        if match is not None and not match.over:
            while not await room.asked_for(lambda: room.follow(room.play.abort(room.now()))):
                pass
        else:  # not begun, or of another engine
            await self.store.write(lobby.closed, id)
            await room.asked_for(room.refresh)
        await self._did("close", id, given.why)
        return {"closed": id}

    async def kick(self, request: Request, given: Kick) -> Any:
        id = request.path_params["id"]
        name = await self.store.write(lobby.removed, id, given.seat)
        room = self.process.rooms.get(id)
        if room is not None:
            await room.asked_for(room.refresh)
        await self._did("kick", f"{id} {given.seat}", given.why)
        return {"kicked": name}

    async def ban(self, request: Request, given: Ban) -> Any:
        kind, _, value = given.what.partition("=")
        if kind == "address":
            value = source_at(value).address
        until = now_ms() + given.days * o.DAY if given.days else FOR_GOOD
        await self.store.write(o.ban, f"{kind}={value}", until, given.why)
        closed = await self.process.forget_tokens()
        await self._did("ban", f"{kind}={value}", given.why)
        return {"banned": f"{kind}={value}", "until": until, "closed": closed}

    async def unban(self, request: Request, given: Ban) -> Any:
        if not await self.store.write(o.unban, given.what):
            raise Refusal("no_such_ban", 404)
        await self.process.forget_tokens()
        await self._did("unban", given.what, given.why)
        return {"unbanned": given.what}

    async def export(self, request: Request) -> Any:
        found = await self.store.read(o.exported, request.path_params["id"])
        if found is None:
            raise Refusal("no_player", 404)
        await self._did("export-player", request.path_params["id"])
        return found

    async def erase(self, request: Request, given: Why) -> Any:
        id = request.path_params["id"]
        if await self.store.read(o.exported, id) is None:
            raise Refusal("no_player", 404)
        tables = await self.store.write(o.erase, id)
        await self.process.forget_tokens()
        for table in tables:
            await self.process.reopen(table)
        await self._did("erase-player", id, given.why)
        return {"erased": id, "tables": len(tables)}


def int_of(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else 50


def kept_key(process: Process) -> str:
    """The key in the file beside the database, made when there is none; where there is no such file, no key."""
    if process.store.shared:
        return ""
    path = key_file(str(process.store.engine.url.database))
    try:
        return path.read_text().strip()
    except FileNotFoundError:
        key = secrets.token_urlsafe(32)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{key}\n")
        return key
    except OSError:
        return ""


def key_file(database: str) -> Path:
    return Path(f"{database}.key")
