"""Moderation: blocks, reports, the operator's queue, measures, bans that a new name does not evade, chat policies."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Table

from magnat.hosts.server import tables_api
from magnat.hosts.server.identity import DEVICE_COOKIE_NAME
from magnat.hosts.server.limits import REPORTS_PER_HOUR
from magnat.hosts.server.retention import Retention
from magnat.hosts.server.settings import Settings
from magnat.store import operator_queries as o
from magnat.store.schema import blocks, measures, reports, tokens
from magnat.tables.moderation import (
    DAY_MS,
    FOREVER_MS,
    MAX_REPORTS_PER_DAY,
    bans_of_measure,
    end_of_measure,
    order_queue,
)
from tests.postgresql import Postgresql
from tests.server.conftest import UNLIMITED
from tests.server.harness import Person, command, raise_failure, seated
from tests.server.inside import Inside


def operator(inside: Inside, *words: str, code: int = 0) -> str:
    ended, printed = command("admin", *words, "--server", inside.url)
    assert ended == code, printed
    return printed


async def id_of(person: Person) -> str:
    return str((await person.call("GET", "/api/me"))["id"])


async def report(person: Person, seat: int, reason: str = "words", status: int = 201, **more: Any) -> Any:
    path = f"/api/tables/{person.table}/reports"
    return await person.call("POST", path, {"seat": seat, "reason": reason, **more}, status=status)


async def decide(inside: Inside, person: Person, kind: str, **more: Any) -> Any:
    path = f"/operator/reports/{await id_of(person)}"
    return await person.call("POST", path, {"kind": kind, **more})


async def notifications(person: Person) -> list[dict[str, Any]]:
    return list((await person.call("GET", "/api/me/notifications"))["notifications"])


def read_rows(connection: Connection, table: Table) -> list[Any]:
    return [*connection.execute(table.select()).mappings()]


async def refused(person: Person, kind: str, **more: Any) -> str:
    """Send a command that is refused, and return the reason."""
    await person.send(type=kind, id=f"{kind}{len(person.heard)}", **more)
    return str((await person.until("refused", "ack")).get("reason", ""))


# chat


async def test_a_phrase_is_stored_by_its_name_so_that_each_reader_sees_their_language(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        await one.do("chat", phrase="well-played")
        heard = await two.until("noted")
        assert (heard["word"], heard["phrase"], heard.get("text", "")) == ("chat", "well-played", "")
        assert await refused(one, "chat", phrase="hello", text="hello") == "malformed"
        assert await refused(one, "chat") == "malformed"


@pytest.mark.parametrize(("policy", "reason"), [("phrases", "phrases_only"), ("none", "no_chat")])
async def test_a_table_may_allow_only_phrases_or_no_chat(inside: Inside, policy: str, reason: str) -> None:
    async with inside:
        one, _ = await seated(inside.url, "deal", people=2, bots=0, chat=policy)
        assert (await one.call("GET", f"/api/tables/{one.table}"))["chat"] == policy
        assert await refused(one, "chat", text="allez dormir") == reason
        if policy == "phrases":
            await one.do("chat", phrase="hello")
        else:
            assert await refused(one, "chat", phrase="hello") == reason
        changed = await one.call("PATCH", f"/api/tables/{one.table}", {"chat": "all"})
        assert "chat" not in changed, "the default is not sent"
        await one.do("chat", text="bonjour")


async def test_a_table_cannot_be_less_strict_than_its_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path, monkeypatch, **UNLIMITED, chat="phrases") as inside:
        one, _ = await seated(inside.url, "deal", people=2, bots=0, chat="all")
        assert await refused(one, "chat", text="allez dormir") == "phrases_only"
        assert (await one.call("GET", f"/api/tables/{one.table}"))["chat"] == "phrases"


# blocks


async def test_muted_players_are_listed_by_seat_and_can_be_read_again(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=1)
        path = f"/api/tables/{one.table}/seats/{two.seat}/block"
        muted = (await one.call("POST", path, {"kind": "mute"}))["seats"]
        assert [(each["seat"], each["name"], each["kind"]) for each in muted] == [(two.seat, two.name, "mute")]
        assert (await two.call("GET", f"/api/tables/{one.table}/muted"))["seats"] == [], "the other is not told"
        listed = (await one.call("GET", "/api/me/blocks"))["blocks"]
        assert (await one.call("POST", path, {"kind": "block"}))["seats"][0]["kind"] == "block"
        assert len((await one.call("GET", "/api/me/blocks"))["blocks"]) == 1, "one entry for each player"
        await two.call("DELETE", f"/api/me/blocks/{listed[0]['id']}", status=404)
        assert (await one.call("DELETE", f"/api/me/blocks/{listed[0]['id']}"))["blocks"] == []
        own = f"/api/tables/{one.table}/seats/{one.seat}/block"
        assert (await one.call("POST", own, {"kind": "mute"}, status=409))["error"]["reason"] == "thats_you"
        bot = f"/api/tables/{one.table}/seats/2/block"
        assert (await one.call("POST", bot, {"kind": "mute"}, status=409))["error"]["reason"] == "not_a_person"


async def test_blocked_players_never_share_a_table_and_are_not_told(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_api, "PUBLIC_TABLES_SECONDS", 0.0)  # the list is read again for each request
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        await one.call("POST", f"/api/tables/{one.table}/seats/{two.seat}/block", {"kind": "block"})
        third = await Person(inside.url, "Trois").arrive()
        for host, guest in ((one, two), (two, one), (third, two)):
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = (await host.call("POST", "/api/tables", {"game": "deal", "seats": seats, "public": True}))["id"]
            if host is third:
                await one.call("POST", f"/api/tables/{table}/seats", {})
            answer = await guest.call("POST", f"/api/tables/{table}/seats", {}, status=403)
            assert answer["error"]["reason"] == "locked"
            shown = [each["id"] for each in (await guest.call("GET", "/api/tables"))["tables"]]
            assert (table in shown) == (host is third), "tables of a blocked host are not listed, in either direction"
            await host.call("POST", f"/api/tables/{table}/abort", {}, status=-1)


async def test_a_rematch_leaves_the_seat_of_a_blocked_player_open(inside: Inside) -> None:
    async with inside:
        one, two, three = await seated(inside.url, "deal", people=3, bots=0)
        await three.call("POST", f"/api/tables/{one.table}/seats/{two.seat}/block", {"kind": "block"})
        await one.call("POST", f"/api/tables/{one.table}/abort", {})
        again = await one.call("POST", f"/api/tables/{one.table}/rematch", {})
        assert [each["kind"] for each in again["seats"]] == ["player", "player", "open"]


# reports


async def test_a_report_has_the_match_and_the_words_and_the_queue_joins_reports(inside: Inside) -> None:
    async with inside:
        one, two, three = await seated(inside.url, "deal", people=3, bots=0)
        await two.do("chat", text="vous êtes nuls")
        await one.do("chat", phrase="one-moment")
        sent = await report(one, two.seat, text="chaque soir")
        assert sent["lines"] == 2 and sent["seq"] >= 2
        await report(three, two.seat, "leaves")
        assert two.name in await asyncio.to_thread(operator, inside, "reports")
        queue = await one.call("GET", "/operator/reports")
        first = queue["reports"][0]
        assert (first["name"], first["reasons"], first["people"], first["games"]) == (two.name, "words,leaves", 2, 1)
        shown = await one.call("GET", f"/operator/reports/{first['player']}")
        about = next(each for each in shown["reports"] if each["reason"] == "words")
        words = [(line["text"], line["phrase"]) for line in about["lines"]]
        assert words == [("vous êtes nuls", ""), ("", "one-moment")] and about["text"] == "chaque soir"
        assert about["match"] == one.table and shown["games"] == 0 and about["sat"]
        stranger = await Person(inside.url, "Passant").arrive()
        stranger.table = one.table
        await report(stranger, two.seat, "name")
        shown = await one.call("GET", f"/operator/reports/{first['player']}")
        assert [each["sat"] for each in shown["reports"] if each["reason"] == "name"] == [False], "marked for operators"
        inside.clock.now += 3_000
        await inside.process._read_bans()
        assert await one.measure("magnat_reports_waiting") == 3
        assert await one.measure("magnat_reports_oldest_seconds") == 3
        assert "seed" not in str(shown) and "hand" not in str(shown)


async def test_a_line_of_a_player_who_has_left_the_seat_can_be_reported(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "electronic", people=2, bots=0)
        said = await two.do("chat", text="adieu les nuls")
        about = await id_of(two)
        await one.call("DELETE", f"/api/tables/{one.table}/seats/{two.seat}")
        await report(one, two.seat, line=said["seq"], block=True)
        queue = await one.call("GET", "/operator/reports")
        assert [each["player"] for each in queue["reports"]] == [about]
        muted = (await one.call("GET", f"/api/tables/{one.table}/muted"))["seats"]
        assert [(each["seat"], each["name"]) for each in muted] == [(two.seat, two.name)], "its old lines are hidden"
        assert (await report(one, two.seat, line=0, status=404))["error"]["reason"] == "no_such_message"


async def test_a_player_may_report_five_times_a_day(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        for _ in range(MAX_REPORTS_PER_DAY):
            await report(one, two.seat)
        assert (await report(one, two.seat, status=429))["error"]["reason"] == "too_many_reports"
        inside.clock.now += DAY_MS + 1
        await report(one, two.seat)
        assert (await report(one, one.seat, status=409))["error"]["reason"] == "thats_you"


async def test_new_names_do_not_evade_the_limit_of_reports(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        for number in range(REPORTS_PER_HOUR // MAX_REPORTS_PER_DAY):
            other = await Person(inside.url, f"R{number}").arrive()
            other.table = one.table
            for _ in range(MAX_REPORTS_PER_DAY):
                await report(other, two.seat)
        assert (await report(one, two.seat, status=429))["error"]["reason"] == "too_many_reports"


async def test_a_sentence_has_no_control_characters(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        for text in ("a\0b", "a\nb", "a\u202eb"):
            assert (await report(one, two.seat, text=text, status=400))["error"]["reason"] == "malformed"
        await report(one, two.seat, text="« L’été » : ça 😄")


def test_the_queue_is_ordered_by_reason_age_and_the_reporters_past() -> None:
    def row(about: str, reason: str, at: int, reporter: str) -> dict[str, Any]:
        return {"about": about, "reason": reason, "at": at, "reporter": reporter, "match": "m", "name": about.upper()}

    rows = [
        row("a", "name", 1, "x"),
        row("b", "words", 3, "x"),
        row("c", "words", 2, "x"),
        row("d", "words", 0, "often-wrong"),
        row("e", "two_for_one", 9, "x"),
    ]
    queue = order_queue(rows, {"often-wrong": 5}, {"often-wrong": 1}, {"b": 2})
    assert [person.player for person in queue] == ["c", "b", "e", "a", "d"]
    assert [person.measures for person in queue] == [0, 2, 0, 0, 0]


# measures


async def test_a_decision_closes_the_reports_and_tells_both_sides(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        await report(one, two.seat)
        about = await id_of(two)
        words = ("decide", about, "phrases", "--why", "words", "--text", "Doucement.")
        assert "reports 1\n" in await asyncio.to_thread(operator, inside, *words)
        assert (await one.call("GET", "/operator/reports"))["reports"] == []
        assert (await one.call("GET", "/operator/reports"))["week"] == {"phrases": 1}
        [mine] = await notifications(two)
        assert (mine["kind"], mine["text"], mine["game"]) == ("phrases", "Doucement.", "deal")
        assert mine["until"] - mine["at"] == 7 * DAY_MS
        assert await refused(two, "chat", text="encore") == "phrases_only"
        await two.do("chat", phrase="sorry")
        await one.do("chat", text="merci")
        path = f"/api/me/notifications/{mine['id']}"
        [mine] = (await two.call("POST", path, {"reply": "Une erreur."}))["notifications"]
        assert mine["seen"] and mine["reply"] == "Une erreur."
        [mine] = (await two.call("POST", path, {"reply": "Encore."}))["notifications"]
        assert mine["reply"] == "Une erreur.", "one sentence"
        [told] = await notifications(one)
        assert told["kind"] == "report" and "text" not in told
        assert (await one.call("POST", f"/api/me/notifications/{told['id']}", {}))["notifications"] == []
        await one.call("POST", path, {}, status=404)
        shown = await one.call("GET", f"/operator/reports/{about}")
        assert shown["measures"][0]["why"] == "words" and shown["measures"][0]["reply"] == "Une erreur."
        audit = (await one.call("GET", "/operator/audit"))["audit"]
        assert (audit[0]["what"], audit[0]["about"], audit[0]["why"]) == ("decide-phrases", about, "words")
        inside.clock.now += 7 * DAY_MS
        await two.do("chat", text="libre")
        assert await notifications(two) == []


async def test_measures_keep_a_player_from_public_tables_and_demand_another_name(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        seats = [{"kind": "me"}, {"kind": "open"}]
        shared = (await one.call("POST", "/api/tables", {"game": "deal", "seats": seats, "public": True}))["id"]
        await decide(inside, two, "private")
        new = {"game": "deal", "seats": seats}
        assert (await two.call("POST", "/api/tables", {**new, "public": True}, status=403))["error"]["reason"] == (
            "no_public_tables"
        )
        await two.call("POST", f"/api/tables/{shared}/seats", {}, status=403)
        by_link = await two.call("POST", "/api/tables", new)
        await two.call("PATCH", f"/api/tables/{by_link['id']}", {"public": True}, status=403)
        await decide(inside, two, "rename")
        assert (await two.call("POST", "/api/tables", new, status=403))["error"]["reason"] == "rename_first"
        await two.call("PATCH", "/api/me", {"name": two.name})
        await two.call("POST", "/api/tables", new, status=403)
        await two.call("PATCH", "/api/me", {"name": "Malo"})
        await two.call("POST", "/api/tables", new)


def test_a_ban_is_about_the_player_the_device_and_new_names_of_the_address() -> None:
    rows = [
        {"device": "d", "address": "192.0.2.1", "network": "192.0.2.0/24"},
        {"device": "", "address": "", "network": ""},
    ]
    month = 30 * DAY_MS
    assert end_of_measure("ban", None, 0) == month and end_of_measure("ban", 0, 0) == FOREVER_MS
    bans = bans_of_measure("p", rows, FOREVER_MS, 0, False)
    assert bans == [("device=d", FOREVER_MS), ("names=192.0.2.1", month), ("player=p", FOREVER_MS)]
    assert ("names=192.0.2.0/24", month) in bans_of_measure("p", rows, FOREVER_MS, 0, True)


async def test_a_new_name_does_not_evade_a_ban_and_a_school_plays_on(inside: Inside) -> None:
    inside.settings.origins = ["http://magnat.test"]
    async with inside:
        school = "127.0.7.1"
        pupil = await Person(inside.url, "Élève", comes_from=school).arrive()
        way = httpx.AsyncHTTPTransport(local_address=school)
        origin = {"Origin": inside.settings.origins[0]}
        async with httpx.AsyncClient(base_url=inside.url, transport=way, headers=origin, trust_env=False) as browser:
            assert (await browser.post("/api/players", json={"name": "Malo"})).status_code == 201
            device = browser.cookies[DEVICE_COOKIE_NAME]
            rude = (await browser.get("/api/me")).json()["id"]
            words = ("decide", rude, "ban", "--why", "insults")
            assert "kind ban" in await asyncio.to_thread(operator, inside, *words)
            assert (await browser.get("/api/me")).status_code == 403
            told = (await browser.get("/api/me/notifications")).json()["notifications"]
            assert [each["kind"] for each in told] == ["ban"], "the banned player can read why"
            assert (await browser.delete("/api/me")).status_code in (204, 403)
            browser.cookies.delete("magnat")
            again = await browser.post("/api/players", json={"name": "Melo"})
            assert again.status_code == 403 and again.json()["error"]["reason"] == "banned"
            browser.cookies.clear()
            fresh = await browser.post("/api/players", json={"name": "Milo"})
            assert fresh.status_code == 201 and browser.cookies[DEVICE_COOKIE_NAME] != device
            table = {"game": "deal", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            assert (await browser.post("/api/tables", json={**table, "public": True})).status_code == 403
            assert (await browser.post("/api/tables", json=table)).status_code == 201, "by a link, the school plays on"
            told = (await browser.get("/api/me/notifications")).json()["notifications"]
            assert [each["kind"] for each in told] == ["probation"]
        await pupil.create("deal", [{"kind": "me"}, {"kind": "open"}], public=True)
        other = await Person(inside.url, "Autre", comes_from="127.0.8.1").arrive()
        assert await notifications(other) == []
        await asyncio.to_thread(operator, inside, "unban", f"names={school}")
        free = await Person(inside.url, "Libre", comes_from=school).arrive()
        assert await notifications(free) == []


def browser(inside: Inside, address: str) -> httpx.AsyncClient:
    way = httpx.AsyncHTTPTransport(local_address=address)
    origin = {"Origin": inside.settings.origins[0]}
    return httpx.AsyncClient(base_url=inside.url, transport=way, headers=origin, trust_env=False)


async def new_name(client: httpx.AsyncClient, name: str, status: int = 201) -> str:
    """Take a new name in a browser; return the player's id."""
    client.cookies.delete("magnat") if "magnat" in client.cookies else None
    answer = await client.post("/api/players", json={"name": name})
    assert answer.status_code == status, answer.text
    return str((await client.get("/api/me")).json()["id"]) if status == 201 else ""


