"""Base class of a table's clients, for all kinds of connections."""

from magnat.hosts.server.limits import NO_ADDRESS, ClientAddress


class Client:
    """A connected client of a match: a player, a spectator or a listener."""

    def __init__(self, player: str | None, is_listener: bool = False, source: ClientAddress = NO_ADDRESS) -> None:
        self.player = player
        self.source = source
        self.is_listener = is_listener
        self.seat = -1
        self.is_delayed = False
        self.close_reason: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int, reason: str) -> None:
        """Close with a reason. Queued messages are lost; the client requests them again after it reconnects."""
        if self.close_reason is None:
            self.close_reason = (code, reason)
            self.on_closed()

    def on_closed(self) -> None:
        raise NotImplementedError
