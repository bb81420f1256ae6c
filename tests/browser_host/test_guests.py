"""The rights of guests, whose browsers are connected to the host's."""

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest

import magnat
from magnat.hosts.browser.guests import GUEST_BURST, MAX_LINES_PER_GUEST
from magnat.hosts.browser.host import BrowserHost
from magnat.record import decode_record, verify
from magnat.tables.rates import MAX_MESSAGE_BYTES
from tests.browser_host.friend import VERSION, Friend, invite
from tests.browser_host.memory import Memory
from tests.browser_host.test_page import Client, run_with_client


def test_a_guest_joins_plays_to_the_end_and_reads_the_game() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host, options={"max_turns": 6})
        await host.connect(id)
        friend = Friend(host.page)
        await friend.come(id)
        await friend.open()
        assert friend.seat == 0 and friend.table["seats"][0]["name"] == "Nadia" and not friend.table.get("host")
        status, _ = await host.ask("POST", f"/api/tables/{id}/start")
        assert status == 200
        assert friend.last["view"] is not None and host.last["view"] is not None  # both were connected at the start
        host.told = [m for m in host.told if m.get("seat") != -1]
        await asyncio.gather(host.play(), friend.play())
        status, text = await friend.ask("GET", f"/api/tables/{id}/record")
        assert status == 200 and text.encode() == (await host.ask("GET", f"/api/tables/{id}/record"))[1]
        status, _ = await friend.ask("GET", f"/api/tables/{id}/stream?have=-1&seat=1")
        assert status == 200, "after the end, the view of any seat may be read"
        assert (await friend.ask("GET", f"/api/tables/{id}/link"))[1]["link"].startswith("/g/")
        await friend.leave()

    run_with_client(work, version=VERSION)


def test_open_seats_get_bots_at_the_start() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        status, begun = await host.ask("POST", f"/api/tables/{id}/start")
        assert status == 200 and [seat["kind"] for seat in begun["seats"]] == ["bot", "player", "bot"]
        assert len({seat["name"] for seat in begun["seats"]}) == 3

    run_with_client(work)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me"),
        ("PATCH", "/api/me"),
        ("POST", "/api/players"),
        ("GET", "/api/me/statistics"),
        ("DELETE", "/api/me/statistics"),
        ("GET", "/api/kept"),
        ("POST", "/api/kept"),
        ("DELETE", "/api/kept"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/OTHER"),
        ("GET", "/api/tables/OTHER/record"),
        ("DELETE", "/api/tables/OTHER"),
        ("DELETE", "/api/tables/THIS"),
        ("PATCH", "/api/tables/THIS"),
        ("POST", "/api/tables/THIS/start"),
        ("POST", "/api/tables/THIS/abort"),
        ("POST", "/api/tables/THIS/rematch"),
        ("POST", "/api/tables/THIS/side"),
        ("POST", "/api/tables/THIS/review"),
        ("GET", "/api/tables/THIS/review"),
        ("POST", "/api/tables/THIS/seats"),
        ("DELETE", "/api/tables/THIS/seats/1"),
        ("PATCH", "/api/tables/THIS/seats/2"),
        ("GET", "/api/tables/THIS/stream?have=-1&seat=1"),
        ("GET", "/api/tables/THIS/record?seat=open"),
    ],
)
def test_guests_have_no_access_to_other_routes(method: str, path: str) -> None:
    async def work(host: Client, store: Memory) -> None:
        other = await host.table("deal")
        id = await invite(host)
        friend = Friend(host.page)
        await friend.come(id)
        if "seats" not in path:
            await host.ask("POST", f"/api/tables/{id}/start")
        before = {**store.rows}, {**store.log}, store.player
        address = path.replace("OTHER", other).replace("THIS", id)
        status, answer = await friend.ask(method, address, {"kind": "bot"} if "seats/" in path else {})
        assert (status, answer["error"]["reason"]) in ((403, "not_host"), (403, "not_your_seat"))
        assert ({**store.rows}, {**store.log}, store.player) == before and other not in "".join(friend.heard)
        await friend.leave()

    run_with_client(work, version=VERSION)


def test_a_guest_chooses_a_token_and_leaves_before_the_start() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        friend = Friend(host.page)
        await friend.come(id)
        status, answer = await friend.ask("PATCH", f"/api/tables/{id}/seats/0", {"token": 5})
        assert (status, answer["seats"][0]["token"]) == (200, 5)
        status, answer = await friend.ask("DELETE", f"/api/tables/{id}/seats/0")
        assert (status, answer["seats"][0]["kind"]) == (200, "open")
        await friend.send(type="open", id=1)
        assert friend.ended == (4403, "removed")

    run_with_client(work, version=VERSION)