async def kinds_told(client: httpx.AsyncClient) -> list[str]:
    told = (await client.get("/api/me/notifications")).json()["notifications"]
    return [each["kind"] for each in told]


@pytest.mark.parametrize("logout", ["/api/me", "/api/me?everywhere=true"])
async def test_a_logout_before_the_ban_does_not_evade_it_and_unban_ends_all_of_it(inside: Inside, logout: str) -> None:
    inside.settings.origins = ["http://magnat.test"]
    async with inside, browser(inside, "127.0.7.1") as rude, browser(inside, "127.0.8.1") as elsewhere:
        id = await new_name(rude, "Malo")
        assert (await rude.delete(logout)).status_code == 204
        words = ("--why", "insults", "--text", "Insultes, trois fois.", "--network")
        await asyncio.to_thread(operator, inside, "ban", f"player={id}", *words)
        assert "names=127.0.7.0/24" in await asyncio.to_thread(operator, inside, "bans")
        measure = await inside.process.store.read(lambda connection: read_rows(connection, measures)[-1])
        assert (measure["text"], measure["until"]) == ("Insultes, trois fois.", FOREVER_MS)
        await new_name(rude, "Melo", status=403)
        rude.cookies.clear()
        await new_name(rude, "Milo")
        assert await kinds_told(rude) == ["probation"]
        await new_name(elsewhere, "Nadia")
        assert await kinds_told(elsewhere) == [], "another address is free"
        await asyncio.to_thread(operator, inside, "unban", f"player={id}")
        rude.cookies.clear()
        await new_name(rude, "Mulo")
        assert await kinds_told(rude) == []
        assert await asyncio.to_thread(operator, inside, "bans") == "bans 0\n"
        await asyncio.to_thread(lambda: operator(inside, "unban", f"player={id}", code=2))


