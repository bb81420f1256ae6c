"""`magnat admin`: queries and actions of the operator on a running server."""

import argparse
import json
import os
import urllib.error
import urllib.request
from datetime import UTC, datetime
from http.client import HTTPException
from typing import Any, get_args
from urllib.parse import quote

from magnat.cli.app import CommandParser
from magnat.cli.serve import declare_store_flags, find_settings, local_url, refusing_bad_settings
from magnat.hosts.server.configuration import CONFIG_ENV_VAR
from magnat.hosts.server.operator_api import operator_key_path
from magnat.hosts.server.settings import Settings
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal, one_line
from magnat.kernel import BadOption
from magnat.tables.moderation_types import MeasureKind

OPERATOR_ACTIONS = {  # operands, HTTP method and path by action
    "tables": ("", "GET", "/operator/tables?status={status}"),
    "show": ("TABLE", "GET", "/operator/tables/{0}"),
    "close": ("TABLE", "POST", "/operator/tables/{0}/close"),
    "kick": ("TABLE SEAT", "POST", "/operator/tables/{0}/kick"),
    "reports": ("", "GET", "/operator/reports"),
    "report": ("ID", "GET", "/operator/reports/{0}"),
    "decide": ("ID nothing|word|phrases|private|rename|ban", "POST", "/operator/reports/{0}"),
    "ban": ("player=ID|address=A|network=N|names=A", "POST", "/operator/bans"),
    "unban": ("player=ID|address=A|network=N|names=A", "POST", "/operator/unban"),
    "bans": ("", "GET", "/operator/bans"),
    "export-player": ("ID", "GET", "/operator/players/{0}"),
    "erase-player": ("ID", "POST", "/operator/players/{0}/erase"),
    "stats": ("", "GET", "/operator/stats"),
    "audit": ("", "GET", "/operator/audit"),
}

TIMESTAMP_FIELDS = ("at", "bans", "changed", "created", "latest", "oldest", "until")  # milliseconds since 1970
MAX_FIELD_CHARACTERS = 400
TABLE_STATUSES = ("open", "playing", "over", "aborted")


def declare(parser: CommandParser) -> None:
    parser.add_operand("action", choices=list(OPERATOR_ACTIONS))
    parser.add_operand("about", nargs="*")
    declare_server_flags(parser)
    parser.add_flag("why", metavar="TEXT", default="")
    parser.add_flag("status", metavar="|".join(TABLE_STATUSES), default="")
    parser.add_number("days", 0, 36_500)
    parser.add_flag("text", metavar="TEXT", default="")
    parser.add_flag("network", action="store_true")
    parser.add_flag("json", action="store_true")


def declare_server_flags(parser: CommandParser) -> None:
    parser.add_flag("server", metavar="URL", default="")
    parser.add_flag("key", metavar="KEY", default="")
    declare_store_flags(parser)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    needs, method, path = OPERATOR_ACTIONS[args.action]
    if args.status not in ("", *TABLE_STATUSES):
        raise BadOption("--status", args.status, ", ".join(TABLE_STATUSES))
    if len(args.about) != len(needs.split()):
        raise UsageError("misused", command="magnat admin", message=f"{args.action} {needs}".strip())
    url = path.format(*map(quote, args.about), status=quote(args.status))
    response = OperatorClient(terminal, args).call(method, url, build_request_body(args))
    if args.json or not isinstance(response, dict):
        terminal.write(json.dumps(response, ensure_ascii=False, indent=1), whole=True)
    else:
        for line in format_response(response):
            terminal.write(line, whole=True)
    return 0


def build_request_body(args: argparse.Namespace) -> dict[str, Any]:
    body: dict[str, Any] = {"why": args.why} if args.why else {}
    told = {name: value for name, value in (("text", args.text), ("network", args.network)) if value}
    if args.action == "ban":
        return {**body, "what": args.about[0], "days": args.days or 0, **told}
    if args.action == "unban":
        return {**body, "what": args.about[0]}
    if args.action == "decide":
        if args.about[1] not in get_args(MeasureKind):
            raise BadOption("KIND", args.about[1], ", ".join(get_args(MeasureKind)))
        return {**body, "kind": args.about[1], **told, **days_of(args)}
    if args.action == "kick":
        if not args.about[1].isdecimal():
            raise UsageError("bad-number", args.about[1], name="SEAT", least="0", most="63")
        return {**body, "seat": int(args.about[1])}
    return body


