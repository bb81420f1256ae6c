"""`magnat train`: train a value net from self-play, with its scores and diagrams."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.table import Table as Grid

from magnat.arena.training import NobodyWon, TrainedNet, evaluate, train
from magnat.bots.value_net import Features, features_of, load_learned
from magnat.cli.app import CommandParser
from magnat.cli.arena import tournament_progress
from magnat.cli.arguments import check_game
from magnat.hosts.terminal.files import check_writable, expand_path, write_all_or_none
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal

DEFAULT_TRAINING_GAMES: Final = 6000
DEFAULT_HELD_OUT_GAMES: Final = 2000
DEFAULT_TRAINING_SEED: Final = 1
OUTPUT_FILES: Final = ("value_net.json", "reliability.svg", "curve.svg")  # the last one only after training
DEFAULT_OUTPUT_FOLDER: Final = "value-net"
SCORE_COLUMNS: Final = ("seats", "loss", "brier", "calibration")


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="?")
    parser.add_number("games", 12, 10_000_000)
    parser.add_number("held-out", 12, 10_000_000, default=DEFAULT_HELD_OUT_GAMES)
    parser.add_flag("weigh", action="store_true")
    parser.add_number("seed", 0, 2**62)
    parser.add_flag("folder", metavar="FOLDER")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    game = check_game(args.game)
    features = features_of(game)
    if features is None:
        raise UsageError("nothing-to-learn", game=game)
    try:
        learned = (evaluate_value_net if args.weigh else train_value_net)(terminal, args, game, features)
    except NobodyWon as error:
        raise UsageError("nobody-won", game=game) from error
    terminal.stdout.print(scores_grid(terminal, learned))
    folder = choose_output_folder(args)
    if folder is not None:
        texts = build_output_files(learned)
        write_all_or_none(folder, texts)
        for name in texts:
            terminal.stderr.print(terminal.text("saved", file=str(folder / name)), soft_wrap=True)
    return 0


def train_value_net(terminal: Terminal, args: argparse.Namespace, game: str, features: Features[Any]) -> TrainedNet:
    if find_spec("numpy") is None:
        raise UsageError("needs-extra", module="numpy", extra="train")
    games, seed = args.games or DEFAULT_TRAINING_GAMES, DEFAULT_TRAINING_SEED if args.seed is None else args.seed
    with prepare_folder(choose_output_folder(args)), tournament_progress(terminal, games + args.held_out) as advance:
        return train(game, features, games, args.held_out, seed, advance)


def evaluate_value_net(terminal: Terminal, args: argparse.Namespace, game: str, features: Features[Any]) -> TrainedNet:
    """Evaluate the game's value net, whose file has its own origin (games and seed)."""
    for name in ("games", "seed"):
        if getattr(args, name) is not None:
            raise UsageError("not-together", f"--{name}", other="--weigh")
    learned = load_learned(game)
    if learned is None:
        raise UsageError("nothing-to-weigh", game=game)
    with prepare_folder(choose_output_folder(args)), tournament_progress(terminal, args.held_out) as advance:
        return evaluate(features, learned, args.held_out, advance)


def choose_output_folder(args: argparse.Namespace) -> Path | None:
    """Return the output folder; None if the existing value net is only evaluated."""
    text = args.folder or (None if args.weigh else DEFAULT_OUTPUT_FOLDER)
    return None if text is None else expand_path(text)


@contextmanager
def prepare_folder(folder: Path | None) -> Iterator[None]:
    """Create the folder and check that it is writable before the games; remove it on failure if new."""
    if folder is None:
        yield
        return
    created = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    for name in OUTPUT_FILES:
        check_writable(folder / name)
    try:
        yield
    except BaseException:
        if created:
            with suppress(OSError):  # the folder is no longer empty
                folder.rmdir()
        raise


def build_output_files(learned: TrainedNet) -> dict[str, str]:
    from magnat.arena.training_diagrams import loss_diagram, reliability_diagram  # needed only for output

    weights = json.dumps(learned.file, indent=None, separators=(",", ":")) + "\n"
    pictures = [reliability_diagram(learned), *([loss_diagram(learned)] if learned.curve else [])]
    return dict(zip(OUTPUT_FILES, [weights, *pictures], strict=False))


def scores_grid(terminal: Terminal, learned: TrainedNet) -> Grid:
    origin, held_out = learned.file["origin"], learned.file["held_out"]
    title = terminal.text("train-title", game=learned.file["game"], games=origin["games"], held_out=held_out)
    grid = Grid(title=title, title_justify="left")
    for column in SCORE_COLUMNS:
        grid.add_column(terminal.text(f"train-column-{column}"), justify="right")
    for seats, (net, steady) in learned.scores.items():
        scores = [(getattr(net, name), getattr(steady, name)) for name in ("log_loss", "brier", "calibration")]
        cells = [f"{ours:.3f} ({theirs:.3f})" for ours, theirs in scores]
        grid.add_row(str(seats) if seats else terminal.text("train-all"), *cells)
    return grid
