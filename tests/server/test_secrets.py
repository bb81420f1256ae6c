"""server: a marker in every hidden card of whole games; it reaches nobody who may not know it, in no byte."""

import asyncio
from pathlib import Path

import pytest

import magnat
from tests.server.conftest import FAST
from tests.server.games import HIDDEN
from tests.server.harness import Serving
from tests.server.leaks import MARK, Game, copied

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="compiled code forgets that an int was marked")


@pytest.mark.slow
@pytest.mark.parametrize("game", HIDDEN)
def test_no_marker_reaches_who_may_not_know_it(game: str, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play(serving: Serving) -> None:
        one = Game(serving, game, 20)
        await one.play()
        copied(serving, tmp_path)
        await one.check()

    with Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=log, module="tests.server.marked") as serving:
        asyncio.run(play(serving))
    assert not MARK.search(log.read_text())
