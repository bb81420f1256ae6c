"""Metrics of a process, in the format of Prometheus."""

import resource
import sys
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from magnat.hosts.server.inbound import InboundCounts
from magnat.tables.clock import now_ms

if TYPE_CHECKING:
    from magnat.hosts.server.process import Process

BUCKET_BOUNDS_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKET_BOUNDS_SECONDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKET_BOUNDS_SECONDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Return the cumulative buckets of Prometheus: upper bound and count."""
        names = [*[str(bound) for bound in BUCKET_BOUNDS_SECONDS], "+Inf"]
        return list(zip(names, map(float, accumulate(self.counts)), strict=True))


class Metrics:
    """Counters that a process updates directly."""

    def __init__(self) -> None:
        self.acknowledgement_times = Histogram()  # from a command to its acknowledgement
        self.refused_sockets = 0  # sockets refused, or closed for an error
        self.slow_readers = 0  # clients disconnected because they read too slowly
        self.inbox_peak = 0  # largest number of queued jobs in one room
        self.background_failures = 0  # failures of background tasks, which were restarted


def list_metrics(process: "Process") -> Iterator[tuple[str, str, str, float]]:
    """Yield the name, kind, description and value of each metric."""
    limits, usage = process.limits, resource.getrusage(resource.RUSAGE_SELF)
    peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    yield "magnat_rooms", "gauge", "tables in memory", len(process.rooms)
    yield "magnat_sockets", "gauge", "sockets of people who sit", limits.sockets.total
    yield "magnat_watchers", "gauge", "sockets and streams of those who watch", limits.watchers.total
    yield "magnat_connections", "gauge", "open connections", limits.connections.total
    yield "magnat_connections_refused", "counter", "connections that were one too many", limits.connections.refused
    yield "magnat_connections_cut", "counter", "connections that were too slow", limits.connections_cut
    yield "magnat_answers", "counter", "answers made durable", process.answer_count
    yield "magnat_notices", "counter", "other entries made durable", process.notice_count
    yield "magnat_commits", "counter", "commits of the store", process.store.commit_count
    yield "magnat_commit_seconds", "counter", "time that commits took", process.store.commit_seconds
    yield "magnat_store_queue", "gauge", "writes that wait for a commit", process.store.waiting
    yield "magnat_refused", "counter", "sockets refused or closed for cause", process.metrics.refused_sockets
    yield "magnat_slow", "counter", "slow readers dropped", process.metrics.slow_readers
    yield "magnat_bot_questions", "counter", "questions put to bots", process.bot_pool.request_count
    yield "magnat_bot_failures", "counter", "bots that failed", process.bot_pool.failure_count
    yield "magnat_bots_waiting", "gauge", "bots that wait for a process", process.bot_pool.queue.waiting
    yield "magnat_replays_waiting", "gauge", "records and streams that wait", process.replay_queue.pool.queue.waiting
    yield "magnat_inboxes", "gauge", "commands that wait in rooms", sum(len(r.inbox) for r in process.rooms.values())
    failures = process.metrics.background_failures
    yield "magnat_background_failures", "counter", "failures of background tasks", failures
    oldest = (now_ms() - process.oldest_report) / 1000 if process.oldest_report else 0.0
    yield "magnat_reports_waiting", "gauge", "reports of players that wait for a decision", process.reports_waiting
    yield "magnat_reports_oldest_seconds", "gauge", "age of the oldest of them", oldest
    yield from list_limit_metrics(process)
    yield "magnat_loop_delay_seconds", "gauge", "the latest that the loop was, in ten seconds", process.max_loop_delay()
    yield "magnat_memory_bytes", "gauge", "resident size now", resident_bytes() or peak
    yield "magnat_memory_peak_bytes", "gauge", "largest resident size", peak
    yield "magnat_cpu_seconds", "counter", "processor time", usage.ru_utime + usage.ru_stime


def list_limit_metrics(process: "Process") -> Iterator[tuple[str, str, str, float]]:
    """Yield the metrics of limits and queues. `bench/siege.py` evaluates them."""
    limits, replays = process.limits, process.replay_queue
    for name, rate in limits.named_rates().items():
        yield f"magnat_{name}_admitted", "counter", f"{name} admitted by the rate of an address", rate.admitted
        yield f"magnat_{name}_refused", "counter", f"{name} refused by the rate of an address", rate.refused
    for name, count in {
        "sockets": limits.sockets,
        "watchers": limits.watchers,
        "replays": replays.waiting,
    }.items():
        yield f"magnat_{name}_refused", "counter", f"{name} that were one too many", count.refused
    yield "magnat_requests_charged", "counter", "requests charged to an address", limits.requests_charged
    worker = process.request_pool.pool
    yield "magnat_worker_requests", "counter", "requests that a worker handled", worker.request_count
    yield "magnat_worker_peak", "gauge", "most requests that waited for a worker", limits.worker_requests.peak
    yield "magnat_hints", "counter", "hints asked for", process.hint_pool.request_count
    yield "magnat_hints_waiting", "gauge", "hints that wait for a process", process.hint_pool.queue.waiting
    yield "magnat_replays_peak", "gauge", "most records waited for at once", replays.waiting.peak
    yield "magnat_work_charged", "counter", "steps of commands charged to an address", limits.command_time.charged
    yield "magnat_pieces", "counter", "pieces of input read", InboundCounts.chunks
    yield "magnat_pieces_charged", "counter", "pieces of input charged to an address", limits.reading_time.charged
    yield "magnat_pieces_bytes", "counter", "bytes of input read", InboundCounts.bytes_read
    yield (
        "magnat_pieces_peak",
        "gauge",
        "most bytes of one connection that waited to be read",
        InboundCounts.buffered_peak,
    )
    yield "magnat_inbox_peak", "gauge", "most commands that waited in one room", process.metrics.inbox_peak
    yield "magnat_addresses", "gauge", "buckets of addresses and networks in memory", limits.bucket_count
    queue = process.bot_pool.queue
    yield "magnat_bots_peak", "gauge", "most bots that waited at once", queue.waiting_peak
    yield "magnat_bots_networks", "gauge", "most networks that waited at once for bots", queue.networks_peak
    yield (
        "magnat_bots_passed_over",
        "gauge",
        "most turns of others while a network waited for a bot",
        queue.max_turns_passed_over,
    )


def resident_bytes() -> int:
    """Return the resident size in bytes, or 0 if the system does not report it."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return 0


class MetricsCollector:
    """A `prometheus_client` collector for the metrics of a process."""

    def __init__(self, process: "Process") -> None:
        self.process = process

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        families = {"counter": CounterMetricFamily, "gauge": GaugeMetricFamily}
        for name, kind, about, value in list_metrics(self.process):
            yield families[kind](name, about, value=value)
        spreads = {
            "magnat_acknowledgement_seconds": (
                "from a command to its acknowledgement",
                self.process.metrics.acknowledgement_times,
            ),
            "magnat_bot_wait_seconds": ("until it is a bot's turn to think", self.process.bot_pool.queue.wait_times),
        }
        for name, (about, spread) in spreads.items():
            yield HistogramMetricFamily(name, about, buckets=spread.buckets(), sum_value=spread.sum)


def render_prometheus(process: "Process") -> tuple[bytes, str]:
    """Return the metrics as text, and its content type."""
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest

    registry = CollectorRegistry()
    registry.register(MetricsCollector(process))
    return generate_latest(registry), CONTENT_TYPE_LATEST
