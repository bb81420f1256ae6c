"""bench: a server killed again and again under people who play. Nothing promised may be missing, nothing done twice.

    python bench/kill.py                                    # 200 kills on SQLite, then the database under it 20 times
    python bench/kill.py --kills 50 --databases 0 --minutes 5

The first part kills the server itself (SIGKILL) and starts it again on the same file; the second kills PostgreSQL under
a server that lives on. Each ends at its number of kills or when its minutes are up, and says how many there were.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.harness import Serving
from tests.server.killing import Report, under_fire


def servers_killed(kills: int, tables: int, seed: int, until: Callable[[], bool]) -> Report:
    with tempfile.TemporaryDirectory() as folder, Serving(f"sqlite:///{folder}/magnat.db", *FAST) as serving:

        async def crash() -> None:
            serving.kill()
            await asyncio.to_thread(serving.start)

        return asyncio.run(under_fire(serving, tables, kills, crash, seed, until=until))


def databases_killed(kills: int, tables: int, seed: int, until: Callable[[], bool]) -> Report:
    database = Postgresql().start()
    try:
        with Serving(database.database("killed"), *FAST) as serving:

            async def crash() -> None:
                await asyncio.to_thread(database.kill)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(database.start)

            return asyncio.run(under_fire(serving, tables, kills, crash, seed, until=until))
    finally:
        database.stop()


def told(what: str, report: Report, seconds: float) -> str:
    return (
        f"{what} was killed {report.kills} times in {seconds / 60:.1f} minutes under {report.games} games.\n"
        f"  {report.acknowledged} acknowledged answers: all in the log, each once, at the number that was promised; "
        f"every log replays.\n"
        f"  Ready again after {report.slowest_start:.2f} s at the slowest, and then everybody back at the table "
        f"after {report.slowest_back:.2f} s."
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200, help="of the server, on SQLite")
    parser.add_argument("--databases", type=int, default=20, help="of PostgreSQL under the server")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=25.0, help="for each of the two")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    parts = [("The server", args.kills, servers_killed), ("PostgreSQL", args.databases, databases_killed)]
    for what, kills, killed in parts:
        if kills:
            began = time.monotonic()
            end = began + args.minutes * 60
            report = killed(kills, args.tables, args.seed, lambda end=end: time.monotonic() > end)  # type: ignore[misc]
            print(told(what, report, time.monotonic() - began), flush=True)
