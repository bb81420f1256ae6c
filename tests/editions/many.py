"""tests: many editions made by luck, as `make editions` runs them: lawful ones are played, broken ones refused."""

import sys
import time

from magnat.games import BUILT_IN
from tests.editions.test_editions import look, refuse

WALKED = 30  # positions of each edition at which every law is asked


def main(lawful: int, broken: int) -> None:
    began = time.monotonic()
    for game in BUILT_IN:
        most = refuse(game, broken // len(BUILT_IN))
        took = time.monotonic() - began
        print(
            f"{game}: {broken // len(BUILT_IN)} refused, with {most:,} calls at most; {took:.0f} s",
            flush=True,
        )
    for seed in range(lawful):
        for game in BUILT_IN:
            look(game, seed, WALKED)
        if seed % 20 == 19:
            print(f"{seed + 1} editions of each game keep the laws; {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:3]])
