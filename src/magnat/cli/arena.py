"""`magnat arena`: tournaments between bots."""

import argparse
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
from platformdirs import user_cache_path
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from magnat.arena import (
    WATCH_COURSE,
    WATCH_DECISIONS,
    WATCH_NOTHING,
    Journal,
    Tournament,
    TournamentMismatch,
    WorkerDied,
)
from magnat.arena import compute_standings as standings_of
from magnat.arena import run_tournament as play
from magnat.arena.cluster import run_on_ray
from magnat.arena.export import export_parquet
from magnat.arena.report import render_report
from magnat.arena.workers import log_incidents_to
from magnat.bots import LEVELS, BadBot, bot, bot_names, is_builtin_bot
from magnat.cli.app import EXIT_INTERRUPTED, CommandParser
from magnat.cli.arguments import declare_game_flags, edition_from_args, game_from_args, parse_option
from magnat.games import variants
from magnat.hosts.terminal.paths import check_writable, expand_path
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal, one_line
from magnat.kernel import Edition
from magnat.record.record import custom_board
from magnat.texts import Texts
from magnat.texts.numbers import format_percent

EXPORT_ROWS: Final = ("games", "decisions")
CLUSTERS: Final = ("ray",)
DEFAULT_SECONDS_PER_DECISION: Final = 0.05


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="?")
    parser.add_flag("bots", metavar="A,B,...", default="steady,random")
    parser.add_number("games", 1, 100_000_000, default=1000)
    declare_game_flags(parser)
    parser.add_number("seed", 0, 2**62, default=1)
    parser.add_number("jobs", 1, 1024)
    parser.add_flag("seconds", metavar="S")
    parser.add_number("simulations", 1, 10_000_000)
    parser.add_flag("report", metavar="FILE.html")
    parser.add_flag("export", metavar="FILE.parquet")
    parser.add_flag("rows", metavar="|".join(EXPORT_ROWS), default=EXPORT_ROWS[0])
    parser.add_flag("json", action="store_true")
    parser.add_flag("resume", action="store_true")
    parser.add_flag("cluster", metavar="|".join(CLUSTERS))


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    e = edition_from_args(args, game_from_args(args))
    tournament = parse_tournament(args, e)
    page, table = check_output_path(args.report, ".html"), check_output_path(args.export, ".parquet")
    check_extras(args)
    watch = (WATCH_COURSE if page else WATCH_NOTHING) | (
        WATCH_DECISIONS if table and args.rows == "decisions" else WATCH_NOTHING
    )
    journal = open_journal("arena", tournament, args.resume, watch)
    log_incidents_to(journal.log)
    share = run_on_ray if args.cluster else None
    try:
        with tournament_progress(terminal, tournament.games) as advance:
            results = play(tournament, journal, args.jobs or count_processors(), advance, watch, share)
    except KeyboardInterrupt:
        show_standings(terminal, args, tournament, journal)
        left = tournament.games - len(journal.done)
        terminal.stderr.print(terminal.text("arena-interrupted", done=len(journal.done), left=left), soft_wrap=True)
        return EXIT_INTERRUPTED
    except WorkerDied as why:
        raise UsageError("worker-died", games=f"{why.batch[0]}..{why.batch[-1]}") from why
    show_standings(terminal, args, tournament, journal)
    if page:
        page.write_text(render_report(tournament, e, results, terminal.lang), encoding="utf-8")
        terminal.stderr.print(terminal.text("saved", file=str(page)), soft_wrap=True)
    if table:
        export_parquet(table, tournament, results, args.rows)
        terminal.stderr.print(terminal.text("saved", file=str(table)), soft_wrap=True)
    return 0


# Settings


def parse_tournament(args: argparse.Namespace, e: Edition) -> Tournament:
    bots = tuple(name.strip() for name in args.bots.split(","))
    seats = min(max(len(bots), e.least), e.most) if args.seats is None else args.seats
    if args.seconds is not None and args.simulations is not None:
        raise UsageError("one-budget")
    seconds = DEFAULT_SECONDS_PER_DECISION if args.seconds is None else parse_seconds_flag(args.seconds)
    return build_tournament(args, e, bots, seats)._replace(seconds=seconds)