def days_of(args: argparse.Namespace) -> dict[str, int]:
    """Return the number of days if it was given; 0 is for good, and none is the usual number of the measure."""
    return {} if args.days is None else {"days": args.days}


def format_response(response: dict[str, Any]) -> list[str]:
    """Return one line per item. Only `--json` shows the complete response."""
    lines = []
    for name, value in response.items():
        if is_table(value):
            lines += [line for row in value for line in format_row(row)]
        elif isinstance(value, dict) and value:
            lines += [f"{name}.{key} {format_field(name, part)}" for key, part in value.items()]
        else:
            lines.append(f"{name} {0 if value in ([], {}) else format_field(name, value)}")
    return lines


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def format_row(row: dict[str, Any]) -> list[str]:
    """Return the fields of a row that have a value as one line, and its own rows as indented lines below it."""
    fields = [(key, value) for key, value in row.items() if value not in ("", [], {}, None)]
    line = " ".join(f"{key}={format_field(key, value)}" for key, value in fields if not is_table(value))
    inner = [f"    {each}" for _, value in fields if is_table(value) for own in value for each in format_row(own)]
    return [line, *inner]


def format_field(name: str, value: Any) -> Any:
    """Format timestamps as dates; "always" if out of range. Other values are shown in one line."""
    if isinstance(value, str):
        return one_line(value, MAX_FIELD_CHARACTERS)
    if name not in TIMESTAMP_FIELDS or not isinstance(value, int):
        return value
    try:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError, OSError):
        return "always"


class OperatorClient:
    """Calls a running server with the operator key. Address and key are found as `serve` finds its settings: by flag,
    environment or file.

    Raise `UsageError` with the places where the key was looked for if there is none.
    """

    def __init__(self, terminal: Terminal, args: argparse.Namespace) -> None:
        self.terminal = terminal
        options = {"config": args.config, "store": args.store or None, "operator_key": args.key or None}
        with refusing_bad_settings():
            settings = find_settings(options)
        self.server: str = args.server.rstrip("/") or local_url(settings)
        self.key = settings.operator_key or read_key_file(settings, args.config)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the decoded JSON, or the text.

        Raise `UsageError` if the server refuses or cannot be reached.
        """
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        content = json.dumps(body or {}).encode() if method == "POST" else None
        try:
            request = urllib.request.Request(self.server + path, content, headers, method=method)
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers.get_content_type() else text
        except urllib.error.HTTPError as error:
            reason = self.describe_refusal(error.read()) or str(error.code)
            raise UsageError("server-refused", server=self.server, reason=reason) from error
        except (OSError, ValueError, HTTPException) as error:
            raise UsageError("no-server", server=self.server, why=str(getattr(error, "reason", error))) from error

    def describe_refusal(self, content: bytes) -> str:
        """Return the sentence of a refusal, its key and the accepted values; "" if the content is none."""
        try:
            error = json.loads(content)["error"]
            reason, accepted = str(error["reason"]), str(error.get("accepted", ""))
        except (ValueError, KeyError, TypeError):
            return ""
        key = f"refusal-{reason}".replace("_", "-")
        details = ": ".join(filter(None, (reason, accepted)))
        return f"{self.terminal.text(key)} ({details})" if self.terminal.has_text(key) else details


def read_key_file(settings: Settings, config: str | None) -> str:
    """Return the operator key beside a SQLite database. Raise `UsageError` with the searched places without one."""
    file = config or os.environ.get(CONFIG_ENV_VAR)
    places = ["--key", "MAGNAT_OPERATOR_KEY", file or "--config"]
    if settings.store.startswith("sqlite:///"):
        path = operator_key_path(settings.store.removeprefix("sqlite:///"))
        try:
            if key := path.read_text().strip():
                return key
            places.append(str(path))
        except OSError as error:
            places.append(f"{path} ({error.strerror})")
    raise UsageError("no-operator-key", places=", ".join(places))
