"""server: several processes serve the same tables, and one of them dies."""

import asyncio
from collections import Counter

import pytest

import magnat
from magnat.play import Said
from magnat.play.wording import seen
from magnat.record import decoded, replay, verify
from magnat.store import queries as q
from magnat.store.store import Store
from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.games import short
from tests.server.harness import Person, Serving, eventually
from tests.server.killing import survivor_of

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")


@pytest.mark.slow
def test_players_of_one_table_sit_at_two_processes_and_one_is_killed(postgresql: Postgresql) -> None:
    url = postgresql.database("two_processes")
    with Serving(url, *FAST) as here, Serving(url, *FAST) as there:
        asyncio.run(play_on_both(url, here, there))


async def play_on_both(url: str, here: Serving, there: Serving) -> None:
    one = await Person(here.url, "One").arrive()
    two = await Person(there.url, "Two").arrive()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    table = await one.create("electronic", seats, **short("electronic", 30))
    await two.join(table)
    await one.start()
    await one.connect()
    await two.connect()
    first, second = survivor_of(one), survivor_of(two, there.url, here.url)
    playing = asyncio.gather(*[person.survive(lambda: True) for person in (first, second)])
    await eventually(lambda: len(first.acked) >= 4 and len(second.acked) >= 4, 40)
    there.kill()
    until_then = len(second.acked)
    await eventually(lambda: len(second.acked) > until_then or second.over, 20)
    await asyncio.wait_for(playing, 90)
    assert second.played_on, "at the other"

    record = decoded((await first.record()).encode())
    assert verify(record).fair
    table_now = replay(record)
    for person in (first, second):
        assert person.view is not None
        assert person.view["columns"] == seen(table_now, person.seat).columns
    store = Store(url)
    entries = await store.read(q.entries_of, table)
    await store.close()
    said = Counter(entry.command for entry in entries if isinstance(entry.body, Said) and entry.command)
    assert said and max(said.values()) == 1
    assert {"player", "bot"} <= {entry.body.by for entry in entries if isinstance(entry.body, Said)}


def test_what_is_proposed_at_one_process_is_answered_at_another(postgresql: Postgresql) -> None:
    url = postgresql.database("proposals")
    with Serving(url, *FAST) as here, Serving(url, *FAST) as there:
        asyncio.run(propose_and_answer(here, there))


async def propose_and_answer(here: Serving, there: Serving) -> None:
    one, two = await Person(here.url, "One").arrive(), await Person(there.url, "Two").arrive()
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

    async def proposed() -> str:
        made = await other.do("propose", question=other.question, say=sentence)
        offer = await asked.until("offered")
        assert made["offer"] == offer["offer"] and "accept" in offer["ask"]["choices"]
        return str(made["offer"])

    await other.do("withdraw", offer=await proposed())
    assert (await asked.until("offer_gone"))["why"] == "withdrawn"
    assert (await asked.do("reply", offer=await proposed()))["type"] == "ack"
    assert (await other.until("offer_gone"))["why"] == "refused"
    offer = await proposed()
    assert (await asked.do("reply", offer=offer, say="accept"))["type"] == "ack"
    for person in (asked, other):
        gone = await person.until("offer_gone")
        assert gone["offer"] == offer and gone["why"] == "accepted"
        assert any(fact[0] == "traded" for event in person.events for fact in event.get("facts", []))
