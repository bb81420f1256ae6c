"""server: seats that change hands, what is said twice, and passwords."""

import asyncio
from typing import Any

import httpx

from magnat.match.automation import DISCONNECT_GRACE_MS
from tests.server.harness import PATIENCE, Person, Serving
from tests.server.inside import Inside
from tests.server.test_around import NEVER, noted, two_people


async def host_and_guest(serving: Serving | Inside, **more: Any) -> tuple[Person, Person]:
    """The host, and a guest who is asked first."""
    while True:
        asked, other = await two_people(serving, **more)
        if other.info.get("host"):
            return other, asked
        await asked.leave()
        await other.leave()


def test_who_takes_a_seat_over_was_never_away(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            host, guest = await host_and_guest(inside, absence={"after": 1000, "budget": 1})
            await guest.leave()
            await inside.absent(guest)
            await inside.advance(host.table, DISCONNECT_GRACE_MS + 1_000)
            await noted(host, "stands_in")
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
            stands_in = await noted(host, "stands_in")
            gone = next(event for event in reversed(host.events) if event.get("word") == "away")
            assert stands_in["at"] - gone["at"] == 1_000, "he has a budget of his own"

    asyncio.run(play())


def test_what_a_player_said_before_he_was_removed_is_not_heard(inside: Inside) -> None:
    """His throw is held back between the turns; meanwhile the host gives his seat to a bot."""

    async def play() -> None:
        async with inside:
            options = {"interturn_grace_seconds": 2}
            host, guest = await host_and_guest(inside, variant="quick", options=options, absence=NEVER, bot_pace=5000)
            await guest.send(type="say", id="held", question=guest.question, say="throw")
            await guest.do("ping")
            assert not guest.acked
            await host.call("DELETE", f"/api/tables/{host.table}/seats/{guest.seat}")
            await inside.advance(host.table, 10_000)
            told = await host.until("told")
            assert told["said"]["by"] == "bot", told["said"]

    asyncio.run(play())


def test_a_proposal_said_twice_is_one_and_goes_with_its_seat(serving: Serving) -> None:
    async def play() -> None:
        host, guest = await host_and_guest(serving, variant="quick", absence=NEVER)
        ask = (await host.do("preview", say=["trade", guest.seat]))["ask"]
        base = ["trade", guest.seat, next(item for item in ask["choices"] if item < 40), 62]
        sentence = [*base, (await host.do("preview", say=base))["ask"]["choices"]["to"], "send"]
        made = set()
        for _ in range(3):
            await host.send(type="propose", id="same", question=host.question, say=sentence)
            made.add((await host.until("ack", "refused", id="same"))["offer"])
        assert len(made) == 1 and set(host.offers) == made
        await host.call("PATCH", f"/api/tables/{host.table}/seats/{guest.seat}", {"kind": "bot"})
        assert (await host.until("offer_gone"))["why"] == "void"

    asyncio.run(play())


def test_who_was_not_away_is_not_back(inside: Inside) -> None:
    async def play() -> None:
        async with inside:
            asked, _ = await two_people(inside)
            before = asked.seq
            assert (await asked.do("back"))["type"] == "ack" and (await asked.do("back"))["type"] == "ack"
            assert (await asked.do("stand_in"))["type"] == "ack" and (await asked.do("back"))["type"] == "ack"
            await noted(asked, "back")
            words = [event["word"] for event in asked.events if event["type"] == "noted" and event["seq"] > before]
            assert words == ["stands_in", "back"]

    asyncio.run(play())


def test_two_of_a_table_have_two_names(serving: Serving) -> None:
    async def play() -> None:
        host = await Person(serving.url, "Nadia").arrive()
        seats = [{"kind": "me"}, {"kind": "me", "name": "Nadia"}, {"kind": "bot", "name": "Nadia"}, {"kind": "open"}]
        table = await host.create("deal", seats)
        guest = await Person(serving.url, "Nadia").arrive()
        await guest.join(table, name="Nadia")
        assert [seat["name"] for seat in guest.info["seats"]] == ["Nadia", "Nadia 2", "Nadia 3", "Nadia 4"]

    asyncio.run(play())


def test_passwords_are_tried_slowly_and_nobody_waits_for_it(inside: Inside) -> None:
    """Twenty at once, of which two were tried before (an empty one is free), and then one a second."""

    async def play() -> None:
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
                    found = [answer.json()["error"]["reason"] for answer in await asyncio.gather(*tries)]
                    assert sorted(found) == ["too_fast"] * (count - left) + ["wrong_password"] * left
                    inside.clock.now += 1_000

    asyncio.run(play())


def test_the_host_changes_the_game_and_how_many_play_and_nobody_is_put_out(serving: Serving) -> None:
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

        async def who(**changed: Any) -> list[str]:
            info = await host.call("PATCH", path, changed)
            return [seat.get("name", "") for seat in info["seats"]]

        assert await who(seats=5) == ["Host", "", "Ada", "Guest", ""]
        assert await who(seats=3) == ["Host", "Ada", "Guest"]  # empty seats go first
        assert (await guest.until("welcome"))["seat"] == 2
        assert await who(game="deal") == ["Host", "Ada", "Guest"]
        assert await who(seats=2) == ["Host", "Guest"]  # then bots
        assert (await guest.until("welcome"))["seat"] == 1
        assert await who(seats=3) == ["Host", "Guest", ""]
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


def test_a_bot_holds_an_open_seat_until_somebody_comes(serving: Serving) -> None:
    """Nobody has to wait for the last: the game begins, and the seat is free until it is taken."""

    async def play() -> None:
        host = await Person(serving.url, "Host").arrive()
        seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}]
        made = await host.create("electronic", seats)
        begun = await host.call("POST", f"/api/tables/{made}/start", {})
        assert begun["status"] == "playing"
        assert [seat["kind"] for seat in begun["seats"]] == ["open", "player", "open"]
        assert len({seat["name"] for seat in begun["seats"]} - {""}) == 3, "whoever plays has a name"
        await host.connect()
        await host.play(
            lambda one: {(0, "bot"), (2, "bot")} <= {(it["said"]["seat"], it["said"]["by"]) for it in told(one)}
        )
        friend = await Person(serving.url, "Friend").arrive()
        await friend.join(made, seat=2)
        await friend.connect()
        assert friend.seat == 2 and [seat["kind"] for seat in friend.info["seats"]] == ["open", "player", "player"]
        assert friend.info["seats"][2]["name"] == "Friend"

    asyncio.run(play())


def told(person: Person) -> list[dict[str, Any]]:
    return [event for event in person.events if event["type"] == "told"]
