"""cli: `magnat watch`, a game between bots, told in sentences."""

import argparse
import random
import time

from magnat.cli.app import Parser
from magnat.cli.arguments import chosen, declare_choice, game_of, seats_for
from magnat.cli.players import NAMES, Players
from magnat.cli.records import free_path
from magnat.cli.telling import Telling
from magnat.cli.terminal import Terminal
from magnat.games import simulated
from magnat.kernel import waiting
from magnat.record import RecordedGame
from magnat.texts import Texts

ROUNDS_BETWEEN_BALANCES = 5


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="?")
    declare_choice(parser)
    parser.number("seed", 0, 2**63)
    parser.number("turns", 1, 100_000, default=400)
    parser.flag("board", action="store_true")
    parser.number("pace", 0, 10_000, 0)
    parser.flag("save", metavar="FILE")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    e = simulated(chosen(args, game_of(args)), args.turns)
    seats = seats_for(e, args.seats)
    path = free_path(args.save) if args.save else None
    seed = random.randrange(10_000) if args.seed is None else args.seed
    names = list(NAMES[:seats])
    telling = Telling(terminal, Texts(e, terminal.lang, names), seats * ROUNDS_BETWEEN_BALANCES, args.board)
    terminal.say("watch-begins", "bold", game=Texts(e, terminal.lang).title, names=", ".join(names), seed=str(seed))
    if e.number_for("minutes"):
        terminal.say("watch-no-clock", "yellow")
    game = RecordedGame.start(e, seats, seed, hurry=True, variant=args.variant, names=names)
    play(game, Players(e.name, seed), telling, args.pace / 1000)
    telling.finish(game.table)
    if path:
        game.save(path)
        terminal.say("saved", file=str(path))
    return 0


def play(game: RecordedGame, bots: Players, telling: Telling, pace: float = 0.0) -> None:
    """Let the bots answer for every seat until the game is over, with a pause after each answer that is told."""
    telling.tell(game.facts, game.table)
    while question := waiting(game.table):
        game.answer(question.seat, bots.answer(question, game.table))
        told = telling.tell(game.facts, game.table)
        if pace and told:
            time.sleep(pace)
