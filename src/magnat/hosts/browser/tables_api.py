"""The HTTP API of the tables of one browser; its routes are in `tables.routes`."""

import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from magnat import editions
from magnat.hosts.browser.import_export import export_tables, import_tables, is_export, table_from_record
from magnat.hosts.browser.room import BrowserRoom
from magnat.hosts.browser.saved_table import SavedTable
from magnat.hosts.browser.worker_tasks import BalanceTask, StatisticsTask, TriesTask
from magnat.kernel import MagnatError
from magnat.match import Refusal, rows_of
from magnat.match.event_messages import parse_have, record_for, replay_history, resolve_reader
from magnat.match.log import row_seqs_of
from magnat.match.messages import encoder
from magnat.match.seating import TableInfo
from magnat.record import Record, decode_link, decode_record, encode_link
from magnat.tables import api_types
from magnat.tables import lobby as changes
from magnat.tables.catalogue import describe_table_edition
from magnat.tables.editions_api import check_document, describe_printed_game
from magnat.tables.failures import decode_body, describe_failure
from magnat.tables.lobby import BROWSER_RULES
from magnat.tables.my_games import (
    MAX_SIDE_GAMES,
    CountedMatch,
    is_counted,
    list_side_games,
    make_my_table,
    sort_my_tables,
    surplus_side_games,
)
from magnat.tables.review_jobs import NO_JSON, TRIAL_STEP_SECONDS, check_sat, finished_match
from magnat.tables.routes import find_route, parse_seat
from magnat.tables.table_rules import clean_name, load_playable_edition

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost

JSON_TYPE: Final = "application/json"
NDJSON_TYPE: Final = "application/x-ndjson"

BrowserResponse = tuple[int, str, bytes]  # status, content type, body


class BrowserRequest(NamedTuple):
    """A request: the player, the values in its path, the parameters of its query, and its body."""

    player: api_types.Player
    values: dict[str, str]
    query: dict[str, str]
    body: str

    @property
    def seat(self) -> int:
        return parse_seat(self.values["seat"])


class RawReviewReply(api_types.ReviewState, omit_defaults=True, kw_only=True):
    """`ReviewReply` with the review as raw JSON."""

    review: msgspec.Raw | None = None


