"""Companion tables with real phones over HTTP: every acknowledged command acts exactly once, whatever crashes."""

import asyncio
import csv
import io
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from magnat.bank.companion import Book, Opening, load_moneys
from magnat.bank.companion.commands import Pay
from magnat.hosts.server.companion import CompanionTable, CompanionTables
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_worker import resolve_opening
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.tokens import hash_token
from magnat.store import StoreUnavailable
from magnat.store import companion_queries as q
from magnat.store.store import Store
from tests.bank.carry import state
from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.harness import PATIENCE, Serving

rule = pytest.mark.rule


class Phone:
    """A phone that repeats each command until it is answered, and then once more."""

    def __init__(self, url: str, code: str = "", token: str = "") -> None:
        self.url = url
        self.code = code
        self.token = token
        self.http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        self.count = 0

    async def ask(self, method: str, path: str, body: Any = None, status: int = 0) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.request(method, self.url + path, json=body, headers=headers)
        assert answer.status_code == status if status else answer.status_code < 300, (path, answer.text)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def open(self, *names: str, game: str = "electronic", mine: list[int] | None = None, **more: Any) -> "Phone":
        opening = {"game": game, "names": list(names), **more}
        self.keep(await self.ask("POST", "/api/companions", {"opening": opening, "mine": mine or []}))
        return self

    async def join(self, *mine: int, url: str = "", status: int = 0) -> "Phone":
        other = Phone(url or self.url, self.code)
        other.keep(await other.ask("POST", f"/api/companions/{self.code}/phones", {"mine": list(mine)}, status))
        return other

    def keep(self, joined: Any) -> None:
        if "token" in joined:
            self.token, self.table, self.code = joined["token"], joined["table"], joined["table"]["code"]

    async def post(self, command: dict[str, Any], status: int = 0) -> Any:
        return await self.ask("POST", f"/api/companions/{self.code}/entries", {"command": command}, status)

    async def do(self, word: str, by: int, **more: Any) -> dict[str, Any]:
        self.count += 1
        command = {"do": word, "id": f"{self.token[:6]}-{self.count}", "by": by, **more}
        entry: dict[str, Any] = (await self.post(command))["entry"]
        return entry

    async def post_until_acknowledged(self, command: dict[str, Any]) -> dict[str, Any]:
        """Post a command until it is answered twice, through crashes of the server. Return the entry."""
        answers: list[dict[str, Any]] = []
        end = time.monotonic() + PATIENCE
        while len(answers) < 2:
            assert time.monotonic() < end, "the server does not answer"
            try:
                answers.append((await self.post(command))["entry"])
            except (httpx.TransportError, AssertionError):
                await asyncio.sleep(0.05)
        assert answers[0] == answers[1]
        return answers[0]

    async def info(self) -> Any:
        return await self.ask("GET", f"/api/companions/{self.code}")

    @asynccontextmanager
    async def stream_events(self, have: int = 0) -> AsyncIterator[AsyncIterator[Any]]:
        async with self.http.stream("GET", f"{self.url}/api/companions/{self.code}/stream?have={have}") as answer:

            async def lines() -> AsyncIterator[Any]:
                async for line in answer.aiter_lines():
                    if line.strip():
                        yield json.loads(line)

            yield lines()


async def test_a_repeated_command_acts_once_and_is_streamed(serving: Serving) -> None:
    ada = await Phone(serving.url).open("Ada", "Bob", mine=[1])
    bob = await ada.join(2)
    command = {"do": "pay", "id": "x1", "by": 2, "payer": 2, "receiver": 1, "amount": 1500}
    async with ada.stream_events() as heard:
        first = await anext(heard)
        assert [entry["what"] for entry in first["entries"]] == ["opening"] and first["seats"] == [1, 2]
        once, again = await bob.post(command), await bob.post(command)
        assert once["entry"] == again["entry"] and once["standing"]["balances"][1:] == [16_500, 13_500]
        news = await anext(heard)
        assert news["entries"] == [once["entry"]] and news["standing"] == once["standing"]
    async with ada.stream_events(have=2) as heard:
        assert (await anext(heard))["entries"] == []


