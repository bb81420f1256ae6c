"""play: run inside Pyodide. One whole game of each title, a person among bots, and the log replayed at the end."""

import sys
import time

from magnat.bots import steady
from magnat.games import BUILT_IN
from magnat.kernel import waiting
from magnat.play import rows_of
from magnat.record import Record, replay, same
from magnat.testing.loop import Loop

assert sys.platform == "emscripten", sys.platform
print("python", sys.version.split()[0])
for game in BUILT_IN:
    began = time.perf_counter()
    loop = Loop.table(game, 1, 2, bot_pace=100, **({"variant": "quick"} if game == "electronic" else {}))
    me = loop.connect("p0")
    match = loop.play.begun
    spoken = 0
    while not match.over and spoken < 5_000:
        if match.speaker == 0:
            spoken += 1
            question = waiting(match.table)
            said = steady(game).decide(match.table, question, question.automatic(match.table))
            loop.say(me, type="say", id=f"c{spoken}", question=match.question, say=said)
        loop.advance(100)
    assert match.over, (game, spoken)
    assert same(replay(Record(match.header, list(rows_of(loop.log)))), match.table)
    assert me.last("told")["over"]
    print(game, len(loop.log), "entries", round(time.perf_counter() - began, 1), "s")
print("done")
