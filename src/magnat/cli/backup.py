"""`magnat backup`: copy the store, also while the server runs."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from magnat.cli.app import CommandParser
from magnat.cli.serve import declare_store_flags, find_store
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.store.backup import back_up, back_up_into


def declare(parser: CommandParser) -> None:
    parser.add_operand("file")
    declare_store_flags(parser)
    parser.add_number("keep", 0, 10_000)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    target = Path(args.file)
    if target.is_dir():
        target, entries = back_up_into(find_store(args), target, args.keep or 0, datetime.now(UTC))
    elif args.keep is not None:
        raise UsageError("backup-not-folder", args.file, file=args.file)
    else:
        entries = back_up(find_store(args), target)
    terminal.write_text("backup-done", file=str(target), entries=entries)
    return 0