async def test_an_unaffordable_command_is_refused_and_later_ones_are_executed(serving: Serving) -> None:
    ada = await Phone(serving.url).open("Ada", "Bob", mine=[1, 2])
    queue = [("a", 14_000), ("b", 2_000), ("c", 500)]  # b is no longer affordable
    written = [
        (await ada.post({"do": "pay", "id": id, "by": 1, "payer": 1, "receiver": 0, "amount": sum_}))["entry"]
        for id, sum_ in queue
    ]
    assert [entry["n"] for entry in written] == [1, 2, 3]
    assert [entry.get("refused", "") for entry in written] == ["", "too_poor", ""]
    assert written[1]["rule"] == "ELEC-MON-03"
    assert (await ada.info())["told"]["standing"]["balances"][1] == 500


async def test_an_entry_is_undone_by_agreement_and_the_history_shows_it(serving: Serving) -> None:
    ada = await Phone(serving.url).open("Ada", "Bob", "Cléo", mine=[1])
    bob, cleo = await ada.join(2), await ada.join(3)
    paid = await ada.do("pay", 1, payer=1, receiver=2, amount=2_000)
    assert (await ada.do("undo", 1, entry=paid["n"]))["what"] == "undo_asked"
    assert (await ada.info())["told"]["standing"]["asked"] == {str(paid["n"]): [2, 3]}
    assert (await bob.do("object", 2, entry=paid["n"]))["what"] == "against"
    assert (await ada.info())["told"]["standing"]["asked"] == {str(paid["n"]): [3]}
    done = await cleo.do("agree", 3, entry=paid["n"])
    assert done["what"] == "undone" and done["corrects"] == paid["n"]
    summary = (await ada.info())["told"]
    assert summary["standing"]["balances"][1:] == [15_000] * 3
    assert summary["standing"]["undone"] == {str(paid["n"]): done["n"]}
    assert [entry["what"] for entry in summary["entries"]].count("pay") == 1  # it is still listed


async def test_an_undo_needs_the_agreement_of_connected_phones(serving: Serving) -> None:
    bob = await Phone(serving.url).open("Ada", "Bob", "Cléo", mine=[2])
    paid = await bob.do("pay", 2, payer=2, receiver=1, amount=100)
    assert (await bob.do("undo", 2, entry=paid["n"]))["what"] == "undone"  # no other phone needs to agree
    paid = await bob.do("pay", 2, payer=2, receiver=1, amount=100)
    cleo = await bob.join(3)
    assert (await bob.do("undo", 2, entry=paid["n"]))["what"] == "undo_asked"
    assert (await bob.info())["told"]["standing"]["asked"] == {str(paid["n"]): [3]}
    assert (await cleo.do("agree", 3, entry=paid["n"]))["what"] == "undone"


async def test_deeds_are_tracked_and_wrong_rents_questioned(serving: Serving) -> None:
    ada = await Phone(serving.url).open("Ada", "Bob", mine=[1, 2], deeds=True)
    await ada.do("buy", 1, deed="belleville", player=1)
    standing = (await ada.info())["told"]["standing"]
    assert standing["deeds"] == {"belleville": [1, 0, 0]} and standing["rents"]["belleville"] == [0, 0, 20]
    wrong = await ada.do("rent", 2, deed="belleville", visitor=2, amount=500)
    assert wrong["refused"] == "rent_differs" and wrong["expected"] == 20 and "lines" not in wrong
    sure = await ada.do("rent", 2, deed="belleville", visitor=2, amount=500, sure=True)
    assert sure["lines"] == [[2, -500], [1, 500]] and sure["sure"]
    await ada.do("mortgage", 1, deed="belleville")
    assert (await ada.do("rent", 2, deed="belleville", visitor=2))["refused"] == "mortgaged"
    standing = (await ada.info())["told"]["standing"]
    assert standing["lifts"]["belleville"] == [330, 300, 30]
    assert standing["wealth"][1] == standing["balances"][1] + 300  # ELEC-QUICK-07: half, while it is mortgaged


