"""Request checks: origins and security headers. Rate and count limits are in `limits`."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from magnat.hosts.server.client_addresses import Scope, TrustedProxies
from magnat.hosts.server.limits import ClientAddress, Limits
from magnat.hosts.server.settings import Settings
from magnat.match import Refusal

MISSING_PATH: Final = "/api/nowhere"

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Guard:
    """The allowed origins, trusted proxies and security headers of a process."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.origins = allowed_origins(settings)
        self.secure = settings.public_url.startswith("https://")
        self.limits = limits
        self.proxies = TrustedProxies(settings.proxies)

    def add_origin(self, url: str) -> None:
        """Allow another origin."""
        self.origins |= {origin_of(url)}

    def is_allowed_origin(self, origin: str | None) -> bool:
        return origin is not None and origin in self.origins

    def check_origin(self, connection: Any) -> None:
        """Raise `Refusal` if a page of another origin sent the request."""
        origin = connection.headers.get("origin")
        if origin is not None and origin not in self.origins:
            raise Refusal("wrong_origin", 403)

    def source(self, scope: Scope) -> ClientAddress:
        """Return the client address of a request."""
        return self.proxies.source(scope)

    def security_headers(self) -> list[tuple[bytes, bytes]]:
        """Return the headers that every response carries."""
        # A policy cannot contain an IPv6 address; for such an origin 'self' allows its WebSocket.
        named = [origin for origin in sorted(self.origins) if "[" not in origin]
        sockets = " ".join(origin.replace("http", "ws", 1) for origin in named)
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            f"connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
            "form-action 'self'; frame-ancestors 'none'"
        )
        headers = [
            (b"content-security-policy", policy.encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        ]
        if self.secure:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        return headers


def allowed_origins(settings: Settings) -> frozenset[str]:
    """Return the configured origins, plus the local ones if the server is local or has no public URL."""
    origins = {origin_of(url) for url in (settings.public_url, *settings.origins) if url}
    if settings.host in ("127.0.0.1", "localhost", "::1") or not settings.public_url:
        names = {"127.0.0.1", "localhost", "[::1]", settings.host}
        origins |= {f"http://{name}:{settings.port}" for name in names if name not in ("::1", "0.0.0.0", "::")}
    return frozenset(origins)


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


class SecurityHeaders:
    """Middleware that adds the security headers to every HTTP response."""

    def __init__(self, app: Any, guard: Guard) -> None:
        self.app = app
        self.guard = guard
        self.headers = guard.security_headers()
        self.headers_origins = guard.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                if self.headers_origins is not self.guard.origins:
                    self.headers, self.headers_origins = self.guard.security_headers(), self.guard.origins
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class RejectNul:
    """Middleware that answers 404 for paths with a NUL, which file systems and PostgreSQL cannot handle."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        nowhere = "\0" in scope.get("path", "")
        await self.app({**scope, "path": MISSING_PATH} if nowhere else scope, receive, send)
