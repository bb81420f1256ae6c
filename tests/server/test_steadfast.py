"""server: what must not stop it. Clocks that jump, matches that cannot be read, a full disk, names that nobody sees."""

import asyncio
import gc
import logging
import resource
import sqlite3
import time
import weakref
from pathlib import Path
from typing import Any
from unicodedata import normalize

import httpx
import pytest
from sqlalchemy import text

from magnat.hosts.server import row_mapping
from magnat.hosts.server.clients import Client
from magnat.hosts.server.room import MAX_INBOX_JOBS
from magnat.match import NoticeEntry, Refusal, commands
from magnat.match.commands import MAX_ENTRIES_AFTER_END, DelayedCommand
from magnat.match.messages import Chat
from magnat.store import StoreUnavailable
from magnat.store import operator_queries as o
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.tables.table_rules import clean_name, make_unique_name
from magnat.testing.manual_loop import InspectableViewer, ManualClockLoop
from tests.server.conftest import FAST, UNLIMITED
from tests.server.harness import PATIENCE, Person, Serving, eventually, seated
from tests.server.inside import Inside, SetClock
from tests.server.test_process import opened

ALONE = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture(scope="module")
def serving(own_server: Serving) -> Serving:
    return own_server


def test_unreadable_matches_do_not_starve_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred and more were due first, and cannot be played on; bots whom nobody watches play all the same."""
    database = tmp_path / "magnat.db"

    async def begin() -> Person:
        async with Inside(tmp_path, monkeypatch, **UNLIMITED) as inside:
            person = await Person(inside.url, "Nadia").arrive()
            await person.create("electronic", ALONE, options={"interturn_grace_seconds": 0})
            await person.start()
            return person

    async def go_on(before: int) -> None:
        async with Inside(tmp_path, monkeypatch, **UNLIMITED):
            await eventually(lambda: entries(person.table) > before + 5)

    def entries(table: str) -> int:
        with sqlite3.connect(database) as connection:
            return int(connection.execute("select count(*) from entries where match = ?", (table,)).fetchone()[0])

    person = asyncio.run(begin())
    with sqlite3.connect(database) as connection:
        columns = [row[1] for row in connection.execute("pragma table_info(matches)")]
        others = ", ".join(name for name in columns if name not in ("id", "code", "due"))
        for n in range(221):
            values = f"'spoilt{n}', 'SP{n:04}', 1, {others}"
            connection.execute(f"insert into matches (id, code, due, {others}) select {values} from matches limit 1")
            copied = "select 'spoilt' || ?, seat, bot, name, token, colour, seed from seats where match = ?"
            connection.execute(
                f"insert into seats (match, seat, bot, name, token, colour, seed) {copied}", (n, person.table)
            )
    asyncio.run(go_on(entries(person.table)))


def test_a_clock_that_is_set_back_stops_nobody(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = row_mapping.now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: (now - 120_000) * 1_000_000)
    assert row_mapping.now_ms() >= now
    clock = SetClock()
    monkeypatch.setattr(row_mapping, "time", clock)

    async def run() -> None:  # what was written when the clock was ahead
        process, table = await opened(store)
        try:
            room = await process.open_room(table)
            ahead = room.session.started_match.state.at = row_mapping.now_ms() + 120_000
            assert room.now() == ahead
            clock.now += 20
            assert room.now() == ahead + 20, "it goes on from there"
        finally:
            await process.stop()

    asyncio.run(run())


def test_rooms_that_were_put_away_are_gone(store: str) -> None:
    async def run() -> None:
        process, table = await opened(store)
        try:
            for _ in range(3):
                room = await process.open_room(table)
                await room.run_job(room.refresh)
                known = [weakref.ref(thing) for thing in (room, room.session, room.session.match)]
                del process.rooms[table]
                await room.stop()
                del room
                await asyncio.sleep(0)
                assert [found() for found in known] == [None] * 3, "no collector has to find them"
        finally:
            await process.stop()

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_who_cannot_write_is_not_well(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=tmp_path / "log") as serving:
        http = httpx.Client(base_url=serving.url, timeout=PATIENCE)

        def status() -> int:
            return http.get("/healthz").status_code

        with http:
            assert http.get("/healthz").text == "ok\n" and http.get("/readyz").text == "ok\n"
            assert serving.process is not None
            resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            asyncio.run(eventually(lambda: status() == 503))  # a finding holds for a second
            for page in ("/healthz", "/readyz"):
                answer = http.get(page)
                assert (answer.status_code, answer.text) == (503, "store unavailable\n")
            resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            asyncio.run(eventually(lambda: status() == 200))
            assert http.get("/healthz").text == "ok\n" and http.get("/readyz").status_code == 200


def test_one_corrupt_row_spoils_no_list(inside: Inside, tmp_path: Path) -> None:
    database = tmp_path / "magnat.db"

    async def play(url: str) -> None:
        person = await Person(url, "Nadia").arrive()
        seats = [{"kind": "me"}, {"kind": "open"}]
        bad = await person.create("electronic", seats, public=True)
        good = await person.create("electronic", seats, public=True)
        with sqlite3.connect(database) as connection:
            connection.execute("update matches set setup = '[]' where id = ?", (bad,))
        assert [table["id"] for table in (await person.call("GET", "/api/tables"))["tables"]] == [good]
        assert [table["id"] for table in (await person.call("GET", "/api/me"))["tables"]] == [good]

    async def run() -> None:
        async with inside:
            await play(inside.url)

    asyncio.run(run())


def test_one_host_and_one_address_fill_no_lobby(serving: Serving) -> None:
    async def play() -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        other = await Person(serving.url, "Other", comes_from="127.0.8.8").arrive()
        mine = await other.create("electronic", seats, public=True)
        crowd = [await Person(serving.url, f"N{n}", comes_from="127.0.7.7").arrive() for n in range(5)]
        for person in crowd:
            for _ in range(4):
                await person.create("electronic", seats, public=True)
        listed = (await other.call("GET", "/api/tables"))["tables"]
        by = [table["seats"][0]["name"] for table in listed]
        assert mine in [table["id"] for table in listed]
        assert max(by.count(person.name) for person in crowd) == 3
        assert 3 <= sum(by.count(person.name) for person in crowd) <= 9

    asyncio.run(play())


def test_who_logs_out_is_nobody(serving: Serving) -> None:
    async def play() -> None:
        one = await Person(serving.url, "One").arrive()
        key = (await one.call("POST", "/api/me/key", {}))["key"]
        phone = Person(serving.url, "Phone")
        async with httpx.AsyncClient(base_url=serving.url) as http:
            answer = await http.post("/api/me/adopt", json={"key": key})
            phone.token = answer.cookies["magnat"]
        assert (await phone.call("GET", "/api/me"))["name"] == "One"
        await one.call("DELETE", "/api/me", status=204)
        await one.call("GET", "/api/me", status=401)
        assert (await phone.call("GET", "/api/me"))["name"] == "One", "another device has a token of its own"
        again = (await phone.call("POST", "/api/me/key", {}))["key"]
        await phone.call("DELETE", "/api/me?everywhere=true", status=204)
        await phone.call("GET", "/api/me", status=401)
        await phone.call("POST", "/api/me/adopt", {"key": again}, status=401)

    asyncio.run(play())


def test_after_the_end_there_is_an_end_to_what_is_said(serving: Serving) -> None:
    async def play() -> None:
        one, _ = await seated(serving.url, "electronic", people=2, bots=0)
        host = one if one.info.get("host") else _
        await host.call("POST", f"/api/tables/{host.table}/abort", {})
        answers = [(await host.do("chat", text="encore"))["type"] for _ in range(MAX_ENTRIES_AFTER_END + 1)]
        assert answers == ["ack"] * MAX_ENTRIES_AFTER_END + ["refused"]

    asyncio.run(play())


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\u0301\u0302", "\uffa0", "a\u200bb", " ", "x" * 21, "\u202e", "Ada\u3164"]
)
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(Refusal, match="bad_name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Zoë", "李", "محمد", "🦊", "!", "e\u0301"])
def test_a_name_may_be_in_any_script(name: str) -> None:
    assert clean_name(f" {name} ") == normalize("NFC", name)


@pytest.mark.parametrize("name", ["Zoe\u0308", "ZOË", "\uff3ao\u00eb"])
def test_who_looks_like_another_has_a_number(name: str) -> None:
    assert make_unique_name(clean_name(name), ["Ada", "Zoë"]) == f"{clean_name(name)} 2"
    assert make_unique_name("Zoé", ["Ada", "Zoë"]) == "Zoé"


def test_there_is_an_end_to_what_is_noted_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_NOTICES", 3)
    loop = ManualClockLoop.start_match("electronic", people=2, bots=0)
    one, two = loop.connect("p0"), loop.connect("p1")
    for n in range(5):
        loop.say(one, type="chat", id=f"c{n}", text="x")
    assert [one.last("refused")[name] for name in ("id", "reason")] == ["c4", "too_many"]
    assert [message["type"] for message in two.messages].count("noted") == 3
    assert loop.request(one, type="chat", id="c2", text="x")["type"] == "ack", "what was noted before is still known"


def test_nobodys_talk_stops_a_pause_or_a_resignation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_NOTICES", 3)
    loop = ManualClockLoop.start_match("electronic", people=3, bots=0)
    one, two, _ = (loop.connect(f"p{seat}") for seat in range(3))

    def told(who: InspectableViewer, type: str, id: str, **more: str) -> str:
        loop.say(who, type=type, id=id, **more)
        answer = next(message for message in reversed(who.messages) if message.get("id") == id)
        return str(answer.get("reason", answer["type"]))

    assert [told(one, "chat", f"c{n}", text="x") for n in range(4)] == ["ack", "ack", "ack", "too_many"]
    assert [told(two, type, type) for type in ("stand_in", "back", "pause")] == ["ack", "ack", "ack"]
    assert told(two, "stand_in", "s") == "too_many", "the rest has an end of its own"
    loop.run(loop.session.append(NoticeEntry("paused"), loop.now))
    assert [told(two, type, f"{type}2") for type in ("resume", "pause", "resign")] == ["ack", "ack", "ack"]
    again = loop.session.seating.new_match()
    for entry in loop.log:
        again.apply_entry(entry)
    assert again.state == loop.session.started_match.state and again.state.chatted == 3


def test_keys_for_other_devices_are_few(store: str) -> None:
    """The last key alone is good; who has had fifty devices gets no more; what nobody used is forgotten."""
    kept = Store(store)
    kept.open()
    with kept.engine.begin() as connection:
        q.add_player(connection, "p", "P", "token", 1)
        q.add_key(connection, "p", "first", 100)
        q.add_key(connection, "p", "second", 100)
        assert q.redeem_key(connection, "first", "new", 50) is None
        assert q.redeem_key(connection, "second", "new", 50) is not None and q.count_tokens(connection, "p") == 2
        for n in range(q.MAX_TOKENS_PER_PLAYER - 2):
            q.add_token(connection, "p", f"token{n}")
        q.add_key(connection, "p", "third", 100)
        assert (
            q.redeem_key(connection, "third", "newer", 50) is None
            and q.count_tokens(connection, "p") == q.MAX_TOKENS_PER_PLAYER
        )
        q.add_key(connection, "p", "fourth", 100)
        for now, left in ((100, 1), (101, 0)):
            o.forget_keys(connection, now)
            assert connection.execute(text("select count(*) from tokens where until > 0")).scalar() == left
    asyncio.run(kept.close())


def test_a_held_answer_that_could_not_be_written_is_said_again(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The inbox is full and the store is away at the very moment when a throw that was held back is to be said."""

    async def nothing() -> None: ...

    async def run() -> None:
        process, table = await opened(store)
        try:
            room = await process.open_room(table)
            append, away = process.store.append, [True]

            async def appended(*args: Any) -> bool:
                if away.pop() if away else False:
                    raise StoreUnavailable("gone")
                return await append(*args)

            held: list[Any] = room.session.commands.delayed
            heard: list[str] = []

            class Late(Client):
                def send(self, message: bytes) -> None:
                    heard.append(message.decode())

            late = Late("p")
            late.seat = room.session.started_match.asked_seat
            monkeypatch.setattr(process.store, "append", appended)
            held.append(DelayedCommand(0, late, Chat(id="late", text="x")))
            for _ in range(MAX_INBOX_JOBS):
                room.enqueue(nothing)
            with pytest.raises(Refusal, match="too_fast"):
                room.enqueue(nothing)  # what is held needs no place there
            await eventually(lambda: any('"ack"' in message for message in heard))
            assert not held and not away
        finally:
            await process.stop()

    asyncio.run(run())


