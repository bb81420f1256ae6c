"""Moderation, reviews and side games beside the play while servers are killed, and what the server acknowledged."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import httpx
from sqlalchemy import Connection, select

from magnat.store.schema import blocks, matches, measures, reports, reviews
from magnat.store.store import Store
from tests.server.games import short
from tests.server.harness import ConnectionClosed, InvalidStatus, Person, seated

UNREACHABLE: Final = (httpx.HTTPError, OSError, ConnectionClosed, InvalidStatus, EOFError)
TABLES: Final = {"report": reports.c.id, "block": blocks.c.id, "measure": measures.c.player, "side game": matches.c.id}


class NotNow(Exception):
    """A refusal because of a limit or the store."""


class Promises:
    """What servers acknowledged: the ids of reports, blocks, side games and reviews, and the players of measures."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.kept: dict[str, list[str]] = {kind: [] for kind in (*TABLES, "review")}
        self.failures = 0  # rounds that a kill interrupted

    async def run(self, alive: Callable[[], bool], play: Callable[[Person], Any]) -> None:
        """Do one round after another; `play` continues a side game."""
        number = 0
        while alive():
            number += 1
            try:
                await self._round(self.urls[number % len(self.urls)], play)
            except (*UNREACHABLE, NotNow, AssertionError) as error:
                if isinstance(error, AssertionError) and "store_unavailable" not in str(error):
                    raise
                self.failures += 1  # the server or its database is down
                await asyncio.sleep(0.1)

    async def _round(self, url: str, play: Callable[[Person], Any]) -> None:
        one, two = await seated(url, "electronic", 2, 1, "random", **short("electronic", 10))
        seat = f"/api/tables/{one.table}/seats/{two.seat}"
        muted = await ask(one, "POST", f"{seat}/block", {"kind": "mute"})
        self.kept["block"].append(muted["seats"][0]["block"])
        try:
            sent = await ask(one, "POST", f"/api/tables/{one.table}/reports", {"seat": two.seat, "reason": "name"})
        except NotNow:  # thirty an hour
            pass
        else:
            self.kept["report"].append(sent["id"])
            about = (await ask(two, "GET", "/api/me"))["id"]
            await ask(one, "POST", f"/operator/reports/{about}", {"kind": "word", "why": "a kill"})
            self.kept["measure"].append(about)
        for person in (one, two):
            await person.leave()
        await ask(one, "POST", f"/api/tables/{one.table}/abort", {})
        review = f"/api/tables/{one.table}/review"
        state = (await ask(one, "POST", review))["state"]
        while state == "working":
            await asyncio.sleep(0.1)
            state = (await ask(one, "GET", review))["state"]
        self.kept["review"] += [one.table] if state == "done" else []
        side = await ask(one, "POST", f"/api/tables/{one.table}/side", {"seq": 0, "seat": one.seat})
        self.kept["side game"].append(side["id"])
        player = Person(url, one.name, 2)
        player.token, player.table = one.token, side["id"]
        await play(player)

    async def check(self, store: Store) -> None:
        """Check that the store has all that was acknowledged."""
        found = await store.read(list_stored)
        for kind, ids in self.kept.items():
            missing = [id for id in ids if id not in found[kind]]
            assert not missing, f"{kind}: {len(missing)} of {len(ids)} acknowledged ones are lost"


def list_stored(connection: Connection) -> dict[str, set[str]]:
    found = {kind: {*connection.execute(select(column)).scalars()} for kind, column in TABLES.items()}
    found["review"] = {*connection.execute(select(reviews.c.match).where(reviews.c.stage == "done")).scalars()}
    return found


async def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    """Return the answer to a request. Raise `NotNow` if it is refused for the moment."""
    answer = await person.call(method, path, body, status=-1)
    reason = answer.get("error", {}).get("reason", "") if isinstance(answer, dict) else ""
    if reason in ("store_unavailable", "too_many_reports", "too_many", "too_fast", "busy", "not_possible", "fault"):
        raise NotNow(reason)
    assert not reason, (method, path, reason)
    return answer
