"""The routes of the HTTP API: one table for the server, the browser host and the OpenAPI document."""

import re
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal

import msgspec

from magnat.editions.document import MAX_BYTES as MAX_EDITION_BYTES
from magnat.match import Refusal
from magnat.match.seating import TableInfo
from magnat.tables.api_types import (
    Admit,
    Agreement,
    ChangedSeat,
    ChangedTable,
    CheckedEdition,
    Join,
    Key,
    MadeEdition,
    Me,
    Network,
    NewPlayer,
    NewSide,
    NewTable,
    Player,
    Written,
)

MAX_BODY_BYTES: Final = 16_384  # unless a route says otherwise

# `public`: the player is not looked up; `anyone`: with or without a player; `player`: some player; `seated`: a player
# of the table; `host`: the host of the table. The last two are checked together with the change itself.
Caller = Literal["public", "anyone", "player", "seated", "host"]
HostName = Literal["server", "browser"]
MISSING_HOST_REASONS: Final[dict[HostName, str]] = {"server": "needs_server", "browser": "needs_browser"}

# Types that the browser's first worker does not load, as "module:name".
REVIEW: Final = "magnat.tables.review_types:ReviewTold"
STATISTICS: Final = "magnat.analysis.statistics:Statistics"
TRIES: Final = "magnat.analysis.side_games:TriesTold"
BALANCE: Final = "magnat.study.balance:Balance"

T: Final = "/tables/{id}"
S: Final = f"{T}/seats/{{seat}}"
WITH_EDITION: Final = {"max_body_bytes": MAX_BODY_BYTES + MAX_EDITION_BYTES}
TWO_EDITIONS: Final = {"max_body_bytes": 2 * MAX_EDITION_BYTES}  # JSON escapes enlarge the text
ME: Final = {"caller": "player", "banned": True}
SEATED_AT_SERVER: Final = {"caller": "seated", "only": "server"}


class ApiRoute(msgspec.Struct, frozen=True):
    """The declaration of a route. Types are classes, or "module:name" of a class that is loaded on demand."""

    method: str
    path: str
    name: str  # of the method that handles it
    about: str
    request: Any = None
    response: Any = None
    status: int = 200
    caller: Caller = "public"
    only: HostName | None = None  # the host that has it; None for both
    guests: bool = False  # in a browser: open to players of the table on other devices
    max_body_bytes: int = MAX_BODY_BYTES
    banned: bool = False  # also open to banned players

    def refuse_unless_on(self, host: HostName) -> None:
        """Raise `Refusal` if this host does not have the route."""
        if self.only not in (None, host):
            assert self.only is not None
            raise Refusal(MISSING_HOST_REASONS[self.only], 404)


def load_type(kind: Any) -> Any:
    """Return the type of a route's request or response."""
    if not isinstance(kind, str):
        return kind
    module, _, name = kind.partition(":")
    return getattr(import_module(module), name)


def api(at: str, *args: Any, **more: Any) -> ApiRoute:
    """Return a route from its method and path, e.g. "GET /me", and the other fields of `ApiRoute`."""
    method, path = at.split()
    return ApiRoute(method, f"/api{path}", *args, **more)


def lazy(module: str, at: str, name: str, about: str, request: str = "", response: str = "", **more: Any) -> ApiRoute:
    """Return a route of the server only; its types are in this module of `tables`."""
    kinds = [f"magnat.tables.{module}:{kind}" if kind else None for kind in (request, response)]
    return api(at, name, about, *kinds, only="server", **more)


def moderated(at: str, *args: Any, **more: Any) -> ApiRoute:
    return lazy("moderation_types", at, *args, **more)


def companion(at: str, *args: Any, **more: Any) -> ApiRoute:
    return lazy("companion_types", at.replace(" ", " /companions", 1), *args, **more)


