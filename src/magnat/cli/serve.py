"""cli: `magnat serve`, tables for others on the network."""

import argparse

from magnat.cli.app import Parser
from magnat.cli.saves import folder
from magnat.cli.terminal import Terminal
from magnat.server.app import log_to_stderr, serve
from magnat.server.process import Settings


def declare(parser: Parser) -> None:
    parser.flag("host", metavar="ADDRESS", default="127.0.0.1")
    parser.number("port", 0, 65535, 8080)
    parser.flag("store", metavar="URL", default="")
    parser.flag("public-url", metavar="URL", default="")
    parser.flag("origin", metavar="URL", action="append", default=[])
    parser.number("workers", 1, 64, 1)
    parser.number("delay", 0, 3600, 120)
    parser.number("rate", 1, 1_000_000, 20)
    parser.number("sockets", 1, 1_000_000, 100)
    parser.flag("proxied", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    log_to_stderr()
    serve(settings_of(args), lambda port: terminal.say("serve-ready", url=address(args.public_url, args.host, port)))
    return 0


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings(
        store=args.store or own_store(),
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        origins=args.origin,
        workers=args.workers,
        delay=args.delay,
        rate=args.rate,
        burst=2 * args.rate,
        sockets_per_address=args.sockets,
        proxied=args.proxied,
    )


def own_store() -> str:
    """The user's own database."""
    return f"sqlite:///{folder().parent / 'magnat.db'}"


def address(public: str, host: str, port: int) -> str:
    return public or f"http://{f'[{host}]' if ':' in host else host}:{port}/"
