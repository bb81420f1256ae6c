"""bank: random walks over the unit, written down with all that it gave out. The browser's own unit is played on them.

`python tests/bank/wander.py` writes them again, to be reviewed as a diff.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from magnat.bank.device import Device
from magnat.bank.unit import CARDS, KEYS, Input, Insert, Press, Push, Release, Remove, Slot, Wait

TRANSCRIPTS = Path(__file__).parent / "transcripts"
WALKS = TRANSCRIPTS / "walks.ndjson"
SLOTS: tuple[Slot, ...] = ("left", "right")


def inputs(chance: random.Random) -> list[Input]:
    """What somebody might do next: mostly something sensible, sometimes anything."""
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
    """One walk: what was put in, what the unit gave out each time, and how it would be saved at the end."""
    chance, device = random.Random(seed), Device(now=1_000)
    steps = []
    for _ in range(length):
        for each in inputs(chance):
            outcome = device.put(each)
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


if __name__ == "__main__":
    WALKS.write_text(walks())
