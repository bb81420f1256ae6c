"""Kills of any process lose no acknowledged command and repeat none."""

import asyncio

import pytest

from tests.breadth import TIMES
from tests.postgresql import Postgresql
from tests.server.conftest import FAST as UNLIMITED
from tests.server.harness import Serving
from tests.server.killing import under_fire

FAST = (*UNLIMITED, "--review-games", "1")


@pytest.mark.slow
def test_a_server_killed_repeatedly_loses_nothing(store: str) -> None:
    with Serving(store, *FAST) as serving:

        async def crash(node: int) -> None:
            serving.kill()
            await asyncio.to_thread(serving.start)

        report = asyncio.run(under_fire([serving], tables=3, kills=5 * TIMES, crash=crash, least=15))
    assert report.kills == 5 * TIMES and report.acknowledged >= 90 and report.least_between >= 15, report
    assert report.came_back >= 5 and len(report.played_on) >= 5, report
    assert all(report.promises.values()), report.promises


@pytest.mark.slow
def test_clients_of_a_killed_node_continue_at_the_other(postgresql: Postgresql) -> None:
    url = postgresql.database("nodes_killed")
    with Serving(url, *FAST) as first, Serving(url, *FAST) as second:
        nodes = [first, second]

        async def crash(node: int) -> None:
            nodes[node].kill()
            await asyncio.to_thread(nodes[node].start)

        report = asyncio.run(under_fire(nodes, tables=2, kills=2 * TIMES, crash=crash, least=15))
    assert report.kills == 2 * TIMES and report.acknowledged >= 45 and report.played_on, report


@pytest.mark.slow
def test_postgresql_killed_under_the_server_loses_nothing() -> None:
    database = Postgresql().start()
    try:
        with Serving(database.database("killed"), *FAST) as serving:

            async def crash(node: int) -> None:
                await asyncio.to_thread(database.kill)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(database.start)

            report = asyncio.run(under_fire([serving], tables=2, kills=2 * TIMES, crash=crash))
        assert report.acknowledged >= 15, report
    finally:
        database.stop()
