"""server: tables before, around and after play. Each change is one transaction with its checks inside."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from magnat.kernel import Row
from magnat.play import Body, Entry, Note, Place, Refusal, Seating, Setup
from magnat.play.commands import checked_bot
from magnat.record import fresh_seed
from magnat.server.bodies import ChangedSeat, ChangedTable, Join, NewTable
from magnat.server.limits import Source
from magnat.server.making import (
    NOBODY,
    bot_name,
    check_fits,
    checked_seed,
    clean_name,
    given_to_bot,
    names_but,
    other_game,
    places_for,
    places_of,
    seat_at,
    setup_of,
    unlike,
)
from magnat.server.rows import now_ms, seating_of
from magnat.server.settings import NETWORK, Settings
from magnat.server.tokens import new_code, new_id
from magnat.store import queries as q
from magnat.store.batch import row_of
from magnat.store.queries import Found
from magnat.store.schema import entries, matches

log = logging.getLogger(__name__)


# making a table


def create(
    connection: Connection, player: Found, new: NewTable, password: str, source: Source, settings: Settings
) -> str:
    """A new table; `password` is as it will be kept."""
    check_number(connection, player["id"], source, settings)
    setup = setup_of(new, password)
    return added(connection, player, setup, new.public, places_of(player["id"], player["name"], new), source)


def check_number(connection: Connection, player: str, source: Source, settings: Settings) -> None:
    """Names are free: what one may have is counted by address and network as well."""
    by_address = settings.tables_per_address
    if (
        q.count_open(connection, host=player) >= settings.tables_per_player
        or q.count_open(connection, address=source.address) >= by_address
        or q.count_open(connection, network=source.network) >= by_address * NETWORK
    ):
        raise Refusal("too_many", 429)


def added(
    connection: Connection,
    player: Found,
    setup: Setup,
    public: bool,
    places: list[Place],
    source: Source,
    seed: bytes | None = None,
) -> str:
    """A new table, with luck of its own unless a `seed` is given."""
    id, now = new_id(), now_ms()
    row = {
        "id": id,
        "code": next(code for code in iter(new_code, "") if q.match_by_code(connection, code) is None),
        "status": "open",
        "host": player["id"],
        "public": public,
        "setup": encoded(setup),
        "seed": (seed or fresh_seed()).hex(),
        "created": now,
        "changed": now,
        "address": source.address,
        "network": source.network,
    }
    q.add_match(connection, row, [msgspec.structs.asdict(place) for place in places])
    return id


def encoded(setup: Setup) -> str:
    return msgspec.json.encode(setup).decode()


# reading one


def seating(connection: Connection, id: str, write: bool = False) -> Seating:
    """The table; if it is going to be changed, locked against others who would, not against who only refers to it."""
    query = select(matches).where(matches.c.id == id)
    row = q.one(connection, query.with_for_update(key_share=True) if write else query)
    if row is None:
        raise Refusal("no_such_table", 404)
    return seating_of(row, q.seats_of(connection, id))


def by_code(connection: Connection, code: str) -> Seating:
    row = q.match_by_code(connection, code.upper())
    if row is None:
        raise Refusal("no_such_table", 404)
    return seating_of(row, q.seats_of(connection, row["id"]))


def public(connection: Connection) -> list[Seating]:
    return [table for table, _ in readable(connection, q.public_matches(connection))]


def played_by(connection: Connection, player: str) -> list[tuple[Seating, Found]]:
    """The tables where a player sits, with their rows."""
    return [*readable(connection, q.matches_of(connection, player))]


def readable(connection: Connection, rows: Iterable[Found]) -> Iterator[tuple[Seating, Found]]:
    """The tables of these rows; one that cannot be read spoils nobody else's list."""
    for row in rows:
        try:
            yield seating_of(row, q.seats_of(connection, row["id"])), row
        except Exception as why:
            log.error("a table cannot be read", extra={"match": row["id"], "why": type(why).__name__})


def hosted(connection: Connection, id: str, player: Found) -> Seating:
    table = seating(connection, id, True)
    if table.host != player["id"]:
        raise Refusal("not_host", 403)
    return table


def tell(connection: Connection, id: str) -> None:
    """Other processes have to look at the table again."""
    q.notify(connection, f"{id} -")


# changing one


