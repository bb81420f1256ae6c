"""`magnat replay`: narrate a recorded game."""

import argparse

from magnat.cli.app import CommandParser
from magnat.hosts.terminal.files import open_record
from magnat.hosts.terminal.narrator import GameNarrator
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import current_question
from magnat.record import replay_positions
from magnat.texts import Texts


def declare(parser: CommandParser) -> None:
    parser.add_operand("file", nargs="?")
    parser.add_number("to", 0, 10**9)
    parser.add_flag("board", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise UsageError("no-file", command="magnat replay")
    record, e = open_record(args.file)
    rows = len(record.rows)
    if args.to is not None and args.to > rows:
        raise UsageError("bad-number", str(args.to), name="--to", least="0", most=str(rows))
    texts = Texts(e, terminal.lang, record.header.names)
    narrator = GameNarrator(terminal, texts, 5 * record.header.seats, args.board)
    shown_count = 0
    for t in replay_positions(record, args.to, e):
        facts = t.facts or []
        narrator.narrate(facts[shown_count:], t)
        shown_count = len(facts)
    narrator.narrate_end(t)
    question = current_question(t)
    if question is not None:
        terminal.write()
        last = rows if args.to is None else args.to
        terminal.write_text("replay-stops", rows=last, question=texts.describe_question(question, t, False))
    return 0
