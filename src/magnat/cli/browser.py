"""cli: `magnat play` and `magnat bank` without `--terminal`: a server for this machine alone, and the browser on it."""

import argparse
import json
import logging
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable

from magnat.cli.serve import own_store
from magnat.cli.terminal import Terminal
from magnat.server.app import serve
from magnat.server.logs import log_to_stderr
from magnat.server.settings import Settings

HOST = "127.0.0.1"


def play(terminal: Terminal, game: str, args: argparse.Namespace) -> int:
    return visit(terminal, f"new/{game}" if game else "", args)


def visit(terminal: Terminal, path: str, args: argparse.Namespace) -> int:
    """A page, served until interrupted; a server that is running already is used."""
    if args.port and answers(args.port):
        show(terminal, args.port, path, args)
        return 0
    log_to_stderr(logging.WARNING)
    settings = Settings(store=own_store(), host=HOST, port=args.port, home=True)
    serve(settings, lambda port: apart(show, terminal, port, path, args))
    terminal.say("play-stays")
    return 0


def apart(work: Callable[..., object], *args: object) -> None:
    """Beside the server, which must answer meanwhile."""
    threading.Thread(target=work, args=args, daemon=True).start()


def answers(port: int) -> bool:
    """Whether a Magnat is there already."""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=1) as answer:
            return bool(answer.read(3) == b"ok\n")
    except (OSError, urllib.error.URLError, ValueError):
        return False


def show(terminal: Terminal, port: int, path: str, args: argparse.Namespace) -> None:
    """The page on this machine; and the address for others, where they are let in."""
    url = f"http://{HOST}:{port}/{path}"
    terminal.say("play-ready", url=url)
    if args.lan:
        address = opened(port)
        terminal.say("lan-open" if address else "lan-none", url=address)
    if not args.no_browser:
        apart(webbrowser.open, url)


def opened(port: int) -> str:
    """The address for the home network, which the server there is asked to let in; "" if that cannot be."""
    try:
        asked = urllib.request.Request(f"http://{HOST}:{port}/api/network", method="POST")
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return str(json.load(answer)["address"])
    except (OSError, urllib.error.URLError, ValueError, KeyError):
        return ""
