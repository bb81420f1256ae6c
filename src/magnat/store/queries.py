"""store: what is asked of the database, one function a question. All take a connection first."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, text, tuple_, update

from magnat.play.log import Body, Entry
from magnat.store.batch import CHANNEL, in_json, pieces
from magnat.store.schema import entries, matches, players, presence, reviews, seats, sitters, snapshots, tokens

Found = dict[str, Any]
Due = tuple[int, str]
RUNNING = ("open", "playing")
DEVICES = 50  # tokens of one player
body_decoder = msgspec.json.Decoder(Body)


# players


def add_player(connection: Connection, id: str, name: str, token_hash: str, now: int) -> None:
    connection.execute(insert(players).values(id=id, name=name, created=now))
    connection.execute(insert(tokens).values(hash=token_hash, player=id, until=0))


def add_token(connection: Connection, player: str, token_hash: str) -> None:
    connection.execute(insert(tokens).values(hash=token_hash, player=player, until=0))


def add_key(connection: Connection, player: str, key_hash: str, until: int) -> None:
    """A key for another device; only the last one is good, so that nobody fills the store with them."""
    connection.execute(delete(tokens).where(tokens.c.player == player, tokens.c.until != 0))
    connection.execute(insert(tokens).values(hash=key_hash, player=player, until=until))


def devices(connection: Connection, player: str) -> int:
    """How many tokens a player has."""
    query = select(func.count()).where(tokens.c.player == player, tokens.c.until == 0)
    return int(connection.execute(query).scalar() or 0)


def player_of(connection: Connection, token_hash: str) -> Found | None:
    """Whose token it is."""
    query = select(players).join(tokens).where(tokens.c.hash == token_hash, tokens.c.until == 0)
    return one(connection, query)


def adopted(connection: Connection, key_hash: str, token_hash: str, now: int) -> Found | None:
    """Use a key up, and give its player another token."""
    query = select(players).join(tokens).where(tokens.c.hash == key_hash, tokens.c.until >= now)
    found = one(connection, query)
    if found:
        connection.execute(delete(tokens).where(tokens.c.hash == key_hash))
        if devices(connection, found["id"]) >= DEVICES:
            return None
        add_token(connection, found["id"], token_hash)
    return found


def revoke(connection: Connection, token_hash: str) -> None:
    """A token is good for nothing any more."""
    connection.execute(delete(tokens).where(tokens.c.hash == token_hash))


def revoke_all(connection: Connection, player: str) -> None:
    connection.execute(delete(tokens).where(tokens.c.player == player))


def rename(connection: Connection, player: str, name: str) -> None:
    connection.execute(update(players).where(players.c.id == player).values(name=name))


# tables


def add_match(connection: Connection, match: Found, places: Sequence[Found]) -> None:
    connection.execute(insert(matches).values(match))
    connection.execute(insert(seats), [{**place, "match": match["id"]} for place in places])


def match_of(connection: Connection, id: str) -> Found | None:
    return one(connection, select(matches).where(matches.c.id == id))


def match_by_code(connection: Connection, code: str) -> Found | None:
    return one(connection, select(matches).where(matches.c.code == code))


def change_match(connection: Connection, id: str, **values: Any) -> None:
    connection.execute(update(matches).where(matches.c.id == id).values(values))


def seats_of(connection: Connection, match: str) -> list[Found]:
    return several(connection, select(seats).where(seats.c.match == match).order_by(seats.c.seat))


def table_of(connection: Connection, id: str) -> tuple[Found | None, list[Found]]:
    """A match's row and those of its seats."""
    return match_of(connection, id), seats_of(connection, id)


def change_seat(connection: Connection, match: str, seat: int, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(values))


def add_sitter(connection: Connection, match: str, player: str, seat: int) -> None:
    """Remember who has sat where since a match began."""
    if seat not in sat_at(connection, match, player):
        connection.execute(insert(sitters).values(match=match, player=player, seat=seat))


def sat_at(connection: Connection, match: str, player: str) -> list[int]:
    query = select(sitters.c.seat).where(sitters.c.match == match, sitters.c.player == player)
    return list(connection.execute(query.order_by(sitters.c.seat)).scalars())


def replace_seats(connection: Connection, match: str, places: Sequence[Found]) -> None:
    connection.execute(delete(seats).where(seats.c.match == match))
    connection.execute(insert(seats), [{**place, "match": match} for place in places])


