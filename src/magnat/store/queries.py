"""Queries about players, tables, logs, reviews and presence. Each function takes a connection first."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, text, tuple_, update

from magnat.match.log import Entry, EntryBody
from magnat.store.batch import MATCH_CHANNEL, notify, rows_from_json, rows_parameter
from magnat.store.schema import entries, matches, players, presence, reviews, seats, sitters, snapshots, tokens
from magnat.store.upserts import insert_if_absent, insert_or_update

DbRow = dict[str, Any]
DueMatch = tuple[int, str]
UNFINISHED_STATUSES = ("open", "playing")
FINISHED_STATUSES = ("over", "aborted")
MAX_TOKENS_PER_PLAYER = 50
NO_ORIGIN: DbRow = {}  # a token without device, address and network
body_decoder = msgspec.json.Decoder(EntryBody)


# players


def add_player(
    connection: Connection, id: str, name: str, token_hash: str, now: int, origin: DbRow = NO_ORIGIN
) -> None:
    """Store a player and a token; `origin` is where it is used: device, address and network."""
    connection.execute(insert(players).values(id=id, name=name, created=now))
    add_token(connection, id, token_hash, now, origin)


def add_token(connection: Connection, player: str, token_hash: str, now: int = 0, origin: DbRow = NO_ORIGIN) -> None:
    connection.execute(insert(tokens).values(hash=token_hash, player=player, until=0, seen=now, **origin))


def add_key(connection: Connection, player: str, key_hash: str, until: int) -> None:
    """Store a key for another device. It replaces earlier keys, so that a player cannot fill the store."""
    connection.execute(delete(tokens).where(tokens.c.player == player, tokens.c.until > 0))
    connection.execute(insert(tokens).values(hash=key_hash, player=player, until=until))


def count_tokens(connection: Connection, player: str) -> int:
    """Return the number of the player's tokens, without keys for other devices."""
    return fetch_count(connection, select(func.count()).where(tokens.c.player == player, tokens.c.until == 0))


def find_player_by_token(connection: Connection, token_hash: str) -> DbRow | None:
    """Return the player who owns a token, and where the token was last seen, or None."""
    query = (
        select(players, tokens.c.address, tokens.c.seen)
        .join(tokens)
        .where(tokens.c.hash == token_hash, tokens.c.until == 0)
    )
    return fetch_one(connection, query)


def redeem_key(
    connection: Connection, key_hash: str, token_hash: str, now: int, origin: DbRow = NO_ORIGIN
) -> DbRow | None:
    """Use a device key up and add a token for its player.

    Return the player, or None if the key is unknown or expired or the player has too many tokens.
    """
    query = select(players).join(tokens).where(tokens.c.hash == key_hash, tokens.c.until >= now)
    player = fetch_one(connection, query)
    if player:
        connection.execute(delete(tokens).where(tokens.c.hash == key_hash))
        if count_tokens(connection, player["id"]) >= MAX_TOKENS_PER_PLAYER:
            return None
        add_token(connection, player["id"], token_hash, now, origin)
    return player


def revoke_tokens(connection: Connection, player: str, now: int, only: str = "") -> None:
    """Revoke all tokens and device keys of a player, or `only` the token with this hash.

    The rows stay as the devices and addresses of the player, so that nobody evades a ban by a logout before it.
    """
    own = tokens.c.player == player
    if not only:
        connection.execute(delete(tokens).where(own, tokens.c.until > 0))
    which = tokens.c.hash == only if only else tokens.c.until == 0
    connection.execute(update(tokens).where(own, which).values(until=-now))
    latest = select(tokens.c.hash).where(own, tokens.c.until < 0).order_by(tokens.c.until)
    connection.execute(delete(tokens).where(tokens.c.hash.in_(latest.offset(MAX_TOKENS_PER_PLAYER))))


def rename_player(connection: Connection, player: str, name: str) -> None:
    connection.execute(update(players).where(players.c.id == player).values(name=name))


# tables


def add_match(connection: Connection, match: DbRow, places: Sequence[DbRow]) -> None:
    connection.execute(insert(matches).values(match))
    connection.execute(insert(seats), [{**place, "match": match["id"]} for place in places])


