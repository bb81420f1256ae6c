"""The verdict of a siege that counts, independent of the machine's speed.

A rate limit admits at most its burst plus its rate times the elapsed seconds, on any machine; a
limit on simultaneous use admits its number. The server runs with low limits, so that an attack
exceeds them on any machine.
"""

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from magnat.hosts.server.inbound import CHUNK_BYTES, MAX_BUFFERED_BYTES
from magnat.hosts.server.limits import (
    ADDRESS_RATE_FACTOR,
    CONNECTIONS_PER_SECOND,
    GUESSES_PER_SECOND,
    MAX_REQUESTS_IN_WORKER_PER_ADDRESS,
    PAGES_PER_SECOND,
    client_address,
)
from magnat.hosts.server.replay_queue import MAX_WAITING_RECORDS_PER_ADDRESS
from magnat.hosts.server.room import MAX_INBOX_JOBS
from magnat.hosts.server.settings import NETWORK_FACTOR

RATE: Final = 2  # messages a second on a socket
CONNECTIONS: Final = 30
WATCHERS: Final = 8
NAMES: Final = 15
TABLES: Final = 20
BOT_TABLES: Final = 10
COMPANIONS: Final = 5
ROOM_FOR_BOTS: Final = ("--bot-tables", "1000")  # high enough for the unreadable matches, which count as tables of bots
FLAGS: Final = (
    *("--rate", str(RATE), "--connections-per-address", str(CONNECTIONS), "--watchers-per-address", str(WATCHERS)),
    *("--names-per-address", str(NAMES), "--companions-per-address", str(COMPANIONS), "--tables-per-player", "6"),
    *("--tables-per-address", str(TABLES), "--bot-tables-per-address", str(BOT_TABLES), "--bot-pace", "100"),
    *ROOM_FOR_BOTS,
)
RECEIVED: Final = 262_144  # bytes that asyncio reads at once
BOTS: Final = 4  # seats of a table that are asked at once, at most
ACKNOWLEDGED: Final = 10  # commands of each innocent table in a stage
EXPECTED: Final = ("a match cannot be played on",)  # errors in the log that the unreadable matches cause
HOUR: Final = 3600

Measures = dict[str, float]
Report = dict[str, Any]


class Limit(NamedTuple):
    """The limit of one address; its network may have four times as much."""

    burst: float
    per_second: float = 0.0  # 0 for a limit on simultaneous use

    def most(self, seconds: float) -> int:
        return math.floor(self.burst + self.per_second * seconds + 1e-6)


LIMITS: Final = {
    "requests": Limit(2 * RATE * ADDRESS_RATE_FACTOR, RATE * ADDRESS_RATE_FACTOR),
    "pages": Limit(5 * PAGES_PER_SECOND, PAGES_PER_SECOND),
    "arrivals": Limit(5 * CONNECTIONS_PER_SECOND, CONNECTIONS_PER_SECOND),
    "guesses": Limit(20 * GUESSES_PER_SECOND, GUESSES_PER_SECOND),
    "names": Limit(NAMES, NAMES / HOUR),
    "companions": Limit(COMPANIONS, COMPANIONS / HOUR),
    "connections": Limit(CONNECTIONS),
    "watchers": Limit(WATCHERS),
    "tables": Limit(TABLES),
    "bot_tables": Limit(BOT_TABLES),
    "half_said": Limit(0),  # connections that were never cut off
}
# Maximum use by the innocent players and the measurement itself in a stage.
INNOCENT: Final = {"requests": 20, "pages": 0, "arrivals": 40, "names": 1, "companions": 0}
# The server counters that must include a refusal seen by an attacker.
COUNTERS: Final = {
    "requests": ("requests", "guesses", "cpu", "worker"),  # all are rate limits
    "names": ("names",),
    "companions": ("companions",),
    "watchers": ("watchers",),
    "replays": ("replays",),
    "connections": ("connections", "arrivals"),
}


class Verdict:
    """The expectations of a stage, and the violations."""

    def __init__(self) -> None:
        self.checks = 0
        self.wrong: list[str] = []

    def most(self, label: str, value: float, limit: float) -> None:
        self.checks += 1
        if value > limit:
            self.wrong.append(f"{label}: {value:g}, at most {limit:g}")

    def least(self, label: str, value: float, limit: float) -> None:
        self.checks += 1
        if value < limit:
            self.wrong.append(f"{label}: {value:g}, at least {limit:g}")

    def none(self, label: str, value: Iterable[Any]) -> None:
        self.checks += 1
        self.wrong += [f"{label}: {each}" for each in value]


def judge_attack(verdict: Verdict, report: Report) -> None:
    """Judge the attacker's counts: no admissions beyond a limit, and as many refusals as required."""
    seconds = report["seconds"]
    verdict.none("the attack failed", report["failed"])
    verdict.least("attempts", report["done"] + report["refused"], 1)
    for limit, admitted in report["admitted"].items():
        if limit not in LIMITS:
            continue
        for level, times, admitted_count in by_address_and_network(admitted):
            verdict.most(f"{limit} admitted for {level}", admitted_count, times * LIMITS[limit].most(seconds))
    for limit, least in report["wanted"].items():
        verdict.least(f"{limit} refused", report["turned_away"].get(limit, 0), least)


