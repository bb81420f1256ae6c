"""Reviews, hints and side games without a server."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from magnat.hosts.browser import analysis_worker
from magnat.hosts.browser.bot_worker import run_bot_task
from magnat.hosts.browser.host import BrowserHost
from magnat.match import rows_of
from magnat.version import engine_version
from tests.browser_host.memory import Memory
from tests.browser_host.test_page import Client, run_with_client

SHORT = {"turn_limit": 4}
WORK: dict[str, Callable[[str], str]] = {
    "bot": run_bot_task,
    **{kind: getattr(analysis_worker, kind) for kind in ("hint", "review", "statistics", "tries", "balance")},
}


async def think(kind: str, task: str) -> str:
    """Run an analysis task as the second worker does, with fewer games."""
    await asyncio.sleep(0)
    return WORK[kind](json.dumps({**json.loads(task), "games": 2}) if kind in ("review", "tries") else task)


async def finish_game(client: Client, **more: Any) -> str:
    """Return the id of a finished game in which the person does not have the first seat."""
    id = await client.table("electronic", bots=2, bot="random", options=SHORT, **more)
    await client.connect(id)
    await client.play()
    return id


async def complete_review(client: Client, id: str) -> dict[str, Any]:
    """Return the finished review."""
    answer = (await client.ask("POST", f"/api/tables/{id}/review"))[1]
    while answer["state"] == "working":
        await asyncio.sleep(0)
        answer = (await client.ask("GET", f"/api/tables/{id}/review"))[1]
    found: dict[str, Any] = answer
    return found


def test_a_review_is_computed_once_stored_and_deleted_with_its_game() -> None:
    asked: list[str] = []

    async def count_tasks(kind: str, task: str) -> str:
        asked.append(kind)
        return await think(kind, task)

    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        assert (await client.ask("GET", f"/api/tables/{id}/review"))[1] == {"state": "none"}
        told = await complete_review(client, id)
        review = told["review"]
        assert told["state"] == "done" and review["stage"] == "done" and review["finished"]
        assert len(review["players"]) == 3 and {*review["told"]} == {"fr", "en", "de"}
        assert all(not player["closed"] for player in review["players"])
        assert not json.loads(store.reviews[id])["saved"]  # no work is left
        asked.clear()
        again = Client(BrowserHost(store, thinker=count_tasks))
        await again.page.start()
        assert await complete_review(again, id) == told and not asked
        await again.ask("DELETE", f"/api/tables/{id}")
        assert not store.reviews

    run_with_client(work, thinker=count_tasks)


def test_a_stopped_review_resumes_unless_the_engine_has_changed() -> None:
    saved: list[str] = []

    async def note_task(kind: str, task: str) -> str:
        saved.append(json.loads(task)["saved"])
        return await think(kind, json.dumps({**json.loads(task), "seconds": 0}))

    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        await client.ask("POST", f"/api/tables/{id}/review")
        while len(saved) < 3:
            await asyncio.sleep(0)
        assert (await client.ask("DELETE", f"/api/tables/{id}/review"))[1]["state"] == "stopped"
        count = len(saved)
        for _ in range(100):  # turns of the loop in which the review could go on
            await asyncio.sleep(0)
        assert len(saved) == count and not client.page.reviews.jobs and json.loads(store.reviews[id])["saved"]
        analysis_worker.open_reviews.reviews.clear()  # the second worker was stopped meanwhile
        assert (await client.ask("POST", f"/api/tables/{id}/review"))[1]["state"] == "working"
        while len(saved) == count:
            await asyncio.sleep(0)
        assert saved[count] == json.loads(store.reviews[id])["saved"]
        await client.ask("DELETE", f"/api/tables/{id}/review")
        store.reviews[id] = store.reviews[id].replace(f'"engine":"{engine_version()}"', '"engine":"0.0"', 1)
        assert (await client.ask("GET", f"/api/tables/{id}/review"))[1]["old"]
        count = len(saved)
        await client.ask("POST", f"/api/tables/{id}/review")
        while len(saved) == count:
            await asyncio.sleep(0)
        assert saved[count] == ""

    run_with_client(work, thinker=note_task)


def test_a_review_yields_to_bots_and_stops_when_unrequested(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def count_tasks(kind: str, task: str) -> str:
        asked.append(kind)
        return await think(kind, json.dumps({**json.loads(task), "seconds": 0}))

    async def work(client: Client, store: Memory) -> None:
        monkeypatch.setattr("magnat.tables.review_jobs.BUSY_POLL_SECONDS", 0)
        id = await finish_game(client)
        client.page.pending_decisions = 1
        await client.ask("POST", f"/api/tables/{id}/review")
        for _ in range(20):
            await asyncio.sleep(0)
        assert not asked
        client.page.pending_decisions = 0
        while not asked:
            await asyncio.sleep(0)
        client.page.reviews.abandoned_after = 0
        while client.page.reviews.jobs:
            await asyncio.sleep(0)
        assert (await client.ask("GET", f"/api/tables/{id}/review"))[1]["state"] == "stopped"

    run_with_client(work, thinker=count_tasks)


def test_a_game_from_a_link_can_be_reviewed_and_is_not_stored() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        link = (await client.ask("GET", f"/api/tables/{id}/link"))[1]["link"]
        other = Client(BrowserHost(Memory(), thinker=think))
        _, _, answer = await other.page.handle_request("POST", "/api/links", f"http://host/#{link}")
        lent = json.loads(answer)["id"]
        review = await complete_review(other, lent)
        assert review["state"] == "done" and (await other.ask("GET", f"/api/tables/{lent}/review"))[1] == review
        assert not other.page.store.reviews  # type: ignore[attr-defined]

    run_with_client(work, thinker=think)


def test_no_review_before_the_end_or_without_a_worker() -> None:
    async def work(client: Client, store: Memory) -> None:
        running = await client.table("deal")
        for method in ("GET", "POST", "DELETE"):
            status, answer = await client.ask(method, f"/api/tables/{running}/review")
            assert (status, answer["error"]["reason"]) == (409, "not_over")
        status, answer = await client.ask("POST", f"/api/tables/{running}/side", {"seq": 0, "seat": 0})
        assert (status, answer["error"]["reason"]) == (409, "not_over")
        id = await finish_game(client)
        status, answer = await client.ask("POST", f"/api/tables/{id}/review")
        assert (status, answer["error"]["reason"]) == (403, "no_reviews")

    run_with_client(work)


@pytest.mark.parametrize("works", [True, False])
def test_a_hint_is_sent_or_refused_if_it_cannot_be_computed(works: bool) -> None:
    async def think_or_fail(kind: str, task: str) -> str:
        if not works:
            raise MemoryError
        return await think(kind, task)

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

    run_with_client(work, thinker=think_or_fail)


def test_a_side_game_starts_at_an_event_with_bots_in_the_other_seats() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        lines = (await client.ask("GET", f"/api/tables/{id}/stream?seat=open"))[1].splitlines()
        seq = len(lines) // 2
        status, side_game = await client.ask("POST", f"/api/tables/{id}/side", {"seq": seq, "seat": 1})
        assert status == 201 and side_game["side_of"] == id and side_game["status"] == "playing"
        assert [seat["kind"] for seat in side_game["seats"]] == ["bot", "player", "bot"]
        record = (await client.ask("GET", f"/api/tables/{id}/record"))[1].splitlines()[1:]
        side = client.page.rooms[side_game["id"]]
        rows = rows_of(side.log[:1])
        assert 0 < len(rows) < len(record) and side.saved.header is not None
        assert (side.saved.header.branch_of, side.saved.header.branch_at) == (id, len(rows))
        status, answer = await client.ask("POST", f"/api/tables/{id}/side", {"seq": seq, "seat": 3})
        assert (status, answer["error"]["reason"]) == (404, "no_such_seat")
        status, answer = await client.ask("POST", f"/api/tables/{id}/side", {"seq": 100_000, "seat": 1})
        assert (status, answer["error"]["reason"]) == (409, "game_over")
        other = Client(client.page)
        await other.connect(side_game["id"], number=2)
        assert other.seat == 1
        await other.page.on_message(2, json.dumps({"type": "stand_in", "id": "s", "bot": "random"}))
        while side.saved.status == "playing":
            await asyncio.sleep(0)

    run_with_client(work, thinker=think)


def test_the_last_eight_side_games_of_a_match_are_listed() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        assert (await client.ask("GET", f"/api/tables/{id}/tries"))[1] == {"tries": []}
        side_games = []
        for seq in range(1, 10):  # one more than are listed
            wish = {"seq": seq, "seat": 1, "same_dice": seq % 2 == 0}
            side_games.append((await client.ask("POST", f"/api/tables/{id}/side", wish))[1])
        status, answer = await client.ask("GET", f"/api/tables/{id}/tries")
        assert status == 200
        tries = answer["tries"]
        assert [each["id"] for each in tries] == [each["id"] for each in side_games[1:]]
        assert [each["number"] for each in tries] == [*range(1, 9)]
        assert [(each["seq"], each["seat"], each["same_dice"]) for each in tries] == [
            (seq, 1, seq % 2 == 0) for seq in range(2, 10)
        ]
        assert (
            client.page.saved_tables[side_games[0]["id"]].status == "aborted"
            and client.page.saved_tables[id].status == "over"
        )
        assert all(each["status"] == "playing" and each["games"] == 2 and each["where"] == "fork" for each in tries)
        assert all(sum(each["chances"]) == 1000 for each in tries)
        assert all(each["played"] == each["chances"] for each in tries), "the position at the fork is the same"

    run_with_client(work, thinker=think)


def test_a_side_game_with_the_same_dice_has_the_original_seed() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        rows = client.page.saved_tables[id]
        same = (await client.ask("POST", f"/api/tables/{id}/side", {"seq": 0, "seat": 1, "same_dice": True}))[1]
        other = (await client.ask("POST", f"/api/tables/{id}/side", {"seq": 0, "seat": 1}))[1]
        seeds = {side_game["id"]: client.page.saved_tables[side_game["id"]] for side_game in (same, other)}
        assert rows.header is not None
        assert seeds[same["id"]].seed == rows.seed and seeds[same["id"]].setup.dice_of == rows.header.match
        assert seeds[other["id"]].seed != rows.seed and not seeds[other["id"]].setup.dice_of

    run_with_client(work, thinker=think)


def test_statistics_are_computed_and_deleted_on_request() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        await client.ask("POST", f"/api/tables/{id}/side", {"seq": 1, "seat": 1})
        running = await client.table("electronic", bots=2, bot="random")
        await client.ask("POST", f"/api/tables/{running}/start")
        statistics = (await client.ask("GET", "/api/me/statistics"))[1]
        (game,) = statistics["games"]
        row = client.page.saved_tables[id]
        seat = next(place.seat for place in row.places if place.player == client.page.player.id)
        assert (game["match"], game["game"], game["seats"], game["sums"]) == (id, "electronic", 3, None)
        assert (game["share"] > 0) == bool(row.winners >> seat & 1)
        row.winners = -1  # as stored by an older version
        assert (await client.ask("GET", "/api/me/statistics"))[1]["games"] == [game]
        await complete_review(client, id)
        statistics = (await client.ask("GET", "/api/me/statistics"))[1]
        assert statistics["all"]["reviewed"] == 1 and statistics["games"][0]["sums"]["decisions"] > 0
        file = (await client.ask("GET", "/api/me/statistics.csv"))[1]
        assert file.splitlines()[0].startswith(b"date,game,match") and id.encode() in file.splitlines()[1]
        assert (await client.ask("DELETE", "/api/me/statistics"))[1]["games"] == []
        again = BrowserHost(store, "{}", think)
        await again.start()
        assert (await Client(again).ask("GET", "/api/me/statistics"))[1]["games"] == []

    run_with_client(work, thinker=think)


def test_without_a_worker_analysis_is_refused() -> None:
    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        for path in ("/api/me/statistics", f"/api/tables/{id}/tries"):
            status, answer = await client.ask("GET", path)
            assert (status, answer["error"]["reason"]) == (403, "no_reviews")

    run_with_client(work)


def test_missing_analysis_files_are_reported_and_break_nothing_else() -> None:
    async def fail_to_fetch(*_: str) -> str:
        raise OSError("the network is gone")

    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        for path in ("/api/me/statistics", f"/api/tables/{id}/tries"):
            status, answer = await client.ask("GET", path)
            assert (status, answer["error"]["reason"]) == (503, "not_fetched")
        assert (await client.ask("GET", "/api/me"))[0] == 200

    run_with_client(work, thinker=fail_to_fetch, library=fail_to_fetch)


def test_an_error_is_not_reported_as_a_lost_network() -> None:
    fetched: list[str] = []

    async def library() -> None:
        fetched.append("analysis")

    async def faulty(kind: str, task: str) -> str:
        raise ZeroDivisionError(kind)

    async def work(client: Client, store: Memory) -> None:
        id = await finish_game(client)
        for path in ("/api/me/statistics", f"/api/tables/{id}/tries"):
            with pytest.raises(ZeroDivisionError):
                await client.ask("GET", path)
        assert len(fetched) == 2, "only a failing request fetches it again"
        with pytest.raises(ZeroDivisionError):
            await client.ask("POST", "/api/editions/balance", {"doc": {"format": 1, "game": "deal"}})
        assert (await client.ask("GET", "/api/me"))[0] == 200

    run_with_client(work, thinker=faulty, library=library)


def test_bots_play_an_unfinished_edition() -> None:
    async def work(client: Client, store: Memory) -> None:
        edition: dict[str, Any] = {"doc": {"format": 1, "game": "empire", "title": {"fr": "Chez nous"}}}
        first, second = [(await client.ask("POST", "/api/editions/balance", edition))[1] for _ in range(2)]
        assert 0 < first["games"] < second["games"] and len(second["order"]) == second["seats"]
        edition["doc"]["money"] = {"salary": -1}
        assert (await client.ask("POST", "/api/editions/balance", edition))[1]["error"]["reason"] == "bad_edition"

    run_with_client(work, thinker=think)
