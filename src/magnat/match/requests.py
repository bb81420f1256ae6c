"""The interface of a match and its host. Every entry point of `MatchSession` is a script: a generator of requests.

A host runs one script of a match at a time, from its beginning to its end. If it cannot fulfil a request, it drops
the script: nothing has changed then, since a match changes only after `WriteEntry` was answered with True.
"""

from collections.abc import Generator
from typing import Any, TypeVar

import msgspec

from magnat.kernel import TABLE, MagnatError
from magnat.match.bot_tasks import BotTask
from magnat.match.log import Entry


class Refusal(MagnatError):
    """A refused command as data: the reason (a text key), the HTTP status, and the accepted values."""

    def __init__(self, reason: str, status: int = 409, accepted: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.accepted = accepted

    def __reduce__(self) -> tuple[Any, ...]:
        # Workers return refusals to the server. The compiled base class would pickle the reason alone.
        return Refusal, (self.reason, self.status, self.accepted)


class Viewer:
    """A client of the host that receives messages. Compared by identity."""

    def __init__(self, player: str | None, is_listener: bool = False) -> None:
        self.player = player
        self.seat = TABLE  # the seat in front of the screen
        self.is_listener = is_listener  # receives messages, but does not make its player present
        self.is_delayed = False  # a spectator that receives everything later, because of hidden cards

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int, reason: str) -> None:
        raise NotImplementedError


class MatchSummary(msgspec.Struct):
    """The state of a match for lists of matches, after an entry."""

    status: str
    turn: int  # the asked seat
    due: int | None  # next automatic action, even if nobody is connected
    winners: int = 0  # bits of the seats, after the end


class WriteEntry(msgspec.Struct):
    """Make an entry durable. Answered with True; False if another process has used its number or its command."""

    entry: Entry
    summary: MatchSummary


class FindEntry(msgspec.Struct):
    """Find the entry of a command. Answered with the entry, or None."""

    command: str


class ReadEntries(msgspec.Struct):
    """Read the log. Answered with the entries from `since` on."""

    since: int


class SendMessage(msgspec.Struct):
    """Send a JSON message to one viewer."""

    viewer: Viewer
    message: bytes


class CloseViewer(msgspec.Struct):
    """Close a viewer's connection."""

    viewer: Viewer
    code: int
    reason: str


class BotJob(msgspec.Struct, frozen=True):
    """A bot decides for a seat: its answer, or an aside while another seat is asked."""

    question: int
    seat: int


class OfferJob(msgspec.Struct, frozen=True):
    """A bot weighs an offer."""

    offer: str


class HintJob(msgspec.Struct, frozen=True):
    """A hint for the seat that is asked."""

    question: int
    seat: int


class PonderJob(msgspec.Struct, frozen=True):
    """A speculative search, numbered from 1 in each match."""

    number: int


Job = BotJob | OfferJob | HintJob | PonderJob


class AskBot(msgspec.Struct):
    """Start a bot task; the host passes its `Decision` to `MatchSession.on_decision` with the same job."""

    job: Job
    task: BotTask
    paced: bool = False  # take at least `usual_seconds`: a quick answer would reveal that the bot had no choice
    ponder: bool = False  # speculative: no seat waits for it yet; only for hosts that allow pondering


class Publish(msgspec.Struct):
    """Send a message to the other processes that serve this match; they pass it to `OpenOffers.on_update`."""

    message: str


Request = WriteEntry | FindEntry | ReadEntries | SendMessage | CloseViewer | AskBot | Publish
R = TypeVar("R")
Script = Generator[Request, Any, R]
