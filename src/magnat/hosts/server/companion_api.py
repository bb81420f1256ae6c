"""The HTTP API of companion tables. Commands are posted, one entry each; updates are streamed as NDJSON.

A phone needs no player account: it receives its own token when it joins, and sends it as a bearer token.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magnat.bank.companion import Opening, load_moneys
from magnat.hosts.server.companion import CompanionTable, CompanionTables, ListenerQueue
from magnat.hosts.server.http_api import EndpointGroup
from magnat.hosts.server.identity import Identity, new_token
from magnat.hosts.server.process import Process
from magnat.hosts.server.replay_api import NDJSON, CountedStream
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.request_worker import export_companion_csv, export_companion_ndjson, resolve_opening
from magnat.hosts.server.tables_api import qr_response
from magnat.hosts.server.tokens import hash_token
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.tables.companion_types import (
    MAX_ENTRIES_PER_PAGE,
    CompanionAnswer,
    CompanionCommand,
    CompanionInfo,
    CompanionJoined,
    CompanionPage,
    JoinCompanion,
    NewCompanion,
)
from magnat.tables.routes import COMPANION_ROUTES

HEARTBEAT_SECONDS: Final = 8.0  # silence before an empty line is sent


class CompanionApi(EndpointGroup):
    """The endpoints of companion tables."""

    routes = COMPANION_ROUTES

    def __init__(self, process: Process, guard: Guard, identity: Identity, companions: CompanionTables) -> None:
        super().__init__(process, guard, identity)
        self.companions = companions

    async def _table(self, request: Request) -> CompanionTable:
        return await self._limit_guesses(request, self.companions.table(request.path_params["code"]))

    async def moneys(self, request: Request) -> Any:
        return {"games": list(load_moneys().values())}

    async def open(self, request: Request, body: NewCompanion) -> CompanionJoined:
        if not self.process.limits.new_companions.take(self.guard.source(request.scope)):
            raise Refusal("too_many", 429)
        table = await self.companions.open(await self._resolve_opening(body))
        return await self._join_phone(table, body.mine, host=True)

    async def _resolve_opening(self, body: NewCompanion) -> Opening:
        """Return the opening with the money and deeds of its custom edition, if it has one."""
        if not body.edition:
            return msgspec.structs.replace(body.opening, own=None)
        return msgspec.json.decode(
            await self.process.request_pool.run(resolve_opening, encoder.encode(body)), type=Opening
        )

    async def info(self, request: Request) -> CompanionInfo:
        return await (await self._table(request)).info(phone_hash(request))

    async def join(self, request: Request, body: JoinCompanion) -> CompanionJoined:
        return await self._join_phone(await self._table(request), body.mine)

    async def _join_phone(self, table: CompanionTable, mine: list[int], host: bool = False) -> CompanionJoined:
        token = new_token()
        if host:
            await table.register_host(hash_token(token))
        await table.claim_accounts(hash_token(token), mine)
        return CompanionJoined(token, await table.info(hash_token(token)))

    async def take(self, request: Request, body: JoinCompanion) -> CompanionInfo:
        table, phone = await self._table(request), phone_hash(request)
        await table.claim_accounts(phone, body.mine)
        return await table.info(phone)

    async def free(self, request: Request) -> CompanionInfo:
        table, phone = await self._table(request), phone_hash(request)
        account = request.path_params["account"]
        await table.release_account(
            phone, int(account) if account.isascii() and account.isdecimal() and len(account) < 3 else -1
        )
        return await table.info(phone)

    async def write(self, request: Request, body: CompanionCommand) -> CompanionAnswer:
        return await (await self._table(request)).execute(phone_hash(request), body.command)

    # history

    async def stream(self, request: Request) -> Response:
        have, table = parse_count(request, "have"), await self._table(request)
        source, phone, limits = self.guard.source(request.scope), phone_hash(request), self.process.limits
        places = limits.sockets if table.has_seat(phone) else limits.watchers
        if not places.take(source):
            raise Refusal("too_many", 429)
        try:
            listener = await table.listen(have, phone)
        except BaseException:
            places.release(source)
            raise
        return CountedStream(stream_updates(table, listener), places, source, limits.command_time)

    async def page(self, request: Request) -> CompanionPage:
        table, before = await self._table(request), parse_count(request, "before")
        async with table.locked_book() as book:
            return CompanionPage(book.ledger.entries[:before][-MAX_ENTRIES_PER_PAGE:])

    async def csv(self, request: Request) -> Response:
        return await self._export(request, export_companion_csv, "text/csv", "csv")

    async def ndjson(self, request: Request) -> Response:
        return await self._export(request, export_companion_ndjson, NDJSON, "ndjson")

    async def _export(self, request: Request, export: Callable[..., bytes], kind: str, ending: str) -> Response:
        """Return the whole history as a file, made by the worker."""
        table = await self._table(request)
        async with table.locked_book() as book:
            count = len(book.ledger)
        content = await self.process.request_pool.run(export, self.process.settings.store, table.code, count)
        return download_response(content, kind, f"magnat-{table.code}.{ending}")

    async def qr(self, request: Request) -> Response:
        """Return a QR code of the URL of the table, or of one of its cards."""
        table, card = await self._table(request), request.query_params.get("card", "")
        if card and card not in [str(n + 1) for n in range(len(table.book.opening.names))]:
            raise Refusal("no_such_seat", 404)
        return await qr_response(request, self.process, f"/bank/{table.code}{'#' if card else ''}{card}")


def parse_count(request: Request, name: str) -> int:
    """Return a number of entries in the query, 0 by default. Raise `Refusal` if it is not one."""
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refusal("malformed", 400, accepted=f"{name}: 0..999999999")
    return int(text)


def phone_hash(request: Request) -> str:
    """Return the hash of the phone's token, or "" for a spectator."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return hash_token(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


async def stream_updates(table: CompanionTable, listener: ListenerQueue) -> AsyncGenerator[bytes, None]:
    try:
        while True:
            try:
                news = await asyncio.wait_for(listener.get(), HEARTBEAT_SECONDS)
            except TimeoutError:
                yield b"\n"
                continue
            if news is None:
                return
            yield encoder.encode(news) + b"\n"
    finally:
        table.remove_listener(listener)


def download_response(content: str | bytes, kind: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, media_type=kind, headers=headers)
