"""Queries of moderation: blocks, reports, measures, and the devices and addresses of banned players."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from magnat.match.log import NoticeEntry
from magnat.store.queries import DbRow, body_decoder, fetch_all, fetch_count, fetch_one
from magnat.store.schema import blocks, entries, matches, measures, players, reports, seats, sitters, tokens
from magnat.store.upserts import insert_or_update

MAX_QUEUED_REPORTS: Final = 1_000  # read for the operator's queue, the oldest first
MAX_CONTEXT_REPORTS: Final = 50  # shown about one player, the latest first
MAX_CONTEXT_MATCHES: Final = 30  # finished matches in which departures are counted
MAX_FORGOTTEN: Final = 200  # rows deleted in one transaction


def find_name(connection: Connection, player: str) -> str:
    """Return the name of a player, or "" if there is none."""
    return connection.execute(select(players.c.name).where(players.c.id == player)).scalar() or ""


# blocks


def put_block(connection: Connection, row: DbRow) -> None:
    """Store a block, or change the kind of an existing one."""
    insert_or_update(connection, blocks, row, keys=("player", "other"))


def remove_block(connection: Connection, player: str, id: str) -> bool:
    return bool(connection.execute(delete(blocks).where(blocks.c.player == player, blocks.c.id == id)).rowcount)


def list_blocks(connection: Connection, player: str) -> list[DbRow]:
    """Return the blocks that a player has made, the latest first."""
    return fetch_all(connection, select(blocks).where(blocks.c.player == player).order_by(blocks.c.at.desc()))


def list_apart(connection: Connection, player: str) -> list[str]:
    """Return the players who must not share a table with this player: blocked by either side."""
    made = select(blocks.c.other).where(blocks.c.player == player, blocks.c.kind == "block")
    met = select(blocks.c.player).where(blocks.c.other == player, blocks.c.kind == "block")
    return sorted({*connection.execute(made).scalars(), *connection.execute(met).scalars()})


# reports


def find_chat_author(connection: Connection, match: str, seq: int) -> str:
    """Return the id of the player who wrote a chat message, or "" if the event is none."""
    row = fetch_one(connection, select(entries).where(entries.c.match == match, entries.c.seq == seq))
    body = body_decoder.decode(row["body"]) if row else None
    if row is None or not isinstance(body, NoticeEntry) or body.word != "chat":
        return ""
    return author_of(row["command"])


def author_of(command: str | None) -> str:
    """Return the player in the key of a command."""
    return (command or "").partition(":")[0]


def read_chat(connection: Connection, match: str, limit: int) -> tuple[int, list[DbRow]]:
    """Return the number of the last event of a match, and its last chat messages in their order."""
    last = connection.execute(select(func.max(entries.c.seq)).where(entries.c.match == match)).scalar()
    said = select(entries).where(entries.c.match == match, entries.c.body.like('%"word":"chat"%'))
    rows = fetch_all(connection, said.order_by(entries.c.seq.desc()).limit(limit))
    lines = []
    for row in reversed(rows):
        body = body_decoder.decode(row["body"])
        if isinstance(body, NoticeEntry) and body.word == "chat" and (body.text or body.phrase):
            words = {"name": body.name, "text": body.text, "phrase": body.phrase}
            lines.append({"seq": row["seq"], "at": row["at"], "player": author_of(row["command"]), **words})
    return -1 if last is None else int(last), lines


def count_reports(connection: Connection, reporter: str, since: int) -> int:
    query = select(func.count()).select_from(reports).where(reports.c.reporter == reporter, reports.c.at > since)
    return fetch_count(connection, query)


def add_report(connection: Connection, row: DbRow) -> None:
    connection.execute(insert(reports).values(row))


def list_open_reports(connection: Connection) -> list[DbRow]:
    """Return the reports that wait for a decision, the oldest first."""
    query = select(reports).where(reports.c.closed == 0).order_by(reports.c.at, reports.c.id)
    return fetch_all(connection, query.limit(MAX_QUEUED_REPORTS))


def count_waiting_reports(connection: Connection) -> tuple[int, int]:
    """Return the number of reports that wait for a decision, and the time of the oldest; 0 if there is none."""
    query = select(func.count(), func.min(reports.c.at)).select_from(reports).where(reports.c.closed == 0)
    count, oldest = connection.execute(query).one()
    return int(count), int(oldest or 0)


def count_decided_reports(connection: Connection, reporters: Iterable[str], useful: bool) -> dict[str, int]:
    """Return for each reporter the number of decided reports that led to a measure, or to nothing."""
    was_nothing = measures.c.kind == "nothing"
    query = (
        select(reports.c.reporter, func.count())
        .join(measures, measures.c.id == reports.c.measure)
        .where(reports.c.reporter.in_(sorted({*reporters})), ~was_nothing if useful else was_nothing)
        .group_by(reports.c.reporter)
    )
    return {reporter: count for reporter, count in connection.execute(query)}


def count_measures(connection: Connection, about: Iterable[str]) -> dict[str, int]:
    """Return for each player the number of measures that restricted or warned."""
    which = measures.c.player.in_(sorted({*about})) & measures.c.kind.notin_(("nothing", "probation"))
    query = select(measures.c.player, func.count()).where(which).group_by(measures.c.player)
    return {player: count for player, count in connection.execute(query)}


def count_weekly(connection: Connection, since: int) -> dict[str, int]:
    """Return the number of decisions by kind since a moment."""
    query = select(measures.c.kind, func.count()).where(measures.c.at > since, measures.c.kind != "probation")
    return {
        kind: count for kind, count in connection.execute(query.group_by(measures.c.kind).order_by(measures.c.kind))
    }


def read_context(connection: Connection, player: str) -> dict[str, Any] | None:
    """Return what an operator needs to decide: the player, the reports, earlier measures and departures.

    None if there is no such player.
    """
    row = fetch_one(connection, select(players).where(players.c.id == player))
    if row is None:
        return None
    about = select(reports).where(reports.c.about == player).order_by(reports.c.at.desc()).limit(MAX_CONTEXT_REPORTS)
    shown = fetch_all(connection, about)
    for report in shown:
        at_table = (sitters.c.match == report["match"]) & (sitters.c.player == report["reporter"])
        report["sat"] = connection.execute(select(sitters.c.seat).where(at_table)).first() is not None
        report["lines"] = msgspec.json.decode(report["lines"])
    past = fetch_all(connection, select(measures).where(measures.c.player == player).order_by(measures.c.at.desc()))
    left, games = count_departures(connection, [player])
    fields = {"player": row["id"], "name": row["name"], "created": row["created"]}
    return {**fields, "left": left, "games": games, "reports": shown, "measures": past}


def count_departures(connection: Connection, about: Sequence[str]) -> tuple[int, int]:
    """Return how many of the last finished matches of some players (of all players if none) they left, and how many
    matches that are.

    A player has left who gave up or was no longer in the seat at the end.
    """
    query = select(sitters.c.match, sitters.c.seat, sitters.c.player).join(matches, matches.c.id == sitters.c.match)
    query = query.where(matches.c.status == "over")
    if about:
        query = query.where(sitters.c.player.in_(about))
    places = connection.execute(query.order_by(matches.c.changed.desc()).limit(MAX_CONTEXT_MATCHES)).all()
    left = 0
    for match, seat, player in places:
        at_end = connection.execute(select(seats.c.player).where(seats.c.match == match, seats.c.seat == seat)).scalar()
        left += at_end != player or has_resigned(connection, match, player)
    return left, len(places)


def has_resigned(connection: Connection, match: str, player: str) -> bool:
    own = entries.c.command.startswith(f"{player}:", autoescape=True)
    query = select(entries.c.seq).where(entries.c.match == match, own, entries.c.body.like('%"word":"resigned"%'))
    return connection.execute(query.limit(1)).first() is not None


# measures


def add_measure(connection: Connection, row: DbRow) -> None:
    connection.execute(insert(measures).values(row))


def close_reports(connection: Connection, about: str, measure: str, now: int) -> int:
    """Close the open reports about a player with a decision; return how many."""
    waiting = (reports.c.about == about) & (reports.c.closed == 0)
    return connection.execute(update(reports).where(waiting).values(closed=now, measure=measure)).rowcount


def first_reported_game(connection: Connection, about: str) -> str:
    """Return the game of the oldest open report about a player, or ""."""
    query = select(reports.c.game).where(reports.c.about == about, reports.c.closed == 0).order_by(reports.c.at)
    return connection.execute(query.limit(1)).scalar() or ""


def list_restrictions(connection: Connection, now: int) -> dict[str, dict[str, int]]:
    """Return the measures in force: for each player the end of each kind."""
    kinds = ("phrases", "private", "rename", "probation")
    query = select(measures.c.player, measures.c.kind, measures.c.until)
    found: dict[str, dict[str, int]] = {}
    for player, kind, until in connection.execute(query.where(measures.c.until > now, measures.c.kind.in_(kinds))):
        ends = found.setdefault(player, {})
        ends[kind] = max(until, ends.get(kind, 0))
    return found


def end_measures(connection: Connection, player: str, now: int, kind: str = "") -> int:
    """End the measures about a player, or those of one kind, now; return how many."""
    which = (measures.c.player == player) & (measures.c.until > now)
    if kind:
        which &= measures.c.kind == kind
    return connection.execute(update(measures).where(which).values(until=now)).rowcount


def list_notifications(connection: Connection, player: str, now: int) -> list[DbRow]:
    """Return the measures that a player has not read or that are in force, and decided reports of the player."""
    unread = (measures.c.seen.is_(False)) | (measures.c.until > now)
    about = select(measures).where(measures.c.player == player, measures.c.kind != "nothing", unread)
    decided = (reports.c.reporter == player) & (reports.c.closed > 0) & reports.c.told.is_(False)
    answered = select(reports.c.id, reports.c.closed, reports.c.game).where(decided)
    found = [
        {**{name: row[name] for name in ("id", "kind", "at", "until", "text", "game", "seen", "reply")}}
        for row in fetch_all(connection, about)
    ]
    found += [
        {"id": id, "kind": "report", "at": closed, "game": game} for id, closed, game in connection.execute(answered)
    ]
    return sorted(found, key=lambda row: (row["at"], row["id"]))


def answer_notification(connection: Connection, player: str, id: str, reply: str) -> bool:
    """Mark a notification of the player as read; the first reply to a measure is kept. False if there is none."""
    mine = (measures.c.player == player) & (measures.c.id == id)
    row = fetch_one(connection, select(measures).where(mine))
    if row is not None:
        connection.execute(update(measures).where(mine).values(seen=True, reply=row["reply"] or reply))
        return True
    own = (reports.c.reporter == player) & (reports.c.id == id)
    return bool(connection.execute(update(reports).where(own).values(told=True)).rowcount)


# devices and addresses


def restricted_until(connection: Connection, device: str, now: int) -> int:
    """Return when the last measure in force about a player of this device ends; 0 if there is none."""
    query = select(func.max(measures.c.until)).join(tokens, tokens.c.player == measures.c.player)
    kinds = measures.c.kind.in_(("phrases", "private", "probation"))
    return fetch_count(connection, query.where(tokens.c.device == device, kinds, measures.c.until > now))


def list_devices(connection: Connection, player: str) -> list[DbRow]:
    """Return the device key, address and network of each of the player's tokens."""
    query = select(tokens.c.device, tokens.c.address, tokens.c.network).where(tokens.c.player == player)
    return fetch_all(connection, query.order_by(tokens.c.hash))


