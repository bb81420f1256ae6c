"""`magnat play` and `magnat bank` without `--terminal`: a local server and the browser."""

import argparse
import json
import logging
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable

from magnat.cli.serve import default_store_url, refusing_bad_settings
from magnat.hosts.server.app import serve
from magnat.hosts.server.logs import log_to_stderr
from magnat.hosts.server.settings import Settings
from magnat.hosts.terminal.terminal import Terminal

LOCALHOST = "127.0.0.1"


def open_page(terminal: Terminal, path: str, args: argparse.Namespace) -> int:
    """Open a page and serve it until interrupted; use a server that is already running."""
    if args.port and is_running(args.port):
        show_page(terminal, args.port, path, args)
        return 0
    log_to_stderr(logging.WARNING)
    settings = Settings(store=default_store_url(), host=LOCALHOST, port=args.port, home=True)
    with refusing_bad_settings():
        serve(settings, lambda port: start_thread(show_page, terminal, port, path, args))
    terminal.write_text("play-stays")
    return 0


def start_thread(work: Callable[..., object], *args: object) -> None:
    """Run work beside the server, which must stay responsive."""
    threading.Thread(target=work, args=args, daemon=True).start()


def is_running(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://{LOCALHOST}:{port}/healthz", timeout=1) as answer:
            return bool(answer.read(3) == b"ok\n")
    except (OSError, urllib.error.URLError, ValueError):
        return False


def show_page(terminal: Terminal, port: int, path: str, args: argparse.Namespace) -> None:
    """Open the page in the browser; with `--lan`, also show the address for other devices."""
    url = f"http://{LOCALHOST}:{port}/{path}"
    terminal.write_text("play-ready", url=url)
    if args.lan:
        address = open_to_lan(port)
        terminal.write_text("lan-open" if address else "lan-none", url=address)
    if not args.no_browser:
        start_thread(webbrowser.open, url)


def open_to_lan(port: int) -> str:
    """Open the server to the home network and return its address there; "" if that fails."""
    try:
        request = urllib.request.Request(f"http://{LOCALHOST}:{port}/api/network", method="POST")
        with urllib.request.urlopen(request, timeout=10) as answer:
            return str(json.load(answer)["address"])
    except (OSError, urllib.error.URLError, ValueError, KeyError):
        return ""
