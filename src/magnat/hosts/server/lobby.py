"""Tables in the store: each change of a table and its checks are one transaction. The changes are in `tables.lobby`."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.row_mapping import seating_from_rows
from magnat.hosts.server.settings import NETWORK_FACTOR, Settings
from magnat.hosts.server.tokens import new_code, new_id
from magnat.kernel import Row
from magnat.match import Entry, EntryBody, Place, Refusal, Seating, Setup, rows_of
from magnat.record import fresh_seed
from magnat.store import moderation_queries as m
from magnat.store import queries as q
from magnat.store.batch import entry_row
from magnat.store.queries import DbRow
from magnat.store.schema import entries, matches
from magnat.tables import lobby as changes
from magnat.tables.api_types import Join, NewSide, NewTable, Player
from magnat.tables.clock import now_ms
from magnat.tables.lobby import SERVER_RULES, Change
from magnat.tables.moderation import separate_players
from magnat.tables.my_games import list_side_games

log = logging.getLogger(__name__)


# creating a table


def create_table(
    connection: Connection, player: Player, new: NewTable, password: str, source: ClientAddress, settings: Settings
) -> str:
    """Create a table and return its id. `password` is already hashed."""
    check_table_count(connection, player.id, source, settings)
    return insert_table(connection, player.id, changes.create_table(new, player, SERVER_RULES, password), source)


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


def insert_table(connection: Connection, host: str, new: Change, source: ClientAddress, seed: bytes = b"") -> str:
    """Insert a table and return its id. Without `seed`, a fresh one is drawn."""
    id, now = new_id(), now_ms()
    row = {
        "id": id,
        "code": next(code for code in iter(new_code, "") if q.find_match_by_code(connection, code) is None),
        "status": "open",
        "host": host,
        "public": new.public,
        "setup": encode_setup(new.setup),
        "seed": (seed or fresh_seed()).hex(),
        "created": now,
        "changed": now,
        "address": source.address,
        "network": source.network,
    }
    q.add_match(connection, row, [msgspec.structs.asdict(place) for place in new.places])
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
        except Exception as error:
            log.error("a table cannot be read", extra={"match": row["id"], "why": type(error).__name__})


def notify_change(connection: Connection, id: str) -> None:
    """Tell other processes to reload the table."""
    q.notify_match(connection, f"{id} -")


# changing a table


def change_table(connection: Connection, id: str, change: Callable[..., Change], *args: Any) -> Seating:
    """Apply a change from `tables.lobby` to a table, store its result, and return the table before it."""
    table = load_seating(connection, id, True)
    changed = change(table, *args)
    save_places(connection, table, changed.places)
    if (changed.setup, changed.public) != (table.setup, table.public):
        q.update_match(connection, id, setup=encode_setup(changed.setup), public=changed.public, changed=now_ms())
    if changed.notice is not None:
        append_note(connection, id, changed.notice)
    notify_change(connection, id)
    return table


def save_places(connection: Connection, table: Seating, places: list[Place]) -> None:
    """Store the changed seats and, during a match, the history of each seat's players."""
    if len(places) != len(table.places):
        q.replace_seats(connection, table.id, [msgspec.structs.asdict(place) for place in places])
        return
    for before, after in zip(table.places, places, strict=True):
        old_values = msgspec.structs.asdict(before)
        if values := {
            name: value for name, value in msgspec.structs.asdict(after).items() if value != old_values[name]
        }:
            q.update_seat(connection, table.id, after.seat, **values)
        if table.status == "playing" and after.player and after.player != before.player:
            q.add_sitter(connection, table.id, after.player, after.seat)


def join_table(connection: Connection, id: str, player: Player, wish: Join, opened: str) -> None:
    """Give the player a seat, or ask the others. `opened` is the stored password that the given one matched, or ""."""
    sitters = q.list_sitters(connection, id)  # empty before the start
    change_table(connection, id, changes.take_seat, player, wish, SERVER_RULES, opened, sitters)


def vote_on_newcomer(connection: Connection, id: str, player: str, seat: int, yes: bool, voters: list[str]) -> None:
    """Record a vote. Players that have had the seat are asked too, even if they were removed."""
    owners = [sitter for sitter, had in q.list_sitters(connection, id) if had == seat]
    change_table(connection, id, changes.vote_on_newcomer, player, seat, yes, voters, owners)


def close_table(connection: Connection, id: str) -> None:
    """Abort a table for the operator if its room cannot do it."""
    changes.check_unfinished(load_seating(connection, id, True))
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


# matches


def start_match(connection: Connection, id: str, player: Player, source: ClientAddress, settings: Settings) -> None:
    table = load_seating(connection, id, True)
    changes.check_host(table, player.id)
    if not table.people and table.status == "open":
        check_bot_table_count(connection, source, settings)
        q.update_match(connection, id, address=source.address, network=source.network)
    write_first_entry(connection, table)


def write_first_entry(connection: Connection, table: Seating, rows: list[Row] | None = None) -> None:
    """Write the first entry and the header. A side game passes the `rows` of the match it branches from."""
    id, now, places = table.id, now_ms(), table.places
    entry, match = changes.begin_match(table, SERVER_RULES, now, rows)
    for before, after in zip(places, table.places, strict=True):
        if before.name != after.name:
            q.update_seat(connection, id, after.seat, name=after.name)
        if after.player:
            q.add_sitter(connection, id, after.player, after.seat)
    connection.execute(insert(entries).values(entry_row(entry)))
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


def create_rematch(connection: Connection, id: str, player: Player, source: ClientAddress, settings: Settings) -> str:
    """Create a table with the same players and return its id. Later requests return the same table."""
    table = load_seating(connection, id, True)
    new = changes.make_rematch(table, player.id, SERVER_RULES)
    if table.rematch:
        return table.rematch
    check_table_count(connection, table.host, source, settings)
    apart = {place.player: m.list_apart(connection, place.player) for place in new.places if place.player}
    new = new._replace(places=separate_players(new.places, table.host, apart))
    created = insert_table(connection, table.host, new, source)
    q.update_match(connection, id, rematch=created)
    notify_change(connection, id)
    return created


def create_side_game(
    connection: Connection, id: str, player: Player, new: NewSide, source: ClientAddress, settings: Settings
) -> str:
    """Create a side game from a finished match after event `new.seq` and return its id."""
    table = load_seating(connection, id)
    side, seed = changes.make_side_game(table, player.id, new)
    check_table_count(connection, player.id, source, settings)
    created = insert_table(connection, player.id, side, source, seed)
    write_first_entry(
        connection, load_seating(connection, created), rows_of(q.read_entries(connection, id, 0, new.seq))
    )
    return created


def list_side_games_of(connection: Connection, id: str, player: str) -> list[Seating]:
    """Return the side games of a match that this player started, the oldest first."""
    tables = [table for table, _ in list_tables_of_player(connection, player)]
    return list_side_games(sorted(tables, key=lambda table: table.id), id)
