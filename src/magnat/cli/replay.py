"""cli: `magnat replay`, a recorded game told again."""

import argparse

from magnat.cli.app import Parser
from magnat.cli.records import opened
from magnat.cli.refusals import Misused
from magnat.cli.telling import Telling
from magnat.cli.terminal import Terminal
from magnat.kernel import waiting
from magnat.record import positions
from magnat.texts import Texts


def declare(parser: Parser) -> None:
    parser.operand("file", nargs="?")
    parser.number("to", 0, 10**9)
    parser.flag("board", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise Misused("no-file", command="magnat replay")
    record, e = opened(args.file)
    rows = len(record.rows)
    if args.to is not None and args.to > rows:
        raise Misused("bad-number", str(args.to), name="--to", least="0", most=str(rows))
    texts = Texts(e, terminal.lang, record.header.names)
    telling = Telling(terminal, texts, 5 * record.header.seats, args.board)
    told = 0
    for t in positions(record, args.to, e):
        facts = t.facts or []
        telling.tell(facts[told:], t)
        told = len(facts)
    telling.finish(t)
    question = waiting(t)
    if question is not None:
        terminal.write()
        terminal.say("replay-stops", rows=rows if args.to is None else args.to, question=texts.ask(question, t, False))
    return 0