async def test_a_ban_that_an_older_version_stored_as_it_was_typed_can_be_lifted(inside: Inside) -> None:
    async with inside:
        await inside.process.store.write(o.add_ban, "network=10.0.0.0/8", FOREVER_MS, "")
        await asyncio.to_thread(operator, inside, "unban", "network=10.0.0.0/8")
        assert await asyncio.to_thread(operator, inside, "bans") == "bans 0\n"


async def test_a_new_name_in_the_same_browser_is_on_probation_while_a_measure_lasts(inside: Inside) -> None:
    inside.settings.origins = ["http://magnat.test"]
    async with inside, browser(inside, "127.0.7.1") as rude, browser(inside, "127.0.7.1") as pupil:
        id = await new_name(rude, "Malo")
        await asyncio.to_thread(operator, inside, "decide", id, "phrases")
        for client, kinds in ((rude, ["probation"]), (pupil, [])):
            await new_name(client, "Autre")
            assert await kinds_told(client) == kinds
        inside.clock.now += 7 * DAY_MS + 1
        await new_name(rude, "Melo")
        assert await kinds_told(rude) == []


async def test_a_ban_is_effective_for_a_player_that_was_just_admitted(inside: Inside) -> None:
    """A cached token is checked too, e.g. while a new process has not yet read the bans."""
    async with inside:
        one = await Person(inside.url, "Un").arrive()
        inside.process.bans = {f"player={await id_of(one)}": FOREVER_MS}
        await one.call("GET", "/api/me", status=403)


