"""cli: `magnat play` and `magnat bank` without `--terminal`: a server for this machine alone, and the browser on it."""

import argparse
import json
import logging
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable

from magnat.cli.serve import default_store_url
from magnat.hosts.server.app import serve
from magnat.hosts.server.logs import log_to_stderr
from magnat.hosts.server.settings import Settings
from magnat.hosts.terminal.terminal import Terminal

LOCALHOST = "127.0.0.1"


def play_in_browser(terminal: Terminal, game: str, args: argparse.Namespace) -> int:
    return open_page(terminal, f"new/{game}" if game else "", args)


def open_page(terminal: Terminal, path: str, args: argparse.Namespace) -> int:
    """A page, served until interrupted; a server that is running already is used."""
    if args.port and is_running(args.port):
        show_page(terminal, args.port, path, args)
        return 0
    log_to_stderr(logging.WARNING)
    settings = Settings(store=default_store_url(), host=LOCALHOST, port=args.port, home=True)
    serve(settings, lambda port: start_thread(show_page, terminal, port, path, args))
    terminal.write_text("play-stays")
    return 0


def start_thread(work: Callable[..., object], *args: object) -> None:
    """Beside the server, which must answer meanwhile."""
    threading.Thread(target=work, args=args, daemon=True).start()


def is_running(port: int) -> bool:
    """Whether a Magnat is there already."""
    try:
        with urllib.request.urlopen(f"http://{LOCALHOST}:{port}/healthz", timeout=1) as answer:
            return bool(answer.read(3) == b"ok\n")
    except (OSError, urllib.error.URLError, ValueError):
        return False


def show_page(terminal: Terminal, port: int, path: str, args: argparse.Namespace) -> None:
    """The page on this machine; and the address for others, where they are let in."""
    url = f"http://{LOCALHOST}:{port}/{path}"
    terminal.write_text("play-ready", url=url)
    if args.lan:
        address = open_to_lan(port)
        terminal.write_text("lan-open" if address else "lan-none", url=address)
    if not args.no_browser:
        start_thread(webbrowser.open, url)


def open_to_lan(port: int) -> str:
    """The address for the home network, which the server there is asked to let in; "" if that cannot be."""
    try:
        asked = urllib.request.Request(f"http://{LOCALHOST}:{port}/api/network", method="POST")
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return str(json.load(answer)["address"])
    except (OSError, urllib.error.URLError, ValueError, KeyError):
        return ""
