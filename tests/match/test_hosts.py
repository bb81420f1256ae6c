"""play: one scripted game of each title at server, terminal and plain loop: the same record, the same words to all."""

from pathlib import Path
from typing import Any

import pytest

from magnat.games import all_games
from magnat.match import AnswerEntry, NoticeEntry, rows_of
from magnat.record import load_record
from tests.match.hosts import NAMES, Played, at_the_terminal, in_a_loop, served


@pytest.mark.parametrize("game", all_games())
def test_every_host_tells_everybody_the_same(game: str, tmp_path: Path, monkeypatch: Any) -> None:
    missing: list[set[str]] = []
    for seed in range(10):  # whether an offer is possible at all is luck
        folder = tmp_path / str(seed)
        folder.mkdir()
        server, begun = served(folder, monkeypatch, game, seed)
        loop = in_a_loop(*begun)
        assert rows_of(server.log) == rows_of(loop.log)
        terminal = at_the_terminal(begun[0], begun[1], begun[2], folder / "evening.magnat", monkeypatch)
        assert server.log == loop.log == terminal.log
        for name in (*NAMES, "Watcher"):
            assert server.told[name] == loop.told[name] == terminal.told[name], name
        assert load_record(folder / "evening.magnat").rows == list(rows_of(loop.log))
        assert loop.screens["Ada"].over and loop.screens["Watcher"].over, "it is played to its end"
        assert len(loop.told["Watcher"]) > 20
        missing.append(wanted_of(game) - happened(loop))
        if not missing[-1]:
            return
    raise AssertionError(f"something never happened: {missing}")


def happened(evening: Played) -> set[str]:
    """Who spoke, what else was logged, and whether a refused offer was told to Ada with its reason."""
    found = {
        entry.body.by if isinstance(entry.body, AnswerEntry) else type(entry.body).__name__ for entry in evening.log
    }
    found |= {entry.body.word for entry in evening.log if isinstance(entry.body, NoticeEntry)}
    gone = any('"type":"offer_gone"' in frame and '"reason"' in frame for frame in evening.told["Ada"])
    return found | ({"offer_gone with its reason"} if gone else set())


def wanted_of(game: str) -> set[str]:
    """What an evening has to bring about so that the comparison of hosts means something."""
    trades = {"offer_refused", "offer_void", "offer_gone with its reason"}
    always = {"player", "bot", "stand_in", "NoticeEntry", "UndoEntry", "away", "stands_in", "back", "chat"}
    return always | (trades if game in ("electronic", "millionaire") else set())
