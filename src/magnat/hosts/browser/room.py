"""One open table and the host of its match. It runs one script at a time and has one timer."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from magnat.hosts.browser.saved_table import SavedTable, now_ms
from magnat.kernel import TABLE, Luck
from magnat.match import AskBot, Entry, Host, MatchSession, Place, Refusal, Script, Seating, Setup, WriteEntry
from magnat.match.messages import Command, Hello, Refused, decoder, encoder

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost

BROWSER_CLOSE_CODES = {400: 4400, 403: 4403, 404: 4404, 413: 4413, 426: 4426, 429: 4429}  # as on a server's socket


class BrowserClient:
    """One connection of the page, as a viewer."""

    def __init__(self, player: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]) -> None:
        self.player: str | None = player
        self.seat = TABLE
        self.is_listener = False
        self.is_delayed = False
        self.has_left = False
        self.send_text = tell
        self.send_close = end

    def send(self, message: bytes) -> None:
        if not self.has_left:
            self.send_text(message.decode())

    def close(self, code: int, reason: str) -> None:
        if not self.has_left:
            self.has_left = True
            self.send_close(code, reason)


class BrowserRoom(Host):
    """A match with its viewers. Its time stops while there is no viewer, so that closing a tab costs nothing."""

    def __init__(self, page: "BrowserHost", kept: SavedTable, log: list[Entry]) -> None:
        self.browser = page
        self.saved = kept
        self.log = log
        self.commands = {entry.command: entry for entry in log if entry.command}
        self.clock_behind_ms = 0
        if log and kept.status == "playing":
            self.clock_behind_ms = max(now_ms() - log[-1].at, 0)
        self.session = MatchSession(kept.seating(), Luck(secrets.randbits(64)), self.now)
        self.session.ponder.allowed = page.run_task is not None
        if kept.header is not None:
            try:
                self.session.load(None, log)
            except Exception:  # a log of another engine version: readable as a record, but not playable
                self.session.match, self.session.is_readable = None, False
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    @property
    def now(self) -> int:
        return now_ms() - self.clock_behind_ms

    # commands

    async def on_command(self, client: BrowserClient, text: str) -> None:
        try:
            command: Command = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            client.close(4400, "malformed")
            return
        try:
            if isinstance(command, Hello):
                await self.run(lambda: self.session.attach(client, command.have, command.seat, self.now))
            else:
                await self.run(lambda: self.session.on_command(client, command, self.now))
        except Refusal as why:
            client.close(BROWSER_CLOSE_CODES.get(why.status, 4400), why.reason)
        except Exception:
            client.send(encoder.encode(Refused(id=getattr(command, "id", ""), reason="fault")))
            raise

    def abort(self) -> Script[Any]:
        return self.session.abort(self.now)

    async def detach(self, client: BrowserClient) -> None:
        await self.run(lambda: self.session.detach(client, self.now))

    # the table

    async def change_seating(self, change: Callable[[Seating], tuple[Setup, list[Place]]]) -> None:
        """Change settings or seats, and announce that. Raise `Refusal`, without any effect, if it is not possible."""
        async with self.lock:
            setup, places = change(self.saved.seating())
            row = msgspec.structs.replace(self.saved, setup=setup, places=places, changed=now_ms())
            if not await self.browser.write(row):
                raise Refusal("open_elsewhere")
            self.saved = row
            await self.run_script(self.session.reseat(row.seating(), False, self.now))
            self._set_timer()

    async def begin(self, first: Callable[[SavedTable], tuple[SavedTable, Entry]]) -> None:
        """Start the match with the table and entry from `first`, and welcome the connected viewers again."""
        async with self.lock:
            row, entry = first(self.saved)
            if not await self.browser.write(row, entry):
                raise Refusal("open_elsewhere")
            self.saved, self.log = row, [entry]
            before, self.session.seating = self.session.seating, row.seating()
            self.session.load(None, self.log)
            self.session.seating = before
            await self.run_script(self.session.reseat(row.seating(), True, self.now))
            self._set_timer()

    # scripts

    async def run(self, script: Callable[[], Script[Any]]) -> Any:
        """Run a script after all earlier ones and return its value.

        If another tab has written to the match, all viewers are disconnected.
        """
        async with self.lock:
            try:
                return await self.run_script(script())
            except WrittenElsewhere:
                for viewer in list(self.session.broadcast.viewers):
                    assert isinstance(viewer, BrowserClient)
                    viewer.close(4409, "open_elsewhere")
                self.session.broadcast.viewers.clear()
            finally:
                self._set_timer()

    async def on_find(self, command: str) -> Entry | None:
        return self.commands.get(command)

    async def on_read(self, since: int) -> list[Entry]:
        return self.log[since:]

    async def on_write(self, request: WriteEntry) -> bool:
        """Write an entry to the store. Raise `WrittenElsewhere` if the store already has one with its number."""
        entry, kept = request.entry, self.saved
        if entry.command in self.commands or entry.seq != len(self.log):
            return False
        row = msgspec.structs.replace(
            kept,
            status=request.summary.status,
            turn=request.summary.turn,
            winners=request.summary.winners,
            changed=now_ms(),
            places=self.session.seating.places,
        )
        if not await self.browser.write(row, entry):
            raise WrittenElsewhere
        self.saved = row
        self.log.append(entry)
        if entry.command:
            self.commands[entry.command] = entry
        return True

    def on_think(self, request: AskBot) -> None:
        self._spawn(self._think(request))

    async def _think(self, request: AskBot) -> None:
        said = await self.browser.decide(request.task, request.ponder)
        await self.run(lambda: self.session.on_decision(request.job, said, self.now))

    # timer

    def _set_timer(self) -> None:
        """Set the timer to the next due action; none without viewers."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        now = self.now
        at = self.session.next_timer_at(now) if self.session.broadcast.viewers and not self.stopped else None
        if at is not None:
            self.timer = asyncio.get_running_loop().call_later(max(at - now, 0) / 1000, self._run_timer)

    def _run_timer(self) -> None:
        self._spawn(self.run(lambda: self.session.on_timer(self.now)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self.stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def stop(self) -> None:
        """Cancel the timer and all tasks, and start no new ones, even if a running script requests it."""
        self.stopped = True
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()


class WrittenElsewhere(Exception):
    """Another tab has written to this match, so this tab's state is stale."""