def find_match(connection: Connection, id: str) -> DbRow | None:
    return fetch_one(connection, select(matches).where(matches.c.id == id))


def find_match_by_code(connection: Connection, code: str) -> DbRow | None:
    return fetch_one(connection, select(matches).where(matches.c.code == code))


def update_match(connection: Connection, id: str, **values: Any) -> None:
    connection.execute(update(matches).where(matches.c.id == id).values(values))


def read_seat_rows(connection: Connection, match: str) -> list[DbRow]:
    return fetch_all(connection, select(seats).where(seats.c.match == match).order_by(seats.c.seat))


def read_seats_of_matches(connection: Connection, ids: Sequence[str]) -> dict[str, list[DbRow]]:
    """Return the rows of the seats of each match."""
    return rows_by_match(connection, select(seats).where(seats.c.match.in_(ids)), seats.c.seat)


def read_table_rows(connection: Connection, id: str) -> tuple[DbRow | None, list[DbRow]]:
    """Return the row of a match (None if there is none) and the rows of its seats."""
    return find_match(connection, id), read_seat_rows(connection, id)


def update_seat(connection: Connection, match: str, seat: int, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(values))


def add_sitter(connection: Connection, match: str, player: str, seat: int) -> None:
    """Record that a player has sat at this seat during the match."""
    insert_if_absent(connection, sitters, {"match": match, "player": player, "seat": seat})


def list_sitters(connection: Connection, match: str) -> list[tuple[str, int]]:
    """Return the players that have had a seat during the match, each with the seat."""
    query = select(sitters.c.player, sitters.c.seat).where(sitters.c.match == match)
    return [(player, seat) for player, seat in connection.execute(query.order_by(sitters.c.seat, sitters.c.player))]


def replace_seats(connection: Connection, match: str, places: Sequence[DbRow]) -> None:
    connection.execute(delete(seats).where(seats.c.match == match))
    connection.execute(insert(seats), [{**place, "match": match} for place in places])


def list_public_matches(connection: Connection, limit: int = 50, by_one: int = 3) -> list[DbRow]:
    """Return the newest public tables, with a limit per host and per address.

    At an address, the first tables of all hosts come before the second ones, so that no host hides the others.
    """
    listed = matches.c.public & matches.c.status.in_(UNFINISHED_STATUSES)
    of_host = func.row_number().over(partition_by=matches.c.host, order_by=matches.c.created.desc()).label("of_host")
    hosts = select(*matches.columns, of_host).where(listed).subquery()
    order = (hosts.c.of_host, hosts.c.created.desc())
    of_address = func.row_number().over(partition_by=hosts.c.address, order_by=order).label("of_address")
    ranked = select(hosts, of_address).where(hosts.c.of_host <= by_one).subquery()
    few = (ranked.c.of_address <= 3 * by_one) | (ranked.c.address == "")
    return fetch_all(connection, select(ranked).where(few).order_by(ranked.c.created.desc()).limit(limit))


def list_matches_of_player(connection: Connection, player: str, limit: int = 100) -> list[DbRow]:
    """Return the matches in which the player has a seat, the last changed first."""
    query = select(matches).where(matches.c.id.in_(select(seats.c.match).where(seats.c.player == player)))
    return fetch_all(connection, query.order_by(matches.c.changed.desc()).limit(limit))


def count_unfinished(connection: Connection, **columns: str) -> int:
    """Count the open or running tables of a host, an address or a network."""
    return count_matches(connection, matches.c.status.in_(UNFINISHED_STATUSES), columns)


def count_bot_matches(connection: Connection, **columns: str) -> int:
    """Count the running matches in which all seats are played by bots."""
    people = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.player.is_not(None)).exists()
    return count_matches(connection, (matches.c.status == "playing") & ~people, columns)


def count_matches(connection: Connection, condition: Any, columns: dict[str, str]) -> int:
    """Count the matches that meet a condition and have the given values in these `columns`."""
    equal = [matches.c[name] == value for name, value in columns.items()]
    return fetch_count(connection, select(func.count()).where(condition, *equal))


