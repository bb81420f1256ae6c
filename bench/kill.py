"""bench: a server killed again and again under people who play. Nothing promised may be missing, nothing done twice.

    python bench/kill.py    # 500 kills on SQLite, 500 of two nodes on PostgreSQL, 20 of PostgreSQL itself
    python bench/kill.py --kills 10 --nodes 10 --databases 0 --minutes 5

The first part kills the server (SIGKILL) and starts it again on the same file. The second kills one of two nodes in
turn while its people go on at the other. The third kills PostgreSQL under a server that lives on. Before each kill of
the first two, at least fifty more answers were acknowledged. Each part ends at its number of kills or when its minutes
are up, and says how many there were; a thousand kills take about an hour on two free cores. The verdict is about lost
and repeated answers only: times are printed, and a limit in time only ends a run that hangs.
"""

import argparse
import asyncio
import functools
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.harness import Serving
from tests.server.killing import Report, under_fire

Until = Callable[[], bool]
LEAST: Final = 50  # acknowledged answers between two kills


def past(moment: float) -> bool:
    return time.monotonic() > moment


def servers_killed(kills: int, tables: int, seed: int, until: Until) -> Report:
    with tempfile.TemporaryDirectory() as folder, Serving(f"sqlite:///{folder}/magnat.db", *FAST) as serving:
        return asyncio.run(under_fire([serving], tables, kills, killing([serving]), seed, least=LEAST, until=until))


def nodes_killed(kills: int, tables: int, seed: int, until: Until) -> Report:
    database = Postgresql().start()
    try:
        url = database.database("nodes")
        with Serving(url, *FAST) as here, Serving(url, *FAST) as there:
            nodes = [here, there]
            return asyncio.run(under_fire(nodes, tables, kills, killing(nodes), seed, least=LEAST, until=until))
    finally:
        database.stop()


def killing(nodes: Sequence[Serving]) -> Callable[[int], Awaitable[None]]:
    async def crash(node: int) -> None:
        nodes[node].kill()
        await asyncio.to_thread(nodes[node].start)

    return crash


def databases_killed(kills: int, tables: int, seed: int, until: Until) -> Report:
    database = Postgresql().start()
    try:
        with Serving(database.database("killed"), *FAST) as serving:

            async def crash(node: int) -> None:
                await asyncio.to_thread(database.kill)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(database.start)

            return asyncio.run(under_fire([serving], tables, kills, crash, seed, until=until))
    finally:
        database.stop()


def told(what: str, report: Report, seconds: float) -> str:
    times = report.played_on or [0.0]
    return (
        f"{what} was killed {report.kills} times in {seconds / 60:.1f} minutes under {report.games} games.\n"
        f"  {report.acknowledged} acknowledged answers, at least {report.least_between} between two kills: "
        f"all in the log, each once, at the number that was promised; every log replays. "
        f"{report.came_back} players came back to their tables.\n"
        f"  {len(report.played_on)} times a game went on for somebody whose connection was lost: after "
        f"{times[len(times) // 2]:.2f} s (median), {times[-1]:.2f} s (worst).\n"
        f"  Ready again after {report.slowest_start:.2f} s at the slowest, and then everybody back at the table "
        f"after {report.slowest_back:.2f} s."
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="of the server, on SQLite")
    parser.add_argument("--nodes", type=int, default=500, help="of two nodes on PostgreSQL, in turn")
    parser.add_argument("--databases", type=int, default=20, help="of PostgreSQL under the server")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=40.0, help="for each part")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    parts: list[tuple[str, int, Callable[[int, int, int, Until], Report]]] = [
        ("The server on SQLite", args.kills, servers_killed),
        ("One of two nodes on PostgreSQL", args.nodes, nodes_killed),
        ("PostgreSQL", args.databases, databases_killed),
    ]
    for what, kills, killed in parts:
        if kills:
            began = time.monotonic()
            end = began + args.minutes * 60
            report = killed(kills, args.tables, args.seed, functools.partial(past, end))
            print(told(what, report, time.monotonic() - began), flush=True)