def test_what_is_asked_for_twice_is_done_once(store: str) -> None:
    async def run() -> None:
        process, table = await opened(store)
        try:
            room = await process.open_room(table)
            done: list[int] = []

            async def job() -> None:
                done.append(1)

            for _ in range(5):
                room.enqueue_once("the same", lambda: job())
            room.enqueue_once("another", lambda: job())
            await room.run_job(job)
            assert len(done) == 3
            room.enqueue_once("the same", lambda: job())
            await room.run_job(job)
            assert len(done) == 5, "once it was done it can be asked for again"
        finally:
            await process.stop()

    asyncio.run(run())


def test_what_no_store_can_keep_is_malformed_and_names_are_no_formulas(serving: Serving) -> None:
    async def play() -> None:
        phone = Person(serving.url, "Phone")
        opening = {"game": "electronic", "names": ["=1+1", "Nadia"]}
        made = await phone.call("POST", "/api/companions", {"opening": opening, "mine": [1]})
        phone.token, code = made["token"], made["table"]["code"]
        for field in ({"id": "a\0b"}, {"id": "a", "about": "\0"}):
            command = {"do": "pay", "id": "a", "by": 1, "payer": 1, "receiver": 2, "amount": 1, **field}
            answer = await phone.call("POST", f"/api/companions/{code}/entries", {"command": command}, status=400)
            assert answer["error"]["reason"] == "malformed"
        sheet = str(await phone.call("GET", f"/api/companions/{code}/history.csv"))
        assert sheet.splitlines()[0].endswith(",'=1+1,Nadia")

    asyncio.run(play())


@pytest.mark.parametrize("stage", ["at once", "after a turn", "answered"])
def test_who_is_denied_and_goes_is_no_error(inside: Inside, caplog: pytest.LogCaptureFixture, stage: str) -> None:
    ask = (
        "GET /api/tables/none/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )

    async def play() -> None:
        async with inside:
            connections = inside.process.limits.connections
            for turns in range(10):
                reader, writer = await asyncio.open_connection("127.0.0.1", inside.server.port)
                writer.write(ask.encode())
                if stage == "answered":
                    await reader.read(1)
                elif stage == "after a turn":
                    for _ in range(turns):  # each time the server has come a little further
                        await asyncio.sleep(0)
                writer.transport.abort()
            await eventually(lambda: connections.total == 0 and not inside.server.server_state.tasks)
            assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    asyncio.run(play())
