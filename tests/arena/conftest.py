"""tests: small tournaments, and packages that bring bots."""

from pathlib import Path

import msgspec
import pytest

from magnat.arena import Result, Tournament

BOTS = """
import os
from magnat.bots import Bot, SteadyBot


class Raiser(Bot):
    name = "raiser"
    def __init__(self, game): pass
    def answer(self, sight): raise RuntimeError("no idea")


class Cheater(Bot):
    name = "cheater"
    def __init__(self, game): pass
    def answer(self, sight): return max(sight.choices) + 1


class Poison(Bot):
    name = "poison"
    def __init__(self, game): pass
    def answer(self, sight): os._exit(1)
"""
POINTS = "[magnat.bots]\nraiser = odd_bots:Raiser\ncheater = odd_bots:Cheater\npoison = odd_bots:Poison\n"


def bring(folder: Path, module: str, source: str, points: str) -> Path:
    """A package as if it were installed: a module, and what it says about itself."""
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(points)
    return folder


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three bots that fail, each in its own way."""
    folder = bring(tmp_path, "odd_bots", BOTS, POINTS)
    monkeypatch.syspath_prepend(folder)
    return folder


def small(*bots: str, games: int = 24, seats: int = 2, turns: int = 40, simulations: int = 0) -> Tournament:
    """A tournament of short games."""
    options = (("turn_limit", turns),)
    return Tournament("electronic", "standard", options, bots, seats, games, 11, 0.05, simulations)


def timeless(results: list[Result]) -> list[Result]:
    """Results without what a clock measured."""
    return [msgspec.structs.replace(result, seconds=()) for result in results]
