"""cli: `magnat games`, what can be played."""

import argparse

from rich.table import Table as Grid

from magnat.cli.app import Parser
from magnat.cli.arguments import known_game
from magnat.cli.terminal import Terminal
from magnat.games import all_games, variants
from magnat.texts import Texts


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="?")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.game is not None:
        return details(terminal, known_game(args.game))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-game", "column-seats", "column-variants", "column-about"):
        grid.add_column(terminal.words(key), overflow="fold")
    for game in all_games():
        e = variants(game)["standard"]
        about = Texts(e, terminal.lang).line_of_game("about")
        grid.add_row(game, f"{e.least}–{e.most}", ", ".join(variants(game)), about)
    terminal.screen.print(grid)
    terminal.write()
    terminal.say("games-more", game=all_games()[0])
    return 0


def details(terminal: Terminal, game: str) -> int:
    """One game: its variants with what they change, and every option with what it accepts."""
    standard = variants(game)["standard"]
    texts = Texts(standard, terminal.lang)
    terminal.write(texts.title, "bold")
    terminal.write(texts.line_of_game("about"))
    terminal.say("games-seats", least=standard.least, most=standard.most)
    terminal.write()
    for name, e in variants(game).items():
        changes = [f"{key}={plain(value)}" for key, value in e.differences().items()]
        terminal.write(f"  --variant {name:12} {' '.join(changes)}")
    terminal.write()
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-option", "column-default", "column-accepted", "column-rule"):
        grid.add_column(terminal.words(key))
    for option in standard.declared:
        grid.add_row(option.name, plain(option.default), option.accepted(), option.rule)
    terminal.screen.print(grid)
    return 0


def plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
