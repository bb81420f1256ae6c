"""`magnat doctor`: a check of the installation, with advice on each problem."""

import argparse
import os
import platform
import socket
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

from magnat.bots import BUILT_IN_BOTS, BadBot, bot, bot_names
from magnat.cli.app import CommandParser
from magnat.cli.play import DEFAULT_PORT
from magnat.games import BadGame, all_games, variants
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.saved_games import games_folder
from magnat.hosts.terminal.terminal import Terminal, one_line
from magnat.version import PACKAGE, __version__, compiled

MARK_GOOD: Final = "✓"
MARK_MISSING: Final = "–"  # optional
MARK_BAD: Final = "✗"
MARK_STYLES: Final = {MARK_GOOD: "green", MARK_MISSING: "yellow", MARK_BAD: "bold red"}

REQUIRED_PACKAGES: Final = ("msgspec", "fluent.runtime", "rich", "sqlalchemy", "starlette", "uvicorn", "websockets")
EXTRA_MODULES: Final = {
    "export": "pyarrow",
    "cluster": "ray",
    "postgresql": "psycopg",
    "envs": "pettingzoo",
    "spiel": "pyspiel",
}
SERVER_TIMEOUT_SECONDS: Final = 5.0


class Finding(NamedTuple):
    """One line of the report: a mark, and a text key with its values."""

    mark: str
    key: str
    values: dict[str, Any]


def declare(parser: CommandParser) -> None:
    parser.add_flag("url", metavar="URL")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    marks = []
    for mark, key, values in run_diagnostics(args.url):
        marks.append(mark)
        terminal.write(f"{mark} {terminal.text(key, **values)}", MARK_STYLES[mark])
    terminal.write()
    terminal.write_text(
        "doctor-mend" if MARK_BAD in marks else "doctor-playable" if MARK_MISSING in marks else "doctor-well"
    )
    return 1 if MARK_BAD in marks else 0


def run_diagnostics(url: str | None) -> Iterator[Finding]:
    about = {"version": __version__, "python": platform.python_version()}
    yield find(compiled(), "doctor-compiled", "doctor-pure", **about)
    yield from check_packages()
    yield check_client()
    yield from check_games()
    yield from check_bots()
    yield from check_installed_extras()
    yield check_storage()
    yield check_port()
    yield check_encoding(sys.stdout.encoding or "")
    if url is not None:
        yield check_server(url)


def find(good: bool, key: str, other_key: str, **values: str) -> Finding:
    return Finding(MARK_GOOD, key, values) if good else Finding(MARK_MISSING, other_key, values)


def check_packages() -> Iterator[Finding]:
    packages = []
    for name in REQUIRED_PACKAGES:
        try:
            packages.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            yield Finding(MARK_BAD, "doctor-no-package", {"package": name})
    yield Finding(MARK_GOOD, "doctor-packages", {"packages": ", ".join(packages)})


def check_client() -> Finding:
    return find((PACKAGE / "web" / "index.html").is_file(), "doctor-client", "doctor-no-client")


def check_games() -> Iterator[Finding]:
    """Check which games can be loaded, and report the errors of the others."""
    playable = []
    for game in all_games():
        try:
            variants(game)
            playable.append(game)
        except BadGame as error:
            yield Finding(MARK_BAD, "doctor-bad-game", {"game": game, "why": one_line(error.why, 200)})
    yield Finding(MARK_GOOD, "doctor-games", {"games": ", ".join(playable)})


def check_bots() -> Iterator[Finding]:
    """Check that the bots of other packages can be created; how they play is not checked."""
    names = list(BUILT_IN_BOTS)
    for name in bot_names()[len(BUILT_IN_BOTS) :]:
        try:
            bot(name, all_games()[0])
            names.append(name)
        except BadBot as error:
            yield Finding(MARK_BAD, "doctor-bad-bot", {"bot": name, "why": one_line(error.why, 200)})
    yield Finding(MARK_GOOD, "doctor-bots", {"bots": ", ".join(names)})


def check_installed_extras() -> Iterator[Finding]:
    for extra, module in EXTRA_MODULES.items():
        yield find(find_spec(module) is not None, "doctor-extra", "doctor-no-extra", extra=extra)


def check_storage() -> Finding:
    try:
        where = games_folder()
    except UsageError as error:
        return Finding(MARK_BAD, "doctor-no-folder", {"folder": error.values["file"], "why": one_line(error.__cause__)})
    if not os.access(where, os.W_OK):
        return Finding(MARK_BAD, "doctor-no-folder", {"folder": str(where), "why": os.strerror(13)})
    return Finding(MARK_GOOD, "doctor-folder", {"folder": str(where)})


def check_port() -> Finding:
    with socket.socket() as trial:
        if os.name != "nt":  # on Windows this option would allow binding to a port in use
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", DEFAULT_PORT))
        except OSError:
            return Finding(MARK_MISSING, "doctor-port-taken", {"port": str(DEFAULT_PORT)})
    return Finding(MARK_GOOD, "doctor-port", {"port": str(DEFAULT_PORT)})


def check_encoding(encoding: str) -> Finding:
    able = encoding.lower().replace("-", "") in ("utf8", "utf16", "cp65001")
    return find(able, "doctor-encoding", "doctor-no-encoding", encoding=encoding)


def check_server(url: str) -> Finding:
    if not url.startswith(("http://", "https://")):
        return Finding(MARK_BAD, "doctor-not-reached", {"url": one_line(url, 200), "why": "http:// … https://"})
    try:
        with urlopen(f"{url.rstrip('/')}/healthz", timeout=SERVER_TIMEOUT_SECONDS):
            return Finding(MARK_GOOD, "doctor-reached", {"url": one_line(url, 200)})
    except (OSError, ValueError) as error:
        return Finding(MARK_BAD, "doctor-not-reached", {"url": one_line(url, 200), "why": one_line(error, 200)})