HOSTILE: dict[str, tuple[int, str]] = {
    "x" * (MAX_MESSAGE_BYTES + 1): (4413, "too_large"),
    "é" * (MAX_MESSAGE_BYTES // 2 + 1): (4413, "too_large"),
    "": (4400, "malformed"),
    "{": (4400, "malformed"),
    "[" * 5000: (4400, "malformed"),
    '{"type":"open"}': (4400, "malformed"),
    '{"type":"ask","id":-1,"method":"GET","path":"/"}': (4400, "malformed"),
    '{"type":"come","key":"of-a-friend-0001","name":"Nadia","version":"one"}': (4400, "malformed"),
    '{"type":"open","id":1}': (4429, "too_many"),
    '{"type":"ask","id":1,"method":"GET","path":"//["}': (1011, "fault"),
}


@pytest.mark.parametrize("message", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_guest_loses_only_its_own_connection(message: str) -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host, 4)
        await host.ask("PATCH", f"/api/tables/{id}/seats/2", {"kind": "open"})
        await host.connect(id)
        good, bad = Friend(host.page), Friend(host.page, "of-another-00001", 101)
        for friend in (good, bad):
            await friend.come(id, name="Zoé")
            await friend.open()
        assert [seat["name"] for seat in bad.table["seats"]][:3] == ["Zoé", "Camille", "Zoé 2"]
        await host.page.on_message(101, message)
        assert bad.ended == HOSTILE[message]
        count = len(bad.heard)
        await host.page.on_message(101, '{"type":"open","id":9}')  # the connection is closed
        assert len(bad.heard) == count and good.ended is None and host.ended is None
        assert (await good.ask("GET", f"/api/tables/{id}"))[1]["seats"][2].get("present") is not True
        for friend in (good, bad):
            await friend.leave()

    run_with_client(work, version=VERSION)


def test_malformed_commands_close_a_stream_and_streams_are_limited() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        friend = Friend(host.page)
        await friend.come(id)
        for line in range(MAX_LINES_PER_GUEST):
            await friend.open(line)
        await friend.tell(line=0, type="steal")
        assert json.loads(friend.heard[-1]) == {"type": "closed", "id": 0, "code": 4400, "reason": "malformed"}
        await friend.open(MAX_LINES_PER_GUEST)
        assert friend.ended is None
        await friend.send(type="open", id=MAX_LINES_PER_GUEST + 1)
        assert friend.ended == (4429, "too_many")

    run_with_client(work, version=VERSION)


def test_guests_above_the_rate_are_refused_and_then_disconnected() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        friend = Friend(host.page)
        await friend.come(id)
        await friend.open()
        bucket = host.page.guests[100].bucket
        bucket.rate = 1e-9
        bucket.tokens = 1.0
        await friend.tell(type="ping", id="p")
        assert friend.told[-1]["type"] == "pong"
        await friend.tell(type="ping", id="q")
        assert json.loads(friend.heard[-1]) == {"type": "closed", "id": 1, "code": 4429, "reason": "too_fast"}
        for _ in range(int(GUEST_BURST) - 1):
            await friend.send(type="open", id=2)
        assert friend.ended is None
        await friend.send(type="open", id=2)
        assert friend.ended == (4429, "too_fast")

    run_with_client(work, version=VERSION)


def test_a_guest_keeps_the_game_in_the_own_browser() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host, options={"max_turns": 6})
        await host.connect(id)
        friend = Friend(host.page)
        await friend.come(id)
        await friend.open()
        await host.ask("POST", f"/api/tables/{id}/start")
        await asyncio.gather(host.play(), friend.play())
        _, record = await friend.ask("GET", f"/api/tables/{id}/record")
        own_seat = (await friend.ask("GET", f"/api/tables/{id}"))[1]["you"]
        mine = Client(BrowserHost(Memory()))
        await mine.ask("POST", "/api/players", {"name": "Nadia"})

        async def keep(seat: object) -> tuple[int, Any]:
            status, _, body = await mine.page.handle_request("POST", f"/api/kept?seat={seat}", record)
            return status, json.loads(body)

        status, kept = await keep(own_seat)
        assert status == 200 and kept["tables"] == 1
        assert (await keep(own_seat))[1] == {**kept, "tables": 0}, "once"
        (game,) = (await mine.ask("GET", "/api/me"))[1]["tables"]
        assert (game["id"], game["seat"], game["status"]) == (kept["ids"][0], own_seat, "over")
        assert (await mine.ask("GET", f"/api/tables/{game['id']}/review"))[0] == 200
        assert [(await keep(seat))[0] for seat in ("x", decode_record(record.encode()).header.seats)] == [404, 404]

    run_with_client(work, version=VERSION)


