"""Changes to tables before, during and after a match. Each change and its checks are one transaction."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.row_mapping import now_ms, seating_from_rows
from magnat.hosts.server.settings import NETWORK_FACTOR, Settings
from magnat.hosts.server.tokens import new_code, new_id
from magnat.kernel import Row
from magnat.match import Entry, EntryBody, NoticeEntry, Place, Refusal, Seating, Setup
from magnat.match.commands import check_bot
from magnat.record import fresh_seed
from magnat.store import queries as q
from magnat.store.batch import entry_row
from magnat.store.queries import DbRow
from magnat.store.schema import entries, matches
from magnat.tables.api_types import ChangedSeat, ChangedTable, Join, NewTable
from magnat.tables.table_rules import (
    NO_SEAT_REQUEST,
    bot_seat_values,
    check_seed,
    check_setup,
    clean_name,
    get_place,
    make_places,
    make_setup,
    make_unique_name,
    other_names,
    pick_bot_name,
    resize_places,
    with_other_game,
)

log = logging.getLogger(__name__)


# creating a table


def create_table(
    connection: Connection, player: DbRow, new: NewTable, password: str, source: ClientAddress, settings: Settings
) -> str:
    """Create a table and return its id. `password` is already hashed."""
    check_table_count(connection, player["id"], source, settings)
    setup = make_setup(new, password)
    return insert_table(connection, player, setup, new.public, make_places(player["id"], player["name"], new), source)


def check_table_count(connection: Connection, player: str, source: ClientAddress, settings: Settings) -> None:
    """Raise `Refusal` if the player, address or network has too many tables.

    A limit per player alone would be useless, because anybody can create more players.
    """
    by_address = settings.tables_per_address
    if (
        q.count_unfinished(connection, host=player) >= settings.tables_per_player
        or q.count_unfinished(connection, address=source.address) >= by_address
        or q.count_unfinished(connection, network=source.network) >= by_address * NETWORK_FACTOR
    ):
        raise Refusal("too_many", 429)


def insert_table(
    connection: Connection,
    player: DbRow,
    setup: Setup,
    public: bool,
    places: list[Place],
    source: ClientAddress,
    seed: bytes | None = None,
) -> str:
    """Insert a table and return its id. Without `seed`, a fresh one is drawn."""
    id, now = new_id(), now_ms()
    row = {
        "id": id,
        "code": next(code for code in iter(new_code, "") if q.find_match_by_code(connection, code) is None),
        "status": "open",
        "host": player["id"],
        "public": public,
        "setup": encode_setup(setup),
        "seed": (seed or fresh_seed()).hex(),
        "created": now,
        "changed": now,
        "address": source.address,
        "network": source.network,
    }
    q.add_match(connection, row, [msgspec.structs.asdict(place) for place in places])
    return id


def encode_setup(setup: Setup) -> str:
    return msgspec.json.encode(setup).decode()


# reading a table


def load_seating(connection: Connection, id: str, write: bool = False) -> Seating:
    """Return the table. With `write`, lock its row against other changes, but not against foreign-key references."""
    query = select(matches).where(matches.c.id == id)
    row = q.fetch_one(connection, query.with_for_update(key_share=True) if write else query)
    if row is None:
        raise Refusal("no_such_table", 404)
    return seating_from_rows(row, q.read_seat_rows(connection, id))


def load_seating_by_code(connection: Connection, code: str) -> Seating:
    row = q.find_match_by_code(connection, code.upper())
    if row is None:
        raise Refusal("no_such_table", 404)
    return seating_from_rows(row, q.read_seat_rows(connection, row["id"]))


def list_public_tables(connection: Connection) -> list[Seating]:
    return [table for table, _ in read_tables(connection, q.list_public_matches(connection))]


def list_tables_of_player(connection: Connection, player: str) -> list[tuple[Seating, DbRow]]:
    """Return the tables where a player sits, with their rows."""
    return [*read_tables(connection, q.list_matches_of_player(connection, player))]


def read_tables(connection: Connection, rows: Iterable[DbRow]) -> Iterator[tuple[Seating, DbRow]]:
    """Yield the tables of these rows. An unreadable table is logged and skipped."""
    for row in rows:
        try:
            yield seating_from_rows(row, q.read_seat_rows(connection, row["id"])), row
        except Exception as why:
            log.error("a table cannot be read", extra={"match": row["id"], "why": type(why).__name__})


def load_hosted(connection: Connection, id: str, player: DbRow) -> Seating:
    table = load_seating(connection, id, True)
    if table.host != player["id"]:
        raise Refusal("not_host", 403)
    return table


def notify_change(connection: Connection, id: str) -> None:
    """Tell other processes to reload the table."""
    q.notify_match(connection, f"{id} -")


# changing a table


def change_table(connection: Connection, id: str, player: DbRow, changed: ChangedTable, password: str | None) -> None:
    """Apply the host's changes. A new `password` is already hashed; None leaves it unchanged."""
    table = load_hosted(connection, id, player)
    setup = table.setup
    before_the_start = (changed.clock, changed.absence, changed.bot_pace, changed.game, changed.seats)
    if table.status != "open" and any(value is not None for value in before_the_start):
        raise Refusal("already_started")
    if changed.game is not None and changed.game != setup.game:
        setup = with_other_game(setup, changed.game)
    if changed.game is not None or changed.seats is not None:
        places = resize_places(table, changed.seats or len(table.places))
        check_setup(setup, len(places))
        q.replace_seats(connection, id, [msgspec.structs.asdict(place) for place in places])
    if changed.locked is not None:
        setup.locked = changed.locked
    if password is not None:
        setup.password = password
    if changed.clock is not None:
        setup.clock = changed.clock
    if changed.absence is not None:
        check_bot(changed.absence.bot)
        setup.absence = changed.absence
    if changed.bot_pace is not None:
        setup.bot_pace = changed.bot_pace
    is_public = table.public if changed.public is None else changed.public
    q.update_match(connection, id, setup=encode_setup(setup), public=is_public, changed=now_ms())
    notify_change(connection, id)


