"""store: what is asked of the database for the operator: bans, the audit, erasure, export, retention."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, tuple_, update

from magnat.match.log import EntryBody, NoticeEntry
from magnat.record import Header
from magnat.store.queries import DbRow, DueMatch, fetch_all, fetch_one
from magnat.store.schema import audit, bans, entries, matches, players, reviews, seats, sitters, snapshots, tokens

DAY_MS: Final = 86_400_000
MAX_ROWS_PER_TRANSACTION: Final = 200  # matches that are tidied in one transaction
MAX_LOGS_PER_TRANSACTION: Final = (
    20  # matches whose log is looked through in one transaction: everybody who plays waits for it
)
FINISHED_STATUSES: Final = ("over", "aborted")
body_decoder: Final = msgspec.json.Decoder(EntryBody)


def add_audit_entry(connection: Connection, at: int, what: str, about: str, why: str = "") -> None:
    """What the operator did stays on record."""
    connection.execute(insert(audit).values(at=at, what=what, about=about, why=why))


def list_audit(connection: Connection, most: int = 100) -> list[DbRow]:
    return fetch_all(connection, select(audit).order_by(audit.c.id.desc()).limit(most))


# bans


def add_ban(connection: Connection, what: str, until: int, why: str) -> None:
    connection.execute(delete(bans).where(bans.c.what == what))
    connection.execute(insert(bans).values(what=what, until=until, why=why))


def remove_ban(connection: Connection, what: str) -> bool:
    return bool(connection.execute(delete(bans).where(bans.c.what == what)).rowcount)


def list_active_bans(connection: Connection, now: int) -> dict[str, int]:
    query = select(bans.c.what, bans.c.until).where(bans.c.until > now)
    return {what: until for what, until in connection.execute(query)}


# tables and numbers


def list_recent_tables(connection: Connection, status: str, most: int) -> list[DbRow]:
    columns = (matches.c.id, matches.c.code, matches.c.status, matches.c.host, matches.c.created, matches.c.changed)
    query = select(*columns, matches.c.address).order_by(matches.c.changed.desc()).limit(most)
    return fetch_all(connection, query.where(matches.c.status == status) if status else query)


def count_totals(connection: Connection) -> dict[str, int]:
    """How much there is."""
    found = {
        f"tables_{status}": count
        for status, count in connection.execute(
            select(matches.c.status, func.count()).group_by(matches.c.status).order_by(matches.c.status)
        )
    }
    for name, table in (("players", players), ("entries", entries), ("bans", bans)):
        found[name] = int(connection.execute(select(func.count()).select_from(table)).scalar() or 0)
    return found


# one player


def export_player(connection: Connection, player: str) -> dict[str, Any] | None:
    """All that is known of a player: the name, the tables, what was said, and what reviews say of the seats."""
    found = fetch_one(connection, select(players).where(players.c.id == player))
    if found is None:
        return None
    query = select(seats, matches.c.status, matches.c.created, matches.c.changed).join(matches)
    sat = fetch_all(connection, query.where(seats.c.player == player).order_by(matches.c.created))
    said = []
    for row in sat:
        for _, note, at in read_notes_of_seat(connection, row["match"], row["seat"]):
            if note.word == "chat":
                said.append({"match": row["match"], "at": at, "text": note.text})
    kept = ("match", "seat", "name", "token", "colour", "status", "created", "changed")
    return {
        **found,
        "tables": [{name: row[name] for name in kept} for row in sat],
        "said": said,
        "reviews": [
            {"match": row["match"], "sums": sums} for row in sat if (sums := read_review_sums(connection, row))
        ],
    }


def read_review_sums(connection: Connection, place: DbRow) -> Any:
    """What the review of a match says of one seat; nothing before it is whole."""
    text = connection.execute(select(reviews.c.sums).where(reviews.c.match == place["match"])).scalar()
    return msgspec.json.decode(text)[place["seat"]] if text else None


def read_notes_of_seat(connection: Connection, match: str, seat: int) -> list[tuple[int, NoticeEntry, int]]:
    """What the log notes of a seat."""
    query = select(entries.c.seq, entries.c.body, entries.c.at).where(
        entries.c.match == match, entries.c.body.like('%"word":%')
    )
    read = [(seq, body_decoder.decode(body), at) for seq, body, at in connection.execute(query.order_by(entries.c.seq))]
    return [(seq, body, at) for seq, body, at in read if isinstance(body, NoticeEntry) and body.seat == seat]


def erase_player(connection: Connection, player: str) -> list[str]:
    """Forget a player: name, tokens, and what was said. The games stay, without a name at that seat; which they are."""
    connection.execute(delete(tokens).where(tokens.c.player == player))
    connection.execute(update(players).where(players.c.id == player).values(name=""))
    sat = fetch_all(connection, select(seats).where(seats.c.player == player))
    for row in sat:
        match, seat = row["match"], row["seat"]
        here = (seats.c.match == match) & (seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(name="", player=None, bot=row["bot"] or "steady"))
        erase_header_name(connection, match, seat)
        invalidate_review(connection, match)
        for seq, note, _ in read_notes_of_seat(connection, match, seat):
            rewrite_entry(connection, match, seq, msgspec.structs.replace(note, name="", text=""))
        connection.execute(delete(sitters).where(sitters.c.match == match, sitters.c.player == player))
    return [row["match"] for row in sat]


def erase_header_name(connection: Connection, match: str, seat: int) -> None:
    """The header of a record without the name at a seat."""
    text = connection.execute(select(matches.c.header).where(matches.c.id == match)).scalar()
    if text:
        header = msgspec.json.decode(text, type=Header)
        if seat < len(header.names):
            header.names[seat] = ""
        encoded = msgspec.json.encode(header).decode()
        connection.execute(update(matches).where(matches.c.id == match).values(header=encoded))


def invalidate_review(connection: Connection, match: str) -> None:
    """A review has names in its sentences: it is worked out again. What it says of each seat has none."""
    here = reviews.c.match == match
    connection.execute(update(reviews).where(here).values(stage="", shown="", saved=""))


def rewrite_entry(connection: Connection, match: str, seq: int, body: NoticeEntry) -> None:
    here = (entries.c.match == match) & (entries.c.seq == seq)
    connection.execute(update(entries).where(here).values(body=msgspec.json.encode(body).decode()))


# retention


def forget_chat(connection: Connection, before: int, after: DueMatch) -> tuple[int, DueMatch | None]:
    """What was said at games that ended long ago is forgotten; that something was said stays.

    A few games at a time, those that come `after` one: how many lines were forgotten, and the last of these games.
    """
    key = tuple_(matches.c.changed, matches.c.id)
    pages: list[DueMatch] = []  # one for each status, which is what the index is sorted by
    for status in FINISHED_STATUSES:
        old = (matches.c.status == status) & (matches.c.changed < before) & (key > tuple_(*map(literal, after)))
        games = (
            select(matches.c.changed, matches.c.id)
            .where(old)
            .order_by(matches.c.changed, matches.c.id)
            .limit(MAX_LOGS_PER_TRANSACTION)
        )
        pages += [(changed, id) for changed, id in connection.execute(games)]
    page = sorted(pages)[:MAX_LOGS_PER_TRANSACTION]
    said = entries.c.body.like('%"word":"chat"%') & ~entries.c.body.like('%"text":""%')
    lines = select(entries.c.match, entries.c.seq, entries.c.body)
    found = connection.execute(lines.where(entries.c.match.in_([id for _, id in page]), said)).all()
    for match, seq, body in found:
        note = body_decoder.decode(body)
        if isinstance(note, NoticeEntry):
            rewrite_entry(connection, match, seq, msgspec.structs.replace(note, text=""))
    return len(found), page[-1] if page else None


def forget_matches(connection: Connection, statuses: tuple[str, ...], before: int) -> list[str]:
    """Tables that nobody has touched for so long are deleted with all that belongs to them."""
    old = matches.c.status.in_(statuses) & (matches.c.changed < before)
    ids = list(connection.execute(select(matches.c.id).where(old).limit(MAX_ROWS_PER_TRANSACTION)).scalars())
    for table in (entries, snapshots, reviews, seats, sitters):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    return ids


def forget_players(connection: Connection, before: int) -> int:
    """Names that were made so long ago and have no place at any table."""
    sat, held = select(seats.c.match).where(seats.c.player == players.c.id), select(matches.c.id)
    hosts = held.where(matches.c.host == players.c.id)
    idle = (players.c.created < before) & ~sat.exists() & ~hosts.exists()
    ids = list(connection.execute(select(players.c.id).where(idle).limit(MAX_ROWS_PER_TRANSACTION)).scalars())
    connection.execute(delete(tokens).where(tokens.c.player.in_(ids)))
    connection.execute(delete(players).where(players.c.id.in_(ids)))
    return len(ids)


def forget_keys(connection: Connection, now: int) -> int:
    """Keys for other devices that nobody used in time."""
    return connection.execute(delete(tokens).where(tokens.c.until != 0, tokens.c.until < now)).rowcount


def forget_sources(connection: Connection) -> int:
    """From where a table was made is of use only while it is played."""
    done = matches.c.status.in_(FINISHED_STATUSES) & (matches.c.address > "")
    return connection.execute(update(matches).where(done).values(address="", network="")).rowcount
