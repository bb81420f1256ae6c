"""cli: `magnat play` and `magnat bank` without `--terminal`: a server for this machine alone, and the browser on it."""

import argparse
import logging
import threading
import urllib.error
import urllib.request
import webbrowser

from magnat.cli.serve import own_store
from magnat.cli.terminal import Terminal
from magnat.server.app import log_to_stderr, serve
from magnat.server.desk import Settings

HOST = "127.0.0.1"


def play(terminal: Terminal, game: str, args: argparse.Namespace) -> int:
    return visit(terminal, f"new/{game}" if game else "", args)


def visit(terminal: Terminal, path: str, args: argparse.Namespace) -> int:
    """A page, served until interrupted; a server that is running already is used."""
    if args.port and answers(args.port):
        show(terminal, f"http://{HOST}:{args.port}/{path}", args)
        return 0
    log_to_stderr(logging.WARNING)
    settings = Settings(store=own_store(), host=HOST, port=args.port)
    serve(settings, lambda port: show(terminal, f"http://{HOST}:{port}/{path}", args))
    terminal.say("play-stays")
    return 0


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
