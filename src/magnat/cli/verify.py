"""`magnat verify`: check that a record follows the rules and that its luck matches the commitment."""

import argparse

from magnat.cli.app import CommandParser
from magnat.hosts.terminal.files import open_record
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal, one_line
from magnat.record import replay, verify

EXIT_UNPROVED = 1  # the record is legal, but its luck or ending is not proved


def declare(parser: CommandParser) -> None:
    parser.add_operand("file", nargs="?")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise UsageError("no-file", command="magnat verify")
    record, e = open_record(args.file)
    t = replay(record, None, e)
    terminal.write_text("verify-rows", rows=len(record.rows))
    if record.header.board:
        terminal.write_text("verify-own-board", board=one_line(e.board.title.get(terminal.lang) or e.board.name))
    end = record.end
    if end is not None and not end.aborted:
        if not t.over or sum(1 << p for p in end.winners) != t.winners:
            terminal.write_text("verify-other-end", "bold red")
            return EXIT_UNPROVED
    report = verify(record, e)
    key = "verify-fair" if report.fair else f"verify-{report.reason.replace('_', '-')}"
    bad = "yellow" if report.reason in ("no_commitment", "no_reveal", "lesson", "branch") else "bold red"
    terminal.write_text(
        key,
        "green" if report.fair else bad,
        draws=report.draws,
        scripted=report.scripted,
        others=report.draws - report.scripted,
        line=report.row + 2,
        row=report.row,
        expected=str(report.expected),
        found=str(report.found),
        detail=report.detail,
    )
    if report.fair and record.header.drawn_by == "page":
        terminal.write_text("verify-own-seed")
    return 0 if report.fair else EXIT_UNPROVED
