"""A scripted game of each title gives the same record and messages on the server, the terminal and the plain loop."""

from pathlib import Path
from typing import Any

import pytest

from magnat.games import all_games
from magnat.match import AnswerEntry, NoticeEntry, rows_of
from magnat.record import load_record
from tests.match.hosts import NAMES, Played, run_at_terminal, run_in_loop, run_on_server


@pytest.mark.parametrize("game", all_games())
def test_every_host_sends_everybody_the_same_messages(game: str, tmp_path: Path, monkeypatch: Any) -> None:
    missing: list[set[str]] = []
    for seed in range(10):  # whether an offer is possible depends on luck
        folder = tmp_path / str(seed)
        folder.mkdir()
        server, begun = run_on_server(folder, monkeypatch, game, seed)
        loop = run_in_loop(*begun)
        assert rows_of(server.log) == rows_of(loop.log)
        terminal = run_at_terminal(begun[0], begun[1], begun[2], folder / "evening.magnat", monkeypatch)
        assert server.log == loop.log == terminal.log
        for name in (*NAMES, "Watcher"):
            assert server.told[name] == loop.told[name] == terminal.told[name], name
        assert load_record(folder / "evening.magnat").rows == list(rows_of(loop.log))
        assert loop.screens["Ada"].over and loop.screens["Watcher"].over, "it is played to its end"
        assert len(loop.told["Watcher"]) > 20
        missing.append(required_events(game) - events_of(loop))
        if not missing[-1]:
            return
    raise AssertionError(f"something never happened: {missing}")


def events_of(evening: Played) -> set[str]:
    """Return the kinds of speakers and notices in the log, and whether Ada received a refused offer's reason."""
    events = {
        entry.body.by if isinstance(entry.body, AnswerEntry) else type(entry.body).__name__ for entry in evening.log
    }
    events |= {entry.body.word for entry in evening.log if isinstance(entry.body, NoticeEntry)}
    gone = any('"type":"offer_gone"' in frame and '"reason"' in frame for frame in evening.told["Ada"])
    return events | ({"offer_gone with its reason"} if gone else set())


def required_events(game: str) -> set[str]:
    """Return the events an evening needs for a meaningful comparison of hosts."""
    trades = {"offer_refused", "offer_void", "offer_gone with its reason"}
    always = {"player", "bot", "stand_in", "NoticeEntry", "UndoEntry", "away", "stands_in", "back", "chat"}
    return always | (trades if game in ("electronic", "millionaire") else set())
