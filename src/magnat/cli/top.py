"""`magnat top`: live figures of a running server."""

import argparse
import time
from contextlib import suppress
from typing import Final

from rich.live import Live
from rich.table import Table

from magnat.cli.admin import OperatorClient, declare_server_flags
from magnat.cli.app import CommandParser
from magnat.hosts.terminal.refusals import UsageError, refusal_line
from magnat.hosts.terminal.terminal import Terminal

REFRESH_SECONDS: Final = 2.0
FIRST_REFRESH_SECONDS: Final = 0.5  # shorter, because rates need two samples
SHOWN_METRICS: Final = (  # label, metric, format: `/s` is the growth per second, `~` the mean since the last sample
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
MetricValues = dict[str, float]


def declare(parser: CommandParser) -> None:
    declare_server_flags(parser)
    parser.add_flag("once", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    client = OperatorClient(terminal, args)
    before, then = fetch_metrics(client), time.monotonic()  # raises at once if there is no server
    with suppress(KeyboardInterrupt), Live(console=terminal.stdout, auto_refresh=False) as live:
        time.sleep(FIRST_REFRESH_SECONDS)
        while True:
            try:
                now, at = fetch_metrics(client), time.monotonic()
                live.update(metrics_grid(terminal, client.server, before, now, at - then), refresh=True)
                before, then = now, at
            except UsageError as error:  # the server may be restarting, so keep trying
                live.update(refusal_line(terminal, error), refresh=True)
            if args.once:
                break
            time.sleep(REFRESH_SECONDS)
    return 0


def fetch_metrics(client: OperatorClient) -> MetricValues:
    text = str(client.call("GET", "/metrics"))
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def metrics_grid(terminal: Terminal, server: str, before: MetricValues, now: MetricValues, seconds: float) -> Table:
    table = Table(title=server, show_header=False, min_width=40)
    table.add_column()
    table.add_column(justify="right")
    for name, measure, how in SHOWN_METRICS:
        table.add_row(terminal.text(f"top-{name}"), format_metric(measure, how, before, now, seconds))
    return table


def format_metric(measure: str, how: str, before: MetricValues, now: MetricValues, seconds: float) -> str:
    def growth(name: str) -> float:
        """Return the growth since the last sample; after a restart, the counter starts at 0 again."""
        was, value = before.get(name, 0.0), now.get(name, 0.0)
        return value - was if value >= was else value

    match how:
        case "/s":
            return f"{growth(measure) / seconds:.1f}/s"
        case "%":
            return f"{100 * growth(measure) / seconds:.0f} %"
        case "~":
            count = growth(f"{measure}_count")
            return f"{1000 * growth(f'{measure}_sum') / count:.1f}" if count else "–"
        case "ms":
            return f"{1000 * now.get(measure, 0.0):.1f}"
        case "MB":
            return f"{now.get(measure, 0.0) / 1e6:.0f}"
        case _:
            return f"{now.get(measure, 0.0):.0f}"
