"""The base class of hosts. A host runs scripts: it fulfils each request before the script continues."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from magnat.match.log import Entry
from magnat.match.requests import AskBot, CloseViewer, FindEntry, Publish, ReadEntries, Script, SendMessage, WriteEntry

R = TypeVar("R")


class Host:
    """Runner of the scripts of one match. Subclasses implement storage, bots and messages to other processes."""

    async def run_script(self, script: Script[R]) -> R:
        """Fulfil all requests of a script and return its value."""
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
                    self.on_publish(request.told)

    async def on_write(self, request: WriteEntry) -> bool:
        raise NotImplementedError

    async def on_find(self, command: str) -> Entry | None:
        raise NotImplementedError

    async def on_read(self, since: int) -> list[Entry]:
        raise NotImplementedError

    def on_think(self, request: AskBot) -> None:
        raise NotImplementedError

    def on_publish(self, told: str) -> None:
        """Do nothing: most hosts have only one process."""


def run_sync(work: Coroutine[Any, Any, R]) -> R:
    """Return the value of a coroutine that never suspends; raise `RuntimeError` if it does."""
    try:
        work.send(None)
    except StopIteration as end:
        value: R = end.value
        return value
    raise RuntimeError("a plain loop cannot wait")
