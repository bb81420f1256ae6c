"""play: what every host does with a script: one wish after the other, each answered before the script goes on."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from magnat.match.log import Entry
from magnat.match.requests import AskBot, CloseViewer, FindEntry, Publish, ReadEntries, Script, SendMessage, WriteEntry

R = TypeVar("R")


class Host:
    """Whoever runs the scripts of one match. Each host says what is done with entries, thoughts and other processes."""

    async def run_script(self, script: Script[R]) -> R:
        """Do what a script asks for; the value that it comes to."""
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
        """Most hosts are alone: there is no other process to tell."""


def run_sync(work: Coroutine[Any, Any, R]) -> R:
    """What work comes to that waits for nothing: a plain loop has nothing to wait for."""
    try:
        work.send(None)
    except StopIteration as end:
        value: R = end.value
        return value
    raise RuntimeError("a plain loop cannot wait")
