"""The largest and worst requests that the declared routes allow, generated from the types of their bodies.

A body fits its type, so that the handler of the route gets it: all fields at their limits, long texts, many items,
odd numbers, deep nesting, dotted keys. A value of any type is taken for the document of an edition.
"""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from magnat.hosts.server.operator_api import OPERATOR_ROUTES
from magnat.tables.editions_api import describe_printed_game
from magnat.tables.routes import ROUTES, ApiRoute, load_type

SERVER_ROUTES: Final = tuple(route for route in (*ROUTES, *OPERATOR_ROUTES) if route.only in (None, "server"))
ODD_NUMBERS: Final = (0, -1, 7, 4205, (1 << 53) - 1, -(1 << 63), 10**18, 0.1, 1e308)
DEEP: Final = 200  # levels; a decoder refuses a thousand
LONG_NAME: Final = "Œ" * 300
UNLIMITED: Final = 20_000  # characters of a text without a limit

Body = dict[str, Any]


def path_values(known: dict[str, str]) -> dict[str, list[str]]:
    """Return the values of each parameter of a path, at a store of `siege_store`. A new parameter needs a line here."""
    return {
        "id": [known["long"], known["over"], known["custom"]],
        "code": [known["companion"]],
        "game": ["electronic", "x" * 200],
        "lang": ["fr"],
        "seat": ["0"],
        "account": ["1"],
        "block": ["1"],
        "notification": ["1"],
    }


# documents of editions


@cache
def edition_documents() -> tuple[Body, ...]:
    """Return documents that are expensive to read, to check or to describe, most of them refused."""
    crowded = full_document("electronic")
    many_keys = {f"key{n}": n for n in range(2_000)}
    return (
        crowded,
        crowded | {"space": {name: {**space, **odd_fields()} for name, space in crowded["space"].items()}},
        crowded | {"space": crowded["space"] | {f"new{n}": dict(crowded["space"]["paix"]) for n in range(150)}},
        full_document("empire"),
        {"format": 1, "game": "electronic", "space": {f"s{n}": {"price": 100} for n in range(3_000)}},
        {"format": 1, "game": "electronic", "space": {"paix": many_keys}},
        {"format": 1, "game": "electronic", "space": {"paix": {"price": nested(DEEP)}}},
        {"format": 1, "game": "deal", "title": {"fr": LONG_NAME * 50, "en": nested(DEEP)}},
    )


def full_document(game: str) -> Body:
    """Return a document that changes every space and every card of a game."""
    printed = describe_printed_game(game)["printed"]
    spaces = {
        space["name"]: {"fr": f"{space['name']} {LONG_NAME[:20]}", "en": space["name"], "price": 100 + 20 * number}
        for number, space in enumerate(printed["space"])
    }
    title = {"fr": "Édition", "en": "Edition"}
    return {"format": 1, "game": game, "title": title, "space": spaces, "card": printed["decks"]}


def odd_fields() -> Body:
    return {f"odd{n}": number for n, number in enumerate(ODD_NUMBERS)}


def nested(levels: int) -> Any:
    value: Any = 1
    for level in range(levels):
        value = [value] if level % 2 else {"a": value}
    return value


@cache
def edition_texts() -> tuple[str, ...]:
    """Return files that are expensive to parse: dotted keys, long arrays, deep tables, numbers of many digits."""
    head = 'format = 1\ngame = "electronic"\n'
    dotted = "".join(f"space.paix.{'.'.join(f'k{n}_{level}' for level in range(40))} = 1\n" for n in range(180))
    flat = "".join(f"space.s{n}.price = {n}\n" for n in range(2_500))
    tables = "".join(f"[space.s{n}]\nprice = 4205\n" for n in range(2_000))
    arrays = "".join(f"a{n} = {'[' * 100}{']' * 100}\n" for n in range(200))
    return head + dotted, head + flat, head + tables, head + arrays, head + f"x = {'9' * 900}\n" * 1, "=" * UNLIMITED


# values of types


