"""Endpoints of moderation: blocks, reports, notifications, and the description of the server."""

from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request

from magnat.hosts.server import lobby
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.tokens import new_id
from magnat.match import Refusal, Seating
from magnat.store import moderation_queries as m
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.tables import moderation
from magnat.tables.api_types import Player
from magnat.tables.clock import now_ms
from magnat.tables.moderation_types import (
    About,
    Block,
    Blocks,
    MutedSeat,
    MutedSeats,
    NewBlock,
    NewReport,
    Notification,
    NotificationAnswer,
    Notifications,
    ReportSent,
    Retained,
)
from magnat.tables.routes import parse_seat


class ModerationApi:
    """Endpoints of moderation (a mixin of `TablesApi`)."""

    process: Process
    store: Store
    guard: Guard

    async def about(self, request: Request) -> About:
        settings = self.process.settings
        keep = {name: getattr(settings, f"keep_{name}") for name in Retained.__struct_fields__}
        return About(settings.operator, settings.contact, settings.place, settings.chat, Retained(**keep))

    # blocks

    async def blocks(self, request: Request, player: Player) -> Blocks:
        rows = await self.store.read(m.list_blocks, player.id)
        return Blocks([Block(row["id"], row["kind"], row["name"], row["at"]) for row in rows])

    async def unblock(self, request: Request, player: Player) -> Blocks:
        if not await self.store.write(m.remove_block, player.id, request.path_params["block"]):
            raise Refusal("no_such_block", 404)
        return await self.blocks(request, player)

    async def block_player(self, request: Request, player: Player, body: NewBlock) -> MutedSeats:
        seat = parse_seat(request.path_params["seat"])
        await self.store.write(block, request.path_params["id"], player.id, seat, body)
        return await self.muted_seats(request, player)

    async def muted_seats(self, request: Request, player: Player) -> MutedSeats:
        return await self.store.read(list_muted_seats, request.path_params["id"], player.id)

    # reports

    async def report(self, request: Request, player: Player, body: NewReport) -> ReportSent:
        if not self.process.limits.new_reports.take(self.guard.source(request.scope)):
            raise Refusal("too_many_reports", 429)
        return await self.store.write(add_report, request.path_params["id"], player.id, body)

    async def notifications(self, request: Request, player: Player) -> Notifications:
        rows = await self.store.read(m.list_notifications, player.id, now_ms())
        return Notifications([Notification(**row) for row in rows])

    async def answer_notification(self, request: Request, player: Player, body: NotificationAnswer) -> Notifications:
        id = request.path_params["notification"]
        if not await self.store.write(m.answer_notification, player.id, id, body.reply):
            raise Refusal("no_such_notification", 404)
        return await self.notifications(request, player)

    # effects of measures

    def check_may_sit(self, player: Player, public: bool) -> None:
        """Raise `Refusal` if a measure forbids the player a table, or a public one."""
        moderation.check_may_sit(self.process.restrictions_of(player.id), public, now_ms())

    async def check_apart(self, player: Player, table: Seating) -> None:
        """Raise `Refusal` if somebody at the table and the player are kept apart by a block.

        The reason is that of a closed table, because nobody is told about a block.
        """
        people = {table.host, *(place.player for place in table.places if place.player)} - {player.id}
        if people and not people.isdisjoint(await self.store.read(m.list_apart, player.id)):
            raise Refusal("locked", 403)

    async def put_on_probation(self, player: str, until: int) -> None:
        """Restrict a new name from an address where a player was banned."""
        row = {"id": new_id(), "player": player, "kind": moderation.PROBATION, "at": now_ms(), "until": until}
        await self.store.write(m.add_measure, row)
        await self.process.forget_tokens()

    async def on_renamed(self, player: Player, name: str) -> None:
        """Lift the demand for another name."""
        if name != player.name and "rename" in self.process.restrictions_of(player.id):
            await self.store.write(m.end_measures, player.id, now_ms(), "rename")
            await self.process.forget_tokens()


def find_target(connection: Connection, id: str, player: str, seat: int, line: int | None) -> tuple[Seating, str]:
    """Return the table, and the player meant by a seat or a chat message."""
    table = lobby.load_seating(connection, id)
    author = "" if line is None else m.find_chat_author(connection, id, line)
    if line is not None and not author:
        raise Refusal("no_such_message", 404)
    return table, moderation.find_target(table, q.list_sitters(connection, id), seat, player, author)


def target_name(connection: Connection, table: Seating, target: str, seat: int) -> str:
    """Return the name of a player at a table; the player's own name if another player has the seat now."""
    place = table.places[seat]
    return place.name if place.player == target else m.find_name(connection, target)


def block(connection: Connection, id: str, player: str, seat: int, wish: NewBlock) -> None:
    """Mute or block the player of a seat. Raise `Refusal` if the player's list is full."""
    table, target = find_target(connection, id, player, seat, wish.line)
    rows = m.list_blocks(connection, player)
    if len(rows) >= moderation.MAX_BLOCKS and target not in [row["other"] for row in rows]:
        raise Refusal("too_many_blocks", 429)
    name = target_name(connection, table, target, seat)
    row = {"id": new_id(), "player": player, "other": target, "kind": wish.kind, "name": name, "at": now_ms()}
    m.put_block(connection, row)


def list_muted_seats(connection: Connection, id: str, player: str) -> MutedSeats:
    """Return the seats of a table whose players, present or former, this player has muted or blocked."""
    table = lobby.load_seating(connection, id)
    by_player = {row["other"]: row for row in m.list_blocks(connection, player)}
    muted = []
    for place in table.places:
        if row := by_player.get(place.player or ""):
            muted.append(MutedSeat(place.seat, place.name, row["kind"], row["id"]))
    now_seated = [place.player for place in table.places]
    for sitter, seat in q.list_sitters(connection, id):
        if (row := by_player.get(sitter)) and sitter != now_seated[seat]:
            muted.append(MutedSeat(seat, row["name"], row["kind"], row["id"]))
    return MutedSeats(muted)


def add_report(connection: Connection, id: str, player: str, wish: NewReport) -> ReportSent:
    """Store a report with the match up to now and its last chat messages. Raise `Refusal` after too many in a day."""
    now = now_ms()
    table, target = find_target(connection, id, player, wish.seat, wish.line)
    if m.count_reports(connection, player, now - moderation.DAY_MS) >= moderation.MAX_REPORTS_PER_DAY:
        raise Refusal("too_many_reports", 429)
    seq, lines = m.read_chat(connection, id, moderation.MAX_REPORTED_LINES)
    row: dict[str, Any] = {
        "id": new_id(),
        "at": now,
        "reporter": player,
        "about": target,
        "name": target_name(connection, table, target, wish.seat),
        "match": id,
        "game": table.setup.game,
        "seq": seq,
        "reason": wish.reason,
        "text": wish.text,
        "lines": msgspec.json.encode(lines).decode(),
    }
    m.add_report(connection, row)
    if wish.block:
        block(connection, id, player, wish.seat, NewBlock(kind="block", line=wish.line))
    return ReportSent(row["id"], seq, len(lines))