def list_due_matches(
    connection: Connection, now: int, after: DueMatch | None = None, limit: int = 200
) -> list[DueMatch]:
    """Return a page of running matches whose timer is due, in order; `after` is the last item of the previous page."""
    query = select(matches.c.due, matches.c.id).where(matches.c.status == "playing", matches.c.due <= now)
    if after is not None:
        query = query.where(tuple_(matches.c.due, matches.c.id) > tuple_(*map(literal, after)))
    rows = connection.execute(query.order_by(matches.c.due, matches.c.id).limit(limit))
    return [(due, id) for due, id in rows]


# the log


def read_entries(connection: Connection, match: str, since: int = 0, to: int | None = None) -> list[Entry]:
    query = select(entries).where(entries.c.match == match, entries.c.seq >= since)
    if to is not None:
        query = query.where(entries.c.seq <= to)
    return [entry_from_row(row) for row in fetch_all(connection, query.order_by(entries.c.seq))]


def entry_from_row(row: DbRow) -> Entry:
    return Entry(row["match"], row["seq"], row["at"], body_decoder.decode(row["body"]), row["command"])


def last_seq_until(connection: Connection, match: str, at: int) -> int:
    """Return the number of the last entry written at or before `at`; at least 0, the opening."""
    query = select(func.max(entries.c.seq)).where(entries.c.match == match, entries.c.at <= at)
    return fetch_count(connection, query)


def find_entry_by_command(connection: Connection, match: str, command: str) -> Entry | None:
    row = fetch_one(connection, select(entries).where(entries.c.match == match, entries.c.command == command))
    return None if row is None else entry_from_row(row)


class StoredTable(NamedTuple):
    """A stored table: its row, the rows of its seats, the last snapshot, and the entries after it.

    Entries are not decoded here, so that an unreadable entry affects only its own match.
    """

    row: DbRow
    seats: list[DbRow]
    snapshot: DbRow | None
    tail: list[DbRow]


def read_stored_tables(connection: Connection, ids: Sequence[str], engine: str) -> dict[str, StoredTable]:
    """Return these tables, read together. Snapshots of other engine versions are ignored.

    If a newer snapshot is written between the queries, the entries that it contains are left out.
    """
    use = snapshots.c.match.in_(ids) & (snapshots.c.engine == engine)
    since = (entries.c.match == snapshots.c.match) & (entries.c.seq > snapshots.c.seq)
    tails = rows_by_match(
        connection, select(entries).select_from(snapshots.join(entries, since)).where(use), entries.c.seq
    )
    saved = {row["match"]: row for row in fetch_all(connection, select(snapshots).where(use))}
    without = [id for id in ids if id not in saved]
    whole = rows_by_match(connection, select(entries).where(entries.c.match.in_(without)), entries.c.seq)
    places = read_seats_of_matches(connection, ids)
    tables = {}
    for row in fetch_all(connection, select(matches).where(matches.c.id.in_(ids))):
        id = row["id"]
        snapshot = saved.get(id)
        tail = (
            [entry for entry in tails.get(id, []) if entry["seq"] > snapshot["seq"]] if snapshot else whole.get(id, [])
        )
        tables[id] = StoredTable(row, places.get(id, []), snapshot, tail)
    return tables


def rows_by_match(connection: Connection, query: Any, order: Any) -> dict[str, list[DbRow]]:
    """Return the rows of each match, sorted by `order`."""
    rows: dict[str, list[DbRow]] = {}
    for row in fetch_all(connection, query.order_by(order)):
        rows.setdefault(row["match"], []).append(row)
    return rows


def save_snapshot(connection: Connection, match: str, seq: int, engine: str, body: str) -> None:
    """Store a snapshot. It never replaces a later one of the same engine, which another process may have written."""
    row = {"match": match, "seq": seq, "engine": engine, "body": body}
    insert_or_update(
        connection,
        snapshots,
        row,
        lambda new: (new.seq > snapshots.c.seq) | (new.engine != snapshots.c.engine),
    )


# reviews


def find_review(connection: Connection, match: str) -> DbRow | None:
    return fetch_one(connection, select(reviews).where(reviews.c.match == match))


