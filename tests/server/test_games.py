"""Whole games of every kind through real sockets, with a reconnect in the middle."""

import asyncio
import json
from pathlib import Path

import pytest

from magnat.games import all_games
from magnat.match.question_wording import worded_view
from magnat.record import decode_record, replay, verify
from tests.server.games import short
from tests.server.harness import PATIENCE, Person, Serving, eventually, seated


def equal_as_json(sent: object, truth: object) -> bool:
    """True if two values are equal as JSON, apart from omitted defaults."""
    return bool(json.loads(json.dumps(sent)) == json.loads(json.dumps(truth)))


def may_leave(person: Person) -> bool:
    """True after six answers, once another player has to answer, so that the leaver misses events."""
    return len(person.acked) >= 6 and person.ask.get("seat") != person.seat


@pytest.mark.parametrize("game", all_games())
async def test_two_people_and_two_bots_play_to_the_end_with_a_reconnect(serving: Serving, game: str) -> None:
    one, two = await seated(serving.url, game, **short(game, 16))
    watcher = Person(serving.url, "watcher")
    watcher.table = one.table
    await watcher.connect()
    middle = asyncio.gather(one.play(), two.play(may_leave))
    watching = asyncio.create_task(watcher.play())
    await asyncio.sleep(0)
    await eventually(lambda: two.over or may_leave(two))
    await two.leave()  # reconnect in mid-game
    await eventually(lambda: one.over or one.seq > two.seq)
    await two.connect()
    await two.play()
    await middle
    await watching

    record = decode_record((await one.record()).encode())
    assert verify(record).fair
    table = replay(record)
    for person in (one, two, watcher):
        assert person.view is not None
        truth = worded_view(table, person.seat)
        assert equal_as_json(person.view["columns"], truth.columns), person.name
        assert person.view["winners"] == truth.winners and person.view["over"]
    assert [event["seq"] for event in one.events] == list(range(one.events[0]["seq"], one.seq + 1))
    assert [event["seq"] for event in two.events] == list(range(two.events[0]["seq"], two.seq + 1))
    facts = {event["seq"]: event["facts"] for event in one.events if event["type"] == "told"}
    missed = {event["seq"]: event["facts"] for event in two.events if event["type"] == "past"}
    assert missed and all(len(missed[seq]) == len(facts[seq]) for seq in missed if seq in facts)


async def test_the_stream_equals_the_socket_events(serving: Serving) -> None:
    one, two = await seated(serving.url, "electronic", **short("electronic", 8))
    await asyncio.gather(one.play(), two.play())
    lines = str(await one.call("GET", f"/api/tables/{one.table}/stream?have=-1")).splitlines()
    streamed = [json.loads(line) for line in lines if line]
    opening, streamed = streamed[0], streamed[1:]
    assert opening["type"] == "opening" and opening["seq"] == -1
    view = opening["view"]
    for event in streamed:
        view["columns"].update(event.get("changed", {}))
    assert one.view is not None and view["columns"] == one.view["columns"]
    assert [event["seq"] for event in streamed] == list(range(one.seq + 1))
    mine = {event["seq"]: event for event in one.events}
    for event in streamed:
        if event["type"] == "told" and mine.get(event["seq"], {}).get("type") == "told":
            assert event["facts"] == mine[event["seq"]]["facts"] and event["ask"] == mine[event["seq"]]["ask"]


async def test_the_documented_client_plays_a_game(serving: Serving, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
    program = tmp_path / "robot.py"
    program.write_text(page.split("```python\n")[1].split("```")[0], encoding="utf-8")
    import sys

    one = await Person(serving.url, "Host").arrive()
    await one.create("electronic", [{"kind": "me"}, {"kind": "open"}], **short("electronic", 6))
    robot = await asyncio.create_subprocess_exec(sys.executable, str(program), serving.url, one.info["code"])
    while any(seat["kind"] == "open" for seat in one.info["seats"]):
        await asyncio.sleep(0.1)
        one.info = await one.call("GET", f"/api/tables/{one.table}")
    await one.start()
    await one.connect()
    await one.play()
    assert await asyncio.wait_for(robot.wait(), PATIENCE) == 0


async def test_a_finished_match_is_streamed_for_each_seat_and_with_open_cards(serving: Serving) -> None:
    one, two = await seated(serving.url, "deal", **short("deal", 8))
    path = f"/api/tables/{one.table}/stream"
    await one.call("GET", f"{path}?seat=1", status=403)
    await one.call("GET", f"{path}?seat=open", status=403)
    await one.call("GET", f"/api/tables/{one.table}/record?seat=1", status=403)
    await one.call("GET", f"{path}?seat=9", status=400)
    await asyncio.gather(one.play(), two.play())
    streams = {
        seat: [json.loads(line) for line in str(await one.call("GET", f"{path}?seat={seat}")).splitlines() if line]
        for seat in ("0", "1", "open")
    }
    for seat, other in (("0", 1), ("1", 0)):
        hands = [event["changed"]["hands"] for event in streams[seat] if "hands" in event.get("changed", {})]
        assert any(-1 in hand[other] for hand in hands) and all(-1 not in hand[int(seat)] for hand in hands)
    hands = [event["changed"]["hands"] for event in streams["open"] if "hands" in event.get("changed", {})]
    assert hands and all(-1 not in hand for shown in hands for hand in shown)
    assert all(len(fact) == 5 for event in streams["open"] for fact in event.get("facts", []))
    later = [json.loads(line) for line in str(await one.call("GET", f"{path}?have=5&seat=0")).splitlines() if line]
    assert later[0]["type"] == "opening" and later[0]["seq"] == 5 and later[1]["seq"] == 6
