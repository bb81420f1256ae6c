"""`magnat backup`: copy the store, also while the server runs."""

import argparse
from pathlib import Path

from magnat.cli.app import CommandParser
from magnat.cli.serve import declare_store_flags, find_store
from magnat.hosts.terminal.terminal import Terminal
from magnat.store.backup import back_up


def declare(parser: CommandParser) -> None:
    parser.add_operand("file")
    declare_store_flags(parser)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    entries = back_up(find_store(args), Path(args.file))
    terminal.write_text("backup-done", file=args.file, entries=entries)
    return 0
