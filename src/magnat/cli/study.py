"""cli: `magnat study`, what many games show of one."""

import argparse
from typing import Final

from rich.table import Table as Grid

from magnat.arena import COUNTS, Journal, Tournament, WorkerDied
from magnat.arena import run as play
from magnat.arena.cluster import on_ray
from magnat.arena.export import export
from magnat.arena.work import write_down_incidents
from magnat.cli.app import INTERRUPTED, Parser
from magnat.cli.arena import check_extras, opened, processors, progress, tournament_of, written_to
from magnat.cli.arguments import chosen, declare_choice, game_of, seats_for
from magnat.cli.refusals import Misused
from magnat.cli.terminal import Terminal
from magnat.kernel import Edition
from magnat.study import Chart, Study, encoded, study
from magnat.study.page import page
from magnat.study.telling import facts, told, words

GAMES: Final = 2_000


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="?")
    parser.number("games", 1, 100_000_000, default=GAMES)
    declare_choice(parser)
    parser.flag("bot", metavar="NAME", default="steady")
    parser.number("simulations", 1, 10_000_000)
    parser.number("seed", 0, 2**62, default=1)
    parser.number("jobs", 1, 1024)
    parser.flag("html", metavar="FILE.html")
    parser.flag("export", metavar="FILE.parquet")
    parser.flag("json", action="store_true")
    parser.flag("resume", action="store_true")
    parser.flag("cluster", metavar="ray")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    e = chosen(args, game_of(args))
    tournament = tournament_of(args, e, (args.bot,), seats_for(e, args.seats))
    target, table = written_to(args.html, ".html"), written_to(args.export, ".parquet")
    check_extras(args)
    journal = opened("study", tournament, args.resume, COUNTS)
    write_down_incidents(journal.log)
    whole = followed(terminal, args, tournament, journal)
    if not journal.done:
        return INTERRUPTED
    found = show(terminal, args, tournament, e, journal)
    if target:
        target.write_text(page(found, terminal.lang), encoding="utf-8")
        terminal.aside.print(terminal.words("saved", file=str(target)), soft_wrap=True)
    if table:
        export(table, tournament, journal.results(), "counts")
        terminal.aside.print(terminal.words("saved", file=str(table)), soft_wrap=True)
    return 0 if whole else INTERRUPTED


def followed(terminal: Terminal, args: argparse.Namespace, tournament: Tournament, journal: Journal) -> bool:
    """Play; whether it was not interrupted. What was played by then is kept, and studied all the same."""
    try:
        with progress(terminal, tournament.games) as advance:
            play(tournament, journal, args.jobs or processors(), advance, COUNTS, on_ray if args.cluster else None)
    except KeyboardInterrupt:
        done = len(journal.done)
        told_so = words(terminal.lang, "study-interrupted", done=done, left=tournament.games - done)
        terminal.aside.print(told_so, soft_wrap=True)
        return False
    except WorkerDied as why:
        raise Misused("worker-died", games=f"{why.batch[0]}..{why.batch[-1]}") from why
    return True


def show(terminal: Terminal, args: argparse.Namespace, tournament: Tournament, e: Edition, journal: Journal) -> Study:
    """Sentences first, then every chart as a table."""
    found = study(tournament, e, journal.results())
    if args.json:
        print(encoded(found).decode(), flush=True)
        return found
    lang = terminal.lang
    terminal.write(f"{found.title[lang]} · {words(lang, 'study-title')}", "bold")
    terminal.write(facts(found, lang))
    for answer in found.answers:
        terminal.write()
        terminal.write(answer.title[lang], "bold")
        terminal.write(answer.text[lang])
    for chart in found.charts:
        terminal.write()
        terminal.screen.print(grid(chart, lang))
    return found


def grid(chart: Chart, lang: str) -> Grid:
    made = Grid(title=chart.title[lang], title_justify="left", box=None, padding=(0, 2, 0, 0), header_style="bold")
    made.add_column("")
    for column in chart.columns:
        made.add_column(column[lang], justify="right")
    for row in chart.rows:
        note = f" ({row.note[lang]})" if row.note else ""
        cells = [told(chart, row, k, lang) for k in range(len(row.cells))]
        made.add_row(row.name[lang] + note, *cells)
    return made
