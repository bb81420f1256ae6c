"""Work on the event loop is bounded for every route, whatever its body. It is counted in calls, not in seconds."""

import asyncio
import inspect
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bench.siege_store import TOKEN, prepare_store
from bench.worst_bodies import SERVER_ROUTES, path_values, worst_bodies
from magnat.hosts.server import descriptions, lobby, review_jobs
from magnat.hosts.server.companion_api import CompanionApi
from magnat.hosts.server.cpu_time import ChargedSteps, current_source, wait_for_cpu_time
from magnat.hosts.server.limits import ClientAddress, CountLimit, Limits, RateLimit, client_address
from magnat.hosts.server.lobby import encode_public_tables
from magnat.hosts.server.operator_api import OPERATOR_ROUTES, OperatorApi
from magnat.hosts.server.review_jobs import ServerReviews
from magnat.hosts.server.server_store import REQUEST_READER_THREADS, ServerStore
from magnat.hosts.server.settings import NETWORK_FACTOR, Settings
from magnat.hosts.server.tables_api import TablesApi
from magnat.match import Match, Refusal
from magnat.store.store import make_engine
from magnat.tables import rates
from magnat.tables.routes import COMPANION_ROUTES, ApiRoute
from tests.server.harness import ANY, KEY, PATIENCE, Person, eventually, seated
from tests.server.inside import Inside, SetClock

MAX_CALLS_PER_STEP = 15_000  # of Python and C functions, about 5 ms; the loop serves other tables after each step
ENDLESS = ("stream",)  # routes whose response ends with the match


class LoopCalls:
    """Counts the function calls of each step of the event loop."""

    def __init__(self) -> None:
        self.count = 0
        self.most = 0

    def on_event(self, frame: Any, event: str, arg: Any) -> None:
        if event in ("call", "c_call"):
            self.count += 1

    @contextmanager
    def counting(self) -> Iterator["LoopCalls"]:
        run, calls = asyncio.events.Handle._run, self

        def run_counted(handle: asyncio.events.Handle) -> None:
            calls.count = 0
            sys.setprofile(calls.on_event)
            try:
                run(handle)
            finally:
                sys.setprofile(None)
                calls.most = max(calls.most, calls.count)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.events.Handle, "_run", run_counted)
            yield self


