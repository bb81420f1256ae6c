"""Seats that change hands, repeated commands, and passwords."""

import asyncio
from typing import Any

import httpx

from magnat.match.automation import DISCONNECT_GRACE_MS
from tests.server.harness import PATIENCE, Person, Serving
from tests.server.inside import Inside
from tests.server.test_table import NEVER, two_people, until_noted


async def host_and_guest(serving: Serving | Inside, **more: Any) -> tuple[Person, Person]:
    """Return the host, and a guest who is asked first."""
    while True:
        asked, other = await two_people(serving, **more)
        if other.info.get("host"):
            return other, asked
        await asked.leave()
        await other.leave()


async def test_a_taken_over_seat_starts_without_absence(inside: Inside) -> None:
    async with inside:
        host, guest = await host_and_guest(inside, absence={"after": 1000, "budget": 1})
        await guest.leave()
        await inside.absent(guest)
        await inside.advance(host.table, DISCONNECT_GRACE_MS + 1_000)
        await until_noted(host, "stands_in")
        seat = f"/api/tables/{host.table}/seats/{guest.seat}"
        opened = (await host.call("PATCH", seat, {"kind": "open"}))["seats"][guest.seat]
        assert not {"away_since", "away_spent", "stands_in"} & set(opened), opened
        late = await Person(inside.url, "Late").arrive()
        await late.join(host.table)
        await late.connect()
        mine = late.info["seats"][guest.seat]
        assert mine["present"] and not {"away_since", "away_spent", "stands_in"} & set(mine), mine
        await late.leave()
        await inside.absent(late)
        await inside.advance(host.table, DISCONNECT_GRACE_MS + 1_000)
        stands_in = await until_noted(host, "stands_in")
        gone = next(event for event in reversed(host.events) if event.get("word") == "away")
        assert stands_in["at"] - gone["at"] == 1_000, "the newcomer has a separate budget"


async def test_a_player_who_takes_over_a_seat_is_not_away_at_once(inside: Inside) -> None:
    """The newcomer has the whole grace period to connect, although the seat was empty for longer."""
    async with inside:
        host, guest = await host_and_guest(inside, absence=NEVER)
        await guest.leave()
        await inside.absent(guest)
        await inside.advance(host.table, DISCONNECT_GRACE_MS - 1)
        await host.call("PATCH", f"/api/tables/{host.table}/seats/{guest.seat}", {"kind": "open"})
        await inside.advance(host.table, 10 * DISCONNECT_GRACE_MS)
        late = await Person(inside.url, "Late").arrive()
        await late.join(host.table)
        came = inside.clock.now
        await inside.advance(host.table, DISCONNECT_GRACE_MS)
        away = await until_noted(host, "away")
        assert away["at"] - came == DISCONNECT_GRACE_MS


async def test_a_held_answer_of_a_removed_player_is_dropped(inside: Inside) -> None:
    """A guest's throw is held back between turns while the host gives the seat to a bot."""
    async with inside:
        options = {"interturn_grace_seconds": 2}
        host, guest = await host_and_guest(inside, variant="quick", options=options, absence=NEVER, bot_pace=5000)
        await guest.send(type="say", id="held", question=guest.question, say="throw")
        await guest.do("ping")
        assert not guest.acked
        await host.call("DELETE", f"/api/tables/{host.table}/seats/{guest.seat}")
        await inside.advance(host.table, 10_000)
        told_events = await host.until("told")
        assert told_events["said"]["by"] == "bot", told_events["said"]


async def test_a_repeated_offer_is_made_once_and_ends_with_its_seat(serving: Serving) -> None:
    host, guest = await host_and_guest(serving, variant="quick", absence=NEVER)
    ask = (await host.do("preview", say=["trade", guest.seat]))["ask"]
    base = ["trade", guest.seat, next(item for item in ask["choices"] if item < 40), 62]
    sentence = [*base, (await host.do("preview", say=base))["ask"]["choices"]["to"], "send"]
    offers = set()
    for _ in range(3):
        await host.send(type="propose", id="same", question=host.question, say=sentence)
        offers.add((await host.until("ack", "refused", id="same"))["offer"])
    assert len(offers) == 1 and set(host.offers) == offers
    await host.call("PATCH", f"/api/tables/{host.table}/seats/{guest.seat}", {"kind": "bot"})
    assert (await host.until("offer_gone"))["why"] == "void"


async def test_back_is_noted_only_after_an_absence(inside: Inside) -> None:
    async with inside:
        asked, _ = await two_people(inside)
        before = asked.seq
        assert (await asked.do("back"))["type"] == "ack" and (await asked.do("back"))["type"] == "ack"
        assert (await asked.do("stand_in"))["type"] == "ack" and (await asked.do("back"))["type"] == "ack"
        await until_noted(asked, "back")
        words = [event["word"] for event in asked.events if event["type"] == "noted" and event["seq"] > before]
        assert words == ["stands_in", "back"]


