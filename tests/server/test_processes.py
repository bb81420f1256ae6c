"""Several processes serve the same tables, and one of them dies."""

import asyncio
from collections import Counter

import pytest

import magnat
from magnat.match import AnswerEntry
from magnat.match.messages import PROTOCOL
from magnat.match.question_wording import worded_view
from magnat.record import decode_record, replay, verify
from magnat.store import queries as q
from magnat.store.store import Store
from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.games import short
from tests.server.harness import ConnectionClosed, Person, Serving, eventually
from tests.server.killing import check_acknowledged, survivor_of
from tests.server.newer import ENGINE


@pytest.mark.slow
def test_players_of_one_table_survive_a_kill_of_one_of_two_processes(postgresql: Postgresql) -> None:
    url = postgresql.database("two_processes")
    with Serving(url, *FAST) as left, Serving(url, *FAST) as right:
        asyncio.run(play_on_both(url, left, right))


async def play_on_both(url: str, left: Serving, right: Serving) -> None:
    one = await Person(left.url, "One").arrive()
    two = await Person(right.url, "Two").arrive()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    table = await one.create("electronic", seats, **short("electronic", 30))
    await two.join(table)
    await one.start()
    await one.connect()
    await two.connect()
    first, second = survivor_of(one), survivor_of(two, right.url, left.url)
    playing = asyncio.gather(*[person.survive(lambda: True) for person in (first, second)])
    await eventually(lambda: len(first.acked) >= 4 and len(second.acked) >= 4)
    right.kill()
    until_then = len(second.acked)
    await eventually(lambda: len(second.acked) > until_then or second.over)
    await playing
    assert second.played_on, "it continued at the other node"

    record = decode_record((await first.record()).encode())
    assert verify(record).fair
    table_now = replay(record)
    for person in (first, second):
        assert person.view is not None
        assert person.view["columns"] == worded_view(table_now, person.seat).columns
    store = Store(url)
    entries = await store.read(q.read_entries, table)
    await store.close()
    commands = Counter(entry.command for entry in entries if isinstance(entry.body, AnswerEntry) and entry.command)
    assert commands and max(commands.values()) == 1
    assert {"player", "bot"} <= {entry.body.by for entry in entries if isinstance(entry.body, AnswerEntry)}


@pytest.mark.slow
def test_neighbouring_versions_serve_the_same_tables_while_one_is_replaced(postgresql: Postgresql) -> None:
    url = postgresql.database("versions")
    with Serving(url, *FAST) as older, Serving(url, *FAST, module="tests.server.newer") as newer:
        asyncio.run(replace(older, newer))


async def replace(older: Serving, newer: Serving) -> None:
    """Each version starts a table with clients of both versions; then the older server stops."""
    sitting = []
    for engine in (magnat.__version__, ENGINE):
        one, two = await Person(older.url, "One").arrive(), await Person(newer.url, "Two").arrive()
        one.protocol, two.protocol = PROTOCOL, PROTOCOL + 1
        host, guest = (two, one) if engine == ENGINE else (one, two)
        table = await host.create("electronic", [{"kind": "me"}, {"kind": "open"}], **short("electronic", 200))
        await guest.join(table)
        await host.start()
        for person in (host, guest):
            welcome = await person.connect()
            assert welcome["table"]["engine"].startswith(f"{engine}+") and "view" in welcome
            urls = [person.url, newer.url if person is one else older.url]
            sitting.append(survivor_of(person, *urls))
    stranger = Person(older.url, "Newer")
    stranger.table, stranger.protocol = table, PROTOCOL + 1
    with pytest.raises(ConnectionClosed) as why:
        await stranger.connect()
    assert why.value.rcvd is not None and why.value.rcvd.reason == "too_new", "so it tries the next node"
    alive = True
    playing = asyncio.gather(*[person.survive(lambda: alive) for person in sitting])
    await eventually(lambda: all(len(person.acked) >= 3 for person in sitting))
    older.stop()
    before = [len(person.acked) for person in sitting]
    await eventually(lambda: all(len(p.acked) > n for p, n in zip(sitting, before, strict=True)))
    alive = False
    await playing
    await check_acknowledged(older.store, sitting)


def test_an_offer_made_at_one_process_is_answered_at_another(postgresql: Postgresql) -> None:
    url = postgresql.database("proposals")
    with Serving(url, *FAST) as left, Serving(url, *FAST) as right:
        asyncio.run(propose_and_answer(left, right))


async def propose_and_answer(left: Serving, right: Serving) -> None:
    one, two = await Person(left.url, "One").arrive(), await Person(right.url, "Two").arrive()
    options = {"interturn_grace_seconds": 0}
    table = await one.create("electronic", [{"kind": "me"}, {"kind": "open"}], variant="quick", options=options)
    await two.join(table)
    await one.start()
    await one.connect()
    await two.connect()
    asked, other = (one, two) if one.ask["seat"] == one.seat else (two, one)
    ask = (await other.do("preview", say=["trade", asked.seat]))["ask"]
    base = ["trade", asked.seat, next(item for item in ask["choices"] if item < 40), 62]
    sentence = [*base, (await other.do("preview", say=base))["ask"]["choices"]["to"], "send"]

    async def propose() -> str:
        answer = await other.do("propose", question=other.question, say=sentence)
        offer = await asked.until("offered")
        assert answer["offer"] == offer["offer"] and "accept" in offer["ask"]["choices"]
        return str(answer["offer"])

    await other.do("withdraw", offer=await propose())
    assert (await asked.until("offer_gone"))["why"] == "withdrawn"
    assert (await asked.do("reply", offer=await propose()))["type"] == "ack"
    assert (await other.until("offer_gone"))["why"] == "refused"
    offer = await propose()
    assert (await asked.do("reply", offer=offer, say="accept"))["type"] == "ack"
    for person in (asked, other):
        gone = await person.until("offer_gone")
        assert gone["offer"] == offer and gone["why"] == "accepted"
        assert any(fact[0] == "traded" for event in person.events for fact in event.get("facts", []))
