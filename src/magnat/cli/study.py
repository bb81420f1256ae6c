"""`magnat study`: statistics of a game from many games between bots."""

import argparse
from typing import Final

from rich.table import Table as Grid

from magnat.arena import WATCH_COUNTS, Journal, Tournament, WorkerDied
from magnat.arena import run_tournament as play
from magnat.arena.cluster import run_on_ray
from magnat.arena.export import export_parquet
from magnat.arena.workers import log_incidents_to
from magnat.cli.app import EXIT_INTERRUPTED, CommandParser
from magnat.cli.arena import (
    build_tournament,
    check_extras,
    check_output_path,
    count_processors,
    open_journal,
    tournament_progress,
)
from magnat.cli.arguments import choose_seats, declare_game_flags, edition_from_args, game_from_args
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import Edition
from magnat.study import Chart, Study, build_study, encode_study
from magnat.study.page import render_study_page
from magnat.study.wording import describe_sample, format_cell, study_words

DEFAULT_STUDY_GAMES: Final = 2_000


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="?")
    parser.add_number("games", 1, 100_000_000, default=DEFAULT_STUDY_GAMES)
    declare_game_flags(parser)
    parser.add_flag("bot", metavar="NAME", default="steady")
    parser.add_number("simulations", 1, 10_000_000)
    parser.add_number("seed", 0, 2**62, default=1)
    parser.add_number("jobs", 1, 1024)
    parser.add_flag("html", metavar="FILE.html")
    parser.add_flag("export", metavar="FILE.parquet")
    parser.add_flag("json", action="store_true")
    parser.add_flag("resume", action="store_true")
    parser.add_flag("cluster", metavar="ray")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    e = edition_from_args(args, game_from_args(args))
    tournament = build_tournament(args, e, (args.bot,), choose_seats(e, args.seats))
    target, table = check_output_path(args.html, ".html"), check_output_path(args.export, ".parquet")
    check_extras(args)
    journal = open_journal("study", tournament, args.resume, WATCH_COUNTS)
    log_incidents_to(journal.log)
    whole = play_study_games(terminal, args, tournament, journal)
    if not journal.done:
        return EXIT_INTERRUPTED
    found = show_study(terminal, args, tournament, e, journal)
    if target:
        target.write_text(render_study_page(found, terminal.lang), encoding="utf-8")
        terminal.stderr.print(terminal.text("saved", file=str(target)), soft_wrap=True)
    if table:
        export_parquet(table, tournament, journal.results(), "counts")
        terminal.stderr.print(terminal.text("saved", file=str(table)), soft_wrap=True)
    return 0 if whole else EXIT_INTERRUPTED


def play_study_games(terminal: Terminal, args: argparse.Namespace, tournament: Tournament, journal: Journal) -> bool:
    """Play the games; False if interrupted. The games played so far are kept and studied."""
    try:
        with tournament_progress(terminal, tournament.games) as advance:
            play(
                tournament,
                journal,
                args.jobs or count_processors(),
                advance,
                WATCH_COUNTS,
                run_on_ray if args.cluster else None,
            )
    except KeyboardInterrupt:
        done = len(journal.done)
        told_so = study_words(terminal.lang, "study-interrupted", done=done, left=tournament.games - done)
        terminal.stderr.print(told_so, soft_wrap=True)
        return False
    except WorkerDied as why:
        raise UsageError("worker-died", games=f"{why.batch[0]}..{why.batch[-1]}") from why
    return True


def show_study(
    terminal: Terminal, args: argparse.Namespace, tournament: Tournament, e: Edition, journal: Journal
) -> Study:
    """Show the sentences, then every chart as a table."""
    found = build_study(tournament, e, journal.results())
    if args.json:
        print(encode_study(found).decode(), flush=True)
        return found
    lang = terminal.lang
    terminal.write(f"{found.title[lang]} · {study_words(lang, 'study-title')}", "bold")
    terminal.write(describe_sample(found, lang))
    for answer in found.answers:
        terminal.write()
        terminal.write(answer.title[lang], "bold")
        terminal.write(answer.text[lang])
    for chart in found.charts:
        terminal.write()
        terminal.stdout.print(chart_grid(chart, lang))
    return found


def chart_grid(chart: Chart, lang: str) -> Grid:
    made = Grid(title=chart.title[lang], title_justify="left", box=None, padding=(0, 2, 0, 0), header_style="bold")
    made.add_column("")
    for column in chart.columns:
        made.add_column(column[lang], justify="right")
    for row in chart.rows:
        note = f" ({row.note[lang]})" if row.note else ""
        cells = [format_cell(chart, row, k, lang) for k in range(len(row.cells))]
        made.add_row(row.name[lang] + note, *cells)
    return made
