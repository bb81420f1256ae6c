"""Several people at one screen: one client holds their seats, one of them in front at a time."""

import json
from typing import Any

from tests.server.games import short
from tests.server.harness import Person, Serving


async def seat_two_at_one_screen(serving: Serving, game: str, **more: Any) -> Person:
    """Return a client with two seats at a table with a bot."""
    person = await Person(serving.url, "Camille").arrive()
    seats = [{"kind": "me"}, {"kind": "me", "name": "Nadia"}, {"kind": "bot", "bot": "random"}]
    await person.create(game, seats, **{**short(game, 20), **more})
    await person.start()
    await person.connect()
    return person


async def front(person: Person, seat: int) -> dict[str, Any]:
    await person.do("front", seat=seat)
    return await person.until("welcome")


async def hands_by_event(person: Person, seat: int) -> dict[int, Any]:
    """Return all hands as a seat knew them after each event, from the stream of the finished match."""
    text = await person.call("GET", f"/api/tables/{person.table}/stream?seat={seat}")
    hands_by_seq: dict[int, Any] = {}
    hands: Any = None
    for event in [json.loads(line) for line in str(text).splitlines() if line]:
        columns = event["view"]["columns"] if event["type"] == "opening" else event.get("changed", {})
        hands = columns.get("hands", hands)
        hands_by_seq[event["seq"]] = hands
    return hands_by_seq


async def test_one_client_plays_two_seats_and_never_holds_two_hands(serving: Serving) -> None:
    person = await seat_two_at_one_screen(serving, "deal")
    assert person.info["yours"] == [0, 1] and person.info["you"] == 0
    assert [seat["name"] for seat in person.info["seats"]][:2] == ["Camille", "Nadia"]
    assert all(seat["present"] for seat in person.info["seats"][:2])
    while not person.over:
        asked = person.ask.get("seat", -1)
        if asked in (0, 1) and asked != person.seat and not person.ask.get("nature"):
            welcome = await front(person, asked)
            assert welcome["seat"] == asked and welcome["missed"] == []
        if person.ask.get("seat") == person.seat and "choices" in person.ask:
            choice = person.chosen(person.ask)
            id = f"c{next(person.ids)}"
            await person.send(type="say", id=id, question=person.question, say=choice, seat=person.seat)
            answer = await person.until("ack", "refused", id=id)
            assert answer["type"] == "ack", answer
            while person.seq < answer["seq"]:
                await person.hear()
        elif not person.over:
            await person.hear()
    hands = {seat: await hands_by_event(person, seat) for seat in (0, 1)}
    front_seat, seq, checked = 0, -1, 0
    for frame in person.heard:
        message = json.loads(frame)
        front_seat = message["seat"] if message["type"] == "welcome" else front_seat
        seq = message.get("seq", seq) if message["type"] in ("welcome", "told") else seq
        columns = (message.get("view") or {}).get("columns") or message.get("changed") or {}
        if "hands" in columns:
            checked += 1
            assert columns["hands"] == hands[front_seat][seq], (front_seat, message["type"], seq)
    assert checked > 20 and hands[0] != hands[1]


async def test_a_command_names_the_seat_in_front_or_is_refused(serving: Serving) -> None:
    person = await seat_two_at_one_screen(serving, "electronic")
    before = person.question
    assert (await person.do("say", question=before, say="throw", seat=1))["reason"] == "not_in_front"
    assert (await person.do("say", question=before, say="throw", seat=2))["reason"] == "not_your_seat"
    assert (await person.do("front", seat=2))["reason"] == "not_your_seat"
    assert (await front(person, 1))["seat"] == 1
    assert (await person.do("say", question=before, say="throw", seat=0))["reason"] == "not_in_front"
    mine = await person.call("GET", "/api/me")
    assert [table["id"] for table in mine["tables"]].count(person.table) == 1
    again = Person(serving.url, "Camille")
    again.token, again.table = person.token, person.table
    await again.connect()
    assert again.seat == 0
    await again.leave()
    assert (await again.connect(front=1))["seat"] == 1
    await again.leave()
    await person.leave()


async def test_a_screen_agrees_to_a_pause_once(serving: Serving) -> None:
    person = await seat_two_at_one_screen(serving, "electronic")
    await person.do("pause")
    while not person.info.get("paused"):
        await person.hear()
    await person.leave()


async def test_a_second_person_joins_at_the_same_screen(serving: Serving) -> None:
    host = await Person(serving.url, "Hôte").arrive()
    await host.create("electronic", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    guest = await Person(serving.url, "Nadia").arrive()
    await guest.join(host.table)
    await guest.call("POST", f"/api/tables/{host.table}/seats", {}, status=409)
    await guest.join(host.table, another=True)
    assert guest.info["yours"] == [1, 2]
    assert [seat["name"] for seat in guest.info["seats"]] == ["Hôte", "Nadia", "Nadia 2"]
