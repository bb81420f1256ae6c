"""study: the studies that come with the package, made again: `python -m magnat.study.shipping FOLDER [GAME ...]`."""

import sys
import tempfile
from pathlib import Path
from typing import Final

from magnat.arena import COUNTS, Journal, Tournament, run
from magnat.games import BUILT_IN, edition
from magnat.study.findings import encoded, study

SAMPLES: Final = ((4, "steady", 4_000), (2, "steady", 1_000), (4, "distracted", 1_000))  # seats, who plays, games
MORE: Final = {"electronic": 1.5}  # times as many games, where spaces are told apart by a few hundredths
JOBS: Final = 2
SEED: Final = 1


def ship(folder: Path, game: str, seats: int, bot: str, games: int) -> Path:
    """Play, study, write. The same games give the same file, byte for byte."""
    tournament = Tournament(game, "standard", (), (bot,), seats, games, SEED)
    with tempfile.TemporaryDirectory() as scratch:
        journal = Journal(Path(scratch) / "journal.jsonl", tournament, False, COUNTS)
        results = run(tournament, journal, JOBS, lambda done: None, COUNTS)
    path = folder / f"{game}-{seats}-{bot}.json"
    path.write_bytes(encoded(study(tournament, edition(game), results)) + b"\n")
    return path


def main(folder: Path, games: list[str]) -> None:
    for game in games:
        for seats, bot, count in SAMPLES:
            path = ship(folder, game, seats, bot, int(count * MORE.get(game, 1)))
            print(f"{path.name}: {path.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(BUILT_IN))
