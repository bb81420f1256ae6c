"""Writes web/schema.json, from which the browser's types are made: messages, columns of tables, frames.

Columns and frames come as the wire brings them (see `record.view`): ints, lists, and what is hidden as it is hidden.
"""

import json
import types
from pathlib import Path
from typing import Any, get_args, get_origin

from magnat.games import BUILT_IN, variants
from magnat.hosts.server.schema import make_schema
from magnat.kernel import Edition, Frame
from magnat.record.codec import frame_kinds, package_of, saved_columns
from magnat.texts.vocabulary import words_of

Schema = dict[str, Any]

HOME = Path(__file__).parents[1] / "schema.json"
INT: Schema = {"type": "integer"}
BAG: Schema = {  # cards that lie in no order: how many there are, and those that the reader knows
    "type": "object",
    "properties": {"count": INT, "known": {"type": "array", "items": INT}},
    "required": ["count", "known"],
}
# What the messages say more loosely than it is: `tsType` is taken over as it stands.
TYPED = {"facts": "Fact[]", "pending": "Pending[]", "changed": "Columns", "columns": "Columns"}


def whole() -> dict[str, Schema]:
    """Every type that the browser knows the server by."""
    messages = make_schema()
    for message in messages.values():
        for name, field in message.get("properties", {}).items():
            if name in TYPED and field.get("type") in ("array", "object"):
                field["tsType"] = TYPED[name]
    editions = {game: next(iter(variants(game).values())) for game in BUILT_IN}
    tables = {f"{game.title().replace('_', '')}Columns": table_of(e) for game, e in editions.items()}
    return {**messages, **tables, "Columns": merged(tables.values()), "Pending": frames_of(list(editions.values()))}


def table_of(e: Edition) -> Schema:
    """The columns of one game, with the figures that its board shows beside them."""
    t = e.deal(e.most)
    declared = type(t).__init__.__annotations__
    columns = {name: BAG if dict(t.secret).get(name) == "bag" else shape(declared[name]) for name in saved_columns(t)}
    columns.pop("known", None)
    figures = {name: like(value) for name, value in words_of(package_of(e)).derived_columns(t).items()}
    return record({**columns, **figures}, required=[*columns, *figures])


def frames_of(editions: list[Edition]) -> Schema:
    """What is still to be done: every field that any of the frames has."""
    fields: list[Schema] = []
    for kind in [kind for e in editions for kind in frame_kinds(e) if kind.__module__.startswith("magnat.")]:
        hints = kind.__init__.__annotations__
        fields.append(record({name: shape(hints[name]) for name in kind.fields}))
    found = merged(fields)
    return record({"do": {"type": "string"}, **found["properties"]}, required=["do"])


def record(properties: dict[str, Schema], required: list[str] | None = None) -> Schema:
    return {"type": "object", "properties": properties, "required": required or []}


def merged(records: Any) -> Schema:
    """All their properties, none of which must be there; one that differs among them may be any of its shapes."""
    found: dict[str, list[Schema]] = {}
    for each in records:
        for name, said in each["properties"].items():
            shapes = found.setdefault(name, [])
            if said not in shapes:
                shapes.append(said)
    for shapes in found.values():
        shapes.sort(key=repr)
    return record({name: each[0] if len(each) == 1 else {"anyOf": each} for name, each in sorted(found.items())})


def shape(hint: Any) -> Schema:
    """A declared type, as JSON has it."""
    if hint is int:
        return INT
    if hint is bool:
        return {"type": "boolean"}
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, Frame):
        return {"$ref": "#/$defs/Pending"}
    if kind in (list, tuple):
        return {"type": "array", "items": shape(get_args(hint)[0])}
    if isinstance(hint, types.UnionType):
        return {"anyOf": [shape(each) for each in get_args(hint) if each is not type(None)]}
    raise TypeError(f"no column can be {hint!r}")


def like(value: Any) -> Schema:
    """The shape of a figure, by an example of it."""
    if isinstance(value, (list, tuple)):
        return {"type": "array", "items": like(value[0]) if value else INT}
    return INT


if __name__ == "__main__":
    HOME.write_text(json.dumps(whole(), indent=1) + "\n")
