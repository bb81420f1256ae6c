"""play: what a match wants of its host. Every door of `Play` is a script that yields these and goes on with the answer.

A host runs one script of a match at a time, from its beginning to its end. If it cannot do what is asked for, it drops
the script: nothing has changed then, since a match changes only after `WriteEntry` was answered with True.
"""

from collections.abc import Generator
from typing import Any, Protocol, TypeVar

import msgspec

from magnat.match.bot_tasks import BotTask
from magnat.match.log import Entry


class Viewer(Protocol):
    """Whoever is told what happens: a client of the host. Each is compared by what it is, not by what it holds."""

    player: str | None
    seat: int  # the one in front of the screen
    is_listener: bool  # it is told, but is nobody's presence
    is_delayed: bool  # a spectator who is told later, since there is something to hide

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class MatchSummary(msgspec.Struct):
    """What a list of matches has to know after an entry."""

    status: str
    turn: int  # who is asked
    due: int | None  # when something is to happen though nobody is connected
    winners: int = 0  # bits of the seats, once it is over


class WriteEntry(msgspec.Struct):
    """Make an entry durable. The answer: True; False if its number or its command was taken by another process."""

    entry: Entry
    summary: MatchSummary


class FindEntry(msgspec.Struct):
    """The answer: the entry that a command has become, or None."""

    command: str


class ReadEntries(msgspec.Struct):
    """The answer: the entries of the log from `since` on."""

    since: int


class SendMessage(msgspec.Struct):
    """A message for one viewer, in JSON."""

    viewer: Viewer
    message: bytes


class CloseViewer(msgspec.Struct):
    """The end of a viewer's connection, and why."""

    viewer: Viewer
    code: int
    reason: str


class AskBot(msgspec.Struct):
    """A question for a bot; its `Decision` is handed to `Play.thought` under the same key."""

    key: "JobKey"
    task: BotTask
    paced: bool = (
        False  # take `usual_seconds` at least: a quick answer would show that the bot had nothing to choose from
    )
    ponder: bool = False  # nobody waits for it yet; only a host that allows this is asked


class Publish(msgspec.Struct):
    """Something for other processes that serve the same match, which hand it to `Play.offers.shared`."""

    told: str


JobKey = tuple[int, int] | str  # question and seat; or an offer, a hint, or a question that was foreseen
Request = WriteEntry | FindEntry | ReadEntries | SendMessage | CloseViewer | AskBot | Publish
R = TypeVar("R")
Script = Generator[Request, Any, R]