async def test_a_token_remembers_its_last_address(inside: Inside) -> None:
    async with inside:
        one = await Person(inside.url, "Un", comes_from="127.0.7.1").arrive()
        inside.process.clear_token_cache()
        one.comes_from = "127.0.8.1"
        await one.call("GET", "/api/me")
        while any(task.get_name() == "note address" for task in inside.process.tasks):
            await asyncio.sleep(0)
        rows = await inside.process.store.read(read_rows, tokens)
        assert [(row["address"], row["network"]) for row in rows] == [("127.0.8.1", "127.0.8.0/24")]


# erasure, export, retention


async def test_erasing_a_player_empties_moderation_and_the_export_names_no_reporter(inside: Inside) -> None:
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        await one.do("chat", text="mot de un")
        await two.do("chat", text="mot de deux")
        await report(one, two.seat, block=True, text="phrase de un")
        await report(two, one.seat)
        await decide(inside, two, "word", text="Doucement.")
        me, other = await id_of(two), await id_of(one)
        exported = await two.call("GET", f"/operator/players/{me}")
        assert [each["reason"] for each in exported["reports_about"]] == ["words"] and other not in str(exported)
        assert exported["measures"][0]["text"] == "Doucement." and exported["devices"][0]["address"] == "127.0.0.1"
        await two.call("POST", f"/operator/players/{me}/erase", {})
        store = inside.process.store
        for table in (blocks, reports, measures, tokens):
            rows = await store.read(read_rows, table)
            assert me not in str(rows) and "mot de deux" not in str(rows), table.name
            assert table is not reports or "mot de un" in str(rows)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_reports_measures_and_addresses_expire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgresql: Postgresql, database: str
) -> None:
    inside = Inside(tmp_path, monkeypatch, **UNLIMITED)
    if database == "postgresql":
        inside.settings.store = postgresql.database(f"moderation_{tmp_path.name.replace('-', '_')}")
    async with inside:
        one, two = await seated(inside.url, "deal", people=2, bots=0)
        await report(one, two.seat)
        await decide(inside, two, "word")
        await report(one, two.seat, "name")
        retention = Retention(inside.process.store, Settings(keep_reports=90, keep_addresses=30), raise_failure)

        async def count(table: Any, condition: Any = True) -> int:
            rows = await inside.process.store.read(lambda c: c.execute(table.select().where(condition)).all())
            return len(rows)

        await two.call("DELETE", "/api/me", status=204)
        await retention.run_once(inside.clock.now + 29 * o.DAY_MS)
        assert await count(tokens, tokens.c.address > "") == 2, "also the address of a revoked token"
        await retention.run_once(inside.clock.now + 91 * o.DAY_MS)
        assert (await count(tokens), await count(tokens, tokens.c.address > "")) == (1, 0)
        assert (await count(reports), await count(measures)) == (1, 0), "a report that waits is kept"


async def test_the_server_says_who_runs_it_and_how_long_it_keeps_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = {"operator": "Club de jeu", "contact": "mailto:club@example.org", "place": "Lyon"}
    async with Inside(tmp_path, monkeypatch, **UNLIMITED, **people, keep_chat=7) as inside:
        about = await Person(inside.url, "Un").call("GET", "/api/about")
        assert {name: about[name] for name in people} == people
        assert about["keep"]["chat"] == 7 and about["keep"]["reports"] == 90 and about["keep"]["addresses"] == 30
