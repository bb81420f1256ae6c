"""Shared resources: bots are served in turn, and limits count addresses and networks as well as names."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from magnat.analysis.hint_jobs import run_task
from magnat.hosts.server.fair_queue import UNWATCHED_EVERY_NTH_TURN, FairQueue, Share
from magnat.hosts.server.limits import CountLimit, RateLimit, client_address
from magnat.match.bot_tasks import BotTask, Decision
from tests.server.conftest import UNLIMITED
from tests.server.harness import ANY, Person
from tests.server.inside import Inside

ALONE = {"game": "electronic", "seats": [{"kind": "bot", "bot": "random"}] * 2, "bot_pace": 0}


# Fair queue


async def serving_order(whose: Iterable[Share]) -> list[Share]:
    """Return the order in which simultaneous requests are served, one at a time."""
    queue, order = FairQueue(1), list[Share]()

    async def one(share: Share) -> None:
        async with queue.turn(share):
            order.append(share)
            await asyncio.sleep(0)

    await asyncio.gather(*[one(share) for share in whose])
    assert queue.free_slots == 1 and queue.waiting == 0
    return order


def test_networks_addresses_and_tables_take_turns() -> None:
    many = [Share(True, ("a", f"a{n % 2}", f"t{n}")) for n in range(20)]
    late = Share(True, ("b", "b0", "mine"))
    order = asyncio.run(serving_order([*many, late]))
    assert order.index(late) <= 2, "one was being served, and one of the other network comes first"
    assert [share.path[1] for share in order if share is not late][1:7] == ["a1", "a0"] * 3


def test_watched_tables_come_first_but_do_not_starve_others() -> None:
    watched = [Share(True, ("a", "a", f"t{n}")) for n in range(3 * UNWATCHED_EVERY_NTH_TURN)]
    unseen = [Share(False, ("b", "b", f"u{n}")) for n in range(3)]
    order = asyncio.run(serving_order([watched[0], *unseen, *watched[1:]]))
    places = [place for place, share in enumerate(order) if not share.watched]
    assert places == [UNWATCHED_EVERY_NTH_TURN, 2 * UNWATCHED_EVERY_NTH_TURN, 3 * UNWATCHED_EVERY_NTH_TURN]


async def test_a_cancelled_waiter_blocks_nobody() -> None:
    queue = FairQueue(1)
    async with queue.turn(Share()):
        gone = asyncio.create_task(queue._acquire(Share()))
        waits = asyncio.create_task(queue._acquire(Share()))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    await waits
    queue._release()
    assert (queue.free_slots, queue.waiting) == (1, 0)


# Addresses and networks


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("203.0.113.7", ("203.0.113.7", "203.0.113.0/24")),
        ("::ffff:203.0.113.7", ("203.0.113.7", "203.0.113.0/24")),
        ("2001:db8:1:2:3:4:5:6", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("nowhere", ("nowhere", "nowhere")),
    ],
)
def test_an_ipv6_prefix_counts_as_one_address(address: str, expected: tuple[str, str]) -> None:
    assert client_address(address) == expected


def test_a_count_limit_applies_to_addresses_networks_and_all() -> None:
    count = CountLimit(11, 2)
    client = client_address("10.0.0.1")
    assert [count.take(client) for _ in range(3)] == [True, True, False]
    assert [count.take(client_address(f"10.0.0.{n}")) for n in range(2, 10)].count(True) == 6, "four times an address's"
    assert count.take(client, shared=True), "a proxy stands for many people"
    assert [count.take(client_address(f"10.1.{n}.1")) for n in range(4)].count(True) == 2, "eleven in all"
    count.release(client)
    assert count.take(client_address("10.9.9.9")) and count.total == 11


def test_a_rate_limit_counts_networks_and_keeps_active_clients() -> None:
    rate = RateLimit(0.001, 2)
    assert [rate.take(client_address("10.0.0.1")) for _ in range(3)] == [True, True, False]
    assert [rate.take(client_address(f"10.0.0.{n}")) for n in range(2, 20)].count(True) == 6
    assert rate.take(client_address("10.0.1.1")) and not rate.would_admit(client_address("10.0.0.1"))


# On a server


async def create_table(person: Person, body: dict[str, Any]) -> dict[str, Any]:
    """Create and start a table. Return it, or the refusal."""
    table = await person.call("POST", "/api/tables", body, status=201)
    return dict(await person.call("POST", f"/api/tables/{table['id']}/start", {}, status=ANY))


def test_tables_of_bots_are_limited_and_delay_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four names of one address make tables of bots; a person elsewhere waits for at most two of their decisions.

    Until a table is watched, networks take turns; then every eighth slot goes to unwatched tables.
    """
    served: list[str] = []  # tables, in the order in which their bots were served
    between: dict[str, list[int]] = {}  # by table, the number of others served while it waited

    class Watched(FairQueue):
        @asynccontextmanager
        async def turn(self, whose: Share) -> AsyncIterator[None]:
            table, came = whose.path[-1], len(served)
            async with super().turn(whose):
                between.setdefault(table, []).append(sum(other != table for other in served[came:]))
                served.append(table)
                await asyncio.sleep(0)
                yield

    created = asyncio.Event()  # no game may end before all tables exist

    async def thinks(task: BotTask) -> Decision:
        await created.wait()
        return run_task(task)

    async def play(inside: Inside) -> None:
        inside.process.bot_pool.queue = Watched(1)
        monkeypatch.setattr(inside.process.bot_pool, "_decide_in_worker", thinks)
        crowd = [await Person(inside.url, f"Evil{n}", comes_from="127.0.7.7").arrive() for n in range(4)]
        begun = [await create_table(person, ALONE) for person in crowd for _ in range(4)]
        refused = [answer["error"]["reason"] for answer in begun if "error" in answer]
        assert len(begun) - len(refused) == 10 and set(refused) == {"too_many_bots"}
        created.set()
        person = await Person(inside.url, "Nadia").arrive()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "steady"}] * 3]
        await person.create("electronic", seats, options={"interturn_grace_seconds": 0})
        await person.start()
        await person.connect()
        while len(between.get(person.table, [])) < 20:
            await person.play(stop=lambda p: p.ask.get("seat") != p.seat)
            await person.hear()
        others = [table for table in served if table != person.table]
        assert len({*others}) == 10 and len(others) > 40, "the other tables were served as well"
        assert max(between[person.table]) <= 2 < max(max(between[table]) for table in {*others})

    async def run() -> None:
        settings = {**UNLIMITED, "bot_tables_per_address": 10}
        async with Inside(tmp_path, monkeypatch, **settings) as inside:
            await play(inside)

    asyncio.run(run())


