"""`magnat watch`: a game between bots, narrated."""

import argparse
import random
import time

from magnat.bots import Determinizer, Observation, bot
from magnat.cli.app import CommandParser
from magnat.cli.arguments import choose_seats, declare_game_flags, edition_from_args, game_from_args
from magnat.games import simulation_edition
from magnat.hosts.terminal.files import check_free_path
from magnat.hosts.terminal.narrator import BOT_DISPLAY_NAMES, GameNarrator
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import Luck, current_question
from magnat.record import RecordedGame
from magnat.texts import Texts

ROUNDS_PER_STANDING = 5


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="?")
    declare_game_flags(parser)
    parser.add_number("seed", 0, 2**63)
    parser.add_number("turns", 1, 100_000, default=400)
    parser.add_flag("board", action="store_true")
    parser.add_number("pace", 0, 10_000, 0)
    parser.add_flag("save", metavar="FILE")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    e = simulation_edition(edition_from_args(args, game_from_args(args)), args.turns)
    seats = choose_seats(e, args.seats)
    path = check_free_path(args.save) if args.save else None
    seed = random.randrange(10_000) if args.seed is None else args.seed
    names = list(BOT_DISPLAY_NAMES[:seats])
    narrator = GameNarrator(terminal, Texts(e, terminal.lang, names), seats * ROUNDS_PER_STANDING, args.board)
    terminal.write_text(
        "watch-begins", "bold", game=Texts(e, terminal.lang).title, names=", ".join(names), seed=str(seed)
    )
    if e.number_for("minutes"):
        terminal.write_text("watch-no-clock", "yellow")
    game = RecordedGame.start(e, seats, seed, skip_forced=True, variant=args.variant, names=names)
    play_bots(game, seed, narrator, args.pace / 1000)
    narrator.narrate_end(game.table)
    if path:
        game.save(path)
        terminal.write_text("saved", file=str(path))
    return 0


def play_bots(game: RecordedGame, seed: int, narrator: GameNarrator, pace: float) -> None:
    """Let the steady bot play all seats to the end, with a pause of `pace` seconds after each narrated answer."""
    player, luck = bot("steady", game.edition.name), Luck(seed)
    narrator.narrate(game.facts, game.table)
    while question := current_question(game.table):
        seat, t = question.seat, game.table
        observation = Observation(seat, question, question.bot_choices(t), Determinizer(t, seat), luck)
        game.answer(seat, player.answer(observation))
        lines = narrator.narrate(game.facts, game.table)
        if pace and lines:
            time.sleep(pace)
