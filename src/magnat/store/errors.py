"""Errors of the store."""

from magnat.kernel import MagnatError


class StoreUnavailable(MagnatError):
    """The store cannot be reached.

    The last write may or may not be durable: look it up by its command, or retry with the same command.
    """


class MatchDeleted(MagnatError):
    """The match of an entry is no longer in the store, for example because it had expired."""


class BadStore(MagnatError):
    """A store that this version cannot use, with its URL and the accepted values."""

    def __init__(self, url: str, accepted: str) -> None:
        super().__init__(f"{url}: {accepted}")
        self.url = url
        self.accepted = accepted


class StoreInUse(BadStore):
    """A SQLite file that is locked by another server."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "another server has it open; name another file, or share one store with postgresql://...")
