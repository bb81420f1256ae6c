"""Changes of seats and settings before the start, with the same requests and permissions as on the server."""

from typing import Any

import msgspec

from magnat.hosts.browser.room import BrowserRoom
from magnat.match import Place, Refusal, Seating, Setup
from magnat.match.seating import TableInfo
from magnat.tables.api_types import ChangedSeat, ChangedTable, Join, Player
from magnat.tables.table_rules import (
    bot_seat_values,
    check_seed,
    check_setup,
    clean_name,
    get_place,
    make_unique_name,
    other_names,
    pick_bot_name,
    resize_places,
    with_other_game,
)


async def change_table_by_request(
    table: BrowserRoom, method: str, rest: list[str], body: str, player: Player
) -> TableInfo:
    """Execute a request of a player that changes the table, and return its description."""
    match method, rest:
        case "PATCH", []:
            change = msgspec.json.decode(body, type=ChangedTable)
            await table.change_seating(lambda seating: change_settings(seating, player.id, change))
        case "POST", ["seats"]:
            join = msgspec.json.decode(body, type=Join)
            await table.change_seating(lambda seating: take_seat(seating, player, join))
        case "PATCH", ["seats", seat]:
            wish = msgspec.json.decode(body, type=ChangedSeat)
            await table.change_seating(lambda seating: change_place(seating, player.id, parse_seat(seat), wish))
        case "DELETE", ["seats", seat]:
            await table.change_seating(lambda seating: free_place(seating, player.id, parse_seat(seat)))
        case _:
            raise Refusal("needs_server", 404)
    return table.session.table_info(player.id)


def parse_seat(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 3:
        raise Refusal("no_such_seat", 404)
    return int(text)


def check_not_started(table: Seating) -> None:
    if table.status != "open":
        raise Refusal("already_started")


def with_seat(table: Seating, seat: int, **values: Any) -> tuple[Setup, list[Place]]:
    """Return the settings and the places, with changed values of one seat."""
    places = [*table.places]
    places[seat] = msgspec.structs.replace(places[seat], **values)
    return table.setup, places


def change_settings(table: Seating, player: str, wish: ChangedTable) -> tuple[Setup, list[Place]]:
    """Return the table with the host's changes; raise `Refusal` if they are not allowed."""
    if table.host != player:
        raise Refusal("not_host", 403)
    check_not_started(table)
    setup, places = msgspec.structs.replace(table.setup), table.places
    if wish.game is not None and wish.game != setup.game:
        setup = with_other_game(setup, wish.game)
    if wish.game is not None or wish.seats is not None:
        places = resize_places(table, wish.seats or len(places))
        check_setup(setup, len(places))
    if wish.locked is not None:
        setup.locked = wish.locked
    if wish.bot_pace is not None:
        setup.bot_pace = wish.bot_pace
    return setup, places


def take_seat(table: Seating, player: Player, wish: Join) -> tuple[Setup, list[Place]]:
    """Return the table with the player on the requested open seat, or on the first; raise `Refusal` if impossible."""
    check_not_started(table)
    if table.seats_of(player.id) and not wish.another:
        raise Refusal("already_seated")
    if table.setup.locked:
        raise Refusal("locked", 403)
    free = [place.seat for place in table.places if place.is_open]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Refusal("seat_taken")
    seat = free[0] if wish.seat is None else wish.seat
    chosen = {"token": wish.token, "colour": wish.colour}
    values: dict[str, Any] = {key: value for key, value in chosen.items() if value is not None}
    name = make_unique_name(clean_name(wish.name or player.name), other_names(table, seat))
    return with_seat(table, seat, player=player.id, name=name, seed=check_seed(wish.seed), **values)


def change_place(table: Seating, player: str, seat: int, wish: ChangedSeat) -> tuple[Setup, list[Place]]:
    """Return the table with a changed seat: its player chooses token and colour, the host a bot or an open seat."""
    place = get_place(table, seat)
    values: dict[str, Any] = {}
    if wish.kind is not None or wish.bot is not None:
        if table.host != player:
            raise Refusal("not_host", 403)
        check_not_started(table)
        values |= bot_seat_values(table, place, wish)
    chosen = {"token": wish.token, "colour": wish.colour}
    if mine := {key: value for key, value in chosen.items() if value is not None}:
        if place.player != player:
            raise Refusal("not_your_seat", 403)
        values |= mine
    return with_seat(table, seat, **values)


def free_place(table: Seating, player: str, seat: int) -> tuple[Setup, list[Place]]:
    """Return the table with a freed seat: its player leaves, or the host removes the player."""
    place = get_place(table, seat)
    if player not in (place.player, table.host):
        raise Refusal("not_host", 403)
    check_not_started(table)
    if not place.player:
        raise Refusal("seat_empty")
    return with_seat(table, seat, player=None, bot="", name="", seed="")


def fill_with_bots(table: Seating) -> list[Place]:
    """Return the places with bots on the open seats, since nobody can join later."""
    for place in table.places:
        if place.is_open:
            _, table.places = with_seat(table, place.seat, name=pick_bot_name(table), bot="steady")
    return table.places


def free_guest_places(places: list[Place], host: str) -> list[Place]:
    """Return the places of a rematch, with the guests' seats open: guests join again by a new code."""
    free = {"player": None, "name": "", "seed": ""}
    return [msgspec.structs.replace(p, **free) if p.player not in (None, host) else p for p in places]
