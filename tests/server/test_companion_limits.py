"""server: a companion table among people who do not all mean well."""

import asyncio
from typing import Any

import pytest

import magnat
from magnat.server import companion
from tests.server.harness import Person, Serving

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")


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


def test_who_looks_on_shuts_nobody_out(serving: Serving) -> None:
    async def play() -> None:
        _, code = await opened(serving.url)
        for _ in range(companion.PHONES - 1):
            await joined(serving.url, code, [])
        await joined(serving.url, code, [], status=429)
        assert (await joined(serving.url, code, [2])).token, "who speaks for somebody is let in"

    asyncio.run(play())
