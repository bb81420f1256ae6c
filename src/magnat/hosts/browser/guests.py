"""Guests: players whose browser is connected to this browser. A guest has access to one table only.

Messages of guests are as untrusted as those on a server's socket, and have the same limits.
"""

import hashlib
import time
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from magnat.hosts.browser.room import BrowserClient, BrowserRoom, CloseConnection, SendText
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.match.seating import Short
from magnat.tables.api_types import Join, Player, PlayerNameText
from magnat.tables.failures import MALFORMED, close_code
from magnat.tables.lobby import BROWSER_RULES, take_seat
from magnat.tables.rates import BURST_SECONDS, MAX_MESSAGE_BYTES, MESSAGES_PER_SECOND, TokenBucket

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost

MAX_LINES_PER_GUEST: Final = 4  # a page uses one, and a second one while it reconnects
READING_COST_FACTOR: Final = 4  # a guest's reads take at most a quarter of the host's time
GUEST_BURST: Final = BURST_SECONDS * MESSAGES_PER_SECOND

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
    def __init__(self, browser: "BrowserHost", table: str, send_text: SendText, end: CloseConnection) -> None:
        self.browser = browser
        self.table = table
        self.send_text = send_text
        self.end = end
        self.player = Player("", "")
        self.has_introduced = False  # a hello is accepted once
        self.lines: dict[int, BrowserClient] = {}
        self.bucket = TokenBucket(MESSAGES_PER_SECOND, GUEST_BURST)
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
        except Refusal as error:
            await self.close(close_code(error), error.reason)
        except MALFORMED:
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

    async def _dispatch(self, message: GuestMessage) -> None:
        if isinstance(message, GuestHello):
            return await self._arrive(message)
        if not self.player.id:
            raise Refusal("malformed", 400)
        if not (await self._room()).session.seating.seats_of(self.player.id):
            raise Refusal("removed", 403)
        match message:
            case GuestRequest():
                await self._answer_request(message)
            case OpenLine():
                await self._open_line(message.id)
            case SayOnLine():
                await self._run_command(message)
            case CloseLine():
                await self._close_line(message.id, 1000, "")

    async def _room(self) -> BrowserRoom:
        return await self.browser.open_room(self.table)

    async def _arrive(self, hello: GuestHello) -> None:
        """Take a free seat, or return to the guest's own seat. New guests cannot join a game in progress."""
        if self.has_introduced:
            raise Refusal("malformed", 400)
        self.has_introduced = True
        if hello.version != self.browser.version:
            raise Refusal("other_version", 426)
        room = await self._room()
        player = Player(hashlib.sha256(hello.key.encode()).hexdigest()[:24], hello.name)
        if not room.session.seating.seats_of(player.id):
            await room.change(take_seat, player, Join(name=hello.name), BROWSER_RULES)
        await self.browser.close_other_connections(self, player)
        self.player = player
        self.send(type="come")

    async def _answer_request(self, request: GuestRequest) -> None:
        began = time.monotonic()
        status, kind, body = await self.browser.api.respond(
            request.method, request.path, request.body, self.player, guest_of=self.table
        )
        if request.method == "GET":
            self.bucket.charge(READING_COST_FACTOR * MESSAGES_PER_SECOND * (time.monotonic() - began))
        self.send(type="answer", id=request.id, status=status, kind=kind, body=body.decode())

    async def _open_line(self, number: int) -> None:
        if number in self.lines or len(self.lines) >= MAX_LINES_PER_GUEST:
            raise Refusal("too_many", 429)
        await self._room()

        def send_text(text: str) -> None:
            self.send(type="told", id=number, text=text)

        def end(code: int, reason: str) -> None:
            self.lines.pop(number, None)
            self.send(type="closed", id=number, code=code, reason=reason)

        self.lines[number] = BrowserClient(self.player.id, send_text, end)
        self.send(type="opened", id=number)

    async def _run_command(self, command: SayOnLine) -> None:
        line = self.lines.get(command.id)
        if line is not None:
            room = await self._room()
            await room.on_command(line, command.text)
            if line.has_left:
                await room.detach(line)

    async def _close_line(self, number: int, code: int, reason: str) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.close(code, reason)
            await (await self._room()).detach(line)

    async def close(self, code: int, reason: str) -> None:
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
