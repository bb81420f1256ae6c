"""Statistics of each player: results of all games, and figures of the reviewed ones."""

import asyncio
import csv
import io
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import FAST
from tests.server.harness import Person, Serving, seated
from tests.server.test_operator import admin, admin_json
from tests.server.test_reviews import GAMES, abort_game, complete_review, stopped_game

MINE = "/api/me/statistics"


async def play_and_review(url: str) -> list[Person]:
    """Return two people who have finished a short game and have its review."""
    people = await seated(url, "electronic", people=2, bots=0, options={"turn_limit": 3})
    await asyncio.gather(*[person.play() for person in people])
    assert (await complete_review(people[0], f"/api/tables/{people[0].table}/review"))["state"] == "done"
    return people


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("statistics")
    with Serving(f"sqlite:///{folder}/magnat.db", *FAST, "--review-games", GAMES) as running:
        yield running


def test_players_see_and_delete_their_own_statistics(reviewing: Serving) -> None:
    async def play(serving: Serving) -> None:
        people = await play_and_review(serving.url)
        statistics = [await person.call("GET", MINE) for person in people]
        assert [own["name"] for own in statistics] == ["P0", "P1"]
        assert sum(own["all"]["won"] for own in statistics) == 1000 == sum(own["all"]["expected"] for own in statistics)
        for person, own in zip(people, statistics, strict=True):
            (game,) = own["games"]
            assert (game["match"], game["game"], game["seats"]) == (person.table, "electronic", 2)
            assert game["sums"]["terms"]["end"] == game["share"] and own["all"]["reviewed"] == 1
            assert own["all"]["luck"] is None, "one game is too few"
        assert sum(own["games"][0]["sums"]["terms"]["luck"] for own in statistics) == 0, "each has the sums of one seat"
        me, you = people
        (line,) = csv.DictReader(io.StringIO(str(await you.call("GET", f"{MINE}.csv"))))
        assert line["match"] == me.table and float(line["share"]) == statistics[1]["games"][0]["share"] / 10
        await Person(serving.url, "Nobody").call("GET", MINE, status=401)
        await Person(serving.url, "Nobody").call("DELETE", MINE, status=401)
        await check_uncounted_games(me)
        assert (await me.call("DELETE", MINE))["games"] == [] == (await me.call("GET", MINE))["games"]
        assert (await you.call("GET", MINE))["games"] == statistics[1]["games"], "the other player's are kept"
        again = await complete_review(me, f"/api/tables/{people[0].table}/review")
        assert again["state"] == "done" and (await me.call("GET", MINE))["games"] == []

    asyncio.run(play(reviewing))


def test_statistics_deleted_during_a_review_stay_deleted(reviewing: Serving) -> None:
    async def play(serving: Serving) -> None:
        people = await stopped_game(serving.url)
        path = await abort_game(people)
        assert (await people[1].call("POST", path, {}))["state"] == "working"
        assert (await people[1].call("DELETE", MINE))["games"] == []
        assert (await complete_review(people[1], path))["state"] == "done"
        assert [len((await person.call("GET", MINE))["games"]) for person in people] == [1, 0]

    asyncio.run(play(reviewing))


async def check_uncounted_games(me: Person) -> None:
    """Side games and games with two own seats do not count; an aborted game counts without a result."""
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


def test_a_deleted_player_leaves_no_statistics_and_no_name_in_reviews(reviewing: Serving) -> None:
    """The other player's remain, and the review is made again without the name."""

    def dump_reviews(match: str) -> str:
        with sqlite3.connect(reviewing.store.removeprefix("sqlite:///")) as connection:
            reviews = connection.execute("select * from reviews where match = ?", (match,)).fetchall()
        assert reviews
        return str(reviews)

    async def play(serving: Serving) -> None:
        one, two = await play_and_review(serving.url)
        assert "P1" in dump_reviews(one.table)
        id = (await two.call("GET", "/api/me"))["id"]
        exported: Any = await asyncio.to_thread(admin_json, serving, "export-player", id)
        assert [own["match"] for own in exported["reviews"]] == [two.table]
        before = await one.call("GET", MINE)
        await asyncio.to_thread(admin, serving, "erase-player", id)
        assert await one.call("GET", MINE) == before
        path = f"/api/tables/{one.table}/review"
        assert "P1" not in str(await one.call("GET", path))
        assert "P1" not in str(await complete_review(one, path)) and await one.call("GET", MINE) == before

        assert "P1" not in dump_reviews(one.table)

    asyncio.run(play(reviewing))
