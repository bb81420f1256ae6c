"""One open table and the host of its match. It runs one script at a time and has one timer."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from magnat.hosts.browser.saved_table import SavedTable
from magnat.kernel import Luck, Row
from magnat.match import AskBot, Entry, Host, MatchSession, Refusal, Script, WriteEntry
from magnat.match.messages import Command, Hello, Refused, decoder, encoder
from magnat.match.requests import Viewer
from magnat.tables.clock import now_ms
from magnat.tables.failures import MALFORMED, close_code
from magnat.tables.lobby import BROWSER_RULES, Change, begin_match

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost

SendText = Callable[[str], Any]
CloseConnection = Callable[[int, str], Any]  # code and reason


class BrowserClient(Viewer):
    """One connection of the page, as a viewer."""

    def __init__(self, player: str, send_text: SendText, end: CloseConnection) -> None:
        super().__init__(player)
        self.has_left = False
        self.send_text = send_text
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

    def __init__(self, browser: "BrowserHost", saved: SavedTable, log: list[Entry]) -> None:
        self.browser = browser
        self.saved = saved
        self.log = log
        self.commands = {entry.command: entry for entry in log if entry.command}
        self.clock_behind_ms = 0
        if log and saved.status == "playing":
            self.clock_behind_ms = max(now_ms() - log[-1].at, 0)
        self.session = MatchSession(saved.seating(), Luck(secrets.randbits(64)), self.now)
        self.session.ponder.allowed = browser.run_task is not None
        if saved.header is not None:
            try:
                self.session.load(None, log)
            except Exception:  # a log of another engine version: readable as a record, but not playable
                self.session.shared.match, self.session.shared.is_readable = None, False
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
        except MALFORMED:
            client.close(4400, "malformed")
            return
        try:
            if isinstance(command, Hello):
                await self.run(lambda: self.session.attach(client, command.have, command.seat, self.now))
            else:
                await self.run(lambda: self.session.on_command(client, command, self.now))
        except Refusal as error:
            client.close(close_code(error), error.reason)
        except Exception:
            client.send(encoder.encode(Refused(id=getattr(command, "id", ""), reason="fault")))
            raise

    def abort(self) -> Script[Any]:
        return self.session.abort(self.now)

    async def detach(self, client: BrowserClient) -> None:
        await self.run(lambda: self.session.detach(client, self.now))

    # the table

    async def change(self, change: Callable[..., Change], *args: Any) -> None:
        """Apply a change from `tables.lobby`, store its result, and announce it."""
        async with self.lock:
            changed = change(self.saved.seating(), *args)
            row = msgspec.structs.replace(self.saved, setup=changed.setup, places=changed.places, changed=now_ms())
            log = []
            if changed.notice:
                log = [Entry(row.id, len(self.log), max(self.now, self.log[-1].at), changed.notice)]
            await self._write(row, log)
            await self.run_script(self.session.reseat(row.seating(), False, self.now))
            self._set_timer()

    async def begin(self, rows: list[Row] | None = None) -> None:
        """Start the match and welcome the connected viewers again. A side game passes its first `rows`."""
        async with self.lock:
            seating = self.saved.seating()
            entry, match = begin_match(seating, BROWSER_RULES, now_ms(), rows)
            begun = {"status": seating.status, "header": seating.header, "turn": match.asked_seat, "changed": now_ms()}
            row = msgspec.structs.replace(self.saved, places=seating.places, **begun)
            await self._write(row, [entry])
            seating = self.session.shared.seating = row.seating()
            self.session.load(None, self.log)
            await self.run_script(self.session.reseat(seating, True, self.now))
            self._set_timer()

    async def _write(self, row: SavedTable, log: list[Entry]) -> None:
        """Store the table with at most one new entry. Raise `Refusal` if another tab has written one."""
        if not await self.browser.write(row, log[0] if log else None):
            raise Refusal("open_elsewhere")
        self.saved = row
        self.log += log

    # scripts

    async def run(self, script: Callable[[], Script[Any]]) -> Any:
        """Run a script after all earlier ones and return its value. If another tab has written, close all viewers."""
        async with self.lock:
            try:
                return await self.run_script(script())
            except WrittenElsewhere:
                for viewer in list(self.session.viewers):
                    assert isinstance(viewer, BrowserClient)
                    viewer.close(4409, "open_elsewhere")
                self.session.viewers.clear()
            finally:
                self._set_timer()

    async def on_find(self, command: str) -> Entry | None:
        return self.commands.get(command)

    async def on_read(self, since: int) -> list[Entry]:
        return self.log[since:]

    async def on_write(self, request: WriteEntry) -> bool:
        """Write an entry to the store. Raise `WrittenElsewhere` if the store already has one with its number."""
        entry, saved = request.entry, self.saved
        if entry.command in self.commands or entry.seq != len(self.log):
            return False
        row = msgspec.structs.replace(
            saved,
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
        decision = await self.browser.decide(request.task, request.ponder)
        await self.run(lambda: self.session.on_decision(request.job, decision, self.now))

    # timer

    def _set_timer(self) -> None:
        """Set the timer to the next due action; none without viewers."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        now = self.now
        at = self.session.next_timer_at(now) if self.session.viewers and not self.stopped else None
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
