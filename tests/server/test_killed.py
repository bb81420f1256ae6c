"""server: whatever is killed, nothing that was promised is lost, and nothing happens twice."""

import asyncio

import pytest

import magnat
from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.harness import Serving
from tests.server.killing import under_fire

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")


@pytest.mark.slow
def test_a_server_killed_twenty_times_loses_nothing(store: str) -> None:
    with Serving(store, *FAST) as serving:

        async def crash() -> None:
            serving.kill()
            await asyncio.to_thread(serving.start)

        report = asyncio.run(under_fire(serving, tables=4, kills=20, crash=crash))
    print(report)
    assert report.acknowledged > 100
    assert report.slowest_back < 2, report


@pytest.mark.slow
def test_postgresql_killed_under_the_server_loses_nothing() -> None:
    database = Postgresql().start()
    try:
        with Serving(database.database("killed"), *FAST) as serving:

            async def crash() -> None:
                await asyncio.to_thread(database.kill)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(database.start)

            report = asyncio.run(under_fire(serving, tables=2, kills=3, crash=crash))
        print(report)
        assert report.acknowledged > 20
    finally:
        database.stop()
