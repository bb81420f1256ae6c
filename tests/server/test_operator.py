"""server: what its operator does, by the commands: watch, moderate, forget, back up and restore."""

import asyncio
import json
import os
import pty
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from magnat.cli.top import format_metric
from magnat.hosts.server import socket_endpoint as sockets
from magnat.hosts.server.retention import Retention
from magnat.hosts.server.row_mapping import now_ms
from magnat.hosts.server.settings import Settings
from magnat.record import decode_record, verify
from magnat.store import operator_queries as o
from magnat.store.store import Store
from tests.server.conftest import FAST
from tests.server.harness import KEY, PATIENCE, ROOT, Person, Serving, command, eventually, seated
from tests.server.inside import Inside
from tests.server.killing import promises_kept, survivor_of


@pytest.fixture(scope="module")
def serving(own_server: Serving) -> Serving:
    return own_server


def magnat_does(*words: str, code: int = 0, key: str = KEY) -> str:
    """Run one of our commands, and return what it printed."""
    ended, printed = command(*words, MAGNAT_OPERATOR_KEY=key)
    assert ended == code, (words, printed)
    return printed


def admin(serving: Serving | Inside, *words: str, **more: Any) -> str:
    return magnat_does("admin", *words, "--server", serving.url, **more)


def told(serving: Serving | Inside, *words: str) -> Any:
    return json.loads(admin(serving, *words, "--json"))


async def closed(person: Person, code: int) -> None:
    with pytest.raises(ConnectionClosed) as why:
        while True:
            await person.hear()
    assert why.value.rcvd is not None and why.value.rcvd.code == code


def tomorrow() -> datetime:
    return datetime.now(UTC) + timedelta(days=1)


def test_without_the_key_nothing_is_told(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url) as http:
        for path in ("/metrics", "/operator/tables", "/operator/stats", "/operator/audit"):
            for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": f"Basic {KEY}"}):
                assert http.get(path, headers=headers).status_code in (403, 429)
    assert "refuses: not_operator" in admin(serving, "tables", code=2, key="wrong")
    assert "does not answer" in magnat_does("admin", "tables", "--server", "http://127.0.0.1:9", code=2)
    assert "kick TABLE SEAT" in admin(serving, "kick", "x", code=2)


def test_the_key_of_a_server_of_ones_own_lies_beside_its_database(tmp_path: Path) -> None:
    database = tmp_path / "magnat.db"
    serve = [sys.executable, "-m", "magnat", "--lang", "en", "serve", "--port", "0", "--store", f"sqlite:///{database}"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1].rstrip("/")
        key = Path(f"{database}.key")
        assert key.stat().st_mode & 0o777 == 0o600 and len(key.read_text()) > 30
        words = ("admin", "stats", "--server", url, "--store", f"sqlite:///{database}")
        assert "store.players 0" in magnat_does(*words, key="")
        server.terminate()
        server.wait(PATIENCE)


def test_an_operator_looks_closes_and_kicks(serving: Serving) -> None:
    async def play() -> None:
        people = await seated(serving.url, "deal", people=2, bots=0)
        one, two = sorted(people, key=lambda person: bool(person.info.get("host")))  # the host is kicked like others
        await one.do("chat", text="entre nous")
        listed = await asyncio.to_thread(told, serving, "tables", "--status", "playing")
        mine = next(row for row in listed["tables"] if row["id"] == one.table)
        assert mine["people"] == 2 and mine["status"] == "playing"
        shown = await asyncio.to_thread(admin, serving, "show", one.table, "--json")
        assert one.name in shown and "entre nous" not in shown and "hand" not in shown and "seed" not in shown
        await asyncio.to_thread(admin, serving, "kick", one.table, str(two.seat), "--why", "rude")
        await closed(two, 4409)
        await asyncio.to_thread(admin, serving, "close", one.table, "--why", "late")
        while not one.over:
            await one.hear()
        assert verify(decode_record((await one.record()).encode())).fair
        done = (await asyncio.to_thread(told, serving, "audit"))["audit"]
        assert [(row["what"], row["why"]) for row in done[:2]] == [("close", "late"), ("kick", "rude")]

    asyncio.run(play())