OWN: dict[str, Any] = {
    "format": 1,
    "game": "electronic",
    "title": {"fr": "Lyon"},
    "money": {"salary": 2500},
    "space": {"belleville": {"fr": "Rue Mercière", "price": 700, "rents": [30, 110, 310, 910, 1610, 2510]}},
}


async def test_a_custom_edition_brings_its_deeds_and_amounts(serving: Serving) -> None:
    """The companion takes the deeds from the edition file."""
    opening = {"game": "electronic", "names": ["Ada", "Bob"], "deeds": True}
    forged = {"title": {}, "start": 9, "step": 1, "quick": {}, "deeds": []}
    ada = Phone(serving.url)
    body = {"opening": {**opening, "own": forged}, "mine": [1, 2], "edition": OWN}
    ada.keep(await ada.ask("POST", "/api/companions", body))
    deeds = {deed["name"]: deed for deed in ada.table["deeds"]}
    assert deeds["belleville"]["fr"] == "Rue Mercière" and deeds["belleville"]["price"] == 700 and len(deeds) == 28
    assert ada.table["opening"]["own"]["title"]["fr"] == "Lyon" and ada.table["money"]["start"] == 15_000
    await ada.do("buy", 2, deed="belleville", player=2)
    await ada.do("quick", 1, action="go", player=1)
    paid = await ada.do("rent", 1, deed="belleville", visitor=1)
    assert paid["lines"] == [[1, -30], [2, 30]]
    standing = (await ada.info())["told"]["standing"]
    assert standing["balances"][1:] == [15_000 + 2_500 - 30, 15_000 - 700 + 30]
    for edition in ({**OWN, "game": "empire"}, {**OWN, "money": {"salary": -1}}, {"game": 3}):
        answer = await ada.ask("POST", "/api/companions", {"opening": opening, "edition": edition}, 400)
        assert answer["error"]["reason"] == "bad_edition"
    plain = await Phone(serving.url).open("Ada", "Bob", deeds=True, own=forged)
    assert "own" not in plain.table["opening"] and len(plain.table["deeds"]) == 28


def test_a_custom_edition_of_millionaire_brings_its_target_and_its_evolution() -> None:
    edition = {"format": 1, "game": "millionaire", "options": {"target": "2000000"}, "money": {"evolution": 70}}
    new = {"opening": {"game": "millionaire", "names": ["Ada", "Bob"]}, "edition": edition}
    book = Book(msgspec.json.decode(resolve_opening(msgspec.json.encode(new)), type=Opening))
    amounts = {button.name: button.amounts for button in book.money.quick}
    assert book.money.target == 2_000 and amounts["evolve"] == [80, 130]
    assert Book(Opening("millionaire", ("Ada", "Bob"))).money.target == 1_000


@pytest.mark.parametrize("game", list(load_moneys()))
async def test_every_game_has_its_money(serving: Serving, game: str) -> None:
    money = load_moneys()[game]
    names = [f"P{n}" for n in range(money.least)]
    sides = [n % 2 for n in range(money.least)] if money.deeds == "planets" else []
    ada = await Phone(serving.url).open(*names, game=game, mine=[1, 2], deeds=bool(money.deeds), sides=sides)
    button = money.quick[0]
    await ada.do("quick", 1, action=button.name, player=1, amount=button.amounts[0])
    standing = (await ada.info())["told"]["standing"]
    assert standing["balances"][1] == money.start + button.amounts[0] and sum(standing["balances"]) == 0
    assert bool(ada.table["deeds"]) == bool(money.deeds)
    assert standing["ranking"][0] == [1, money.start + button.amounts[0]]


