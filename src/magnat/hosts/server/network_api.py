"""Endpoints about the address by which other devices reach this server."""

import ipaddress
import socket

from starlette.requests import Request

from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.match import Refusal
from magnat.tables.api_types import Network

UNUSED_ADDRESS = ("192.0.2.1", 9)  # TEST-NET-1, never assigned


def find_home_address() -> str:
    """Return this machine's address in the home network, or "". A UDP connect finds it and sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNUSED_ADDRESS)
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_local_only(address) else address


def is_local_only(host: str) -> bool:
    """True if other machines cannot reach this host name or address."""
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host == "localhost"
    return address.is_loopback or address.is_link_local


class NetworkApi:
    """Endpoints about the network (a mixin of `TablesApi`)."""

    process: Process
    guard: Guard

    async def network(self, request: Request) -> Network:
        settings = self.process.settings
        address = settings.public_url.rstrip("/")
        if not address and not is_local_only(settings.host):
            home = find_home_address()
            address = f"http://{home}:{settings.port}" if home else ""
        return Network(address, not address and self._may_open(request) and bool(find_home_address()))

    async def open_network(self, request: Request) -> Network:
        """Listen in the home network without a restart.

        Raise `Refusal` unless the request comes from this machine and the server runs in home mode.
        """
        if not self._may_open(request):
            raise Refusal("not_here", 403)
        network = await self.network(request)
        home = find_home_address()
        if network.address or not home:
            return network
        assert self.process.listen_at is not None
        port = await self.process.listen_at(home)
        self.process.settings.public_url = f"http://{home}:{port}"
        self.guard.add_origin(self.process.settings.public_url)
        return await self.network(request)

    def _may_open(self, request: Request) -> bool:
        origin = request.headers.get("origin")
        return (
            self.process.settings.home
            and self.process.listen_at is not None
            and is_local_only(self.guard.source(request.scope).address)
            and (origin is None or self.guard.is_allowed_origin(origin))
        )
