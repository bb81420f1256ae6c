"""bench: does the time that a bot takes tell whether it holds a card to object with? It must not, at any pace.

    python bench/objections.py                        # 500 of each, two bots, three paces: some six minutes
    python bench/objections.py --each 50 --bots steady --paces 0

Tables of Deal in a process with its store and its bots, all real. Again and again somebody has a birthday, and the bot
to the left, whose hand has the card to say no with or another one instead, lets it stand or does not. What a client
could measure, from the question to what is told next, is compared by the two-sample test of Kolmogorov and Smirnov.
Beside each comparison stands what it would have noticed: by how much one kind would have to come later than it did.

Six comparisons find something by chance in one of sixteen runs. So what is found is looked for once more, in times that
are measured anew; what is there is found again.
"""

import argparse
import asyncio
import math
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from magnat.hosts.server import lobby
from magnat.hosts.server.clients import Client
from magnat.hosts.server.limits import client_address
from magnat.hosts.server.process import Process
from magnat.hosts.server.room import Room
from magnat.hosts.server.settings import Settings
from magnat.kernel import Table
from magnat.match.bot_tasks import NON_SEARCHING_BOTS
from magnat.positions import Position
from magnat.store import queries as q
from magnat.tables.api_types import NewSeat, NewTable

HANDS: Final = {True: "A-JOKER-1 M1-2", False: "M3-1 M1-2"}
HERE: Final = client_address("127.0.0.1")
LEVEL: Final = 0.01
Times = dict[bool, list[float]]  # seconds, with a no and without


def tables_for(bot: str, pace: int) -> int:
    """How many tables at once: few where bots think long or speak at once, so that they seldom wait for each other."""
    return 6 if bot not in NON_SEARCHING_BOTS else 8 if pace < 100 else 16 if pace < 500 else 32


def asked(holds: bool) -> Table:
    """The bot of the second seat is asked whether it objects."""
    game = Position("deal", seats=3, hands={0: "A-BDAY-1", 1: HANDS[holds]}, banks={1: "M2-1 M1-1", 2: "M2-2"})
    game.play("use A-BDAY-1")
    assert game.asked == ("lay_joker", 1)
    return game.table


class Clock(Client):
    """A client at the first seat, who notes when something is told."""

    def __init__(self) -> None:
        super().__init__("p")
        self.told: asyncio.Event = asyncio.Event()

    def send(self, message: bytes) -> None:
        if msgspec.json.decode(message)["type"] == "told":
            self.told.set()

    def on_closed(self) -> None: ...


async def opened(process: Process, bot: str, pace: int) -> tuple[Room, Clock]:
    player = {"id": "p", "name": "P"}
    seats = [NewSeat("me"), NewSeat("bot", bot=bot), NewSeat("bot", bot=bot)]
    new = NewTable(game="deal", seats=seats, bot_pace=pace)
    table = await process.store.write(lobby.create_table, player, new, "", HERE, process.settings)
    await process.store.write(lobby.start_match, table, player, HERE, process.settings)
    room, clock = await process.open_room(table), Clock()
    await room.run_job(lambda: room.attach(clock, -1))
    return room, clock


async def answered(room: Room, clock: Clock, table: Table) -> float:
    """Seconds until the bot that is asked has said something."""

    async def put() -> None:
        match = room.session.started_match
        match.table, match.state.asked_at = table, room.now()
        match.state.question += 1000
        room.session.automation.decisions.clear()
        clock.told.clear()

    await room.run_job(put)
    began = asyncio.get_running_loop().time()
    await asyncio.wait_for(clock.told.wait(), 60)
    return asyncio.get_running_loop().time() - began


async def measured(bot: str, pace: int, each: int, seed: int) -> Times:
    """The times with a no, and without."""
    found: Times = {True: [], False: []}
    tables = {holds: asked(holds) for holds in HANDS}
    order = [True, False] * each
    random.Random(seed).shuffle(order)
    with tempfile.TemporaryDirectory() as folder:
        limits: Any = {"bot_pace": 0, "thoughts_per_address": 100_000, "workers": os.cpu_count() or 1}
        process = Process(Settings(store=f"sqlite:///{folder}/magnat.db", **limits))
        process.store.open()
        await process.start()
        try:
            await process.store.write(q.add_player, "p", "P", "hash", 1)
            rooms = [await opened(process, bot, pace) for _ in range(tables_for(bot, pace))]
            await asyncio.gather(*[answered(*at, tables[True]) for at in rooms])  # the bots' processes are there

            async def one(room: Room, clock: Clock) -> None:
                while order:
                    holds = order.pop()
                    found[holds].append(await answered(room, clock, tables[holds]))

            await asyncio.gather(*[one(room, clock) for room, clock in rooms])
            assert not process.bot_pool.failed, "a bot that failed has not thought"
        finally:
            await process.stop()
    return found


def alike(one: list[float], other: list[float]) -> float:
    """The probability that two samples of the same times differ at least as much (Kolmogorov and Smirnov)."""
    found = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    share, widest = [0.0, 0.0], 0.0
    for place, (value, which) in enumerate(found):
        share[which] += 1 / (len(one), len(other))[which]
        if place + 1 == len(found) or found[place + 1][0] > value:
            widest = max(widest, abs(share[0] - share[1]))
    x = widest * math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    if x < 0.3:
        return 1.0
    return min(1.0, 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * x * x) for k in range(1, 101)))


def noticed(times: Times) -> float:
    """The seconds by which either kind would have to come later than it did, for the test to find it."""
    found = []
    for holds in times:
        least, most = 0.0, 1e-6
        while alike([at + most for at in times[holds]], times[not holds]) >= LEVEL:
            most *= 2
        for _ in range(8):
            middle = (least + most) / 2
            if alike([at + middle for at in times[holds]], times[not holds]) >= LEVEL:
                least = middle
            else:
                most = middle
        found.append(most)
    return max(found)


def median(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def tells(bot: str, pace: int, each: int, seed: int) -> bool:
    """Whether the times of this bot at this pace tell anything."""
    times = asyncio.run(measured(bot, pace, each, seed))
    p = alike(times[True], times[False])
    print(
        f"{bot} at pace {pace}: {len(times[True])} with a no, median {median(times[True]) * 1000:.1f} ms; "
        f"{len(times[False])} without, {median(times[False]) * 1000:.1f} ms; p = {p:.3f}; "
        f"{noticed(times) * 1000:.2f} ms more would be noticed",
        flush=True,
    )
    return p < LEVEL


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=500)
    parser.add_argument("--bots", nargs="+", default=["steady", "search"])
    parser.add_argument("--paces", nargs="+", type=int, default=[0, 100, 500], help="milliseconds")
    args = parser.parse_args()
    cases = [(bot, pace) for bot in args.bots for pace in args.paces]
    found = [case for case in cases if tells(*case, args.each, 1)]
    if found:
        print("once more:", flush=True)
    told = [case for case in found if tells(*case, args.each, 2)]
    print(f"The times {'tell something' if told else 'tell nothing'} at {LEVEL:.0%}.")
    sys.exit(bool(told))
