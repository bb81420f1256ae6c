"""cli: `magnat arena`, tournaments between bots."""

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

from magnat.arena import COURSE, DECISIONS, NOTHING, Journal, OtherTournament, Tournament, WorkerDied
from magnat.arena import run as play
from magnat.arena import standings as standings_of
from magnat.arena.cluster import on_ray
from magnat.arena.export import export
from magnat.arena.report import report
from magnat.arena.work import write_down_incidents
from magnat.bots import LEVELS, BadBot, bot, is_ours, names
from magnat.cli.app import INTERRUPTED, Parser
from magnat.cli.arguments import chosen, declare_choice, game_of, option_from
from magnat.cli.paths import check_writable, path_of
from magnat.cli.refusals import Misused
from magnat.cli.terminal import Terminal, one_line
from magnat.games import variants
from magnat.kernel import Edition
from magnat.record.record import board_of_its_own
from magnat.texts import Texts
from magnat.texts.numbers import percent

ROWS: Final = ("games", "decisions")
CLUSTERS: Final = ("ray",)
SECONDS: Final = 0.05  # of search, for a decision


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="?")
    parser.flag("bots", metavar="A,B,...", default="steady,random")
    parser.number("games", 1, 100_000_000, default=1000)
    declare_choice(parser)
    parser.number("seed", 0, 2**62, default=1)
    parser.number("jobs", 1, 1024)
    parser.flag("seconds", metavar="S")
    parser.number("simulations", 1, 10_000_000)
    parser.flag("report", metavar="FILE.html")
    parser.flag("export", metavar="FILE.parquet")
    parser.flag("rows", metavar="|".join(ROWS), default=ROWS[0])
    parser.flag("json", action="store_true")
    parser.flag("resume", action="store_true")
    parser.flag("cluster", metavar="|".join(CLUSTERS))


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    e = chosen(args, game_of(args))
    tournament = arranged(args, e)
    page, table = written_to(args.report, ".html"), written_to(args.export, ".parquet")
    check_extras(args)
    watch = (COURSE if page else NOTHING) | (DECISIONS if table and args.rows == "decisions" else NOTHING)
    journal = opened("arena", tournament, args.resume, watch)
    write_down_incidents(journal.log)
    share = on_ray if args.cluster else None
    try:
        with progress(terminal, tournament.games) as advance:
            results = play(tournament, journal, args.jobs or processors(), advance, watch, share)
    except KeyboardInterrupt:
        show(terminal, args, tournament, journal)
        left = tournament.games - len(journal.done)
        terminal.aside.print(terminal.words("arena-interrupted", done=len(journal.done), left=left), soft_wrap=True)
        return INTERRUPTED
    except WorkerDied as why:
        raise Misused("worker-died", games=f"{why.batch[0]}..{why.batch[-1]}") from why
    show(terminal, args, tournament, journal)
    if page:
        page.write_text(report(tournament, e, results, terminal.lang), encoding="utf-8")
        terminal.aside.print(terminal.words("saved", file=str(page)), soft_wrap=True)
    if table:
        export(table, tournament, results, args.rows)
        terminal.aside.print(terminal.words("saved", file=str(table)), soft_wrap=True)
    return 0


# What is to be played


def arranged(args: argparse.Namespace, e: Edition) -> Tournament:
    bots = tuple(name.strip() for name in args.bots.split(","))
    seats = min(max(len(bots), e.least), e.most) if args.seats is None else args.seats
    if args.seconds is not None and args.simulations is not None:
        raise Misused("one-budget")
    seconds = SECONDS if args.seconds is None else seconds_from(args.seconds)
    return tournament_of(args, e, bots, seats)._replace(seconds=seconds)


def tournament_of(args: argparse.Namespace, e: Edition, bots: tuple[str, ...], seats: int) -> Tournament:
    """What the command line describes, once it is known that all of it can be played."""
    for name in bots:
        if name not in names() and not is_ours(name):
            raise Misused("unknown-bot", name, [*names(), *LEVELS])
        try:
            bot(name, e.name)
        except BadBot as why:
            raise Misused("bad-bot", name, why=one_line(why.why, 200)) from why
    e.check_seats(seats)
    own = board_of_its_own(e)
    plain = variants(e.name)[args.variant]
    given = e.differences() if own else dict(option_from(plain, text) for text in args.option)
    options = tuple(sorted(given.items()))
    board = msgspec.json.encode(own).decode() if own else ""
    searched = args.simulations or 0
    return Tournament(e.name, args.variant, options, bots, seats, args.games, args.seed, SECONDS, searched, board)


