"""page: the host in a browser, without the browser: a dictionary is the store, everything else is what a page runs."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import msgspec
import pytest

from magnat.games import BUILT_IN, edition
from magnat.hosts.browser.bot_worker import run_bot_task
from magnat.hosts.browser.host import BrowserHost
from magnat.match import BotTask, decide
from magnat.match.bot_tasks import Decision
from magnat.record import decode_record, replay, verify
from tests.browser_host.memory import Memory


class Client:
    """What a page does: asks, connects, and answers whatever it is asked."""

    pages: ClassVar[list[BrowserHost]] = []  # of one test: none of them goes on after it

    def __init__(self, page: BrowserHost) -> None:
        self.page = page
        self.pages.append(page)
        self.told: list[dict[str, Any]] = []
        self.ended: tuple[int, str] | None = None
        self.count = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, kind, answer = await self.page.handle_request(method, path, "" if body is None else json.dumps(body))
        return status, (json.loads(answer) if kind == "application/json" else answer)

    async def table(self, game: str, bots: int = 1, bot: str = "steady", **more: Any) -> str:
        await self.ask("POST", "/api/players", {"name": "Camille"})
        seats = [{"kind": "bot", "bot": bot} for _ in range(bots)] + [{"kind": "me"}]
        status, made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "bot_pace": 0, **more})
        assert status == 200, made
        status, begun = await self.ask("POST", f"/api/tables/{made['id']}/start", {})
        assert (status, begun["status"]) == (200, "playing"), begun
        return str(made["id"])

    async def connect(self, id: str, number: int = 1, have: int = -1) -> None:
        end = lambda code, reason: setattr(self, "ended", (code, reason))  # noqa: E731
        await self.page.connect(number, id, lambda text: self.told.append(json.loads(text)), end)
        await self.page.on_message(number, json.dumps({"type": "hello", "have": have}))

    @property
    def last(self) -> dict[str, Any]:
        return next(m for m in reversed(self.told) if m["type"] in ("told", "welcome"))

    @property
    def view(self) -> dict[str, Any]:
        """What it was told last: a whole view, or what has changed."""
        found: dict[str, Any] = self.last.get("view") or self.last
        return found

    @property
    def first(self) -> Any:
        choices = self.view["ask"]["choices"]
        return choices["from"] if isinstance(choices, dict) else choices[0]

    async def until_asked(self) -> None:
        while not (self.view["ask"].get("choices") and self.view["ask"]["seat"] == self.seat):
            await asyncio.sleep(0)

    async def say(self, word: Any, number: int = 1) -> dict[str, Any]:
        self.count += 1
        id = f"c{self.count}"
        said = {"type": "say", "id": id, "question": self.last["question"], "say": word}
        await self.page.on_message(number, json.dumps(said))
        return next(m for m in self.told if m.get("id") == id)

    async def play(self, most: int = 4000) -> None:
        """Answer until it is over, with any choice that is offered."""
        luck = random.Random(3)
        for _ in range(most):
            view = self.view
            if view.get("over"):
                return
            ask = view["ask"]
            choices = ask.get("choices")
            if choices and ask["seat"] == self.seat:
                span = isinstance(choices, dict)
                await self.say(choices["from"] if span else luck.choice(choices))
            await asyncio.sleep(0)
        raise AssertionError(f"no end after {most}: {self.last}")

    @property
    def seat(self) -> int:
        return int(next(m for m in self.told if m["type"] == "welcome")["seat"])


def played(work: Callable[[Client, Memory], Awaitable[None]], kept: Callable[[], Memory] = Memory, **how: Any) -> None:
    async def run() -> None:
        store = kept()
        page = BrowserHost(store, **how)
        await page.start()
        Client.pages = []
        try:
            await work(Client(page), store)
        finally:
            for each in Client.pages:
                for number in list(each.clients):
                    await each.disconnect(number)

    asyncio.run(run())


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_game_is_kept_and_its_record_verifies(game: str) -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table(game, options={edition(game).option_for("turns"): 12})
        await client.connect(id)
        await client.play()
        _, text = await client.ask("GET", f"/api/tables/{id}/record")
        record = decode_record(text)
        assert replay(record).over and verify(record).fair
        _, me = await client.ask("GET", "/api/me")
        assert [table["status"] for table in me["tables"]] == ["over"]
        _, lines = await client.ask("GET", f"/api/tables/{id}/stream?have=-1&seat=open")
        assert lines.count(b"\n") == len(store.log) + 1

    played(work)


def test_what_was_acknowledged_is_there_again_and_the_time_stood_still(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("electronic", bots=2, bot="random", clock={"bank": 60})
        await client.connect(id)
        while client.last.get("turn", 2) != client.seat or not client.view["ask"].get("choices"):
            await asyncio.sleep(0)
        before = client.last["question"]
        ack = await client.say(client.first)
        assert ack["type"] == "ack" and (id, ack["seq"]) in store.log
        asked = before, ack["seq"]
        later = time.time_ns() + 3_600_000_000_000
        monkeypatch.setattr("magnat.hosts.browser.saved_table.time.time_ns", lambda: later)
        again = Client(BrowserHost(store))
        await again.page.start()
        await again.connect(id)
        welcome = again.told[0]
        assert welcome["type"] == "welcome" and welcome["seq"] >= asked[1] and welcome["question"] > asked[0]
        assert not welcome["deadline"] or welcome["deadline"] > welcome["now"]

    played(work)


def test_another_tab_that_was_faster_ends_this_one_and_nothing_is_said_twice() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("deal")
        await client.connect(id)
        await client.until_asked()
        store.refuse = True
        lines = len(store.log)
        said = {"type": "say", "id": "x", "question": client.last["question"], "say": client.first}
        await client.page.on_message(1, json.dumps(said))
        assert client.ended == (4409, "open_elsewhere") and len(store.log) == lines

    played(work)


def test_everything_goes_to_another_browser_and_is_mine_there() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("millionaire", options={"turn_cap": 4})
        await client.connect(id)
        await client.play()
        running = await client.table("empire")
        _, text = await client.ask("GET", "/api/kept")
        other = Client(BrowserHost(Memory()))
        await other.ask("POST", "/api/players", {"name": "Nadia"})
        assert (await other.page.handle_request("POST", "/api/kept", text.decode()))[0] == 200
        assert (await other.page.handle_request("POST", "/api/kept", text.decode()))[2] == b'{"tables":0}'
        _, me = await other.ask("GET", "/api/me")
        assert {(table["id"], table["status"]) for table in me["tables"]} == {(id, "over"), (running, "playing")}
        await other.connect(running)
        assert other.seat == 1
        assert (await other.ask("GET", f"/api/tables/{id}/record"))[1] == (
            await client.ask("GET", f"/api/tables/{id}/record")
        )[1]
        assert (await other.ask("DELETE", "/api/kept"))[0] == 200
        assert (await other.ask("GET", "/api/me"))[1]["tables"] == []

    played(work)


def test_a_record_of_elsewhere_is_a_game_to_look_at() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("star_wars", bots=2, options={"turn_limit": 6})
        await client.connect(id)
        await client.play()
        record = (await client.ask("GET", f"/api/tables/{id}/record"))[1]
        link = (await client.ask("GET", f"/api/tables/{id}/link"))[1]["link"]
        other = Client(BrowserHost(Memory()))
        status, _, told = await other.page.handle_request("POST", "/api/links", f"http://host/x/#{link}")
        assert status == 200, told
        shown = json.loads(told)["id"]
        assert (await other.ask("GET", f"/api/tables/{shown}/record"))[1] == record
        lines = (await other.ask("GET", f"/api/tables/{shown}/stream?seat=open"))[1].splitlines()
        assert json.loads(lines[-1])["over"] and len(lines) > 10
        await other.ask("POST", "/api/players", {"name": "Nadia"})
        assert (await other.ask("GET", "/api/me"))[1]["tables"] == []  # looked at, not kept
        assert (await other.page.handle_request("POST", "/api/kept", record.decode()))[2] == b'{"tables":1}'
        assert [table["status"] for table in (await other.ask("GET", "/api/me"))[1]["tables"]] == ["over"]

    played(work)


@pytest.mark.parametrize("works", [True, False])
def test_who_thinks_long_is_asked_elsewhere_and_thinks_here_if_that_fails(
    works: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, here = [], []

    async def think(what: str, task: str) -> str:
        assert what == "bot"
        asked.append(json.loads(task)["bot"])
        if not works:
            raise MemoryError
        return run_bot_task(json.dumps({**json.loads(task), "bot": "steady"}))

    def quickly(task: BotTask) -> Decision:
        here.append(task.bot)
        return decide(msgspec.structs.replace(task, bot="steady"))

    async def work(client: Client, store: Memory) -> None:
        id = await client.table("deal", bots=2, bot="hard", options={"max_turns": 6})
        await client.connect(id)
        await client.play()

    monkeypatch.setattr("magnat.hosts.browser.host.decide", quickly)
    played(work, thinker=think)
    assert asked and {*asked} == {"hard"}
    assert here == ([] if works else asked)


@pytest.mark.parametrize("works", [True, False])
def test_an_expert_thinks_while_i_do_but_never_where_the_table_would_wait(
    works: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []  # who had the word when a bot thought
    here: list[str] = []
    clients: list[Client] = []

    async def think(what: str, task: str) -> str:
        match = clients[0].page.rooms[clients[0].page.clients[1][0].saved.id].session.started_match
        if json.loads(task)["what"] == "answer":
            asked.append(match.asked_seat)
            assert clients[0].page.pending_decisions == (
                match.asked_seat == 0
            )  # for what nobody waits for, no review waits
        if not works:
            raise RuntimeError("no memory for a second engine")
        return run_bot_task(json.dumps({**json.loads(task), "bot": "steady"}))

    def quickly(task: BotTask) -> Decision:
        here.append(task.bot)
        return decide(msgspec.structs.replace(task, bot="steady"))

    async def work(client: Client, store: Memory) -> None:
        clients.append(client)
        id = await client.table("electronic", bots=1, bot="expert", options={"turn_limit": 12})
        await client.connect(id)
        for _ in range(2000):
            if client.view.get("over"):
                break
            ask = client.view["ask"]
            if ask.get("choices") and ask["seat"] == client.seat:
                for _ in range(30):  # I take my time
                    await asyncio.sleep(0)
                await client.say(ask["silence"])
            await asyncio.sleep(0)

    monkeypatch.setattr("magnat.hosts.browser.host.decide", quickly)
    played(work, thinker=think)
    ahead = asked.count(1)
    assert (ahead > 5 and not here) if works else (ahead == 1 and here)  # it is not tried again


@pytest.mark.parametrize("thinks", [True, False])
def test_only_a_page_with_a_second_worker_lets_bots_think_ahead(thinks: bool) -> None:
    async def think(what: str, task: str) -> str:
        return run_bot_task(task)

    async def work(client: Client, store: Memory) -> None:
        id = await client.table("deal")
        await client.connect(id)
        assert client.page.rooms[id].session.ponder.allowed is thinks

    played(work, thinker=think if thinks else None)


def test_a_table_that_is_removed_while_a_bot_speaks_stays_removed() -> None:
    class Slow(Memory):
        def __init__(self) -> None:
            super().__init__()
            self.slow = False
            self.waits, self.goes_on = asyncio.Event(), asyncio.Event()

        async def write(self, table: str, row: str, seq: int, entry: str) -> bool:
            if self.slow:
                self.waits.set()
                await self.goes_on.wait()
            return await super().write(table, row, seq, entry)

    async def run() -> None:
        store = Slow()
        client = Client(BrowserHost(store))
        await client.page.start()
        id = await client.table("deal", bots=4)
        await client.connect(id)
        host = client.page.rooms[id]
        while not store.waits.is_set():
            store.slow = False
            if client.view["ask"].get("choices"):
                await client.say(client.first)
            store.slow = True
            await asyncio.sleep(0)
        assert (await client.ask("DELETE", f"/api/tables/{id}"))[0] == 200
        store.goes_on.set()
        for _ in range(50):
            await asyncio.sleep(0)
        assert not store.rows and not store.log and not host.tasks

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/api/codes/ABC", None, 404, "needs_server"),
        ("GET", "/api/companions", None, 404, "needs_server"),
        ("GET", "/api/tables/none", None, 404, "no_such_table"),
        ("POST", "/api/tables", {"game": "deal"}, 400, "malformed"),
        ("POST", "/api/kept", {"magnat": "deal"}, 400, "malformed"),
        ("POST", "/api/players", {"name": " "}, 400, "bad_name"),
    ],
)
def test_what_cannot_be_done_here_is_refused_with_its_reason(
    method: str, path: str, body: Any, status: int, reason: str
) -> None:
    async def work(client: Client, store: Memory) -> None:
        if body is None or "seats" in body or "magnat" in body:
            await client.ask("POST", "/api/players", {"name": "Camille"})
        found, told = await client.ask(method, path, body)
        assert (found, told["error"]["reason"]) == (status, reason)

    played(work)


def test_what_a_table_takes_is_counted_and_not_counted_again_by_another_browser() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("deal", options={"max_turns": 4})
        await client.connect(id)
        await client.play()
        status, sizes = await client.ask("GET", "/api/kept/sizes")
        assert (status, sizes) == (200, {id: sum(len(line.encode()) for line in store.log.values())})
        _, file = await client.ask("GET", "/api/kept")
        other = Client(BrowserHost(Memory()))
        await other.page.start()
        await other.ask("POST", "/api/players", {"name": "Nadia"})
        await other.page.handle_request("POST", "/api/kept", file.decode())
        assert (await other.ask("GET", "/api/kept/sizes"))[1] == sizes

    played(work)


def test_while_words_are_fetched_for_one_table_the_others_go_on() -> None:
    async def work(client: Client, store: Memory) -> None:
        never = asyncio.Event()
        plain = await client.table("deal")
        client.page.saved_tables["own"] = msgspec.structs.replace(client.page.saved_tables[plain], id="own")
        client.page.saved_tables["own"].setup = msgspec.structs.replace(
            client.page.saved_tables[plain].setup, own={"game": "deal"}
        )
        client.page.load_library = never.wait
        waiting = asyncio.create_task(client.page.open_room("own"))
        await asyncio.sleep(0)
        client.page.rooms.clear()
        assert (await client.ask("GET", f"/api/tables/{plain}"))[0] == 200
        waiting.cancel()

    played(work)


@pytest.mark.parametrize("path", ["/api/kept", "/api/tables/ID"])
def test_an_edition_whose_words_cannot_be_fetched_can_be_removed(path: str) -> None:
    async def work(client: Client, store: Memory) -> None:
        async def offline() -> None:
            raise OSError

        plain = await client.table("deal")
        client.page.rooms.clear()
        client.page.saved_tables[plain].setup.own = {"game": "deal"}
        client.page.load_library = offline
        assert (await client.ask("GET", f"/api/tables/{plain}"))[0] == 503
        assert (await client.ask("DELETE", path.replace("ID", plain)))[0] == 200
        assert not client.page.saved_tables and not store.rows

    played(work)


def test_a_table_that_cannot_be_written_does_not_begin() -> None:
    async def work(client: Client, store: Memory) -> None:
        await client.ask("POST", "/api/players", {"name": "Camille"})
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}]
        _, made = await client.ask("POST", "/api/tables", {"game": "deal", "seats": seats})
        store.refuse = True
        for method, path, body in (("POST", "start", {}), ("PATCH", "seats/2", {"kind": "bot"})):
            status, told = await client.ask(method, f"/api/tables/{made['id']}/{path}", body)
            assert (status, told["error"]["reason"]) == (409, "open_elsewhere")
        assert client.page.rooms[made["id"]].saved.status == "open"
        client.page.rooms.clear()
        store.refuse = False
        over = await client.table("deal")
        await client.ask("POST", f"/api/tables/{over}/abort")
        store.refuse = True
        status, told = await client.ask("POST", f"/api/tables/{over}/side", {"seq": 0, "seat": 1})
        assert (status, told["error"]["reason"]) == (409, "open_elsewhere")
        assert [*client.page.rooms] == [over], "nothing of a game that did not begin is left"

    played(work)
