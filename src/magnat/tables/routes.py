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
REVIEW: Final = "magnat.tables.review_types:ReviewReply"
STATISTICS: Final = "magnat.analysis.statistics:Statistics"
TRIES: Final = "magnat.analysis.side_games:SideGameComparison"
BALANCE: Final = "magnat.study.balance:Balance"

T: Final = "/tables/{id}"
S: Final = f"{T}/seats/{{seat}}"
WITH_EDITION: Final = {"max_body_bytes": MAX_BODY_BYTES + MAX_EDITION_BYTES}
TWO_EDITIONS: Final = {"max_body_bytes": 2 * MAX_EDITION_BYTES}  # JSON escapes enlarge the text
ME: Final[dict[str, Any]] = {"caller": "player", "banned": True}
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


def moderated(
    at: str, name: str, about: str, request: str = "", response: str = "", *, module: str = "moderation", **more: Any
) -> ApiRoute:
    """Return a route of moderation; its types are in `moderation_types`."""
    kinds = [f"magnat.tables.{module}_types:{kind}" if kind else None for kind in (request, response)]
    return api(at, name, about, *kinds, only="server", **more)


def companion(at: str, *args: str, **more: Any) -> ApiRoute:
    """Return a route of the companion; its types are in `companion_types`."""
    return moderated(at.replace(" ", " /companions", 1), *args, module="companion", **more)