def seconds_from(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise Misused("bad-seconds", text)
    return seconds


def written_to(text: str | None, suffix: str) -> Path | None:
    """Where a file goes that may replace an older one of its kind; that it can be written is known before the games."""
    if text is None:
        return None
    path = path_of(text)
    if path.suffix != suffix:
        raise Misused("other-suffix", text, suffix=suffix)
    if not path.parent.is_dir():
        raise Misused("no-folder", file=str(path), folder=str(path.parent))
    check_writable(path)
    return path


def check_extras(args: argparse.Namespace) -> None:
    """What is asked for and not installed is told before the first game."""
    for word, known in ((getattr(args, "rows", None), ROWS), (args.cluster, CLUSTERS)):
        if word is not None and word not in known:
            raise Misused("unknown-choice", word, known)
    for asked, module, extra in ((args.export, "pyarrow", "export"), (args.cluster, "ray", "cluster")):
        if asked and find_spec(module) is None:
            raise Misused("needs-extra", module=module, extra=extra)


def opened(folder: str, tournament: Tournament, resume: bool, watch: int) -> Journal:
    """The journal of exactly this tournament, however many games it is to have."""
    settled = msgspec.json.encode(tournament._replace(games=0))
    name = f"{tournament.game}-{hashlib.sha256(settled).hexdigest()[:16]}.jsonl"
    path = user_cache_path("magnat", appauthor=False) / folder / name
    if resume and not path.exists():
        raise Misused("no-tournament", folder=str(path.parent))
    try:
        return Journal(path, tournament, resume, watch)
    except (OtherTournament, msgspec.MsgspecError) as why:
        raise Misused("bad-journal", file=str(path)) from why


# While it is played


def processors() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "–/s")


@contextmanager
def progress(terminal: Terminal, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a screen, with the rate and the time left."""
    if not terminal.aside.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.aside, transient=True) as bar:

        def advance(done: int) -> None:
            if bar.tasks:
                bar.update(bar.tasks[0].id, completed=done)
            else:  # what was done before is not part of the rate
                bar.add_task(terminal.words("arena-playing"), total=games, completed=done)

        yield advance


# What it has shown


def show(terminal: Terminal, args: argparse.Namespace, tournament: Tournament, journal: Journal) -> None:
    found = standings_of(tournament, journal.results())
    if args.json:
        print(msgspec.json.encode(found).decode(), flush=True)
        return
    terminal.screen.print(grid(terminal, found))
    terminal.say(
        "arena-lengths", turns=f"{found['turns_per_game']:.0f}", decisions=f"{found['decisions_per_game']:.0f}"
    )
    for each in found["bots"]:
        if each["fallbacks"]:
            terminal.say("arena-fallbacks", bot=each["bot"], n=each["fallbacks"], file=str(journal.log))
        if "simulations_per_second" in each:
            terminal.say("arena-speed", bot=each["bot"], n=each["simulations_per_second"])


def grid(terminal: Terminal, found: dict[str, Any]) -> Grid:
    title = terminal.words(
        "arena-title",
        game=Texts(variants(found["game"])["standard"], terminal.lang).title,
        games=found["games"],
        seats=found["seats"],
    )
    made = Grid(title=title, title_justify="left")
    for key in ("bot", "games", "wins", "rate", "interval", "rating", "ms"):
        made.add_column(terminal.words(f"arena-column-{key}"), justify="left" if key == "bot" else "right")
    for each in found["bots"]:
        made.add_row(
            each["bot"],
            str(each["games"]),
            f"{each['wins']:g}",
            percent(each["win_rate"], terminal.lang),
            f"{percent(each['low'], terminal.lang)} – {percent(each['high'], terminal.lang)}",
            f"{each['rating']:.1f}",
            f"{each['ms_per_decision']:.3f}",
        )
    return made