def note_address(connection: Connection, token_hash: str, address: str, network: str, now: int) -> None:
    """Remember from where a token was used."""
    values = {"address": address, "network": network, "seen": now}
    connection.execute(update(tokens).where(tokens.c.hash == token_hash).values(values))


# one player, and retention


def export_moderation(connection: Connection, player: str) -> dict[str, Any]:
    """Return what moderation stores about a player. The authors of reports about the player are not named."""
    about = select(reports.c.at, reports.c.match, reports.c.reason, reports.c.closed).where(reports.c.about == player)
    own_columns = (reports.c.at, reports.c.match, reports.c.name, reports.c.reason, reports.c.text, reports.c.closed)
    own = select(*own_columns).where(reports.c.reporter == player)
    shown = (measures.c.kind, measures.c.at, measures.c.until, measures.c.text, measures.c.reply)
    return {
        "blocks": [{key: row[key] for key in ("kind", "name", "at")} for row in list_blocks(connection, player)],
        "reports_about": fetch_all(connection, about.order_by(reports.c.at)),
        "reports_sent": fetch_all(connection, own.order_by(reports.c.at)),
        "measures": fetch_all(connection, select(*shown).where(measures.c.player == player).order_by(measures.c.at)),
        "devices": list_devices(connection, player),
    }


