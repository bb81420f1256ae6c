"""server: tables that carry an edition of somebody's own, and what its maker is told."""

import asyncio
import json
from typing import Any

import pytest

import magnat
from tests.server.harness import Person, Serving

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")

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
        assert problem["id"] == "check-step" and problem["repair"] == ["space.paix.price", 4200]
        told = await maker.call("POST", "/api/editions/check", {"text": "format = 1\ngame = [", "lang": "en"})
        assert told["problem"]["line"] == 2 and told["problem"]["mend"]

    asyncio.run(workshop())
