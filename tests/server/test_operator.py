"""The operator's commands: watch, moderate, delete, back up and restore."""

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
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from magnat.cli.top import format_metric
from magnat.hosts.server import socket_endpoint as sockets
from magnat.hosts.server.retention import Retention
from magnat.hosts.server.settings import Settings
from magnat.record import decode_record, verify
from magnat.store import operator_queries as o
from magnat.store.store import Store
from magnat.tables.clock import now_ms
from tests.server.conftest import FAST
from tests.server.harness import KEY, PATIENCE, ROOT, Person, Serving, command, eventually, raise_failure, seated
from tests.server.inside import Inside
from tests.server.killing import check_acknowledged, survivor_of


@pytest.fixture(scope="module")
def serving(own_server: Serving) -> Serving:
    return own_server


def run_magnat(*words: str, code: int = 0, key: str = KEY) -> str:
    """Run a magnat command and return its output."""
    ended, printed = command(*words, MAGNAT_OPERATOR_KEY=key)
    assert ended == code, (words, printed)
    return printed


def admin(serving: Serving | Inside, *words: str, **more: Any) -> str:
    return run_magnat("admin", *words, "--server", serving.url, **more)


def admin_json(serving: Serving | Inside, *words: str) -> Any:
    return json.loads(admin(serving, *words, "--json"))


async def until_closed(person: Person, code: int) -> None:
    with pytest.raises(ConnectionClosed) as why:
        while True:
            await person.hear()
    assert why.value.rcvd is not None and why.value.rcvd.code == code


def tomorrow() -> datetime:
    return datetime.now(UTC) + timedelta(days=1)


def test_operator_routes_need_the_key(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url) as http:
        for path in ("/metrics", "/operator/tables", "/operator/stats", "/operator/audit"):
            for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": f"Basic {KEY}"}):
                assert http.get(path, headers=headers).status_code in (403, 429)
    assert "(not_operator)" in admin(serving, "tables", code=2, key="wrong")
    assert "does not answer" in run_magnat("admin", "tables", "--server", "http://127.0.0.1:9", code=2)
    assert "kick TABLE SEAT" in admin(serving, "kick", "x", code=2)


def test_the_operator_key_of_a_local_server_is_stored_beside_its_database(tmp_path: Path) -> None:
    database = tmp_path / "magnat.db"
    serve = [sys.executable, "-m", "magnat", "--lang", "en", "serve", "--port", "0", "--store", f"sqlite:///{database}"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1].rstrip("/")
        key = Path(f"{database}.key")
        assert key.stat().st_mode & 0o777 == 0o600 and len(key.read_text()) > 30
        words = ("admin", "stats", "--server", url, "--store", f"sqlite:///{database}")
        assert "store.players 0" in run_magnat(*words, key="")
        server.terminate()
        server.wait(PATIENCE)


