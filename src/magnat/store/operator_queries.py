"""Queries for the operator: bans, the audit log, erasure, export, retention."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, tuple_, update

from magnat.match.log import NoticeEntry
from magnat.record import Header
from magnat.store.moderation_queries import erase_moderation, export_moderation, forget_moderation_of, list_devices
from magnat.store.queries import (
    FINISHED_STATUSES,
    DbRow,
    DueMatch,
    body_decoder,
    fetch_all,
    fetch_count,
    fetch_one,
    list_sitters,
)
from magnat.store.schema import (
    audit,
    bans,
    entries,
    matches,
    measures,
    players,
    reports,
    reviews,
    seats,
    sitters,
    snapshots,
    tokens,
)
from magnat.store.upserts import insert_or_update

DAY_MS: Final = 86_400_000
MAX_ROWS_PER_TRANSACTION: Final = 200  # matches or players deleted in one transaction
MAX_LOGS_PER_TRANSACTION: Final = 20  # logs scanned in one transaction, which all other writes wait for


def add_audit_entry(connection: Connection, at: int, action: str, about: str, reason: str = "") -> None:
    """Record an action of the operator."""
    connection.execute(insert(audit).values(at=at, what=action, about=about, why=reason))


def list_audit(connection: Connection, limit: int = 100) -> list[DbRow]:
    return fetch_all(connection, select(audit).order_by(audit.c.id.desc()).limit(limit))


# bans


def add_ban(connection: Connection, target: str, until: int, reason: str) -> None:
    insert_or_update(connection, bans, {"what": target, "until": until, "why": reason})


def remove_ban(connection: Connection, target: str) -> bool:
    return bool(connection.execute(delete(bans).where(bans.c.what == target)).rowcount)


def list_active_bans(connection: Connection, now: int) -> dict[str, int]:
    query = select(bans.c.what, bans.c.until).where(bans.c.until > now)
    return {target: until for target, until in connection.execute(query)}


def list_bans_of_player(connection: Connection, player: str) -> list[str]:
    """Return the targets of the bans of a banned player: the player, and the devices and addresses of its tokens.

    Those of another banned player are omitted: one of two names in a browser must not free the other.
    """
    banned = bans.c.what == literal("player=").concat(tokens.c.player)
    others = select(tokens.c.device, tokens.c.address, tokens.c.network).join(bans, banned)
    shared = fetch_all(connection, others.where(tokens.c.player != player))
    own = f"player={player}"
    targets = {own} | device_targets(list_devices(connection, player)) - device_targets(shared)
    found = list(connection.execute(select(bans.c.what).where(bans.c.what.in_(sorted(targets)))).scalars())
    return sorted(found) if own in found else []


def device_targets(rows: Sequence[DbRow]) -> set[str]:
    """Return the targets of bans of these devices, addresses and networks."""
    kinds = (("device", "device"), ("names", "address"), ("names", "network"))
    return {f"{kind}={row[column]}" for row in rows for kind, column in kinds if row[column]}


def forget_bans(connection: Connection, now: int) -> int:
    """Delete bans that have ended, because they contain addresses; return how many."""
    return connection.execute(delete(bans).where(bans.c.until <= now)).rowcount


# tables and totals


def list_recent_tables(connection: Connection, status: str, limit: int) -> list[DbRow]:
    columns = (matches.c.id, matches.c.code, matches.c.status, matches.c.host, matches.c.created, matches.c.changed)
    query = select(*columns, matches.c.address).order_by(matches.c.changed.desc()).limit(limit)
    return fetch_all(connection, query.where(matches.c.status == status) if status else query)


def count_totals(connection: Connection) -> dict[str, int]:
    """Return the number of tables by status, and of players, entries and bans."""
    query = select(matches.c.status, func.count()).group_by(matches.c.status).order_by(matches.c.status)
    totals = {f"tables_{status}": count for status, count in connection.execute(query)}
    for name, table in (("players", players), ("entries", entries), ("bans", bans)):
        totals[name] = fetch_count(connection, select(func.count()).select_from(table))
    return totals


# one player


def export_player(connection: Connection, player: str) -> dict[str, Any] | None:
    """Return everything stored about a player: name, tables, chat messages, requests, bans and the review sums.

    None if there is no such player.
    """
    player_row = fetch_one(connection, select(players).where(players.c.id == player))
    if player_row is None:
        return None
    query = select(seats, matches.c.status, matches.c.created, matches.c.changed).join(matches)
    places = fetch_all(connection, query.where(seats.c.player == player).order_by(matches.c.created, matches.c.id))
    exported = ("match", "seat", "name", "token", "colour", "status", "created", "changed")
    traces = [read_traces(connection, match, player) for match in list_matches_with(connection, player)]
    own_notes = [
        (trace.match, note, at)
        for trace in traces
        for _, note, at, command in read_notes(connection, trace.match)
        if command.startswith(f"{player}:")
    ]
    asked = select(seats.c.match, seats.c.seat, seats.c.asks_name).where(seats.c.asks == player)
    return {
        **player_row,
        "tables": [{name: row[name] for name in exported} for row in places],
        "former_seats": [{"match": trace.match, "seats": trace.seats} for trace in traces if trace.seats],
        "asked_for": fetch_all(connection, asked.order_by(seats.c.match, seats.c.seat)),
        "hosts": list(
            connection.execute(select(matches.c.id).where(matches.c.host == player).order_by(matches.c.id)).scalars()
        ),
        "bans": list_bans_of_player(connection, player),
        **export_moderation(connection, player),
        "said": [{"match": match, "at": at, "text": note.text} for match, note, at in own_notes if note.word == "chat"],
        "requests": [
            {"match": match, "at": at, "seat": note.seat, "name": note.name}
            for match, note, at in own_notes
            if note.word == "asks_seat"
        ],
        "reviews": [
            {"match": row["match"], "sums": sums} for row in places if (sums := read_review_sums(connection, row))
        ],
    }


def read_review_sums(connection: Connection, place: DbRow) -> Any:
    """Return the review sums of one seat, or None if the review is not complete."""
    text = connection.execute(select(reviews.c.sums).where(reviews.c.match == place["match"])).scalar()
    return msgspec.json.decode(text)[place["seat"]] if text else None


class Traces(NamedTuple):
    """The traces of a player in a match. The log has the ids of players only in their commands."""

    match: str
    seats: list[int]  # that the player has or has had
    own_names: set[str]  # certainly the player's
    other_names: set[str]  # certainly another player's


def list_matches_with(connection: Connection, player: str) -> list[str]:
    """Return the matches where the player sits, has sat, votes, asks for a seat, or has written to the log.

    This scans all logs, so it must not run in the writer's thread.
    """
    wrote = entries.c.command.startswith(f"{player}:", autoescape=True)
    logs = connection.execute(select(entries.c.match).where(wrote).distinct()).scalars()
    return sorted({*list_seated_matches(connection, player), *logs})


def list_seated_matches(connection: Connection, player: str) -> list[str]:
    """Return the matches where the player sits, has sat, votes, or asks for a seat."""
    involved = (seats.c.player == player) | (seats.c.asks == player) | seats.c.agreed.contains(player)
    now = connection.execute(select(seats.c.match).where(involved)).scalars()
    before = connection.execute(select(sitters.c.match).where(sitters.c.player == player)).scalars()
    return sorted({*now, *before})


def read_traces(connection: Connection, match: str, player: str) -> Traces:
    places = fetch_all(connection, select(seats).where(seats.c.match == match))
    had = {*list_sitters(connection, match)}
    had |= {(row["player"], row["seat"]) for row in places if row["player"]}
    own_seats = sorted(seat for sitter, seat in had if sitter == player)
    names: set[tuple[str, str]] = {(row["player"], row["name"]) for row in places if row["player"]}
    names |= {(row["asks"], row["asks_name"]) for row in places if row["asks"]}
    ids = sorted({id for id, _ in [*had, *names]})
    rows = fetch_all(connection, select(players).where(players.c.id.in_(ids)))
    names |= {(row["id"], row["name"]) for row in rows}
    return Traces(
        match,
        own_seats,
        {name for id, name in names if id == player and name},
        {name for id, name in names if id != player and name},
    )


def read_notes(connection: Connection, match: str) -> list[tuple[int, NoticeEntry, int, str]]:
    """Return the number, body, time and command ("" if none) of each notice of a match."""
    query = select(entries).where(entries.c.match == match, entries.c.body.like('%"word":%')).order_by(entries.c.seq)
    read = [(row, body_decoder.decode(row["body"])) for row in fetch_all(connection, query)]
    return [(row["seq"], body, row["at"], row["command"] or "") for row, body in read if isinstance(body, NoticeEntry)]


def erase_player(connection: Connection, player: str, ids: Sequence[str]) -> list[str]:
    """Erase a player's name, tokens, addresses, bans and chat messages. Return the changed matches.

    `ids` are those of `list_matches_with`. A table that the player joined since then is added.

    The games stay; a bot takes the seat, and the seat has no name. The id stays as the host of tables.
    """
    connection.execute(delete(bans).where(bans.c.what.in_(list_bans_of_player(connection, player))))
    connection.execute(delete(tokens).where(tokens.c.player == player))
    connection.execute(update(matches).where(matches.c.host == player).values(address="", network=""))
    erase_moderation(connection, player)
    changed = sorted({*ids, *list_seated_matches(connection, player)})
    for match in changed:
        erase_traces(connection, read_traces(connection, match, player), player)
    connection.execute(update(players).where(players.c.id == player).values(name=""))
    return changed


def erase_traces(connection: Connection, traces: Traces, player: str) -> None:
    """Erase a player from one match. A name at a seat of the player is erased unless it is certainly another's."""
    match, notes = traces.match, read_notes(connection, traces.match)
    header_text = connection.execute(select(matches.c.header).where(matches.c.id == match)).scalar()
    header = msgspec.json.decode(header_text, type=Header) if header_text else None
    own = f"{player}:"
    said = {note.name for _, note, _, command in notes if note.seat in traces.seats or command.startswith(own)}
    written = {header.names[seat] for seat in traces.seats if seat < len(header.names)} if header else set()
    names = (traces.own_names | said | written) - traces.other_names - {""}
    for row in fetch_all(connection, select(seats).where(seats.c.match == match)):
        values: dict[str, Any] = {}
        if row["player"] == player:
            values = {"name": "", "player": None, "bot": row["bot"] or "steady"}
        elif not row["player"] and row["name"] in names:
            values = {"name": ""}
        if row["asks"] == player:
            values |= {"asks": "", "asks_name": "", "agreed": ""}
        elif player in row["agreed"].split():
            values["agreed"] = " ".join(id for id in row["agreed"].split() if id != player)
        if values:
            place = (seats.c.match == match) & (seats.c.seat == row["seat"])
            connection.execute(update(seats).where(place).values(values))
    if header is not None:
        header.names = ["" if name in names else name for name in header.names]
        encoded = msgspec.json.encode(header).decode()
        connection.execute(update(matches).where(matches.c.id == match).values(header=encoded))
    for seq, note, _, command in notes:
        erased = {field: "" for field in ("name", "to_name", "text") if getattr(note, field) in names}
        if command.startswith(own):
            erased |= {"name": "", "text": ""}
        if erased:
            rewrite_entry(connection, match, seq, msgspec.structs.replace(note, **erased))
    sent = (entries.c.match == match) & entries.c.command.startswith(own, autoescape=True)
    connection.execute(update(entries).where(sent).values(command=None))  # no client of the player can repeat it
    invalidate_review(connection, match)
    connection.execute(delete(sitters).where(sitters.c.match == match, sitters.c.player == player))


