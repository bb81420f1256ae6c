"""A synchronous host in one process, for a terminal or a test. Bots decide inline."""

from magnat.match.bot_tasks import BotTask, Decision, decide
from magnat.match.host import Host, R, run_sync
from magnat.match.log import Entry
from magnat.match.requests import AskBot, Script, WriteEntry
from magnat.match.session import MatchSession


class RecordingViewer:
    """A viewer that keeps all messages it receives."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.seat = -1
        self.is_listener = False
        self.is_delayed = False
        self.received: list[bytes] = []
        self.closed = ""

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def close(self, code: int, reason: str) -> None:
        self.closed = reason


class LocalHost(Host):
    """A host whose log is a list. Subclasses override `persist` to make entries durable."""

    def __init__(self, play: MatchSession, log: list[Entry]) -> None:
        self.session = play
        self.log = log
        self.queued_tasks: list[AskBot] = []

    def run(self, script: Script[R]) -> R:
        """Run a script to its end and return its value."""
        return run_sync(self.run_script(script))

    async def on_write(self, request: WriteEntry) -> bool:
        entry = request.entry
        if entry.seq != len(self.log) or (entry.command and self.find_entry(entry.command)):
            return False
        self.persist(entry)
        self.log.append(entry)
        self.on_persisted(entry)
        return True

    async def on_find(self, command: str) -> Entry | None:
        return self.find_entry(command)

    async def on_read(self, since: int) -> list[Entry]:
        return self.log[since:]

    def on_think(self, request: AskBot) -> None:
        self.queued_tasks.append(request)

    def find_entry(self, command: str) -> Entry | None:
        """Return the entry of a command; None if there is none.

        The log is searched from its end because repeated commands are recent.
        """
        return next((entry for entry in reversed(self.log) if entry.command == command), None)

    def persist(self, entry: Entry) -> None:
        """Make an entry durable. By default the list is the only copy."""

    def on_persisted(self, entry: Entry) -> None:
        """Hook that is called after an entry was added to the log."""

    def run_bots(self, now: int) -> None:
        """Run all queued bot tasks, including those that their decisions queue."""
        while self.queued_tasks:
            thought = self.queued_tasks.pop(0)
            self.run(self.session.on_decision(thought.job, self.make_decision(thought.task), now))

    def make_decision(self, task: BotTask) -> Decision:
        return decide(task)