async def test_a_phone_speaks_for_its_own_accounts(serving: Serving) -> None:
    ada = await Phone(serving.url).open("Ada", "Bob", "Cléo", mine=[1])
    bob = await ada.join(2)
    spectator = await ada.join()
    pay = {"do": "pay", "id": "p", "by": 1, "payer": 1, "receiver": 2, "amount": 100}
    for phone in (bob, spectator, Phone(serving.url, ada.code), Phone(serving.url, ada.code, "nonsense")):
        assert (await phone.post(pay, 403))["error"]["reason"] == "not_your_seat"
    await ada.post({**pay, "id": "q", "by": 0})  # it opened the table, so it may act for the bank
    other = Phone(serving.url, ada.code)
    path = f"/api/companions/{ada.code}"
    assert (await other.ask("POST", f"{path}/phones", {"mine": [3, 2]}, 409))["error"]["accepted"] == "Bob"
    assert (await ada.info())["told"]["seats"] == [1, 2]  # account 3 was not claimed either
    await spectator.ask("DELETE", f"{path}/seats/2", None, 403)
    assert (await ada.ask("DELETE", f"{path}/seats/2"))["told"]["seats"] == [1]
    assert (await spectator.ask("POST", f"{path}/seats", {"mine": [2]}))["mine"] == [2]
    await bob.post({**pay, "id": "r", "by": 2}, 403)  # the removed phone
    await other.ask("POST", f"{path}/seats", {"mine": [3]}, 401)


@rule("ELEC-SETUP-02")
async def test_only_the_banker_moves_the_money_of_others(serving: Serving) -> None:
    ada = await Phone(serving.url).open("Ada", "Bob", mine=[1], banker=1)
    bob = await ada.join(2)
    assert (await bob.do("pay", 2, payer=1, receiver=2, amount=100))["refused"] == "not_yours"
    assert "refused" not in await bob.do("pay", 2, payer=2, receiver=1, amount=100)
    assert "refused" not in await ada.do("pay", 1, payer=2, receiver=0, amount=100)


@rule("ELEC-SETUP-03", "ELEC-EDGE-62")
async def test_a_seventh_person_can_be_a_banker_without_an_account(serving: Serving) -> None:
    banker = await Phone(serving.url).open(*"abcdef", mine=[], banker=-1)
    assert (await banker.info())["mine"] == [0]
    third = await banker.join(3)
    assert "refused" not in await banker.do("pay", 0, payer=1, receiver=2, amount=100)
    assert (await third.do("pay", 3, payer=1, receiver=3, amount=100))["refused"] == "not_yours"


async def test_invalid_openings_are_refused_with_the_accepted_values(serving: Serving) -> None:
    ada = Phone(serving.url)
    for opening, accepted in (
        ({"game": "chess", "names": ["A", "B"]}, "game: electronic, empire, star_wars, millionaire, deal"),
        ({"game": "electronic", "names": ["A"]}, "players: 2..6"),
        ({"game": "electronic", "names": ["A", "a"]}, "names: different names"),
        ({"game": "deal", "names": ["A", "B"], "deeds": True}, "deeds: false"),
        ({"game": "electronic", "names": list("abcd"), "banker": -1}, "banker: 0..4"),
        ({"game": "electronic", "names": ["A", " \n"]}, "1..20"),
    ):
        answer = await ada.ask("POST", "/api/companions", {"opening": opening}, 400)
        assert answer["error"]["accepted"] == accepted
    await ada.open("Ada", "Bob", mine=[1])
    await ada.post({"do": "pay", "id": "", "by": 1, "payer": 1, "receiver": 2, "amount": 10}, 400)
    await ada.post({"do": "steal", "id": "x", "by": 1}, 400)
    await ada.ask("GET", "/api/companions/QQQQQQ", status=404)
    await ada.ask("GET", f"/api/companions/{ada.code}/stream?have=x", status=400)
    await ada.ask("DELETE", f"/api/companions/{ada.code}/seats/x", status=409)
    assert (await Phone(serving.url, ada.code.lower()).info())["code"] == ada.code