def invalidate_review(connection: Connection, match: str) -> None:
    """Discard a review because its sentences contain names. The sums contain none and stay."""
    connection.execute(update(reviews).where(reviews.c.match == match).values(stage="", shown="", saved=""))


def rewrite_entry(connection: Connection, match: str, seq: int, body: NoticeEntry) -> None:
    entry = (entries.c.match == match) & (entries.c.seq == seq)
    connection.execute(update(entries).where(entry).values(body=msgspec.json.encode(body).decode()))


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
        games = select(matches.c.changed, matches.c.id).where(old).order_by(matches.c.changed, matches.c.id)
        pages += [(changed, id) for changed, id in connection.execute(games.limit(MAX_LOGS_PER_TRANSACTION))]
    page = sorted(pages)[:MAX_LOGS_PER_TRANSACTION]
    is_chat = entries.c.body.like('%"word":"chat"%') & ~entries.c.body.like('%"text":""%')
    query = select(entries.c.match, entries.c.seq, entries.c.body)
    chats = connection.execute(query.where(entries.c.match.in_([id for _, id in page]), is_chat)).all()
    for match, seq, body in chats:
        note = body_decoder.decode(body)
        if isinstance(note, NoticeEntry):
            rewrite_entry(connection, match, seq, msgspec.structs.replace(note, text=""))
    return len(chats), page[-1] if page else None


