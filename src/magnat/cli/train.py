"""cli: `magnat train`, a judgement learned from self-play, with its scores and pictures."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.table import Table as Grid

from magnat.arena.training import Learned, NobodyWon, Scores, learn, weigh
from magnat.bots.judgement import Traits, learned_by, traits_of
from magnat.cli.app import Parser
from magnat.cli.arena import progress
from magnat.cli.arguments import known_game
from magnat.cli.paths import check_writable, path_of, write_all
from magnat.cli.refusals import Misused
from magnat.cli.terminal import Terminal

GAMES: Final = 6000
HELD_OUT: Final = 2000
SEED: Final = 1
NAMES: Final = ("judgement.json", "reliability.svg", "curve.svg")  # the last one where something was learned
FOLDER: Final = "judgement"
COLUMNS: Final = ("seats", "loss", "brier", "calibration")


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="?")
    parser.number("games", 12, 10_000_000)
    parser.number("held-out", 12, 10_000_000, default=HELD_OUT)
    parser.flag("weigh", action="store_true")
    parser.number("seed", 0, 2**62)
    parser.flag("folder", metavar="FOLDER")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    game = known_game(args.game)
    traits = traits_of(game)
    if traits is None:
        raise Misused("nothing-to-learn", game=game)
    try:
        learned = (weigh_known if args.weigh else learn_anew)(terminal, args, game, traits)
    except NobodyWon as why:
        raise Misused("nobody-won", game=game) from why
    terminal.screen.print(grid(terminal, learned))
    folder = folder_of(args)
    if folder is not None:
        texts = files_of(learned)
        write_all(folder, texts)
        for name in texts:
            terminal.aside.print(terminal.words("saved", file=str(folder / name)), soft_wrap=True)
    return 0


def learn_anew(terminal: Terminal, args: argparse.Namespace, game: str, traits: Traits[Any]) -> Learned:
    if find_spec("numpy") is None:
        raise Misused("needs-extra", module="numpy", extra="train")
    games, seed = args.games or GAMES, SEED if args.seed is None else args.seed
    with prepared(folder_of(args)), progress(terminal, games + args.held_out) as advance:
        return learn(game, traits, games, args.held_out, seed, advance)


def weigh_known(terminal: Terminal, args: argparse.Namespace, game: str, traits: Traits[Any]) -> Learned:
    """The judgement that the game has says itself what it was learned from."""
    for name in ("games", "seed"):
        if getattr(args, name) is not None:
            raise Misused("not-together", f"--{name}", other="--weigh")
    known = learned_by(game)
    if known is None:
        raise Misused("nothing-to-weigh", game=game)
    with prepared(folder_of(args)), progress(terminal, args.held_out) as advance:
        return weigh(traits, known, args.held_out, advance)


def folder_of(args: argparse.Namespace) -> Path | None:
    """Where files go; nowhere if somebody only wants to see the scores of what the game has."""
    text = args.folder or (None if args.weigh else FOLDER)
    return None if text is None else path_of(text)


@contextmanager
def prepared(folder: Path | None) -> Iterator[None]:
    """That a folder takes the files is known before the games; if it was made for nothing, it goes again."""
    if folder is None:
        yield
        return
    made = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        check_writable(folder / name)
    try:
        yield
    except BaseException:
        if made:
            with suppress(OSError):  # somebody else put something there
                folder.rmdir()
        raise


def files_of(learned: Learned) -> dict[str, str]:
    from magnat.arena.diagrams import curve, reliability

    weights = json.dumps(learned.file, indent=None, separators=(",", ":")) + "\n"
    pictures = [reliability(learned), *([curve(learned)] if learned.curve else [])]
    return dict(zip(NAMES, [weights, *pictures], strict=False))


def grid(terminal: Terminal, learned: Learned) -> Grid:
    """The scores beside those of the steady player's estimate."""
    origin, held_out = learned.file["origin"], learned.file["held_out"]
    title = terminal.words("train-title", game=learned.file["game"], games=origin["games"], held_out=held_out)
    found = Grid(title=title, title_justify="left")
    for column in COLUMNS:
        found.add_column(terminal.words(f"train-column-{column}"), justify="right")
    for seats, (net, steady) in learned.scores.items():
        cells = [beside(net, steady, name) for name in ("log_loss", "brier", "calibration")]
        found.add_row(str(seats) if seats else terminal.words("train-all"), *cells)
    return found


def beside(net: Scores, steady: Scores, name: str) -> str:
    return f"{getattr(net, name):.3f} ({getattr(steady, name):.3f})"
