"""Persistent storage of players, tables and match logs, in SQLite or PostgreSQL."""

from magnat.store.errors import BadStore, StoreInUse, StoreUnavailable

__all__ = ["BadStore", "StoreInUse", "StoreUnavailable"]
