"""`magnat review`: luck or play? Analyse a recorded game."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from magnat.analysis import Budget, Review, ReviewResult, ReviewStep, build_result
from magnat.analysis.incremental import CLOSER_FACTOR
from magnat.analysis.result import Moment, PlayerReview
from magnat.analysis.statistics import sums_by_seat
from magnat.analysis.wording import WORD_SIGNS, ReviewWording, add_words
from magnat.cli.app import EXIT_INTERRUPTED, CommandParser
from magnat.cli.pages import check_page_path, write_page
from magnat.hosts.terminal.files import open_record
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.saved_games import is_saved_here, write_saved_review_sums
from magnat.hosts.terminal.terminal import Terminal
from magnat.tables.standalone import build_review_page

GAMES_PER_POSITION: Final = 100
TERMS: Final = ("start", "luck", "play", "others", "end")


def declare(parser: CommandParser) -> None:
    parser.add_operand("file", nargs="?")
    parser.add_flag("html", metavar="FILE.html")
    parser.add_flag("json", action="store_true")
    parser.add_number("seat", 1, 64)
    parser.add_number("playouts", 4, 100_000, default=GAMES_PER_POSITION)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if args.file is None:
        raise UsageError("no-file", command="magnat review")
    record, e = open_record(args.file)
    seats = record.header.seats
    if args.seat is not None and args.seat > seats:
        raise UsageError("bad-number", str(args.seat), name="--seat", least="1", most=str(seats))
    page_path = check_page_path(args.html)
    review = Review(record, e, budget=Budget(args.playouts, CLOSER_FACTOR * args.playouts))
    is_complete = run_review(terminal, review)
    result = build_result(review)
    if is_complete and args.playouts >= GAMES_PER_POSITION and is_saved_here(args.file):
        write_saved_review_sums(record, sums_by_seat(result.players, result.reference, result.engine))
    own_seat = -1 if args.seat is None else args.seat - 1
    if args.json:
        print(msgspec.json.encode(add_words(review, result)).decode(), flush=True)
    else:
        show_review(terminal, ReviewWording(review, terminal.lang), result, own_seat)
    if page_path:
        write_page(terminal, page_path, "review", build_review_page(review, own_seat))
    return 0 if is_complete else EXIT_INTERRUPTED


def run_review(terminal: Terminal, review: Review) -> bool:
    """Do the work; False if interrupted. The results so far are shown in any case."""
    try:
        with review_progress(terminal) as advance:
            for step in review.work():
                advance(step)
    except KeyboardInterrupt:
        terminal.stderr.print(terminal.text("review-stopped"), soft_wrap=True)
        return False
    return True


@contextmanager
def review_progress(terminal: Terminal) -> Iterator[Callable[[ReviewStep], None]]:
    """Show a progress bar with the stage and its positions, if stderr is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=terminal.stderr, transient=True, disable=not terminal.stderr.is_terminal) as bar:
        task = bar.add_task("")

        def advance(step: ReviewStep) -> None:
            label = terminal.text(f"review-stage-{step.stage}")
            bar.update(task, description=label, completed=step.done, total=step.total)

        yield advance


def show_review(terminal: Terminal, wording: ReviewWording, result: ReviewResult, own_seat: int) -> None:
    """Show the table of players, a summary, and the moments of all seats or of one."""
    under = wording.text("review-under", level=wording.reference_level)
    terminal.write(f"{wording.texts.title} · {wording.text('curve-help', under=under)}", "bold")
    if result.players:
        terminal.stdout.print(review_grid(wording, result, own_seat))
        for player in result.players:
            if player.seat == own_seat or (own_seat < 0 and player.seat in result.winners):
                terminal.write(wording.describe_player(player, player.seat == own_seat))
    if result.decided is not None:
        terminal.write(wording.text("review-decided", turn=result.decided))
    chosen = [moment for moment in result.moments if own_seat in (-1, moment.seat)]
    if not any(sum(player.words.values()) for player in result.players if own_seat in (-1, player.seat)):
        terminal.write(wording.describe_quiet([each for each in result.players if own_seat in (-1, each.seat)]))
    for moment in chosen:
        terminal.write()
        show_moment(terminal, wording, moment)


def review_grid(wording: ReviewWording, result: ReviewResult, own_seat: int) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("player", *TERMS, "decisions"):
        grid.add_column(wording.text(f"column-{key}"), justify="left" if key in ("player", "decisions") else "right")
    for player in result.players:
        you = f" {wording.text('you')}" if player.seat == own_seat else ""
        words = [f"{WORD_SIGNS[word]} {n}" for word, n in player.words.items() if n]
        grid.add_row(
            wording.seat_name(player.seat) + you,
            *[format_term(wording, player, term) for term in TERMS],
            "  ".join([str(player.decisions), *words]),
        )
    return grid


def format_term(wording: ReviewWording, player: PlayerReview, term: str) -> str:
    """Return a figure with its half-width, unless it is exact."""
    half = getattr(player.halves, term)
    figure = wording.format_points(getattr(player.shown, term), player.unit, signed=term not in ("start", "end"))
    return f"{figure} ± {wording.format_points(half, player.unit, signed=False)}" if half else figure


def show_moment(terminal: Terminal, wording: ReviewWording, moment: Moment) -> None:
    texts = wording.tell_moment(moment)
    head = f"{moment.number}. {wording.text('turn-number', turn=moment.turn)} · {texts.asked}"
    terminal.write(head, "bold")
    cost, half = wording.format_cost(moment)
    if moment.verdict is None:
        for line in texts.happened:
            terminal.write(f"   {line}")
        terminal.write(f"   {wording.text('luck-word')}, {wording.seat_name(moment.seat)} {cost} ± {half}")
        return
    verdict = moment.verdict
    answer, best = texts.answers[str(moment.given)], texts.answers[str(verdict.best)]
    terminal.write(f"   {wording.seat_name(moment.seat)}{wording.colon} {answer} → {wording.text('better')} {best}")
    word = f"{WORD_SIGNS[verdict.word]} {wording.text(f'word-{verdict.word}')}"
    terminal.write(f"   {word} {cost} ± {half}", "red" if verdict.word == "blunder" else "")
    terminal.write(f"   {texts.why}")