async def test_tables_of_bots_have_a_minimum_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path, monkeypatch, bot_pace=300) as inside:
        person = await Person(inside.url, "Nadia").arrive()
        person.table = (await create_table(person, {**ALONE, "options": {"interturn_grace_seconds": 0}}))["id"]
        await person.connect()
        await inside.advance(person.table, 1_500)
        moves: list[int] = []
        while len(moves) < 4:
            moves.append((await person.until("told"))["at"])
        assert all(b - a == 300 for a, b in itertools.pairwise(moves)), moves


async def test_names_and_tables_are_counted_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path, monkeypatch, names_per_address=3, tables_per_address=2) as inside:
        url = inside.url
        one = [await Person(url, f"P{n}", comes_from="127.0.7.7").arrive() for n in range(3)]
        refused = await one[0].call("POST", "/api/players", {"name": "Q", "bearer": True}, status=429)
        assert refused["error"]["reason"] == "too_many_names"
        seats = [{"kind": "me"}, {"kind": "open"}]
        for person in one[:2]:
            await person.create("electronic", seats)
        answer = await one[2].call("POST", "/api/tables", {"game": "electronic", "seats": seats}, status=429)
        assert answer["error"]["reason"] == "too_many"
        other = await Person(url, "Elsewhere", comes_from="127.0.8.8").arrive()
        await other.create("electronic", seats)


def test_guessing_table_codes_is_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst of twenty, then one per second."""

    async def play() -> None:
        async with Inside(tmp_path, monkeypatch) as inside:
            host = await Person(inside.url, "Host").arrive()
            await host.create("electronic", [{"kind": "me"}, {"kind": "open"}])
            thief = Person(inside.url, "Thief", comes_from="127.0.7.7")

            async def guess(n: int) -> str:
                answer = await thief.call("GET", f"/api/codes/AAAA{n:02}", status=ANY)
                return str(answer["error"]["reason"])

            assert [await guess(n) for n in range(22)] == ["no_such_table"] * 20 + ["too_fast"] * 2
            await thief.call("GET", f"/api/codes/{host.info['code']}", status=429)
            await thief.call("GET", "/api/companions/AAAAAA", status=429)
            await host.call("GET", f"/api/codes/{host.info['code']}")
            inside.clock.now += 1_000
            assert [await guess(n) for n in range(2)] == ["no_such_table", "too_fast"]
            inside.clock.now += 5_000
            at_once = await asyncio.gather(*[guess(n) for n in range(12)])
            assert at_once.count("no_such_table") == 5, "parallel guesses are no more than one after the other"
            assert not inside.process.limits.guess_locks

    asyncio.run(play())


async def test_answers_to_questions_are_not_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program answers immediately at a table without bot pace, all in one moment."""
    async with Inside(tmp_path, monkeypatch, rate=1.0, bot_pace=0, thoughts_per_address=10_000) as inside:
        person = await Person(inside.url, "Robot").arrive()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}]]
        await person.create("electronic", seats, options={"interturn_grace_seconds": 0, "turn_limit": 400})
        await person.start()
        message = await person.connect()
        while len(person.acked) <= 40:  # more than the burst and the rate allow
            assert not person.over
            if message["type"] in ("welcome", "told") and person.ask.get("seat") == person.seat:
                id = f"r{person.question}"
                await person.send(type="say", id=id, question=person.question, say=person.ask["silence"])
            message = await person.hear()
