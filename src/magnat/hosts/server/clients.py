"""Base class of a table's clients, for all kinds of connections."""

from magnat.hosts.server.limits import NO_ADDRESS, ClientAddress
from magnat.match.requests import Viewer


class Client(Viewer):
    """A connected client of a match: a player, a spectator or a listener."""

    def __init__(self, player: str | None, is_listener: bool = False, source: ClientAddress = NO_ADDRESS) -> None:
        super().__init__(player, is_listener)
        self.source = source
        self.close_reason: tuple[int, str] | None = None

    def close(self, code: int, reason: str) -> None:
        """Close with a reason. Queued messages are lost; the client requests them again after it reconnects."""
        if self.close_reason is None:
            self.close_reason = (code, reason)
            self.on_closed()

    def on_closed(self) -> None:
        raise NotImplementedError
