"""server: reviews exist for matches that are over, for each reader what he may see, and are kept."""

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

CHANCES = ('"chances"', '"halves"', '"tried"')  # what only a review has
GAMES = "2"  # from each position: enough to have something to show


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("reviews")
    flags = (*FAST, "--review-games", GAMES)
    with Serving(f"sqlite:///{folder}/magnat.db", *flags, log=folder / "log") as running:
        yield running


async def stopped_game(url: str, answers: int = 8) -> list[Person]:
    """Two people have said something, and their game is ended."""
    people = await seated(url, "deal", people=2, bots=1)
    await asyncio.gather(*[person.play(stop=lambda p: p.seq > answers) for person in people])
    return people


async def ended(people: list[Person]) -> str:
    await people[0].call("POST", f"/api/tables/{people[0].table}/abort", {})
    return f"/api/tables/{people[0].table}/review"


async def whole(person: Person, path: str) -> dict[str, Any]:
    told: dict[str, Any] = await person.call("POST", path, {})

    async def done() -> bool:
        nonlocal told
        told = await person.call("GET", path) if told["state"] == "working" else told
        return bool(told["state"] != "working")

    await eventually(done, 500)
    return told


def kept(serving: Serving, what: str) -> list[Any]:
    with sqlite3.connect(serving.store.removeprefix("sqlite:///")) as database:
        return database.execute(f"select {what} from reviews").fetchall()


def test_nothing_of_a_review_reaches_anybody_while_the_game_runs(reviewing: Serving) -> None:
    """The sight of everybody: seats, who watches, who has only the address. No byte of a chance is anywhere."""

    async def play() -> None:
        people = await stopped_game(reviewing.url)
        path = f"/api/tables/{people[0].table}/review"
        watching = await Person(reviewing.url, "Watching").arrive()
        watching.table = people[0].table
        await watching.connect()
        for who in (*people, watching, Person(reviewing.url, "Nobody")):
            for method in ("GET", "POST", "DELETE"):
                refused = await who.call(method, path, {} if method == "POST" else None, status=409)
                assert refused["error"]["reason"] == "not_over" and "review" not in refused
        for who in (*people, watching):
            assert (await who.do("ping"))["type"] == "pong"
            assert who.heard and not any(word in frame for frame in who.heard for word in CHANCES)
        assert (people[0].table,) not in kept(reviewing, "match")

    asyncio.run(play())


def test_each_reader_sees_his_own_answers_and_what_all_others_did_together(reviewing: Serving) -> None:
    async def play() -> None:
        people = await stopped_game(reviewing.url)
        path = await ended(people)
        assert (await people[1].call("GET", path))["state"] == "none", "nobody has asked for it yet"
        told = await whole(people[1], path)
        assert told["state"] == "done" and told["stage"] == "done"
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

    asyncio.run(play())


def test_all_answers_are_open_to_who_sat_there_once_everybody_agrees(reviewing: Serving) -> None:
    async def play() -> None:
        people = await stopped_game(reviewing.url)
        path = f"/api/tables/{people[0].table}/review"
        refused = await people[0].call("POST", f"{path}/common", {"yes": True}, status=409)
        assert refused["error"]["reason"] == "not_over"
        await ended(people)
        nobody = await Person(reviewing.url, "Nobody").arrive()
        await nobody.call("POST", f"{path}/common", {"yes": True}, status=403)
        await whole(people[1], path)

        async def seen(reader: Person) -> tuple[str, int]:
            told = await reader.call("GET", path)
            return told.get("common", ""), sum(player["closed"] for player in told["review"]["players"])

        others = len(people) - 1
        assert [await seen(person) for person in people] == [("ask", others)] * len(people)
        for person in people[1:]:
            await person.call("POST", f"{path}/common", {"yes": True})
        assert await seen(people[0]) == ("ask", others) and await seen(people[1]) == ("waiting", others)
        await people[0].call("POST", f"{path}/common", {"yes": False})
        assert [await seen(person) for person in people] == [("no", others)] * len(people), "one no is enough"
        await people[0].call("POST", f"{path}/common", {"yes": True})
        assert [await seen(person) for person in people] == [("yes", 0)] * len(people)
        assert await seen(nobody) == ("", len(people)), "who did not sit there sees no more than before"

    asyncio.run(play())


# Slow: a server is started twice and three reviews are worked out. That a review which was stopped goes on where it
# was, and that it is worked out once and kept, is shown in tests/browser_host/test_analysis.py.
@pytest.mark.slow
def test_a_review_that_is_left_is_taken_up_again_and_comes_to_the_same(store: str) -> None:
    """Left by who sat there and only by him, with the server ended in between: the figures are those of one go."""

    async def begin(url: str) -> tuple[list[Person], str]:
        people = await stopped_game(url, 3)
        path = await ended(people)
        await people[0].call("POST", path, {})
        refused = await Person(url, "Nobody").call("DELETE", path, status=403)
        assert refused["error"]["reason"] == "spectator"
        left = await people[0].call("DELETE", path)
        assert left["state"] in ("stopped", "none")
        return people, path

    flags = (*FAST, "--review-games", GAMES)
    serving = Serving(store, *flags).start()
    people, path = asyncio.run(begin(serving.url))
    first = asyncio.run(whole(people[0], path))
    serving.stop()
    serving.start()
    again = Person(serving.url, people[0].name)
    again.token = people[0].token
    assert asyncio.run(again.call("GET", path)) == first, "it is kept with the match"
    with sqlite3.connect(store.removeprefix("sqlite:///")) as database:
        assert database.execute("select stage, saved from reviews").fetchall() == [("done", "")]
        database.execute("delete from reviews")
    assert asyncio.run(whole(again, path)) == first
    with sqlite3.connect(store.removeprefix("sqlite:///")) as database:
        database.execute("update reviews set engine = 'older'")
    old = asyncio.run(again.call("GET", path))
    assert old["old"] and old["review"] == first["review"], "older figures stay until they are asked for again"
    assert asyncio.run(whole(again, path)) == first
    serving.stop()


