"""Small tournaments, and packages with bots."""

from pathlib import Path

import msgspec
import pytest

from magnat.arena import GameResult, Tournament

BOTS = """
import contextlib
import os
import time
from magnat.bots import Bot


class Raiser(Bot):
    name = "raiser"
    def __init__(self, game): pass
    def answer(self, observation): raise RuntimeError("no idea")


class Cheater(Bot):
    name = "cheater"
    def __init__(self, game): pass
    def answer(self, observation): return max(observation.choices) + 1


class Half(Bot):
    name = "half"
    def __init__(self, game): pass
    def answer(self, observation): return min(observation.choices) + 0.5


class Whole(Bot):
    name = "whole"
    def __init__(self, game): pass
    def answer(self, observation): return float(min(observation.choices))


class Leaver(Bot):
    name = "leaver"
    def __init__(self, game): pass
    def answer(self, observation): raise SystemExit


class Vandal(Bot):
    name = "vandal"
    def __init__(self, game): pass
    def answer(self, observation):
        for column in observation.table.columns:
            with contextlib.suppress(TypeError):  # a compiled table only takes values of the column's type
                setattr(observation.table, column, None)
        if isinstance(observation.choices, list):
            observation.choices[:] = [99]
        return 99


class Sleeper(Bot):
    name = "sleeper"
    def __init__(self, game): pass
    def answer(self, observation):
        while True:
            time.sleep(0.01)


class Peeper(Bot):
    name = "peeper"
    def __init__(self, game): pass
    def answer(self, observation):
        reached, known = observation._source._t, observation.fixed
        return observation.choices[0] if reached is not known and reached.hands == known.hands else None


class Talker(Bot):
    name = "talker"
    def __init__(self, game): pass
    def answer(self, observation):
        print("hm")
        return observation.choices[0]


class Stillborn(Bot):
    def __init__(self, game): raise RuntimeError("not today")


class Poison(Bot):
    name = "poison"
    def __init__(self, game): pass
    def answer(self, observation): os._exit(1)
"""
ODD = ("Raiser", "Cheater", "Half", "Whole", "Leaver", "Vandal", "Sleeper", "Peeper", "Talker", "Stillborn", "Poison")
POINTS = "[magnat.bots]\nlost = nowhere:Lost\nfolder = os:getcwd\nsteady = odd_bots:Raiser\neasy = odd_bots:Raiser\n"
POINTS += "".join(f"{name.lower()} = odd_bots:{name}\n" for name in ODD)


def bring(folder: Path, module: str, source: str, points: str) -> Path:
    """Create an installed-looking package: a module and its metadata. Return its folder."""
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(points)
    return folder


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Bots that fail, each in its own way, and some with the names of others."""
    folder = bring(tmp_path, "odd_bots", BOTS, POINTS)
    monkeypatch.syspath_prepend(folder)
    return folder


def small(*bots: str, games: int = 24, seats: int = 2, turns: int = 40, simulations: int = 0) -> Tournament:
    """Return a tournament of short games."""
    options = (("turn_limit", turns),)
    return Tournament("electronic", "standard", options, bots, seats, games, 11, 0.05, simulations)


def without_times(results: list[GameResult]) -> list[GameResult]:
    """Return the results without measured times."""
    return [msgspec.structs.replace(result, seconds=()) for result in results]
