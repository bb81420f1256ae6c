"""Whole games with a marker in every hidden card: no byte sent reveals a card to a viewer who may not know it."""

import asyncio
from pathlib import Path

import pytest

import magnat
from tests.breadth import TIMES
from tests.server.conftest import FAST
from tests.server.games import HIDDEN
from tests.server.harness import Serving
from tests.server.leaks import MARK, Game, check_copy, check_unreadable

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="compiled code loses the marker of an int")


@pytest.mark.slow
@pytest.mark.parametrize("game", HIDDEN)
def test_hidden_cards_reach_only_permitted_viewers(game: str, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play(serving: Serving) -> None:
        for _ in range(TIMES):
            one = Game(serving, game, 20)
            await one.play()
            check_copy(serving, tmp_path)
            await one.check()
        await check_unreadable(serving, game)

    with Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=log, module="tests.server.marked") as serving:
        asyncio.run(play(serving))
    assert not MARK.search(log.read_text())
