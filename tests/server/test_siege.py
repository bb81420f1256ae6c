"""The counts that decide a siege, and its verdict on reports beyond a limit."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import magnat
from bench.siege_counts import CONNECTIONS, LIMITS, Verdict, judge_attack, judge_log, judge_queues
from magnat.hosts.server.fair_queue import FairQueue, Share
from magnat.hosts.server.limits import CountLimit, RateLimit, client_address
from magnat.hosts.server.settings import NETWORK_FACTOR

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="nothing tested here is compiled")

QUIET = {
    "magnat_pieces_peak": 0.0,
    "magnat_inbox_peak": 0.0,
    "magnat_replays_peak": 0.0,
    "magnat_worker_peak": 0.0,
    "magnat_bots_peak": 0.0,
    "magnat_addresses": 0.0,
    "magnat_bots_networks": 2.0,
    "magnat_bots_passed_over": 0.0,
}


def report(**figures: Any) -> dict[str, Any]:
    defaults = {"done": 1, "refused": 0, "seconds": 2.0, "admitted": {}, "turned_away": {}, "wanted": {}, "failed": []}
    return {**defaults, **figures}


def faults_of(**figures: Any) -> list[str]:
    verdict = Verdict()
    judge_attack(verdict, report(**figures))
    return verdict.wrong


def test_an_address_may_reach_but_not_exceed_its_limit() -> None:
    most = LIMITS["requests"].most(2.0)
    assert most == LIMITS["requests"].burst + 2 * LIMITS["requests"].per_second
    assert faults_of(admitted={"requests": {"127.0.7.1": most}}) == []
    assert len(faults_of(admitted={"requests": {"127.0.7.1": most + 1}})) == 1


def test_a_network_may_have_four_times_the_limit_of_an_address() -> None:
    addresses = [f"127.0.7.{n}" for n in range(1, NETWORK_FACTOR + 2)]
    assert faults_of(admitted={"connections": dict.fromkeys(addresses[:NETWORK_FACTOR], CONNECTIONS)}) == []
    assert len(faults_of(admitted={"connections": dict.fromkeys(addresses, CONNECTIONS)})) == 1


def test_an_attack_rarely_refused_or_failing_is_not_withstood() -> None:
    assert faults_of(wanted={"names": 2}, turned_away={"names": 2}) == []
    assert len(faults_of(wanted={"names": 2}, turned_away={"names": 1})) == 1
    assert len(faults_of(failed=["TimeoutError()"])) == 1
    assert len(faults_of(done=0)) == 1


def test_queues_have_bounds() -> None:
    for name in QUIET:
        verdict = Verdict()
        judge_queues(verdict, {**QUIET, name: 1e9}, addresses=10, rooms=10)
        assert bool(verdict.wrong) == (name != "magnat_bots_networks"), name


def test_errors_and_frequent_warnings_in_the_log_are_faults(tmp_path: Path) -> None:
    log = tmp_path / "log"
    warning = {"level": "warning", "what": "a connection was refused"}
    cases: list[tuple[list[dict[str, Any]], int]] = [
        ([warning, {"level": "error", "what": "a match cannot be played on"}], 0),
        ([warning] * 12, 1),
        ([{"level": "error", "what": "a room failed"}], 1),
        ([{"level": "info", "what": "x", "where": ["room.py:1"]}], 1),
    ]
    for lines, wrong in cases:
        log.write_text("".join(json.dumps(line) + "\n" for line in lines))
        verdict = Verdict()
        judge_log(verdict, log, seconds=10)
        assert len(verdict.wrong) == wrong, lines
    log.write_text("Traceback (most recent call last):\n")
    judge_log(verdict, log, seconds=10)
    assert len(verdict.wrong) == 2


def test_a_queue_counts_turns_in_which_a_network_was_passed_over() -> None:
    async def run() -> FairQueue:
        queue = FairQueue(1)

        async def one(whose: Share) -> None:
            async with queue.turn(whose):
                await asyncio.sleep(0)

        many = [Share(True, ("a", "a0", f"t{n}")) for n in range(20)]
        await asyncio.gather(*[one(whose) for whose in [*many, Share(True, ("b", "b0", "mine"))]])
        return queue

    queue = asyncio.run(run())
    assert (queue.waiting_peak, queue.networks_peak, queue.max_turns_passed_over) == (20, 2, 1)


def test_limits_count_admissions_and_refusals() -> None:
    rate, count, client = RateLimit(0.0, 2), CountLimit(2, 2), client_address("10.0.0.1")
    assert [rate.take(client) for _ in range(3)] == [count.take(client) for _ in range(3)] == [True, True, False]
    rate.charge(client, 0.5)
    assert (rate.admitted, rate.refused, rate.charged) == (2, 1, 1)
    count.release(client)
    assert (count.total, count.peak, count.refused) == (1, 2, 1)
