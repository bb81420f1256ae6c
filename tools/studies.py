"""Regenerate the studies shipped with the package: `python -m tools.studies [GAME ...]`."""

import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from magnat.arena import WATCH_COUNTS, Journal, Tournament, run_tournament
from magnat.games import BUILT_IN, edition
from magnat.study import build_study

FOLDER: Final = Path(__file__).parents[1] / "src" / "magnat" / "study" / "data"
SHIPPED_SAMPLES: Final = ((4, "steady", 4_000), (2, "steady", 1_000), (4, "distracted", 1_000))  # seats, bot, games
GAMES_FACTOR: Final = {"electronic": 1.5}  # more games where spaces differ by only a few hundredths
JOBS: Final = 2
SEED: Final = 1


def write_study(game: str, seats: int, bot: str, games: int) -> Path:
    """Play the games, build the study and write it. Equal games give equal files, byte for byte."""
    tournament = Tournament(game, "standard", (), (bot,), seats, games, SEED)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.jsonl", tournament, False, WATCH_COUNTS)
        results = run_tournament(tournament, journal, JOBS, lambda done: None, WATCH_COUNTS)
    path = FOLDER / f"{game}-{seats}-{bot}.json"
    path.write_bytes(msgspec.json.encode(build_study(tournament, edition(game), results)) + b"\n")
    return path


if __name__ == "__main__":
    for game in sys.argv[1:] or BUILT_IN:
        for seats, bot, games in SHIPPED_SAMPLES:
            path = write_study(game, seats, bot, int(games * GAMES_FACTOR.get(game, 1)))
            print(f"{path.name}: {path.stat().st_size:,} bytes", flush=True)
