"""Where tokens come to rest: ten million turns of the engine compared with the Markov chain, for each space.

Nobody buys, builds, bids or trades; a prisoner throws for a double up to three times and never pays
or uses a card; a player who may pay or draw a Chance card pays. This is the default answer to every
question, and the policy of the chain. Run by `make landings`; exits with 1 if a space differs by
more than the limit.
"""

import argparse
import sys
import time
from typing import Any

from magnat.arena.counts import count_arrivals
from magnat.games import edition
from magnat.games.electronic.adapters.study import board_model
from magnat.kernel import StreamLuck, apply, settle
from magnat.record.luck import mix_seed
from magnat.study.markov import POLICY_STAY, MarkovChain
from magnat.texts import Texts

AT_ONCE = 20_000  # turns of one game, whose facts are counted and dropped


def count_game(seed: int, turns: int) -> list[int]:
    """Count the arrivals in one long game of two."""
    e: Any = edition("electronic", options={"turn_limit": turns})
    t = e.deal(2)
    luck = StreamLuck(mix_seed(seed, 0, 0))
    counts = [0] * e.size
    t.facts = []
    choices = settle(t, luck, True)
    while choices:
        choices = apply(t, t.stack[-1].silence(t), luck, True)
        if len(t.facts) > AT_ONCE:
            counts = [a + b for a, b in zip(counts, count_arrivals(t.facts, e.size, e.jail), strict=True)]
            t.facts.clear()
    assert t.turns == turns, "a player went bankrupt"
    return [a + b for a, b in zip(counts, count_arrivals(t.facts, e.size, e.jail), strict=True)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=10_000_000)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--limit", type=float, default=0.05, help="points")
    args = parser.parse_args()
    started = time.perf_counter()
    games = [count_game(seed, args.turns // args.games) for seed in range(args.games)]
    counts = [sum(column) for column in zip(*games, strict=True)]
    e: Any = edition("electronic")
    exact = MarkovChain(board_model(e, cards_held=True), POLICY_STAY).landings().share
    texts, total, worst = Texts(e, "en"), sum(counts), 0.0
    print(f"{'space':32} {'simulated':>10} {'chain':>10} {'apart':>8}   (per cent of {total:,} arrivals)")
    for i, count in enumerate(counts):
        apart = 100 * (count / total - exact[i])
        worst = max(worst, abs(apart))
        print(f"{i:2} {texts.space(i):29} {100 * count / total:10.4f} {100 * exact[i]:10.4f} {apart:+8.4f}")
    seconds = time.perf_counter() - started
    print(f"{args.turns:,} turns in {seconds:.0f} s; furthest apart: {worst:.4f} points, allowed {args.limit}")
    return int(worst > args.limit)


if __name__ == "__main__":
    sys.exit(main())
