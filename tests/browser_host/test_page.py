"""The browser host without a browser: with a dictionary as its store."""

import asyncio
import json
import random
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
from magnat.tables import clock
from tests.browser_host.memory import Memory


class Client:
    """A client of the browser host: sends requests, connects, and answers every question."""

    pages: ClassVar[list[BrowserHost]] = []  # of one test; stopped after it

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
        assert status == 201, made
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
        """The last full view or set of changes."""
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
        message = {"type": "say", "id": id, "question": self.last["question"], "say": word}
        await self.page.on_message(number, json.dumps(message))
        return next(m for m in self.told if m.get("id") == id)

    async def play(self, most: int = 4000) -> None:
        """Answer with any offered choice until the game is over."""
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


def run_with_client(
    work: Callable[[Client, Memory], Awaitable[None]], make_store: Callable[[], Memory] = Memory, **how: Any
) -> None:
    async def run() -> None:
        store = make_store()
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
def test_a_whole_game_is_stored_and_its_record_verifies(game: str) -> None:
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

    run_with_client(work)


def test_acknowledged_answers_survive_a_reload_and_clocks_stop_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("electronic", bots=2, bot="random", clock={"bank": 60})
        await client.connect(id)
        while client.last.get("turn", 2) != client.seat or not client.view["ask"].get("choices"):
            await asyncio.sleep(0)
        before = client.last["question"]
        ack = await client.say(client.first)
        assert ack["type"] == "ack" and (id, ack["seq"]) in store.log
        asked = before, ack["seq"]
        later = clock.monotonic_ns() + 3_600_000_000_000
        monkeypatch.setattr("magnat.tables.clock.monotonic_ns", lambda: later)
        again = Client(BrowserHost(store))
        await again.page.start()
        await again.connect(id)
        welcome = again.told[0]
        assert welcome["type"] == "welcome" and welcome["seq"] >= asked[1] and welcome["question"] > asked[0]
        assert not welcome["deadline"] or welcome["deadline"] > welcome["now"]

    run_with_client(work)


def test_a_faster_tab_closes_this_one_and_no_answer_is_repeated() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("deal")
        await client.connect(id)
        await client.until_asked()
        store.refuse = True
        lines = len(store.log)
        message = {"type": "say", "id": "x", "question": client.last["question"], "say": client.first}
        await client.page.on_message(1, json.dumps(message))
        assert client.ended == (4409, "open_elsewhere") and len(store.log) == lines

    run_with_client(work)


def test_an_export_is_imported_in_another_browser() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("millionaire", options={"turn_cap": 4})
        await client.connect(id)
        await client.play()
        running = await client.table("empire")
        _, text = await client.ask("GET", "/api/kept")
        other = Client(BrowserHost(Memory()))
        await other.ask("POST", "/api/players", {"name": "Nadia"})
        assert (await other.page.handle_request("POST", "/api/kept", text.decode()))[0] == 200
        again = json.loads((await other.page.handle_request("POST", "/api/kept", text.decode()))[2])
        assert again["tables"] == 0 and again["ids"]
        _, me = await other.ask("GET", "/api/me")
        assert {(table["id"], table["status"]) for table in me["tables"]} == {(id, "over"), (running, "playing")}
        await other.connect(running)
        assert other.seat == 1
        assert (await other.ask("GET", f"/api/tables/{id}/record"))[1] == (
            await client.ask("GET", f"/api/tables/{id}/record")
        )[1]
        assert (await other.ask("DELETE", "/api/kept"))[0] == 200
        assert (await other.ask("GET", "/api/me"))[1]["tables"] == []

    run_with_client(work)


def test_a_foreign_record_can_be_viewed() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await client.table("star_wars", bots=2, options={"turn_limit": 6})
        await client.connect(id)
        await client.play()
        record = (await client.ask("GET", f"/api/tables/{id}/record"))[1]
        link = (await client.ask("GET", f"/api/tables/{id}/link"))[1]["link"]
        other = Client(BrowserHost(Memory()))
        status, _, answer = await other.page.handle_request("POST", "/api/links", f"http://host/x/#{link}")
        assert status == 200, answer
        shown = json.loads(answer)["id"]
        assert (await other.ask("GET", f"/api/tables/{shown}/record"))[1] == record
        lines = (await other.ask("GET", f"/api/tables/{shown}/stream?seat=open"))[1].splitlines()
        assert json.loads(lines[-1])["over"] and len(lines) > 10
        await other.ask("POST", "/api/players", {"name": "Nadia"})
        assert (await other.ask("GET", "/api/me"))[1]["tables"] == []  # shown, not stored
        kept = json.loads((await other.page.handle_request("POST", "/api/kept", record.decode()))[2])
        assert kept["tables"] == len(kept["ids"]) == 1
        assert [table["status"] for table in (await other.ask("GET", "/api/me"))[1]["tables"]] == ["over"]

    run_with_client(work)


