"""`magnat admin`: queries and actions of the operator on a running server."""

import argparse
import json
import os
import urllib.error
import urllib.request
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, get_args
from urllib.parse import quote

from magnat.cli.app import CommandParser
from magnat.cli.serve import declare_store_flags, find_settings, refusing_bad_settings
from magnat.hosts.server.configuration import CONFIG_ENV_VAR
from magnat.hosts.server.operator_api import operator_key_path
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
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
    parser.add_flag("server", metavar="URL", default="http://127.0.0.1:8080")
    parser.add_flag("key", metavar="KEY", default="")
    declare_store_flags(parser)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    needs, method, path = OPERATOR_ACTIONS[args.action]
    if args.status not in ("", *TABLE_STATUSES):
        raise BadOption("--status", args.status, ", ".join(TABLE_STATUSES))
    if len(args.about) != len(needs.split()):
        raise UsageError("misused", command="magnat admin", message=f"{args.action} {needs}".strip())
    url = path.format(*map(quote, args.about), status=quote(args.status))
    response = call_server(args, method, url, build_request_body(args))
    if args.json or not isinstance(response, dict):
        terminal.write(json.dumps(response, ensure_ascii=False, indent=1), whole=True)
    else:
        for line in format_response(response):
            terminal.write(line, whole=True)
    return 0


def build_request_body(args: argparse.Namespace) -> dict[str, Any]:
    body: dict[str, Any] = {"why": args.why} if args.why else {}
    if args.action in ("ban", "unban"):
        return {**body, "what": args.about[0], **({"days": args.days or 0} if args.action == "ban" else {})}
    if args.action == "decide":
        if args.about[1] not in get_args(MeasureKind):
            raise BadOption("KIND", args.about[1], ", ".join(get_args(MeasureKind)))
        decision = {"kind": args.about[1], "text": args.text, "network": args.network}
        return {**body, **{name: value for name, value in decision.items() if value}, **days_of(args)}
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
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [" ".join(f"{key}={format_field(key, part)}" for key, part in row.items()) for row in value]
        elif isinstance(value, dict) and value:
            lines += [f"{name}.{key} {format_field(name, part)}" for key, part in value.items()]
        else:
            lines.append(f"{name} {0 if value in ([], {}) else format_field(name, value)}")
    return lines


def format_field(name: str, value: Any) -> Any:
    """Format timestamps as dates; "always" if out of range. Other values are unchanged."""
    if name not in TIMESTAMP_FIELDS or not isinstance(value, int):
        return value
    try:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError, OSError):
        return "always"


def find_operator_key(args: argparse.Namespace) -> str:
    """Return the operator key that `serve` would use with the same flags, environment and file.

    Raise `UsageError` with the places where it was looked for if there is none.
    """
    options = {"config": args.config, "store": args.store or None, "operator_key": args.key or None}
    with refusing_bad_settings():
        settings = find_settings(options)
    if settings.operator_key:
        return settings.operator_key
    places = ["--key", "MAGNAT_OPERATOR_KEY", args.config or os.environ.get(CONFIG_ENV_VAR) or "--config"]
    if settings.store.startswith("sqlite:///"):
        path = operator_key_path(settings.store.removeprefix("sqlite:///"))
        places.append(str(path))
        with suppress(OSError):
            if key := path.read_text().strip():
                return key
    raise UsageError("no-operator-key", places=", ".join(places))


def call_server(args: argparse.Namespace, method: str, path: str, body: Any = None) -> Any:
    """Send a request to the server and return the decoded JSON, or the text.

    Raise `UsageError` if the server refuses or cannot be reached.
    """
    headers = {"Authorization": f"Bearer {find_operator_key(args)}", "Content-Type": "application/json"}
    content = json.dumps(body or {}).encode() if method == "POST" else None
    request = urllib.request.Request(args.server.rstrip("/") + path, content, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get_content_type() else text
    except urllib.error.HTTPError as error:
        reason = parse_refusal_reason(error.read())
        raise UsageError("server-refused", server=args.server, reason=reason or str(error.code)) from error
    except (OSError, ValueError) as error:
        raise UsageError("no-server", server=args.server, why=str(getattr(error, "reason", error))) from error


def parse_refusal_reason(content: bytes) -> str:
    try:
        return str(json.loads(content)["error"]["reason"])
    except (ValueError, KeyError, TypeError):
        return ""
