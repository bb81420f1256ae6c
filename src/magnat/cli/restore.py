"""cli: `magnat restore`, a copy put in the place of a store."""

import argparse
from pathlib import Path

from magnat.cli.app import Parser
from magnat.cli.serve import own_store
from magnat.cli.terminal import Terminal
from magnat.store.copies import restore


def declare(parser: Parser) -> None:
    parser.operand("file")
    parser.flag("store", metavar="URL", default="")
    parser.flag("force", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    store = args.store or own_store()
    entries = restore(Path(args.file), store, args.force)
    terminal.say("restore-done", store=store, entries=entries)
    return 0
