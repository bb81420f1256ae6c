"""The client address of a request. X-Forwarded-For is used only if it comes from a trusted proxy."""

import ipaddress
from collections.abc import Iterable, MutableMapping
from typing import Any

from magnat.hosts.server.limits import ClientAddress, client_address
from magnat.kernel import MagnatError

Scope = MutableMapping[str, Any]


class BadNetwork(MagnatError):
    """Not a valid CIDR network."""


class TrustedProxies:
    """The networks of proxies whose X-Forwarded-For header is trusted."""

    def __init__(self, networks: Iterable[str]) -> None:
        try:
            self.networks = [ipaddress.ip_network(network, strict=False) for network in networks]
        except ValueError as error:
            raise BadNetwork(str(error)) from error

    def is_trusted(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        return any(ip in network for network in self.networks)

    def source(self, scope: Scope) -> ClientAddress:
        """Return the client address: the peer or, while that is a trusted proxy, the last address in the header.

        The header is read from the right, because a client can forge everything further left.
        """
        client = scope.get("client")
        address = str(client[0]) if client else ""
        named = [part.strip() for part in forwarded_for_header(scope).split(",")] if self.networks else []
        while self.is_trusted(address) and named and is_address(named[-1]):
            address = named.pop()
        return client_address(address)


def forwarded_for_header(scope: Scope) -> str:
    """Return all X-Forwarded-For headers joined as one list, in their order."""
    values = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return ",".join(values)


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
