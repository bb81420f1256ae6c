"""server: seats that are taken over in mid-game. Nobody sees two hands, and nobody a hand without the others' word."""

import asyncio
import json
from typing import Any

from tests.server.harness import PATIENCE, Person, Serving, eventually, seated
from tests.server.test_around import NEVER, noted


async def three(serving: Serving, game: str = "deal") -> tuple[Person, Person, Person, str]:
    """The host, two guests, and the way to their table; a bot sits there, too."""
    people = await seated(serving.url, game, people=3, bots=1, bot="steady", absence=NEVER, bot_pace=10_000)
    host = next(person for person in people if person.info.get("host"))
    one, two = [person for person in people if person is not host]
    return host, one, two, f"/api/tables/{host.table}/seats"


async def refused(person: Person, path: str, body: Any, status: int) -> str:
    return str((await person.call("POST", path, body, status=status))["error"]["reason"])


async def absent(person: Person, seat: int) -> bool:
    """True if the server knows that nobody is connected for a seat."""
    told = await person.call("GET", f"/api/tables/{person.table}")
    return not told["seats"][seat].get("present")


def test_who_has_sat_at_a_table_takes_no_other_seat_there(serving: Serving) -> None:
    async def play() -> None:
        host, one, two, seats = await three(serving)
        await host.call("PATCH", f"{seats}/{one.seat}", {"kind": "open"})
        for body in ({"another": True}, {"another": True, "seat": one.seat}):
            assert await refused(host, seats, body, 403) == "sat_elsewhere", "the host himself"
        assert await refused(two, seats, {"another": True}, 403) == "sat_elsewhere"
        await host.call("PATCH", f"{seats}/{two.seat}", {"kind": "open"})
        assert await refused(two, seats, {"seat": one.seat}, 403) == "sat_elsewhere", "who sat elsewhere before"
        back = await two.call("POST", seats, {})
        assert back["you"] == two.seat, "to one's own seat one may come back, unasked"

    asyncio.run(play())


def test_a_newcomer_sees_a_hand_when_all_who_are_there_agree(serving: Serving) -> None:
    async def play() -> None:
        host, one, two, seats = await three(serving)
        bot = next(seat["seat"] for seat in host.info["seats"] if seat["kind"] == "bot")
        await host.call("PATCH", f"{seats}/{bot}", {"kind": "open"})
        friend = await Person(serving.url, "Friend").arrive()
        await friend.join(host.table)
        await friend.connect()
        assert friend.info.get("you", -1) == -1 and friend.seat == -1, "he waits, and watches as anybody may"
        assert friend.info["seats"][bot]["asks"] == "Friend"
        for person in (host, one, two):
            told = await noted(person, "asks_seat")
            assert (told["seat"], told["name"]) == (bot, "Friend"), "all are told"
        other = await Person(serving.url, "Other").arrive()
        assert await refused(other, seats, {"seat": bot}, 409) == "seat_taken"
        admit = f"{seats}/{bot}/admit"
        assert await refused(friend, admit, {"yes": True}, 403) == "not_your_seat"
        await two.leave()  # who is not there is not waited for
        await eventually(lambda: absent(host, two.seat))
        await host.call("POST", admit, {"yes": True})
        assert friend.seat == -1, "not by one alone"
        await one.call("POST", admit, {"yes": True})
        assert friend.socket is not None
        while json.loads(await asyncio.wait_for(friend.socket.recv(), PATIENCE)).get("seat") != bot:
            pass  # what he was told as a spectator, then his welcome
        assert (await noted(host, "sat"))["name"] == "Friend"
        assert await refused(host, admit, {"yes": True}, 409) == "nobody_asks"

    asyncio.run(play())


def test_a_newcomer_may_be_turned_away_or_think_better_of_it(serving: Serving) -> None:
    async def play() -> None:
        host, one, _, seats = await three(serving)
        bot = next(seat["seat"] for seat in host.info["seats"] if seat["kind"] == "bot")
        await host.call("PATCH", f"{seats}/{bot}", {"kind": "open"})
        friend = await Person(serving.url, "Friend").arrive()
        await friend.join(host.table)
        told = await one.call("POST", f"{seats}/{bot}/admit", {"yes": False})
        assert "asks" not in told["seats"][bot] and told["seats"][bot]["kind"] == "open"
        assert (await noted(host, "turned_away"))["text"] == "Friend"
        await friend.join(host.table)
        gone = await friend.call("DELETE", f"{seats}/{bot}")
        assert "asks" not in gone["seats"][bot]
        await friend.join(host.table)
        closed = await host.call("PATCH", f"{seats}/{bot}", {"kind": "bot"})
        assert "asks" not in closed["seats"][bot] and closed["seats"][bot]["kind"] == "bot"

    asyncio.run(play())


def test_where_nothing_is_hidden_nobody_has_to_agree(serving: Serving) -> None:
    async def play() -> None:
        host, one, _, seats = await three(serving, "electronic")
        await host.call("PATCH", f"{seats}/{one.seat}", {"kind": "open"})
        friend = await Person(serving.url, "Friend").arrive()
        await friend.join(host.table)
        assert friend.info["you"] == one.seat
        assert await refused(host, seats, {"another": True}, 403) == "sat_elsewhere", "but each sits at one seat"

    asyncio.run(play())