class Besieged:
    """A server with large tables, and values for every parameter of a path or query."""

    def __init__(self, server: Inside, known: dict[str, str]) -> None:
        self.server = server
        self.paths = path_values(known)
        self.queries = {
            "have": "0",
            "before": "99999999",
            "variant": "standard",
            "seat": "0",
            "card": "1",
            "most": "1000",
            "status": "",
            "everywhere": "false",
        }

    def urls_of(self, route: ApiRoute) -> list[str]:
        names = re.findall(r"\{(\w+)\}", route.path)
        missing = [name for name in names if name not in self.paths]
        assert not missing, f"{route.path}: add values of {missing} to `path_values`"
        query = "&".join(f"{name}={self.queries[name]}" for name in queries_of(route))
        count = max([len(self.paths[name]) for name in names], default=1)
        values = [{name: these[n % len(these)] for name, these in self.paths.items()} for n in range(count)]
        filled = [route.path.format(**each) for each in values]
        return [f"{url}?{query}" if query else url for url in filled]

    async def send(self, route: ApiRoute, url: str, body: bytes) -> tuple[int, bytes]:
        """Send a request; return the status and the beginning of its response."""
        port = int(self.server.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = KEY if route in OPERATOR_ROUTES else TOKEN
        head = f"{route.method} {url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key}\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        status = int((await reader.readline()).split()[1])
        answer = await (reader.read(1000) if route.name in ENDLESS else reader.read())
        writer.close()
        return status, answer[:2000]


def handler_of(route: ApiRoute) -> Any:
    group = OperatorApi if route in OPERATOR_ROUTES else CompanionApi if route in COMPANION_ROUTES else TablesApi
    return getattr(group, route.name)


def queries_of(route: ApiRoute) -> list[str]:
    """Return the names of the query that the handler of a route reads."""
    return re.findall(r'(?:query_params\.get\(|parse_count\(request, )"(\w+)"', inspect.getsource(handler_of(route)))


def is_destructive(route: ApiRoute) -> bool:
    """True if a route removes the player or the tables that the other routes need; these come last."""
    return route.name in ("forget_me", "erase", "close", "ban")


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("cost")
    return folder, prepare_store(f"sqlite:///{folder}/magnat.db", 600, 0)


async def test_no_route_does_unbounded_work_on_the_loop(
    prepared: tuple[Path, dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, known = prepared
    limits = {"rate": 10_000, "names_per_address": 100_000, "companions_per_address": 100_000}
    most: dict[str, int] = {}
    routes = sorted(SERVER_ROUTES, key=is_destructive)
    async with Inside(folder, monkeypatch, **limits, tables_per_address=100_000, tables_per_player=100_000) as server:
        besieged = Besieged(server, known)
        await Person(server.url, "Ada").arrive()  # imports and caches of every request
        for route in routes:
            for url in besieged.urls_of(route):
                for body in worst_bodies(route):
                    with LoopCalls().counting() as calls:
                        status, answer = await besieged.send(route, url, body)
                    name = f"{route.method} {route.path}"
                    assert status != 500, (name, url)
                    assert b'"malformed"' not in answer, f"{name}: the body does not fit its type: {answer!r}"
                    most[name] = max(most.get(name, 0), calls.most)
    for name, count in sorted(most.items(), key=lambda item: -item[1]):
        print(f"{count:7,} of {MAX_CALLS_PER_STEP:,}  {name}")
    assert len(most) == len(SERVER_ROUTES)
    assert {name: calls for name, calls in most.items() if calls > MAX_CALLS_PER_STEP} == {}


# charging


def test_each_step_of_a_request_is_charged_and_a_cancellation_reaches_it() -> None:
    async def run() -> None:
        charged: list[float] = []
        cancelled: list[str] = []

        async def work() -> str:
            await asyncio.sleep(0)
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                cancelled.append("work")
                raise
            return "never"

        async def short() -> str:
            await asyncio.sleep(0)
            return "done"

        assert await ChargedSteps(short(), charged.append) == "done"
        assert len(charged) == 2
        task = asyncio.ensure_future(run_charged(work(), charged.append))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert cancelled == ["work"] and len(charged) == 5

    async def run_charged(work: Any, spend: Any) -> Any:
        return await ChargedSteps(work, spend)

    asyncio.run(run())


def test_every_request_is_charged_to_its_address_and_network(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            limits = inside.process.limits
            person = await Person(inside.url, "Ada", comes_from="127.0.9.1").arrive()
            before = limits.requests_charged
            for path in ("/api/games", "/api/tables", "/healthz", "/api/none"):
                await person.call("GET", path, status=ANY)
            assert limits.requests_charged == before + 4
            limits.command_time.buckets.clear()
            await person.call("GET", "/api/none", status=404)  # without any work in a thread
            tokens = {key: bucket.tokens for key, bucket in limits.command_time.buckets.items()}
            assert tokens["127.0.9.1"] < 1e9 and tokens["127.0.9.0/24 "] < NETWORK_FACTOR * 1e9

    asyncio.run(play())


def test_an_address_without_cpu_time_waits_and_a_long_debt_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, slept = SetClock(), list[float]()
    monkeypatch.setattr(rates, "time", clock)
    debtor, other = client_address("127.0.1.1"), client_address("127.0.2.1")

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock.now += round(seconds * 1000)

    async def run() -> None:
        rate = RateLimit(0.5, 1.0)
        rate.charge(debtor, 2.0)
        await wait_for_cpu_time(rate, other)
        assert slept == []
        await wait_for_cpu_time(rate, debtor)
        assert sum(slept) == pytest.approx(2.0)
        rate.charge(debtor, 50.0)
        with pytest.raises(Refusal) as refused:
            await wait_for_cpu_time(rate, debtor)
        assert (refused.value.reason, refused.value.status, rate.refused) == ("too_fast", 429, 1)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(run())


def test_an_address_in_debt_gets_no_answer_but_others_do(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with inside:
            inside.process.limits.command_time.charge(client_address("127.0.9.1"), 1e12)
            debtor = Person(inside.url, "Evil", comes_from="127.0.9.1")
            for path in ("/api/games", "/healthz"):
                assert (await debtor.call("GET", path, status=429))["error"]["reason"] == "too_fast"
            await Person(inside.url, "Ada", comes_from="127.0.8.1").call("GET", "/api/games")

    asyncio.run(play())


# fair turns


def test_reads_of_one_address_delay_neither_commands_nor_other_addresses(tmp_path: Path) -> None:
    async def run() -> None:
        store = ServerStore(f"sqlite:///{tmp_path}/magnat.db", Limits(Settings()))
        store.open()
        gate, order = threading.Event(), list[str]()

        async def read_for(source: ClientAddress, name: str, blocks: bool) -> None:
            current_source.set(source)
            await store.read(lambda connection: gate.wait(PATIENCE) if blocks else None)
            order.append(name)

        attacker, victim = client_address("127.0.1.1"), client_address("127.0.2.1")
        attacks = [asyncio.create_task(read_for(attacker, "attack", True)) for _ in range(20)]
        await asyncio.sleep(0)
        innocent = asyncio.create_task(read_for(victim, "victim", False))
        await eventually(lambda: store.request_readers.queue.waiting == 20 - REQUEST_READER_THREADS + 1)
        assert await store.read(lambda connection: 7) == 7, "a room reads at once"
        gate.set()
        await asyncio.gather(*attacks, innocent)
        assert order.index("victim") <= REQUEST_READER_THREADS + 1
        assert store.request_readers.queue.max_turns_passed_over <= 1
        await store.close()

    asyncio.run(run())


def test_hints_take_no_slot_of_the_bots(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            (person,) = await seated(inside.url, "electronic", people=1, bots=1)
            await inside.settled(await inside.process.open_room(person.table))
            while person.ask.get("seat") != person.seat:
                await person.hear()
            before = inside.process.bot_pool.request_count
            asked = {"type": "hint", "id": "h1", "question": person.question}
            await person.send(**asked)
            await person.until("hinted", id="h1")
            assert inside.process.hint_pool.request_count >= 1, "one step or more"
            assert inside.process.bot_pool.request_count == before

    asyncio.run(play())


def test_review_places_are_shared_between_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that comes late takes the place of one that has two more, and never of one that has as many."""

    async def run() -> None:
        monkeypatch.setattr(review_jobs, "ProcessPool", lambda *args: None)
        reviews = ServerReviews(None, "", 1, None, lambda: True)  # type: ignore[arg-type]
        monkeypatch.setattr(reviews, "load", no_review)
        reviews.count_limit = CountLimit(4, 3)
        for number, network in enumerate((1, 1, 1, 2)):
            await reviews.start(f"match{number}", (client_address(f"127.0.{network}.1"), None))
        await reviews.start("late", (client_address("127.0.3.1"), None))
        await eventually(lambda: len(reviews.jobs) == 4)
        assert list(reviews.jobs) == ["match0", "match1", "match3", "late"]
        with pytest.raises(Refusal):
            await reviews.start("again", (client_address("127.0.2.1"), None))
        assert reviews.count_limit.total == 4
        state, _ = await reviews.load_state("late")
        assert (state.state, state.others) == ("working", 3), "the reader is told why it takes longer"
        await reviews.stop_all()
        assert reviews.count_limit.total == 0

    async def no_review(id: str) -> None: ...

    asyncio.run(run())


# fewer queries, and validation before the transaction


def test_the_list_of_public_tables_takes_two_queries_and_is_shared(
    prepared: tuple[Path, dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    loads, clock = list[float](), SetClock()
    monkeypatch.setattr(descriptions, "time", clock)

    async def run() -> None:
        async def load() -> bytes:
            loads.append(clock.monotonic())
            await asyncio.sleep(0)
            return b"tables"

        cache = descriptions.TimedCache(1.0, load)
        assert await asyncio.gather(*[cache.get() for _ in range(20)]) == [b"tables"] * 20
        assert await cache.get() == b"tables" and len(loads) == 1
        clock.now += 1_000
        await cache.get()
        assert len(loads) == 2

    asyncio.run(run())
    engine = make_engine(f"sqlite:///{prepared[0]}/magnat.db")
    statements: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    with engine.connect() as connection:
        assert len(encode_public_tables(connection)) == 50
    assert len([each for each in statements if each.startswith("SELECT")]) == 2


def test_a_refused_edition_never_reaches_the_writer(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with inside:
            person = await Person(inside.url, "Ada").arrive()
            monkeypatch.setattr(lobby, "add_table", lambda *args: pytest.fail("it was written"))
            doc = {"format": 1, "game": "electronic", "space": {"paix": {"price": 4205}}}
            body = {"game": "electronic", "seats": [{"kind": "me"}, {"kind": "open"}], "edition": doc}
            for _ in range(3):
                answer = await person.call("POST", "/api/tables", body, status=400)
                assert answer["error"]["reason"] == "bad_edition"
            answer = await person.call("POST", "/api/tables", {**body, "edition": {}, "luck": "none"}, status=400)
            assert answer["error"]["reason"] == "bad_option"
            assert inside.process.request_pool.pool.request_count == 1, "the refusal is cached"

    asyncio.run(play())


def test_a_side_game_is_replayed_in_a_worker_only(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with inside:
            (person,) = await seated(inside.url, "electronic", people=1, bots=1)
            await person.play(stop=lambda p: len(p.acked) >= 3)
            await person.call("POST", f"/api/tables/{person.table}/abort", {})
            applied: list[int] = []
            apply_entry = Match.apply_entry
            monkeypatch.setattr(Match, "apply_entry", lambda match, entry: applied.append(entry.seq))
            side = await person.call("POST", f"/api/tables/{person.table}/side", {"seq": 3, "seat": 0}, status=201)
            monkeypatch.setattr(Match, "apply_entry", apply_entry)
            assert (side["status"], side["side_at"], applied) == ("playing", 3, [])

    asyncio.run(play())
