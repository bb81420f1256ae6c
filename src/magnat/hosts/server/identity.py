"""Authentication by a token, in an HTTP-only cookie (browsers) or a bearer header (programs)."""

import secrets
import time
from contextlib import suppress
from typing import Any, Final

from magnat.hosts.server.limits import NO_ADDRESS, ClientAddress
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.tokens import hash_token
from magnat.match import Refusal
from magnat.store import StoreUnavailable
from magnat.store import moderation_queries as m
from magnat.store import queries as q
from magnat.store.queries import DbRow
from magnat.tables.clock import now_ms

COOKIE_NAME: Final = "magnat"
COOKIE_MAX_AGE_SECONDS: Final = 365 * 24 * 3600
DEVICE_COOKIE_NAME: Final = "magnat-device"  # stays after a logout, so that a banned player cannot take a new name
MAX_DEVICE_KEY_LENGTH: Final = 100
ADDRESS_REFRESH_MS: Final = 86_400_000  # a known address is written again after a day
TOKEN_CACHE_SECONDS: Final = 30.0  # before a token is looked up again
MAX_CACHED_TOKENS: Final = 10_000


class Identity:
    """Finds the player of a request. Lookups of tokens are cached."""

    def __init__(self, process: Process, guard: Guard) -> None:
        self.process = process
        self.guard = guard
        self._cache: dict[str, tuple[float, DbRow | None]] = {}
        process.clear_token_cache = self.clear_cache

    async def find_player(self, connection: Any, changes: bool, banned: bool = False) -> DbRow | None:
        """Return the player of a request, or None without a token.

        A cookie is accepted for a change only from an allowed origin. Raise `Refusal` if the origin is
        wrong, the token is unknown or the player is banned, unless `banned` players are admitted too.
        """
        source = self.guard.source(connection.scope)
        origin = connection.headers.get("origin")
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._player_of_token(token.strip(), source, banned)
        if changes:
            self.guard.check_origin(connection)
        token = connection.cookies.get(COOKIE_NAME, "")
        if not token:
            return None
        if changes and not self.guard.is_allowed_origin(origin):
            raise Refusal("wrong_origin", 403)
        return await self._player_of_token(token, source, banned)

    async def revoke(self, connection: Any, everywhere: bool) -> None:
        """Revoke the token of a request or, with `everywhere`, all tokens of its player."""
        player = await self.find_player(connection, True)
        if player is None:
            return
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE_NAME, "")
        only = "" if everywhere else hash_token(token)
        await self.process.store.write(q.revoke_tokens, player["id"], now_ms(), only)
        await self.process.forget_tokens()

    async def _player_of_token(self, token: str, source: ClientAddress, banned: bool) -> DbRow:
        key = hash_token(token)
        expiry, player = self._cache.get(key, (0.0, None))
        is_cached = expiry > time.monotonic()
        if not is_cached:
            player = await self.process.store.read(q.find_player_by_token, key)
        if player is None:
            raise Refusal("no_player", 401)
        if not banned and self.process.is_banned(NO_ADDRESS, player["id"]):
            raise Refusal("banned", 403)
        if is_cached:
            return player
        if player["address"] != source.address or player["seen"] < now_ms() - ADDRESS_REFRESH_MS:
            self.process.spawn("note address", self._note_address(key, source))
        if len(self._cache) >= MAX_CACHED_TOKENS:
            self._cache.clear()
        self._cache[key] = (time.monotonic() + TOKEN_CACHE_SECONDS, player)
        return player

    async def _note_address(self, token_hash: str, source: ClientAddress) -> None:
        with suppress(StoreUnavailable):
            await self.process.store.write(m.note_address, token_hash, source.address, source.network, now_ms())

    def read_origin(self, request: Any) -> tuple[str, DbRow]:
        """Return the key of the browser from which a request comes, and the origin of a new token.

        A browser without a key gets a new one. A program has none.
        """
        source = self.guard.source(request.scope)
        key = request.cookies.get(DEVICE_COOKIE_NAME, "")[:MAX_DEVICE_KEY_LENGTH] or new_token()
        return key, {"device": hash_token(key), "address": source.address, "network": source.network}

    def clear_cache(self) -> None:
        self._cache.clear()

    def set_cookies(self, response: Any, token: str, device: str) -> None:
        """Store the token of a player and the key of the device in the browser."""
        for name, value in ((COOKIE_NAME, token), (DEVICE_COOKIE_NAME, device)):
            response.set_cookie(
                name,
                value,
                max_age=COOKIE_MAX_AGE_SECONDS,
                path="/",
                httponly=True,
                samesite="lax",
                secure=self.guard.secure,
            )


def new_token() -> str:
    return secrets.token_urlsafe(32)
