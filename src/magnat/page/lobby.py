"""page: a table before its start: who sits where, and what is played. The words and the rights are the server's."""

from typing import Any

import msgspec

from magnat.page.host import PageHost
from magnat.play import Place, Refusal, Seating, Setup
from magnat.play.seating import TableInfo
from magnat.server.bodies import ChangedSeat, ChangedTable, Join, Player
from magnat.server.making import (
    bot_name,
    check_fits,
    checked_seed,
    clean_name,
    given_to_bot,
    names_but,
    other_game,
    places_for,
    seat_at,
    unlike,
)


async def arranged(table: PageHost, method: str, rest: list[str], body: str, player: Player) -> TableInfo:
    """What somebody who is here changes of the table."""
    match method, rest:
        case "PATCH", []:
            change = msgspec.json.decode(body, type=ChangedTable)
            await table.arrange(lambda seating: changed(seating, player.id, change))
        case "POST", ["seats"]:
            join = msgspec.json.decode(body, type=Join)
            await table.arrange(lambda seating: sat(seating, player, join))
        case "PATCH", ["seats", seat]:
            wish = msgspec.json.decode(body, type=ChangedSeat)
            await table.arrange(lambda seating: changed_seat(seating, player.id, number(seat), wish))
        case "DELETE", ["seats", seat]:
            await table.arrange(lambda seating: got_up(seating, player.id, number(seat)))
        case _:
            raise Refusal("needs_server", 404)
    return table.play.info(player.id)


def number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 3:
        raise Refusal("no_such_seat", 404)
    return int(text)


def check_open(table: Seating) -> None:
    if table.status != "open":
        raise Refusal("already_started")


def with_seat(table: Seating, seat: int, **values: Any) -> tuple[Setup, list[Place]]:
    """The table with other values at one seat."""
    places = [*table.places]
    places[seat] = msgspec.structs.replace(places[seat], **values)
    return table.setup, places


def changed(table: Seating, player: str, wish: ChangedTable) -> tuple[Setup, list[Place]]:
    """What the host changes."""
    if table.host != player:
        raise Refusal("not_host", 403)
    check_open(table)
    setup, places = msgspec.structs.replace(table.setup), table.places
    if wish.game is not None and wish.game != setup.game:
        setup = other_game(setup, wish.game)
    if wish.game is not None or wish.seats is not None:
        places = places_for(table, wish.seats or len(places))
        check_fits(setup, len(places))
    if wish.locked is not None:
        setup.locked = wish.locked
    if wish.bot_pace is not None:
        setup.bot_pace = wish.bot_pace
    return setup, places


def sat(table: Seating, player: Player, wish: Join) -> tuple[Setup, list[Place]]:
    """Somebody sits down, on a given open seat or on the first."""
    check_open(table)
    if table.seats_of(player.id) and not wish.another:
        raise Refusal("already_seated")
    if table.setup.locked:
        raise Refusal("locked", 403)
    free = [place.seat for place in table.places if place.open]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Refusal("seat_taken")
    seat = free[0] if wish.seat is None else wish.seat
    chosen = {"token": wish.token, "colour": wish.colour}
    values: dict[str, Any] = {key: value for key, value in chosen.items() if value is not None}
    name = unlike(clean_name(wish.name or player.name), names_but(table, seat))
    return with_seat(table, seat, player=player.id, name=name, seed=checked_seed(wish.seed), **values)


def changed_seat(table: Seating, player: str, seat: int, wish: ChangedSeat) -> tuple[Setup, list[Place]]:
    """A player chooses token and colour; the host gives a seat to a bot, or opens it."""
    place = seat_at(table, seat)
    values: dict[str, Any] = {}
    if wish.kind is not None or wish.bot is not None:
        if table.host != player:
            raise Refusal("not_host", 403)
        check_open(table)
        values |= given_to_bot(table, place, wish)
    chosen = {"token": wish.token, "colour": wish.colour}
    if mine := {key: value for key, value in chosen.items() if value is not None}:
        if place.player != player:
            raise Refusal("not_your_seat", 403)
        values |= mine
    return with_seat(table, seat, **values)


def got_up(table: Seating, player: str, seat: int) -> tuple[Setup, list[Place]]:
    """A player leaves, or the host removes somebody."""
    place = seat_at(table, seat)
    if player not in (place.player, table.host):
        raise Refusal("not_host", 403)
    check_open(table)
    if not place.player:
        raise Refusal("seat_empty")
    return with_seat(table, seat, player=None, bot="", name="", seed="")


def filled(table: Seating) -> list[Place]:
    """The places with a bot wherever nobody has come: without a server nobody comes later."""
    for place in table.places:
        if place.open:
            _, table.places = with_seat(table, place.seat, name=bot_name(table), bot="steady")
    return table.places


def opened(places: list[Place], host: str) -> list[Place]:
    """The places once more, free where a friend sat: he comes by a new code."""
    free = {"player": None, "name": "", "seed": ""}
    return [msgspec.structs.replace(p, **free) if p.player not in (None, host) else p for p in places]