def erase_moderation(connection: Connection, player: str) -> None:
    """Erase a player from blocks, reports and measures. Reports by the player stay without their author and text."""
    connection.execute(delete(blocks).where((blocks.c.player == player) | (blocks.c.other == player)))
    connection.execute(delete(reports).where(reports.c.about == player))
    connection.execute(delete(measures).where(measures.c.player == player))
    connection.execute(update(reports).where(reports.c.reporter == player).values(reporter="", text="", told=True))
    spoke = select(reports.c.id, reports.c.lines).where(reports.c.lines.contains(player, autoescape=True))
    for id, text in connection.execute(spoke).all():
        kept = [line for line in msgspec.json.decode(text) if line["player"] != player]
        lines = msgspec.json.encode(kept).decode()
        connection.execute(update(reports).where(reports.c.id == id).values(lines=lines))


def forget_reports(connection: Connection, before: int) -> int:
    """Delete decided reports, and measures that ended, before `before`; return how many."""
    decided = (reports.c.closed > 0) & (reports.c.closed < before)
    old = connection.execute(select(reports.c.id).where(decided).limit(MAX_FORGOTTEN)).scalars().all()
    connection.execute(delete(reports).where(reports.c.id.in_(old)))
    over = (
        connection.execute(select(measures.c.id).where(measures.c.until < before).limit(MAX_FORGOTTEN)).scalars().all()
    )
    connection.execute(delete(measures).where(measures.c.id.in_(over)))
    return len(old) + len(over)


def forget_addresses(connection: Connection, before: int) -> int:
    """Erase the addresses of tokens that were last seen before `before`, and tokens revoked before; return how many."""
    revoked = connection.execute(delete(tokens).where(tokens.c.until < 0, tokens.c.until > -before)).rowcount
    old = (tokens.c.address > "") & (tokens.c.seen < before)
    return revoked + connection.execute(update(tokens).where(old).values(address="", network="")).rowcount


def forget_moderation_of(connection: Connection, ids: Sequence[str]) -> None:
    """Delete the blocks, reports and measures of deleted players."""
    connection.execute(delete(blocks).where(blocks.c.player.in_(ids) | blocks.c.other.in_(ids)))
    connection.execute(delete(measures).where(measures.c.player.in_(ids)))
    connection.execute(delete(reports).where(reports.c.about.in_(ids)))
