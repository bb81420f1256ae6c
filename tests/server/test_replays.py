"""server: records and streams. They are made beside the tables, for those who may read them, and hold up nobody."""

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.replay_queue import EVENTS_PER_PART
from magnat.record import decode_record, verify
from tests.server.conftest import UNLIMITED
from tests.server.harness import ANY, Person, Serving, eventually, seated
from tests.server.inside import Inside


def test_the_record_of_a_running_game_is_for_those_who_sit_or_watch(serving: Serving) -> None:
    async def play() -> None:
        one, two = await seated(serving.url, "deal", people=2, bots=0)
        path = f"/api/tables/{one.table}/record"
        stranger = await Person(serving.url, "Stranger").arrive()
        for who in (stranger, Person(serving.url, "Nobody")):
            refused = await who.call("GET", path, status=403)
            assert refused["error"]["reason"] == "not_watching"
        assert len((await two.record()).splitlines()) > 1
        stranger.table = one.table
        await stranger.connect()
        assert len((await stranger.record()).splitlines()) > 1
        await stranger.leave()
        host = one if one.info.get("host") else two
        await host.call("POST", f"/api/tables/{one.table}/abort", {})
        record = decode_record(str(await Person(serving.url, "Nobody").call("GET", path)).encode())
        assert verify(record).fair, "once it is over, it is everybody's"

    asyncio.run(play())


async def lines(person: Person, have: int, seat: str = "") -> list[dict[str, Any]]:
    path = f"/api/tables/{person.table}/stream?have={have}" + (f"&seat={seat}" if seat else "")
    return [json.loads(line) for line in str(await person.call("GET", path)).splitlines() if line]


@pytest.mark.slow
def test_a_stream_is_the_same_from_wherever_it_begins(serving: Serving) -> None:
    """A game longer than two parts: what comes after `have`, for any of them, is the end of the whole."""

    async def play() -> None:
        person = await Person(serving.url, "Long").arrive()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        await person.create("electronic", seats, options={"interturn_grace_seconds": 0})
        await person.start()
        await person.connect()
        await person.play(stop=lambda p: p.seq > 2 * EVENTS_PER_PART + 20)
        await person.call("POST", f"/api/tables/{person.table}/abort", {})
        whole = await lines(person, -1)
        assert whole[0]["type"] == "opening" and whole[0]["seq"] == -1
        events = {line["seq"]: line for line in whole[1:]}
        last = max(events)
        assert sorted(events) == list(range(last + 1)) and last > 2 * EVENTS_PER_PART
        view = whole[0]["view"]["columns"]
        for have in (
            0,
            EVENTS_PER_PART - 2,
            EVENTS_PER_PART - 1,
            EVENTS_PER_PART,
            2 * EVENTS_PER_PART + 3,
            last - 1,
            last,
            last + 9,
        ):
            opening, *rest = await lines(person, have)
            assert opening["type"] == "opening" and opening["seq"] == min(have, last)
            assert rest == [events[seq] for seq in range(have + 1, last + 1)]
            shown = dict(view)
            for seq in range(min(have, last) + 1):
                shown |= events[seq].get("changed", {})
            assert opening["view"]["columns"] == shown, have
        assert [line["seq"] for line in await lines(person, -1, "open")] == [-1, *range(last + 1)]

    asyncio.run(play())


def test_a_match_that_cannot_be_replayed_gives_nothing_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hidden cards could not be told from the others: before the end nobody gets any of it."""

    async def begin() -> list[Person]:
        async with Inside(tmp_path, monkeypatch, **UNLIMITED) as inside:
            people = await seated(inside.url, "deal", people=2, bots=0)
            await asyncio.gather(*[person.play(stop=lambda p: p.seq > 5) for person in people])
            return people

    async def ask(people: list[Person]) -> None:
        async with Inside(tmp_path, monkeypatch, **UNLIMITED) as inside:
            for person in people:
                person.socket, person.url = None, inside.url
                welcome = await person.connect()
                assert welcome["table"]["readable"] is False and "view" not in welcome
                for path in ("record", "stream"):
                    refused = await person.call("GET", f"/api/tables/{person.table}/{path}", status=409)
                    assert set(refused) == {"error"}

    people = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "magnat.db") as connection:  # as if other rules had been in force
        changed = connection.execute("update entries set body = replace(body, '\"rows\":[[', '\"rows\":[[7,99],[')")
        assert changed.rowcount > 5
        before = connection.execute("select * from entries order by seq").fetchall()
    asyncio.run(ask(people))
    with sqlite3.connect(tmp_path / "magnat.db") as connection:
        assert connection.execute("select * from entries order by seq").fetchall() == before


def test_many_who_want_records_hold_up_no_table(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the records of one address are being made in another process, tables go on; only four may be waited for."""

    async def play() -> None:
        async with inside:
            long, _ = await seated(inside.url, "electronic", people=2, bots=0)
            one, other = await seated(inside.url, "electronic", people=2, bots=0)
            helpers = inside.process.replay_queue.pool
            assert await helpers.run(Share(), os.getpid) != os.getpid()
            done, asked, gate = helpers._run_in_worker, list[str](), asyncio.Event()

            async def made(work: Any, *args: Any) -> Any:
                asked.append(work.__name__)
                await gate.wait()
                return await done(work, *args)

            monkeypatch.setattr(helpers, "_run_in_worker", made)
            path = f"/api/tables/{long.table}/record"
            readers = [asyncio.create_task(long.call("GET", path, status=ANY)) for _ in range(8)]
            await eventually(lambda: sum(reader.done() for reader in readers) == 4)
            for n in range(3):
                assert (await one.do("chat", text=str(n)))["type"] == "ack"
                assert (await long.do("chat", text=str(n)))["type"] == "ack"
            asker = one if one.ask["seat"] == one.seat else other
            assert (await asker.say("throw"))["type"] == "ack"
            assert sum(reader.done() for reader in readers) == 4 and asked == ["replay_record"], (
                "it is made once for all"
            )
            gate.set()
            found = await asyncio.gather(*readers)
            refused = [answer for answer in found if "error" in answer]
            assert [answer["error"]["reason"] for answer in refused] == ["too_many"] * 4
            assert all(len(str(answer).splitlines()) > 1 for answer in found if answer not in refused)

    asyncio.run(play())
