"""store: what a server must not lose. Players, tables, and the log of every match, in SQLite or PostgreSQL."""

from magnat.store.errors import BadStore, StoreInUse, StoreUnavailable

__all__ = ["BadStore", "StoreInUse", "StoreUnavailable"]
