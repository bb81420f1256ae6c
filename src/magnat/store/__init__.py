"""store: what a server must not lose. Players, tables, and the log of every match, in SQLite or PostgreSQL."""

from magnat.store.errors import BadStore, StoreInUse, StoreUnavailable
from magnat.store.log import Body, Entry, Noted, Said
from magnat.store.store import Store

__all__ = ["BadStore", "Body", "Entry", "Noted", "Said", "Store", "StoreInUse", "StoreUnavailable"]
