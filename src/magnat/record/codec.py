"""Snapshots: a table as plain JSON values, and back.

A snapshot is `{"schema", "columns": {name: value}, "stack": [frame, ...]}`, with the next frame to run last. A frame is
`[kind, *fields]`, recursively; a tuple inside a frame is `{"tuple": [...]}`, since lists are frames. The edition's
`deal()` determines whether a column is a list or a tuple. Facts, recorded rows and luck are not part of a position.
"""

import sys
from functools import cache
from typing import Any, Final

from magnat.kernel import Edition, Frame, Table, snake_case
from magnat.kernel.table import field_values, parameter_names
from magnat.record.errors import BadSnapshot

SNAPSHOT_SCHEMA: Final = 1

Snapshot = dict[str, Any]
FRAME_KINDS_BY_PACKAGE: Final[dict[str, dict[str, type[Frame]]]] = {}  # kinds by name; filled when first needed


def snapshot(t: Table) -> Snapshot:
    """Return the whole position of a table as JSON values."""
    columns = {name: _encode_column(getattr(t, name)) for name in saved_columns(t)}
    return {"schema": SNAPSHOT_SCHEMA, "columns": columns, "stack": [encode_frame(frame) for frame in t.stack]}


def restore(edition: Edition, seats: int, saved: Snapshot) -> Table:
    """Return the table of a snapshot. A missing column gets its value from the opening position.

    Raise `BadSnapshot` if the snapshot is not valid, and `BadOption` if the edition does not allow `seats` players.
    """
    check_schema(saved)
    columns, stack = saved.get("columns"), saved.get("stack")
    if not isinstance(columns, dict):
        raise BadSnapshot("columns", columns, "an object")
    if not isinstance(stack, list):
        raise BadSnapshot("stack", stack, "a list")
    edition.check_seats(seats)
    opening = edition.deal(seats)
    values = {
        name: _decode_column(name, columns[name], getattr(opening, name)) if name in columns else getattr(opening, name)
        for name in saved_columns(opening)
    }
    try:
        frames = [decode_frame(edition, frame) for frame in stack]
    except RecursionError as error:
        raise BadSnapshot("stack", "nested too deep", "[kind, *fields]") from error
    table_class: Any = type(opening)
    try:
        t: Table = table_class(edition, frames, *[values[name] for name in opening.columns])
        t.winners = values["winners"]
    except (TypeError, ValueError, OverflowError) as error:  # a compiled table checks its types
        raise BadSnapshot("columns", str(error), ", ".join(opening.columns)) from error
    t.over = not frames
    return t


def same_position(t: Table, u: Table) -> bool:
    """True if two tables have the same position."""
    return type(t) is type(u) and snapshot(t) == snapshot(u)


def saved_columns(t: Table) -> tuple[str, ...]:
    return t.columns if "winners" in t.columns else (*t.columns, "winners")


def check_schema(saved: Any) -> None:
    if not isinstance(saved, dict):
        raise BadSnapshot("snapshot", saved, "an object")
    schema = saved.get("schema")
    if not isinstance(schema, int) or isinstance(schema, bool) or not 1 <= schema <= SNAPSHOT_SCHEMA:
        raise BadSnapshot("schema", schema, f"1..{SNAPSHOT_SCHEMA}")


def kind_of(frame: type[Frame]) -> str:
    """Return the name of a frame class in snapshots and on the wire: BuyOrAuction is `buy_or_auction`."""
    return snake_case(frame.__name__)


def frame_kinds(edition: Edition) -> list[type[Frame]]:
    """Return every frame class that a table of this edition may hold: the kernel's, the mechanics' and the game's."""
    homes = ("magnat.kernel", "magnat.mechanics", package_of(edition))
    kinds: dict[type[Frame], None] = {}
    unread: list[type[Frame]] = [Frame]
    while unread:
        kind = unread.pop()
        unread.extend(kind.__subclasses__())
        if any(kind.__module__ == home or kind.__module__.startswith(home + ".") for home in homes):
            kinds[kind] = None
    return list(kinds)


def package_of(edition: Edition) -> str:
    return _package_of_module(type(edition).__module__)


@cache
def _package_of_module(module: str) -> str:
    if hasattr(sys.modules.get(module), "__path__") or "." not in module:
        return module
    return module.rpartition(".")[0]


def encode_frame(value: Any) -> Any:
    """Return a frame, or a value of a frame's field, as JSON values."""
    if isinstance(value, Frame):
        return [kind_of(type(value)), *[encode_frame(field) for field in field_values(value)]]
    if isinstance(value, tuple):
        return {"tuple": [encode_frame(item) for item in value]}
    return value


def decode_frame(edition: Edition, value: Any) -> Frame:
    """Return the frame of these JSON values; raise `BadSnapshot` if they are not a frame."""
    frame = _decode_value(edition, value)
    if not isinstance(frame, Frame):
        raise BadSnapshot("stack", value, "[kind, *fields]")
    return frame


def find_frame_kind(edition: Edition, name: object) -> type[Frame]:
    """Return the frame class with this current or former name; raise `BadSnapshot` if there is none."""
    package = package_of(edition)
    if not isinstance(name, str):
        raise BadSnapshot("stack", name, "the name of a kind")
    if name not in FRAME_KINDS_BY_PACKAGE.get(package, {}):
        kinds = frame_kinds(edition)
        FRAME_KINDS_BY_PACKAGE[package] = {old: kind for kind in kinds for old in kind.former_names} | {
            kind_of(kind): kind for kind in kinds
        }
    kind = FRAME_KINDS_BY_PACKAGE[package].get(name)
    if kind is None:
        raise BadSnapshot("stack", name, ", ".join(sorted(FRAME_KINDS_BY_PACKAGE[package])))
    return kind


def _decode_value(edition: Edition, value: Any) -> Any:
    if isinstance(value, list):
        if not value:
            raise BadSnapshot("stack", value, "[kind, *fields]")
        kind: Any = find_frame_kind(edition, value[0])
        fields = [_decode_value(edition, item) for item in value[1:]]
        try:
            return kind(*fields)
        except (TypeError, ValueError, OverflowError) as error:
            raise BadSnapshot("stack", value, f"{value[0]}: {', '.join(parameter_names(kind))}") from error
    if isinstance(value, dict):
        if set(value) != {"tuple"} or not isinstance(value["tuple"], list):
            raise BadSnapshot("stack", value, '{"tuple": [...]}')
        return tuple([_decode_value(edition, item) for item in value["tuple"]])
    return value


def _encode_column(column: Any) -> Any:
    """Return a column as JSON values that share nothing with the table; a tuple inside a list is marked."""
    return [_encode_item(item) for item in column] if isinstance(column, list | tuple) else column


def _encode_item(value: Any) -> Any:
    if isinstance(value, tuple):
        return {"tuple": [_encode_item(item) for item in value]}
    return [_encode_item(item) for item in value] if isinstance(value, list) else value


def _decode_column(name: str, value: Any, like: Any) -> Any:
    """Return a column's value with the type of the same column in the opening position."""
    if isinstance(like, list | tuple):
        if not isinstance(value, list):
            raise BadSnapshot(name, value, "a list")
        return type(like)([_decode_items(name, item) for item in value])
    if type(value) is not type(like):
        raise BadSnapshot(name, value, type(like).__name__)
    return value


def _decode_items(name: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_decode_items(name, item) for item in value]
    if isinstance(value, dict) and isinstance(value.get("tuple"), list):
        return tuple([_decode_items(name, item) for item in value["tuple"]])
    if not isinstance(value, int):
        raise BadSnapshot(name, value, "ints")
    return value
