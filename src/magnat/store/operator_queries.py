"""Queries for the operator: bans, the audit log, erasure, export, retention."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, tuple_, update

from magnat.match.log import EntryBody, NoticeEntry
from magnat.record import Header
from magnat.store.queries import DbRow, DueMatch, fetch_all, fetch_one
from magnat.store.schema import audit, bans, entries, matches, players, reviews, seats, sitters, snapshots, tokens

DAY_MS: Final = 86_400_000
MAX_ROWS_PER_TRANSACTION: Final = 200  # matches or players deleted in one transaction
MAX_LOGS_PER_TRANSACTION: Final = 20  # logs scanned in one transaction, which all other writes wait for
FINISHED_STATUSES: Final = ("over", "aborted")
body_decoder: Final = msgspec.json.Decoder(EntryBody)


def add_audit_entry(connection: Connection, at: int, what: str, about: str, why: str = "") -> None:
    """Record an action of the operator."""
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


# tables and totals


def list_recent_tables(connection: Connection, status: str, most: int) -> list[DbRow]:
    columns = (matches.c.id, matches.c.code, matches.c.status, matches.c.host, matches.c.created, matches.c.changed)
    query = select(*columns, matches.c.address).order_by(matches.c.changed.desc()).limit(most)
    return fetch_all(connection, query.where(matches.c.status == status) if status else query)


def count_totals(connection: Connection) -> dict[str, int]:
    """Return the number of tables by status, and of players, entries and bans."""
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
    """Return everything stored about a player: name, tables, chat messages, and the seats' review sums.

    None if there is no such player.
    """
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
    """Return the review sums of one seat, or None if the review is not complete."""
    text = connection.execute(select(reviews.c.sums).where(reviews.c.match == place["match"])).scalar()
    return msgspec.json.decode(text)[place["seat"]] if text else None


def read_notes_of_seat(connection: Connection, match: str, seat: int) -> list[tuple[int, NoticeEntry, int]]:
    """Return the number, body and time of each notice about a seat."""
    query = select(entries.c.seq, entries.c.body, entries.c.at).where(
        entries.c.match == match, entries.c.body.like('%"word":%')
    )
    read = [(seq, body_decoder.decode(body), at) for seq, body, at in connection.execute(query.order_by(entries.c.seq))]
    return [(seq, body, at) for seq, body, at in read if isinstance(body, NoticeEntry) and body.seat == seat]


def erase_player(connection: Connection, player: str) -> list[str]:
    """Erase a player's name, tokens and chat messages, and return the ids of the affected matches.

    The games stay; a bot takes the seat, and the seat has no name.
    """
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
    """Remove the name at a seat from the header of the record."""
    text = connection.execute(select(matches.c.header).where(matches.c.id == match)).scalar()
    if text:
        header = msgspec.json.decode(text, type=Header)
        if seat < len(header.names):
            header.names[seat] = ""
        encoded = msgspec.json.encode(header).decode()
        connection.execute(update(matches).where(matches.c.id == match).values(header=encoded))


def invalidate_review(connection: Connection, match: str) -> None:
    """Discard a review because its sentences contain names. The sums contain none and stay."""
    here = reviews.c.match == match
    connection.execute(update(reviews).where(here).values(stage="", shown="", saved=""))


def rewrite_entry(connection: Connection, match: str, seq: int, body: NoticeEntry) -> None:
    here = (entries.c.match == match) & (entries.c.seq == seq)
    connection.execute(update(entries).where(here).values(body=msgspec.json.encode(body).decode()))


# retention


def forget_chat(connection: Connection, before: int, after: DueMatch) -> tuple[int, DueMatch | None]:
    """Erase the chat texts of games that ended before `before`; the entries themselves stay.

    Process one page of games that come after `after`. Return the number of erased messages and the
    last game of the page, or None if no game is left.
    """
    key = tuple_(matches.c.changed, matches.c.id)
    pages: list[DueMatch] = []  # one page per status, because the index starts with the status
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
    """Delete tables that have not changed since `before`, with all their rows; return their ids."""
    old = matches.c.status.in_(statuses) & (matches.c.changed < before)
    ids = list(connection.execute(select(matches.c.id).where(old).limit(MAX_ROWS_PER_TRANSACTION)).scalars())
    for table in (entries, snapshots, reviews, seats, sitters):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    return ids


def forget_players(connection: Connection, before: int) -> int:
    """Delete players created before `before` who neither sit at nor host a table; return how many."""
    sat, held = select(seats.c.match).where(seats.c.player == players.c.id), select(matches.c.id)
    hosts = held.where(matches.c.host == players.c.id)
    idle = (players.c.created < before) & ~sat.exists() & ~hosts.exists()
    ids = list(connection.execute(select(players.c.id).where(idle).limit(MAX_ROWS_PER_TRANSACTION)).scalars())
    connection.execute(delete(tokens).where(tokens.c.player.in_(ids)))
    connection.execute(delete(players).where(players.c.id.in_(ids)))
    return len(ids)


def forget_keys(connection: Connection, now: int) -> int:
    """Delete expired device keys; return how many."""
    return connection.execute(delete(tokens).where(tokens.c.until != 0, tokens.c.until < now)).rowcount


def forget_sources(connection: Connection) -> int:
    """Erase the creator's address from finished tables, where no limit needs it; return how many."""
    done = matches.c.status.in_(FINISHED_STATUSES) & (matches.c.address > "")
    return connection.execute(update(matches).where(done).values(address="", network="")).rowcount
