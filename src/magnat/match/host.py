"""Hosts of matches. A host runs scripts: it fulfils each request before the script continues."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from magnat.match.bot_tasks import BotTask, Decision, decide
from magnat.match.log import Entry
from magnat.match.requests import (
    AskBot,
    CloseViewer,
    FindEntry,
    Publish,
    ReadEntries,
    Script,
    SendMessage,
    Viewer,
    WriteEntry,
)
from magnat.match.session import MatchSession

R = TypeVar("R")


class Host:
    """Runner of the scripts of one match. Subclasses implement storage, bots and messages to other processes."""

    async def run_script(self, script: Script[R]) -> R:
        answer: Any = None
        while True:
            try:
                request = script.send(answer)
            except StopIteration as end:
                value: R = end.value
                return value
            answer = None
            match request:
                case SendMessage():
                    request.viewer.send(request.message)
                case WriteEntry():
                    answer = await self.on_write(request)
                case FindEntry():
                    answer = await self.on_find(request.command)
                case ReadEntries():
                    answer = await self.on_read(request.since)
                case AskBot():
                    self.on_think(request)
                case CloseViewer():
                    request.viewer.close(request.code, request.reason)
                case Publish():
                    self.on_publish(request.message)

    async def on_write(self, request: WriteEntry) -> bool:
        raise NotImplementedError

    async def on_find(self, command: str) -> Entry | None:
        raise NotImplementedError

    async def on_read(self, since: int) -> list[Entry]:
        raise NotImplementedError

    def on_think(self, request: AskBot) -> None:
        raise NotImplementedError

    def on_publish(self, message: str) -> None:
        """Do nothing: most hosts have only one process."""


def run_sync(work: Coroutine[Any, Any, R]) -> R:
    """Return the value of a coroutine that never suspends; raise `RuntimeError` if it does."""
    try:
        work.send(None)
    except StopIteration as end:
        value: R = end.value
        return value
    raise RuntimeError("a plain loop cannot wait")


class RecordingViewer(Viewer):
    """A viewer that keeps all messages it receives."""

    def __init__(self, player: str | None) -> None:
        super().__init__(player)
        self.received: list[bytes] = []
        self.closed = ""

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def close(self, code: int, reason: str) -> None:
        self.closed = reason


class LocalHost(Host):
    """A synchronous host in one process, for a terminal or a test. Its log is a list, and its bots decide inline."""

    def __init__(self, session: MatchSession, log: list[Entry]) -> None:
        self.session = session
        self.log = log
        self.queued_tasks: list[AskBot] = []

    def run(self, script: Script[R]) -> R:
        return run_sync(self.run_script(script))

    async def on_write(self, request: WriteEntry) -> bool:
        entry = request.entry
        if entry.seq != len(self.log) or (entry.command and await self.on_find(entry.command)):
            return False
        self.persist(entry)
        self.log.append(entry)
        return True

    async def on_find(self, command: str) -> Entry | None:
        """Return the entry of a command. The log is searched from its end because repeated commands are recent."""
        return next((entry for entry in reversed(self.log) if entry.command == command), None)

    async def on_read(self, since: int) -> list[Entry]:
        return self.log[since:]

    def on_think(self, request: AskBot) -> None:
        self.queued_tasks.append(request)

    def persist(self, entry: Entry) -> None:
        """Make an entry durable. By default the list is the only copy."""

    def run_bots(self, now: int) -> None:
        while self.queued_tasks:
            request = self.queued_tasks.pop(0)
            self.run(self.session.on_decision(request.job, self.make_decision(request.task), now))

    def make_decision(self, task: BotTask) -> Decision:
        return decide(task)
