"""server: a companion table among people who do not all mean well."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from magnat.bank.companion import Book, Opening
from magnat.bank.ledger import LedgerEntry
from magnat.hosts.server import companion
from magnat.hosts.server.retention import Retention
from magnat.hosts.server.settings import Settings
from magnat.match.refusal import Refusal
from magnat.store import companion_queries as c
from magnat.store import operator_queries as o
from magnat.store.schema import companion_phones
from magnat.store.store import Store
from tests.postgresql import Postgresql
from tests.server.harness import Person, Serving


async def joined(url: str, code: str, mine: list[int], status: int = 201) -> Person:
    phone = Person(url, "Phone")
    made = await phone.call("POST", f"/api/companions/{code}/phones", {"mine": mine}, status=status)
    phone.token = made.get("token", "")
    return phone


async def opened(url: str, **more: Any) -> tuple[Person, str]:
    phone = Person(url, "Phone")
    opening = {"game": "electronic", "names": ["A", "B", "C"], **more}
    made = await phone.call("POST", "/api/companions", {"opening": opening, "mine": [1]})
    phone.token = made["token"]
    return phone, str(made["table"]["code"])


async def entered(phone: Person, code: str, **command: Any) -> Any:
    return (await phone.call("POST", f"/api/companions/{code}/entries", {"command": command}))["entry"]


@pytest.mark.parametrize("banker", [1, 2])
def test_what_the_bank_pays_beyond_the_rules_is_entered_by_the_banker(serving: Serving, banker: int) -> None:
    async def play() -> None:
        one, code = await opened(serving.url, banker=banker)
        two = await joined(serving.url, code, [2])
        phones = {1: one, 2: two}
        other = 3 - banker
        taken = {"do": "pay", "payer": 0, "receiver": other, "amount": 1_000_000_000}
        entry = await entered(phones[other], code, id="a", by=other, **taken)
        assert entry["refused"] == "banker_pays" and not entry.get("lines")
        entry = await entered(
            phones[other], code, id="q", by=other, do="quick", action="go", player=other, amount=7000, sure=True
        )
        assert entry["refused"] == "banker_pays", "a button with another sum is no button"
        entry = await entered(phones[other], code, id="g", by=other, do="quick", action="go", player=other)
        assert "refused" not in entry, "what the rules give is given"
        entry = await entered(phones[other], code, id="p", by=other, do="pay", payer=other, receiver=0, amount=1000)
        assert "refused" not in entry, "to pay the bank one asks nobody"
        entry = await entered(phones[banker], code, id="b", by=banker, **{**taken, "amount": 1000})
        assert "refused" not in entry

    asyncio.run(play())


def test_without_a_banker_the_others_are_asked(serving: Serving) -> None:
    async def play() -> None:
        one, code = await opened(serving.url)
        two, three = await joined(serving.url, code, [2]), await joined(serving.url, code, [3])
        path = f"/api/companions/{code}"
        for n, (phone, by) in enumerate([(two, 2), (one, 0)]):  # the phone that opened the table is no banker
            entry = await entered(phone, code, id=f"a{n}", by=by, do="pay", payer=0, receiver=2, amount=1_000_000_000)
            assert entry["what"] == "asked" and "lines" not in entry
        entry = await entered(two, code, id="d", by=2, do="pay", payer=3, receiver=2, amount=15_000)
        assert entry["what"] == "asked"
        standing = (await three.call("GET", path))["told"]["standing"]
        assert standing["asked"] == {"1": [1, 3], "2": [1, 2, 3], "3": [3]}
        assert standing["balances"] == [-45_000, 15_000, 15_000, 15_000]
        assert (await entered(three, code, id="n", by=3, do="object", entry=3))["what"] == "objected"
        done = await entered(one, code, id="y", by=1, do="agree", entry=1)
        assert (done["what"], done["lines"]) == ("pay", [[0, -1_000_000_000], [2, 1_000_000_000]])

    asyncio.run(play())


def test_who_looks_on_is_not_kept_and_shuts_nobody_out(serving: Serving) -> None:
    """Nor does who takes an account and gives it back, again and again."""

    async def play() -> int:
        host, code = await opened(serving.url)
        path = f"/api/companions/{code}"
        for _ in range(12):
            looker = await joined(serving.url, code, [])
            await looker.call("POST", f"{path}/seats", {"mine": [2]})
            await looker.call("DELETE", f"{path}/seats/2")
        assert (await joined(serving.url, code, [2])).token
        await host.call("DELETE", f"{path}/seats/1")
        assert (await host.call("POST", f"{path}/seats", {"mine": [1]}))["mine"] == [0, 1], "who opened it is kept"
        kept = Store(serving.store)
        with kept.engine.connect() as connection:
            found = connection.execute(select(func.count()).where(companion_phones.c.companion == code)).scalar()
        await kept.close()
        return found or 0

    assert asyncio.run(play()) == 2


def test_who_speaks_hears_whoever_else_listens() -> None:
    """Lookers have so many places together, a phone that speaks a few of its own, the newest of them."""

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


def test_companion_tables_are_forgotten_after_their_last_entry(store: str, postgresql: Postgresql) -> None:
    """The age of a table is that of its last entry, and nothing of another table goes with it."""

    async def tidy(url: str) -> None:
        kept = Store(url)
        kept.open()
        kept.start()
        opening = Opening("electronic", ("A", "B"))
        try:
            for code, used in (("OLD", 100), ("USED", 900), ("NEW", 5_000)):
                await kept.write(c.add_companion, code, opening, LedgerEntry(0, "opening", at=min(used, 100)))
                await kept.write(c.add_phone, code, f"phone {code}", True)
                await kept.write(c.claim_accounts, code, f"phone {code}", [1])
                await kept.write(c.add_ledger_entry, code, LedgerEntry(1, "refused", at=used, id="x"))
            assert await kept.write(c.forget_companions, 900) == ["OLD"]
            seats = [await kept.read(c.read_account_phones, code) for code in ("OLD", "USED")]
            assert await kept.read(c.read_opening, "OLD") is None and [len(found) for found in seats] == [0, 1]
            assert len(await kept.read(c.read_ledger_entries, "USED")) == 2
            assert sorted(await kept.write(c.forget_companions, 901)) == ["USED"]
            await Retention(kept, Settings(keep_companions=1)).run_once(5_000 + o.DAY_MS)
            assert await kept.read(c.read_opening, "NEW") is not None
            await Retention(kept, Settings(keep_companions=1)).run_once(5_001 + o.DAY_MS)
            assert await kept.read(c.read_opening, "NEW") is None
        finally:
            await kept.close()

    for url in (store, postgresql.database("retention")):
        asyncio.run(tidy(url))
