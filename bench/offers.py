"""bench: ten thousand random offers to bots of all levels and manners, through the package that plays matches.

    python bench/offers.py                    # some minutes
    python bench/offers.py --offers 500 --seed 7

Each reply comes in the table's pace, neither sooner nor later; each reason is true on the position and does not depend
on hidden cards; an accepted counter-offer is carried out, and the same offer is not refused
(`tests/match/offering.py`).
The times are of the whole: the table set up, the offer made, weighed and answered.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from magnat.bots import BOT_STYLES, LEVELS
from tests.match.offering import GAMES, offers

MOST: Final = 2.0  # seconds, for 99 of 100

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--offers", type=int, default=10_000, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for game in GAMES:
        began = time.monotonic()
        told, times = offers(game, args.offers // len(GAMES), args.seed, (*LEVELS, *BOT_STYLES))
        slow = sorted(times)[int(0.99 * len(times))]
        print(
            f"{game}: {len(times)} offers, {', '.join(f'{n} {what}' for what, n in told.most_common())}; "
            f"p99 {1000 * slow:.0f} ms, longest {1000 * max(times):.0f} ms; {time.monotonic() - began:.0f} s",
            flush=True,
        )
        assert slow < MOST, "people wait for bots"
