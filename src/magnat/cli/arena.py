"""`magnat arena`: tournaments between bots."""

import argparse
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
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
    compute_standings,
    run_tournament,
)
from magnat.arena.cluster import run_on_ray
from magnat.arena.export import export_parquet
from magnat.arena.report import build_report
from magnat.arena.workers import log_incidents_to
from magnat.bots import LEVELS, BadBot, bot, bot_names, is_builtin_bot
from magnat.cli.app import EXIT_INTERRUPTED, CommandParser
from magnat.cli.arguments import declare_game_flags, edition_from_args, game_from_args, parse_option
from magnat.cli.pages import check_output_path, check_page_path, write_page
from magnat.games import variants
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
    page_path, export_path = check_page_path(args.report), check_output_path(args.export, ".parquet")
    check_extras(args)
    watch = WATCH_COURSE if page_path else WATCH_NOTHING
    if export_path and args.rows == "decisions":
        watch |= WATCH_DECISIONS
    journal = open_journal("arena", tournament, args.resume, watch)
    is_complete = play_games(terminal, args, tournament, journal, watch)
    show_standings(terminal, args, tournament, journal)
    if not is_complete:
        left = tournament.games - len(journal.done)
        terminal.stderr.print(terminal.text("arena-interrupted", done=len(journal.done), left=left), soft_wrap=True)
        return EXIT_INTERRUPTED
    if page_path:
        write_page(terminal, page_path, "arena", build_report(tournament, e, journal.results()))
    if export_path:
        export_parquet(export_path, tournament, journal.results(), args.rows)
        terminal.stderr.print(terminal.text("saved", file=str(export_path)), soft_wrap=True)
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
        except BadBot as error:
            raise UsageError("bad-bot", name, why=one_line(error.why, 200)) from error
    e.check_seats(seats)
    custom = custom_board(e)
    plain = variants(e.name)[args.variant]
    given_options = e.differences() if custom else dict(parse_option(plain, text) for text in args.option)
    options = tuple(sorted(given_options.items()))
    budget = (DEFAULT_SECONDS_PER_DECISION, args.simulations or 0)
    board = msgspec.json.encode(custom).decode() if custom else ""
    return Tournament(e.name, args.variant, options, bots, seats, args.games, args.seed, *budget, board)


def parse_seconds_flag(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise UsageError("bad-seconds", text)
    return seconds


def check_extras(args: argparse.Namespace) -> None:
    """Raise before the first game if an optional package is missing or a choice is unknown."""
    for word, accepted in ((getattr(args, "rows", None), EXPORT_ROWS), (args.cluster, CLUSTERS)):
        if word is not None and word not in accepted:
            raise UsageError("unknown-choice", word, accepted)
    for requested, module, extra in ((args.export, "pyarrow", "export"), (args.cluster, "ray", "cluster")):
        if requested and find_spec(module) is None:
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
    except (TournamentMismatch, msgspec.MsgspecError) as error:
        raise UsageError("bad-journal", file=str(path)) from error


# Playing


def play_games(
    terminal: Terminal, args: argparse.Namespace, tournament: Tournament, journal: Journal, watch: int
) -> bool:
    """Play the games; False if interrupted. The games played so far are kept."""
    log_incidents_to(journal.log)
    share = run_on_ray if args.cluster else None
    try:
        with tournament_progress(terminal, tournament.games) as advance:
            run_tournament(tournament, journal, args.jobs or count_processors(), advance, watch, share)
    except KeyboardInterrupt:
        return False
    except WorkerDied as error:
        raise UsageError("worker-died", games=f"{error.batch[0]}..{error.batch[-1]}") from error
    return True


def count_processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "–/s")


@contextmanager
def tournament_progress(terminal: Terminal, games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with the rate and the remaining time, if stderr is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.stderr, transient=True, disable=not terminal.stderr.is_terminal) as bar:

        def advance(done: int) -> None:
            if bar.tasks:
                bar.update(bar.tasks[0].id, completed=done)
            else:  # games done before are not part of the rate
                bar.add_task(terminal.text("arena-playing"), total=games, completed=done)

        yield advance


# Results


def show_standings(terminal: Terminal, args: argparse.Namespace, tournament: Tournament, journal: Journal) -> None:
    standings = compute_standings(tournament, journal.results())
    if args.json:
        print(msgspec.json.encode(standings).decode(), flush=True)
        return
    terminal.stdout.print(standings_grid(terminal, standings))
    terminal.write_text(
        "arena-lengths", turns=f"{standings['turns_per_game']:.0f}", decisions=f"{standings['decisions_per_game']:.0f}"
    )
    for each in standings["bots"]:
        if each["fallbacks"]:
            terminal.write_text("arena-fallbacks", bot=each["bot"], n=each["fallbacks"], file=str(journal.log))
        if "simulations_per_second" in each:
            terminal.write_text("arena-speed", bot=each["bot"], n=each["simulations_per_second"])


def standings_grid(terminal: Terminal, standings: dict[str, Any]) -> Grid:
    title = terminal.text(
        "arena-title",
        game=Texts(variants(standings["game"])["standard"], terminal.lang).title,
        games=standings["games"],
        seats=standings["seats"],
    )
    grid = Grid(title=title, title_justify="left")
    for key in ("bot", "games", "wins", "rate", "interval", "rating", "ms"):
        grid.add_column(terminal.text(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for each in standings["bots"]:
        grid.add_row(
            each["bot"],
            str(each["games"]),
            f"{each['wins']:g}",
            format_percent(each["win_rate"], terminal.lang),
            f"{format_percent(each['low'], terminal.lang)} – {format_percent(each['high'], terminal.lang)}",
            f"{each['rating']:.1f}",
            f"{each['ms_per_decision']:.3f}",
        )
    return grid
