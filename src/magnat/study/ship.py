"""Build the studies shipped with the package: `python -m magnat.study.ship FOLDER [GAME ...]`."""

import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from magnat.arena import WATCH_COUNTS, Journal, Tournament, run_tournament
from magnat.games import BUILT_IN, edition
from magnat.study.study import build_study

SHIPPED_SAMPLES: Final = ((4, "steady", 4_000), (2, "steady", 1_000), (4, "distracted", 1_000))  # seats, bot, games
GAMES_FACTOR: Final = {"electronic": 1.5}  # more games where spaces differ by only a few hundredths
JOBS: Final = 2
SEED: Final = 1


def write_shipped_study(folder: Path, game: str, seats: int, bot: str, games: int) -> Path:
    """Play the games, build the study and write it. Equal games give equal files, byte for byte."""
    tournament = Tournament(game, "standard", (), (bot,), seats, games, SEED)
    with tempfile.TemporaryDirectory() as scratch:
        journal = Journal(Path(scratch) / "journal.jsonl", tournament, False, WATCH_COUNTS)
        results = run_tournament(tournament, journal, JOBS, lambda done: None, WATCH_COUNTS)
    path = folder / f"{game}-{seats}-{bot}.json"
    path.write_bytes(msgspec.json.encode(build_study(tournament, edition(game), results)) + b"\n")
    return path


def main(folder: Path, games: list[str]) -> None:
    for game in games:
        for seats, bot, count in SHIPPED_SAMPLES:
            path = write_shipped_study(folder, game, seats, bot, int(count * GAMES_FACTOR.get(game, 1)))
            print(f"{path.name}: {path.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(BUILT_IN))
