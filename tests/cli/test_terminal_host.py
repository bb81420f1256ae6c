"""The terminal as the host of a match."""

from magnat.hosts.terminal.host import TerminalHost
from magnat.hosts.terminal.saved_games import SaveData
from magnat.match import Setup
from magnat.match.messages import Noted, Welcome


def test_a_message_is_taken_once_and_the_others_remain(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    setup = Setup(game="electronic", bot_pace=0)
    host = TerminalHost.start(setup, ["Ada", "Blaise"], SaveData("", 1), tmp_path / "game.magnat")
    host.attach(tell_all=True)
    assert not host.take_messages(Noted)
    assert len(host.take_messages(Welcome)) == 1
    assert not host.take_messages(Welcome)
