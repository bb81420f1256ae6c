"""bench: forty games of each title with hidden cards, and every byte that anybody was sent.

    python bench/leaks.py              # some ten minutes
    python bench/leaks.py deal --games 2

A server with a marker in every hidden card (`tests/server/marked.py`, on the interpreted engine), games as in
`tests/server/leaks.py`: for every seat, those who watch and strangers, through sockets, records, streams, pages, the
operator's requests and the log, also while somebody comes back or takes a seat over and while the store is copied; at
the end a match of each title that cannot be replayed.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.conftest import FAST
from tests.server.games import HIDDEN
from tests.server.harness import Serving
from tests.server.leaks import MARK, Game, copied, unreadable

AT_ONCE: Final = 4
TURNS: Final = 20


async def played(serving: Serving, game: str, games: int, folder: Path) -> tuple[int, int]:
    """So many games; the markers that were seen, and in how many games a seat was taken over."""
    found, over = 0, 0
    for begin in range(0, games, AT_ONCE):
        together = [Game(serving, game, TURNS) for _ in range(min(AT_ONCE, games - begin))]
        copy = asyncio.to_thread(copied, serving, folder)
        await asyncio.wait_for(asyncio.gather(*[one.play() for one in together], copy), 600)
        for one in together:
            found += await one.check()
            over += one.taken_over
    return found, over


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=", ".join(HIDDEN))
    parser.add_argument("--games", type=int, default=40, help="of each title")
    args = parser.parse_args()
    for game in [each for each in HIDDEN if each in args.titles or not args.titles]:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            store, log = f"sqlite:///{folder}/magnat.db", folder / "log"
            with Serving(store, *FAST, log=log, module="tests.server.marked") as serving:
                markers, over = asyncio.run(played(serving, game, args.games, folder))
                asyncio.run(asyncio.wait_for(unreadable(serving, game), 300))
            assert not MARK.search(log.read_text()), "the log tells a card"
        print(
            f"{game}: {args.games} games, {markers} markers, none where it may not be; "
            f"{over} seats taken over; {time.monotonic() - began:.0f} s",
            flush=True,
        )
        assert over * 2 >= args.games, "too few takeovers to show anything"
