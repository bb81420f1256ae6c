"""store: what can go wrong with it."""

from magnat.kernel import MagnatError


class StoreUnavailable(MagnatError):
    """The store cannot be reached now. Whether the last write was made is not known: ask again by its command."""


class BadStore(MagnatError):
    """A store that this version cannot use: its address, and what is accepted."""

    def __init__(self, url: str, accepted: str) -> None:
        super().__init__(f"{url}: {accepted}")
        self.url = url
        self.accepted = accepted


class StoreInUse(BadStore):
    """A SQLite file that another server has open."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "a file of its own, or postgresql://... to share")
