"""cli: `magnat statistics`, somebody's games on this machine together: results, luck and play, and what comes back."""

import argparse
from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec
from rich.table import Table as Grid

from magnat.analysis import Review, result
from magnat.analysis.figures import POINT, TENTHS, nearest, shown_half, unit_for
from magnat.analysis.statistics import (
    GameCounted,
    Mean,
    Statistics,
    Title,
    as_csv,
    share_of,
    statistics,
    sums_of,
)
from magnat.analysis.telling import level_of, line, points
from magnat.cli.app import INTERRUPTED, Parser
from magnat.cli.arena import written_to
from magnat.cli.reading import folded
from magnat.cli.refusals import Misused
from magnat.cli.review import followed
from magnat.cli.saves import Finished, finished_games, forget_until_now, forgotten, keep_sums, kept_sums
from magnat.cli.terminal import Terminal
from magnat.games import all_games, edition
from magnat.texts import Texts
from magnat.texts.numbers import number

LAST: Final = 20  # games that are shown one by one


def declare(parser: Parser) -> None:
    parser.flag("name", metavar="NAME")
    parser.flag("review", action="store_true")
    parser.flag("csv", metavar="FILE.csv")
    parser.flag("json", action="store_true")
    parser.flag("forget", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    target = written_to(args.csv, ".csv")
    games = finished_games()
    name = args.name or last_name(games)
    mine = [game for game in games if seat_of(game, name) is not None]
    if args.name and games and not mine:
        known = list(dict.fromkeys([each for game in games for each in game.record.header.names]))
        raise Misused("unknown-player", args.name, known)
    if args.forget:
        forget_until_now(folded(name))
        terminal.write(line(terminal.lang, "stats-forgotten"))
        return 0
    mine = [game for game in mine if game.at > forgotten(folded(name))]
    whole = not args.review or all([reviewed(terminal, game) for game in mine if not kept_sums(game.record)])
    found = statistics(name, [counted(game, name) for game in mine])
    if args.json:
        print(msgspec.json.encode(found).decode(), flush=True)
    else:
        show(terminal, found)
    if target:
        target.write_text(as_csv(found), encoding="utf-8", newline="")
        terminal.aside.print(terminal.words("saved", file=str(target)), soft_wrap=True)
    return 0 if whole else INTERRUPTED


def last_name(games: Sequence[Finished]) -> str:
    """Who sat in the first seat last: people have the first seats here."""
    names = [game.record.header.names[0] for game in games if game.record.header.names]
    return names[-1] if names else ""


def seat_of(game: Finished, name: str) -> int | None:
    """Where somebody sat; each name is there once."""
    names = [folded(each) for each in game.record.header.names]
    return names.index(folded(name)) if folded(name) in names else None


def counted(game: Finished, name: str) -> GameCounted:
    header, end, seat = game.record.header, game.record.end, seat_of(game, name)
    assert end is not None and seat is not None
    winners = sum([1 << p for p in end.winners])
    share = None if end.aborted else share_of(winners, seat, header.seats)
    sums = kept_sums(game.record)
    return GameCounted(game.name, header.game, game.at, header.seats, share, sums[seat] if sums else None)


def reviewed(terminal: Terminal, game: Finished) -> bool:
    """Review a game that has no review yet; whether that was not interrupted."""
    terminal.aside.print(terminal.words("statistics-reviews", file=game.name), soft_wrap=True)
    review = Review(game.record)
    whole = followed(terminal, review)
    if whole:
        found = result(review)
        keep_sums(game.record, sums_of(found.players, found.reference, found.engine))
    return whole


# What is shown


def show(terminal: Terminal, found: Statistics) -> None:
    lang = terminal.lang
    if not found.games:
        terminal.write(line(lang, "stats-none"), "bold")
        terminal.write(terminal.words("statistics-none"))
        return
    terminal.write(f"{line(lang, 'stats-title')} · {found.name}", "bold")
    told = {"games": found.all.games, "reviewed": found.all.reviewed, "seat": found.name}
    terminal.write(line(lang, "stats-lead", **told))
    terminal.write()
    terminal.screen.print(results(lang, found))
    terminal.write(f"{line(lang, 'stats-won-help')} · {line(lang, 'stats-few', least=found.least)}")
    if found.all.games > found.all.reviewed:
        terminal.write(line(lang, "stats-unreviewed", n=found.all.games - found.all.reviewed))
        terminal.write(terminal.words("statistics-more"))
    if found.all.reviewed:
        terminal.write()
        terminal.write(line(lang, "stats-kinds"), "bold")
        if found.all.kinds:
            terminal.screen.print(kinds(lang, found.all))
        terminal.write(line(lang, "stats-kinds-help" if found.all.kinds else "stats-no-kinds"))
        terminal.write()
        terminal.write(line(lang, "stats-over-time"), "bold")
        terminal.screen.print(over_time(lang, found))
        reference = [game.sums.reference for game in found.games if game.sums][-1]
        terminal.write(line(lang, "stats-under", level=level_of(lang, reference)))


def results(lang: str, found: Statistics) -> Grid:
    made = grid(lang, "title", "games", "won", "even", "reviewed", "luck", "play")
    for title in [*found.titles, *([found.all] if len(found.titles) > 1 else [])]:
        won = number(title.won / TENTHS, lang, 1 if title.won % TENTHS else 0)
        if title.low is not None and title.high is not None:
            low, high = number(title.low // POINT, lang), number(-(-title.high // POINT), lang)
            won += f", {line(lang, 'stats-between', low=low, high=high)}"
        made.add_row(
            name_of(lang, title.game),
            number(title.games, lang),
            won,
            number(title.expected / TENTHS, lang, 1),
            number(title.reviewed, lang),
            average(lang, title.luck),
            average(lang, title.play),
        )
    return made


def name_of(lang: str, game: str) -> str:
    if not game:
        return line(lang, "stats-all")
    return Texts(edition(game), lang).title if game in all_games() else game


def average(lang: str, mean: Mean | None) -> str:
    if mean is None:
        return line(lang, "stats-too-few")
    unit = unit_for(mean.half)
    half = points(lang, shown_half(mean.half, unit), unit, signed=False)
    return f"{points(lang, nearest(mean.mean, unit), unit)} ± {half}"


def kinds(lang: str, title: Title) -> Grid:
    made = grid(lang, "kind", "count", "in", "cost")
    for kind in title.kinds:
        typical = f" ({line(lang, 'stats-typical')})" if kind.typical else ""
        made.add_row(
            line(lang, f"mistake-{kind.kind.replace('_', '-')}") + typical,
            number(kind.count, lang),
            line(lang, "stats-in-games", games=kind.games),
            points(lang, -nearest(kind.cost, POINT), POINT),
        )
    return made


def over_time(lang: str, found: Statistics) -> Grid:
    """The last games that have a review, one by one."""
    made = grid(lang, "title", "won", "luck", "play")
    for game in [each for each in found.games if each.sums][-LAST:]:
        assert game.sums is not None
        terms, unit = game.sums.terms, unit_for(game.sums.half)
        half = points(lang, shown_half(game.sums.half, unit), unit, signed=False)
        date = f"{datetime.fromtimestamp(game.at / 1000):%Y-%m-%d}"
        made.add_row(
            line(lang, "stats-game-of", date=date, title=name_of(lang, game.game)),
            "" if game.share is None else number(game.share / TENTHS, lang, 1 if game.share % TENTHS else 0),
            f"{points(lang, nearest(terms.luck, unit), unit)} ± {half}",
            points(lang, nearest(terms.play, unit), unit),
        )
    return made


def grid(lang: str, *columns: str) -> Grid:
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in columns:
        left = key in ("title", "kind")
        made.add_column(line(lang, f"stats-column-{key}"), justify="left" if left else "right", no_wrap=not left)
    return made