def test_commands_find_store_and_key_as_serve_does(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nothing"))
    monkeypatch.delenv("MAGNAT_OPERATOR_KEY", raising=False)
    keyed, file = tmp_path / "keyed.toml", tmp_path / "magnat.toml"
    keyed.write_text(f'store = "sqlite:///{tmp_path}/none.db"\noperator-key = "{KEY}"\n')
    file.write_text(f'store = "{serving.store}"\n')
    at = ("--server", serving.url)
    for words in (("admin", "stats", *at), ("top", "--once", *at)):
        assert run_magnat(*words, "--config", str(keyed), key="")
        message = run_magnat(*words, "--store", f"sqlite:///{tmp_path}/none.db", code=2, key="")
        assert f"{tmp_path}/none.db.key" in message and "MAGNAT_OPERATOR_KEY" in message
    keyed.write_text(f'host = "0.0.0.0"\nport = {serving.port}\n')
    assert run_magnat("admin", "stats", "--config", str(keyed)), "the address of the settings is used"
    (tmp_path / "none.db.key").mkdir()
    unreadable = run_magnat("admin", "stats", "--store", f"sqlite:///{tmp_path}/none.db", code=2, key="")
    assert "none.db.key (Is a directory)" in unreadable
    copy = str(tmp_path / "copy.db")
    assert copy in run_magnat("backup", copy, "--config", str(file))
    with monkeypatch.context() as environment:
        environment.setenv("MAGNAT_STORE", serving.store)
        assert copy in run_magnat("backup", copy)
        environment.setenv("MAGNAT_STORE", f"sqlite:///{tmp_path}/none.db")
        assert f"{tmp_path}/none.db" in run_magnat("backup", copy, code=2)


async def test_an_operator_shows_closes_and_kicks(serving: Serving) -> None:
    people = await seated(serving.url, "deal", people=2, bots=0)
    one, two = sorted(people, key=lambda person: bool(person.info.get("host")))  # the host can be kicked like others
    await one.do("chat", text="entre nous")
    listed = await asyncio.to_thread(admin_json, serving, "tables", "--status", "playing")
    mine = next(row for row in listed["tables"] if row["id"] == one.table)
    assert mine["people"] == 2 and mine["status"] == "playing"
    output = await asyncio.to_thread(admin, serving, "show", one.table, "--json")
    assert one.name in output and "entre nous" not in output and "hand" not in output and "seed" not in output
    await asyncio.to_thread(admin, serving, "kick", one.table, str(two.seat), "--why", "rude")
    await until_closed(two, 4409)
    await asyncio.to_thread(admin, serving, "close", one.table, "--why", "late")
    while not one.over:
        await one.hear()
    assert verify(decode_record((await one.record()).encode())).fair
    done = (await asyncio.to_thread(admin_json, serving, "audit"))["audit"]
    assert [(row["what"], row["why"]) for row in done[:2]] == [("close", "late"), ("kick", "rude")]


async def test_a_ban_takes_effect_at_once_until_it_is_lifted(serving: Serving) -> None:
    one, two = await seated(serving.url, "electronic", people=2, bots=0)
    id = (await two.call("GET", "/api/me"))["id"]
    days = [tomorrow()]
    done = await asyncio.to_thread(admin, serving, "ban", f"player={id}", "--days", "1")
    days.append(tomorrow())  # in case midnight has passed
    assert "closed 1\n" in done
    assert any(f"until {day:%Y-%m-%d}" in done for day in days), "as a date, not in milliseconds"
    await until_closed(two, 4403)
    refused = await two.call("GET", "/api/me", status=403)
    assert refused["error"]["reason"] == "banned"
    assert (await one.do("ping"))["type"] == "pong"
    await asyncio.to_thread(admin, serving, "unban", f"player={id}")
    await two.connect()
    wrong = {"address=home": "bad_address", "network=127.0.66.0/25": "127.0.66.0/24", "player=nobody": "no_player"}
    for target, why in wrong.items():
        printed = await asyncio.to_thread(partial(admin, serving, "ban", target, code=2))
        assert why in printed, printed
    for target, network in (("network=10.0.66.6", "10.0.66.0/24"), ("names=2001:db8::1", "2001:db8::/64")):
        assert f"={network}" in await asyncio.to_thread(admin, serving, "ban", target)
        assert f"={network}" in await asyncio.to_thread(admin, serving, "unban", target)
    await asyncio.to_thread(admin, serving, "ban", "address=127.0.66.6")
    for path in ("/api/games", "/api/me"):
        await Person(serving.url, "Evil", comes_from="127.0.66.6").call("GET", path, status=403)
    evil = Person(serving.url, "Evil", comes_from="127.0.66.6")
    evil.table = one.table
    with pytest.raises(InvalidStatus):
        await evil.connect()
    await asyncio.to_thread(admin, serving, "unban", "address=127.0.66.6")
    await asyncio.to_thread(lambda: admin(serving, "unban", "address=127.0.66.6", code=2))


def test_a_player_is_exported_and_deleted(inside: Inside, tmp_path: Path) -> None:
    database = tmp_path / "magnat.db"

    async def run() -> None:
        async with inside:
            await play(inside)

    async def play(serving: Inside) -> None:
        one, two = await seated(serving.url, "electronic", people=2, bots=0)
        me = await two.call("GET", "/api/me")
        await two.call("PATCH", "/api/me", {"name": "Hortense"})
        await two.do("chat", text="mon secret")
        export = await asyncio.to_thread(admin_json, serving, "export-player", me["id"])
        assert export["name"] == "Hortense" and export["tables"][0]["match"] == two.table
        assert [message["text"] for message in export["said"]] == ["mon secret"]
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


def test_a_removed_player_is_exported_and_deleted_everywhere(inside: Inside, tmp_path: Path) -> None:
    """One player is written into every table that names players. Only the id of the host of a table remains."""

    async def play(serving: Inside) -> str:
        one, two = await seated(serving.url, "deal", people=2, bots=1, absence={"after": 3600})
        host, gone = (one, two) if one.info.get("host") else (two, one)
        seats = f"/api/tables/{host.table}/seats"
        me = (await gone.call("GET", "/api/me"))["id"]
        await gone.do("chat", text="mon secret")
        await host.do("chat", text="ma parole")
        await host.call("PATCH", f"{seats}/{gone.seat}", {"kind": "open"})
        await gone.call("PATCH", "/api/me", {"name": "Hortense"})
        friend = await Person(serving.url, "Friend").arrive()
        await friend.join(host.table, seat=gone.seat)
        await gone.call("POST", f"{seats}/{gone.seat}/admit", {"yes": True})
        await host.call("POST", f"{seats}/{gone.seat}/admit", {"yes": True})
        friend.table = host.table
        await friend.connect()
        await friend.do("chat", text="autre parole")
        other = (await seated(serving.url, "deal", people=1, bots=2, absence={"after": 3600}))[0]
        bot = next(seat["seat"] for seat in other.info["seats"] if seat["kind"] == "bot")
        await other.call("PATCH", f"/api/tables/{other.table}/seats/{bot}", {"kind": "open"})
        gone.table = other.table
        await gone.call("POST", f"/api/tables/{other.table}/seats", {"name": "Ottilie"})
        await gone.create("electronic", [{"kind": "me"}, {"kind": "open"}])
        await serving.process.store.write(o.add_ban, f"player={me}", now_ms() + o.DAY_MS, "Hortense")
        export = await asyncio.to_thread(admin_json, serving, "export-player", me)
        assert [place["seats"] for place in export["former_seats"] if place["match"] == host.table] == [[gone.seat]]
        assert export["asked_for"] == [{"match": other.table, "seat": bot, "asks_name": "Ottilie"}]
        assert export["hosts"] == [gone.table] and len(export["bans"]) == 1
        assert [message["text"] for message in export["said"]] == ["mon secret"]
        assert "autre parole" not in json.dumps(export) and "ma parole" not in json.dumps(export)
        await asyncio.to_thread(admin, serving, "erase-player", me)
        return f"{me} {gone.name}"

    async def run() -> str:
        async with inside:
            return await play(inside)

    me, name = asyncio.run(run()).split()
    with sqlite3.connect(tmp_path / "magnat.db") as connection:
        dumped = list(connection.iterdump())
    text = "\n".join(dumped)
    assert [word for word in ("mon secret", "Hortense", "Ottilie", f'"{name}"', f"'{name}'") if word in text] == []
    tables = {line.split('"')[1] for line in dumped if me in line}
    assert tables == {"players", "matches", "audit"}, "its id, as the host of a table, and the operator's own log"
    assert "ma parole" in text and "autre parole" in text and '"Friend"' in text, "other players' messages stay"


async def test_metrics_are_served_and_shown(serving: Serving) -> None:
    one, _ = await seated(serving.url, "electronic", people=2, bots=0)
    for n in range(3):
        await one.do("chat", text=str(n))
    text = str(await one.call("GET", "/metrics"))
    for name in ("magnat_answers_total", "magnat_loop_delay_seconds", "magnat_store_queue", "magnat_memory_bytes"):
        assert f"\n{name} " in text
    assert 'magnat_acknowledgement_seconds_bucket{le="+Inf"}' in text and "magnat_bot_wait_seconds_sum" in text
    output = await asyncio.to_thread(run_magnat, "top", "--once", "--server", serving.url)
    assert "seated players" in output and "acknowledged after, ms" in output


def test_top_runs_until_it_is_interrupted(serving: Serving) -> None:
    """`magnat top` runs in a real terminal, even if the server stops."""
    screen, behind = pty.openpty()
    look = [sys.executable, "-m", "magnat", "--lang", "en", "top", "--server", serving.url]
    environment = {**os.environ, "MAGNAT_OPERATOR_KEY": KEY, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    with subprocess.Popen(look, stdin=behind, stdout=behind, stderr=behind, cwd=ROOT, env=environment) as top:
        os.close(behind)
        output = b""
        while output.count(b"seated players") < 2:
            output += os.read(screen, 10_000)
        top.send_signal(signal.SIGINT)
        with suppress(OSError):  # the terminal is closed
            while rest := os.read(screen, 10_000):
                output += rest
        assert top.wait(PATIENCE) == 0 and b"Traceback" not in output
    os.close(screen)


def test_rates_are_never_negative_after_a_restart() -> None:
    before, now = {"magnat_answers_total": 900.0}, {"magnat_answers_total": 10.0}
    assert format_metric("magnat_answers_total", "/s", before, now, 2.0) == "5.0/s"
    assert format_metric("magnat_acknowledgement_seconds", "~", {}, {}, 2.0) == "–"


def test_the_log_names_requests_and_matches_but_no_secrets(serving: Serving) -> None:
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


def test_old_data_is_deleted_by_kind(inside: Inside) -> None:
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
        database = Store(store)
        database.open()
        database.start()
        try:
            for settings, ahead in ((Settings(keep_matches=9), 8), (Settings(keep_chat=9, keep_open=0), 10)):
                await Retention(database, settings, raise_failure).run_once(now_ms() + ahead * o.DAY_MS)
            numbers = await database.read(o.count_totals)
            assert (numbers["tables_aborted"], numbers["tables_open"]) == (1, 1)
            with sqlite3.connect(store.removeprefix("sqlite:///")) as connection:
                dumped = "\n".join(connection.iterdump())
            assert "oublie-moi" not in dumped and "127.0.0.1" in dumped, "an open table still counts for its address"
            await Retention(database, Settings(keep_players=9), raise_failure).run_once(now_ms() + 10 * o.DAY_MS)
            assert (await database.read(o.count_totals))["players"] == 2, "players at a table are kept"
            await Retention(database, Settings(keep_open=9, keep_matches=9, keep_players=11), raise_failure).run_once(
                now_ms() + 10 * o.DAY_MS
            )
            numbers = await database.read(o.count_totals)
            assert not {"tables_aborted", "tables_open"} & set(numbers) and numbers["players"] == 2
            await Retention(database, Settings(keep_players=9), raise_failure).run_once(now_ms() + 10 * o.DAY_MS)
            assert (await database.read(o.count_totals))["players"] == 0
        finally:
            await database.close()

    asyncio.run(begin())
    asyncio.run(tidy())


@pytest.mark.slow
def test_a_backup_made_under_load_contains_everything_acknowledged(tmp_path: Path) -> None:
    """Four people play at two tables; a copy made meanwhile has everything acknowledged before, and is playable."""
    store, copy = f"sqlite:///{tmp_path}/magnat.db", tmp_path / "copy.db"

    async def load(serving: Serving) -> list[Any]:
        tables = [await seated(serving.url, "electronic", 2, 1, "random") for _ in range(2)]
        people = [survivor_of(person) for table in tables for person in table]
        on = [True]
        playing = [asyncio.create_task(person.survive(lambda: on[0])) for person in people]
        await eventually(lambda: sum(len(person.acked) for person in people) > 20)
        promised = [list(person.acked) for person in people]
        done = await asyncio.to_thread(run_magnat, "backup", str(copy), "--store", store)
        assert "is a whole copy" in done
        on[0] = False
        await asyncio.gather(*playing)
        for person, acked in zip(people, promised, strict=True):
            person.acked = acked
        return people

    async def go_on(serving: Serving, people: list[Any]) -> None:
        assert await check_acknowledged(serving.store, people) > 5
        for person in people:
            person.url, person.seq, person.socket, person.view = serving.url, -1, None, None
            person.events.clear()
        had = sum(len(person.acked) for person in people)

        def all_silent() -> bool:
            return sum(len(person.acked) for person in people) == had

        await asyncio.gather(*[person.survive(all_silent) for person in people])
        assert not all_silent()

    with Serving(store, *FAST) as serving:
        people = asyncio.run(load(serving))
        used = run_magnat("restore", str(copy), "--store", store, "--force", code=2)
        assert "open in another server" in used
    other = f"sqlite:///{tmp_path}/restored.db"
    assert "entries of the copy" in run_magnat("restore", str(copy), "--store", other)
    assert "--force" in run_magnat("restore", str(copy), "--store", other, code=2)
    with Serving(other, *FAST) as serving:
        asyncio.run(go_on(serving, people))


def test_an_invalid_backup_is_refused_with_a_message(tmp_path: Path) -> None:
    (tmp_path / "rubbish").write_bytes(b"no database" * 500)
    store = f"sqlite:///{tmp_path}/new.db"
    assert "cannot be used" in run_magnat("restore", str(tmp_path / "rubbish"), "--store", store, code=2)
    assert not (tmp_path / "new.db").exists() and not list(tmp_path.glob("*.part"))
    assert "no such file" in run_magnat("backup", str(tmp_path / "b.db"), "--store", store, code=2)


# Versions


async def test_the_protocol_version_is_negotiated(serving: Serving) -> None:
    one, _ = await seated(serving.url, "electronic", people=2, bots=0)
    oldest, newest = (await one.call("GET", "/api/games"))["protocol"]
    for version, reason in ((newest, ""), (0, ""), (newest + 1, "too_new"), (oldest - 1, "")):
        address = f"{serving.url.replace('http', 'ws', 1)}/api/tables/{one.table}/socket"
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": version}))
            first = json.loads(await socket.recv())
            expected = ("closing", reason) if reason else ("welcome", None)
            assert (first["type"], first.get("reason")) == expected
            assert reason or first["protocol"] == newest


async def test_an_older_client_is_told_to_reload(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Raising the oldest supported version makes older clients outdated."""
    monkeypatch.setattr(sockets, "OLDEST_PROTOCOL", 3)
    monkeypatch.setattr(sockets, "PROTOCOL", 4)
    async with inside:
        person = await Person(inside.url, "Nadia").arrive()
        table = await person.create("electronic", [{"kind": "me"}, {"kind": "open"}])
        for version, reason in ((2, "outdated"), (3, None), (4, None), (5, "too_new")):
            async with connect(f"{inside.url.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": version}))
                assert json.loads(await socket.recv()).get("reason") == reason
                if reason:
                    with pytest.raises(ConnectionClosed) as why:
                        await socket.recv()
                    assert why.value.rcvd is not None and why.value.rcvd.code == 4426
