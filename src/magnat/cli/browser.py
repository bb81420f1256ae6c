"""cli: `magnat play` and `magnat bank` without `--terminal`: a server for this machine alone, and the browser on it."""

import argparse
import logging
import socket
import threading
import urllib.error
import urllib.request
import webbrowser

from magnat.cli.serve import own_store
from magnat.cli.terminal import Terminal
from magnat.server.app import log_to_stderr, serve
from magnat.server.process import Settings

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def play(terminal: Terminal, game: str, args: argparse.Namespace) -> int:
    return visit(terminal, f"new/{game}" if game else "", args)


def visit(terminal: Terminal, path: str, args: argparse.Namespace) -> int:
    """A page, served until interrupted; a server that is running already is used."""
    if args.port and answers(args.port):
        show(terminal, f"http://{HOST}:{args.port}/{path}", args)
        return 0
    log_to_stderr(logging.WARNING)
    here = home_address() if getattr(args, "lan", False) else HOST
    settings = Settings(store=own_store(), host=HOST if here == HOST else EVERYWHERE, port=args.port)
    if here != HOST:
        settings.port = args.port or free_port()
        settings.public_url = f"http://{here}:{settings.port}"
    serve(settings, lambda port: show(terminal, f"http://{here}:{port}/{path}", args))
    terminal.say("play-stays")
    return 0


def home_address() -> str:
    """The address of this machine in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address that is nobody's
            return str(asked.getsockname()[0])
        except OSError:
            return HOST


def free_port() -> int:
    with socket.create_server((EVERYWHERE, 0)) as found:
        return int(found.getsockname()[1])


def answers(port: int) -> bool:
    """Whether a Magnat is there already."""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=1) as answer:
            return bool(answer.read(3) == b"ok\n")
    except (OSError, urllib.error.URLError, ValueError):
        return False


def show(terminal: Terminal, url: str, args: argparse.Namespace) -> None:
    terminal.say("play-ready", url=url)
    if not args.no_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
