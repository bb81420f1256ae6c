"""Records and streams: made in other processes, for permitted readers, without delaying tables."""

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


async def test_the_record_of_a_running_game_is_for_players_and_spectators(serving: Serving) -> None:
    one, two = await seated(serving.url, "deal", people=2, bots=0)
    path = f"/api/tables/{one.table}/record"
    stranger = await Person(serving.url, "Stranger").arrive()
    for person in (stranger, Person(serving.url, "Nobody")):
        refused = await person.call("GET", path, status=403)
        assert refused["error"]["reason"] == "not_watching"
    assert len((await two.record()).splitlines()) > 1
    stranger.table = one.table
    await stranger.connect()
    assert len((await stranger.record()).splitlines()) > 1
    await stranger.leave()
    host = one if one.info.get("host") else two
    await host.call("POST", f"/api/tables/{one.table}/abort", {})
    record = decode_record(str(await Person(serving.url, "Nobody").call("GET", path)).encode())
    assert verify(record).fair, "it is public once the game is over"


async def read_stream(person: Person, have: int, seat: str = "") -> list[dict[str, Any]]:
    path = f"/api/tables/{person.table}/stream?have={have}" + (f"&seat={seat}" if seat else "")
    return [json.loads(line) for line in str(await person.call("GET", path)).splitlines() if line]


@pytest.mark.slow
async def test_a_stream_can_start_at_any_event(serving: Serving) -> None:
    """In a game longer than two parts, the stream after any `have` is the end of the whole stream."""
    person = await Person(serving.url, "Long").arrive()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    await person.create("electronic", seats, options={"interturn_grace_seconds": 0})
    await person.start()
    await person.connect()
    await person.play(stop=lambda p: p.seq > 2 * EVENTS_PER_PART + 20)
    await person.call("POST", f"/api/tables/{person.table}/abort", {})
    whole = await read_stream(person, -1)
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
        opening, *rest = await read_stream(person, have)
        assert opening["type"] == "opening" and opening["seq"] == min(have, last)
        assert rest == [events[seq] for seq in range(have + 1, last + 1)]
        columns = dict(view)
        for seq in range(min(have, last) + 1):
            columns |= events[seq].get("changed", {})
        assert opening["view"]["columns"] == columns, have
    assert [line["seq"] for line in await read_stream(person, -1, "open")] == [-1, *range(last + 1)]


def test_an_unreadable_match_gives_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hidden cards could not be redacted, so nothing is given out before the end."""

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
    with sqlite3.connect(tmp_path / "magnat.db") as connection:  # as if written under other rules
        changed = connection.execute("update entries set body = replace(body, '\"rows\":[[', '\"rows\":[[7,99],[')")
        assert changed.rowcount > 5
        before = connection.execute("select * from entries order by seq").fetchall()
    asyncio.run(ask(people))
    with sqlite3.connect(tmp_path / "magnat.db") as connection:
        assert connection.execute("select * from entries order by seq").fetchall() == before


def test_many_record_requests_delay_no_table(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """While records for one address are made in another process, tables continue; only four may wait."""

    async def play() -> None:
        async with inside:
            long, _ = await seated(inside.url, "electronic", people=2, bots=0)
            one, other = await seated(inside.url, "electronic", people=2, bots=0)
            helpers = inside.process.replay_queue.pool
            assert await helpers.run(Share(), os.getpid) != os.getpid()
            run_in_worker, jobs, gate = helpers._run_in_worker, list[str](), asyncio.Event()

            async def run_after_gate(work: Any, *args: Any) -> Any:
                jobs.append(args[0].__name__)
                await gate.wait()
                return await run_in_worker(work, *args)

            monkeypatch.setattr(helpers, "_run_in_worker", run_after_gate)
            path = f"/api/tables/{long.table}/record"
            readers = [asyncio.create_task(long.call("GET", path, status=ANY)) for _ in range(8)]
            await eventually(lambda: sum(reader.done() for reader in readers) == 4)
            for n in range(3):
                assert (await one.do("chat", text=str(n)))["type"] == "ack"
                assert (await long.do("chat", text=str(n)))["type"] == "ack"
            asker = one if one.ask["seat"] == one.seat else other
            assert (await asker.say("throw"))["type"] == "ack"
            assert sum(reader.done() for reader in readers) == 4 and jobs == ["replay_record"], (
                "made once for all readers"
            )
            gate.set()
            answers = await asyncio.gather(*readers)
            refused = [answer for answer in answers if "error" in answer]
            assert [answer["error"]["reason"] for answer in refused] == ["too_many"] * 4
            assert all(len(str(answer).splitlines()) > 1 for answer in answers if answer not in refused)

    asyncio.run(play())
