"""Random walks over the unit and the book, stored with their results, which the browser must
reproduce.

`python -m tests.bank.wander` regenerates them; review the diff.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from magnat.bank.companion import Book, Opening, get_money, load_moneys
from magnat.bank.companion.commands import AnyCommand
from magnat.bank.unit.device import Device
from magnat.bank.unit.state import CARDS, KEYS, Input, Insert, Press, Push, Release, Remove, Slot, Wait
from magnat.tables.companion_types import make_standing
from tests.bank.carry import do

TRANSCRIPTS = Path(__file__).parent / "transcripts"
WALKS = TRANSCRIPTS / "walks.ndjson"
TABLES = TRANSCRIPTS / "tables.ndjson"
SLOTS: tuple[Slot, ...] = ("left", "right")


def inputs(chance: random.Random) -> list[Input]:
    """Return a random input: usually a sensible one, sometimes any."""
    left, right = chance.sample(CARDS, 2)
    amount = [Press(key) for key in chance.choice(("1,5M", "600K", "20M", ",5M", "70K", "15M", "5K", "1500K", "12,5K"))]
    phrases: list[list[Input]] = [
        [Insert(left, "left"), Press("GO")],
        [Insert(right, "right"), *amount],
        [Insert(left, "left"), Insert(right, "right"), *amount],
        [Remove("left"), Remove("right")],
        [Remove(chance.choice(SLOTS)), Insert(left, "left"), *amount],
        [Press("C")],
        [Push(), Wait(chance.choice((400, 2_999, 3_000, 4_000))), Release()],
        [Wait(chance.choice((0, 1, 500, 999, 1_000, 2_000, 30_000, 59_999, 60_000, 200_000)))],
        [Press(chance.choice(KEYS)) for _ in range(chance.randint(1, 8))],
        [Insert(chance.choice(CARDS), chance.choice(SLOTS), chance.random() < 0.3)],
        [Remove(chance.choice(SLOTS))],
        [chance.choice((Push(), Release(), Press(",")))],
    ]
    return chance.choice(phrases)


def walk(seed: int, length: int = 30) -> dict[str, Any]:
    """Return one walk: its inputs, the unit's outputs, and the saved state at the end."""
    chance, device = random.Random(seed), Device(now=1_000)
    steps = []
    for _ in range(length):
        for each in inputs(chance):
            outcome = device.apply(each)
            gave = {
                "display": device.unit.display,
                "state": device.unit.state,
                "prompt": device.unit.prompt,
                "sounds": outcome.sounds,
                "final": outcome.final,
                "refused": outcome.refused,
                "rule": outcome.rule,
            }
            steps.append([each, {name: value for name, value in gave.items() if value}])
    walked: dict[str, Any] = msgspec.to_builtins({"steps": steps, "saved": json.loads(device.save())})
    return walked


def walks() -> str:
    return "".join(json.dumps(walk(seed), separators=(",", ":")) + "\n" for seed in range(24))


# Companion tables: the data sent to a phone, its commands, and the resulting lines that it previews


def wish(chance: random.Random, book: Book) -> dict[str, Any]:
    """Return a random command, not always a possible one."""
    one, other = chance.sample(list(book.players), 2)
    button = chance.choice(book.money.quick)
    wishes: list[dict[str, Any]] = [
        {"do": "pay", "payer": one, "receiver": chance.choice((0, other)), "amount": book.money.step * 5},
        {"do": "quick", "action": button.name, "player": one, "amount": chance.choice(button.amounts)},
    ]
    for deed in chance.sample(list(book.deeds.deeds), 8) if book.deeds.deeds else []:
        owner, level, _ = book.deeds.held[deed]
        group = {name: chance.randint(max(0, level - 1), level + 1) % 6 for name in book.deeds.group_of(deed)}
        wishes += [
            {"do": "buy", "deed": deed, "player": one},
            {"do": "rent", "deed": deed, "visitor": one, "dice": 7},
            *[{"do": "build", "streets": group, "sure": True}] * 4,
            {"do": "mortgage", "deed": deed},
            {"do": "lift", "deed": deed},
            {"do": "keep", "deed": deed},
            {"do": "lift", "deed": deed, "received": True},
            {
                "do": "trade",
                "one": owner,
                "other": one,
                "gives": [deed],
                "amount": book.money.step,
                "sure": True,
                "paid_by_other": chance.random() < 0.5,
            },
        ]
    return chance.choice(wishes)


def table(game: str, seed: int, length: int) -> list[dict[str, Any]]:
    """Return one table: the data sent to a phone, then each command with the standing before it and its lines."""
    chance, money = random.Random(seed), get_money(game)
    names = tuple(f"P{n}" for n in range(1, money.most + 1))
    sides = tuple(n % 2 for n in range(money.most)) if money.deeds == "planets" else ()
    book = Book(Opening(game, names, deeds=bool(money.deeds), sides=sides))
    book.phone_by_player = {}  # one phone, which needs no agreement
    for n, deed in enumerate(list(book.deeds.deeds)[:-4]):  # rich players who own nearly everything
        player = 1 + n // 3 % money.most
        do(book, commands({"do": "pay", "id": f"p{n}", "payer": 0, "receiver": player, "amount": 100 * money.step}))
        do(book, commands({"do": "buy", "id": f"b{n}", "deed": deed, "player": player, "amount": money.step}))
    deeds = list(book.deeds.deeds.values())
    resale = {name: book.deeds.resale_value(name, 1) for name in book.deeds.deeds}
    rows: list[dict[str, Any]] = [{"opening": book.opening, "money": money, "deeds": deeds, "resale": resale}]
    for n in range(2_000):
        if len(rows) > length:
            break
        command, before = wish(chance, book), make_standing(book)
        if len(rows) == length:
            command = {"do": "bankrupt", "player": 1, "creditor": seed % 2 * 2}
        entry = do(book, commands({**command, "id": str(n)}))
        if not entry.refused:
            rows.append({"wish": command, "standing": before, "lines": entry.lines})
    return rows


def commands(command: dict[str, Any]) -> AnyCommand:
    converted: AnyCommand = msgspec.convert(command, AnyCommand)
    return converted


def tables() -> str:
    told = [table(game, seed, 40 if get_money(game).deeds else 10) for seed, game in enumerate(load_moneys())]
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in told)


if __name__ == "__main__":
    WALKS.write_text(walks())
    TABLES.write_text(tables())