def save_review(connection: Connection, match: str, values: DbRow) -> None:
    """Store a review. Complete sums stay until new ones replace them."""
    sums = connection.execute(select(reviews.c.sums).where(reviews.c.match == match)).scalar() or ""
    insert_or_update(connection, reviews, {**values, "match": match, "sums": values["sums"] or sums})


def read_review_consents(connection: Connection, match: str) -> dict[str, int]:
    """Return each seated player's consent to a common review: 1 yes, -1 no, 0 no answer yet."""
    query = select(seats.c.player, seats.c.shares).where((seats.c.match == match) & seats.c.player.is_not(None))
    return {player: consent for player, consent in connection.execute(query.order_by(seats.c.seat))}


def set_review_consent(connection: Connection, match: str, player: str, consent: int) -> None:
    own_seats = (seats.c.match == match) & (seats.c.player == player)
    connection.execute(update(seats).where(own_seats).values(shares=consent))


def list_counted_seats(connection: Connection, player: str, limit: int = 2_000) -> list[DbRow]:
    """Return the player's counted seats in finished matches, the latest first, with the sums of their reviews."""
    columns = (matches.c.id, matches.c.setup, matches.c.status, matches.c.winners, matches.c.changed)
    whole = select(seats.c.seat, *columns, reviews.c.sums).join(matches, matches.c.id == seats.c.match)
    counted = (seats.c.player == player) & seats.c.counted & matches.c.status.in_(FINISHED_STATUSES)
    query = whole.outerjoin(reviews, reviews.c.match == matches.c.id).where(counted)
    return fetch_all(connection, query.order_by(matches.c.changed.desc(), seats.c.seat).limit(limit))


def count_seats(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return the number of seats of each match."""
    query = select(seats.c.match, func.count()).where(seats.c.match.in_(ids)).group_by(seats.c.match)
    return {match: count for match, count in connection.execute(query)}


def reset_statistics(connection: Connection, player: str) -> int:
    """Exclude all finished matches of the player from the statistics; return how many were counted before."""
    over = select(matches.c.id).where(matches.c.status.in_(FINISHED_STATUSES))
    counted = (seats.c.player == player) & seats.c.counted & seats.c.match.in_(over)
    return connection.execute(update(seats).where(counted).values(counted=False)).rowcount


# presence, if several processes share the store


def update_presence(
    connection: Connection, process: str, connected: Iterable[tuple[str, int]], until: int, now: int
) -> None:
    """Replace the seats that are connected to this process, and delete expired rows of others."""
    connection.execute(delete(presence).where((presence.c.process == process) | (presence.c.until < now)))
    rows = [{"match": match, "seat": seat, "process": process, "until": until} for match, seat in connected]
    if rows:
        columns = [(column.name, column) for column in presence.columns]
        names = ", ".join(name for name, _ in columns)
        expanded = rows_from_json(columns, connection.dialect.name == "postgresql")
        # A connection that was lost during its commit may still write the same rows.
        absent = f"select {names} from {expanded} where true on conflict do nothing"
        connection.execute(text(f"insert into presence ({names}) {absent}"), rows_parameter(rows))


def write_heartbeat(connection: Connection, process: str, now: int) -> None:
    """Write a row to check that the store is writable."""
    insert_or_update(connection, presence, {"match": "", "seat": 0, "process": f"beat {process}"[:32], "until": now})


def list_present_seats(connection: Connection, now: int) -> set[tuple[str, int]]:
    query = select(presence.c.match, presence.c.seat).where(presence.c.until >= now, presence.c.match != "")
    return {(match, seat) for match, seat in connection.execute(query)}


def notify_match(connection: Connection, payload: str) -> None:
    notify(connection, MATCH_CHANNEL, payload)


def fetch_count(connection: Connection, query: Any) -> int:
    """Return the number that a query selects; 0 for null."""
    return int(connection.execute(query).scalar() or 0)


def fetch_one(connection: Connection, query: Any) -> DbRow | None:
    row = connection.execute(query).mappings().first()
    return None if row is None else dict(row)


def fetch_all(connection: Connection, query: Any) -> list[DbRow]:
    return [dict(row) for row in connection.execute(query).mappings()]
