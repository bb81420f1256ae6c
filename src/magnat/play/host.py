"""play: what every host does with a script: one wish after the other, each answered before the script goes on."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from magnat.play.effects import Close, Find, Read, Script, Send, Share, Think, Write
from magnat.play.log import Entry

R = TypeVar("R")


class Host:
    """Whoever runs the scripts of one match. Each host says what is done with entries, thoughts and other processes."""

    async def follow(self, script: Script[R]) -> R:
        """Do what a script asks for; the value that it comes to."""
        answer: Any = None
        while True:
            try:
                effect = script.send(answer)
            except StopIteration as end:
                value: R = end.value
                return value
            answer = None
            match effect:
                case Send():
                    effect.viewer.send(effect.message)
                case Write():
                    answer = await self.on_write(effect)
                case Find():
                    answer = await self.on_find(effect.command)
                case Read():
                    answer = await self.on_read(effect.since)
                case Think():
                    self.on_think(effect)
                case Close():
                    effect.viewer.close(effect.code, effect.reason)
                case Share():
                    self.on_share(effect.told)

    async def on_write(self, effect: Write) -> bool:
        raise NotImplementedError

    async def on_find(self, command: str) -> Entry | None:
        raise NotImplementedError

    async def on_read(self, since: int) -> list[Entry]:
        raise NotImplementedError

    def on_think(self, effect: Think) -> None:
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
