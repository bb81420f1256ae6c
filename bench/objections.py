"""bench: does the time that a bot takes tell whether it holds a card to object with? It must not, at any pace.

    python bench/objections.py                        # 500 of each, two bots, three paces: some ten minutes
    python bench/objections.py --each 50 --bots steady --paces 0

Tables of Deal in a process with its store and its bots, all real. Again and again somebody has a birthday, and the bot
to the left, whose hand has the card to say no with or another one instead, lets it stand or does not. What a client
could measure, from the question to what is told next, is compared by the two-sample test of Kolmogorov and Smirnov.
"""

import argparse
import asyncio
import math
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from magnat.server import lobby
from magnat.server.bodies import NewSeat, NewTable
from magnat.server.clients import Client
from magnat.server.limits import source_at
from magnat.server.process import Process
from magnat.server.room import Room
from magnat.server.settings import Settings
from magnat.store import queries as q
from magnat.testing import Position

HANDS: Final = {True: "A-JOKER-1 M1-2", False: "M3-1 M1-2"}
HERE: Final = source_at("127.0.0.1")
TABLES: Final = 8  # at once; at pace 0 only two, so that they seldom wait for each other's bots
LEVEL: Final = 0.01


class Clock(Client):
    """A client at the first seat, who notes when something is told."""

    def __init__(self) -> None:
        super().__init__("p")
        self.told: asyncio.Event = asyncio.Event()

    def send(self, message: bytes) -> None:
        if msgspec.json.decode(message)["type"] == "told":
            self.told.set()

    def ended(self) -> None: ...


async def opened(process: Process, bot: str, pace: int) -> tuple[Room, Clock]:
    player = {"id": "p", "name": "P"}
    seats = [NewSeat("me"), NewSeat("bot", bot=bot), NewSeat("bot", bot=bot)]
    new = NewTable(game="deal", seats=seats, bot_pace=pace)
    table = await process.store.write(lobby.create, player, new, "", HERE, process.settings)
    await process.store.write(lobby.start, table, player, HERE, process.settings)
    room, clock = await process.room(table), Clock()
    await room.asked_for(lambda: room.attach(clock, -1))
    return room, clock


async def answered(room: Room, clock: Clock, holds: bool) -> float:
    """Seconds until the bot that is asked has said something."""
    game = Position("deal", seats=3, hands={0: "A-BDAY-1", 1: HANDS[holds]}, banks={1: "M2-1 M1-1", 2: "M2-2"})
    game.play("use A-BDAY-1")
    assert game.asked == ("lay_joker", 1)

    async def put() -> None:
        match = room.play.begun
        match.table, match.state.asked_at = game.table, room.now()
        match.state.question += 1000
        room.play.automation.thoughts.clear()
        clock.told.clear()

    await room.asked_for(put)
    began = asyncio.get_running_loop().time()
    await asyncio.wait_for(clock.told.wait(), 60)
    return asyncio.get_running_loop().time() - began


async def measured(bot: str, pace: int, each: int) -> dict[bool, list[float]]:
    """The times with a no, and without."""
    found: dict[bool, list[float]] = {True: [], False: []}
    order = [True, False] * each
    random.Random(1).shuffle(order)
    with tempfile.TemporaryDirectory() as folder:
        limits: Any = {"bot_pace": 0, "thoughts_per_address": 100_000}
        process = Process(Settings(store=f"sqlite:///{folder}/magnat.db", **limits))
        process.store.open()
        await process.start()
        try:
            await process.store.write(q.add_player, "p", "P", "hash", 1)
            rooms = [await opened(process, bot, pace) for _ in range(TABLES if pace else 2)]
            for room, clock in rooms:
                await answered(room, clock, True)  # the bots' process is there

            async def one(room: Room, clock: Clock) -> None:
                while order:
                    holds = order.pop()
                    found[holds].append(await answered(room, clock, holds))

            await asyncio.gather(*[one(room, clock) for room, clock in rooms])
            assert not process.workers.failed, "a bot that failed has not thought"
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=500)
    parser.add_argument("--bots", nargs="+", default=["steady", "search"])
    parser.add_argument("--paces", nargs="+", type=int, default=[0, 100, 500], help="milliseconds")
    args = parser.parse_args()
    told = True
    for bot in args.bots:
        for pace in args.paces:
            times = asyncio.run(measured(bot, pace, args.each))
            p = alike(times[True], times[False])
            told = told and p >= LEVEL
            medians = [sorted(times[holds])[len(times[holds]) // 2] * 1000 for holds in (True, False)]
            print(
                f"{bot} at pace {pace}: {len(times[True])} with a no, median {medians[0]:.1f} ms; "
                f"{len(times[False])} without, {medians[1]:.1f} ms; p = {p:.3f}",
                flush=True,
            )
    print(f"The times {'tell nothing' if told else 'tell something'} at {LEVEL:.0%}.")
    sys.exit(not told)
