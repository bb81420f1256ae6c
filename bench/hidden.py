"""bench: the laws of hidden information at every position of thousands of random games.

python bench/hidden.py                     two thousand games of Deal
python bench/hidden.py empire --games 500  fewer, of another game
"""

import argparse
import os
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter
from typing import Any, NamedTuple

from rich.progress import Progress

from magnat.games import all_games, variants
from magnat.kernel import Edition, Luck, answer, current_question
from magnat.mechanics.objection import SayNo
from magnat.testing import laws


class Checked(NamedTuple):
    """How one game went: its positions, those inside an open objection, and what was wrong."""

    positions: int
    objections: int
    failure: str


def edition_of(game: str, seed: int) -> Edition:
    """Every variant in turn; windows spoken aside in one game, polled in the next, where the game has both."""
    of_game = list(variants(game).values())
    e = of_game[seed // 2 % len(of_game)]
    return e.with_(windows="polled") if seed % 2 and "windows" in e.options else e


def check(game: str, seed: int) -> Checked:
    e = edition_of(game, seed)
    seats = e.least + seed // 4 % (e.most - e.least + 1)
    dice, luck = random.Random(seed), Luck(seed)
    positions = objections = 0
    try:
        for t, row in laws.walk_steps(e, seats, seed, sys.maxsize):
            positions += 1
            objections += isinstance(current_question(t), SayNo)
            if game == "deal":
                cards_are_kept(t)
            laws.waits_or_is_over(t)
            laws.choices_are_given(t)
            laws.frames_are_values(t, dice)
            laws.keeps_secrets(t, seats, luck, dice)
            if row is not None:
                u = t.copy()
                answer(u, *row)
                laws.memory_lasts(t, row, u)
    except Exception as why:  # whatever it is, it is a finding, and the seed says how to see it again
        return Checked(positions, objections, f"{game}, seed {seed}, position {positions}: {type(why).__name__}: {why}")
    return Checked(positions, objections, "")


def cards_are_kept(t: Any) -> None:
    """Deal: every card in exactly one place, and with it all the money of the game."""
    lying = [*t.bag, *t.under, *t.centre, *t.limbo]
    for p in range(len(t.hands)):
        lying += [*t.hands[p], *t.banks[p], *[card for group in t.groups[p] for card in group[1:]]]
    assert sorted(lying) == list(range(106)), f"cards are lost or doubled: {sorted(lying)}"
    assert sum(t.edition.values[card] for card in lying) == 252, "the cards are not worth 252M"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(all_games()), default="deal")
    parser.add_argument("--games", type=int, default=2_000, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    start = perf_counter()
    seen: Counter[str] = Counter()
    failures: list[str] = []
    with ProcessPoolExecutor(args.processes) as workers, Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=args.games)
        for future in as_completed(
            [workers.submit(check, args.game, seed) for seed in range(args.seed, args.seed + args.games)]
        ):
            checked = future.result()
            seen.update(games=1, positions=checked.positions, objections=checked.objections)
            failures += [checked.failure] * bool(checked.failure)
            bar.update(task, completed=seen["games"])
            if seen["games"] % 100 == 0 and not sys.stderr.isatty():
                print(
                    f"{seen['games']:,} of {args.games:,} games, {len(failures)} failures", file=sys.stderr, flush=True
                )
    print(f"{seen['games']:,} games of {args.game}, {seen['positions']:,} positions", end=", ")
    print(f"{seen['objections']:,} of them with an open objection, in {perf_counter() - start:.0f} s")
    for failure in failures:
        print(f"FAILED: {failure}")
    if not failures:
        print("the laws of hidden information hold at every position")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
