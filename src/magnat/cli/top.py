"""cli: `magnat top`, what a running server does, live in a terminal."""

import argparse
import time
from contextlib import suppress
from typing import Final

from rich.live import Live
from rich.table import Table

from magnat.cli.admin import asked, with_server
from magnat.cli.app import Parser
from magnat.cli.refusals import Misused, line_for
from magnat.cli.terminal import Terminal

EVERY: Final = 2.0  # seconds
FIRST: Final = 0.5  # seconds until there is something to compare
SHOWN: Final = (  # what is shown, and the measure behind it: `/s` is how fast it grows, `~` the mean of what came since
    ("people", "magnat_sockets", ""),
    ("watchers", "magnat_watchers", ""),
    ("connections", "magnat_connections", ""),
    ("tables", "magnat_rooms", ""),
    ("answers", "magnat_answers_total", "/s"),
    ("ack-ms", "magnat_acknowledgement_seconds", "~"),
    ("loop-ms", "magnat_loop_delay_seconds", "ms"),
    ("inboxes", "magnat_inboxes", ""),
    ("commits", "magnat_commits_total", "/s"),
    ("store-queue", "magnat_store_queue", ""),
    ("bots-asked", "magnat_bot_questions_total", "/s"),
    ("bots-waiting", "magnat_bots_waiting", ""),
    ("bot-wait-ms", "magnat_bot_wait_seconds", "~"),
    ("replays-waiting", "magnat_replays_waiting", ""),
    ("refused", "magnat_refused_total", "/s"),
    ("cpu", "magnat_cpu_seconds_total", "%"),
    ("memory-mb", "magnat_memory_bytes", "MB"),
)
Measures = dict[str, float]


def declare(parser: Parser) -> None:
    with_server(parser)
    parser.flag("once", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    before, then = measured(args), time.monotonic()  # a server that is not there is refused at once
    with suppress(KeyboardInterrupt), Live(console=terminal.screen, auto_refresh=False) as live:
        time.sleep(FIRST)
        while True:
            try:
                now, at = measured(args), time.monotonic()
                live.update(drawn(terminal, args.server, before, now, at - then), refresh=True)
                before, then = now, at
            except Misused as why:  # it is being restarted, perhaps: what comes back is shown
                live.update(line_for(terminal, why), refresh=True)
            if args.once:
                break
            time.sleep(EVERY)
    return 0


def measured(args: argparse.Namespace) -> Measures:
    text = str(asked(args, "GET", "/metrics"))
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def drawn(terminal: Terminal, server: str, before: Measures, now: Measures, seconds: float) -> Table:
    table = Table(title=server, show_header=False, min_width=40)
    table.add_column()
    table.add_column(justify="right")
    for name, measure, how in SHOWN:
        table.add_row(terminal.words(f"top-{name}"), shown(measure, how, before, now, seconds))
    return table


def shown(measure: str, how: str, before: Measures, now: Measures, seconds: float) -> str:
    def grown(name: str) -> float:
        """Since the last time; what has become less was counted from nothing, after a restart."""
        was, value = before.get(name, 0.0), now.get(name, 0.0)
        return value - was if value >= was else value

    match how:
        case "/s":
            return f"{grown(measure) / seconds:.1f}/s"
        case "%":
            return f"{100 * grown(measure) / seconds:.0f} %"
        case "~":
            count = grown(f"{measure}_count")
            return f"{1000 * grown(f'{measure}_sum') / count:.1f}" if count else "–"
        case "ms":
            return f"{1000 * now.get(measure, 0.0):.1f}"
        case "MB":
            return f"{now.get(measure, 0.0) / 1e6:.0f}"
        case _:
            return f"{now.get(measure, 0.0):.0f}"
