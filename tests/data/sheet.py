"""All data of a game on one sheet: board, pieces, money, cards with their effects; one line per entry.

`python -m tests.data.sheet electronic` prints it. The sheets beside this file match the catalogue; compare a
new version with the catalogue before committing it.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from magnat.games import edition

OWN = ("source", "de", "stages_de")  # neither sources nor later translations are data of the catalogue
WRITTEN = ("line", "needs", "leads")  # the notation of a card is not data either


def sheet(game: str) -> list[str]:
    e: Any = edition(game)
    return [*entries(msgspec.to_builtins(e.board, enc_hook=str)), *cards(e), *options(e)]


def entries(board: dict[str, Any]) -> Iterator[str]:
    """Yield a line for each list entry and for each single figure."""
    for name, value in board.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for number, entry in enumerate(value):
                yield f"{name} {number}: {format_entry(entry)}"
        elif isinstance(value, dict) and name != "sources":
            for key, each in value.items():
                yield f"{name} {key}: {each}"
        elif name not in (*OWN, "sources"):
            yield f"{name}: {value}"


def format_entry(entry: dict[str, Any]) -> str:
    """Return an entry as text: its name, then the rest sorted by key."""
    kept = {key: value for key, value in sorted(entry.items(), key=after_the_name) if key not in OWN and value}
    lists = {key: " ".join(map(str, value)) for key, value in kept.items() if isinstance(value, list)}
    return ", ".join(f"{key} {value}" for key, value in (kept | lists).items())


def after_the_name(item: tuple[str, Any]) -> tuple[bool, str]:
    return item[0] != "name", item[0]


def cards(e: Any) -> Iterator[str]:
    """Yield a line per card. Decks with a common numbering are listed once."""
    seen: list[int] = []
    for deck in getattr(e, "decks", ()):
        if id(deck[0]) in seen:
            continue
        seen.append(id(deck[0]))
        for number, card in enumerate(deck):
            parts = [effect(value) for name, value in sorted(values(card).items()) if name not in (*OWN, "name")]
            yield f"card {number}: {card.name} {' '.join(parts)}"


def effect(value: Any) -> str:
    """Return an effect as its class name with its figures; a plain figure as text."""
    if isinstance(value, int | str | bool | tuple):
        return str(value)
    figures = [f"{name}={each}" for name, each in sorted(values(value).items()) if each is not False]
    return f"{type(value).__name__}({', '.join(figures)})"


def values(thing: Any) -> dict[str, Any]:
    names = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return {name: getattr(thing, name) for name in names if name not in WRITTEN}


def options(e: Any) -> Iterator[str]:
    for option in e.declared:
        yield f"option {option.name}: {option.default}, rule {option.rule}, accepts {option.describe_accepted()}"


if __name__ == "__main__":
    print("\n".join(sheet(sys.argv[1])))
