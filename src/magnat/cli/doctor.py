"""cli: `magnat doctor`, what is installed, compiled and reachable, and what to do about the rest."""

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

import magnat
from magnat.bots import BUILT_IN, BadBot, bot, names
from magnat.cli.app import Parser
from magnat.cli.citations import SOURCES
from magnat.cli.play import PORT
from magnat.cli.refusals import Misused
from magnat.cli.saves import folder
from magnat.cli.terminal import Terminal, one_line
from magnat.games import BadGame, all_games, variants

GOOD: Final = "✓"
LACKING: Final = "–"  # one can do without
BAD: Final = "✗"
STYLES: Final = {GOOD: "green", LACKING: "yellow", BAD: "bold red"}

NEEDED: Final = ("msgspec", "fluent.runtime", "rich", "sqlalchemy", "starlette", "uvicorn", "websockets")
EXTRAS: Final = {
    "export": "pyarrow",
    "cluster": "ray",
    "postgresql": "psycopg",
    "envs": "pettingzoo",
    "spiel": "pyspiel",
}
PATIENCE: Final = 5.0  # seconds for a server to answer


class Finding(NamedTuple):
    """One line: how it is, and a text with its values."""

    mark: str
    key: str
    values: dict[str, Any]


def declare(parser: Parser) -> None:
    parser.flag("url", metavar="URL")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    marks = []
    for mark, key, values in examined(args.url):
        marks.append(mark)
        terminal.write(f"{mark} {terminal.words(key, **values)}", STYLES[mark])
    terminal.write()
    terminal.say("doctor-mend" if BAD in marks else "doctor-playable" if LACKING in marks else "doctor-well")
    return 1 if BAD in marks else 0


def examined(url: str | None) -> Iterator[Finding]:
    yield engine()
    yield from packages()
    yield client()
    yield from games()
    yield from bots()
    yield from extras()
    yield kept()
    yield port()
    yield letters(sys.stdout.encoding or "")
    if url is not None:
        yield reached(url)


def engine() -> Finding:
    about = {"version": magnat.__version__, "python": platform.python_version()}
    return Finding(GOOD, "doctor-compiled", about) if magnat.compiled() else Finding(LACKING, "doctor-pure", about)


def packages() -> Iterator[Finding]:
    """What Magnat stands on."""
    found = []
    for name in NEEDED:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            yield Finding(BAD, "doctor-no-package", {"package": name})
    yield Finding(GOOD, "doctor-packages", {"packages": ", ".join(found)})


def client() -> Finding:
    built = (SOURCES / "web" / "index.html").is_file()
    return Finding(GOOD, "doctor-client", {}) if built else Finding(LACKING, "doctor-no-client", {})


def games() -> Iterator[Finding]:
    """Those that can be played, and what is wrong with the others."""
    playable = []
    for game in all_games():
        try:
            variants(game)
            playable.append(game)
        except BadGame as why:
            yield Finding(BAD, "doctor-bad-game", {"game": game, "why": one_line(why.why, 200)})
    yield Finding(GOOD, "doctor-games", {"games": ", ".join(playable)})


def bots() -> Iterator[Finding]:
    """Those of other packages are made once: what they play is their own business."""
    made = list(BUILT_IN)
    for name in names()[len(BUILT_IN) :]:
        try:
            bot(name, all_games()[0])
            made.append(name)
        except BadBot as why:
            yield Finding(BAD, "doctor-bad-bot", {"bot": name, "why": one_line(why.why, 200)})
    yield Finding(GOOD, "doctor-bots", {"bots": ", ".join(made)})


def extras() -> Iterator[Finding]:
    for extra, module in EXTRAS.items():
        there = find_spec(module) is not None
        yield Finding(GOOD if there else LACKING, "doctor-extra" if there else "doctor-no-extra", {"extra": extra})


def kept() -> Finding:
    """Whether games can be kept."""
    try:
        where = folder()
    except Misused as why:
        return Finding(BAD, "doctor-no-folder", {"folder": why.values["file"], "why": one_line(why.__cause__)})
    if not os.access(where, os.W_OK):
        return Finding(BAD, "doctor-no-folder", {"folder": str(where), "why": os.strerror(13)})
    return Finding(GOOD, "doctor-folder", {"folder": str(where)})


def port() -> Finding:
    with socket.socket() as trial:
        if os.name != "nt":  # there it would take a port that somebody has
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", PORT))
        except OSError:
            return Finding(LACKING, "doctor-port-taken", {"port": str(PORT)})
    return Finding(GOOD, "doctor-port", {"port": str(PORT)})


def letters(encoding: str) -> Finding:
    able = encoding.lower().replace("-", "") in ("utf8", "utf16", "cp65001")
    key = "doctor-encoding" if able else "doctor-no-encoding"
    return Finding(GOOD if able else LACKING, key, {"encoding": encoding})


def reached(url: str) -> Finding:
    """Whether a server answers that it is well."""
    if not url.startswith(("http://", "https://")):
        return Finding(BAD, "doctor-not-reached", {"url": one_line(url, 200), "why": "http:// … https://"})
    try:
        with urlopen(f"{url.rstrip('/')}/healthz", timeout=PATIENCE):
            return Finding(GOOD, "doctor-reached", {"url": one_line(url, 200)})
    except (OSError, ValueError) as why:
        return Finding(BAD, "doctor-not-reached", {"url": one_line(url, 200), "why": one_line(why, 200)})