class BrowserApi:
    """Handlers of the routes that a browser has: methods that take the request and, if declared, its decoded body."""

    def __init__(self, browser: "BrowserHost") -> None:
        self.browser = browser

    async def respond(
        self, method: str, address: str, body: str, player: api_types.Player, guest_of: str = ""
    ) -> BrowserResponse:
        """Answer a request that a server would receive by HTTP, of this page or of a guest of one table."""
        try:
            url = urlsplit(address)
            route, values = find_route(method, url.path)
            if guest_of and not (route.guests and values["id"] == guest_of):
                raise Refusal("not_host", 403)
            route.refuse_unless_on("browser")
            query = {name: all[0] for name, all in parse_qs(url.query).items()}
            arguments = [] if route.request is None else [decode_body(route.request, body)]
            if route.caller not in ("public", "anyone") and not player.id:
                raise Refusal("no_player", 401)
            result = await getattr(self, route.name)(BrowserRequest(player, values, query, body), *arguments)
        except MagnatError as error:
            status, failure = describe_failure(error)
            return status, JSON_TYPE, encoder.encode(failure)
        if isinstance(result, bytes):
            return route.status, NDJSON_TYPE, result
        return route.status, JSON_TYPE, encoder.encode(result)

    async def _room(self, request: BrowserRequest) -> BrowserRoom:
        return await self.browser.open_room(request.values["id"])

    # the player

    async def me(self, request: BrowserRequest) -> api_types.Me:
        id = request.player.id
        mine = [make_my_table(row.seating(), id, row.turn, row.changed) for row in self.browser.my_saved_tables()]
        return api_types.Me(id, request.player.name, sort_my_tables(mine))

    async def new_player(self, request: BrowserRequest, body: api_types.NewPlayer) -> api_types.Player:
        player = api_types.Player(request.player.id or secrets.token_hex(12), clean_name(body.name))
        await self.browser.store.keep_me(encoder.encode(player).decode())
        self.browser.player = player
        return player

    rename = new_player

    # editions

    async def printed_edition(self, request: BrowserRequest) -> Any:
        return describe_printed_game(request.values["game"])

    async def check_edition(self, request: BrowserRequest, body: api_types.CheckedEdition) -> Any:
        await self.browser.fetch_library()
        return check_document(body)

    async def balance(self, request: BrowserRequest, body: api_types.MadeEdition) -> msgspec.Raw:
        await self.browser.fetch_library()
        custom = load_playable_edition(body.doc, str(body.doc.get("game")))
        await self.browser.reviews.wait_until_quiet()
        return await self._run_task("balance", BalanceTask(editions.to_document(custom), TRIAL_STEP_SECONDS))

    async def drawn_qr(self, request: BrowserRequest, body: api_types.Written) -> bytes:
        await self.browser.fetch_library()
        from magnat.tables.qr_codes import render_qr_code  # start-up time: its library is loaded on demand

        return render_qr_code(body.text, "l")

    # tables

    async def new_table(self, request: BrowserRequest, body: api_types.NewTable) -> TableInfo:
        new = changes.create_table(body, request.player, BROWSER_RULES)
        if new.setup.own:
            await self.browser.fetch_library()
        row = self.browser.make_table(new)
        await self.browser.write(row)
        return row.seating().table_info(request.player.id, None, set(), 0, True)

    async def tables(self, request: BrowserRequest) -> Any:
        return {"tables": []}

    async def table(self, request: BrowserRequest) -> TableInfo:
        return (await self._room(request)).session.table_info(request.player.id)

    async def own_edition(self, request: BrowserRequest) -> Any:
        setup = (await self._room(request)).saved.setup
        return {**self.browser.summaries.get(setup.game, {}), **describe_table_edition(setup)}

    async def _change(self, request: BrowserRequest, change: Any, *args: Any) -> TableInfo:
        room = await self._room(request)
        await room.change(change, *args)
        return room.session.table_info(request.player.id)

    async def change_table(self, request: BrowserRequest, body: api_types.ChangedTable) -> TableInfo:
        return await self._change(request, changes.change_settings, request.player.id, body, BROWSER_RULES)

    async def join(self, request: BrowserRequest, body: api_types.Join) -> TableInfo:
        return await self._change(request, changes.take_seat, request.player, body, BROWSER_RULES)

    async def change_seat(self, request: BrowserRequest, body: api_types.ChangedSeat) -> TableInfo:
        seat = request.seat
        return await self._change(request, changes.change_seat, request.player.id, seat, body, BROWSER_RULES)

    async def get_up(self, request: BrowserRequest) -> TableInfo:
        return await self._change(request, changes.leave_seat, request.player.id, request.seat)

    async def start(self, request: BrowserRequest) -> TableInfo:
        room = await self._room(request)
        changes.check_host(room.saved.seating(), request.player.id)
        await room.begin()
        return room.session.table_info(request.player.id)

    async def abort(self, request: BrowserRequest) -> TableInfo:
        room = await self._room(request)
        changes.check_host(room.saved.seating(), request.player.id)
        await room.run(room.abort)
        return room.session.table_info(request.player.id)

    async def rematch(self, request: BrowserRequest) -> TableInfo:
        room, player = await self._room(request), request.player.id
        new = changes.make_rematch(room.saved.seating(), player, BROWSER_RULES)
        if room.saved.rematch in self.browser.saved_tables:
            return (await self.browser.open_room(room.saved.rematch)).session.table_info(player)
        row = self.browser.make_table(new)
        await self.browser.write(row)
        room.saved.rematch = room.session.seating.rematch = row.id
        await self.browser.write(room.saved)
        return row.seating().table_info(player, None, set(), 0, True)

    async def remove_table(self, request: BrowserRequest) -> Any:
        """Remove a table without opening it, which may fail."""
        if request.values["id"] not in self.browser.saved_tables:
            raise Refusal("no_such_table", 404)
        await self.browser.remove_table(request.values["id"])
        return {}

    # records

    async def record(self, request: BrowserRequest) -> bytes:
        return read_record(await self._room(request), request.query.get("seat"), request.player.id).encode()

    async def link(self, request: BrowserRequest) -> Any:
        return {"link": encode_link(read_record(await self._room(request), None, request.player.id))}

    async def stream(self, request: BrowserRequest) -> bytes:
        room, have = await self._room(request), parse_have(request.query.get("have"))
        if room.session.match is None:
            raise Refusal("not_started")
        seating = room.session.seating
        seat = resolve_reader(request.query.get("seat"), seating, room.session.match, request.player.id)
        lines = replay_history(seating.new_match(), room.log, seat, have)
        return b"".join(line + b"\n" for line in lines)

    # reviews

    async def review(self, request: BrowserRequest) -> RawReviewReply:
        room = await self._room(request)
        finished_match(room.session)
        return await self._load_review(room)

    async def start_review(self, request: BrowserRequest) -> RawReviewReply:
        room = await self._room(request)
        record = finished_match(room.session).record(room.log).encode().decode()
        await self.browser.reviews.start(room.saved.id, (record, row_seqs_of(room.log)))
        return await self._load_review(room)

    async def stop_review(self, request: BrowserRequest) -> RawReviewReply:
        room = await self._room(request)
        finished_match(room.session)
        check_sat(room.session.seating, request.player.id)
        await self.browser.reviews.stop(room.saved.id)
        return await self._load_review(room)

    async def _load_review(self, room: BrowserRoom) -> RawReviewReply:
        state, shown = await self.browser.reviews.load_state(room.saved.id)
        return RawReviewReply(**msgspec.structs.asdict(state), review=msgspec.Raw(shown) if shown else None)

    # statistics

    async def statistics(self, request: BrowserRequest, file: bool = False) -> msgspec.Raw:
        rows = [row for row in self.browser.my_saved_tables() if row.counted and row.status in ("over", "aborted")]
        mine = [(row, row.seating().seats_of(request.player.id)) for row in rows]
        games = [
            await self._counted_match(row, own_seats[0])
            for row, own_seats in mine
            if is_counted(row.setup, len(own_seats))
        ]
        return await self._run_task("statistics", StatisticsTask(request.player.name, games, file))

    async def statistics_file(self, request: BrowserRequest) -> bytes:
        return msgspec.json.decode(await self.statistics(request, file=True), type=str).encode()

    async def forget_statistics(self, request: BrowserRequest) -> msgspec.Raw:
        for row in self.browser.my_saved_tables():
            if row.status in ("over", "aborted") and row.counted:
                row.counted = False
                await self.browser.write(row)
        return await self.statistics(request)

    async def _counted_match(self, row: SavedTable, seat: int) -> CountedMatch:
        if row.status == "over" and row.winners < 0:
            await self._read_winners(row)
        saved = await self.browser.reviews.load(row.id)
        winners = row.winners if row.status == "over" else -1
        sums = saved.sums if saved is not None else NO_JSON
        return CountedMatch(row.id, row.setup.game, row.changed, len(row.places), seat, winners, sums)

    async def _read_winners(self, row: SavedTable) -> None:
        """Set the winners of a table saved by an older version from its log, if the log is readable."""
        match = BrowserRoom(self.browser, row, await self.browser.read_log(row.id)).session.match
        if match is not None:
            row.winners = match.table.winners
            await self.browser.write(row)

    # side games

    async def side(self, request: BrowserRequest, body: api_types.NewSide) -> TableInfo:
        room, player = await self._room(request), request.player.id
        new, seed = changes.make_side_game(room.saved.seating(), player, body)
        for surplus in surplus_side_games(list_side_games(self._my_tables(), room.saved.id)):
            running = await self.browser.open_room(surplus)
            await running.run(running.abort)
        side = BrowserRoom(self.browser, self.browser.make_table(new, seed), [])
        await side.begin(rows_of(room.log[: body.seq + 1]))
        self.browser.rooms[side.saved.id] = side
        return side.session.table_info(player)

    def _my_tables(self) -> list[Any]:
        return [row.seating() for row in self.browser.my_saved_tables()]

    async def tries(self, request: BrowserRequest) -> msgspec.Raw:
        id = (await self._room(request)).saved.id
        mine = list_side_games(self._my_tables(), id)[-MAX_SIDE_GAMES:]
        records = [await self._read_record(each.id) for each in mine]
        sides = [each.side_game(request.player.id) for each in mine]
        match = await self._read_record(id) if sides else ""  # an open table has no record
        task = TriesTask(sides, records, match, self.browser.reviews.games)
        return await self._run_task("tries", task)

    async def _read_record(self, id: str) -> str:
        whole = await self.browser.read_table(id)
        match = BrowserRoom(self.browser, whole.table, whole.log).session.match
        if match is None:
            raise Refusal("not_readable")
        return match.record(whole.log).encode().decode()

    async def _run_task(self, kind: str, task: msgspec.Struct) -> msgspec.Raw:
        if self.browser.run_task is None:
            raise Refusal("no_reviews", 403)
        try:
            result = await self.browser.run_task(kind, encoder.encode(task).decode())
        except Exception:
            await self.browser.fetch_library()  # refuses with a clear reason if the library was missing
            raise  # otherwise report the error
        return msgspec.Raw(result.encode())

    # files and links

    async def export_tables(self, request: BrowserRequest) -> bytes:
        tables = [await self.browser.read_table(id) for id in [*self.browser.saved_tables]]
        return export_tables(self.browser.player, tables)

    async def table_sizes(self, request: BrowserRequest) -> Any:
        return {id: row.size for id, row in self.browser.saved_tables.items()}

    async def import_tables(self, request: BrowserRequest) -> Any:
        """Import the new games of a file, a browser's export or the record of one match; return their number.

        The player gets the `seat` of the query in the match of a record.
        """
        content, mine = request.body.encode(), request.player.id
        if is_export(content):
            tables = import_tables(content, mine)
        else:
            tables = [table_from_record(decode_record(content), mine, parse_seat(request.query.get("seat", "0")))]
        new = [whole for whole in tables if whole.table.id not in self.browser.saved_tables]
        for whole in new:
            whole.table.size = 0
            for entry in whole.log:
                await self.browser.write(whole.table, entry)
        return {"tables": len(new), "ids": [whole.table.id for whole in tables]}

    async def remove_tables(self, request: BrowserRequest) -> Any:
        for id in [*self.browser.saved_tables]:
            await self.browser.remove_table(id)
        return {}

    async def open_link(self, request: BrowserRequest) -> Any:
        whole = table_from_record(decode_link(request.body))
        self.browser.linked_tables[whole.table.id] = whole
        return {"id": whole.table.id}


def read_record(room: BrowserRoom, requested: str | None, player: str) -> Record:
    header = room.saved.header
    if header is None:
        raise Refusal("not_started")
    match = room.session.match
    if match is None:
        if room.saved.status == "playing" and player != room.saved.host:
            raise Refusal("not_readable")  # an unloaded match cannot be redacted
        return Record(header, [*rows_of(room.log)])
    return record_for(match, room.log, resolve_reader(requested, room.session.seating, match, player))