PLAYER_ROUTES: Final = (
    api("POST /players", "new_player", "Become a player", NewPlayer, Player, 201),
    api("GET /me", "me", "Who I am, and my games", None, Me, caller="player"),
    api("PATCH /me", "rename", "Take another name", NewPlayer, Player, caller="player"),
    api("DELETE /me", "forget_me", "Log out (`everywhere=true`: on all devices)", None, None, 204, only="server"),
    api("POST /me/key", "key", "A key for another device", None, Key, 201, caller="player", only="server"),
    api("POST /me/adopt", "adopt", "Become the player of a key", Key, Player, only="server"),
    api("GET /me/statistics", "statistics", "My games: luck, play, mistakes", None, STATISTICS, caller="player"),
    api("GET /me/statistics.csv", "statistics_file", "The same, one game a line", caller="player"),
    api("DELETE /me/statistics", "forget_statistics", "Count from now on only", None, STATISTICS, caller="player"),
)
MODERATION_ROUTES: Final = (
    moderated("GET /about", "about", "Who runs this server, and how long it keeps what", "", "About", banned=True),
    moderated("GET /me/blocks", "blocks", "Whom I muted or blocked", "", "Blocks", caller="player"),
    moderated("DELETE /me/blocks/{block}", "unblock", "Undo one of them", "", "Blocks", caller="player"),
    moderated(
        "GET /me/notifications", "notifications", "What was decided about me or my reports", "", "Notifications", **ME
    ),
    moderated(
        "POST /me/notifications/{notification}",
        "answer_notification",
        "Mark it as read, with a reply or without",
        "NotificationAnswer",
        "Notifications",
        **ME,
    ),
    moderated(f"GET {T}/muted", "muted_seats", "Seats whose words I do not read", "", "MutedSeats", caller="player"),
    moderated(f"POST {S}/block", "block_player", "Mute or block a player", "NewBlock", "MutedSeats", caller="player"),
    moderated(f"POST {T}/reports", "report", "Report a player", "NewReport", "ReportSent", caller="player", status=201),
)
GAME_ROUTES: Final = (
    api("GET /network", "network", "The address by which others find this server", None, Network, only="server"),
    api("POST /network", "open_network", "Let the home network in (from this machine)", None, Network, only="server"),
    api("GET /games", "games", "What can be played", only="server"),
    api("GET /games/{game}", "edition", "All that a client must know of a game", only="server"),
    api("GET /games/{game}/named/{lang}", "named", "What a game calls the ints that only it has", only="server"),
    api("GET /games/{game}/rules", "rules", "The rules of a game", only="server"),
    api("GET /games/{game}/booklet", "booklet", "The rules as players read them", only="server"),
    api("GET /texts/{game}/{lang}.ftl", "texts", "The sentences of a game, in Fluent", only="server"),
    api("GET /editions/{game}", "printed_edition", "A game as it is printed, for whoever makes an edition"),
    api("POST /editions/check", "check_edition", "What is to be said of an edition", CheckedEdition, **TWO_EDITIONS),
    api("POST /editions/balance", "balance", "Let bots play a little of it", MadeEdition, BALANCE, **WITH_EDITION),
    api("POST /qr", "drawn_qr", "A text as a QR code", Written),
)
TABLE_ROUTES: Final = (
    api("POST /tables", "new_table", "Make a table", NewTable, TableInfo, 201, caller="player", **WITH_EDITION),
    api("GET /tables", "tables", "Public tables", caller="anyone"),
    api(f"GET {T}", "table", "A table", None, TableInfo, caller="anyone", guests=True),
    api(f"DELETE {T}", "remove_table", "Remove a table from this browser", caller="player", only="browser"),
    api("GET /codes/{code}", "by_code", "A table by its code", None, TableInfo, caller="anyone", only="server"),
    api(f"GET {T}/edition", "own_edition", "The game as it is played at this table", guests=True),
    api(f"GET {T}/qr.svg", "qr", "The way to a table, as a QR code", only="server"),
    api(f"PATCH {T}", "change_table", "Change a table (host)", ChangedTable, TableInfo, caller="host"),
    api(f"POST {T}/seats", "join", "Sit down", Join, TableInfo, caller="player"),
    api(f"PATCH {S}", "change_seat", "Change a seat", ChangedSeat, TableInfo, caller="player", guests=True),
    api(f"DELETE {S}", "get_up", "Get up, or remove a player (host)", None, TableInfo, caller="player", guests=True),
    api(f"POST {S}/admit", "admit", "Let somebody take a seat over", Admit, TableInfo, caller="seated", only="server"),
    api(f"POST {T}/start", "start", "Begin (host)", None, TableInfo, caller="host"),
    api(f"POST {T}/abort", "abort", "End a match that will not be finished (host)", None, TableInfo, caller="host"),
    api(f"POST {T}/rematch", "rematch", "The same people again", None, TableInfo, caller="seated"),
    api(f"POST {T}/side", "side", "Play on from a moment of it", NewSide, TableInfo, 201, caller="player"),
    api(f"GET {T}/tries", "tries", "My side games of it, side by side", None, TRIES, caller="player"),
    api(f"GET {T}/record", "record", "The record, one JSON value a line", caller="anyone", guests=True),
    api(f"GET {T}/link", "link", "The record as a link", caller="anyone", only="browser", guests=True),
    api(f"GET {T}/review", "review", "Luck or play, once the match is over", None, REVIEW, caller="anyone"),
    api(f"POST {T}/review", "start_review", "Work it out, or go on", None, REVIEW, caller="anyone"),
    api(f"DELETE {T}/review", "stop_review", "Leave it as it is (who sat)", None, REVIEW, caller="anyone"),
    api(f"POST {T}/review/common", "share_review", "Look at all answers", Agreement, REVIEW, **SEATED_AT_SERVER),
    api(f"GET {T}/stream", "stream", "All events, then those to come, one a line", caller="anyone", guests=True),
)
COMPANION_ROUTES: Final = (
    companion("GET ", "moneys", "The money of each game"),
    companion("POST ", "open", "Open a companion table", "NewCompanion", "CompanionJoined", status=201, **WITH_EDITION),
    companion("GET /{code}", "info", "A companion table", "", "CompanionInfo"),
    companion("POST /{code}/phones", "join", "Join with a phone", "JoinCompanion", "CompanionJoined", status=201),
    companion("POST /{code}/seats", "take", "Speak for more accounts", "JoinCompanion", "CompanionInfo"),
    companion("DELETE /{code}/seats/{account}", "free", "Speak for an account no more", "", "CompanionInfo"),
    companion("POST /{code}/entries", "write", "Do something, once", "CompanionCommand", "CompanionAnswer"),
    companion("GET /{code}/entries", "page", "The entries before entry `before`", "", "CompanionPage"),
    companion("GET /{code}/stream", "stream", "What happens, one JSON value a line, from entry `have` on"),
    companion("GET /{code}/history.csv", "csv", "The history, for a spreadsheet"),
    companion("GET /{code}/history.ndjson", "ndjson", "The history, one entry a line"),
    companion("GET /{code}/qr.svg", "qr", "The way to a companion table, as a QR code"),
)
BROWSER_ROUTES: Final = (
    api("GET /kept", "export_tables", "All tables as one file", only="browser"),
    api("GET /kept/sizes", "table_sizes", "The bytes of each table", only="browser"),
    api("POST /kept", "import_tables", "Add the tables of a file", only="browser", caller="player"),
    api("DELETE /kept", "remove_tables", "Remove all tables", only="browser"),
    api("POST /links", "open_link", "Look at the match of a link", only="browser"),
)
MAIN_ROUTES: Final = (*PLAYER_ROUTES, *MODERATION_ROUTES, *GAME_ROUTES, *TABLE_ROUTES, *BROWSER_ROUTES)
ROUTES: Final = (*MAIN_ROUTES, *COMPANION_ROUTES)


@cache
def path_patterns() -> list[tuple[re.Pattern[str], ApiRoute]]:
    return [(re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(r.path))), r) for r in ROUTES]


def find_route(method: str, path: str) -> tuple[ApiRoute, dict[str, str]]:
    """Return the route of a request and the values in its path. Raise `Refusal` if there is none."""
    matches = [(route, hit.groupdict()) for pattern, route in path_patterns() if (hit := pattern.fullmatch(path))]
    for route, values in matches:
        if route.method == method:
            return route, values
    raise Refusal("wrong_method", 405) if matches else Refusal("no_such_page", 404)


def parse_seat(text: str) -> int:
    """Return the seat number in a path. Raise `Refusal` if it is not a number."""
    if not text.isascii() or not text.isdecimal() or len(text) > 3:
        raise Refusal("no_such_seat", 404)
    return int(text)
