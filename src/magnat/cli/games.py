"""`magnat games`: the available games."""

import argparse

from rich.table import Table as Grid

from magnat.cli.app import CommandParser
from magnat.cli.arguments import check_game
from magnat.games import all_games, variants
from magnat.hosts.terminal.terminal import Terminal
from magnat.texts import Texts


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="?")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.game is not None:
        return show_game(terminal, check_game(args.game))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-game", "column-seats", "column-variants", "column-about"):
        grid.add_column(terminal.text(key), overflow="fold")
    for game in all_games():
        e = variants(game)["standard"]
        about = Texts(e, terminal.lang).game_line("about")
        grid.add_row(game, f"{e.least}–{e.most}", ", ".join(variants(game)), about)
    terminal.stdout.print(grid)
    terminal.write()
    terminal.write_text("games-more", game=all_games()[0])
    return 0


def show_game(terminal: Terminal, game: str) -> int:
    """Show one game: its variants with their changes, and every option with its accepted values."""
    standard = variants(game)["standard"]
    texts = Texts(standard, terminal.lang)
    terminal.write(texts.title, "bold")
    terminal.write(texts.game_line("about"))
    terminal.write_text("games-seats", least=standard.least, most=standard.most)
    terminal.write()
    for name, e in variants(game).items():
        changes = [f"{key}={format_option_value(value)}" for key, value in e.differences().items()]
        terminal.write(f"  --variant {name:12} {' '.join(changes)}")
    terminal.write()
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-option", "column-default", "column-accepted", "column-rule"):
        grid.add_column(terminal.text(key))
    for option in standard.declared:
        grid.add_row(option.name, format_option_value(option.default), option.describe_accepted(), option.rule)
    terminal.stdout.print(grid)
    return 0


def format_option_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