def build_tournament(args: argparse.Namespace, e: Edition, bots: tuple[str, ...], seats: int) -> Tournament:
    """Return the tournament of the command line. Raise before the first game if it cannot be played."""
    for name in bots:
        if name not in bot_names() and not is_builtin_bot(name):
            raise UsageError("unknown-bot", name, [*bot_names(), *LEVELS])
        try:
            bot(name, e.name)
        except BadBot as why:
            raise UsageError("bad-bot", name, why=one_line(why.why, 200)) from why
    e.check_seats(seats)
    own = custom_board(e)
    plain = variants(e.name)[args.variant]
    given = e.differences() if own else dict(parse_option(plain, text) for text in args.option)
    options = tuple(sorted(given.items()))
    board = msgspec.json.encode(own).decode() if own else ""
    searched = args.simulations or 0
    return Tournament(
        e.name, args.variant, options, bots, seats, args.games, args.seed, DEFAULT_SECONDS_PER_DECISION, searched, board
    )


def parse_seconds_flag(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise UsageError("bad-seconds", text)
    return seconds


def check_output_path(text: str | None, suffix: str) -> Path | None:
    """Return the path of an output file, which may exist. Raise before the first game if it is not writable."""
    if text is None:
        return None
    path = expand_path(text)
    if path.suffix != suffix:
        raise UsageError("other-suffix", text, suffix=suffix)
    if not path.parent.is_dir():
        raise UsageError("no-folder", file=str(path), folder=str(path.parent))
    check_writable(path)
    return path


def check_extras(args: argparse.Namespace) -> None:
    """Raise before the first game if an optional package is missing or a choice is unknown."""
    for word, known in ((getattr(args, "rows", None), EXPORT_ROWS), (args.cluster, CLUSTERS)):
        if word is not None and word not in known:
            raise UsageError("unknown-choice", word, known)
    for asked, module, extra in ((args.export, "pyarrow", "export"), (args.cluster, "ray", "cluster")):
        if asked and find_spec(module) is None:
            raise UsageError("needs-extra", module=module, extra=extra)


def open_journal(folder: str, tournament: Tournament, resume: bool, watch: int) -> Journal:
    """Open the journal of this tournament; the number of games does not matter."""
    settled = msgspec.json.encode(tournament._replace(games=0))
    name = f"{tournament.game}-{hashlib.sha256(settled).hexdigest()[:16]}.jsonl"
    path = user_cache_path("magnat", appauthor=False) / folder / name
    if resume and not path.exists():
        raise UsageError("no-tournament", folder=str(path.parent))
    try:
        return Journal(path, tournament, resume, watch)
    except (TournamentMismatch, msgspec.MsgspecError) as why:
        raise UsageError("bad-journal", file=str(path)) from why


# Progress


def count_processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "–/s")


@contextmanager
def tournament_progress(terminal: Terminal, games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with the rate and the remaining time, if stderr is a terminal."""
    if not terminal.stderr.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.stderr, transient=True) as bar:

        def advance(done: int) -> None:
            if bar.tasks:
                bar.update(bar.tasks[0].id, completed=done)
            else:  # games done before are not part of the rate
                bar.add_task(terminal.text("arena-playing"), total=games, completed=done)

        yield advance


# Results


def show_standings(terminal: Terminal, args: argparse.Namespace, tournament: Tournament, journal: Journal) -> None:
    found = standings_of(tournament, journal.results())
    if args.json:
        print(msgspec.json.encode(found).decode(), flush=True)
        return
    terminal.stdout.print(standings_grid(terminal, found))
    terminal.write_text(
        "arena-lengths", turns=f"{found['turns_per_game']:.0f}", decisions=f"{found['decisions_per_game']:.0f}"
    )
    for each in found["bots"]:
        if each["fallbacks"]:
            terminal.write_text("arena-fallbacks", bot=each["bot"], n=each["fallbacks"], file=str(journal.log))
        if "simulations_per_second" in each:
            terminal.write_text("arena-speed", bot=each["bot"], n=each["simulations_per_second"])


def standings_grid(terminal: Terminal, found: dict[str, Any]) -> Grid:
    title = terminal.text(
        "arena-title",
        game=Texts(variants(found["game"])["standard"], terminal.lang).title,
        games=found["games"],
        seats=found["seats"],
    )
    made = Grid(title=title, title_justify="left")
    for key in ("bot", "games", "wins", "rate", "interval", "rating", "ms"):
        made.add_column(terminal.text(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for each in found["bots"]:
        made.add_row(
            each["bot"],
            str(each["games"]),
            f"{each['wins']:g}",
            format_percent(each["win_rate"], terminal.lang),
            f"{format_percent(each['low'], terminal.lang)} – {format_percent(each['high'], terminal.lang)}",
            f"{each['rating']:.1f}",
            f"{each['ms_per_decision']:.3f}",
        )
    return made
