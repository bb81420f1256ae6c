"""Checks that a bot's timing does not reveal whether it holds a card to object with, at any pace.

    python bench/objections.py                        # 500 of each, two bots, three paces: some six minutes
    python bench/objections.py --each 50 --bots steady --paces 0

Real tables of Deal in a process with store and bots. Again and again a birthday is played, and the
bot to the left, with or without a "no" in hand, lets it stand or objects. The times that a client
could measure, from the question to the next message, are compared by the two-sample test of
Kolmogorov and Smirnov. Beside each comparison is the smallest delay that it would have detected.

Six comparisons give a false alarm in one of sixteen runs, so a positive result is repeated with new
measurements; a real one is found again.
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
from magnat.tables.api_types import NewSeat, NewTable, Player
from magnat.tables.lobby import SERVER_RULES, create_table

HANDS: Final = {True: "A-JOKER-1 M1-2", False: "M3-1 M1-2"}
HERE: Final = client_address("127.0.0.1")
LEVEL: Final = 0.01
Times = dict[bool, list[float]]  # seconds, with a no and without


def tables_for(bot: str, pace: int) -> int:
    """Return the number of simultaneous tables: few if bots think long or answer at once, so that they seldom wait."""
    return 6 if bot not in NON_SEARCHING_BOTS else 8 if pace < 100 else 16 if pace < 500 else 32


def position_with_objection(holds: bool) -> Table:
    """Return a position in which the bot of the second seat is asked whether it objects."""
    game = Position("deal", seats=3, hands={0: "A-BDAY-1", 1: HANDS[holds]}, banks={1: "M2-1 M1-1", 2: "M2-2"})
    game.play("use A-BDAY-1")
    assert game.asked == ("lay_joker", 1)
    return game.table


class Clock(Client):
    """A client at the first seat that notes when messages arrive."""

    def __init__(self) -> None:
        super().__init__("p")
        self.told: asyncio.Event = asyncio.Event()

    def send(self, message: bytes) -> None:
        if msgspec.json.decode(message)["type"] == "told":
            self.told.set()

    def on_closed(self) -> None: ...


async def open_table(process: Process, bot: str, pace: int) -> tuple[Room, Clock]:
    player = Player("p", "P")
    seats = [NewSeat("me"), NewSeat("bot", bot=bot), NewSeat("bot", bot=bot)]
    new = NewTable(game="deal", seats=seats, bot_pace=pace)
    made = create_table(new, player, SERVER_RULES)
    table = await process.store.write(lobby.add_table, player.id, made, HERE, process.settings)
    await process.store.write(lobby.start_match, table, player, HERE, process.settings)
    room, clock = await process.open_room(table), Clock()
    await room.run_job(lambda: room.attach(clock, -1))
    return room, clock


async def time_answer(room: Room, clock: Clock, table: Table) -> float:
    """Return the seconds until the asked bot has answered."""

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


async def measure(bot: str, pace: int, each: int, seed: int) -> Times:
    """Return the times with a no, and without."""
    times: Times = {True: [], False: []}
    tables = {holds: position_with_objection(holds) for holds in HANDS}
    order = [True, False] * each
    random.Random(seed).shuffle(order)
    with tempfile.TemporaryDirectory() as folder:
        limits: Any = {"bot_pace": 0, "thoughts_per_address": 100_000, "workers": os.cpu_count() or 1}
        process = Process(Settings(store=f"sqlite:///{folder}/magnat.db", **limits))
        process.store.open()
        await process.start()
        try:
            await process.store.write(q.add_player, "p", "P", "hash", 1)
            rooms = [await open_table(process, bot, pace) for _ in range(tables_for(bot, pace))]
            await asyncio.gather(*[time_answer(*at, tables[True]) for at in rooms])  # starts the bots' processes

            async def one(room: Room, clock: Clock) -> None:
                while order:
                    holds = order.pop()
                    times[holds].append(await time_answer(room, clock, tables[holds]))

            await asyncio.gather(*[one(room, clock) for room, clock in rooms])
            assert not process.bot_pool.failure_count, "a bot failed"
        finally:
            await process.stop()
    return times


def same_distribution(one: list[float], other: list[float]) -> float:
    """Return the probability that two samples of one distribution differ at least as much (Kolmogorov-Smirnov)."""
    values = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    share, widest = [0.0, 0.0], 0.0
    for place, (value, which) in enumerate(values):
        share[which] += 1 / (len(one), len(other))[which]
        if place + 1 == len(values) or values[place + 1][0] > value:
            widest = max(widest, abs(share[0] - share[1]))
    x = widest * math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    if x < 0.3:
        return 1.0
    return min(1.0, 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * x * x) for k in range(1, 101)))


def detectable_delay(times: Times) -> float:
    """Return the delay in seconds of either kind that the test would detect."""
    delays = []
    for holds in times:
        least, most = 0.0, 1e-6
        while same_distribution([at + most for at in times[holds]], times[not holds]) >= LEVEL:
            most *= 2
        for _ in range(8):
            middle = (least + most) / 2
            if same_distribution([at + middle for at in times[holds]], times[not holds]) >= LEVEL:
                least = middle
            else:
                most = middle
        delays.append(most)
    return max(delays)


def median(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def reveals_hand(bot: str, pace: int, each: int, seed: int) -> bool:
    """True if the times of this bot at this pace reveal its hand."""
    times = asyncio.run(measure(bot, pace, each, seed))
    p = same_distribution(times[True], times[False])
    print(
        f"{bot} at pace {pace}: {len(times[True])} with a no, median {median(times[True]) * 1000:.1f} ms; "
        f"{len(times[False])} without, {median(times[False]) * 1000:.1f} ms; p = {p:.3f}; "
        f"{detectable_delay(times) * 1000:.2f} ms more would be noticed",
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
    found = [case for case in cases if reveals_hand(*case, args.each, 1)]
    if found:
        print("once more:", flush=True)
    told = [case for case in found if reveals_hand(*case, args.each, 2)]
    print(f"The times {'tell something' if told else 'tell nothing'} at {LEVEL:.0%}.")
    sys.exit(bool(told))