def change(connection: Connection, id: str, player: Found, changed: ChangedTable, password: str | None) -> None:
    """What the host changes; a new `password` is as it will be kept."""
    table = hosted(connection, id, player)
    setup = table.setup
    before_the_start = (changed.clock, changed.absence, changed.bot_pace, changed.game, changed.seats)
    if table.status != "open" and any(value is not None for value in before_the_start):
        raise Refusal("already_started")
    if changed.game is not None and changed.game != setup.game:
        setup = other_game(setup, changed.game)
    if changed.game is not None or changed.seats is not None:
        places = places_for(table, changed.seats or len(table.places))
        check_fits(setup, len(places))
        q.replace_seats(connection, id, [msgspec.structs.asdict(place) for place in places])
    if changed.locked is not None:
        setup.locked = changed.locked
    if password is not None:
        setup.password = password
    if changed.clock is not None:
        setup.clock = changed.clock
    if changed.absence is not None:
        checked_bot(changed.absence.bot)
        setup.absence = changed.absence
    if changed.bot_pace is not None:
        setup.bot_pace = changed.bot_pace
    is_public = table.public if changed.public is None else changed.public
    q.change_match(connection, id, setup=encoded(setup), public=is_public, changed=now_ms())
    tell(connection, id)


def join(connection: Connection, id: str, player: Found, wish: Join, opened: str) -> None:
    """Sit down; `opened` is the kept password that the given one was found to fit."""
    table = seating(connection, id, True)
    if table.status not in ("open", "playing"):
        raise Refusal("game_over")
    if table.seats_of(player["id"]) and not wish.another:
        raise Refusal("already_seated")
    if table.setup.locked:
        raise Refusal("locked", 403)
    if table.setup.password != opened:
        raise Refusal("wrong_password", 403)
    free = [place.seat for place in table.places if place.open and not place.asks]
    former = q.sat_at(connection, id, player["id"]) if table.status == "playing" else []
    if former:  # back to one's own seat, or to none: nobody sees two hands
        free = [seat for seat in free if seat in former]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Refusal("sat_elsewhere", 403) if former else Refusal("seat_taken")
    seat = free[0] if wish.seat is None else wish.seat
    name = unlike(clean_name(wish.name or player["name"]), names_but(table, seat))
    chosen = {"token": wish.token, "colour": wish.colour}
    values: Found = {key: value for key, value in chosen.items() if value is not None}
    if table.status == "open":
        values["seed"] = checked_seed(wish.seed)
    if table.status == "playing" and table.people and not former and hides(table):
        q.change_seat(connection, id, seat, **values, asks=player["id"], asks_name=name, agreed="")
        note(connection, id, Note("asks_seat", seat, name))
    else:
        sit(connection, table, seat, player["id"], name, **values)
    tell(connection, id)


def sit(connection: Connection, table: Seating, seat: int, player: str, name: str, **values: Any) -> None:
    q.change_seat(connection, table.id, seat, **values, player=player, name=name, **NOBODY)
    if table.status == "playing":
        q.add_sitter(connection, table.id, player, seat)
        note(connection, table.id, Note("sat", seat, name))


def hides(table: Seating) -> bool:
    """Whether who takes a seat sees what others do not."""
    return bool(table.setup.edition().deal(len(table.places)).secret)


def admit(connection: Connection, id: str, player: Found, seat: int, yes: bool, voters: Sequence[str]) -> None:
    """Somebody who sits here has something, or nothing, against a newcomer; `voters` are all who are asked."""
    table = seating(connection, id, True)
    place = seat_at(table, seat)
    mine = table.seats_of(player["id"])
    if not mine:
        raise Refusal("not_your_seat", 403)
    if not place.asks or table.status != "playing":
        raise Refusal("nobody_asks")
    if not yes:
        q.change_seat(connection, id, seat, **NOBODY)
        note(connection, id, Note("turned_away", mine[0], table.name(mine[0]), text=place.asks_name))
    else:
        agreed = {*place.agreed.split(), player["id"]}
        if agreed >= {*voters}:
            sit(connection, table, seat, place.asks, unlike(place.asks_name, names_but(table, seat)))
        else:
            q.change_seat(connection, id, seat, agreed=" ".join(sorted(agreed)))
    tell(connection, id)


