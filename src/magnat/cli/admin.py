"""cli: `magnat admin`, what the operator asks of a running server and does there."""

import argparse
import json
import os
import urllib.error
import urllib.request
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from magnat.cli.app import Parser
from magnat.cli.refusals import Misused
from magnat.cli.serve import own_store
from magnat.cli.terminal import Terminal
from magnat.kernel import BadOption
from magnat.server.operator import key_file

ACTIONS = {  # what follows the word, and how it is asked
    "tables": ("", "GET", "/operator/tables?status={status}"),
    "show": ("TABLE", "GET", "/operator/tables/{0}"),
    "close": ("TABLE", "POST", "/operator/tables/{0}/close"),
    "kick": ("TABLE SEAT", "POST", "/operator/tables/{0}/kick"),
    "ban": ("player=ID|address=A|network=N", "POST", "/operator/bans"),
    "unban": ("player=ID|address=A|network=N", "POST", "/operator/unban"),
    "bans": ("", "GET", "/operator/bans"),
    "export-player": ("ID", "GET", "/operator/players/{0}"),
    "erase-player": ("ID", "POST", "/operator/players/{0}/erase"),
    "stats": ("", "GET", "/operator/stats"),
    "audit": ("", "GET", "/operator/audit"),
}

TIMES = ("at", "bans", "changed", "created", "until")  # milliseconds
STATUSES = ("open", "playing", "over", "aborted")


def declare(parser: Parser) -> None:
    parser.operand("action", choices=list(ACTIONS))
    parser.operand("about", nargs="*")
    with_server(parser)
    parser.flag("why", metavar="TEXT", default="")
    parser.flag("status", metavar="|".join(STATUSES), default="")
    parser.number("days", 0, 36_500, 0)
    parser.flag("json", action="store_true")


def with_server(parser: Parser) -> None:
    """Which server, and the key to it."""
    parser.flag("server", metavar="URL", default="http://127.0.0.1:8080")
    parser.flag("key", metavar="KEY", default="")
    parser.flag("store", metavar="URL", default="")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    needs, method, path = ACTIONS[args.action]
    if args.status not in ("", *STATUSES):
        raise BadOption("--status", args.status, ", ".join(STATUSES))
    if len(args.about) != len(needs.split()):
        raise Misused("misused", command="magnat admin", message=f"{args.action} {needs}".strip())
    found = asked(args, method, path.format(*map(quote, args.about), status=quote(args.status)), body_of(args))
    if args.json or not isinstance(found, dict):
        terminal.write(json.dumps(found, ensure_ascii=False, indent=1), whole=True)
    else:
        for line in lines(found):
            terminal.write(line, whole=True)
    return 0


def body_of(args: argparse.Namespace) -> dict[str, Any]:
    body: dict[str, Any] = {"why": args.why} if args.why else {}
    if args.action in ("ban", "unban"):
        return {**body, "what": args.about[0], **({"days": args.days} if args.action == "ban" else {})}
    if args.action == "kick":
        if not args.about[1].isdecimal():
            raise Misused("bad-number", args.about[1], name="SEAT", least="0", most="63")
        return {**body, "seat": int(args.about[1])}
    return body


def lines(found: dict[str, Any]) -> list[str]:
    """One line a thing; the whole of it is in --json."""
    told = []
    for name, value in found.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            told += [" ".join(f"{key}={in_words(key, part)}" for key, part in row.items()) for row in value]
        elif isinstance(value, dict) and value:
            told += [f"{name}.{key} {in_words(name, part)}" for key, part in value.items()]
        else:
            told.append(f"{name} {0 if value in ([], {}) else in_words(name, value)}")
    return told


def in_words(name: str, value: Any) -> Any:
    """Times are dates."""
    if name not in TIMES or not isinstance(value, int):
        return value
    try:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (ValueError, OverflowError, OSError):
        return "always"


def key_for(args: argparse.Namespace) -> str:
    """As given, from the environment, or from the file beside the database."""
    given = args.key or os.environ.get("MAGNAT_OPERATOR_KEY", "")
    path = key_file((args.store or own_store()).removeprefix("sqlite:///"))
    return given or (path.read_text().strip() if Path(path).is_file() else "")


def asked(args: argparse.Namespace, method: str, path: str, body: Any = None) -> Any:
    """What the server says; JSON, or text."""
    headers = {"Authorization": f"Bearer {key_for(args)}", "Content-Type": "application/json"}
    content = json.dumps(body or {}).encode() if method == "POST" else None
    request = urllib.request.Request(args.server.rstrip("/") + path, content, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get_content_type() else text
    except urllib.error.HTTPError as why:
        reason = reason_in(why.read())
        raise Misused("server-refused", server=args.server, reason=reason or str(why.code)) from why
    except (OSError, ValueError) as why:
        raise Misused("no-server", server=args.server, why=str(getattr(why, "reason", why))) from why


def reason_in(content: bytes) -> str:
    try:
        return str(json.loads(content)["error"]["reason"])
    except (ValueError, KeyError, TypeError):
        return ""
