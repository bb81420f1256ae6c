"""server: everybody's statistics are his own: results of all games, figures of those that have a review."""

import asyncio
import csv
import io
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import FAST
from tests.server.harness import Person, Serving, seated
from tests.server.test_operator import admin, told
from tests.server.test_reviews import GAMES, ended, stopped_game, whole

MINE = "/api/me/statistics"


async def played(url: str) -> list[Person]:
    """Two people have played a short game to its end, and have its review."""
    people = await seated(url, "electronic", people=2, bots=0, options={"turn_limit": 3})
    await asyncio.gather(*[person.play() for person in people])
    assert (await whole(people[0], f"/api/tables/{people[0].table}/review"))["state"] == "done"
    return people


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("statistics")
    with Serving(f"sqlite:///{folder}/magnat.db", *FAST, "--review-games", GAMES) as running:
        yield running


def test_everybody_has_his_own_and_can_forget_them(reviewing: Serving) -> None:
    async def play(serving: Serving) -> None:
        people = await played(serving.url)
        told = [await person.call("GET", MINE) for person in people]
        assert [each["name"] for each in told] == ["P0", "P1"]
        assert sum(each["all"]["won"] for each in told) == 1000 == sum(each["all"]["expected"] for each in told)
        for person, each in zip(people, told, strict=True):
            (game,) = each["games"]
            assert (game["match"], game["game"], game["seats"]) == (person.table, "electronic", 2)
            assert game["sums"]["terms"]["end"] == game["share"] and each["all"]["reviewed"] == 1
            assert each["all"]["luck"] is None, "one game says nothing in general"
        assert sum(each["games"][0]["sums"]["terms"]["luck"] for each in told) == 0, "each has the sums of his own seat"
        me, you = people
        (line,) = csv.DictReader(io.StringIO(str(await you.call("GET", f"{MINE}.csv"))))
        assert line["match"] == me.table and float(line["share"]) == told[1]["games"][0]["share"] / 10
        await Person(serving.url, "Nobody").call("GET", MINE, status=401)
        await Person(serving.url, "Nobody").call("DELETE", MINE, status=401)
        await not_counted(me)
        assert (await me.call("DELETE", MINE))["games"] == [] == (await me.call("GET", MINE))["games"]
        assert (await you.call("GET", MINE))["games"] == told[1]["games"], "what another has is his"
        again = await whole(me, f"/api/tables/{people[0].table}/review")
        assert again["state"] == "done" and (await me.call("GET", MINE))["games"] == []

    asyncio.run(play(reviewing))


def test_what_is_forgotten_while_a_review_runs_stays_forgotten(reviewing: Serving) -> None:
    async def play(serving: Serving) -> None:
        people = await stopped_game(serving.url)
        path = await ended(people)
        assert (await people[1].call("POST", path, {}))["state"] == "working"
        assert (await people[1].call("DELETE", MINE))["games"] == []
        assert (await whole(people[1], path))["state"] == "done"
        assert [len((await person.call("GET", MINE))["games"]) for person in people] == [1, 0]

    asyncio.run(play(reviewing))


async def not_counted(me: Person) -> None:
    """A side game is none of mine, nor one with two seats of mine; one that was broken off is, without a result."""
    before = await me.call("GET", MINE)
    side = await me.call("POST", f"/api/tables/{me.table}/side", {"seq": 3, "seat": 1}, status=201)
    both = await me.call("POST", "/api/tables", {"game": "deal", "seats": [{"kind": "me"}] * 2}, status=201)
    broken = await me.call("POST", "/api/tables", {"game": "deal", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    for table in (both, broken):
        await me.call("POST", f"/api/tables/{table['id']}/start", {})
    for table in (side, both, broken):
        await me.call("POST", f"/api/tables/{table['id']}/abort", {})
    after = await me.call("GET", MINE)
    assert [game["match"] for game in after["games"]] == [before["games"][0]["match"], broken["id"]]
    assert after["games"][1]["share"] is None and (after["all"]["games"], after["all"]["ended"]) == (2, 1)


def test_who_is_forgotten_leaves_no_statistics_and_no_name_in_a_review(reviewing: Serving) -> None:
    """The other one's stay, and the review is worked out again, without the name."""

    def dumped(match: str) -> str:
        with sqlite3.connect(reviewing.store.removeprefix("sqlite:///")) as connection:
            found = connection.execute("select * from reviews where match = ?", (match,)).fetchall()
        assert found
        return str(found)

    async def play(serving: Serving) -> None:
        one, two = await played(serving.url)
        assert "P1" in dumped(one.table)
        id = (await two.call("GET", "/api/me"))["id"]
        exported: Any = await asyncio.to_thread(told, serving, "export-player", id)
        assert [each["match"] for each in exported["reviews"]] == [two.table]
        before = await one.call("GET", MINE)
        await asyncio.to_thread(admin, serving, "erase-player", id)
        assert await one.call("GET", MINE) == before
        path = f"/api/tables/{one.table}/review"
        assert "P1" not in str(await one.call("GET", path))
        assert "P1" not in str(await whole(one, path)) and await one.call("GET", MINE) == before

        assert "P1" not in dumped(one.table)

    asyncio.run(play(reviewing))