def forget_matches(connection: Connection, statuses: tuple[str, ...], before: int) -> list[str]:
    """Delete tables that have not changed since `before`, with all their rows; return their ids."""
    old = matches.c.status.in_(statuses) & (matches.c.changed < before)
    ids = list(connection.execute(select(matches.c.id).where(old).limit(MAX_ROWS_PER_TRANSACTION)).scalars())
    for table in (entries, snapshots, reviews, seats, sitters):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    return ids


def forget_players(connection: Connection, before: int) -> int:
    """Delete players created before `before` who neither sit at nor host a table; return how many.

    Reported players stay until the decision, and players with a measure until it ended before `before`, too.
    """
    sits = select(seats.c.match).where(seats.c.player == players.c.id).exists()
    hosts = select(matches.c.id).where(matches.c.host == players.c.id).exists()
    reported = select(reports.c.id).where(reports.c.about == players.c.id, reports.c.closed == 0).exists()
    restricted = select(measures.c.id).where(measures.c.player == players.c.id, measures.c.until > before).exists()
    idle = (players.c.created < before) & ~sits & ~hosts & ~reported & ~restricted
    ids = list(connection.execute(select(players.c.id).where(idle).limit(MAX_ROWS_PER_TRANSACTION)).scalars())
    connection.execute(delete(tokens).where(tokens.c.player.in_(ids)))
    forget_moderation_of(connection, ids)
    connection.execute(delete(players).where(players.c.id.in_(ids)))
    return len(ids)


def forget_keys(connection: Connection, now: int) -> int:
    """Delete expired device keys; return how many."""
    return connection.execute(delete(tokens).where(tokens.c.until > 0, tokens.c.until < now)).rowcount


def forget_sources(connection: Connection) -> int:
    """Erase the creator's address from finished tables, where no limit needs it; return how many."""
    finished = matches.c.status.in_(FINISHED_STATUSES) & (matches.c.address > "")
    return connection.execute(update(matches).where(finished).values(address="", network="")).rowcount