def join_table(connection: Connection, id: str, player: DbRow, wish: Join, opened: str) -> None:
    """Give the player a seat, or ask the others for it if the match has hidden information.

    `opened` is the stored password hash that the given password matched, or "".
    """
    table = load_seating(connection, id, True)
    if table.status not in ("open", "playing"):
        raise Refusal("game_over")
    if table.seats_of(player["id"]) and not wish.another:
        raise Refusal("already_seated")
    if table.setup.locked:
        raise Refusal("locked", 403)
    if table.setup.password != opened:
        raise Refusal("wrong_password", 403)
    free = [place.seat for place in table.places if place.is_open and not place.asks]
    former = q.former_seats(connection, id, player["id"]) if table.status == "playing" else []
    if former:  # only back to a seat of their own, so that no player sees two hands
        free = [seat for seat in free if seat in former]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Refusal("sat_elsewhere", 403) if former else Refusal("seat_taken")
    seat = free[0] if wish.seat is None else wish.seat
    name = make_unique_name(clean_name(wish.name or player["name"]), other_names(table, seat))
    chosen = {"token": wish.token, "colour": wish.colour}
    values: DbRow = {key: value for key, value in chosen.items() if value is not None}
    if table.status == "open":
        values["seed"] = check_seed(wish.seed)
    if table.status == "playing" and table.people and not former and has_hidden_information(table):
        q.update_seat(connection, id, seat, **values, asks=player["id"], asks_name=name, agreed="")
        append_note(connection, id, NoticeEntry("asks_seat", seat, name))
    else:
        seat_player(connection, table, seat, player["id"], name, **values)
    notify_change(connection, id)


def seat_player(connection: Connection, table: Seating, seat: int, player: str, name: str, **values: Any) -> None:
    q.update_seat(connection, table.id, seat, **values, player=player, name=name, **NO_SEAT_REQUEST)
    if table.status == "playing":
        q.add_sitter(connection, table.id, player, seat)
        append_note(connection, table.id, NoticeEntry("sat", seat, name))


def has_hidden_information(table: Seating) -> bool:
    """True if the game has hidden information."""
    return bool(table.setup.edition().deal(len(table.places)).secret)


def vote_on_newcomer(
    connection: Connection, id: str, player: DbRow, seat: int, yes: bool, voters: Sequence[str]
) -> None:
    """Record a seated player's vote on a newcomer. One no rejects; the newcomer sits once all `voters` agree."""
    table = load_seating(connection, id, True)
    place = get_place(table, seat)
    mine = table.seats_of(player["id"])
    if not mine:
        raise Refusal("not_your_seat", 403)
    if not place.asks or table.status != "playing":
        raise Refusal("nobody_asks")
    if not yes:
        q.update_seat(connection, id, seat, **NO_SEAT_REQUEST)
        append_note(connection, id, NoticeEntry("turned_away", mine[0], table.name(mine[0]), text=place.asks_name))
    else:
        agreed = {*place.agreed.split(), player["id"]}
        if agreed >= {*voters}:
            seat_player(
                connection, table, seat, place.asks, make_unique_name(place.asks_name, other_names(table, seat))
            )
        else:
            q.update_seat(connection, id, seat, agreed=" ".join(sorted(agreed)))
    notify_change(connection, id)


