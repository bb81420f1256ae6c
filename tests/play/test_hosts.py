"""play: one scripted game of each title at server, terminal and plain loop: the same record, the same words to all."""

from pathlib import Path
from typing import Any

import pytest

import magnat
from magnat.games import all_games
from magnat.play import Note, Said, TakenBack, rows_of
from magnat.record import read
from tests.play.hosts import NAMES, at_the_terminal, in_a_loop, served

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")


@pytest.mark.parametrize("game", all_games())
def test_every_host_tells_everybody_the_same(game: str, tmp_path: Path, monkeypatch: Any) -> None:
    server, begun = served(tmp_path, monkeypatch, game)
    loop = in_a_loop(*begun)
    assert rows_of(server.log) == rows_of(loop.log)
    terminal = at_the_terminal(begun[0], begun[1], begun[2], tmp_path / "evening.magnat", monkeypatch)
    assert server.log == loop.log == terminal.log
    for name in (*NAMES, "Watcher"):
        assert server.told[name] == loop.told[name] == terminal.told[name], name
    assert read(tmp_path / "evening.magnat").rows == list(rows_of(loop.log))
    happened = {entry.body.by if isinstance(entry.body, Said) else type(entry.body).__name__ for entry in loop.log}
    assert {"player", "bot", "stand_in", "Note"} <= happened
    words = {entry.body.word for entry in loop.log if isinstance(entry.body, Note)}
    assert {"away", "stands_in", "back", "chat"} <= words
    assert len(loop.told["Watcher"]) > 20
    assert any(isinstance(entry.body, TakenBack) for entry in loop.log)
    assert loop.screens["Ada"].over and loop.screens["Watcher"].over, "it is played to its end"
    if game in ("electronic", "millionaire"):
        assert {"offer_refused", "offer_void"} <= words
        assert any('"type":"offer_gone"' in frame and '"reason"' in frame for frame in loop.told["Ada"])
