"""server: a client of a table, however it is connected."""

from magnat.hosts.server.limits import NO_ADDRESS, ClientAddress


class Client:
    """A viewer of a match."""

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
        """Say why, and end. Whatever waited is void: the client will ask for it again."""
        if self.close_reason is None:
            self.close_reason = (code, reason)
            self.on_closed()

    def on_closed(self) -> None:
        raise NotImplementedError
