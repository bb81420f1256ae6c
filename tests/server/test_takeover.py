"""Seats taken over in mid-game: nobody sees two hands, or a hand without the others' agreement."""

import asyncio
import json
from typing import Any

from tests.server.harness import PATIENCE, Person, Serving, eventually, seated
from tests.server.test_table import NEVER, until_noted


async def seat_three(serving: Serving, game: str = "deal") -> tuple[Person, Person, Person, str]:
    """Return the host, two guests and the path of their seats. A bot has the fourth seat."""
    people = await seated(serving.url, game, people=3, bots=1, bot="steady", absence=NEVER, bot_pace=10_000)
    host = next(person for person in people if person.info.get("host"))
    one, two = [person for person in people if person is not host]
    return host, one, two, f"/api/tables/{host.table}/seats"


async def refusal_of(person: Person, path: str, body: Any, status: int) -> str:
    return str((await person.call("POST", path, body, status=status))["error"]["reason"])


async def is_absent(person: Person, seat: int) -> bool:
    """True if the server knows that no client is connected for a seat."""
    message = await person.call("GET", f"/api/tables/{person.table}")
    return not message["seats"][seat].get("present")


async def test_players_cannot_take_a_second_seat_at_a_table(serving: Serving) -> None:
    host, one, two, seats = await seat_three(serving)
    await host.call("PATCH", f"{seats}/{one.seat}", {"kind": "open"})
    for body in ({"another": True}, {"another": True, "seat": one.seat}):
        assert await refusal_of(host, seats, body, 403) == "sat_elsewhere", "even the host"
    assert await refusal_of(two, seats, {"another": True}, 403) == "sat_elsewhere"
    await host.call("PATCH", f"{seats}/{two.seat}", {"kind": "open"})
    assert await refusal_of(two, seats, {"seat": one.seat}, 403) == "sat_elsewhere", "after having had another seat"
    back = await two.call("POST", seats, {})
    assert back["you"] == two.seat, "players return to their own seat without agreement"


async def test_a_newcomer_sees_a_hand_once_all_present_players_agree(serving: Serving) -> None:
    host, one, two, seats = await seat_three(serving)
    bot = next(seat["seat"] for seat in host.info["seats"] if seat["kind"] == "bot")
    await host.call("PATCH", f"{seats}/{bot}", {"kind": "open"})
    friend = await Person(serving.url, "Friend").arrive()
    await friend.join(host.table)
    await friend.connect()
    assert friend.info.get("you", -1) == -1 and friend.seat == -1, "a spectator while waiting"
    assert friend.info["seats"][bot]["asks"] == "Friend"
    for person in (host, one, two):
        message = await until_noted(person, "asks_seat")
        assert (message["seat"], message["name"]) == (bot, "Friend"), "all are notified"
    other = await Person(serving.url, "Other").arrive()
    assert await refusal_of(other, seats, {"seat": bot}, 409) == "seat_taken"
    admit = f"{seats}/{bot}/admit"
    assert await refusal_of(friend, admit, {"yes": True}, 403) == "not_your_seat"
    await two.leave()  # absent players are not waited for
    await eventually(lambda: is_absent(host, two.seat))
    await host.call("POST", admit, {"yes": True})
    assert friend.seat == -1, "one agreement is not enough"
    await one.call("POST", admit, {"yes": True})
    assert friend.socket is not None
    while json.loads(await asyncio.wait_for(friend.socket.recv(), PATIENCE)).get("seat") != bot:
        pass  # messages as a spectator, then the welcome
    assert (await until_noted(host, "sat"))["name"] == "Friend"
    assert await refusal_of(host, admit, {"yes": True}, 409) == "nobody_asks"


async def test_a_removed_player_is_asked_before_a_newcomer_sees_the_hand(serving: Serving) -> None:
    """A host cannot remove a player and look at the hand with a second name."""
    host, one, two, seats = await seat_three(serving)
    await two.leave()
    await eventually(lambda: is_absent(host, two.seat))
    await host.call("PATCH", f"{seats}/{one.seat}", {"kind": "open"})
    second = await Person(serving.url, "Second").arrive()
    await second.join(host.table, seat=one.seat)
    admit = f"{seats}/{one.seat}/admit"
    await host.call("POST", admit, {"yes": True})
    message = await second.call("GET", f"/api/tables/{host.table}")
    assert message.get("you", -1) == -1 and message["seats"][one.seat]["asks"] == "Second", "the owner is asked"
    await one.call("POST", admit, {"yes": False})
    assert (await until_noted(host, "turned_away"))["text"] == "Second"
    await second.join(host.table, seat=one.seat)
    await one.call("POST", admit, {"yes": True})
    message = await host.call("POST", admit, {"yes": True})
    assert message["seats"][one.seat]["name"] == "Second"
    sat = await until_noted(host, "sat")
    assert (sat["name"], sat["text"]) == ("Second", one.name), "all learn who sees which hand"


async def test_a_newcomer_can_be_refused_or_withdraw(serving: Serving) -> None:
    host, one, _, seats = await seat_three(serving)
    bot = next(seat["seat"] for seat in host.info["seats"] if seat["kind"] == "bot")
    await host.call("PATCH", f"{seats}/{bot}", {"kind": "open"})
    friend = await Person(serving.url, "Friend").arrive()
    await friend.join(host.table)
    message = await one.call("POST", f"{seats}/{bot}/admit", {"yes": False})
    assert "asks" not in message["seats"][bot] and message["seats"][bot]["kind"] == "open"
    assert (await until_noted(host, "turned_away"))["text"] == "Friend"
    await friend.join(host.table)
    gone = await friend.call("DELETE", f"{seats}/{bot}")
    assert "asks" not in gone["seats"][bot]
    await friend.join(host.table)
    closed = await host.call("PATCH", f"{seats}/{bot}", {"kind": "bot"})
    assert "asks" not in closed["seats"][bot] and closed["seats"][bot]["kind"] == "bot"


async def test_without_hidden_information_no_agreement_is_needed(serving: Serving) -> None:
    host, one, _, seats = await seat_three(serving, "electronic")
    await host.call("PATCH", f"{seats}/{one.seat}", {"kind": "open"})
    friend = await Person(serving.url, "Friend").arrive()
    await friend.join(host.table)
    assert friend.info["you"] == one.seat
    assert await refusal_of(host, seats, {"another": True}, 403) == "sat_elsewhere", "but each has only one seat"
