"""Limits of companion tables against abuse."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bench.siege_store import prepare_store
from magnat.bank.companion import Book, Opening
from magnat.bank.ledger import LedgerEntry
from magnat.hosts.server import companion
from magnat.hosts.server.retention import Retention
from magnat.hosts.server.settings import Settings
from magnat.match import Refusal
from magnat.store import companion_queries as c
from magnat.store import operator_queries as o
from magnat.store.schema import companion_phones
from magnat.store.store import Store
from magnat.tables.clock import now_ms
from magnat.tables.companion_types import MAX_ENTRIES_PER_PAGE
from tests.postgresql import Postgresql
from tests.server.harness import Person, Serving, raise_failure
from tests.server.inside import Inside


async def join_table(url: str, code: str, mine: list[int], status: int = 201) -> Person:
    phone = Person(url, "Phone")
    answer = await phone.call("POST", f"/api/companions/{code}/phones", {"mine": mine}, status=status)
    phone.token = answer.get("token", "")
    return phone


async def open_table(url: str, **more: Any) -> tuple[Person, str]:
    phone = Person(url, "Phone")
    opening = {"game": "electronic", "names": ["A", "B", "C"], **more}
    answer = await phone.call("POST", "/api/companions", {"opening": opening, "mine": [1]})
    phone.token = answer["token"]
    return phone, str(answer["table"]["code"])


async def enter(phone: Person, code: str, **command: Any) -> Any:
    return (await phone.call("POST", f"/api/companions/{code}/entries", {"command": command}))["entry"]


@pytest.mark.parametrize("banker", [1, 2])
async def test_only_the_banker_enters_extra_payments_of_the_bank(serving: Serving, banker: int) -> None:
    one, code = await open_table(serving.url, banker=banker)
    two = await join_table(serving.url, code, [2])
    phones = {1: one, 2: two}
    other = 3 - banker
    payment = {"do": "pay", "payer": 0, "receiver": other, "amount": 1_000_000_000}
    entry = await enter(phones[other], code, id="a", by=other, **payment)
    assert entry["refused"] == "banker_pays" and not entry.get("lines")
    entry = await enter(
        phones[other], code, id="q", by=other, do="quick", action="go", player=other, amount=7000, sure=True
    )
    assert entry["refused"] == "banker_pays", "a button with another amount needs the banker"
    entry = await enter(phones[other], code, id="g", by=other, do="quick", action="go", player=other)
    assert "refused" not in entry, "the rules' amount is paid"
    entry = await enter(phones[other], code, id="p", by=other, do="pay", payer=other, receiver=0, amount=1000)
    assert "refused" not in entry, "paying the bank needs no agreement"
    entry = await enter(phones[banker], code, id="b", by=banker, **{**payment, "amount": 1000})
    assert "refused" not in entry


async def test_without_a_banker_the_other_players_must_agree(serving: Serving) -> None:
    one, code = await open_table(serving.url)
    two, three = await join_table(serving.url, code, [2]), await join_table(serving.url, code, [3])
    path = f"/api/companions/{code}"
    for n, (phone, by) in enumerate([(two, 2), (one, 0)]):  # the phone that opened the table is no banker
        entry = await enter(phone, code, id=f"a{n}", by=by, do="pay", payer=0, receiver=2, amount=1_000_000_000)
        assert entry["what"] == "asked" and "lines" not in entry
    entry = await enter(two, code, id="d", by=2, do="pay", payer=3, receiver=2, amount=15_000)
    assert entry["what"] == "asked"
    standing = (await three.call("GET", path))["told"]["standing"]
    assert standing["asked"] == {"1": [1, 3], "2": [1, 2, 3], "3": [3]}
    assert standing["balances"] == [-45_000, 15_000, 15_000, 15_000]
    assert (await enter(three, code, id="n", by=3, do="object", entry=3))["what"] == "objected"
    done = await enter(one, code, id="y", by=1, do="agree", entry=1)
    assert (done["what"], done["lines"]) == ("pay", [[0, -1_000_000_000], [2, 1_000_000_000]])


def test_spectators_are_not_stored_and_block_nobody(serving: Serving) -> None:
    """Nor are phones that repeatedly claim and release an account."""

    async def play() -> int:
        host, code = await open_table(serving.url)
        path = f"/api/companions/{code}"
        for _ in range(12):
            spectator = await join_table(serving.url, code, [])
            await spectator.call("POST", f"{path}/seats", {"mine": [2]})
            await spectator.call("DELETE", f"{path}/seats/2")
        assert (await join_table(serving.url, code, [2])).token
        await host.call("DELETE", f"{path}/seats/1")
        assert (await host.call("POST", f"{path}/seats", {"mine": [1]}))["mine"] == [0, 1], "the host is remembered"
        store = Store(serving.store)
        with store.engine.connect() as connection:
            phones = connection.execute(select(func.count()).where(companion_phones.c.companion == code)).scalar()
        await store.close()
        return phones or 0

    assert asyncio.run(play()) == 2


def test_a_phone_with_an_account_can_always_listen() -> None:
    """Spectators share a number of streams; a phone with an account has a few of its own, the newest ones."""

    async def play(table: companion.CompanionTable) -> None:
        for _ in range(companion.MAX_ANONYMOUS_LISTENERS):
            await table.listen(0)
        with pytest.raises(Refusal):
            await table.listen(0, "nobody's")
        first, *others = [await table.listen(0, "a") for _ in range(companion.MAX_LISTENERS_PER_PHONE + 1)]
        await table.listen(0, "b")
        assert first not in table.listeners and all(other in table.listeners for other in others)
        assert len(table.listeners) == companion.MAX_ANONYMOUS_LISTENERS + companion.MAX_LISTENERS_PER_PHONE + 1

    book = Book(Opening("electronic", ("A", "B")))
    asyncio.run(play(companion.CompanionTable(None, "CODE", book, {1: "a", 2: "b"})))  # type: ignore[arg-type]


def test_companion_tables_are_deleted_some_time_after_their_last_entry(store: str, postgresql: Postgresql) -> None:
    """The age of a table is that of its last entry, and other tables are not affected."""

    async def tidy(url: str) -> None:
        database = Store(url)
        database.open()
        database.start()
        opening = Opening("electronic", ("A", "B"))
        created = now_ms()
        try:
            for code, used in (("OLD", created), ("USED", created + 800), ("NEW", created + 5_000)):
                await database.write(c.add_companion, code, opening, LedgerEntry(0, "opening", at=created))
                await database.write(c.add_phone, code, f"phone {code}", True)
                await database.write(c.claim_accounts, code, f"phone {code}", [1])
                await database.write(c.add_ledger_entry, code, LedgerEntry(1, "refused", at=used, id="x"))
            assert await database.write(c.forget_companions, created + 800) == ["OLD"]
            seats = [await database.read(c.read_account_phones, code) for code in ("OLD", "USED")]
            assert await database.read(c.read_opening, "OLD") is None and [len(phones) for phones in seats] == [0, 1]
            assert len(await database.read(c.read_ledger_entries, "USED")) == 2
            assert sorted(await database.write(c.forget_companions, created + 801)) == ["USED"]
            retention = Retention(database, Settings(keep_companions=1), raise_failure)
            await retention.run_once(created + 5_000 + o.DAY_MS)
            assert await database.read(c.read_opening, "NEW") is not None
            await retention.run_once(created + 5_001 + o.DAY_MS)
            assert await database.read(c.read_opening, "NEW") is None
        finally:
            await database.close()

    for url in (store, postgresql.database("retention")):
        asyncio.run(tidy(url))


def test_a_long_book_is_read_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Info and stream have the latest entries; earlier pages are read on request, and files have all entries."""

    async def play() -> None:
        known = await asyncio.to_thread(prepare_store, f"sqlite:///{tmp_path}/magnat.db", 450, 0)
        async with Inside(tmp_path, monkeypatch) as inside:
            phone = Person(inside.url, "phone")
            phone.token = known["token"]
            path = f"/api/companions/{known['companion']}"
            info = await phone.call("GET", path)
            count = info["told"]["standing"]["n"]
            entries = info["told"]["entries"]
            assert len(entries) == MAX_ENTRIES_PER_PAGE and entries[-1]["n"] == count - 1
            while entries[0]["n"]:
                page = (await phone.call("GET", f"{path}/entries?before={entries[0]['n']}"))["entries"]
                assert 0 < len(page) <= MAX_ENTRIES_PER_PAGE
                entries = [*page, *entries]
            assert [entry["n"] for entry in entries] == list(range(count)) and count == 451
            assert (await phone.call("GET", f"{path}/entries?before=x", status=400))["error"]["reason"] == "malformed"
            assert len(str(await phone.call("GET", f"{path}/history.csv")).splitlines()) == count + 1
            assert len(str(await phone.call("GET", f"{path}/history.ndjson")).splitlines()) == count + 1
            assert inside.process.request_pool.pool.request_count == 2

    asyncio.run(play())


def test_a_listener_that_is_far_behind_gets_the_latest_page() -> None:
    async def play(table: companion.CompanionTable) -> None:
        for number in range(2 * MAX_ENTRIES_PER_PAGE):
            table.book.apply(LedgerEntry(number + 1, "refused", id=f"c{number}"))
        for have, first in ((0, 201), (300, 300), (401, 401), (10_000, 201)):
            told = (await table.listen(have)).get_nowait()
            assert told is not None and [entry.n for entry in told.entries] == list(range(first, 401))

    book = Book(Opening("electronic", ("A", "B")))
    asyncio.run(play(companion.CompanionTable(None, "CODE", book, {})))  # type: ignore[arg-type]
