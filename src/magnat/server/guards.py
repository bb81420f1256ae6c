"""server: who may come in, how often, and with what. Origins, rates, sizes, headers."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from magnat.server.process import Settings

BODY: Final = 16_384  # bytes of a request
FRAME: Final = 8_192  # bytes of a message on a socket
ADDRESSES: Final = 50_000  # addresses remembered for their rate
GUESSES: Final = 1.0  # passwords a second that an address may try
NOWHERE: Final = "/api/nowhere"
SHARED: Final = 20  # so many times a socket's rate is what one address may use: families share one

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Bucket:
    """So many a second, with bursts."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """The limits of a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origins = allowed_origins(settings)
        self.secure = settings.public_url.startswith("https://")
        self.addresses: OrderedDict[str, Bucket] = OrderedDict()
        self.guesses: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def admit(self, url: str) -> None:
        """One more address by which people come."""
        self.origins |= {origin_of(url)}

    def origin_fits(self, origin: str | None) -> bool:
        return origin is not None and origin in self.origins

    def may_ask(self, address: str) -> bool:
        """One more request or message of an address."""
        return taken(self.addresses, address, self.settings.rate * SHARED, self.settings.burst * SHARED)

    def may_guess(self, address: str) -> bool:
        """One more password of an address."""
        return taken(self.guesses, address, GUESSES, GUESSES * SHARED)

    def may_connect(self, address: str) -> bool:
        most = self.settings.sockets_per_address
        return self.sockets.get(address, 0) < most and sum(self.sockets.values()) < self.settings.sockets

    def connected(self, address: str) -> None:
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def disconnected(self, address: str) -> None:
        left = self.sockets.get(address, 0) - 1
        if left > 0:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)

    def headers(self) -> list[tuple[bytes, bytes]]:
        """What every answer carries."""
        # A policy cannot name an IPv6 address; whoever came by one is allowed its own socket by 'self'.
        named = [origin for origin in sorted(self.origins) if "[" not in origin]
        sockets = " ".join(origin.replace("http", "ws", 1) for origin in named)
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            f"connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
            "form-action 'self'; frame-ancestors 'none'"
        )
        made = [
            (b"content-security-policy", policy.encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        ]
        if self.secure:
            made.append((b"strict-transport-security", b"max-age=31536000"))
        return made


def taken(known: OrderedDict[str, Bucket], address: str, rate: float, burst: float) -> bool:
    """Whether an address may have one more."""
    bucket = known.get(address)
    if bucket is None:
        bucket = known[address] = Bucket(rate, burst)
        if len(known) > ADDRESSES:
            known.popitem(last=False)
    return bucket.take()


def allowed_origins(settings: Settings) -> frozenset[str]:
    """The public address, those that were added, and one's own machine if the server listens there alone."""
    found = {origin_of(url) for url in (settings.public_url, *settings.origins) if url}
    if settings.host in ("127.0.0.1", "localhost", "::1") or not settings.public_url:
        names = {"127.0.0.1", "localhost", "[::1]", settings.host}
        found |= {f"http://{name}:{settings.port}" for name in names if name not in ("::1", "0.0.0.0", "::")}
    return frozenset(found)


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


class SafeHeaders:
    """Puts the security headers on every HTTP answer."""

    def __init__(self, app: Any, guard: Guard) -> None:
        self.app = app
        self.guard = guard
        self.made = guard.headers()
        self.known = guard.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                if self.known is not self.guard.origins:
                    self.made, self.known = self.guard.headers(), self.guard.origins
                message["headers"] = [*message.get("headers", []), *self.made]
            await send(message)

        await self.app(scope, receive, sent)


class NoNul:
    """No address of ours has a NUL in it, and neither a folder nor PostgreSQL can be asked for a name that has."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        nowhere = "\0" in scope.get("path", "")
        await self.app({**scope, "path": NOWHERE} if nowhere else scope, receive, send)


def address_of(scope: Scope, proxied: bool) -> str:
    """Whose request it is: the address, or what the proxy in front of us says."""
    if proxied:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return str(value.decode("latin-1").split(",")[-1].strip())
    client = scope.get("client")
    return str(client[0]) if client else ""
