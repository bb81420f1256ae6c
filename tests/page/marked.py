"""page: a game with a friend and a marker in every hidden card: what he is sent is compared with what he may know."""

import asyncio
import json

import msgspec

import magnat.page.answering
import magnat.page.guests
import magnat.page.host
import magnat.page.page
from tests.page.friend import VERSION, Friend, invited
from tests.page.memory import Memory
from tests.page.test_page import Client, played
from tests.server.leaks import ever_known, fit
from tests.server.marked import mark, marked, plain


async def work(host: Client, store: Memory) -> None:
    id = await invited(host, options={"max_turns": 12})
    await host.connect(id)
    friend = Friend(host.page)
    await friend.come(id)
    await friend.open()
    await host.ask("POST", f"/api/tables/{id}/start")
    host.told = [m for m in host.told if m.get("seat") != -1]
    table = host.page.open[id]
    await asyncio.gather(host.play(), friend.play())
    assert table.kept.header is not None
    known, _ = ever_known(table.kept.header, table.log, table.kept.header.seats)
    seen = 0
    for before, frame in friend.frames:
        event = max(before, json.loads(frame).get("seq", -1), 0)
        seen += fit(frame, known[event][friend.seat], "a friend")
    print(seen)
    await friend.leave()


if __name__ == "__main__":
    mark()
    for module in (magnat.page.answering, magnat.page.guests, magnat.page.host):
        setattr(module, "encoder", msgspec.json.Encoder(enc_hook=marked))  # noqa: B010
    setattr(magnat.page.page, "encoder", msgspec.json.Encoder(enc_hook=plain))  # noqa: B010 - what is kept is plain
    played(work, version=VERSION)
