"""`magnat study`: statistics of a game from many games between bots."""

import argparse
from typing import Final

import msgspec
from rich.table import Table as Grid

from magnat.arena import WATCH_COUNTS, Journal, Tournament
from magnat.arena.export import export_parquet
from magnat.cli.app import EXIT_INTERRUPTED, CommandParser
from magnat.cli.arena import build_tournament, check_extras, open_journal, play_games
from magnat.cli.arguments import choose_seats, declare_game_flags, edition_from_args, game_from_args
from magnat.cli.pages import check_output_path, check_page_path, write_page
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import Edition
from magnat.study import Chart, ChartRow, Figure, Study, build_study
from magnat.study.model import supported_decimals
from magnat.study.sample import study_text
from magnat.texts.numbers import format_number, format_percent

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
    page_path, export_path = check_page_path(args.html), check_output_path(args.export, ".parquet")
    check_extras(args)
    journal = open_journal("study", tournament, args.resume, WATCH_COUNTS)
    is_complete = play_games(terminal, args, tournament, journal, WATCH_COUNTS)
    if not is_complete:
        done = len(journal.done)
        message = study_text("study-interrupted", terminal.lang, done=done, left=tournament.games - done)
        terminal.stderr.print(message, soft_wrap=True)
    if not journal.done:
        return EXIT_INTERRUPTED
    study = show_study(terminal, args, tournament, e, journal)
    if page_path:
        write_page(terminal, page_path, "study", study)
    if export_path:
        export_parquet(export_path, tournament, journal.results(), "counts")
        terminal.stderr.print(terminal.text("saved", file=str(export_path)), soft_wrap=True)
    return 0 if is_complete else EXIT_INTERRUPTED


def show_study(
    terminal: Terminal, args: argparse.Namespace, tournament: Tournament, e: Edition, journal: Journal
) -> Study:
    """Show the sentences, then every chart as a table."""
    study = build_study(tournament, e, journal.results())
    if args.json:
        print(msgspec.json.encode(study).decode(), flush=True)
        return study
    lang = terminal.lang
    terminal.write(f"{study.title[lang]} · {study_text('study-title', lang)}", "bold")
    terminal.write(describe_sample(study, lang))
    for answer in study.answers:
        terminal.write()
        terminal.write(answer.title[lang], "bold")
        terminal.write(answer.text[lang])
    for chart in study.charts:
        terminal.write()
        terminal.stdout.print(chart_grid(chart, lang))
    return study


def chart_grid(chart: Chart, lang: str) -> Grid:
    grid = Grid(title=chart.title[lang], title_justify="left", box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("")
    for column in chart.columns:
        grid.add_column(column[lang], justify="right")
    for row in chart.rows:
        note = f" ({row.note[lang]})" if row.note else ""
        cells = [format_cell(chart, row, k, lang) for k in range(len(row.cells))]
        grid.add_row(row.name[lang] + note, *cells)
    return grid


def describe_sample(study: Study, lang: str) -> str:
    """Return a line with the number of games, the bot and the rules."""
    bot, played = study_text("study-bot", lang, bot=study.bot), format_number(study.games, lang)
    facts = {"count": study.games, "played": played, "seats": study.seats, "bot": bot, "seed": study.seed}
    texts = study_text("study-facts", lang, **facts)
    changed = [f"{name} = {value}" for name, value in study.options.items()]
    return " · ".join([texts, *([study.variant] if study.variant != "standard" else []), *changed])


def format_cell(chart: Chart, row: ChartRow, k: int, lang: str) -> str:
    """Return one cell, rounded to the precision of its interval, with that interval."""
    figure = row.cells[k]
    if figure is None:
        return "–"
    unit = row.unit or chart.units[k]
    text = format_figure(figure, unit, lang)
    if figure.few and unit == "share":
        text += f" ({study_text('study-few', lang)})"
    return text


def format_figure(figure: Figure, unit: str, lang: str) -> str:
    if figure.text:
        return figure.text[lang]
    if unit == "count":
        return format_number(figure.value, lang)
    if unit == "turns":
        ends = f" ({format_number(figure.low, lang)}–{format_number(figure.high, lang)})" if figure.half else ""
        return format_number(figure.value, lang) + ends
    scale = 100 if unit == "share" else 1
    half = scale * figure.half
    digits = supported_decimals(half) if half else 2
    give_or_take = f" ± {format_number(half, lang, digits)}" if half else ""
    value = format_percent(figure.value, lang, digits) if unit == "share" else format_number(figure.value, lang, digits)
    return value + give_or_take
