"""cli: `magnat train`, a judgement learned from self-play, with its scores and pictures."""

import argparse
import json
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.table import Table as Grid

from magnat.arena.training import Learned, Scores, learn
from magnat.bots.judgement import traits_of
from magnat.cli.app import Parser
from magnat.cli.arena import progress
from magnat.cli.arguments import known_game
from magnat.cli.refusals import Misused
from magnat.cli.terminal import Terminal

GAMES: Final = 6000
COLUMNS: Final = ("seats", "loss", "brier", "calibration")


def declare(parser: Parser) -> None:
    parser.operand("game")
    parser.number("games", 12, 10_000_000, default=GAMES)
    parser.number("seed", 0, 2**62, default=1)
    parser.flag("folder", metavar="FOLDER", default="judgement")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    game = known_game(args.game)
    if find_spec("numpy") is None:
        raise Misused("needs-extra", module="numpy", extra="train")
    traits = traits_of(game)
    if traits is None:
        raise Misused("nothing-to-learn", game=game)
    folder = Path(args.folder).expanduser()
    folder.mkdir(parents=True, exist_ok=True)
    with progress(terminal, args.games) as advance:
        learned = learn(game, traits, args.games, args.seed, advance)
    terminal.screen.print(grid(terminal, learned))
    for name, text in files_of(learned).items():
        (folder / name).write_text(text, encoding="utf-8")
        terminal.aside.print(terminal.words("saved", file=str(folder / name)), soft_wrap=True)
    return 0


def files_of(learned: Learned) -> dict[str, str]:
    from magnat.arena.diagrams import curve, reliability

    weights = json.dumps(learned.file, indent=None, separators=(",", ":"))
    return {"judgement.json": weights + "\n", "curve.svg": curve(learned), "reliability.svg": reliability(learned)}


def grid(terminal: Terminal, learned: Learned) -> Grid:
    """The scores beside those of the steady player's estimate."""
    origin = learned.file["origin"]
    title = terminal.words(
        "train-title", game=learned.file["game"], games=origin["games"], positions=origin["positions"]
    )
    found = Grid(title=title, title_justify="left")
    for column in COLUMNS:
        found.add_column(terminal.words(f"train-column-{column}"), justify="right")
    for seats, (net, steady) in learned.scores.items():
        cells = [beside(net, steady, name) for name in ("log_loss", "brier", "calibration")]
        found.add_row(str(seats) if seats else terminal.words("train-all"), *cells)
    return found


def beside(net: Scores, steady: Scores, name: str) -> str:
    return f"{getattr(net, name):.3f} ({getattr(steady, name):.3f})"