def public_matches(connection: Connection, most: int = 50, by_one: int = 3) -> list[Found]:
    """The newest public tables; few of them of one host, and few of one address."""
    newest, rank = matches.c.created.desc(), func.row_number()
    of_host = rank.over(partition_by=matches.c.host, order_by=newest).label("of_host")
    of_address = rank.over(partition_by=matches.c.address, order_by=newest).label("of_address")
    listed = matches.c.public & matches.c.status.in_(RUNNING)
    ranked = select(*matches.columns, of_host, of_address).where(listed).subquery()
    few = (ranked.c.of_host <= by_one) & ((ranked.c.of_address <= 3 * by_one) | (ranked.c.address == ""))
    return several(connection, select(ranked).where(few).order_by(ranked.c.created.desc()).limit(most))


def matches_of(connection: Connection, player: str, most: int = 100) -> list[Found]:
    """The matches where this player sits."""
    query = select(matches).where(matches.c.id.in_(select(seats.c.match).where(seats.c.player == player)))
    return several(connection, query.order_by(matches.c.changed.desc()).limit(most))


def count_open(connection: Connection, **whose: str) -> int:
    """How many tables are open or being played, of a host, an address or a network."""
    query = select(func.count()).where(matches.c.status.in_(RUNNING))
    for name, value in whose.items():
        query = query.where(matches.c[name] == value)
    return int(connection.execute(query).scalar() or 0)


def count_of_bots(connection: Connection, **whose: str) -> int:
    """How many of the matches that are being played have no person at the table."""
    people = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.player.is_not(None)).exists()
    query = select(func.count()).where(matches.c.status == "playing", ~people)
    for name, value in whose.items():
        query = query.where(matches.c[name] == value)
    return int(connection.execute(query).scalar() or 0)


def due_matches(connection: Connection, now: int, after: Due | None = None, most: int = 200) -> list[Due]:
    """Where something was to happen by itself: when, and which, those that come `after` one."""
    query = select(matches.c.due, matches.c.id).where(matches.c.status == "playing", matches.c.due <= now)
    if after is not None:
        query = query.where(tuple_(matches.c.due, matches.c.id) > tuple_(*map(literal, after)))
    rows = connection.execute(query.order_by(matches.c.due, matches.c.id).limit(most))
    return [(due, id) for due, id in rows]


# the log


def entries_of(connection: Connection, match: str, since: int = 0, to: int | None = None) -> list[Entry]:
    query = select(entries).where(entries.c.match == match, entries.c.seq >= since)
    if to is not None:
        query = query.where(entries.c.seq <= to)
    return [entry_of(row) for row in several(connection, query.order_by(entries.c.seq))]


def entry_of(row: Found) -> Entry:
    return Entry(row["match"], row["seq"], row["at"], body_decoder.decode(row["body"]), row["command"])


def last_until(connection: Connection, match: str, at: int) -> int:
    """The last entry that was written until then; the opening in any case."""
    query = select(func.max(entries.c.seq)).where(entries.c.match == match, entries.c.at <= at)
    return int(connection.execute(query).scalar() or 0)


def entry_by_command(connection: Connection, match: str, command: str) -> Entry | None:
    row = one(connection, select(entries).where(entries.c.match == match, entries.c.command == command))
    return None if row is None else entry_of(row)


class Kept(NamedTuple):
    """What there is of a table: its row, those of its seats, the last snapshot of its match, and the entries since.

    The entries are as they were written: that one cannot be read is a matter of its own match.
    """

    row: Found
    seats: list[Found]
    snapshot: Found | None
    tail: list[Found]


def kept_of(connection: Connection, ids: Sequence[str], engine: str) -> dict[str, Kept]:
    """What there is of these tables, asked for together; only snapshots of this engine are of use.

    A newer snapshot may be written meanwhile: entries that it has already are left out.
    """
    use = snapshots.c.match.in_(ids) & (snapshots.c.engine == engine)
    since = (entries.c.match == snapshots.c.match) & (entries.c.seq > snapshots.c.seq)
    tails = by_match(connection, select(entries).select_from(snapshots.join(entries, since)).where(use), entries.c.seq)
    saved = {row["match"]: row for row in several(connection, select(snapshots).where(use))}
    without = [id for id in ids if id not in saved]
    whole = by_match(connection, select(entries).where(entries.c.match.in_(without)), entries.c.seq)
    sitting = by_match(connection, select(seats).where(seats.c.match.in_(ids)), seats.c.seat)
    kept = {}
    for row in several(connection, select(matches).where(matches.c.id.in_(ids))):
        id = row["id"]
        snapshot = saved.get(id)
        tail = (
            [entry for entry in tails.get(id, []) if entry["seq"] > snapshot["seq"]] if snapshot else whole.get(id, [])
        )
        kept[id] = Kept(row, sitting.get(id, []), snapshot, tail)
    return kept