@pytest.mark.parametrize("works", [True, False])
def test_slow_bots_run_in_a_worker_or_locally_if_that_fails(works: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, local_tasks = [], []

    async def think(kind: str, task: str) -> str:
        assert kind == "bot"
        asked.append(json.loads(task)["bot"])
        if not works:
            raise MemoryError
        return run_bot_task(json.dumps({**json.loads(task), "bot": "steady"}))

    def decide_quickly(task: BotTask) -> Decision:
        local_tasks.append(task.bot)
        return decide(msgspec.structs.replace(task, bot="steady"))

    async def work(client: Client, store: Memory) -> None:
        id = await client.table("deal", bots=2, bot="hard", options={"max_turns": 6})
        await client.connect(id)
        await client.play()

    monkeypatch.setattr("magnat.hosts.browser.host.decide", decide_quickly)
    run_with_client(work, thinker=think)
    assert asked and {*asked} == {"hard"}
    assert local_tasks == ([] if works else asked)


@pytest.mark.parametrize("works", [True, False])
def test_an_expert_ponders_only_in_a_worker(works: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []  # the asked seat at each decision of a bot
    local_tasks: list[str] = []
    clients: list[Client] = []

    async def think(kind: str, task: str) -> str:
        match = clients[0].page.rooms[clients[0].page.clients[1][0].saved.id].session.started_match
        if json.loads(task)["what"] == "answer":
            asked.append(match.asked_seat)
            assert clients[0].page.pending_decisions == (
                match.asked_seat == 0
            )  # reviews do not wait for speculative tasks
        if not works:
            raise RuntimeError("no memory for a second engine")
        return run_bot_task(json.dumps({**json.loads(task), "bot": "steady"}))

    def decide_quickly(task: BotTask) -> Decision:
        local_tasks.append(task.bot)
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
                for _ in range(30):  # a long turn
                    await asyncio.sleep(0)
                await client.say(ask["silence"])
            await asyncio.sleep(0)

    monkeypatch.setattr("magnat.hosts.browser.host.decide", decide_quickly)
    run_with_client(work, thinker=think)
    ahead = asked.count(1)
    assert (ahead > 5 and not local_tasks) if works else (ahead == 1 and local_tasks)  # it is not tried again


@pytest.mark.parametrize("thinks", [True, False])
def test_bots_ponder_only_with_a_second_worker(thinks: bool) -> None:
    async def think(kind: str, task: str) -> str:
        return run_bot_task(task)

    async def work(client: Client, store: Memory) -> None:
        id = await client.table("deal")
        await client.connect(id)
        assert client.page.rooms[id].session.ponder.allowed is thinks

    run_with_client(work, thinker=think if thinks else None)


def test_a_table_removed_during_a_bots_answer_stays_removed() -> None:
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
        ("GET", "/api/tables/none", None, 404, "no_such_table"),
        ("POST", "/api/kept", {"magnat": "deal"}, 400, "malformed"),
        ("POST", "/api/players", {"name": " "}, 400, "bad_name"),
    ],
)
def test_unsupported_requests_are_refused_with_a_reason(
    method: str, path: str, body: Any, status: int, reason: str
) -> None:
    async def work(client: Client, store: Memory) -> None:
        if body is None or "seats" in body or "magnat" in body:
            await client.ask("POST", "/api/players", {"name": "Camille"})
        answer_status, answer = await client.ask(method, path, body)
        assert (answer_status, answer["error"]["reason"]) == (status, reason)

    run_with_client(work)


def test_storage_sizes_are_the_same_after_an_import() -> None:
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

    run_with_client(work)


def test_other_tables_continue_while_texts_are_fetched() -> None:
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

    run_with_client(work)


@pytest.mark.parametrize("path", ["/api/kept", "/api/tables/ID"])
def test_a_table_whose_texts_cannot_be_fetched_can_be_removed(path: str) -> None:
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

    run_with_client(work)


def test_a_table_that_cannot_be_stored_does_not_start() -> None:
    async def work(client: Client, store: Memory) -> None:
        await client.ask("POST", "/api/players", {"name": "Camille"})
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}]
        _, table = await client.ask("POST", "/api/tables", {"game": "deal", "seats": seats})
        store.refuse = True
        for method, path, body in (("POST", "start", {}), ("PATCH", "seats/2", {"kind": "bot"})):
            status, answer = await client.ask(method, f"/api/tables/{table['id']}/{path}", body)
            assert (status, answer["error"]["reason"]) == (409, "open_elsewhere")
        assert client.page.rooms[table["id"]].saved.status == "open"
        client.page.rooms.clear()
        store.refuse = False
        over = await client.table("deal")
        await client.ask("POST", f"/api/tables/{over}/abort")
        store.refuse = True
        status, answer = await client.ask("POST", f"/api/tables/{over}/side", {"seq": 0, "seat": 1})
        assert (status, answer["error"]["reason"]) == (409, "open_elsewhere")
        assert [*client.page.rooms] == [over], "no room is left of a game that did not start"

    run_with_client(work)
