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
from magnat.cli.arena import check_output_path
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
    target = check_output_path(args.csv, ".csv")
    games = list_finished_games()
    name = args.name or last_player_name(games)
    mine = [game for game in games if seat_of_player(game, name) is not None]
    if args.name and games and not mine:
        known = list(dict.fromkeys([each for game in games for each in game.record.header.names]))
        raise UsageError("unknown-player", args.name, known)
    if args.forget:
        forget_statistics(normalize_text(name))
        terminal.write(review_text(terminal.lang, "stats-forgotten"))
        return 0
    mine = [game for game in mine if game.at > forgotten_until(normalize_text(name))]
    whole = not args.review or all(
        [review_game(terminal, game) for game in mine if not read_saved_review_sums(game.record)]
    )
    found = compute_statistics(name, [count_game(game, name) for game in mine])
    if args.json:
        print(msgspec.json.encode(found).decode(), flush=True)
    else:
        show_statistics(terminal, found)
    if target:
        target.write_text(as_csv(found), encoding="utf-8", newline="")
        terminal.stderr.print(terminal.text("saved", file=str(target)), soft_wrap=True)
    return 0 if whole else EXIT_INTERRUPTED


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
    """Review a game that has no review yet; False if interrupted."""
    terminal.stderr.print(terminal.text("statistics-reviews", file=game.name), soft_wrap=True)
    review = Review(game.record)
    whole = run_review(terminal, review)
    if whole:
        found = build_result(review)
        write_saved_review_sums(game.record, sums_by_seat(found.players, found.reference, found.engine))
    return whole


# Output


def show_statistics(terminal: Terminal, found: Statistics) -> None:
    lang = terminal.lang
    if not found.games:
        terminal.write(review_text(lang, "stats-none"), "bold")
        terminal.write(terminal.text("statistics-none"))
        return
    terminal.write(f"{review_text(lang, 'stats-title')} · {found.name}", "bold")
    told = {"games": found.all.games, "reviewed": found.all.reviewed, "seat": found.name}
    terminal.write(review_text(lang, "stats-lead", **told))
    terminal.write()
    terminal.stdout.print(results_grid(lang, found))
    terminal.write(f"{review_text(lang, 'stats-won-help')} · {review_text(lang, 'stats-few', least=found.least)}")
    if found.all.games > found.all.reviewed:
        terminal.write(review_text(lang, "stats-unreviewed", n=found.all.games - found.all.reviewed))
        terminal.write(terminal.text("statistics-more"))
    if found.all.reviewed:
        terminal.write()
        terminal.write(review_text(lang, "stats-kinds"), "bold")
        if found.all.kinds:
            terminal.stdout.print(mistakes_grid(lang, found.all))
        terminal.write(review_text(lang, "stats-kinds-help" if found.all.kinds else "stats-no-kinds"))
        terminal.write()
        terminal.write(review_text(lang, "stats-over-time"), "bold")
        terminal.stdout.print(recent_games_grid(lang, found))
        reference = [game.sums.reference for game in found.games if game.sums][-1]
        terminal.write(review_text(lang, "stats-under", level=level_name(lang, reference)))


def results_grid(lang: str, found: Statistics) -> Grid:
    made = empty_grid(lang, "title", "games", "won", "even", "reviewed", "luck", "play")
    for title in [*found.titles, *([found.all] if len(found.titles) > 1 else [])]:
        won = format_number(title.won / FULL_CHANCE, lang, 1 if title.won % FULL_CHANCE else 0)
        if title.low is not None and title.high is not None:
            low, high = format_number(title.low // POINT, lang), format_number(-(-title.high // POINT), lang)
            won += f", {review_text(lang, 'stats-between', low=low, high=high)}"
        made.add_row(
            game_title(lang, title.game),
            format_number(title.games, lang),
            won,
            format_number(title.expected / FULL_CHANCE, lang, 1),
            format_number(title.reviewed, lang),
            format_mean(lang, title.luck),
            format_mean(lang, title.play),
        )
    return made


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
    made = empty_grid(lang, "kind", "count", "in", "cost")
    for kind in title.kinds:
        typical = f" ({review_text(lang, 'stats-typical')})" if kind.typical else ""
        made.add_row(
            review_text(lang, f"mistake-{kind.kind.replace('_', '-')}") + typical,
            format_number(kind.count, lang),
            review_text(lang, "stats-in-games", games=kind.games),
            format_points(lang, -round_value(kind.cost, POINT), POINT),
        )
    return made


def recent_games_grid(lang: str, found: Statistics) -> Grid:
    """Return a table of the latest reviewed games."""
    made = empty_grid(lang, "title", "won", "luck", "play")
    for game in [each for each in found.games if each.sums][-MAX_GAMES_SHOWN:]:
        assert game.sums is not None
        terms, unit = game.sums.terms, rounding_unit(game.sums.half)
        half = format_points(lang, round_half_width(game.sums.half, unit), unit, signed=False)
        date = f"{datetime.fromtimestamp(game.at / 1000):%Y-%m-%d}"
        made.add_row(
            review_text(lang, "stats-game-of", date=date, title=game_title(lang, game.game)),
            ""
            if game.share is None
            else format_number(game.share / FULL_CHANCE, lang, 1 if game.share % FULL_CHANCE else 0),
            f"{format_points(lang, round_value(terms.luck, unit), unit)} ± {half}",
            format_points(lang, round_value(terms.play, unit), unit),
        )
    return made


def empty_grid(lang: str, *columns: str) -> Grid:
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in columns:
        left = key in ("title", "kind")
        made.add_column(review_text(lang, f"stats-column-{key}"), justify="left" if left else "right", no_wrap=not left)
    return made
