"""Guests: players whose browser is connected to this browser. A guest has access to one table only.

Messages of guests are as untrusted as those on a server's socket, and have the same limits.
"""

import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from magnat.hosts.browser.lobby import change_table_by_request, take_seat
from magnat.hosts.browser.read_api import read_resource
from magnat.hosts.browser.responses import parse_address, respond
from magnat.hosts.browser.room import BROWSER_CLOSE_CODES, BrowserClient, BrowserRoom
from magnat.hosts.server.settings import Settings
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.match.seating import Short
from magnat.tables.api_types import Join, Player, PlayerNameText
from magnat.tables.rates import MAX_MESSAGE_BYTES, TokenBucket

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost

MAX_LINES_PER_GUEST: Final = 4  # a page uses one, and a second one while it reconnects
READING_COST_FACTOR: Final = 4  # a guest's reads take at most a quarter of the host's time
GUEST_RATE, GUEST_BURST = Settings().rate, Settings().burst

LineNumber = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
GuestKey = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class GuestMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a guest's page, in the protocol between a page and its own worker."""


class GuestHello(GuestMessage, tag="come"):
    """The first message. The same key at the same table gives the same seat again."""

    key: GuestKey
    name: PlayerNameText
    version: Short


class GuestRequest(GuestMessage, tag="ask"):
    """A request that a server would receive by HTTP."""

    id: LineNumber
    method: Short
    path: str
    body: str = ""


class OpenLine(GuestMessage, tag="open"):
    """Open a line: a connection to the table."""

    id: LineNumber


class SayOnLine(GuestMessage, tag="say"):
    """A command on a line."""

    id: LineNumber
    text: str


class CloseLine(GuestMessage, tag="shut"):
    """Close a line."""

    id: LineNumber


guest_decoder: Final = msgspec.json.Decoder(GuestHello | GuestRequest | OpenLine | SayOnLine | CloseLine)


class Guest:
    """One guest at one table."""

    def __init__(
        self, page: "BrowserHost", table: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]
    ) -> None:
        self.browser = page
        self.table = table
        self.send_text = tell
        self.end = end
        self.player = Player("", "")
        self.has_introduced = False  # a hello is accepted once
        self.lines: dict[int, BrowserClient] = {}
        self.bucket = TokenBucket(GUEST_RATE, GUEST_BURST)
        self.refused = 0  # consecutive messages over the rate limit
        self.has_left = False
        self.send(type="table", table=table)

    def send(self, **message: Any) -> None:
        if not self.has_left:
            self.send_text(encoder.encode(message).decode())

    async def on_message(self, text: str) -> None:
        """Handle a message. Any error closes this guest's connection and affects nothing else."""
        if self.has_left:
            return
        try:
            if len(text) > MAX_MESSAGE_BYTES or len(text.encode()) > MAX_MESSAGE_BYTES:
                raise Refusal("too_large", 413)
            if not self.bucket.take():
                return await self._too_fast()
            self.refused = 0
            await self._dispatch(guest_decoder.decode(text))
        except Refusal as why:
            await self.close(BROWSER_CLOSE_CODES.get(why.status, 4400), why.reason)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            await self.close(4400, "malformed")
        except Exception:  # no message of a guest may stop the host's page
            await self.close(1011, "fault")

    async def _too_fast(self) -> None:
        """Close the guest's lines; disconnect the guest if the rate limit is still exceeded."""
        for number in [*self.lines]:
            await self._close_line(number, 4429, "too_fast")
        self.refused += 1
        if self.refused > GUEST_BURST:
            raise Refusal("too_fast", 429)

    async def _dispatch(self, said: GuestMessage) -> None:
        if isinstance(said, GuestHello):
            return await self._arrive(said)
        if not self.player.id:
            raise Refusal("malformed", 400)
        if not (await self._host()).session.seating.seats_of(self.player.id):
            raise Refusal("removed", 403)
        match said:
            case GuestRequest():
                status, kind, body = await respond(self._answer_request(said))
                self.send(type="answer", id=said.id, status=status, kind=kind, body=body.decode())
            case OpenLine():
                await self._open_line(said.id)
            case SayOnLine():
                await self._run_command(said)
            case CloseLine():
                await self._close_line(said.id, 1000, "")

    async def _host(self) -> BrowserRoom:
        return await self.browser.open_room(self.table)

    async def _arrive(self, said: GuestHello) -> None:
        """Take a free seat, or return to the guest's own seat. New guests cannot join a game in progress."""
        if self.has_introduced:
            raise Refusal("malformed", 400)
        self.has_introduced = True
        if said.version != self.browser.version:
            raise Refusal("other_version", 426)
        table = await self._host()
        player = Player(hashlib.sha256(said.key.encode()).hexdigest()[:24], said.name)
        if not table.session.seating.seats_of(player.id):
            await table.change_seating(lambda seating: take_seat(seating, player, Join(name=said.name)))
        await self.browser.close_other_connections(self, player)
        self.player = player
        self.send(type="come")

    async def _answer_request(self, said: GuestRequest) -> Any:
        path, wish = parse_address(said.path)
        if path[:2] != ["tables", self.table]:
            raise Refusal("not_host", 403)
        table, rest = await self._host(), path[2:]
        if said.method == "GET":
            began = time.monotonic()
            found = read_resource(table, rest, wish, self.player.id, self.browser.summaries)
            self.bucket.charge(READING_COST_FACTOR * GUEST_RATE * (time.monotonic() - began))
            if found is not None:
                return found
        if said.method in ("PATCH", "DELETE") and rest[:1] == ["seats"]:
            return await change_table_by_request(table, said.method, rest, said.body, self.player)
        raise Refusal("not_host", 403)

    async def _open_line(self, number: int) -> None:
        if number in self.lines or len(self.lines) >= MAX_LINES_PER_GUEST:
            raise Refusal("too_many", 429)
        await self._host()
        tell = lambda text: self.send(type="told", id=number, text=text)  # noqa: E731
        end = lambda code, reason: self._on_line_closed(number, code, reason)  # noqa: E731
        self.lines[number] = BrowserClient(self.player.id, tell, end)
        self.send(type="opened", id=number)

    async def _run_command(self, said: SayOnLine) -> None:
        line = self.lines.get(said.id)
        if line is not None:
            table = await self._host()
            await table.on_command(line, said.text)
            if line.has_left:
                await table.detach(line)

    def _on_line_closed(self, number: int, code: int, reason: str) -> None:
        self.lines.pop(number, None)
        self.send(type="closed", id=number, code=code, reason=reason)

    async def _close_line(self, number: int, code: int, reason: str) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.close(code, reason)
            await (await self._host()).detach(line)

    async def close(self, code: int, reason: str) -> None:
        """Disconnect the guest with a reason."""
        if not self.has_left:
            self.has_left = True
            self.end(code, reason)
            self.browser.guests = {number: guest for number, guest in self.browser.guests.items() if guest is not self}
            await self.leave()

    async def leave(self) -> None:
        """Handle the end of the connection. The guest keeps the seat."""
        self.has_left = True
        lines, self.lines = self.lines, {}
        for line in lines.values():
            line.has_left = True
            if self.table in self.browser.rooms:
                await self.browser.rooms[self.table].detach(line)
        await self.browser.close_if_unwatched(self.table)
