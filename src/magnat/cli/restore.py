"""`magnat restore`: replace a store by a backup."""

import argparse
from pathlib import Path

from magnat.cli.app import CommandParser
from magnat.cli.serve import declare_store_flags, find_store
from magnat.hosts.terminal.terminal import Terminal
from magnat.store.backup import restore
from magnat.store.store import parse_store


def declare(parser: CommandParser) -> None:
    parser.add_operand("file")
    declare_store_flags(parser)
    parser.add_flag("force", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    store = find_store(args)
    entries = restore(Path(args.file), store, args.force)
    terminal.write_text("restore-done", store=str(parse_store(store)), entries=entries)
    return 0
