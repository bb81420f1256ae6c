"""Inserts that tolerate an existing row.

Several processes may write the same row at once: a DELETE followed by an INSERT would fail for one of them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite


def insert_for(connection: Connection, table: Any) -> Any:
    """Return an INSERT of the database's own dialect, which supports ON CONFLICT."""
    kind: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    return kind.insert(table)


def insert_if_absent(connection: Connection, table: Any, row: dict[str, Any]) -> bool:
    """Insert a row. False if a row with the same key exists."""
    statement = insert_for(connection, table).on_conflict_do_nothing().returning(*table.primary_key.columns)
    return connection.execute(statement, row).first() is not None


def insert_or_update(
    connection: Connection,
    table: Any,
    row: dict[str, Any],
    only_if: Callable[[Any], Any] | None = None,
    keys: Sequence[str] = (),
) -> None:
    """Insert a row, or replace the values of the row with the same key. `keys` are unique columns instead of the
    primary key, which an existing row then keeps.

    `only_if` receives the new values as columns and returns a condition for the replacement.
    """
    primary = [column.name for column in table.primary_key.columns]
    keys = keys or primary
    statement = insert_for(connection, table).values(row)
    changed = {name: statement.excluded[name] for name in row if name not in (*primary, *keys)}
    condition = only_if(statement.excluded) if only_if else None
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed, where=condition))
