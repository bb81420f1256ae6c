"""cli: `magnat backup`, a copy of the store while the server runs."""

import argparse
from pathlib import Path

from magnat.cli.app import Parser
from magnat.cli.serve import own_store
from magnat.cli.terminal import Terminal
from magnat.store.copies import back_up


def declare(parser: Parser) -> None:
    parser.operand("file")
    parser.flag("store", metavar="URL", default="")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    entries = back_up(args.store or own_store(), Path(args.file))
    terminal.say("backup-done", file=args.file, entries=entries)
    return 0
