"""play: a host that is a plain loop: one process, one screen or test, bots that think at once."""

from magnat.play.host import Host, R, at_once
from magnat.play.log import Entry
from magnat.play.play import Play
from magnat.play.requests import Script, Think, Write
from magnat.play.thinking import Decision, Task, decide


class Listener:
    """A viewer that keeps all that it is told."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.seat = -1
        self.only_listens = False
        self.late = False
        self.heard: list[bytes] = []
        self.closed = ""

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int, reason: str) -> None:
        self.closed = reason


class Loop(Host):
    """Runs the scripts of one match. The log is a list; `write` makes an entry durable, wherever that is."""

    def __init__(self, play: Play, log: list[Entry]) -> None:
        self.play = play
        self.log = log
        self.thoughts: list[Think] = []

    def run(self, script: Script[R]) -> R:
        """Do what a script asks for, at once; the value that it comes to."""
        return at_once(self.follow(script))

    async def on_write(self, request: Write) -> bool:
        entry = request.entry
        if entry.seq != len(self.log) or (entry.command and self.known(entry.command)):
            return False
        self.write(entry)
        self.log.append(entry)
        self.written(entry)
        return True

    async def on_find(self, command: str) -> Entry | None:
        return self.known(command)

    async def on_read(self, since: int) -> list[Entry]:
        return self.log[since:]

    def on_think(self, request: Think) -> None:
        self.thoughts.append(request)

    def known(self, command: str) -> Entry | None:
        """The entry that a command has become. A repeated one is recent: the log is read from its end."""
        return next((entry for entry in reversed(self.log) if entry.command == command), None)

    def write(self, entry: Entry) -> None:
        """A list is all that a test needs."""

    def written(self, entry: Entry) -> None:
        """It is in the log now."""

    def think(self, now: int) -> None:
        """Let the bots that were asked make up their minds."""
        while self.thoughts:
            thought = self.thoughts.pop(0)
            self.run(self.play.thought(thought.key, self.decided(thought.task), now))

    def decided(self, task: Task) -> Decision:
        return decide(task)
