"""Tables with a custom edition, and the checks its author receives."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from magnat.hosts.server.limits import MAX_TRIALS_PER_ADDRESS
from magnat.match import Refusal
from magnat.tables import review_jobs
from tests.server.harness import ANY, Person, Serving

LYONS: dict[str, Any] = {
    "format": 1,
    "game": "electronic",
    "title": {"fr": "Lyon", "en": "Lyons"},
    "space": {"paix": {"fr": "Place Bellecour", "price": 4200}},
}


async def test_the_edition_is_shown_before_joining_and_stored_in_the_record(serving: Serving) -> None:
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


async def test_an_edition_check_reports_errors_and_derived_amounts(serving: Serving) -> None:
    maker = await Person(serving.url, "Camille").arrive()
    printed = await maker.call("GET", "/api/editions/electronic")
    assert printed["printed"]["decks"]["chance"][0]["verb"] == "advance_to" and printed["allows"]["spaces"]
    faulty = LYONS | {"space": {"paix": {"price": 4205}}}
    check = await maker.call("POST", "/api/editions/check", {"doc": faulty})
    (problem,) = check["problems"]
    assert check["lifts"] == {}, "amounts are derived only for a valid edition"
    lyons = await maker.call("POST", "/api/editions/check", {"doc": LYONS})
    assert lyons["lifts"]["paix"] == 2310 and len(lyons["lifts"]) == 28, "half of 4200, and a tenth"
    deal = await maker.call("POST", "/api/editions/check", {"doc": {"format": 1, "game": "deal"}})
    assert deal["lifts"] == {} and not deal["problems"]
    assert problem["id"] == "check-step" and problem["repair"] == ["space.paix.price", 4200]
    check = await maker.call("POST", "/api/editions/check", {"text": "format = 1\ngame = [", "lang": "en"})
    assert check["problem"]["line"] == 2 and check["problem"]["mend"]


async def test_each_balance_request_plays_a_few_more_games(serving: Serving) -> None:
    maker = Person(serving.url, "Camille")
    first = await maker.call("POST", "/api/editions/balance", {"doc": LYONS})
    second = await maker.call("POST", "/api/editions/balance", {"doc": LYONS})
    assert 0 < first["games"] < second["games"] <= second["most"] and len(second["order"]) == second["seats"]
    other = LYONS | {"money": {"salary": 2500}}
    assert (await maker.call("POST", "/api/editions/balance", {"doc": other}))["games"] > 0
    third = await maker.call("POST", "/api/editions/balance", {"doc": LYONS})
    assert second["games"] < third["games"] <= third["most"]  # it continues where it stopped
    faulty = LYONS | {"space": {"paix": {"price": 4205}}}
    for hostile in (faulty, {}, {"game": ["electronic"]}, {"format": 1, "game": "chess"}):
        refused = await maker.call("POST", "/api/editions/balance", {"doc": hostile}, status=400)
        assert refused["error"]["reason"] == "bad_edition"
    endless = LYONS | {"title": {"fr": "L" * 2_000_000}}
    assert (await maker.call("POST", "/api/editions/balance", {"doc": endless}, status=413))["error"]


async def test_balance_requests_are_limited_by_address(serving: Serving) -> None:
    requests = [
        Person(serving.url, "Dan").call("POST", "/api/editions/balance", {"doc": LYONS}, status=ANY)
        for _ in range(MAX_TRIALS_PER_ADDRESS + 1)
    ]
    answers = await asyncio.gather(*requests)
    assert sorted([answer.get("error", {}).get("reason", "") for answer in answers]) == ["", "", "", "too_many"]
    assert (await Person(serving.url, "Dan").call("POST", "/api/editions/balance", {"doc": LYONS}))["games"]


def test_editions_are_not_played_while_bots_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_jobs, "QUIET_TIMEOUT_SECONDS", 0.0)
    monkeypatch.setattr(review_jobs, "BUSY_POLL_SECONDS", 0.0)
    host: Any = SimpleNamespace(is_busy=lambda: True)
    jobs = review_jobs.ReviewJobs(host, 1)
    waits = iter([True, True, False])
    with pytest.raises(Refusal, match="busy"):
        asyncio.run(jobs.wait_until_quiet())
    monkeypatch.setattr(review_jobs, "QUIET_TIMEOUT_SECONDS", 60.0)
    host.is_busy = lambda: next(waits)
    asyncio.run(jobs.wait_until_quiet())
    assert not list(waits), "it asked until no bot was waiting"