async def test_names_at_a_table_are_distinct(serving: Serving) -> None:
    host = await Person(serving.url, "Nadia").arrive()
    seats = [{"kind": "me"}, {"kind": "me", "name": "Nadia"}, {"kind": "bot", "name": "Nadia"}, {"kind": "open"}]
    table = await host.create("deal", seats)
    guest = await Person(serving.url, "Nadia").arrive()
    await guest.join(table, name="Nadia")
    assert [seat["name"] for seat in guest.info["seats"]] == ["Nadia", "Nadia 2", "Nadia 3", "Nadia 4"]


async def test_guessing_passwords_is_rate_limited_and_delays_nobody(inside: Inside) -> None:
    """A burst of twenty, two of which are used before (an empty one is free), then one per second."""
    async with inside:
        host = await Person(inside.url, "Host", comes_from="127.0.7.7").arrive()
        guest = await Person(inside.url, "Guest").arrive()
        table = await host.create("electronic", [{"kind": "me"}, {"kind": "open"}], password="sesame")
        path = f"/api/tables/{table}/seats"
        for wrong in ("", "Sesame"):
            failure = await guest.call("POST", path, {"password": wrong}, status=403)
            assert failure["error"]["reason"] == "wrong_password"
        await guest.join(table, password="sesame")
        await guest.call("DELETE", f"{path}/1")
        bearer = {"Authorization": f"Bearer {guest.token}"}
        async with httpx.AsyncClient(base_url=inside.url, headers=bearer, timeout=PATIENCE) as http:
            for count, left in ((40, 18), (3, 1)):
                tries = [http.post(path, json={"password": f"guess {n}"}) for n in range(count)]
                reasons = [answer.json()["error"]["reason"] for answer in await asyncio.gather(*tries)]
                assert sorted(reasons) == ["too_fast"] * (count - left) + ["wrong_password"] * left
                inside.clock.now += 1_000


def test_the_host_changes_game_and_seats_without_removing_people(serving: Serving) -> None:
    async def play() -> None:
        host = await Person(serving.url, "Host").arrive()
        bot: dict[str, Any] = {"kind": "bot", "name": "Ada", "colour": 5}
        kinds = [{"kind": "me"}, {"kind": "open"}, bot, {"kind": "open"}]
        table = await host.create("electronic", kinds, options={"turn_limit": 30})
        path = f"/api/tables/{table}"
        code = (await host.call("GET", path))["code"]
        guest = await Person(serving.url, "Guest").arrive()
        await guest.join(table, seat=3)
        await guest.connect()
        await guest.call("PATCH", path, {"seats": 3}, status=403)

        async def change_table(**changed: Any) -> list[str]:
            info = await host.call("PATCH", path, changed)
            return [seat.get("name", "") for seat in info["seats"]]

        assert await change_table(seats=5) == ["Host", "", "Ada", "Guest", ""]
        assert await change_table(seats=3) == ["Host", "Ada", "Guest"]  # empty seats are removed first
        assert (await guest.until("welcome"))["seat"] == 2
        assert await change_table(game="deal") == ["Host", "Ada", "Guest"]
        assert await change_table(seats=2) == ["Host", "Guest"]  # then bots
        assert (await guest.until("welcome"))["seat"] == 1
        assert await change_table(seats=3) == ["Host", "Guest", ""]
        third = await Person(serving.url, "Third").arrive()
        await third.call("POST", f"{path}/seats", {})
        failure = await host.call("PATCH", path, {"seats": 2}, status=409)
        assert failure["error"]["reason"] == "seat_taken"  # never a person
        for wrong in ({"seats": 6}, {"game": "chess"}, {"game": "empire", "seats": 1}):
            await host.call("PATCH", path, wrong, status=409 if wrong.get("seats") == 1 else 400)
        info = await host.call("GET", path)
        assert info["code"] == code and info["game"] == "deal" and not info.get("options")
        await host.call("POST", f"{path}/start", {})
        assert len((await guest.until("welcome"))["view"]["columns"]["hands"]) == 3
        for late in ({"seats": 4}, {"game": "electronic"}):
            failure = await host.call("PATCH", path, late, status=409)
            assert failure["error"]["reason"] == "already_started"

    asyncio.run(play())


async def test_a_bot_plays_an_open_seat_until_it_is_taken(serving: Serving) -> None:
    """The game starts without the last player; a bot plays the seat until it is taken."""
    host = await Person(serving.url, "Host").arrive()
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}]
    table = await host.create("electronic", seats)
    started = await host.call("POST", f"/api/tables/{table}/start", {})
    assert started["status"] == "playing"
    assert [seat["kind"] for seat in started["seats"]] == ["open", "player", "open"]
    assert len({seat["name"] for seat in started["seats"]} - {""}) == 3, "every player has a name"
    await host.connect()
    await host.play(
        lambda one: {(0, "bot"), (2, "bot")} <= {(it["said"]["seat"], it["said"]["by"]) for it in told_events(one)}
    )
    friend = await Person(serving.url, "Friend").arrive()
    await friend.join(table, seat=2)
    await friend.connect()
    assert friend.seat == 2 and [seat["kind"] for seat in friend.info["seats"]] == ["open", "player", "player"]
    assert friend.info["seats"][2]["name"] == "Friend"


def told_events(person: Person) -> list[dict[str, Any]]:
    return [event for event in person.events if event["type"] == "told"]
