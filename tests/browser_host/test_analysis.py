"""page: understanding a game without a server: reviews, hints, and playing on from a moment."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from magnat import __version__
from magnat.hosts.browser import analysis_worker
from magnat.hosts.browser.bot_worker import run_bot_task
from magnat.hosts.browser.host import BrowserHost
from magnat.match import rows_of
from tests.browser_host.memory import Memory
from tests.browser_host.test_page import Client, played

SHORT = {"turn_limit": 4}
WORK: dict[str, Callable[[str], str]] = {
    "bot": run_bot_task,
    **{what: getattr(analysis_worker, what) for what in ("hint", "review", "statistics", "tries", "balance")},
}


async def think(what: str, task: str) -> str:
    """As the second worker does it, with fewer games."""
    await asyncio.sleep(0)
    return WORK[what](json.dumps({**json.loads(task), "games": 2}) if what in ("review", "tries") else task)


async def over(client: Client, **more: Any) -> str:
    """A game that is over; somebody else than the first seat is the person."""
    id = await client.table("electronic", bots=2, bot="random", options=SHORT, **more)
    await client.connect(id)
    await client.play()
    return id


async def whole(client: Client, id: str) -> dict[str, Any]:
    """The review when it is done."""
    told = (await client.ask("POST", f"/api/tables/{id}/review"))[1]
    while told["state"] == "working":
        await asyncio.sleep(0)
        told = (await client.ask("GET", f"/api/tables/{id}/review"))[1]
    found: dict[str, Any] = told
    return found


def test_a_review_is_worked_out_once_kept_and_goes_with_its_game() -> None:
    asked: list[str] = []

    async def counted(what: str, task: str) -> str:
        asked.append(what)
        return await think(what, task)

    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        assert (await client.ask("GET", f"/api/tables/{id}/review"))[1] == {"state": "none"}
        told = await whole(client, id)
        review = told["review"]
        assert told["state"] == "done" and review["stage"] == "done" and review["finished"]
        assert len(review["players"]) == 3 and {*review["told"]} == {"fr", "en"}
        assert all(not player["closed"] for player in review["players"])
        assert not json.loads(store.reviews[id])["saved"]  # nothing is left to be done
        asked.clear()
        again = Client(BrowserHost(store, thinker=counted))
        await again.page.start()
        assert await whole(again, id) == told and not asked
        await again.ask("DELETE", f"/api/tables/{id}")
        assert not store.reviews

    played(work, thinker=counted)


def test_a_review_that_was_stopped_goes_on_where_it_was_and_one_of_another_engine_begins_anew() -> None:
    saved: list[str] = []

    async def noted(what: str, task: str) -> str:
        saved.append(json.loads(task)["saved"])
        return await think(what, json.dumps({**json.loads(task), "seconds": 0}))

    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        await client.ask("POST", f"/api/tables/{id}/review")
        while len(saved) < 3:
            await asyncio.sleep(0)
        assert (await client.ask("DELETE", f"/api/tables/{id}/review"))[1]["state"] == "stopped"
        count = len(saved)
        for _ in range(100):  # turns of the loop: nothing else could go on with it
            await asyncio.sleep(0)
        assert len(saved) == count and not client.page.review_jobs.jobs and json.loads(store.reviews[id])["saved"]
        analysis_worker.open_browser_reviews.clear()  # the second worker was let go meanwhile
        assert (await client.ask("POST", f"/api/tables/{id}/review"))[1]["state"] == "working"
        while len(saved) == count:
            await asyncio.sleep(0)
        assert saved[count] == json.loads(store.reviews[id])["saved"]
        await client.ask("DELETE", f"/api/tables/{id}/review")
        store.reviews[id] = store.reviews[id].replace(f'"engine":"{__version__}"', '"engine":"0.0"', 1)
        assert (await client.ask("GET", f"/api/tables/{id}/review"))[1]["old"]
        count = len(saved)
        await client.ask("POST", f"/api/tables/{id}/review")
        while len(saved) == count:
            await asyncio.sleep(0)
        assert saved[count] == ""

    played(work, thinker=noted)


def test_a_review_waits_for_a_bot_and_is_left_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def counted(what: str, task: str) -> str:
        asked.append(what)
        return await think(what, json.dumps({**json.loads(task), "seconds": 0}))

    async def work(client: Client, store: Memory) -> None:
        monkeypatch.setattr("magnat.hosts.browser.review_jobs.BOT_POLL_SECONDS", 0)
        id = await over(client)
        client.page.pending_decisions = 1
        await client.ask("POST", f"/api/tables/{id}/review")
        for _ in range(20):
            await asyncio.sleep(0)
        assert not asked
        client.page.pending_decisions = 0
        while not asked:
            await asyncio.sleep(0)
        monkeypatch.setattr("magnat.hosts.browser.review_jobs.ABANDONED_AFTER_SECONDS", 0)
        while client.page.review_jobs.jobs:
            await asyncio.sleep(0)
        assert (await client.ask("GET", f"/api/tables/{id}/review"))[1]["state"] == "stopped"

    played(work, thinker=counted)


def test_what_came_in_a_link_can_be_reviewed_and_is_not_kept() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        link = (await client.ask("GET", f"/api/tables/{id}/link"))[1]["link"]
        other = Client(BrowserHost(Memory(), thinker=think))
        _, _, told = await other.page.handle_request("POST", "/api/links", f"http://host/#{link}")
        lent = json.loads(told)["id"]
        found = await whole(other, lent)
        assert found["state"] == "done" and (await other.ask("GET", f"/api/tables/{lent}/review"))[1] == found
        assert not other.page.store.reviews  # type: ignore[attr-defined]

    played(work, thinker=think)


def test_there_is_no_review_before_the_end_nor_where_nobody_can_think() -> None:
    async def work(client: Client, store: Memory) -> None:
        running = await client.table("deal")
        for method in ("GET", "POST", "DELETE"):
            status, told = await client.ask(method, f"/api/tables/{running}/review")
            assert (status, told["error"]["reason"]) == (409, "not_over")
        status, told = await client.ask("POST", f"/api/tables/{running}/side", {"seq": 0, "seat": 0})
        assert (status, told["error"]["reason"]) == (409, "not_over")
        id = await over(client)
        status, told = await client.ask("POST", f"/api/tables/{id}/review")
        assert (status, told["error"]["reason"]) == (403, "no_reviews")

    played(work)


@pytest.mark.parametrize("works", [True, False])
def test_a_hint_for_who_asks_and_a_refusal_where_it_cannot_be_worked_out(works: bool) -> None:
    async def maybe(what: str, task: str) -> str:
        if not works:
            raise MemoryError
        return await think(what, task)

    async def work(client: Client, store: Memory) -> None:
        id = await client.table("electronic", bots=2, bot="random", options=SHORT)
        await client.connect(id)
        await client.until_asked()
        await client.page.on_message(1, json.dumps({"type": "hint", "id": "h", "question": client.last["question"]}))
        while not any(m.get("id") == "h" for m in client.told):
            await asyncio.sleep(0)
        answer = next(m for m in client.told if m.get("id") == "h")
        if works:
            best = answer["hint"]["answers"][0]
            assert answer["hint"]["seat"] == client.seat == 2 and best["label"]["fr"] != best["label"]["en"]
        else:
            assert (answer["type"], answer["reason"]) == ("refused", "not_possible")

    played(work, thinker=maybe)


def test_a_side_game_begins_where_the_other_stood_and_bots_have_the_other_seats() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        lines = (await client.ask("GET", f"/api/tables/{id}/stream?seat=open"))[1].splitlines()
        seq = len(lines) // 2
        status, made = await client.ask("POST", f"/api/tables/{id}/side", {"seq": seq, "seat": 1})
        assert status == 200 and made["side_of"] == id and made["status"] == "playing"
        assert [seat["kind"] for seat in made["seats"]] == ["bot", "player", "bot"]
        record = (await client.ask("GET", f"/api/tables/{id}/record"))[1].splitlines()[1:]
        side = client.page.rooms[made["id"]]
        rows = rows_of(side.log[:1])
        assert 0 < len(rows) < len(record) and side.saved.header is not None
        assert (side.saved.header.branch_of, side.saved.header.branch_at) == (id, len(rows))
        status, told = await client.ask("POST", f"/api/tables/{id}/side", {"seq": seq, "seat": 3})
        assert (status, told["error"]["reason"]) == (404, "no_such_seat")
        status, told = await client.ask("POST", f"/api/tables/{id}/side", {"seq": 100_000, "seat": 1})
        assert (status, told["error"]["reason"]) == (409, "game_over")
        other = Client(client.page)
        await other.connect(made["id"], number=2)
        assert other.seat == 1
        await other.page.on_message(2, json.dumps({"type": "stand_in", "id": "s", "bot": "random"}))
        while side.saved.status == "playing":
            await asyncio.sleep(0)

    played(work, thinker=think)


def test_the_side_games_of_a_match_stand_side_by_side_and_the_oldest_makes_room() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        assert (await client.ask("GET", f"/api/tables/{id}/tries"))[1] == {"tries": []}
        made = []
        for seq in range(1, 10):  # one more than stand side by side
            wish = {"seq": seq, "seat": 1, "same_dice": seq % 2 == 0}
            made.append((await client.ask("POST", f"/api/tables/{id}/side", wish))[1])
        status, told = await client.ask("GET", f"/api/tables/{id}/tries")
        assert status == 200
        tries = told["tries"]
        assert [each["id"] for each in tries] == [each["id"] for each in made[1:]]
        assert [each["number"] for each in tries] == [*range(1, 9)]
        assert [(each["seq"], each["seat"], each["same_dice"]) for each in tries] == [
            (seq, 1, seq % 2 == 0) for seq in range(2, 10)
        ]
        assert (
            client.page.saved_tables[made[0]["id"]].status == "aborted"
            and client.page.saved_tables[id].status == "over"
        )
        assert all(each["status"] == "playing" and each["games"] == 2 and each["played"] == [] for each in tries)
        assert all(sum(each["chances"]) == 1000 for each in tries)
        await whole(client, id)
        told = (await client.ask("GET", f"/api/tables/{id}/tries"))[1]
        assert all(len(each["played"]) == 3 for each in told["tries"]), "with a review: what the game played came to"

    played(work, thinker=think)


def test_a_side_game_with_the_same_dice_throws_what_was_thrown_there() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        rows = client.page.saved_tables[id]
        same = (await client.ask("POST", f"/api/tables/{id}/side", {"seq": 0, "seat": 1, "same_dice": True}))[1]
        other = (await client.ask("POST", f"/api/tables/{id}/side", {"seq": 0, "seat": 1}))[1]
        seeds = {made["id"]: client.page.saved_tables[made["id"]] for made in (same, other)}
        assert rows.header is not None
        assert seeds[same["id"]].seed == rows.seed and seeds[same["id"]].setup.dice_of == rows.header.match
        assert seeds[other["id"]].seed != rows.seed and not seeds[other["id"]].setup.dice_of

    played(work, thinker=think)


def test_my_games_are_counted_together_and_forgotten_when_i_say_so() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        await client.ask("POST", f"/api/tables/{id}/side", {"seq": 1, "seat": 1})
        running = await client.table("electronic", bots=2, bot="random")
        await client.ask("POST", f"/api/tables/{running}/start")
        told = (await client.ask("GET", "/api/me/statistics"))[1]
        (game,) = told["games"]
        row = client.page.saved_tables[id]
        seat = next(place.seat for place in row.places if place.player == client.page.player.id)
        assert (game["match"], game["game"], game["seats"], game["sums"]) == (id, "electronic", 3, None)
        assert (game["share"] > 0) == bool(row.winners >> seat & 1)
        row.winners = -1  # kept before that was written down
        assert (await client.ask("GET", "/api/me/statistics"))[1]["games"] == [game]
        await whole(client, id)
        told = (await client.ask("GET", "/api/me/statistics"))[1]
        assert told["all"]["reviewed"] == 1 and told["games"][0]["sums"]["decisions"] > 0
        file = (await client.ask("GET", "/api/me/statistics.csv"))[1]
        assert file.splitlines()[0].startswith(b"date,game,match") and id.encode() in file.splitlines()[1]
        assert (await client.ask("DELETE", "/api/me/statistics"))[1]["games"] == []
        again = BrowserHost(store, "{}", think)
        await again.start()
        assert (await Client(again).ask("GET", "/api/me/statistics"))[1]["games"] == []

    played(work, thinker=think)


def test_without_whoever_thinks_nothing_is_worked_out_and_it_is_said() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        for path in ("/api/me/statistics", f"/api/tables/{id}/tries"):
            status, told = await client.ask("GET", path)
            assert (status, told["error"]["reason"]) == (403, "no_reviews")

    played(work)


def test_what_has_not_come_yet_is_said_and_nothing_else_breaks() -> None:
    async def gone(*_: str) -> str:
        raise OSError("the network is gone")

    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        for path in ("/api/me/statistics", f"/api/tables/{id}/tries"):
            status, told = await client.ask("GET", path)
            assert (status, told["error"]["reason"]) == (503, "not_fetched")
        assert (await client.ask("GET", "/api/me"))[0] == 200

    played(work, thinker=gone, library=gone)


def test_a_fault_is_not_told_as_a_network_that_is_gone() -> None:
    fetched: list[str] = []

    async def library() -> None:
        fetched.append("analysis")

    async def faulty(what: str, task: str) -> str:
        raise ZeroDivisionError(what)

    async def work(client: Client, store: Memory) -> None:
        id = await over(client)
        for path in ("/api/me/statistics", f"/api/tables/{id}/tries"):
            with pytest.raises(ZeroDivisionError):
                await client.ask("GET", path)
        assert len(fetched) == 2, "only what fails asks for it here"
        with pytest.raises(ZeroDivisionError):
            await client.ask("POST", "/api/editions/balance", {"doc": {"format": 1, "game": "deal"}})
        assert (await client.ask("GET", "/api/me"))[0] == 200

    played(work, thinker=faulty, library=library)


def test_bots_play_an_edition_that_is_being_made() -> None:
    async def work(client: Client, store: Memory) -> None:
        made: dict[str, Any] = {"doc": {"format": 1, "game": "empire", "title": {"fr": "Chez nous"}}}
        first, second = [(await client.ask("POST", "/api/editions/balance", made))[1] for _ in range(2)]
        assert 0 < first["games"] < second["games"] and len(second["order"]) == second["seats"]
        made["doc"]["money"] = {"salary": -1}
        assert (await client.ask("POST", "/api/editions/balance", made))[1]["error"]["reason"] == "bad_edition"

    played(work, thinker=think)