def by_address_and_network(admitted: dict[str, int]) -> Iterator[tuple[str, int, int]]:
    """Yield each address and network, its multiple of the limit of an address, and its admissions."""
    networks: Counter[str] = Counter()
    for address, count in admitted.items():
        networks[client_address(address).network] += count
        yield address, 1, count
    for network, count in networks.items():
        yield network, NETWORK_FACTOR, count


def judge_server(verdict: Verdict, report: Report, before: Measures, after: Measures, seconds: float) -> None:
    """Judge the server's counters: within the limits, and including every refusal the attacker saw."""

    def grown(name: str) -> float:
        return after[f"magnat_{name}_total"] - before[f"magnat_{name}_total"]

    addresses = report["addresses"]
    networks = len({client_address(address).network for address in addresses})
    shares = min(len(addresses), NETWORK_FACTOR * networks)
    for limit, more in INNOCENT.items():
        most = shares * LIMITS[limit].most(seconds) + more
        verdict.most(f"{limit} admitted in all", grown(f"{limit}_admitted"), most)
        admissions = sum(report["admitted"].get(limit, {}).values())
        verdict.least(f"{limit} counted as admitted", grown(f"{limit}_admitted"), admissions)
    for limit, names in COUNTERS.items():
        counted = sum(grown(f"{name}_refused") for name in names)
        verdict.least(f"{limit} counted as refused", counted, report["turned_away"].get(limit, 0))
    if "half_said" in report["admitted"]:
        ended = grown("connections_cut") + grown("connections_refused") + grown("arrivals_refused")
        verdict.least("half requests that were refused or cut off", ended, report["done"])
    acknowledgements = after["magnat_acknowledgement_seconds_count"] - before["magnat_acknowledgement_seconds_count"]
    verdict.least("steps of commands that were charged", grown("work_charged"), acknowledgements)
    verdict.least("pieces of input that were charged", grown("pieces_charged"), grown("pieces"))
    verdict.most("bytes of a piece of input", grown("pieces_bytes") / max(grown("pieces"), 1), CHUNK_BYTES)


def judge_requests(verdict: Verdict, report: Report, before: Measures, after: Measures) -> None:
    """Judge a stage that only sends HTTP requests: each that was admitted is charged to its address."""
    admitted = sum(report["admitted"].get("requests", {}).values())
    grown = after["magnat_requests_charged_total"] - before["magnat_requests_charged_total"]
    verdict.least("requests that were charged", grown, admitted)


def refusals(before: Measures, after: Measures) -> str:
    """Return the refusals that the server counted, for printing."""
    names = [name for name in after if name.endswith("_refused_total") and name != "magnat_refused_total"]
    grown = {name.removeprefix("magnat_").removesuffix("_refused_total"): after[name] - before[name] for name in names}
    return ", ".join(f"{value:.0f} {name}" for name, value in grown.items() if value)


def judge_queues(verdict: Verdict, after: Measures, addresses: int, rooms: float) -> None:
    """Judge the maximum length of the queues, and how long a network was passed over."""
    verdict.most("bytes of one connection that waited", after["magnat_pieces_peak"], MAX_BUFFERED_BYTES + RECEIVED)
    verdict.most("commands that waited in a room", after["magnat_inbox_peak"], MAX_INBOX_JOBS)
    verdict.most("records that were waited for at once", after["magnat_replays_peak"], MAX_WAITING_RECORDS_PER_ADDRESS)
    verdict.most("bots that waited at once", after["magnat_bots_peak"], BOTS * rooms)
    waiting = after["magnat_worker_peak"]
    verdict.most("requests that waited for the worker at once", waiting, MAX_REQUESTS_IN_WORKER_PER_ADDRESS)
    verdict.most("buckets in memory", after["magnat_addresses"], 10 * 2 * addresses)
    networks = after["magnat_bots_networks"]
    turns = networks + networks // 7  # all others once, and every eighth slot goes to unwatched tables
    verdict.most("turns that a network was passed over", after["magnat_bots_passed_over"], turns)


def judge_given_back(verdict: Verdict, quiet: Measures, after: Measures) -> None:
    """Judge whether everything that attackers held was released."""
    for name in ("connections", "sockets", "watchers"):
        verdict.most(f"{name} that were not given back", after[f"magnat_{name}"] - quiet[f"magnat_{name}"], 0)
        verdict.least(f"{name} of the innocent", after[f"magnat_{name}"] - quiet[f"magnat_{name}"], 0)
    waiting = after["magnat_store_queue"] + after["magnat_inboxes"]  # tables of bots play on
    verdict.most("writes and commands that still wait", waiting, after["magnat_rooms"])


def judge_log(verdict: Verdict, path: Path, seconds: float) -> None:
    """No traceback, no unexpected error, and no warning more than once a second."""
    warnings: Counter[str] = Counter()
    for line in path.read_text(errors="replace").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            verdict.none("the log has a line that is not JSON", [line[:200]])
            continue
        if "where" in entry or (entry["level"] in ("error", "critical") and entry["what"] not in EXPECTED):
            verdict.none("the log has an error", [line[:400]])
        if entry["level"] == "warning":
            warnings[entry["what"]] += 1
    for warning, count in warnings.items():
        verdict.most(f"warnings in the log: {warning}", count, seconds + 1)
