"""Robustness: clocks that jump, unreadable matches, a full disk, invisible names."""

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
from magnat.hosts.server.process import UNPLAYABLE_RETRY_MS
from magnat.hosts.server.room import MAX_INBOX_JOBS
from magnat.match import NoticeEntry, Refusal, log_writer
from magnat.match.commands import MAX_ENTRIES_AFTER_END, DelayedCommand
from magnat.match.messages import Chat
from magnat.store import StoreUnavailable
from magnat.store import operator_queries as o
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.tables import clock as clock_module
from magnat.tables.table_rules import clean_name, make_unique_name
from tests.match.manual_loop import InspectableViewer, ManualClockLoop
from tests.server.conftest import FAST, UNLIMITED
from tests.server.harness import ANY, PATIENCE, ConnectionClosed, Person, Serving, eventually, seated
from tests.server.inside import Inside, SetClock
from tests.server.test_process import open_process

ALONE = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture(scope="module")
def serving(own_server: Serving) -> Serving:
    return own_server


def test_unreadable_matches_do_not_starve_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than two hundred unreadable matches are due first; unwatched bots still play."""
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
            copy_seats = "select 'spoilt' || ?, seat, bot, name, token, colour, seed from seats where match = ?"
            connection.execute(
                f"insert into seats (match, seat, bot, name, token, colour, seed) {copy_seats}", (n, person.table)
            )
    asyncio.run(go_on(entries(person.table)))


def test_a_clock_set_back_does_not_stop_a_table(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock_module.now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: (now - 120_000) * 1_000_000)
    assert clock_module.now_ms() >= now
    clock = SetClock()
    monkeypatch.setattr(clock_module, "time", clock)

    async def run() -> None:  # written while the clock was ahead
        process, table = await open_process(store)
        try:
            room = await process.open_room(table)
            ahead = room.session.started_match.state.at = clock_module.now_ms() + 120_000
            assert room.now() == ahead
            clock.now += 20
            assert room.now() == ahead + 20, "it continues from there"
        finally:
            await process.stop()

    asyncio.run(run())


def test_evicted_rooms_are_freed(store: str) -> None:
    async def run() -> None:
        process, table = await open_process(store)
        try:
            for _ in range(3):
                room = await process.open_room(table)
                await room.run_job(room.refresh)
                references = [weakref.ref(target) for target in (room, room.session, room.session.match)]
                del process.rooms[table]
                await room.stop()
                del room
                await asyncio.sleep(0)
                assert [reference() for reference in references] == [None] * 3, "freed without the cyclic collector"
        finally:
            await process.stop()

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_a_server_that_cannot_write_is_unhealthy(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=tmp_path / "log") as serving:
        http = httpx.Client(base_url=serving.url, timeout=PATIENCE)

        def status() -> int:
            return http.get("/healthz").status_code

        with http:
            assert http.get("/healthz").text == "ok\n" and http.get("/readyz").text == "ok\n"
            assert serving.process is not None
            resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            asyncio.run(eventually(lambda: status() == 503))  # the result is cached for a second
            for page in ("/healthz", "/readyz"):
                answer = http.get(page)
                assert (answer.status_code, answer.text) == (503, "store unavailable\n")
            resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            asyncio.run(eventually(lambda: status() == 200))
            assert http.get("/healthz").text == "ok\n" and http.get("/readyz").status_code == 200


async def test_a_corrupt_row_breaks_no_list(inside: Inside, tmp_path: Path) -> None:
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

    async with inside:
        await play(inside.url)


CORRUPT = ("matches.setup", "matches.header", "entries.body", "reviews.shown", "companions.opening")


@pytest.mark.parametrize("column", [*CORRUPT, "companion_entries.body"])
async def test_a_corrupt_row_is_refused_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    row_mapping.reported.clear()
    async with Inside(tmp_path, monkeypatch, **UNLIMITED) as inside:
        (person,) = await seated(inside.url, "deal", people=1, bots=1)
        await person.call("POST", f"/api/tables/{person.table}/abort", {})
        await person.leave()
        review = {"engine": "1", "stage": "done", "shown": "{}", "saved": "", "sums": "", "changed": 1}
        await inside.process.store.write(q.save_review, person.table, review)
        opening = {"game": "electronic", "names": ["Ada", "Blaise"]}
        code = (await person.call("POST", "/api/companions", {"opening": opening}))["table"]["code"]
    table, name = column.split(".")
    with sqlite3.connect(tmp_path / "magnat.db") as connection:
        connection.execute(f"update {table} set {name} = '[{{'")
        connection.execute("delete from snapshots")
    async with Inside(tmp_path, monkeypatch, **UNLIMITED) as inside:
        person.url = inside.url
        for _ in range(2):
            for path in ("", "/review", "/record", "/edition", "/qr.svg", "/muted", "/tries"):
                answer = await person.call("GET", f"/api/tables/{person.table}{path}", status=ANY)
                assert "'fault'" not in str(answer), path
            for path in ("", "/entries", "/history.csv"):
                answer = await person.call("GET", f"/api/companions/{code}{path}", status=ANY)
                assert "'fault'" not in str(answer), path
            for path in ("/api/me", "/api/me/statistics", "/api/tables"):
                await person.call("GET", path)
            report = {"seat": 1, "reason": "name"}
            await person.call("POST", f"/api/tables/{person.table}/reports", report, status=409)
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.exc_info for record in errors if record.exc_info] == []
    named = [(record.getMessage(), getattr(record, "match", "")) for record in errors]
    assert named and len(named) == len({*named}), named


async def test_an_unreadable_match_is_not_opened_again_every_second(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(reason: str) -> None:
        raise Refusal(reason)

    async with inside:
        monkeypatch.setattr(inside.process, "open_room", refuse)
        for reason in ("not_readable", "too_many"):
            await inside.process._open_due_match(reason, 5)
        assert inside.process.unplayable == {"not_readable": 5 + UNPLAYABLE_RETRY_MS}


async def test_no_host_hides_tables_of_the_same_address(inside: Inside) -> None:
    async with inside:
        seats = [{"kind": "me"}, {"kind": "open"}]
        first = await Person(inside.url, "First").arrive()
        mine = await first.create("electronic", seats, public=True)
        for name, count in (("Many", 9), ("More", 9), ("Most", 9)):
            host = await Person(inside.url, name).arrive()
            for _ in range(count):
                inside.clock.now += 1
                await host.create("electronic", seats, public=True)
        listed = (await first.call("GET", "/api/tables"))["tables"]
        by = [table["seats"][0]["name"] for table in listed]
        assert mine in [table["id"] for table in listed]
        assert len(listed) == 9 and max(by.count(name) for name in by) == 3


async def test_the_lobby_limits_tables_per_host_and_address(serving: Serving) -> None:
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
    assert sorted(by.count(person.name) for person in crowd) == [1, 2, 2, 2, 2], "nine of the address"


async def test_logging_out_invalidates_the_token(serving: Serving) -> None:
    one = await Person(serving.url, "One").arrive()
    key = (await one.call("POST", "/api/me/key", {}))["key"]
    phone = Person(serving.url, "Phone")
    async with httpx.AsyncClient(base_url=serving.url) as http:
        answer = await http.post("/api/me/adopt", json={"key": key})
        phone.token = answer.cookies["magnat"]
    assert (await phone.call("GET", "/api/me"))["name"] == "One"
    await one.call("DELETE", "/api/me", status=204)
    await one.call("GET", "/api/me", status=401)
    assert (await phone.call("GET", "/api/me"))["name"] == "One", "another device has its own token"
    again = (await phone.call("POST", "/api/me/key", {}))["key"]
    await phone.call("DELETE", "/api/me?everywhere=true", status=204)
    await phone.call("GET", "/api/me", status=401)
    await phone.call("POST", "/api/me/adopt", {"key": again}, status=401)


async def test_a_command_at_a_deleted_table_is_refused_and_ends_its_room(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "electronic", people=2, bots=0)
        await inside.process.store.write(o.forget_matches, ("playing",), inside.clock.now + 1)
        assert (await one.do("chat", text="encore"))["reason"] == "no_such_table"
        await eventually(lambda: one.table not in inside.process.rooms)
        with pytest.raises(ConnectionClosed):
            await two.until("never")
        assert inside.process.metrics.background_failures == 0


async def test_entries_after_the_end_are_limited(serving: Serving) -> None:
    one, _ = await seated(serving.url, "electronic", people=2, bots=0)
    host = one if one.info.get("host") else _
    await host.call("POST", f"/api/tables/{host.table}/abort", {})
    answers = [(await host.do("chat", text="encore"))["type"] for _ in range(MAX_ENTRIES_AFTER_END + 1)]
    assert answers == ["ack"] * MAX_ENTRIES_AFTER_END + ["refused"]


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\u0301\u0302", "\uffa0", "a\u200bb", " ", "x" * 21, "\u202e", "Ada\u3164"]
)
def test_invisible_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="bad_name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Zoë", "李", "محمد", "🦊", "!", "e\u0301"])
def test_a_name_may_be_in_any_script(name: str) -> None:
    assert clean_name(f" {name} ") == normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Zoe\u0308", "Zoë"),
        ("ZOË", "Zoë"),
        ("\uff3ao\u00eb", "Zoë"),
        ("\u0410da", "Ada"),  # Cyrillic
        ("A\u0501\u0430", "Ada"),
        ("\u039doa", "Noa"),  # Greek
        ("Ada\ufe0f", "Ada"),  # invisible marks
        ("Ad\u034fa", "Ada"),
        ("Zoe\u180b\u0308\U000e0101", "Zoë"),
        ("llse", "Ilse"),
        ("Bemard", "Bernard"),
        ("Le0", "LeO"),
        ("\u0432\u043e\u0432\u0430", "\u0412\u041e\u0412\u0410"),  # in one alphabet, another case
    ],
)
def test_lookalike_names_get_a_number(name: str, other: str) -> None:
    for one, two in ((name, other), (other, name)):
        assert make_unique_name(clean_name(one), ["Camille", clean_name(two)]) == f"{clean_name(one)} 2"


@pytest.mark.parametrize(("name", "other"), [("Zoé", "Zoë"), ("Lina", "Lena"), ("Анна", "Нина"), ("Ines", "lnès")])
def test_different_names_stay_as_they_are(name: str, other: str) -> None:
    assert make_unique_name(name, ["Ada", other]) == name


def test_notices_of_a_match_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "MAX_NOTICES", 3)
    loop = ManualClockLoop.start_match("electronic", people=2, bots=0)
    one, two = loop.connect("p0"), loop.connect("p1")
    for n in range(5):
        loop.say(one, type="chat", id=f"c{n}", text="x")
    assert [one.last("refused")[name] for name in ("id", "reason")] == ["c4", "too_many"]
    assert [message["type"] for message in two.messages].count("noted") == 3
    assert loop.request(one, type="chat", id="c2", text="x")["type"] == "ack", "an earlier notice is still acknowledged"


def test_chat_never_prevents_a_pause_or_a_resignation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "MAX_NOTICES", 3)
    loop = ManualClockLoop.start_match("electronic", people=3, bots=0)
    one, two, _ = (loop.connect(f"p{seat}") for seat in range(3))

    def answer_of(viewer: InspectableViewer, type: str, id: str, **more: str) -> str:
        loop.say(viewer, type=type, id=id, **more)
        answer = next(message for message in reversed(viewer.messages) if message.get("id") == id)
        return str(answer.get("reason", answer["type"]))

    assert [answer_of(one, "chat", f"c{n}", text="x") for n in range(4)] == ["ack", "ack", "ack", "too_many"]
    assert [answer_of(two, type, type) for type in ("stand_in", "back", "pause")] == ["ack", "ack", "ack"]
    assert answer_of(two, "stand_in", "s") == "too_many", "other notices have their own limit"
    loop.run(loop.session.writer.append(NoticeEntry("paused"), loop.now))
    assert [answer_of(two, type, f"{type}2") for type in ("resume", "pause", "resign")] == ["ack", "ack", "ack"]
    again = loop.session.seating.new_match()
    for entry in loop.log:
        again.apply_entry(entry)
    assert again.state == loop.session.started_match.state and again.state.chatted == 3


def test_device_keys_are_limited(store: str) -> None:
    """Only the last key is valid, fifty devices are the limit, and unused keys expire."""
    database = Store(store)
    database.open()
    with database.engine.begin() as connection:
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
        q.revoke_tokens(connection, "p", 60, "token0")
        assert q.redeem_key(connection, "third", "newer", 50) is not None, "the key was kept"
        q.add_key(connection, "p", "fourth", 100)
        for now, left in ((100, 1), (101, 0)):
            o.forget_keys(connection, now)
            assert connection.execute(text("select count(*) from tokens where until > 0")).scalar() == left
    asyncio.run(database.close())


def test_a_held_answer_is_retried_after_a_failed_write(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The inbox is full and the store unavailable at the moment when a held throw is due."""

    async def nothing() -> None: ...

    async def run() -> None:
        process, table = await open_process(store)
        try:
            room = await process.open_room(table)
            append, away = process.store.append, [True]

            async def appended(*args: Any) -> bool:
                if away.pop() if away else False:
                    raise StoreUnavailable("gone")
                return await append(*args)

            held: list[Any] = room.session.commands.delayed
            messages: list[str] = []

            class Late(Client):
                def send(self, message: bytes) -> None:
                    messages.append(message.decode())

            late = Late("p")
            late.seat = room.session.started_match.asked_seat
            monkeypatch.setattr(process.store, "append", appended)
            held.append(DelayedCommand(0, late, Chat(id="late", text="x")))
            for _ in range(MAX_INBOX_JOBS):
                room.enqueue(nothing)
            with pytest.raises(Refusal, match="too_fast"):
                room.enqueue(nothing)  # a held answer needs no place in it
            await eventually(lambda: any('"ack"' in message for message in messages))
            assert not held and not away
        finally:
            await process.stop()

    asyncio.run(run())