def test_nobody_takes_the_seat_of_a_removed_guest() -> None:
    """A host cannot open it for a second identity, who would see the hand."""

    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        await host.connect(id)
        friend = Friend(host.page)
        await friend.come(id)
        await host.ask("POST", f"/api/tables/{id}/start")
        own_seat = (await friend.ask("GET", f"/api/tables/{id}"))[1]["you"]
        seat = f"/api/tables/{id}/seats/{own_seat}"
        status, info = await host.ask("DELETE", seat)
        assert status == 200 and info["seats"][own_seat]["kind"] == "bot"
        assert (await host.ask("PATCH", seat, {"kind": "open"}))[0] == 409
        assert (await host.ask("POST", f"/api/tables/{id}/seats", {"another": True}))[0] == 409
        second = Friend(host.page, "of-a-friend-0002", 101)
        await second.come(id, "Second")
        assert second.ended == (4400, "already_started")

    run_with_client(work, version=VERSION)


def test_a_disconnected_guest_gets_the_seat_back() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        await host.connect(id)
        friend = Friend(host.page)
        await friend.come(id)
        await friend.open()
        await host.ask("POST", f"/api/tables/{id}/start")
        table = host.page.rooms[id]
        await friend.leave()
        assert table.session.shared.present_seats == {1} and host.ended is None
        stranger = Friend(host.page, "of-a-stranger-01", 101)
        await stranger.come(id)
        assert stranger.ended == (4400, "already_started")
        again = Friend(host.page, number=102)
        await again.come(id, name="Another")
        await again.open()
        assert (
            again.seat == 0
            and table.session.shared.present_seats == {0, 1}
            and again.table["seats"][0]["name"] == "Nadia"
        )
        await host.page.disconnect(1)
        assert id in host.page.rooms  # a friend is still connected
        await again.leave()
        assert id not in host.page.rooms

    run_with_client(work, version=VERSION)


def test_the_host_replaces_a_disconnected_guest_by_a_bot() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host, options={"max_turns": 6})
        await host.connect(id)
        friend = Friend(host.page)
        await friend.come(id)
        await friend.open()
        await host.ask("POST", f"/api/tables/{id}/start")
        host.told = [m for m in host.told if m.get("seat") != -1]
        status, answer = await host.ask("PATCH", f"/api/tables/{id}/seats/0", {"kind": "bot"})
        assert (status, answer["seats"][0]["kind"]) == (200, "bot")
        assert json.loads(friend.heard[-1])["reason"] == "removed"
        assert any(m.get("word") == "bot_sits" for m in host.told)
        await friend.leave()
        again = Friend(host.page, number=101)
        await again.come(id)
        assert again.ended == (4400, "already_started")
        await host.play()
        _, record = await host.ask("GET", f"/api/tables/{id}/record")
        assert verify(decode_record(record)).fair
        later = Client(BrowserHost(store))
        await later.page.start()
        assert (await later.ask("GET", f"/api/tables/{id}/record"))[1] == record

    run_with_client(work, version=VERSION)


@pytest.mark.parametrize(
    ("how", "ended"),
    [
        ({"version": "two"}, (4426, "other_version")),
        ({"name": "\u2800"}, (4400, "bad_name")),
        ({"name": "x" * 21}, (4400, "malformed")),
        ({"full": True}, (4400, "seat_taken")),
        ({"locked": True}, (4403, "locked")),
        ({"removed": True}, (4404, "no_such_table")),
    ],
)
def test_a_refused_guest_gets_the_reason(how: dict[str, Any], ended: tuple[int, str]) -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        if how.get("full"):
            await host.ask("PATCH", f"/api/tables/{id}/seats/0", {"kind": "bot"})
        if how.get("locked"):
            await host.ask("PATCH", f"/api/tables/{id}", {"locked": True})
        if how.get("removed"):
            await host.ask("DELETE", f"/api/tables/{id}")
        friend = Friend(host.page)
        await friend.come(id, **{key: value for key, value in how.items() if key in ("version", "name")})
        assert friend.ended == ended and friend.heard == [
            json.dumps({"type": "table", "table": id}, separators=(",", ":"))
        ]

    run_with_client(work, version=VERSION)


