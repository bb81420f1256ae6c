"""server: whose request it is. A token in a cookie that scripts cannot read, or one that a program sends itself."""

import secrets
import time
from typing import Any, Final

from magnat.play.refusal import Refusal
from magnat.server.guards import Guard
from magnat.server.limits import NOWHERE
from magnat.server.process import Process
from magnat.server.tokens import hashed
from magnat.store import queries as q
from magnat.store.queries import Found

COOKIE: Final = "magnat"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 30.0  # seconds for which a token need not be looked up again
MOST: Final = 10_000


class Identity:
    """Tokens and who holds them."""

    def __init__(self, process: Process, guard: Guard) -> None:
        self.process = process
        self.guard = guard
        self._known: dict[str, tuple[float, Found]] = {}
        process.forget = self.forget

    async def of(self, connection: Any, changes: bool) -> Found | None:
        """The player behind a request; None without a token. For what changes something, a cookie needs its origin."""
        origin = connection.headers.get("origin")
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._found(token.strip())
        if changes and origin is not None and not self.guard.origin_fits(origin):
            raise Refusal("wrong_origin", 403)
        token = connection.cookies.get(COOKIE, "")
        if not token:
            return None
        if changes and not self.guard.origin_fits(origin):
            raise Refusal("wrong_origin", 403)
        return await self._found(token)

    async def revoke(self, connection: Any, everywhere: bool) -> None:
        """The token of a request, or all of its player, are good for nothing any more."""
        player = await self.of(connection, True)
        if player is None:
            return
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
        work = (q.revoke_all, player["id"]) if everywhere else (q.revoke, hashed(token))
        await self.process.store.write(*work)
        await self.process.forget_tokens()

    async def needed(self, connection: Any, changes: bool = True) -> Found:
        found = await self.of(connection, changes)
        if found is None:
            raise Refusal("no_player", 401)
        return found

    async def _found(self, token: str) -> Found:
        key = hashed(token)
        known = self._known.get(key)
        if known and known[0] > time.monotonic():
            return known[1]
        found = await self.process.store.read(q.player_of, key)
        if found is None:
            raise Refusal("no_player", 401)
        if self.process.bars(NOWHERE, found["id"]):
            raise Refusal("banned", 403)
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[key] = (time.monotonic() + REMEMBERED, found)
        return found

    def forget(self) -> None:
        self._known.clear()

    def set_cookie(self, response: Any, token: str) -> None:
        response.set_cookie(
            COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=self.guard.secure
        )


def new_token() -> str:
    return secrets.token_urlsafe(32)
