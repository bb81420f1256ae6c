"""`magnat restore`: replace a store by a backup."""

import argparse
from pathlib import Path

from magnat.cli.app import CommandParser
from magnat.cli.serve import default_store_url
from magnat.hosts.terminal.terminal import Terminal
from magnat.store.backup import restore


def declare(parser: CommandParser) -> None:
    parser.add_operand("file")
    parser.add_flag("store", metavar="URL", default="")
    parser.add_flag("force", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    store = args.store or default_store_url()
    entries = restore(Path(args.file), store, args.force)
    terminal.write_text("restore-done", store=store, entries=entries)
    return 0
