"""page: a friend whose browser is connected to this one. He is a player of one table, and nothing else here is his.

What he sends is believed as little as what comes over a server's socket, and has the same limits.
"""

import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from magnat.page.answering import answered, wished
from magnat.page.host import CODES, Looking, PageHost
from magnat.page.lobby import arranged, sat
from magnat.page.reading import read
from magnat.play import Refusal
from magnat.play.messages import encoder
from magnat.play.seating import Short
from magnat.server.bodies import Join, Name, Player
from magnat.server.rates import FRAME, Bucket
from magnat.server.settings import Settings

if TYPE_CHECKING:
    from magnat.page.page import Page

LINES: Final = 4  # that one friend may have at once: the page has one, and another after a break
SHARE: Final = 4  # what reading costs the host's engine is a quarter of its time at most
RATE, BURST = Settings().rate, Settings().burst

Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class FromGuest(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a friend's page sends: the words that pages say to their own engine."""


class Come(FromGuest, tag="come"):
    """The first of them. Whoever comes to a table again with the same key has the same seat."""

    key: Key
    name: Name
    version: Short


class AskFor(FromGuest, tag="ask"):
    """What a server would be asked by HTTP."""

    id: Number
    method: Short
    path: str
    body: str = ""


class Open(FromGuest, tag="open"):
    """A line to the table."""

    id: Number


class Say(FromGuest, tag="say"):
    """A command on a line."""

    id: Number
    text: str


class Shut(FromGuest, tag="shut"):
    """The end of a line."""

    id: Number


decoder: Final = msgspec.json.Decoder(Come | AskFor | Open | Say | Shut)


class Guest:
    """One friend at one table."""

    def __init__(self, page: "Page", table: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]) -> None:
        self.page = page
        self.table = table
        self.told = tell
        self.end = end
        self.player = Player("", "")
        self.coming = False  # whether he has said who he is: once
        self.lines: dict[int, Looking] = {}
        self.bucket = Bucket(RATE, BURST)
        self.refused = 0  # messages in a row that came too fast
        self.gone = False
        self.tell(type="table", table=table)

    def tell(self, **message: Any) -> None:
        if not self.gone:
            self.told(encoder.encode(message).decode())

    async def hear(self, text: str) -> None:
        """What he says; whatever is wrong with it ends his own line and nothing else."""
        if self.gone:
            return
        try:
            if len(text) > FRAME or len(text.encode()) > FRAME:
                raise Refusal("too_large", 413)
            if not self.bucket.take():
                return await self._too_fast()
            self.refused = 0
            await self._obey(decoder.decode(text))
        except Refusal as why:
            await self.close(CODES.get(why.status, 4400), why.reason)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            await self.close(4400, "malformed")
        except Exception:  # whatever he has found: the host's page goes on without him
            await self.close(1011, "fault")

    async def _too_fast(self) -> None:
        """His table is shut for a while; who goes on all the same is sent away."""
        for number in [*self.lines]:
            await self._shut(number, 4429, "too_fast")
        self.refused += 1
        if self.refused > BURST:
            raise Refusal("too_fast", 429)

    async def _obey(self, said: FromGuest) -> None:
        if isinstance(said, Come):
            return await self._come(said)
        if not self.player.id:
            raise Refusal("malformed", 400)
        if not (await self._host()).play.seating.seats_of(self.player.id):
            raise Refusal("removed", 403)
        match said:
            case AskFor():
                status, kind, body = await answered(self._asked(said))
                self.tell(type="answer", id=said.id, status=status, kind=kind, body=body.decode())
            case Open():
                await self._open(said.id)
            case Say():
                await self._say(said)
            case Shut():
                await self._shut(said.id, 1000, "")

    async def _host(self) -> PageHost:
        return await self.page.table(self.table)

    async def _come(self, said: Come) -> None:
        """Sit down on a free seat, or again on one's own. Nobody new comes into a game that is being played."""
        if self.coming:
            raise Refusal("malformed", 400)
        self.coming = True
        if said.version != self.page.version:
            raise Refusal("other_version", 426)
        table = await self._host()
        player = Player(hashlib.sha256(said.key.encode()).hexdigest()[:24], said.name)
        if not table.play.seating.seats_of(player.id):
            await table.arrange(lambda seating: sat(seating, player, Join(name=said.name)))
        await self.page.only(self, player)
        self.player = player
        self.tell(type="come")

    async def _asked(self, said: AskFor) -> Any:
        path, wish = wished(said.path)
        if path[:2] != ["tables", self.table]:
            raise Refusal("not_host", 403)
        table, rest = await self._host(), path[2:]
        if said.method == "GET":
            began = time.monotonic()
            found = read(table, rest, wish, self.player.id, self.page.summaries)
            self.bucket.spend(SHARE * RATE * (time.monotonic() - began))
            if found is not None:
                return found
        if said.method in ("PATCH", "DELETE") and rest[:1] == ["seats"]:
            return await arranged(table, said.method, rest, said.body, self.player)
        raise Refusal("not_host", 403)

    async def _open(self, number: int) -> None:
        if number in self.lines or len(self.lines) >= LINES:
            raise Refusal("too_many", 429)
        await self._host()
        tell = lambda text: self.tell(type="told", id=number, text=text)  # noqa: E731
        end = lambda code, reason: self._ended(number, code, reason)  # noqa: E731
        self.lines[number] = Looking(self.player.id, tell, end)
        self.tell(type="opened", id=number)

    async def _say(self, said: Say) -> None:
        line = self.lines.get(said.id)
        if line is not None:
            table = await self._host()
            await table.hear(line, said.text)
            if line.gone:
                await table.leave(line)

    def _ended(self, number: int, code: int, reason: str) -> None:
        self.lines.pop(number, None)
        self.tell(type="closed", id=number, code=code, reason=reason)

    async def _shut(self, number: int, code: int, reason: str) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.close(code, reason)
            await (await self._host()).leave(line)

    async def close(self, code: int, reason: str) -> None:
        """He is sent away, and told why."""
        if not self.gone:
            self.gone = True
            self.end(code, reason)
            self.page.guests = {number: guest for number, guest in self.page.guests.items() if guest is not self}
            await self.leave()

    async def leave(self) -> None:
        """He has gone: his seat is his until he is back."""
        self.gone = True
        lines, self.lines = self.lines, {}
        for line in lines.values():
            line.gone = True
            if self.table in self.page.open:
                await self.page.open[self.table].leave(line)
        await self.page.look_away(self.table)
