"""Tables in the store: each change of a table and its checks are one transaction. The changes are in `tables.lobby`."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.row_mapping import seating_from_rows
from magnat.hosts.server.settings import NETWORK_FACTOR, Settings
from magnat.hosts.server.tokens import new_code, new_id
from magnat.match import Entry, EntryBody, Place, Refusal, Seating, Setup, rows_of
from magnat.match.messages import encoder
from magnat.record import Header, fresh_seed
from magnat.store import moderation_queries as m
from magnat.store import queries as q
from magnat.store.batch import entry_row
from magnat.store.queries import DbRow
from magnat.store.schema import entries, matches
from magnat.tables import lobby as changes
from magnat.tables.api_types import Join, NewSide, Player
from magnat.tables.clock import now_ms
from magnat.tables.lobby import SERVER_RULES, Change
from magnat.tables.moderation import separate_players
from magnat.tables.my_games import list_side_games
from magnat.version import engine_version

# creating a table


def add_table(connection: Connection, host: str, new: Change, source: ClientAddress, settings: Settings) -> str:
    """Store a table that `tables.lobby` has created and return its id."""
    check_table_count(connection, host, source, settings)
    return insert_table(connection, host, new, source)


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
    connection: Connection, host: str, new: Change, source: ClientAddress, seed: bytes = b"", id: str = ""
) -> str:
    """Insert a table and return its id. Without `seed` or `id`, a fresh one is drawn."""
    id, now = id or new_id(), now_ms()
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


def encode_public_tables(connection: Connection) -> list[tuple[str, bytes]]:
    """Return the host of each public table, and the table as JSON."""
    tables = [table for table, _ in read_tables(connection, q.list_public_matches(connection))]
    return [(table.host, encoder.encode(table.table_info(None, None, set(), 0, True))) for table in tables]


def list_tables_of_player(connection: Connection, player: str) -> list[tuple[Seating, DbRow]]:
    """Return the tables where a player sits, with their rows."""
    return [*read_tables(connection, q.list_matches_of_player(connection, player))]


def read_tables(connection: Connection, rows: Sequence[DbRow]) -> Iterator[tuple[Seating, DbRow]]:
    """Yield the tables of these rows, except unreadable ones. All seats are read together."""
    seats = q.read_seats_of_matches(connection, [row["id"] for row in rows])
    for row in rows:
        with suppress(Refusal):
            yield seating_from_rows(row, seats.get(row["id"], [])), row


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
        append_note(connection, id, changed.notice, changed.author)
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


def append_note(connection: Connection, id: str, body: EntryBody, author: str = "") -> None:
    """Append an entry to the log from the lobby. Its command names the author, so that an erasure finds it.

    The row of the match is locked, but a room may still append an entry with the same number: retry then.
    """
    for _ in range(20):
        last = connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == id)).scalar()
        entry = Entry(id, -1 if last is None else int(last), now_ms(), body)
        entry.seq += 1
        entry.command = f"{author}:seat {entry.seq}" if author else None
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
    places = table.places
    entry, match = changes.begin_match(table, SERVER_RULES, now_ms())
    for before, after in zip(places, table.places, strict=True):
        if before.name != after.name:
            q.update_seat(connection, id, after.seat, name=after.name)
    write_first_entry(connection, table, entry_row(entry), match.asked_seat)


def write_first_entry(connection: Connection, table: Seating, entry: DbRow, turn: int) -> None:
    """Write the first entry and the header of a match that has begun."""
    for place in table.places:
        if place.player:
            q.add_sitter(connection, table.id, place.player, place.seat)
    connection.execute(insert(entries).values(entry))
    now, header = entry["at"], msgspec.json.encode(table.header).decode()
    q.update_match(connection, table.id, status=table.status, header=header, due=now, turn=turn, changed=now)
    notify_change(connection, table.id)


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


class SideGame(msgspec.Struct):
    """A side game that has begun, as a worker computes it."""

    setup: Setup
    places: list[Place]
    seed: str  # hexadecimal
    header: Header
    entry: DbRow
    turn: int
    seq: int
    snapshot: str


def begin_side_game(connection: Connection, id: str, player: str, new: NewSide, created: str) -> SideGame:
    """Return a side game of a finished match after event `new.seq`: the match up to there is replayed."""
    side, seed = changes.make_side_game(load_seating(connection, id), player, new)
    seed = seed or fresh_seed()
    table = Seating(id=created, setup=side.setup, places=side.places, seed=seed, host=player)
    entry, match = changes.begin_match(
        table, SERVER_RULES, now_ms(), rows_of(q.read_entries(connection, id, 0, new.seq))
    )
    assert table.header is not None
    snapshot = match.encode_snapshot().decode()
    return SideGame(
        table.setup, table.places, seed.hex(), table.header, entry_row(entry), match.asked_seat, entry.seq, snapshot
    )


def add_side_game(
    connection: Connection, player: str, id: str, side: SideGame, source: ClientAddress, settings: Settings
) -> None:
    """Store a side game. Its snapshot saves the room from replaying the match."""
    check_table_count(connection, player, source, settings)
    change, seed = Change(side.setup, side.places, False), bytes.fromhex(side.seed)
    insert_table(connection, player, change, source, seed, id)
    table = Seating(id=id, setup=side.setup, places=side.places, seed=seed, header=side.header, status="playing")
    write_first_entry(connection, table, side.entry, side.turn)
    q.save_snapshot(connection, id, side.seq, engine_version(), side.snapshot)


def list_side_games_of(connection: Connection, id: str, player: str) -> list[Seating]:
    """Return the side games of a match that this player started, the oldest first."""
    tables = [table for table, _ in list_tables_of_player(connection, player)]
    return list_side_games(sorted(tables, key=lambda table: table.id), id)
