"""A game with a friend and a marker in every hidden card: the friend receives only cards that the seat may know."""

import asyncio
import json
import random
import secrets
from typing import Any

import msgspec

import magnat.hosts.browser.guests
import magnat.hosts.browser.host
import magnat.hosts.browser.room
import magnat.hosts.browser.tables_api
from tests.browser_host.friend import VERSION, Friend, invite
from tests.browser_host.memory import Memory
from tests.browser_host.test_page import Client, run_with_client
from tests.server.leaks import MARK, count_markers, knowable_cards
from tests.server.marked import encode_marked, encode_plain, mark


def unmarked(word: Any) -> Any:
    """Return the number of a marked card, and other words unchanged."""
    match = MARK.fullmatch(word) if isinstance(word, str) else None
    return int(match[1]) if match else word


class MarkedHost(Client):
    async def say(self, word: Any, number: int = 1) -> dict[str, Any]:
        return await super().say(unmarked(word), number)


class MarkedFriend(Friend):
    async def tell(self, line: int = 1, **command: Any) -> None:
        if "say" in command:
            command["say"] = unmarked(command["say"])
        await super().tell(line, **command)


async def work(client: Client, store: Memory) -> None:
    host, friend = MarkedHost(client.page), MarkedFriend(client.page)
    id = await invite(host, options={"max_turns": 12})
    await host.connect(id)
    await friend.come(id)
    await friend.open()
    await host.ask("POST", f"/api/tables/{id}/start")
    host.told = [m for m in host.told if m.get("seat") != -1]
    table = host.page.rooms[id]
    await asyncio.gather(host.play(), friend.play())
    assert table.saved.header is not None
    known, _ = knowable_cards(table.saved.header, table.log, table.saved.header.seats)
    markers = 0
    for before, frame in friend.frames:
        event = max(before, json.loads(frame).get("seq", -1), 0)
        markers += count_markers(frame, known[event][friend.seat], "a friend")
    print(markers)
    await friend.leave()


if __name__ == "__main__":
    mark()
    for module in (magnat.hosts.browser.tables_api, magnat.hosts.browser.guests, magnat.hosts.browser.room):
        setattr(module, "encoder", msgspec.json.Encoder(enc_hook=encode_marked))  # noqa: B010
    setattr(magnat.hosts.browser.host, "encoder", msgspec.json.Encoder(enc_hook=encode_plain))  # noqa: B010 - stored data is plain
    luck = random.Random(7)  # the same game each time
    for name, drawn in (("token_hex", lambda n: luck.randbytes(n).hex()), ("randbits", luck.getrandbits)):
        setattr(secrets, name, drawn)
    setattr(magnat.hosts.browser.host, "fresh_seed", lambda: luck.randbytes(32))  # noqa: B010
    run_with_client(work, version=VERSION)
