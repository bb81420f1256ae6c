"""Persistent storage of players, tables and match logs, in SQLite or PostgreSQL."""

from magnat.store.errors import BadStore, MatchDeleted, StoreInUse, StoreUnavailable

__all__ = ["BadStore", "MatchDeleted", "StoreInUse", "StoreUnavailable"]