PLAYER_ROUTES: Final = (
    api("POST /players", "new_player", "Create a player", NewPlayer, Player, 201),
    api("GET /me", "me", "The player, with its tables", None, Me, caller="player"),
    api("PATCH /me", "rename", "Change the player's name", NewPlayer, Player, caller="player"),
    api("DELETE /me", "forget_me", "Log out (`everywhere=true`: on all devices)", None, None, 204, only="server"),
    api("POST /me/key", "key", "Create a key for another device", None, Key, 201, caller="player", only="server"),
    api("POST /me/adopt", "adopt", "Log in with a key", Key, Player, only="server"),
    api("GET /me/statistics", "statistics", "Statistics: luck, play, mistakes", None, STATISTICS, caller="player"),
    api("GET /me/statistics.csv", "statistics_file", "The same as CSV, one line per game", caller="player"),
    api("DELETE /me/statistics", "forget_statistics", "Restart the statistics", None, STATISTICS, caller="player"),
)
MODERATION_ROUTES: Final = (
    moderated("GET /about", "about", "The operator of this server; how long data is kept", "", "About", banned=True),
    moderated("GET /me/blocks", "blocks", "Muted and blocked players", "", "Blocks", caller="player"),
    moderated("DELETE /me/blocks/{block}", "unblock", "Unmute or unblock a player", "", "Blocks", caller="player"),
    moderated(
        "GET /me/notifications", "notifications", "Decisions about the player, or on reports", "", "Notifications", **ME
    ),
    moderated(
        "POST /me/notifications/{notification}",
        "answer_notification",
        "Mark a notification as read; a reply is optional",
        "NotificationAnswer",
        "Notifications",
        **ME,
    ),
    moderated(f"GET {T}/muted", "muted_seats", "Seats that the player muted", "", "MutedSeats", caller="player"),
    moderated(f"POST {S}/block", "block_player", "Mute or block a player", "NewBlock", "MutedSeats", caller="player"),
    moderated(f"POST {T}/reports", "report", "Report a player", "NewReport", "ReportSent", caller="player", status=201),
)
GAME_ROUTES: Final = (
    api("GET /network", "network", "The address of this server in the home network", None, Network, only="server"),
    api("POST /network", "open_network", "Open it to the home network", None, Network, only="server"),
    api("GET /games", "games", "The games with their variants and options", only="server"),
    api("GET /games/{game}", "edition", "The data of a game that a client needs", only="server"),
    api("GET /games/{game}/named/{lang}", "named", "Names of a game's own values", only="server"),
    api("GET /games/{game}/rules", "rules", "The rules of a game", only="server"),
    api("GET /games/{game}/booklet", "booklet", "The booklet of a game, by chapter", only="server"),
    api("GET /texts/{game}/{lang}.ftl", "texts", "The texts of a game as Fluent", only="server"),
    api("GET /editions/{game}", "printed_edition", "The printed edition of a game"),
    api("POST /editions/check", "check_edition", "Check an edition", CheckedEdition, **TWO_EDITIONS),
    api("POST /editions/balance", "balance", "Play bot games of an edition", MadeEdition, BALANCE, **WITH_EDITION),
    api("POST /qr", "drawn_qr", "A text as a QR code", Written),
)
TABLE_ROUTES: Final = (
    api("POST /tables", "new_table", "Create a table", NewTable, TableInfo, 201, caller="player", **WITH_EDITION),
    api("GET /tables", "tables", "Public tables", caller="anyone"),
    api(f"GET {T}", "table", "A table", None, TableInfo, caller="anyone", guests=True),
    api(f"DELETE {T}", "remove_table", "Remove a table from this browser", caller="player", only="browser"),
    api("GET /codes/{code}", "by_code", "A table by its code", None, TableInfo, caller="anyone", only="server"),
    api(f"GET {T}/edition", "own_edition", "The edition of a table", guests=True),
    api(f"GET {T}/qr.svg", "qr", "The address of a table as a QR code", only="server"),
    api(f"PATCH {T}", "change_table", "Change a table (host)", ChangedTable, TableInfo, caller="host"),
    api(f"POST {T}/seats", "join", "Take a seat", Join, TableInfo, caller="player"),
    api(f"PATCH {S}", "change_seat", "Change a seat", ChangedSeat, TableInfo, caller="player", guests=True),
    api(f"DELETE {S}", "get_up", "Leave it (host: remove a player)", None, TableInfo, caller="player", guests=True),
    api(f"POST {S}/admit", "admit", "Admit a player to a seat", Admit, TableInfo, caller="seated", only="server"),
    api(f"POST {T}/start", "start", "Start the match (host)", None, TableInfo, caller="host"),
    api(f"POST {T}/abort", "abort", "Abort the match (host)", None, TableInfo, caller="host"),
    api(f"POST {T}/rematch", "rematch", "Create a rematch", None, TableInfo, caller="seated"),
    api(f"POST {T}/side", "side", "Create a side game", NewSide, TableInfo, 201, caller="player"),
    api(f"GET {T}/tries", "tries", "The player's side games, compared", None, TRIES, caller="player"),
    api(f"GET {T}/record", "record", "The record, one JSON value per line", caller="anyone", guests=True),
    api(f"GET {T}/link", "link", "The record as a link", caller="anyone", only="browser", guests=True),
    api(f"GET {T}/review", "review", "The review of a finished match", None, REVIEW, caller="anyone"),
    api(f"POST {T}/review", "start_review", "Start or resume the review", None, REVIEW, caller="anyone"),
    api(f"DELETE {T}/review", "stop_review", "Stop the review (players only)", None, REVIEW, caller="anyone"),
    api(f"POST {T}/review/common", "share_review", "Agree to show all answers", Agreement, REVIEW, **SEATED_AT_SERVER),
    api(f"GET {T}/stream", "stream", "All events, then new ones, one per line", caller="anyone", guests=True),
)
COMPANION_ROUTES: Final = (
    companion("GET ", "moneys", "The currency, accounts and buttons of each game"),
    companion("POST ", "open", "Open a companion table", "NewCompanion", "CompanionJoined", status=201, **WITH_EDITION),
    companion("GET /{code}", "info", "A companion table", "", "CompanionInfo"),
    companion("POST /{code}/phones", "join", "Join with a phone", "JoinCompanion", "CompanionJoined", status=201),
    companion("POST /{code}/seats", "take", "Take over more accounts", "JoinCompanion", "CompanionInfo"),
    companion("DELETE /{code}/seats/{account}", "free", "Release an account", "", "CompanionInfo"),
    companion("POST /{code}/entries", "write", "Execute a command", "CompanionCommand", "CompanionAnswer"),
    companion("GET /{code}/entries", "page", "The entries before entry `before`", "", "CompanionPage"),
    companion("GET /{code}/stream", "stream", "Entries from `have` on, one JSON value per line"),
    companion("GET /{code}/history.csv", "csv", "The history as CSV"),
    companion("GET /{code}/history.ndjson", "ndjson", "The history, one JSON entry per line"),
    companion("GET /{code}/qr.svg", "qr", "The address of a companion table as a QR code"),
)
BROWSER_ROUTES: Final = (
    api("GET /kept", "export_tables", "All tables as one file", only="browser"),
    api("GET /kept/sizes", "table_sizes", "The bytes of each table", only="browser"),
    api("POST /kept", "import_tables", "Add the tables of a file", only="browser", caller="player"),
    api("DELETE /kept", "remove_tables", "Remove all tables", only="browser"),
    api("POST /links", "open_link", "Open the match of a link", only="browser"),
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
