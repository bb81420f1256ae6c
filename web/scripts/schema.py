"""Write web/schema.json, the source of the client's types: messages, columns of tables, frames.

Columns and frames have the form of the wire (see `record.view`), including that of hidden values.
"""

import json
import types
from pathlib import Path
from typing import Any, get_args, get_origin

from magnat.games import BUILT_IN, variants
from magnat.kernel import Edition, Frame
from magnat.kernel.table import parameter_names
from magnat.languages import LANGUAGES
from magnat.record.codec import frame_kinds, package_of, saved_columns
from magnat.tables.openapi import make_schema
from magnat.texts.vocabulary import words_of

Schema = dict[str, Any]

SCHEMA_FILE = Path(__file__).parents[1] / "schema.json"
INT: Schema = {"type": "integer"}
BAG: Schema = {  # unordered cards: their number, and those visible to the reader
    "type": "object",
    "properties": {"count": INT, "known": {"type": "array", "items": INT}},
    "required": ["count", "known"],
}
# Fields with a stricter type than in the messages' schema: `tsType` is copied literally.
TYPED = {"facts": "Fact[]", "pending": "Pending[]", "changed": "Columns", "columns": "Columns"}


def build_schema() -> dict[str, Schema]:
    """Return all types shared by the server and the client."""
    messages = make_schema()
    for message in messages.values():
        for name, field in message.get("properties", {}).items():
            if name in TYPED and field.get("type") in ("array", "object"):
                field["tsType"] = TYPED[name]
    editions = {game: next(iter(variants(game).values())) for game in BUILT_IN}
    tables = {f"{game.title().replace('_', '')}Columns": describe_columns(e) for game, e in editions.items()}
    messages["Lang"] = {"type": "string", "enum": list(LANGUAGES)}
    return {
        **messages,
        **tables,
        "Columns": merge_records(tables.values()),
        "Pending": describe_frames(list(editions.values())),
    }


def describe_columns(e: Edition) -> Schema:
    """Return the schema of a game's columns, including the derived ones."""
    t = e.deal(e.most)
    declared = type(t).__init__.__annotations__
    columns = {
        name: BAG if dict(t.secret).get(name) == "bag" else schema_of_type(declared[name]) for name in saved_columns(t)
    }
    columns.pop("known", None)
    figures = {name: schema_of_value(value) for name, value in words_of(package_of(e)).derived_columns(t).items()}
    return record({**columns, **figures}, required=[*columns, *figures])


def describe_frames(editions: list[Edition]) -> Schema:
    """Return the schema of a pending frame, with the fields of all kinds of frames."""
    fields: list[Schema] = []
    for kind in [kind for e in editions for kind in frame_kinds(e) if kind.__module__.startswith("magnat.")]:
        hints = kind.__init__.__annotations__
        fields.append(record({name: schema_of_type(hints[name]) for name in parameter_names(kind)}))
    every = merge_records(fields)
    return record({"do": {"type": "string"}, **every["properties"]}, required=["do"])


def record(properties: dict[str, Schema], required: list[str] | None = None) -> Schema:
    return {"type": "object", "properties": properties, "required": required or []}


def merge_records(records: Any) -> Schema:
    """Return a record with all properties, each optional and of any of its types."""
    properties: dict[str, list[Schema]] = {}
    for each in records:
        for name, schema in each["properties"].items():
            schemas = properties.setdefault(name, [])
            if schema not in schemas:
                schemas.append(schema)
    for schemas in properties.values():
        schemas.sort(key=repr)
    return record({name: each[0] if len(each) == 1 else {"anyOf": each} for name, each in sorted(properties.items())})


def schema_of_type(hint: Any) -> Schema:
    """Return the schema of a declared type."""
    if hint is int:
        return INT
    if hint is bool:
        return {"type": "boolean"}
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, Frame):
        return {"$ref": "#/$defs/Pending"}
    if kind in (list, tuple):
        return {"type": "array", "items": schema_of_type(get_args(hint)[0])}
    if isinstance(hint, types.UnionType):
        return {"anyOf": [schema_of_type(each) for each in get_args(hint) if each is not type(None)]}
    raise TypeError(f"no column can be {hint!r}")


def schema_of_value(value: Any) -> Schema:
    """Return the schema of an example value."""
    if isinstance(value, (list, tuple)):
        return {"type": "array", "items": schema_of_value(value[0]) if value else INT}
    return INT


if __name__ == "__main__":
    SCHEMA_FILE.write_text(json.dumps(build_schema(), indent=1) + "\n")