def change_seat(connection: Connection, id: str, player: Found, seat: int, wish: ChangedSeat) -> None:
    """A player chooses token, colour and seed; the host gives a seat to a bot, or opens it."""
    table = seating(connection, id, True)
    place = seat_at(table, seat)
    values: Found = {}
    if wish.kind is not None or wish.bot is not None:
        if table.host != player["id"]:
            raise Refusal("not_host", 403)
        values |= given_to_bot(table, place, wish)
        if table.status == "playing":
            word = "opened" if wish.kind == "open" else "bot_sits"
            note(connection, id, Note(word, seat, values["name"] or place.name, values["bot"]))
    if wish.token is not None or wish.colour is not None or wish.seed is not None:
        if place.player != player["id"]:
            raise Refusal("not_your_seat", 403)
        if wish.seed is not None and table.status != "open":
            raise Refusal("already_started")
        chosen = {"token": wish.token, "colour": wish.colour}
        values |= {name: value for name, value in chosen.items() if value is not None}
        if wish.seed is not None:
            values["seed"] = checked_seed(wish.seed)
    if values:
        q.change_seat(connection, id, seat, **values)
        tell(connection, id)


def get_up(connection: Connection, id: str, player: Found, seat: int) -> None:
    """A player leaves before the start, or the host removes somebody."""
    table = seating(connection, id, True)
    place = seat_at(table, seat)
    mine = place.player == player["id"]
    if place.asks == player["id"]:
        q.change_seat(connection, id, seat, **NOBODY)
        return tell(connection, id)
    if not mine and table.host != player["id"]:
        raise Refusal("not_host", 403)
    if mine and table.status != "open":
        raise Refusal("already_started")
    vacate(connection, table, place)


def vacate(connection: Connection, table: Seating, place: Place) -> None:
    """A seat is free before the start, and a bot's afterwards."""
    if not place.player:
        raise Refusal("seat_empty")
    if table.status == "open":
        q.change_seat(connection, table.id, place.seat, player=None, bot="", name="", seed="")
    elif table.status == "playing":
        q.change_seat(connection, table.id, place.seat, player=None, bot="steady")
        note(connection, table.id, Note("removed", place.seat, place.name, "steady"))
    else:
        raise Refusal("game_over")
    tell(connection, table.id)


def removed(connection: Connection, id: str, seat: int) -> str:
    """The operator gives a seat to a bot, also the host's, or frees it before the start; who sat there."""
    table = seating(connection, id, True)
    place = seat_at(table, seat)
    vacate(connection, table, place)
    return place.name


def closed(connection: Connection, id: str) -> None:
    """The operator ends a table that no room can end."""
    if seating(connection, id, True).status not in ("open", "playing"):
        raise Refusal("game_over")
    q.change_match(connection, id, status="aborted", due=None, changed=now_ms())
    tell(connection, id)


def note(connection: Connection, id: str, body: Body) -> None:
    """An entry in the log from the lobby; the row of the match is locked, but a room may be faster: then once more."""
    for _ in range(20):
        last = connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == id)).scalar()
        entry = Entry(id, -1 if last is None else int(last), now_ms(), body)
        entry.seq += 1
        try:
            with connection.begin_nested():
                connection.execute(insert(entries).values(row_of(entry)))
            return
        except IntegrityError:
            continue
    raise Refusal("too_fast", 429)


# beginning, ending, again


def start(connection: Connection, id: str, player: Found, source: Source, settings: Settings) -> None:
    """The commitment was published with the table, the players' seeds are in: now nature may speak."""
    table = hosted(connection, id, player)
    if table.status != "open":
        raise Refusal("already_started")
    for place in table.places:
        if place.open:  # a bot holds it, and whoever comes by the link has it
            place.name = bot_name(table)
            q.change_seat(connection, id, place.seat, name=place.name)
    if not table.people:
        check_bots(connection, source, settings)
        q.change_match(connection, id, address=source.address, network=source.network)
    begin(connection, table)


def begin(connection: Connection, table: Seating, rows: list[Row] | None = None) -> None:
    """Write the first entry, with the `rows` of a match that it leaves."""
    id, now = table.id, now_ms()
    entry, match = table.begin(now, rows)
    if match.over:
        raise Refusal("game_over")
    connection.execute(insert(entries).values(row_of(entry)))
    for place in table.places:
        if place.player:
            q.add_sitter(connection, id, place.player, place.seat)
    header = msgspec.json.encode(table.header).decode()
    q.change_match(connection, id, status=table.status, header=header, due=now, turn=match.speaker, changed=now)
    tell(connection, id)


def check_bots(connection: Connection, source: Source, settings: Settings) -> None:
    """Bots that play among themselves have a number: in all, and for one address."""
    by_address = settings.bot_tables_per_address
    if (
        q.count_of_bots(connection) >= settings.bot_tables
        or q.count_of_bots(connection, address=source.address) >= by_address
        or q.count_of_bots(connection, network=source.network) >= by_address * NETWORK
    ):
        raise Refusal("too_many_bots", 429)