async def test_the_history_and_the_qr_codes_are_exported(serving: Serving) -> None:
    ada = await Phone(serving.url).open("=Ada", "Bob", mine=[1])
    await ada.do("quick", 1, action="go", player=1)
    at = f"/api/companions/{ada.code}"
    rows = list(csv.reader(io.StringIO(await ada.ask("GET", f"{at}/history.csv"))))
    assert len(rows) == 3 and rows[2][3:5] == ["quick", "go"] and rows[2][-2:] == ["2000", "0"]
    lines = [json.loads(line) for line in (await ada.http.get(f"{ada.url}{at}/history.ndjson")).text.splitlines()]
    saved = json.dumps({"opening": lines[0], "entries": lines[1:]}).encode()
    assert Book.load(saved).balance(1) == 17_000  # the whole book is exported
    codes = [await ada.ask("GET", f"{at}/qr.svg{card}") for card in ("", "?card=1", "?card=2")]
    assert all(code.startswith("<svg") for code in codes) and len(set(codes)) == 3, "each card has its own code"
    for card in ("0", "3", "x"):
        assert (await ada.http.get(f"{ada.url}{at}/qr.svg?card={card}")).status_code == 404


async def flood(phones: list[Phone], seed: int, each: int = 25, paid: Any = None) -> dict[int, int]:
    """Pay at random from every phone, each command twice. Return the acknowledged sums by account.

    `paid` is called after each payment if given.
    """
    sums: dict[int, int] = {}

    async def pay(account: int, phone: Phone) -> None:
        rng = random.Random(f"{seed} {account}")
        for n in range(each):
            amount, to = rng.randrange(10, 3_000, 10), rng.choice([0, 1, 2, 3, 4])
            if to == account:
                to = 0
            command = {"do": "pay", "by": account, "payer": account, "receiver": to, "amount": amount}
            entry = await phone.post_until_acknowledged({**command, "id": f"{seed}-{account}-{n}"})
            for line in entry.get("lines", []):
                sums[line[0]] = sums.get(line[0], 0) + line[1]
            if paid is not None:
                paid()

    await asyncio.gather(*[pay(account, phone) for account, phone in enumerate(phones, 1)])
    return sums


def check(summary: Any, sums: dict[int, int], payments: int = 100) -> None:
    """Balances equal the ledger and the sum of the acknowledged payments."""
    entries, balances = summary["entries"], summary["standing"]["balances"]
    assert [entry["n"] for entry in entries] == list(range(len(entries)))
    ids = [entry["id"] for entry in entries[1:]]
    assert len(ids) == len(set(ids)) == payments
    for account in range(5):
        ledger = sum(change for entry in entries for owner, change in entry.get("lines", []) if owner == account)
        start = 15_000 if account else -60_000
        assert balances[account] == ledger == start + sums.get(account, 0)


async def open_four_phones(url: str) -> list[Phone]:
    ada = await Phone(url).open("Ada", "Bob", "Cléo", "Dan", mine=[1])
    return [ada, *[await ada.join(account) for account in (2, 3, 4)]]


# Slow: it starts five servers. Failing writes are tested below without any.
@pytest.mark.slow
@rule("ELEC-BANK-19", "ELEC-SETUP-12")
async def test_a_server_killed_under_load_loses_and_repeats_no_payment(store: str) -> None:
    serving = Serving(store, *FAST).start()
    try:
        phones = await open_four_phones(serving.url)
        paid: list[int] = []
        paying = asyncio.create_task(flood(phones, 1, paid=lambda: paid.append(1)))
        for done in (10, 40, 70):
            while len(paid) < done and not paying.done():
                await asyncio.sleep(0.01)
            serving.kill()
            await asyncio.to_thread(serving.start)
        sums = await paying
        before = (await phones[0].info())["told"]
        check(before, sums)
        serving.kill()
        await asyncio.to_thread(serving.start)
        assert (await phones[3].info())["told"] == before
    finally:
        serving.stop()


