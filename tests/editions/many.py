"""tests: many editions made by luck, as `make editions` runs them: lawful ones are played, broken ones refused."""

import sys
import time

from magnat.games import BUILT_IN
from tests.editions.test_editions import look, refuse


def main(lawful: int, broken: int) -> None:
    began = time.monotonic()
    for game in BUILT_IN:
        for seed in range(lawful):
            look(game, seed)
        refuse(game, broken // len(BUILT_IN))
        took = time.monotonic() - began
        print(f"{game}: {lawful} played, {broken // len(BUILT_IN)} refused; {took:.0f} s", flush=True)


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:3]])