def test_who_is_banned_is_shut_out_at_once_until_he_is_let_in(serving: Serving) -> None:
    async def play() -> None:
        one, two = await seated(serving.url, "electronic", people=2, bots=0)
        id = (await two.call("GET", "/api/me"))["id"]
        days = [tomorrow()]
        done = await asyncio.to_thread(admin, serving, "ban", f"player={id}", "--days", "1")
        days.append(tomorrow())  # midnight may have come meanwhile
        assert "closed 1\n" in done
        assert any(f"until {day:%Y-%m-%d}" in done for day in days), "in words, not in milliseconds"
        await closed(two, 4403)
        refused = await two.call("GET", "/api/me", status=403)
        assert refused["error"]["reason"] == "banned"
        assert (await one.do("ping"))["type"] == "pong"
        await asyncio.to_thread(admin, serving, "unban", f"player={id}")
        await two.connect()
        await asyncio.to_thread(admin, serving, "ban", "address=127.0.66.6")
        for path in ("/api/games", "/api/me"):
            await Person(serving.url, "Evil", comes_from="127.0.66.6").call("GET", path, status=403)
        evil = Person(serving.url, "Evil", comes_from="127.0.66.6")
        evil.table = one.table
        with pytest.raises(InvalidStatus):
            await evil.connect()
        await asyncio.to_thread(admin, serving, "unban", "address=127.0.66.6")
        await asyncio.to_thread(lambda: admin(serving, "unban", "address=127.0.66.6", code=2))

    asyncio.run(play())


def test_a_player_is_exported_and_forgotten(inside: Inside, tmp_path: Path) -> None:
    database = tmp_path / "magnat.db"

    async def run() -> None:
        async with inside:
            await play(inside)

    async def play(serving: Inside) -> None:
        one, two = await seated(serving.url, "electronic", people=2, bots=0)
        me = await two.call("GET", "/api/me")
        await two.call("PATCH", "/api/me", {"name": "Hortense"})
        await two.do("chat", text="mon secret")
        found = await asyncio.to_thread(told, serving, "export-player", me["id"])
        assert found["name"] == "Hortense" and found["tables"][0]["match"] == two.table
        assert [said["text"] for said in found["said"]] == ["mon secret"]
        await asyncio.to_thread(admin, serving, "erase-player", me["id"], "--why", "asked")
        await two.call("GET", "/api/me", status=401)
        one.socket = None
        one.seq = -1
        one.events.clear()
        welcome = await one.connect()
        assert two.name not in json.dumps(welcome) and welcome["table"]["seats"][two.seat]["kind"] == "bot"
        await asyncio.to_thread(lambda: admin(serving, "export-player", "nobody", code=2))

    asyncio.run(run())
    content = database.read_bytes()
    with sqlite3.connect(database) as connection:
        dumped = "\n".join(connection.iterdump())
    assert "mon secret" not in dumped and "Hortense" not in dumped and content


def test_measures_are_read_and_shown(serving: Serving) -> None:
    async def play() -> None:
        one, _ = await seated(serving.url, "electronic", people=2, bots=0)
        for n in range(3):
            await one.do("chat", text=str(n))
        text = str(await one.call("GET", "/metrics"))
        for name in ("magnat_answers_total", "magnat_loop_delay_seconds", "magnat_store_queue", "magnat_memory_bytes"):
            assert f"\n{name} " in text
        assert 'magnat_acknowledgement_seconds_bucket{le="+Inf"}' in text and "magnat_bot_wait_seconds_sum" in text
        shown = await asyncio.to_thread(magnat_does, "top", "--once", "--server", serving.url)
        assert "people who sit" in shown and "acknowledged after, ms" in shown

    asyncio.run(play())


