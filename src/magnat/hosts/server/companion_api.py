"""The HTTP API of companion tables. Commands are posted, one entry each; updates are streamed as NDJSON.

A phone needs no player account: it receives its own token when it joins, and sends it as a bearer token.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magnat.bank.companion import Opening, get_money, load_moneys, make_own_bank
from magnat.bank.companion.csv_export import export_csv
from magnat.editions.document import MAX_BYTES
from magnat.hosts.server.companion import CompanionTable, CompanionTables, ListenerQueue
from magnat.hosts.server.companion_messages import (
    CompanionAnswer,
    CompanionCommand,
    CompanionInfo,
    CompanionJoined,
    JoinCompanion,
    NewCompanion,
)
from magnat.hosts.server.http_api import Endpoint, EndpointGroup
from magnat.hosts.server.identity import Identity, new_token
from magnat.hosts.server.process import Process
from magnat.hosts.server.replay_api import NDJSON, CountedStream
from magnat.hosts.server.request_guards import MAX_BODY_BYTES, Guard
from magnat.hosts.server.tables_api import qr_response
from magnat.hosts.server.tokens import hash_token
from magnat.match.messages import encoder
from magnat.match.refusal import Refusal
from magnat.tables.table_rules import load_playable_edition

HEARTBEAT_SECONDS: Final = 8.0  # silence before an empty line is sent
COMPANION_PATH: Final = "/api/companions/{code}"
MAX_OPENING_BYTES: Final = MAX_BODY_BYTES + MAX_BYTES  # a request to open a table, with its edition

COMPANION_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/companions", "moneys", "The money of each game"),
    Endpoint(
        "POST",
        "/api/companions",
        "open",
        "Open a companion table",
        NewCompanion,
        CompanionJoined,
        201,
        MAX_OPENING_BYTES,
    ),
    Endpoint("GET", COMPANION_PATH, "info", "A companion table", None, CompanionInfo),
    Endpoint("POST", f"{COMPANION_PATH}/phones", "join", "Join with a phone", JoinCompanion, CompanionJoined, 201),
    Endpoint("POST", f"{COMPANION_PATH}/seats", "take", "Speak for more accounts", JoinCompanion, CompanionInfo),
    Endpoint(
        "DELETE", f"{COMPANION_PATH}/seats/{{account}}", "free", "Speak for an account no more", None, CompanionInfo
    ),
    Endpoint("POST", f"{COMPANION_PATH}/entries", "write", "Do something, once", CompanionCommand, CompanionAnswer),
    Endpoint("GET", f"{COMPANION_PATH}/stream", "stream", "What happens, one JSON value a line, from entry `have` on"),
    Endpoint("GET", f"{COMPANION_PATH}/history.csv", "csv", "The history, for a spreadsheet"),
    Endpoint("GET", f"{COMPANION_PATH}/history.ndjson", "ndjson", "The history, one entry a line"),
    Endpoint("GET", f"{COMPANION_PATH}/qr.svg", "qr", "The way to a companion table, as a QR code"),
)


class CompanionApi(EndpointGroup):
    """The endpoints of companion tables."""

    endpoints = COMPANION_ENDPOINTS

    def __init__(self, process: Process, guard: Guard, identity: Identity, companions: CompanionTables) -> None:
        super().__init__(process, guard, identity)
        self.companions = companions

    async def _table(self, request: Request) -> CompanionTable:
        return await self._limit_guesses(request, self.companions.table(request.path_params["code"]))

    async def moneys(self, request: Request) -> Any:
        return {"games": list(load_moneys().values())}

    async def open(self, request: Request, given: NewCompanion) -> CompanionJoined:
        if not self.process.limits.new_companions.take(self.guard.source(request.scope)):
            raise Refusal("too_many", 429)
        table = await self.companions.open(resolve_opening(given))
        return await self._join_phone(table, given.mine, host=True)

    async def info(self, request: Request) -> CompanionInfo:
        return await (await self._table(request)).info(phone_hash(request))

    async def join(self, request: Request, given: JoinCompanion) -> CompanionJoined:
        return await self._join_phone(await self._table(request), given.mine)

    async def _join_phone(self, table: CompanionTable, mine: list[int], host: bool = False) -> CompanionJoined:
        token = new_token()
        if host:
            await table.register_host(hash_token(token))
        await table.claim_accounts(hash_token(token), mine)
        return CompanionJoined(token, await table.info(hash_token(token)))

    async def take(self, request: Request, given: JoinCompanion) -> CompanionInfo:
        table, phone = await self._table(request), phone_hash(request)
        await table.claim_accounts(phone, given.mine)
        return await table.info(phone)

    async def free(self, request: Request) -> CompanionInfo:
        table, phone = await self._table(request), phone_hash(request)
        account = request.path_params["account"]
        await table.release_account(
            phone, int(account) if account.isascii() and account.isdecimal() and len(account) < 3 else -1
        )
        return await table.info(phone)

    async def write(self, request: Request, given: CompanionCommand) -> CompanionAnswer:
        return await (await self._table(request)).execute(phone_hash(request), given.command)

    # history

    async def stream(self, request: Request) -> Response:
        have = request.query_params.get("have", "0")
        if not have.isascii() or not have.isdecimal() or len(have) > 9:
            raise Refusal("malformed", 400, accepted="have: 0..999999999")
        table = await self._table(request)
        source, phone, limits = self.guard.source(request.scope), phone_hash(request), self.process.limits
        places = limits.sockets if table.has_seat(phone) else limits.watchers
        if not places.take(source):
            raise Refusal("too_many", 429)
        try:
            listener = await table.listen(int(have), phone)
        except BaseException:
            places.release(source)
            raise
        return CountedStream(stream_updates(table, listener), places, source)

    async def csv(self, request: Request) -> Response:
        table = await self._table(request)
        async with table.locked_book() as book:
            return download_response(export_csv(book), "text/csv", f"magnat-{table.code}.csv")

    async def ndjson(self, request: Request) -> Response:
        table = await self._table(request)
        async with table.locked_book() as book:
            lines = encoder.encode_lines([book.opening, *book.ledger.entries])
        return download_response(lines, NDJSON, f"magnat-{table.code}.ndjson")

    async def qr(self, request: Request) -> Response:
        """Return a QR code of the URL of the table, or of one of its cards."""
        table, card = await self._table(request), request.query_params.get("card", "")
        if card and card not in [str(n + 1) for n in range(len(table.book.opening.names))]:
            raise Refusal("no_such_seat", 404)
        return qr_response(request, self.process, f"/bank/{table.code}{'#' if card else ''}{card}")


def resolve_opening(given: NewCompanion) -> Opening:
    """Return the opening with the money and deeds of its custom edition, if it has one."""
    own = None
    if given.edition:
        edition = load_playable_edition(given.edition, given.opening.game)
        own = make_own_bank(get_money(edition.game), msgspec.to_builtins(edition.board), edition.title)
    return msgspec.structs.replace(given.opening, own=own)


def phone_hash(request: Request) -> str:
    """Return the hash of the phone's token, or "" for a spectator."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return hash_token(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


async def stream_updates(table: CompanionTable, listener: ListenerQueue) -> AsyncIterator[bytes]:
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