class Failing(Store):
    """A store whose next ledger writes fail, either before or just after they are made."""

    fails = ""

    async def write(self, change: Any, *args: Any, **more: Any) -> Any:
        if change is not q.add_ledger_entry or not self.fails:
            return await super().write(change, *args, **more)
        if self.fails == "after":
            await super().write(change, *args, **more)
        raise StoreUnavailable("the cable is out")


@asynccontextmanager
async def open_with_failing_store(path: Path) -> AsyncIterator[tuple[CompanionTable, Failing]]:
    """Open a table whose first account belongs to one phone."""
    process = Process(Settings(store=f"sqlite:///{path}/magnat.db"))
    process.store = store = Failing(process.settings.store)
    store.open()
    store.start()
    try:
        table = await CompanionTables(process).open(Opening("electronic", ("Ada", "Bob")))
        await table.register_host(PHONE)
        await table.claim_accounts(PHONE, [1])
        yield table, store
    finally:
        await store.close()


PHONE = hash_token("a phone")
PAID = Pay(id="x", by=1, payer=1, receiver=2, amount=500)


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_a_failed_write_leaves_the_book_unchanged_and_a_retry_acts_once(tmp_path: Path, fails: str):
    async with open_with_failing_store(tmp_path) as (table, store):
        listener = await table.listen(1)
        listener.get_nowait()
        store.fails, book, before = fails, table.book, state(table.book)
        with pytest.raises(StoreUnavailable):
            await table.execute(PHONE, PAID)
        assert table.book is book and state(book) == before and listener.empty()
        store.fails = ""
        answer = await table.execute(PHONE, PAID)
        assert answer.entry == book.ledger.entries[1] == (await store.read(q.read_ledger_entries, table.code))[1]
        assert len(book.ledger) == 2 and (book.balance(1), book.balance(2)) == (14_500, 15_500)
        updates = [listener.get_nowait() for _ in range(listener.qsize())]
        assert [entry for news in updates if news for entry in news.entries] == [answer.entry]


async def test_info_after_a_failed_write_shows_the_stored_state(tmp_path: Path):
    async with open_with_failing_store(tmp_path) as (table, store):
        store.fails = "after"
        with pytest.raises(StoreUnavailable):
            await table.execute(PHONE, PAID)
        assert (await table.info(PHONE)).told.standing.balances[1:] == [14_500, 15_500]
        with pytest.raises(StoreUnavailable):
            await table.execute(PHONE, Pay(id="y", by=1, payer=1, receiver=2, amount=100))
        store.fails = ""
        other = await table.execute(PHONE, Pay(id="z", by=1, payer=2, receiver=1, amount=10))  # on top of both
        assert (other.entry.n, other.standing.balances[1:]) == (3, [14_410, 15_590])


async def test_two_processes_share_one_table_in_postgresql(postgresql: Postgresql) -> None:
    with Serving(postgresql.url, *FAST) as one, Serving(postgresql.url, *FAST) as other:
        phones = await open_four_phones(one.url)
        for phone in phones[2:]:
            phone.url = other.url
        async with phones[3].stream_events() as heard:
            await anext(heard)
            sums = await flood(phones, 2, each=5)
            numbers: list[int] = []
            while len(numbers) < 20:
                numbers += [entry["n"] for entry in (await asyncio.wait_for(anext(heard), PATIENCE))["entries"]]
            assert numbers == list(range(1, 21))
        states = [(await phone.info())["told"] for phone in (phones[0], phones[3])]
        check(states[0], sums, 20)
        assert states[0] == states[1]