def test_the_host_changes_the_table_and_removes_a_guest() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        friend = Friend(host.page)
        await friend.come(id)
        await friend.open()
        status, answer = await host.ask("PATCH", f"/api/tables/{id}", {"game": "empire", "seats": 4})
        assert (status, answer["game"], len(answer["seats"])) == (200, "empire", 4)
        assert (await host.ask("POST", f"/api/tables/{id}/seats", {"another": True, "name": "Léo"}))[0] == 200
        assert (await host.ask("DELETE", f"/api/tables/{id}/seats/0"))[0] == 200
        assert json.loads(friend.heard[-1])["reason"] == "removed"
        assert (await host.ask("DELETE", f"/api/tables/{id}/seats/9"))[0] == 404
        row = json.loads(store.rows[id])
        assert [place["name"] for place in row["places"]][1:] == ["Camille", row["places"][2]["name"], "Léo"]
        await host.ask("DELETE", f"/api/tables/{id}")
        assert friend.ended == (4404, "no_such_table")

    run_with_client(work, version=VERSION)


@pytest.mark.skipif(magnat.compiled(), reason="compiled code forgets that an int was marked")
def test_hidden_cards_never_reach_a_guest() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.browser_host.marked"], capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0 and int(done.stdout) > 20, done.stderr


class Slow(Memory):
    """A store that is as slow as a browser's: each write takes some turns of the loop."""

    def __init__(self) -> None:
        super().__init__()
        self.writing = 0

    async def write(self, table: str, row: str, seq: int, entry: str) -> bool:
        self.writing += 1
        for _ in range(20):
            await asyncio.sleep(0)
        self.writing -= 1
        return await super().write(table, row, seq, entry)


def test_one_invitation_gives_one_seat_despite_repeated_requests() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host, 4)
        for seat in (2, 3):
            await host.ask("PATCH", f"/api/tables/{id}/seats/{seat}", {"kind": "open"})
        friend = Friend(host.page)
        host.page.invite(100, id, friend.take, lambda code, reason: setattr(friend, "ended", (code, reason)))
        coming = [dict(type="come", key=f"of-a-friend-000{i}", name=f"N{i}", version=VERSION) for i in range(3)]
        await asyncio.gather(*[friend.send(**each) for each in coming])
        _, answer = await host.ask("GET", f"/api/tables/{id}")
        assert [seat["kind"] for seat in answer["seats"]] == ["player", "player", "open", "open"]
        assert friend.ended == (4400, "malformed")

    run_with_client(work, make_store=Slow, version=VERSION)


def test_a_guest_who_joins_during_the_start_plays() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        await host.connect(id)
        friend = Friend(host.page)
        coming = asyncio.create_task(friend.come(id))
        assert isinstance(store, Slow)
        while not store.writing:
            await asyncio.sleep(0)
        status, begun = await host.ask("POST", f"/api/tables/{id}/start")
        await coming
        assert status == 200 and [seat["kind"] for seat in begun["seats"]] == ["player", "player", "bot"]
        await friend.open()
        assert friend.ended is None and friend.seat == 0
        assert (await host.ask("POST", f"/api/tables/{id}/start"))[1]["error"]["reason"] == "already_started"
        await friend.leave()

    run_with_client(work, make_store=Slow, version=VERSION)


def test_a_second_connection_with_the_same_key_replaces_the_first() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        first, second = Friend(host.page), Friend(host.page, number=101)
        await first.come(id)
        await first.open()
        await second.come(id)
        assert first.ended == (4409, "open_elsewhere") and second.ended is None
        assert [*host.page.guests] == [101]
        await second.leave()

    run_with_client(work, version=VERSION)


def test_an_unreadable_game_shows_a_guest_nothing() -> None:
    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        await host.connect(id)
        friend = Friend(host.page)
        await friend.come(id)
        await host.ask("POST", f"/api/tables/{id}/start")
        host.page.rooms[id].session.shared.match = None
        for route in ("record", "link", "stream"):
            status, answer = await friend.ask("GET", f"/api/tables/{id}/{route}")
            assert status == 409 and answer["error"]["reason"] in ("not_readable", "not_started")
        assert (await host.ask("GET", f"/api/tables/{id}/record"))[0] == 200
        await friend.leave()

    run_with_client(work, version=VERSION)


def test_repeated_reading_is_rate_limited() -> None:
    """The cost of requests counts, not only their number."""

    async def work(host: Client, store: Memory) -> None:
        id = await invite(host)
        await host.connect(id)
        friend = Friend(host.page)
        await friend.come(id)
        await host.ask("POST", f"/api/tables/{id}/start")
        bucket = host.page.guests[100].bucket
        bucket.rate, left = 0.0, bucket.tokens  # no recovery meanwhile
        await friend.ask("GET", f"/api/tables/{id}/stream?have=-1")
        assert bucket.tokens < left - 1
        await friend.leave()

    run_with_client(work, version=VERSION)
