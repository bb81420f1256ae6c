"""`magnat statistics`: a player's saved games: results, luck and play, recurring mistakes."""

import argparse
from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec
from rich.table import Table as Grid

from magnat.analysis import Review, build_result
from magnat.analysis.intervals import FULL_CHANCE, POINT, round_half_width, round_value, rounding_unit
from magnat.analysis.statistics import (
    GameCounted,
    Mean,
    Statistics,
    Title,
    as_csv,
    compute_statistics,
    sums_by_seat,
    win_share,
)
from magnat.analysis.wording import format_points, level_name, review_text
from magnat.cli.app import EXIT_INTERRUPTED, CommandParser
from magnat.cli.pages import check_output_path
from magnat.cli.review import run_review
from magnat.games import all_games, edition
from magnat.hosts.terminal.answer_parser import normalize_text
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.saved_games import (
    FinishedGame,
    forget_statistics,
    forgotten_until,
    list_finished_games,
    read_saved_review_sums,
    write_saved_review_sums,
)
from magnat.hosts.terminal.terminal import Terminal
from magnat.texts import Texts
from magnat.texts.numbers import format_number

MAX_GAMES_SHOWN: Final = 20


def declare(parser: CommandParser) -> None:
    parser.add_flag("name", metavar="NAME")
    parser.add_flag("review", action="store_true")
    parser.add_flag("csv", metavar="FILE.csv")
    parser.add_flag("json", action="store_true")
    parser.add_flag("forget", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    csv_path = check_output_path(args.csv, ".csv")
    games = list_finished_games()
    name = args.name or last_player_name(games)
    own_games = [game for game in games if seat_of_player(game, name) is not None]
    if args.name and games and not own_games:
        names = list(dict.fromkeys([each for game in games for each in game.record.header.names]))
        raise UsageError("unknown-player", args.name, names)
    if args.forget:
        forget_statistics(normalize_text(name))
        terminal.write(review_text(terminal.lang, "stats-forgotten"))
        return 0
    own_games = [game for game in own_games if game.at > forgotten_until(normalize_text(name))]
    is_complete = not args.review or all(
        [review_game(terminal, game) for game in own_games if not read_saved_review_sums(game.record)]
    )
    statistics = compute_statistics(name, [count_game(game, name) for game in own_games])
    if args.json:
        print(msgspec.json.encode(statistics).decode(), flush=True)
    else:
        show_statistics(terminal, statistics)
    if csv_path:
        csv_path.write_text(as_csv(statistics), encoding="utf-8", newline="")
        terminal.stderr.print(terminal.text("saved", file=str(csv_path)), soft_wrap=True)
    return 0 if is_complete else EXIT_INTERRUPTED


def last_player_name(games: Sequence[FinishedGame]) -> str:
    """Return the name in the first seat of the latest game, because people take the first seats."""
    names = [game.record.header.names[0] for game in games if game.record.header.names]
    return names[-1] if names else ""


def seat_of_player(game: FinishedGame, name: str) -> int | None:
    """Return the seat of a player; None if not in the game. Names are unique within a game."""
    names = [normalize_text(each) for each in game.record.header.names]
    return names.index(normalize_text(name)) if normalize_text(name) in names else None


def count_game(game: FinishedGame, name: str) -> GameCounted:
    header, end, seat = game.record.header, game.record.end, seat_of_player(game, name)
    assert end is not None and seat is not None
    winners = sum([1 << p for p in end.winners])
    share = None if end.aborted else win_share(winners, seat, header.seats)
    sums = read_saved_review_sums(game.record)
    return GameCounted(game.name, header.game, game.at, header.seats, share, sums[seat] if sums else None)


def review_game(terminal: Terminal, game: FinishedGame) -> bool:
    terminal.stderr.print(terminal.text("statistics-reviews", file=game.name), soft_wrap=True)
    review = Review(game.record)
    is_complete = run_review(terminal, review)
    if is_complete:
        result = build_result(review)
        write_saved_review_sums(game.record, sums_by_seat(result.players, result.reference, result.engine))
    return is_complete


def show_statistics(terminal: Terminal, statistics: Statistics) -> None:
    lang = terminal.lang
    if not statistics.games:
        terminal.write(review_text(lang, "stats-none"), "bold")
        terminal.write(terminal.text("statistics-none"))
        return
    terminal.write(f"{review_text(lang, 'stats-title')} · {statistics.name}", "bold")
    values = {"games": statistics.all.games, "reviewed": statistics.all.reviewed, "seat": statistics.name}
    terminal.write(review_text(lang, "stats-lead", **values))
    terminal.write()
    terminal.stdout.print(results_grid(lang, statistics))
    terminal.write(f"{review_text(lang, 'stats-won-help')} · {review_text(lang, 'stats-few', least=statistics.least)}")
    if statistics.all.games > statistics.all.reviewed:
        terminal.write(review_text(lang, "stats-unreviewed", n=statistics.all.games - statistics.all.reviewed))
        terminal.write(terminal.text("statistics-more"))
    if statistics.all.reviewed:
        terminal.write()
        terminal.write(review_text(lang, "stats-kinds"), "bold")
        if statistics.all.kinds:
            terminal.stdout.print(mistakes_grid(lang, statistics.all))
        terminal.write(review_text(lang, "stats-kinds-help" if statistics.all.kinds else "stats-no-kinds"))
        terminal.write()
        terminal.write(review_text(lang, "stats-over-time"), "bold")
        terminal.stdout.print(recent_games_grid(lang, statistics))
        reference = [game.sums.reference for game in statistics.games if game.sums][-1]
        terminal.write(review_text(lang, "stats-under", level=level_name(lang, reference)))


def results_grid(lang: str, statistics: Statistics) -> Grid:
    grid = empty_grid(lang, "title", "games", "won", "even", "reviewed", "luck", "play")
    for title in [*statistics.titles, *([statistics.all] if len(statistics.titles) > 1 else [])]:
        won = format_wins(lang, title.won)
        if title.low is not None and title.high is not None:
            low, high = format_number(title.low // POINT, lang), format_number(-(-title.high // POINT), lang)
            won += f", {review_text(lang, 'stats-between', low=low, high=high)}"
        grid.add_row(
            game_title(lang, title.game),
            format_number(title.games, lang),
            won,
            format_number(title.expected / FULL_CHANCE, lang, 1),
            format_number(title.reviewed, lang),
            format_mean(lang, title.luck),
            format_mean(lang, title.play),
        )
    return grid


def format_wins(lang: str, won: int) -> str:
    return format_number(won / FULL_CHANCE, lang, 1 if won % FULL_CHANCE else 0)


def game_title(lang: str, game: str) -> str:
    if not game:
        return review_text(lang, "stats-all")
    return Texts(edition(game), lang).title if game in all_games() else game


def format_mean(lang: str, mean: Mean | None) -> str:
    if mean is None:
        return review_text(lang, "stats-too-few")
    unit = rounding_unit(mean.half)
    half = format_points(lang, round_half_width(mean.half, unit), unit, signed=False)
    return f"{format_points(lang, round_value(mean.mean, unit), unit)} ± {half}"


def mistakes_grid(lang: str, title: Title) -> Grid:
    grid = empty_grid(lang, "kind", "count", "in", "cost")
    for kind in title.kinds:
        typical = f" ({review_text(lang, 'stats-typical')})" if kind.typical else ""
        grid.add_row(
            review_text(lang, f"mistake-{kind.kind.replace('_', '-')}") + typical,
            format_number(kind.count, lang),
            review_text(lang, "stats-in-games", games=kind.games),
            format_points(lang, -round_value(kind.cost, POINT), POINT),
        )
    return grid


def recent_games_grid(lang: str, statistics: Statistics) -> Grid:
    grid = empty_grid(lang, "title", "won", "luck", "play")
    for game in [each for each in statistics.games if each.sums][-MAX_GAMES_SHOWN:]:
        assert game.sums is not None
        terms, unit = game.sums.terms, rounding_unit(game.sums.half)
        half = format_points(lang, round_half_width(game.sums.half, unit), unit, signed=False)
        date = f"{datetime.fromtimestamp(game.at / 1000):%Y-%m-%d}"
        grid.add_row(
            review_text(lang, "stats-game-of", date=date, title=game_title(lang, game.game)),
            "" if game.share is None else format_wins(lang, game.share),
            f"{format_points(lang, round_value(terms.luck, unit), unit)} ± {half}",
            format_points(lang, round_value(terms.play, unit), unit),
        )
    return grid


def empty_grid(lang: str, *columns: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in columns:
        left = key in ("title", "kind")
        grid.add_column(review_text(lang, f"stats-column-{key}"), justify="left" if left else "right", no_wrap=not left)
    return grid
