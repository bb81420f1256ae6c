"""Reviews: available after the end, filtered for each reader, and stored."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magnat.analysis.intervals import FULL_CHANCE
from magnat.record import decode_record, verify
from tests.server.conftest import FAST, UNLIMITED
from tests.server.harness import Person, Serving, eventually, seated
from tests.server.inside import Inside

CHANCES = ('"chances"', '"halves"', '"tried"')  # keys that only a review has
GAMES = "2"  # from each position: enough to have something to show


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("reviews")
    flags = (*FAST, "--review-games", GAMES)
    with Serving(f"sqlite:///{folder}/magnat.db", *flags, log=folder / "log") as running:
        yield running


async def stopped_game(url: str, answers: int = 8) -> list[Person]:
    """Return two people who have answered a few questions in a game that was then ended."""
    people = await seated(url, "deal", people=2, bots=1)
    await asyncio.gather(*[person.play(stop=lambda p: p.seq > answers) for person in people])
    return people


async def abort_game(people: list[Person]) -> str:
    await people[0].call("POST", f"/api/tables/{people[0].table}/abort", {})
    return f"/api/tables/{people[0].table}/review"


async def complete_review(person: Person, path: str) -> dict[str, Any]:
    answer: dict[str, Any] = await person.call("POST", path, {})

    async def done() -> bool:
        nonlocal answer
        answer = await person.call("GET", path) if answer["state"] == "working" else answer
        return bool(answer["state"] != "working")

    await eventually(done, 500)
    return answer


def read_reviews(serving: Serving, columns: str) -> list[Any]:
    with sqlite3.connect(serving.store.removeprefix("sqlite:///")) as database:
        return database.execute(f"select {columns} from reviews").fetchall()


async def test_reviews_are_not_available_during_a_game(reviewing: Serving) -> None:
    """No part of a review reaches players, spectators or anonymous readers."""
    people = await stopped_game(reviewing.url)
    path = f"/api/tables/{people[0].table}/review"
    watching = await Person(reviewing.url, "Watching").arrive()
    watching.table = people[0].table
    await watching.connect()
    for person in (*people, watching, Person(reviewing.url, "Nobody")):
        for method in ("GET", "POST", "DELETE"):
            refused = await person.call(method, path, {} if method == "POST" else None, status=409)
            assert refused["error"]["reason"] == "not_over" and "review" not in refused
    for person in (*people, watching):
        assert (await person.do("ping"))["type"] == "pong"
        assert person.heard and not any(word in frame for frame in person.heard for word in CHANCES)
    assert (people[0].table,) not in read_reviews(reviewing, "match")


async def test_a_reader_sees_own_answers_and_totals_of_the_others(reviewing: Serving) -> None:
    people = await stopped_game(reviewing.url)
    path = await abort_game(people)
    assert (await people[1].call("GET", path))["state"] == "none", "it was not requested yet"
    answer = await complete_review(people[1], path)
    assert answer["state"] == "done" and answer["stage"] == "done"
    for reader in (*people, Person(reviewing.url, "Nobody")):
        review = (await reader.call("GET", path))["review"]
        others = {person.seat for person in people if person is not reader}
        assert {player["seat"] for player in review["players"] if player["closed"]} == others
        for player in review["players"]:
            for terms in (player["exact"], player["shown"]):
                assert terms["start"] + terms["luck"] + terms["play"] + terms["others"] == terms["end"]
            assert not player["closed"] or (player["shown"]["play"] == 0 and player["words"] == {})
        assert not [m for m in review["moments"] if m["kind"] == "answer" and m["seat"] in others]
        assert [m["number"] for m in review["moments"]] == list(range(1, len(review["moments"]) + 1))
        for lang in ("fr", "en"):
            assert len(review["told"][lang]) == len(review["moments"])
            assert all(review["verdicts"][lang][seat] == ["", ""] for seat in others)
        assert all(sum(point["chances"]) == FULL_CHANCE for point in review["points"])
        assert review["points"][0]["turn"] == 0 and not review["finished"]


def test_players_see_all_answers_once_everybody_agrees(reviewing: Serving) -> None:
    async def play() -> None:
        people = await stopped_game(reviewing.url)
        path = f"/api/tables/{people[0].table}/review"
        refused = await people[0].call("POST", f"{path}/common", {"yes": True}, status=409)
        assert refused["error"]["reason"] == "not_over"
        await abort_game(people)
        nobody = await Person(reviewing.url, "Nobody").arrive()
        await nobody.call("POST", f"{path}/common", {"yes": True}, status=403)
        await complete_review(people[1], path)

        async def read_common(reader: Person) -> tuple[str, int]:
            answer = await reader.call("GET", path)
            return answer.get("common", ""), sum(player["closed"] for player in answer["review"]["players"])

        others = len(people) - 1
        assert [await read_common(person) for person in people] == [("ask", others)] * len(people)
        for person in people[1:]:
            await person.call("POST", f"{path}/common", {"yes": True})
        assert await read_common(people[0]) == ("ask", others) and await read_common(people[1]) == ("waiting", others)
        await people[0].call("POST", f"{path}/common", {"yes": False})
        assert [await read_common(person) for person in people] == [("no", others)] * len(people), "one no is enough"
        await people[0].call("POST", f"{path}/common", {"yes": True})
        assert [await read_common(person) for person in people] == [("yes", 0)] * len(people)
        assert await read_common(nobody) == ("", len(people)), "other readers see no more than before"

    asyncio.run(play())


# Slow: it starts a server twice and makes three reviews. That a stopped review resumes, and that it is made once
# and stored, is tested in tests/browser_host/test_analysis.py.
@pytest.mark.slow
def test_a_stopped_review_resumes_to_the_same_result(store: str) -> None:
    """Only a player may stop it. With a restart in between the figures are those of an uninterrupted run."""

    async def begin(url: str) -> tuple[list[Person], str]:
        people = await stopped_game(url, 3)
        path = await abort_game(people)
        await people[0].call("POST", path, {})
        refused = await Person(url, "Nobody").call("DELETE", path, status=403)
        assert refused["error"]["reason"] == "spectator"
        left = await people[0].call("DELETE", path)
        assert left["state"] in ("stopped", "none")
        return people, path

    flags = (*FAST, "--review-games", GAMES)
    serving = Serving(store, *flags).start()
    people, path = asyncio.run(begin(serving.url))
    first = asyncio.run(complete_review(people[0], path))
    serving.stop()
    serving.start()
    again = Person(serving.url, people[0].name)
    again.token = people[0].token
    assert asyncio.run(again.call("GET", path)) == first, "it is stored with the match"
    with sqlite3.connect(store.removeprefix("sqlite:///")) as database:
        assert database.execute("select stage, saved from reviews").fetchall() == [("done", "")]
        database.execute("delete from reviews")
    assert asyncio.run(complete_review(again, path)) == first
    with sqlite3.connect(store.removeprefix("sqlite:///")) as database:
        database.execute("update reviews set engine = 'older'")
    old = asyncio.run(again.call("GET", path))
    assert old["old"] and old["review"] == first["review"], "older figures stay until a new review is requested"
    assert asyncio.run(complete_review(again, path)) == first
    serving.stop()


def test_reviews_can_be_disabled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Inside(tmp_path, monkeypatch, **UNLIMITED, review_games=0) as inside:
            await ask(inside.url)

    async def ask(url: str) -> None:
        people = await stopped_game(url, 2)
        refused = await people[0].call("POST", await abort_game(people), {}, status=403)
        assert refused["error"]["reason"] == "no_reviews"
        edition = {"doc": {"format": 1, "game": "deal"}}
        refused = await people[0].call("POST", "/api/editions/balance", edition, status=403)
        assert refused["error"]["reason"] == "no_reviews", "nor are custom editions played"

    asyncio.run(play())


async def test_a_side_game_starts_at_an_event_and_names_its_origin(reviewing: Serving) -> None:
    """It starts from any event of a finished match, in any seat, and its record names its origin."""
    people = await stopped_game(reviewing.url)
    side = f"/api/tables/{people[0].table}/side"
    refused = await people[0].call("POST", side, {"seq": 3, "seat": 1}, status=409)
    assert refused["error"]["reason"] == "not_over"
    played = people[0].table
    await abort_game(people)
    me = people[1]
    for seat, reason, status in ((9, "no_such_seat", 404), (0, "", 201)):
        game = await me.call("POST", side, {"seq": 4, "seat": seat}, status=status)
        assert not reason or game["error"]["reason"] == reason
    assert game["side_of"] == played and game["you"] == 0 and game["status"] == "playing"
    assert [place["kind"] for place in game["seats"]] == ["player", "bot", "bot"]
    listed = {table["id"]: table.get("side", False) for table in (await me.call("GET", "/api/me"))["tables"]}
    assert listed == {played: False, game["id"]: True}
    me.table, me.seq, me.events = game["id"], -1, []
    await me.connect()
    whole_game = decode_record(
        str(await Person(reviewing.url, "Nobody").call("GET", f"/api/tables/{played}/record")).encode()
    )
    mine = decode_record((await me.record()).encode())
    begun = mine.header.branch_at
    assert mine.header.branch_of == played and 0 < begun < len(whole_game.rows)
    assert [row for row in mine.rows[:begun] if row[1] is not None] == [
        row for row, heard in zip(whole_game.rows[:begun], mine.rows, strict=False) if heard[1] is not None
    ]
    await me.call("POST", f"/api/tables/{me.table}/abort", {})
    report = verify(decode_record((await me.record()).encode()))
    assert (report.fair, report.reason, report.row, report.detail) == (False, "branch", begun, played)


async def test_side_games_of_a_match_are_listed_for_their_player(reviewing: Serving) -> None:
    """They list the first answers, everybody's chances and those of the game played. Only the last eight are kept."""
    people = await stopped_game(reviewing.url)
    played = people[0].table
    path = await abort_game(people)
    await complete_review(people[0], path)
    tries, me = f"/api/tables/{played}/tries", people[1]
    assert (await me.call("GET", tries))["tries"] == []
    ids = [
        (await me.call("POST", f"/api/tables/{played}/side", {"seq": 4, "seat": me.seat, "same_dice": same}))["id"]
        for same in (False, True, *[False] * 7)
    ]
    listed = (await me.call("GET", tries))["tries"]
    assert [side_game["id"] for side_game in listed] == ids[1:] and [
        side_game["number"] for side_game in listed
    ] == list(range(1, 9))
    assert (await me.call("GET", f"/api/tables/{ids[0]}"))["status"] == "aborted"
    assert [side_game["same_dice"] for side_game in listed] == [True, *[False] * 7]
    for side_game in listed:
        assert (side_game["seq"], side_game["seat"], side_game["status"]) == (4, me.seat, "playing")
        assert sum(side_game["chances"]) == FULL_CHANCE == sum(side_game["played"]) and len(side_game["halves"]) == 3
        assert side_game["where"] in ("fork", "turn", "end"), "bots may have played on"
        assert side_game["played"] == side_game["chances"] or side_game["where"] != "fork"
        assert all(side_game["played_halves"]) and len(side_game["played_halves"]) == 3
    me.table, me.seq, me.events, me.acked = ids[1], -1, [], []
    await me.connect()
    await me.play(stop=lambda person: bool(person.acked))
    first = (await me.call("GET", tries))["tries"][0]
    assert first["said"]["fr"] and first["said"]["en"] and first["id"] == ids[1]
    assert (await people[0].call("GET", tries))["tries"] == [], "nobody sees another player's"
    await Person(reviewing.url, "Nobody").call("GET", tries, status=401)


async def test_a_side_game_of_a_side_game_is_listed(reviewing: Serving) -> None:
    people = await stopped_game(reviewing.url)
    await abort_game(people)
    me = people[1]
    first = await me.call("POST", f"/api/tables/{me.table}/side", {"seq": 4, "seat": me.seat}, status=201)
    path = f"/api/tables/{first['id']}"
    for route, body in (("side", {"seq": 4, "seat": me.seat}), ("review", {})):
        refused = await me.call("POST", f"{path}/{route}", body, status=409)
        assert refused["error"]["reason"] == "not_over", "a side game counts as a running game"
    await me.call("POST", f"{path}/abort", {})
    second = await me.call("POST", f"{path}/side", {"seq": 4, "seat": 0, "same_dice": True}, status=201)
    assert second["side_of"] == first["id"]
    assert [side_game["id"] for side_game in (await me.call("GET", f"{path}/tries"))["tries"]] == [second["id"]]
    me.table = second["id"]
    await me.call("POST", f"/api/tables/{me.table}/abort", {})
    report = verify(decode_record((await me.record()).encode()))
    assert (report.fair, report.reason, report.detail) == (False, "branch", first["id"])
    assert (await complete_review(me, f"/api/tables/{me.table}/review"))["state"] == "done"