def worst_values(kind: inspect.Type, name: str = "") -> Iterator[Any]:
    """Yield the worst values of a type, without end; `name` is the name of their field."""
    match kind:
        case inspect.StructType():
            yield from worst_structs(kind)
        case inspect.UnionType():
            options = [option for option in kind.types if not isinstance(option, inspect.NoneType)]
            yield from alternate([worst_values(option, name) for option in options])
        case inspect.DictType() if isinstance(kind.value_type, inspect.AnyType):
            yield from itertools.cycle(edition_documents())
        case inspect.DictType():
            keys = [f"k{n}".ljust(40, "é") for n in range(kind.max_length or 500)]
            values = worst_values(kind.value_type)
            while True:
                yield {key: next(values) for key in keys}
        case inspect.ListType() | inspect.VarTupleType():
            items = worst_values(kind.item_type, name)
            while True:
                yield [next(items) for _ in range(kind.max_length or 500)]
        case inspect.TupleType():
            parts = [worst_values(part) for part in kind.item_types]
            while True:
                yield [next(part) for part in parts]
        case inspect.StrType():
            yield from worst_texts(kind, name)
        case inspect.IntType():
            yield from itertools.cycle(
                number for number in (kind.le, kind.ge, *ODD_NUMBERS) if isinstance(number, int) and fits(kind, number)
            )
        case inspect.BoolType():
            yield from itertools.cycle((True, False))
        case inspect.LiteralType():
            yield from itertools.cycle(kind.values)
        case _:
            raise TypeError(f"no worst value for {kind}: add one")


def alternate(all_values: list[Iterator[Any]]) -> Iterator[Any]:
    for values in itertools.cycle(all_values):
        yield next(values)


def fits(kind: inspect.IntType, number: int) -> bool:
    return (kind.ge is None or number >= kind.ge) and (kind.le is None or number <= kind.le)


def worst_texts(kind: inspect.StrType, name: str) -> Iterator[str]:
    if kind.pattern is not None and kind.pattern.startswith("^("):
        yield from itertools.cycle(matching_texts(kind.pattern))
    if name == "text" and kind.max_length is None:
        yield from itertools.cycle(edition_texts())
    for number in itertools.count():  # different texts, so that no cache helps
        yield f"{number}".rjust(kind.max_length or UNLIMITED, "x\u0301é"[number % 3])


def matching_texts(pattern: str) -> list[str]:
    """Return texts that match a pattern of alternatives such as `^(fr|en)$`."""
    alternatives = re.match(r"\^\(([\w|-]+)\)", pattern)
    assert alternatives, f"no text for the pattern {pattern}: add one"
    rest = "=127.0.77.1" if "{1,80}" in pattern else ""
    return [f"{word}{rest}" for word in alternatives[1].split("|")]


def worst_structs(kind: inspect.StructType) -> Iterator[Body]:
    fields = {field.encode_name: worst_values(field.type, field.encode_name) for field in kind.fields}
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    while True:
        yield {**tag, **{name: next(values) for name, values in fields.items()}}


def worst_bodies(route: ApiRoute, count: int = 8) -> list[bytes]:
    """Return bodies for a route, within its limit; an empty one if it takes none."""
    kind = load_type(route.request)
    if kind is None:
        return [b""]
    bodies = []
    for values in itertools.islice(worst_values(inspect.type_info(kind)), count):
        body = msgspec.json.encode(values)
        bodies.append(body if len(body) <= route.max_body_bytes else shorten(values, route.max_body_bytes))
    return bodies


def shorten(values: Body, most: int) -> bytes:
    """Return the values with their largest parts shortened until they fit."""
    while len(body := msgspec.json.encode(values)) > most:
        name = max(values, key=lambda key: len(msgspec.json.encode(values[key])))
        values = values | {name: half(values[name])}
    return body


def half(value: Any) -> Any:
    if isinstance(value, dict):
        largest = max(value, key=lambda key: len(msgspec.json.encode(value[key])), default="")
        if isinstance(value.get(largest), dict | str | list) and len(value[largest]) > 8:
            return value | {largest: half(value[largest])}
        return dict(itertools.islice(value.items(), len(value) // 2))
    return value[: len(value) // 2]
