"""bench: people who say, take back and agree at random, until they have asked so often: `takebacks.py [N] [GAME ...]`.

No request may bring an answer back past nature, what came to light, or another's answer: tests/match checks each.
"""

import sys
import time
from pathlib import Path

from magnat.games import BUILT_IN

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.match.test_random_takebacks import STEPS, Crowd

SEED = 1_000  # tests have the games before


def asked_for(game: str, n: int) -> str:
    asked = granted = games = 0
    told_at = time.monotonic()
    while asked < n:
        crowd = Crowd(game, SEED + games)
        for _ in range(STEPS * (1 + games % 4)):  # some games get far
            crowd.step()
        asked, granted, games = asked + crowd.asked, granted + crowd.granted, games + 1
        if time.monotonic() - told_at > 60:
            told_at = time.monotonic()
            print(f"  {game}: {asked:,} of {n:,}", flush=True)
    return f"{game}: {asked:,} requests in {games:,} games, {granted:,} granted, none past what must stand"


def main(words: list[str]) -> None:
    numbers = [int(word) for word in words if word.isdecimal()]
    games = [word for word in words if word in BUILT_IN] or list(BUILT_IN)
    for game in games:
        print(asked_for(game, (numbers[0] if numbers else 1_000_000) // len(games)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