def change_seat(connection: Connection, id: str, player: DbRow, seat: int, wish: ChangedSeat) -> None:
    """Apply a player's choice of token, colour and seed, or the host's choice to open a seat or give it to a bot."""
    table = load_seating(connection, id, True)
    place = get_place(table, seat)
    values: DbRow = {}
    if wish.kind is not None or wish.bot is not None:
        if table.host != player["id"]:
            raise Refusal("not_host", 403)
        values |= bot_seat_values(table, place, wish)
        if table.status == "playing":
            word = "opened" if wish.kind == "open" else "bot_sits"
            append_note(connection, id, NoticeEntry(word, seat, values["name"] or place.name, values["bot"]))
    if wish.token is not None or wish.colour is not None or wish.seed is not None:
        if place.player != player["id"]:
            raise Refusal("not_your_seat", 403)
        if wish.seed is not None and table.status != "open":
            raise Refusal("already_started")
        chosen = {"token": wish.token, "colour": wish.colour}
        values |= {name: value for name, value in chosen.items() if value is not None}
        if wish.seed is not None:
            values["seed"] = check_seed(wish.seed)
    if values:
        q.update_seat(connection, id, seat, **values)
        notify_change(connection, id)


def leave_seat(connection: Connection, id: str, player: DbRow, seat: int) -> None:
    """Let a player leave before the start or withdraw a seat request, or let the host remove a player."""
    table = load_seating(connection, id, True)
    place = get_place(table, seat)
    mine = place.player == player["id"]
    if place.asks == player["id"]:
        q.update_seat(connection, id, seat, **NO_SEAT_REQUEST)
        return notify_change(connection, id)
    if not mine and table.host != player["id"]:
        raise Refusal("not_host", 403)
    if mine and table.status != "open":
        raise Refusal("already_started")
    vacate_seat(connection, table, place)


def vacate_seat(connection: Connection, table: Seating, place: Place) -> None:
    """Remove the player from a seat. Before the start the seat becomes free, later a bot plays it."""
    if not place.player:
        raise Refusal("seat_empty")
    if table.status == "open":
        q.update_seat(connection, table.id, place.seat, player=None, bot="", name="", seed="")
    elif table.status == "playing":
        q.update_seat(connection, table.id, place.seat, player=None, bot="steady")
        append_note(connection, table.id, NoticeEntry("removed", place.seat, place.name, "steady"))
    else:
        raise Refusal("game_over")
    notify_change(connection, table.id)


def remove_player(connection: Connection, id: str, seat: int) -> str:
    """Remove a player for the operator, even the host, and return the player's name at the table."""
    table = load_seating(connection, id, True)
    place = get_place(table, seat)
    vacate_seat(connection, table, place)
    return place.name


def close_table(connection: Connection, id: str) -> None:
    """Abort a table for the operator if its room cannot do it."""
    if load_seating(connection, id, True).status not in ("open", "playing"):
        raise Refusal("game_over")
    q.update_match(connection, id, status="aborted", due=None, changed=now_ms())
    notify_change(connection, id)


def append_note(connection: Connection, id: str, body: EntryBody) -> None:
    """Append an entry to the log from the lobby.

    The row of the match is locked, but a room may still append an entry with the same number: retry then.
    """
    for _ in range(20):
        last = connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == id)).scalar()
        entry = Entry(id, -1 if last is None else int(last), now_ms(), body)
        entry.seq += 1
        try:
            with connection.begin_nested():
                connection.execute(insert(entries).values(entry_row(entry)))
            return
        except IntegrityError:
            continue
    raise Refusal("too_fast", 429)


# starting a match


def start_match(connection: Connection, id: str, player: DbRow, source: ClientAddress, settings: Settings) -> None:
    """Start the match. The commitment is published and the players' seeds are known, so dice may be rolled now."""
    table = load_hosted(connection, id, player)
    if table.status != "open":
        raise Refusal("already_started")
    for place in table.places:
        if place.is_open:  # a bot plays it until a player joins by the link
            place.name = pick_bot_name(table)
            q.update_seat(connection, id, place.seat, name=place.name)
    if not table.people:
        check_bot_table_count(connection, source, settings)
        q.update_match(connection, id, address=source.address, network=source.network)
    write_first_entry(connection, table)


def write_first_entry(connection: Connection, table: Seating, rows: list[Row] | None = None) -> None:
    """Write the first entry and the header. A side game passes the `rows` of the match it branches from."""
    id, now = table.id, now_ms()
    entry, match = table.begin(now, rows)
    if match.is_over:
        raise Refusal("game_over")
    connection.execute(insert(entries).values(entry_row(entry)))
    for place in table.places:
        if place.player:
            q.add_sitter(connection, id, place.player, place.seat)
    header = msgspec.json.encode(table.header).decode()
    q.update_match(connection, id, status=table.status, header=header, due=now, turn=match.asked_seat, changed=now)
    notify_change(connection, id)


def check_bot_table_count(connection: Connection, source: ClientAddress, settings: Settings) -> None:
    """Raise `Refusal` if too many bot-only matches are running in total, or from one address or network."""
    by_address = settings.bot_tables_per_address
    if (
        q.count_bot_matches(connection) >= settings.bot_tables
        or q.count_bot_matches(connection, address=source.address) >= by_address
        or q.count_bot_matches(connection, network=source.network) >= by_address * NETWORK_FACTOR
    ):
        raise Refusal("too_many_bots", 429)
