"""cli: `magnat review`, whether a game was lost by dice or by answers, and by which."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from magnat.analysis import Budget, Result, Review, Step, result
from magnat.analysis.figures import unit_for
from magnat.analysis.page import page
from magnat.analysis.result import Moment
from magnat.analysis.statistics import sums_of
from magnat.analysis.telling import SIGNS, Telling, with_words
from magnat.cli.app import INTERRUPTED, Parser
from magnat.cli.arena import written_to
from magnat.cli.records import opened
from magnat.cli.refusals import Misused
from magnat.cli.saves import is_kept_here, keep_sums
from magnat.cli.terminal import Terminal

GAMES: Final = 100  # at each position
CLOSER: Final = 16  # times as many for a doubtful answer


def declare(parser: Parser) -> None:
    parser.operand("file", nargs="?")
    parser.flag("html", metavar="FILE.html")
    parser.flag("json", action="store_true")
    parser.number("seat", 1, 64)
    parser.number("playouts", 4, 100_000, default=GAMES)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise Misused("no-file", command="magnat review")
    record, e = opened(args.file)
    seats = record.header.seats
    if args.seat is not None and args.seat > seats:
        raise Misused("bad-number", str(args.seat), name="--seat", least="1", most=str(seats))
    target = written_to(args.html, ".html")
    review = Review(record, e, budget=Budget(args.playouts, CLOSER * args.playouts))
    whole = followed(terminal, review)
    found = result(review)
    if whole and args.playouts >= GAMES and is_kept_here(args.file):
        keep_sums(record, sums_of(found.players, found.reference, found.engine))
    mine = -1 if args.seat is None else args.seat - 1
    if args.json:
        print(msgspec.json.encode(with_words(review, found)).decode(), flush=True)
    else:
        show(terminal, Telling(review, terminal.lang), found, mine)
    if target:
        target.write_text(page(review, found, terminal.lang, mine), encoding="utf-8")
        terminal.aside.print(terminal.words("saved", file=str(target)), soft_wrap=True)
    return 0 if whole else INTERRUPTED


# While it is worked out


def followed(terminal: Terminal, review: Review) -> bool:
    """Do the work; whether it was not interrupted. What is known by then is shown all the same."""
    try:
        with progress(terminal) as advance:
            for step in review.work():
                advance(step)
    except KeyboardInterrupt:
        terminal.aside.print(terminal.words("review-stopped"), soft_wrap=True)
        return False
    return True


@contextmanager
def progress(terminal: Terminal) -> Iterator[Callable[[Step], None]]:
    """A bar on a screen: which pass, and how many positions of it."""
    if not terminal.aside.is_terminal:
        yield lambda step: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=terminal.aside, transient=True) as bar:
        task = bar.add_task("")

        def advance(step: Step) -> None:
            told = terminal.words(f"review-stage-{step.stage}")
            bar.update(task, description=told, completed=step.done, total=step.total)

        yield advance


# What it has shown


def show(terminal: Terminal, telling: Telling, found: Result, mine: int) -> None:
    """The table of everybody, one sentence, and the moments: all, or those of one seat."""
    under = telling.line("review-under", level=telling.level)
    terminal.write(f"{telling.texts.title} · {telling.line('curve-help', under=under)}", "bold")
    if found.players:
        terminal.screen.print(grid(telling, found, mine))
        for player in found.players:
            if player.seat == mine or (mine < 0 and player.seat in found.winners):
                terminal.write(telling.verdict(player, player.seat == mine))
    if found.decided is not None:
        terminal.write(telling.line("review-decided", turn=found.decided))
    chosen = [moment for moment in found.moments if mine in (-1, moment.seat)]
    if not any(sum(player.words.values()) for player in found.players if mine in (-1, player.seat)):
        terminal.write(telling.line("review-nothing"))
    for moment in chosen:
        terminal.write()
        show_moment(terminal, telling, moment)


def grid(telling: Telling, found: Result, mine: int) -> Grid:
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("player", "start", "luck", "play", "others", "end", "decisions"):
        made.add_column(telling.line(f"column-{key}"), justify="left" if key in ("player", "decisions") else "right")
    unit = unit_for(max(player.half for player in found.players))
    for player in found.players:
        terms, you = player.shown, f" {telling.line('you')}" if player.seat == mine else ""
        words = [f"{SIGNS[word]} {n}" for word, n in player.words.items() if n]
        made.add_row(
            telling.seat(player.seat) + you,
            telling.points(terms.start, unit, signed=False),
            f"{telling.points(terms.luck, unit)} ± {telling.points(player.half, unit, signed=False)}",
            telling.points(terms.play, unit),
            telling.points(terms.others, unit),
            telling.points(terms.end, unit, signed=False),
            "  ".join([str(player.decisions), *words]),
        )
    return made


def show_moment(terminal: Terminal, telling: Telling, moment: Moment) -> None:
    told = telling.told(moment)
    head = f"{moment.number}. {telling.line('turn-number', turn=moment.turn)} · {told.asked}"
    terminal.write(head, "bold")
    cost, half = telling.cost(moment)
    if moment.verdict is None:
        for line in told.happened:
            terminal.write(f"   {line}")
        terminal.write(f"   {telling.line('luck-word')}, {telling.seat(moment.seat)} {cost} ± {half}")
        return
    verdict = moment.verdict
    given, best = told.answers[str(moment.given)], told.answers[str(verdict.best)]
    terminal.write(f"   {telling.seat(moment.seat)}{telling.colon} {given} → {telling.line('better')} {best}")
    word = f"{SIGNS[verdict.word]} {telling.line(f'word-{verdict.word}')}"
    terminal.write(f"   {word} {cost} ± {half}", "red" if verdict.word == "blunder" else "")
    terminal.write(f"   {told.why}")
