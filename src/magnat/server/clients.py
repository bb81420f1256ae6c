"""server: a client of a table, however it is connected."""

from magnat.server.limits import NOWHERE, Source


class Client:
    """A viewer of a match."""

    def __init__(self, player: str | None, only_listens: bool = False, source: Source = NOWHERE) -> None:
        self.player = player
        self.source = source
        self.only_listens = only_listens
        self.seat = -1
        self.late = False
        self.ending: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int, reason: str) -> None:
        """Say why, and end. Whatever waited is void: the client will ask for it again."""
        if self.ending is None:
            self.ending = (code, reason)
            self.ended()

    def ended(self) -> None:
        raise NotImplementedError
