"""server: the companion over HTTP. Commands are posted, one entry each; what happens is streamed, one value a line.

A phone needs no account: it is given a key of its own when it joins, and sends it as a bearer's token.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from magnat.bank.companion import Opening, money_of, moneys, own_bank
from magnat.bank.companion.history import history
from magnat.editions.document import MOST_BYTES
from magnat.play.messages import encoder
from magnat.play.refusal import Refusal
from magnat.server.answering import Answering, Endpoint
from magnat.server.companion import Companion, Companions, Listener
from magnat.server.companion_messages import (
    CompanionAnswer,
    CompanionCommand,
    CompanionInfo,
    CompanionJoined,
    JoinCompanion,
    NewCompanion,
)
from magnat.server.guards import BODY, Guard
from magnat.server.http import qr_code
from magnat.server.identity import Identity, new_token
from magnat.server.making import playable
from magnat.server.process import Process
from magnat.server.replays import NDJSON, Counted
from magnat.server.tokens import hashed

HEARTBEAT: Final = 8.0  # seconds of silence after which a stream says that it is still there
AT: Final = "/api/companions/{code}"
LARGEST: Final = BODY + MOST_BYTES  # a table that is opened, with its edition

COMPANION_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/companions", "moneys", "The money of each game"),
    Endpoint("POST", "/api/companions", "open", "Open a companion table", NewCompanion, CompanionJoined, 201, LARGEST),
    Endpoint("GET", AT, "info", "A companion table", None, CompanionInfo),
    Endpoint("POST", f"{AT}/phones", "join", "Join with a phone", JoinCompanion, CompanionJoined, 201),
    Endpoint("POST", f"{AT}/seats", "take", "Speak for more accounts", JoinCompanion, CompanionInfo),
    Endpoint("DELETE", f"{AT}/seats/{{account}}", "free", "Speak for an account no more", None, CompanionInfo),
    Endpoint("POST", f"{AT}/entries", "write", "Do something, once", CompanionCommand, CompanionAnswer),
    Endpoint("GET", f"{AT}/stream", "stream", "What happens, one JSON value a line, from entry `have` on"),
    Endpoint("GET", f"{AT}/history.csv", "csv", "The history, for a spreadsheet"),
    Endpoint("GET", f"{AT}/history.ndjson", "ndjson", "The history, one entry a line"),
    Endpoint("GET", f"{AT}/qr.svg", "qr", "The way to a companion table, as a QR code"),
)


class CompanionApi(Answering):
    """The endpoints."""

    endpoints = COMPANION_ENDPOINTS

    def __init__(self, process: Process, guard: Guard, identity: Identity, companions: Companions) -> None:
        super().__init__(process, guard, identity)
        self.companions = companions

    async def _table(self, request: Request) -> Companion:
        return await self._unless_guessed(request, self.companions.table(request.path_params["code"]))

    async def moneys(self, request: Request) -> Any:
        return {"games": list(moneys().values())}

    async def open(self, request: Request, given: NewCompanion) -> CompanionJoined:
        if not self.process.limits.companions.take(self.guard.source(request.scope)):
            raise Refusal("too_many", 429)
        table = await self.companions.open(opened_with(given))
        return await self._joined(table, given.mine, host=True)

    async def info(self, request: Request) -> CompanionInfo:
        return await (await self._table(request)).info(phone_of(request))

    async def join(self, request: Request, given: JoinCompanion) -> CompanionJoined:
        return await self._joined(await self._table(request), given.mine)

    async def _joined(self, table: Companion, mine: list[int], host: bool = False) -> CompanionJoined:
        token = new_token()
        if host:
            await table.host(hashed(token))
        await table.take(hashed(token), mine)
        return CompanionJoined(token, await table.info(hashed(token)))

    async def take(self, request: Request, given: JoinCompanion) -> CompanionInfo:
        table, phone = await self._table(request), phone_of(request)
        await table.take(phone, given.mine)
        return await table.info(phone)

    async def free(self, request: Request) -> CompanionInfo:
        table, phone = await self._table(request), phone_of(request)
        account = request.path_params["account"]
        await table.free(phone, int(account) if account.isascii() and account.isdecimal() and len(account) < 3 else -1)
        return await table.info(phone)

    async def write(self, request: Request, given: CompanionCommand) -> CompanionAnswer:
        return await (await self._table(request)).do(phone_of(request), given.command)

    # what happened

    async def stream(self, request: Request) -> Response:
        have = request.query_params.get("have", "0")
        if not have.isascii() or not have.isdecimal() or len(have) > 9:
            raise Refusal("malformed", 400, accepted="have: 0..999999999")
        table = await self._table(request)
        source, phone, limits = self.guard.source(request.scope), phone_of(request), self.process.limits
        places = limits.sockets if table.speaks(phone) else limits.watchers
        if not places.take(source):
            raise Refusal("too_many", 429)
        try:
            listener = await table.listen(int(have), phone)
        except BaseException:
            places.give(source)
            raise
        return Counted(streamed(table, listener), places, source)

    async def csv(self, request: Request) -> Response:
        table = await self._table(request)
        async with table.settled() as book:
            return exported(history(book), "text/csv", f"magnat-{table.code}.csv")

    async def ndjson(self, request: Request) -> Response:
        table = await self._table(request)
        async with table.settled() as book:
            lines = encoder.encode_lines([book.opening, *book.ledger.entries])
        return exported(lines, NDJSON, f"magnat-{table.code}.ndjson")

    async def qr(self, request: Request) -> Response:
        """The way to the table, or to one of its cards."""
        table, card = await self._table(request), request.query_params.get("card", "")
        if card and card not in [str(n + 1) for n in range(len(table.book.opening.names))]:
            raise Refusal("no_such_seat", 404)
        return qr_code(request, self.process, f"/bank/{table.code}{'#' if card else ''}{card}")


def opened_with(given: NewCompanion) -> Opening:
    """What the table agrees on, with what its edition says of money and deeds."""
    own = None
    if given.edition:
        edition = playable(given.edition, given.opening.game)
        own = own_bank(money_of(edition.game), msgspec.to_builtins(edition.board), edition.title)
    return msgspec.structs.replace(given.opening, own=own)


def phone_of(request: Request) -> str:
    """Which phone asks; nothing for somebody who only looks."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return hashed(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


async def streamed(table: Companion, listener: Listener) -> AsyncIterator[bytes]:
    try:
        while True:
            try:
                news = await asyncio.wait_for(listener.get(), HEARTBEAT)
            except TimeoutError:
                yield b"\n"
                continue
            if news is None:
                return
            yield encoder.encode(news) + b"\n"
    finally:
        table.leave(listener)


def exported(content: str | bytes, kind: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, media_type=kind, headers=headers)