async def test_duplicate_jobs_are_coalesced(store: str) -> None:
    process, table = await open_process(store)
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
        assert len(done) == 5, "a finished job can be queued again"
    finally:
        await process.stop()


async def test_unstorable_text_is_malformed_and_names_are_no_formulas(serving: Serving) -> None:
    phone = Person(serving.url, "Phone")
    opening = {"game": "electronic", "names": ["=1+1", "Nadia"]}
    table = await phone.call("POST", "/api/companions", {"opening": opening, "mine": [1]})
    phone.token, code = table["token"], table["table"]["code"]
    for field in ({"id": "a\0b"}, {"id": "a", "about": "\0"}):
        command = {"do": "pay", "id": "a", "by": 1, "payer": 1, "receiver": 2, "amount": 1, **field}
        answer = await phone.call("POST", f"/api/companions/{code}/entries", {"command": command}, status=400)
        assert answer["error"]["reason"] == "malformed"
    text = str(await phone.call("GET", f"/api/companions/{code}/history.csv"))
    assert text.splitlines()[0].endswith(",'=1+1,Nadia")


@pytest.mark.parametrize("stage", ["at once", "after a turn", "answered"])
async def test_a_disconnect_after_a_denial_logs_no_error(
    inside: Inside, caplog: pytest.LogCaptureFixture, stage: str
) -> None:
    ask = (
        "GET /api/tables/none/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    async with inside:
        connections = inside.process.limits.connections
        for turns in range(10):
            reader, writer = await asyncio.open_connection("127.0.0.1", inside.server.port)
            writer.write(ask.encode())
            if stage == "answered":
                await reader.read(1)
            elif stage == "after a turn":
                for _ in range(turns):  # the server is one step further each time
                    await asyncio.sleep(0)
            writer.transport.abort()
        await eventually(lambda: connections.total == 0 and not inside.server.server_state.tasks)
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