def test_a_server_may_make_no_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Inside(tmp_path, monkeypatch, **UNLIMITED, review_games=0) as inside:
            await ask(inside.url)

    async def ask(url: str) -> None:
        people = await stopped_game(url, 2)
        refused = await people[0].call("POST", await ended(people), {}, status=403)
        assert refused["error"]["reason"] == "no_reviews"
        made = {"doc": {"format": 1, "game": "deal"}}
        refused = await people[0].call("POST", "/api/editions/balance", made, status=403)
        assert refused["error"]["reason"] == "no_reviews", "nor are editions played that somebody is making"

    asyncio.run(play())


def test_a_side_game_begins_where_the_game_stood_and_says_so(reviewing: Serving) -> None:
    """From any event of a match that is over, in any of its seats; its record names where it comes from."""

    async def play() -> None:
        people = await stopped_game(reviewing.url)
        side = f"/api/tables/{people[0].table}/side"
        refused = await people[0].call("POST", side, {"seq": 3, "seat": 1}, status=409)
        assert refused["error"]["reason"] == "not_over"
        played = people[0].table
        await ended(people)
        me = people[1]
        for seat, reason, status in ((9, "no_such_seat", 404), (0, "", 201)):
            made = await me.call("POST", side, {"seq": 4, "seat": seat}, status=status)
            assert not reason or made["error"]["reason"] == reason
        assert made["side_of"] == played and made["you"] == 0 and made["status"] == "playing"
        assert [place["kind"] for place in made["seats"]] == ["player", "bot", "bot"]
        listed = {table["id"]: table.get("side", False) for table in (await me.call("GET", "/api/me"))["tables"]}
        assert listed == {played: False, made["id"]: True}
        me.table, me.seq, me.events = made["id"], -1, []
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

    asyncio.run(play())


def test_tries_of_one_match_stand_side_by_side_for_whoever_made_them(reviewing: Serving) -> None:
    """What was answered first, everybody's chances, and those of the game played; of nine the oldest has left."""

    async def play() -> None:
        people = await stopped_game(reviewing.url)
        played = people[0].table
        path = await ended(people)
        await whole(people[0], path)
        tries, me = f"/api/tables/{played}/tries", people[1]
        assert (await me.call("GET", tries))["tries"] == []
        made = [
            (await me.call("POST", f"/api/tables/{played}/side", {"seq": 4, "seat": me.seat, "same_dice": same}))["id"]
            for same in (False, True, *[False] * 7)
        ]
        told = (await me.call("GET", tries))["tries"]
        assert [each["id"] for each in told] == made[1:] and [each["number"] for each in told] == list(range(1, 9))
        assert (await me.call("GET", f"/api/tables/{made[0]}"))["status"] == "aborted"
        assert [each["same_dice"] for each in told] == [True, *[False] * 7]
        for each in told:
            assert (each["seq"], each["seat"], each["status"]) == (4, me.seat, "playing")
            assert sum(each["chances"]) == FULL_CHANCE == sum(each["played"]) and len(each["halves"]) == 3
            assert all(each["played_halves"]) and len(each["played_halves"]) == 3
        me.table, me.seq, me.events, me.acked = made[1], -1, [], []
        await me.connect()
        await me.play(stop=lambda person: bool(person.acked))
        first = (await me.call("GET", tries))["tries"][0]
        assert first["said"]["fr"] and first["said"]["en"] and first["id"] == made[1]
        assert (await people[0].call("GET", tries))["tries"] == [], "nobody sees another's"
        await Person(reviewing.url, "Nobody").call("GET", tries, status=401)

    asyncio.run(play())


def test_a_branch_of_a_branch_is_one_and_can_be_looked_back_on(reviewing: Serving) -> None:
    async def play() -> None:
        people = await stopped_game(reviewing.url)
        await ended(people)
        me = people[1]
        first = await me.call("POST", f"/api/tables/{me.table}/side", {"seq": 4, "seat": me.seat}, status=201)
        path = f"/api/tables/{first['id']}"
        for what, body in (("side", {"seq": 4, "seat": me.seat}), ("review", {})):
            refused = await me.call("POST", f"{path}/{what}", body, status=409)
            assert refused["error"]["reason"] == "not_over", "a side game that runs is a game that runs"
        await me.call("POST", f"{path}/abort", {})
        second = await me.call("POST", f"{path}/side", {"seq": 4, "seat": 0, "same_dice": True}, status=201)
        assert second["side_of"] == first["id"]
        assert [each["id"] for each in (await me.call("GET", f"{path}/tries"))["tries"]] == [second["id"]]
        me.table = second["id"]
        await me.call("POST", f"/api/tables/{me.table}/abort", {})
        report = verify(decode_record((await me.record()).encode()))
        assert (report.fair, report.reason, report.detail) == (False, "branch", first["id"])
        assert (await whole(me, f"/api/tables/{me.table}/review"))["state"] == "done"

    asyncio.run(play())