def by_match(connection: Connection, query: Any, order: Any) -> dict[str, list[Found]]:
    """The rows of each match, in their order."""
    found: dict[str, list[Found]] = {}
    for row in several(connection, query.order_by(order)):
        found.setdefault(row["match"], []).append(row)
    return found


def keep_snapshot(connection: Connection, match: str, seq: int, engine: str, body: str) -> None:
    connection.execute(delete(snapshots).where(snapshots.c.match == match))
    connection.execute(insert(snapshots).values(match=match, seq=seq, engine=engine, body=body))


# reviews


def review_of(connection: Connection, match: str) -> Found | None:
    return one(connection, select(reviews).where(reviews.c.match == match))


def keep_review(connection: Connection, match: str, values: Found) -> None:
    """What is known of a match by now. Sums that were whole once stay until there are others."""
    kept = connection.execute(select(reviews.c.sums).where(reviews.c.match == match)).scalar() or ""
    connection.execute(delete(reviews).where(reviews.c.match == match))
    connection.execute(insert(reviews).values(match=match, **{**values, "sums": values["sums"] or kept}))


def shares_of(connection: Connection, match: str) -> dict[str, int]:
    """What each player who sits at a table says to a common review: 1 for yes, -1 for no, 0 for nothing yet."""
    query = select(seats.c.player, seats.c.shares).where((seats.c.match == match) & seats.c.player.is_not(None))
    return {player: said for player, said in connection.execute(query.order_by(seats.c.seat))}


def say_shares(connection: Connection, match: str, player: str, said: int) -> None:
    mine = (seats.c.match == match) & (seats.c.player == player)
    connection.execute(update(seats).where(mine).values(shares=said))


def counted_of(connection: Connection, player: str, most: int = 2_000) -> list[Found]:
    """The seats of a player in matches that are over, the latest first, each with what its review says."""
    columns = (matches.c.id, matches.c.setup, matches.c.status, matches.c.winners, matches.c.changed)
    whole = select(seats.c.seat, *columns, reviews.c.sums).join(matches, matches.c.id == seats.c.match)
    mine = (seats.c.player == player) & seats.c.counted & matches.c.status.in_(("over", "aborted"))
    query = whole.outerjoin(reviews, reviews.c.match == matches.c.id).where(mine)
    return several(connection, query.order_by(matches.c.changed.desc(), seats.c.seat).limit(most))


def seats_in(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many seats these matches have."""
    query = select(seats.c.match, func.count()).where(seats.c.match.in_(ids)).group_by(seats.c.match)
    return {match: count for match, count in connection.execute(query)}


def forget_counted(connection: Connection, player: str) -> int:
    """No match that this player has played until now counts any more; how many did."""
    over = select(matches.c.id).where(matches.c.status.in_(("over", "aborted")))
    mine = (seats.c.player == player) & seats.c.counted & seats.c.match.in_(over)
    return connection.execute(update(seats).where(mine).values(counted=False)).rowcount


# who is there, when several processes serve


def keep_presence(connection: Connection, process: str, here: Iterable[tuple[str, int]], until: int, now: int) -> None:
    """This process says which seats are connected to it."""
    connection.execute(delete(presence).where((presence.c.process == process) | (presence.c.until < now)))
    rows = [{"match": match, "seat": seat, "process": process, "until": until} for match, seat in here]
    if rows:
        names = ", ".join(column.name for column in presence.columns)
        told = pieces([(column.name, column) for column in presence.columns], connection.dialect.name == "postgresql")
        connection.execute(text(f"insert into presence ({names}) select {names} from {told}"), in_json(rows))


def beat(connection: Connection, process: str, now: int) -> None:
    """Write something, to see whether that can be done."""
    sign = f"beat {process}"[:32]
    connection.execute(delete(presence).where(presence.c.process == sign))
    connection.execute(insert(presence).values(match="", seat=0, process=sign, until=now))


def present(connection: Connection, now: int) -> set[tuple[str, int]]:
    query = select(presence.c.match, presence.c.seat).where(presence.c.until >= now, presence.c.match != "")
    return {(match, seat) for match, seat in connection.execute(query)}


def notify(connection: Connection, told: str) -> None:
    """Let all processes know, this one too."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})


def one(connection: Connection, query: Any) -> Found | None:
    row = connection.execute(query).mappings().first()
    return None if row is None else dict(row)


def several(connection: Connection, query: Any) -> list[Found]:
    return [dict(row) for row in connection.execute(query).mappings()]
