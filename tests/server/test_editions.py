"""server: tables that carry an edition of somebody's own, and what its maker is told."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from magnat.hosts.server import balance_api
from magnat.hosts.server.limits import MAX_TRIALS_PER_ADDRESS
from magnat.match.refusal import Refusal
from tests.server.harness import ANY, Person, Serving

LYONS: dict[str, Any] = {
    "format": 1,
    "game": "electronic",
    "title": {"fr": "Lyon", "en": "Lyons"},
    "space": {"paix": {"fr": "Place Bellecour", "price": 4200}},
}


def test_a_guest_reads_what_differs_before_sitting_down_and_the_record_carries_it(serving: Serving) -> None:
    async def evening() -> None:
        host = await Person(serving.url, "Ada").arrive()
        id = await host.create("electronic", [{"kind": "me"}, {"kind": "open"}], edition=LYONS)
        guest = await Person(serving.url, "Blaise").arrive()
        info = await guest.call("GET", f"/api/tables/{id}")
        assert info["edition"]["title"]["fr"] == "Lyon"
        assert [each["path"] for each in info["edition"]["differences"]] == ["space.paix.price", "space.paix.fr"]
        played = await guest.call("GET", f"/api/tables/{id}/edition")
        assert played["board"]["space"][39]["fr"] == "Place Bellecour"
        await guest.join(id)
        assert (await host.call("POST", f"/api/tables/{id}/start"))["status"] == "playing"
        header = json.loads((await host.record()).partition("\n")[0])
        assert (header["board"]["space"][39]["fr"], header["board"]["space"][39]["price"]) == ("Place Bellecour", 4200)

    asyncio.run(evening())


def test_its_maker_is_told_what_is_wrong_and_what_is_printed(serving: Serving) -> None:
    async def workshop() -> None:
        maker = await Person(serving.url, "Camille").arrive()
        printed = await maker.call("GET", "/api/editions/electronic")
        assert printed["printed"]["decks"]["chance"][0]["verb"] == "advance_to" and printed["allows"]["spaces"]
        faulty = LYONS | {"space": {"paix": {"price": 4205}}}
        told = await maker.call("POST", "/api/editions/check", {"doc": faulty})
        (problem,) = told["problems"]
        assert told["lifts"] == {}, "of what cannot be played nothing is worked out"
        lyons = await maker.call("POST", "/api/editions/check", {"doc": LYONS})
        assert lyons["lifts"]["paix"] == 2310 and len(lyons["lifts"]) == 28, "the value, half of 4200, and a tenth"
        deal = await maker.call("POST", "/api/editions/check", {"doc": {"format": 1, "game": "deal"}})
        assert deal["lifts"] == {} and not deal["problems"]
        assert problem["id"] == "check-step" and problem["repair"] == ["space.paix.price", 4200]
        told = await maker.call("POST", "/api/editions/check", {"text": "format = 1\ngame = [", "lang": "en"})
        assert told["problem"]["line"] == 2 and told["problem"]["mend"]

    asyncio.run(workshop())


def test_bots_play_a_little_of_an_edition_each_time_its_maker_asks(serving: Serving) -> None:
    async def workshop() -> None:
        maker = Person(serving.url, "Camille")
        first = await maker.call("POST", "/api/editions/balance", {"doc": LYONS})
        second = await maker.call("POST", "/api/editions/balance", {"doc": LYONS})
        assert 0 < first["games"] < second["games"] <= second["most"] and len(second["order"]) == second["seats"]
        other = LYONS | {"money": {"salary": 2500}}
        assert (await maker.call("POST", "/api/editions/balance", {"doc": other}))["games"] > 0
        third = await maker.call("POST", "/api/editions/balance", {"doc": LYONS})
        assert second["games"] < third["games"] <= third["most"]  # it goes on where it was
        faulty = LYONS | {"space": {"paix": {"price": 4205}}}
        for hostile in (faulty, {}, {"game": ["electronic"]}, {"format": 1, "game": "chess"}):
            refused = await maker.call("POST", "/api/editions/balance", {"doc": hostile}, status=400)
            assert refused["error"]["reason"] == "bad_edition"
        endless = LYONS | {"title": {"fr": "L" * 2_000_000}}
        assert (await maker.call("POST", "/api/editions/balance", {"doc": endless}, status=413))["error"]

    asyncio.run(workshop())


def test_of_one_address_only_a_few_wait_for_games_at_once(serving: Serving) -> None:
    async def crowd() -> None:
        asked = [
            Person(serving.url, "Dan").call("POST", "/api/editions/balance", {"doc": LYONS}, status=ANY)
            for _ in range(MAX_TRIALS_PER_ADDRESS + 1)
        ]
        told = await asyncio.gather(*asked)
        assert sorted([each.get("error", {}).get("reason", "") for each in told]) == ["", "", "", "too_many"]
        assert (await Person(serving.url, "Dan").call("POST", "/api/editions/balance", {"doc": LYONS}))["games"]

    asyncio.run(crowd())


def test_while_somebody_waits_for_a_bot_no_edition_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_api, "QUIET_TIMEOUT_SECONDS", 0.0)
    api: Any = balance_api.BalanceApi()
    waits = iter([True, True, False])
    api.process = SimpleNamespace(review_jobs=SimpleNamespace(is_busy=lambda: True))
    with pytest.raises(Refusal, match="busy"):
        asyncio.run(api._wait_until_quiet())
    monkeypatch.setattr(balance_api, "QUIET_TIMEOUT_SECONDS", 60.0)
    api.process.review_jobs.is_busy = lambda: next(waits)
    asyncio.run(api._wait_until_quiet())
    assert not list(waits), "it has asked until nobody waited any more"