def test_top_is_shown_until_somebody_has_seen_enough(serving: Serving) -> None:
    """In a real terminal, whatever becomes of the server meanwhile."""
    screen, behind = pty.openpty()
    look = [sys.executable, "-m", "magnat", "--lang", "en", "top", "--server", serving.url]
    environment = {**os.environ, "MAGNAT_OPERATOR_KEY": KEY, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    with subprocess.Popen(look, stdin=behind, stdout=behind, stderr=behind, cwd=ROOT, env=environment) as top:
        os.close(behind)
        seen = b""
        while seen.count(b"people who sit") < 2:
            seen += os.read(screen, 10_000)
        top.send_signal(signal.SIGINT)
        with suppress(OSError):  # it has gone
            while rest := os.read(screen, 10_000):
                seen += rest
        assert top.wait(PATIENCE) == 0 and b"Traceback" not in seen
    os.close(screen)


def test_what_is_counted_anew_after_a_restart_is_not_less_than_nothing() -> None:
    before, now = {"magnat_answers_total": 900.0}, {"magnat_answers_total": 10.0}
    assert format_metric("magnat_answers_total", "/s", before, now, 2.0) == "5.0/s"
    assert format_metric("magnat_acknowledgement_seconds", "~", {}, {}, 2.0) == "–"


def test_the_log_names_requests_and_matches_and_no_secret(serving: Serving) -> None:
    async def play() -> tuple[Person, str]:
        one, _ = await seated(serving.url, "electronic", people=2, bots=0)
        await one.do("chat", text="rien que nous")
        code = one.info["code"]
        await one.call("GET", f"/api/codes/{code}")
        return one, code

    one, code = asyncio.run(play())
    assert serving.log is not None
    text = Path(serving.log).read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    mine = [line for line in lines if line.get("match") == one.table]
    assert {"request", "socket"} <= {line["what"] for line in mine}
    assert all(line["request"] and line["route"] for line in lines if line["what"] == "request")
    for secret in (one.token, code, "rien que nous", KEY):
        assert secret not in text


def test_what_is_old_is_forgotten_by_kind(inside: Inside) -> None:
    store = inside.settings.store

    async def begin() -> None:
        async with inside:
            await play(inside.url)

    async def play(url: str) -> list[Person]:
        people = await seated(url, "electronic", people=2, bots=0)
        await people[0].do("chat", text="oublie-moi")
        host = next(person for person in people if person.info.get("host"))
        await host.call("POST", f"/api/tables/{host.table}/abort", {})
        await host.create("electronic", [{"kind": "me"}, {"kind": "open"}])
        return people

    async def tidy() -> None:
        kept = Store(store)
        kept.open()
        kept.start()
        try:
            for settings, ahead in ((Settings(keep_matches=9), 8), (Settings(keep_chat=9, keep_open=0), 10)):
                await Retention(kept, settings).run_once(now_ms() + ahead * o.DAY_MS)
            numbers = await kept.read(o.count_totals)
            assert (numbers["tables_aborted"], numbers["tables_open"]) == (1, 1)
            with sqlite3.connect(store.removeprefix("sqlite:///")) as connection:
                dumped = "\n".join(connection.iterdump())
            assert "oublie-moi" not in dumped and "127.0.0.1" in dumped, "an open table is still counted"
            await Retention(kept, Settings(keep_players=9)).run_once(now_ms() + 10 * o.DAY_MS)
            assert (await kept.read(o.count_totals))["players"] == 2, "who sits at a table is kept"
            await Retention(kept, Settings(keep_open=9, keep_matches=9, keep_players=11)).run_once(
                now_ms() + 10 * o.DAY_MS
            )
            numbers = await kept.read(o.count_totals)
            assert not {"tables_aborted", "tables_open"} & set(numbers) and numbers["players"] == 2
            await Retention(kept, Settings(keep_players=9)).run_once(now_ms() + 10 * o.DAY_MS)
            assert (await kept.read(o.count_totals))["players"] == 0
        finally:
            await kept.close()

    asyncio.run(begin())
    asyncio.run(tidy())


@pytest.mark.slow
def test_a_copy_made_under_load_goes_on_with_all_that_was_acknowledged(tmp_path: Path) -> None:
    """Four people play at two tables; a copy is made; the copy has what was promised before, and can be played on."""
    store, copy = f"sqlite:///{tmp_path}/magnat.db", tmp_path / "copy.db"

    async def load(serving: Serving) -> list[Any]:
        tables = [await seated(serving.url, "electronic", 2, 1, "random") for _ in range(2)]
        people = [survivor_of(person) for table in tables for person in table]
        on = [True]
        playing = [asyncio.create_task(person.survive(lambda: on[0])) for person in people]
        await eventually(lambda: sum(len(person.acked) for person in people) > 20)
        promised = [list(person.acked) for person in people]
        done = await asyncio.to_thread(magnat_does, "backup", str(copy), "--store", store)
        assert "is a whole copy" in done
        on[0] = False
        await asyncio.gather(*playing)
        for person, acked in zip(people, promised, strict=True):
            person.acked = acked
        return people

    async def go_on(serving: Serving, people: list[Any]) -> None:
        assert await promises_kept(serving.store, people) > 5
        for person in people:
            person.url, person.seq, person.socket, person.view = serving.url, -1, None, None
            person.events.clear()
        had = sum(len(person.acked) for person in people)

        def nobody_has_spoken() -> bool:
            return sum(len(person.acked) for person in people) == had

        await asyncio.gather(*[person.survive(nobody_has_spoken) for person in people])
        assert not nobody_has_spoken()

    with Serving(store, *FAST) as serving:
        people = asyncio.run(load(serving))
        used = magnat_does("restore", str(copy), "--store", store, "--force", code=2)
        assert "open in another server" in used
    other = f"sqlite:///{tmp_path}/restored.db"
    assert "entries of the copy" in magnat_does("restore", str(copy), "--store", other)
    assert "--force" in magnat_does("restore", str(copy), "--store", other, code=2)
    with Serving(other, *FAST) as serving:
        asyncio.run(go_on(serving, people))


def test_what_is_no_copy_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "rubbish").write_bytes(b"no database" * 500)
    store = f"sqlite:///{tmp_path}/new.db"
    assert "cannot be used" in magnat_does("restore", str(tmp_path / "rubbish"), "--store", store, code=2)
    assert not (tmp_path / "new.db").exists() and not list(tmp_path.glob("*.part"))
    assert "no such file" in magnat_does("backup", str(tmp_path / "b.db"), "--store", store, code=2)
    assert "pg_dump" in magnat_does("backup", str(tmp_path / "b.db"), "--store", "postgresql://u@h/d", code=2)


