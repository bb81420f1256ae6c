"""page: one table that somebody looks at: the host of its match. One script at a time; one timer."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from magnat.kernel import TABLE, Luck
from magnat.page.saved import SavedTable, now_ms
from magnat.play import Entry, Host, Place, Play, Refusal, Script, Seating, Setup, Think, Write
from magnat.play.messages import Command, Hello, Refused, decoder, encoder

if TYPE_CHECKING:
    from magnat.page.page import Page

CODES = {400: 4400, 403: 4403, 404: 4404, 413: 4413, 426: 4426, 429: 4429}  # the same as on a socket


class Looking:
    """A viewer: one connection of the page."""

    def __init__(self, player: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]) -> None:
        self.player: str | None = player
        self.seat = TABLE
        self.only_listens = False
        self.late = False
        self.gone = False
        self.tell = tell
        self.end = end

    def send(self, message: bytes) -> None:
        if not self.gone:
            self.tell(message.decode())

    def close(self, code: int, reason: str) -> None:
        if not self.gone:
            self.gone = True
            self.end(code, reason)


class PageHost(Host):
    """A match with whoever looks at it. Its time stands still while nobody does: nobody loses by closing a tab."""

    def __init__(self, page: "Page", kept: SavedTable, log: list[Entry]) -> None:
        self.page = page
        self.kept = kept
        self.log = log
        self.commands = {entry.command: entry for entry in log if entry.command}
        self.behind = 0
        if log and kept.status == "playing":
            self.behind = max(now_ms() - log[-1].at, 0)
        self.play = Play(kept.seating(), Luck(secrets.randbits(64)), self.now)
        self.play.ahead.allowed = page.thinker is not None
        if kept.header is not None:
            try:
                self.play.load(None, log)
            except Exception:  # whatever another engine wrote: it can be read, and stays as it is
                self.play.match, self.play.readable = None, False
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    @property
    def now(self) -> int:
        return now_ms() - self.behind

    # what the page says

    async def hear(self, client: Looking, text: str) -> None:
        try:
            command: Command = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            client.close(4400, "malformed")
            return
        try:
            if isinstance(command, Hello):
                await self.run(lambda: self.play.attach(client, command.have, command.seat, self.now))
            else:
                await self.run(lambda: self.play.hear(client, command, self.now))
        except Refusal as why:
            client.close(CODES.get(why.status, 4400), why.reason)
        except Exception:
            client.send(encoder.encode(Refused(id=getattr(command, "id", ""), reason="fault")))
            raise

    def abort(self) -> Script[Any]:
        return self.play.abort(self.now)

    async def leave(self, client: Looking) -> None:
        await self.run(lambda: self.play.detach(client, self.now))

    # the table around it

    async def arrange(self, change: Callable[[Seating], tuple[Setup, list[Place]]]) -> None:
        """Change what is played, or who sits where, and tell everybody; or refuse, and nothing has changed."""
        async with self.lock:
            setup, places = change(self.kept.seating())
            row = msgspec.structs.replace(self.kept, setup=setup, places=places, changed=now_ms())
            if not await self.page.write(row):
                raise Refusal("open_elsewhere")
            self.kept = row
            await self.follow(self.play.reseat(row.seating(), False, self.now))
            self._wait()

    async def begin(self, first: Callable[[SavedTable], tuple[SavedTable, Entry]]) -> None:
        """The match begins with the entry that comes `first`, in front of whoever has come by now."""
        async with self.lock:
            row, entry = first(self.kept)
            if not await self.page.write(row, entry):
                raise Refusal("open_elsewhere")
            self.kept, self.log = row, [entry]
            before, self.play.seating = self.play.seating, row.seating()
            self.play.load(None, self.log)
            self.play.seating = before
            await self.follow(self.play.reseat(row.seating(), True, self.now))
            self._wait()

    # the match's scripts

    async def run(self, script: Callable[[], Script[Any]]) -> Any:
        """One script after the other; the value that it comes to."""
        async with self.lock:
            try:
                return await self.follow(script())
            except Elsewhere:
                for viewer in list(self.play.broadcast.viewers):
                    assert isinstance(viewer, Looking)
                    viewer.close(4409, "open_elsewhere")
                self.play.broadcast.viewers.clear()
            finally:
                self._wait()

    async def on_find(self, command: str) -> Entry | None:
        return self.commands.get(command)

    async def on_read(self, since: int) -> list[Entry]:
        return self.log[since:]

    async def on_write(self, request: Write) -> bool:
        """Durable before it is true. What the browser's store has already was written by another tab."""
        entry, kept = request.entry, self.kept
        if entry.command in self.commands or entry.seq != len(self.log):
            return False
        row = msgspec.structs.replace(
            kept,
            status=request.summary.status,
            turn=request.summary.turn,
            winners=request.summary.winners,
            changed=now_ms(),
            places=self.play.seating.places,
        )
        if not await self.page.write(row, entry):
            raise Elsewhere
        self.kept = row
        self.log.append(entry)
        if entry.command:
            self.commands[entry.command] = entry
        return True

    def on_think(self, request: Think) -> None:
        self._start(self._think(request))

    async def _think(self, request: Think) -> None:
        said = await self.page.decide(request.task, request.ahead)
        await self.run(lambda: self.play.thought(request.key, said, self.now))

    # the time

    def _wait(self) -> None:
        """Set the one timer. While nobody looks, nothing happens."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        now = self.now
        at = self.play.next_at(now) if self.play.broadcast.viewers and not self.stopped else None
        if at is not None:
            self.timer = asyncio.get_running_loop().call_later(max(at - now, 0) / 1000, self._wake)

    def _wake(self) -> None:
        self._start(self.run(lambda: self.play.wake(self.now)))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self.stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def stop(self) -> None:
        """Nothing happens here any more, not even what a script that is still running asks for."""
        self.stopped = True
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()


class Elsewhere(Exception):
    """Another tab has written to this match: this one must not go on with what it believes."""
