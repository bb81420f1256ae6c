"""Authentication by a token, in an HTTP-only cookie (browsers) or a bearer header (programs)."""

import secrets
import time
from typing import Any, Final

from magnat.hosts.server.limits import NO_ADDRESS
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.tokens import hash_token
from magnat.match import Refusal
from magnat.store import queries as q
from magnat.store.queries import DbRow

COOKIE_NAME: Final = "magnat"
COOKIE_MAX_AGE_SECONDS: Final = 365 * 24 * 3600
TOKEN_CACHE_SECONDS: Final = 30.0  # before a token is looked up again
MAX_CACHED_TOKENS: Final = 10_000


class Identity:
    """Finds the player of a request. Lookups of tokens are cached."""

    def __init__(self, process: Process, guard: Guard) -> None:
        self.process = process
        self.guard = guard
        self._cache: dict[str, tuple[float, DbRow]] = {}
        process.clear_token_cache = self.clear_cache

    async def find_player(self, connection: Any, changes: bool) -> DbRow | None:
        """Return the player of a request, or None without a token.

        A cookie is accepted for a change only from an allowed origin. Raise `Refusal` if the origin is
        wrong, the token is unknown or the player is banned.
        """
        origin = connection.headers.get("origin")
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._player_of_token(token.strip())
        if changes and origin is not None and not self.guard.is_allowed_origin(origin):
            raise Refusal("wrong_origin", 403)
        token = connection.cookies.get(COOKIE_NAME, "")
        if not token:
            return None
        if changes and not self.guard.is_allowed_origin(origin):
            raise Refusal("wrong_origin", 403)
        return await self._player_of_token(token)

    async def revoke(self, connection: Any, everywhere: bool) -> None:
        """Revoke the token of a request or, with `everywhere`, all tokens of its player."""
        player = await self.find_player(connection, True)
        if player is None:
            return
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE_NAME, "")
        work = (q.revoke_all_tokens, player["id"]) if everywhere else (q.revoke_token, hash_token(token))
        await self.process.store.write(*work)
        await self.process.forget_tokens()

    async def _player_of_token(self, token: str) -> DbRow:
        key = hash_token(token)
        cached = self._cache.get(key)
        if cached and cached[0] > time.monotonic():
            return cached[1]
        player = await self.process.store.read(q.find_player_by_token, key)
        if player is None:
            raise Refusal("no_player", 401)
        if self.process.is_banned(NO_ADDRESS, player["id"]):
            raise Refusal("banned", 403)
        if len(self._cache) >= MAX_CACHED_TOKENS:
            self._cache.clear()
        self._cache[key] = (time.monotonic() + TOKEN_CACHE_SECONDS, player)
        return player

    def clear_cache(self) -> None:
        self._cache.clear()

    def set_cookie(self, response: Any, token: str) -> None:
        response.set_cookie(
            COOKIE_NAME,
            token,
            max_age=COOKIE_MAX_AGE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.guard.secure,
        )


def new_token() -> str:
    return secrets.token_urlsafe(32)
