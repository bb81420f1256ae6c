"""play: what every host does with a script: one wish after the other, each answered before the script goes on."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from magnat.play.log import Entry
from magnat.play.requests import Close, Find, Read, Script, Send, Share, Think, Write

R = TypeVar("R")


class Host:
    """Whoever runs the scripts of one match. Each host says what is done with entries, thoughts and other processes."""

    async def follow(self, script: Script[R]) -> R:
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
                case Send():
                    request.viewer.send(request.message)
                case Write():
                    answer = await self.on_write(request)
                case Find():
                    answer = await self.on_find(request.command)
                case Read():
                    answer = await self.on_read(request.since)
                case Think():
                    self.on_think(request)
                case Close():
                    request.viewer.close(request.code, request.reason)
                case Share():
                    self.on_share(request.told)

    async def on_write(self, request: Write) -> bool:
        raise NotImplementedError

    async def on_find(self, command: str) -> Entry | None:
        raise NotImplementedError

    async def on_read(self, since: int) -> list[Entry]:
        raise NotImplementedError

    def on_think(self, request: Think) -> None:
        raise NotImplementedError

    def on_share(self, told: str) -> None:
        """Most hosts are alone: there is no other process to tell."""


def at_once(work: Coroutine[Any, Any, R]) -> R:
    """What work comes to that waits for nothing: a plain loop has nothing to wait for."""
    try:
        work.send(None)
    except StopIteration as end:
        value: R = end.value
        return value
    raise RuntimeError("a plain loop cannot wait")