# versions


def test_the_version_of_the_protocol_is_agreed_on(serving: Serving) -> None:
    async def play() -> None:
        one, _ = await seated(serving.url, "electronic", people=2, bots=0)
        oldest, newest = (await one.call("GET", "/api/games"))["protocol"]
        for said, reason in ((newest, ""), (0, ""), (newest + 1, "too_new"), (oldest - 1, "")):
            address = f"{serving.url.replace('http', 'ws', 1)}/api/tables/{one.table}/socket"
            async with connect(address) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": said}))
                first = json.loads(await socket.recv())
                expected = ("closing", reason) if reason else ("welcome", None)
                assert (first["type"], first.get("reason")) == expected
                assert reason or first["protocol"] == newest

    asyncio.run(play())


def test_an_older_client_is_told_to_reload(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it will be once the oldest version that is understood has grown."""
    monkeypatch.setattr(sockets, "OLDEST_PROTOCOL", 3)
    monkeypatch.setattr(sockets, "PROTOCOL", 4)

    async def play() -> None:
        async with inside:
            person = await Person(inside.url, "Nadia").arrive()
            table = await person.create("electronic", [{"kind": "me"}, {"kind": "open"}])
            for said, reason in ((2, "outdated"), (3, None), (4, None), (5, "too_new")):
                async with connect(f"{inside.url.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
                    await socket.send(json.dumps({"type": "hello", "protocol": said}))
                    assert json.loads(await socket.recv()).get("reason") == reason
                    if reason:
                        with pytest.raises(ConnectionClosed) as why:
                            await socket.recv()
                        assert why.value.rcvd is not None and why.value.rcvd.code == 4426

    asyncio.run(play())
