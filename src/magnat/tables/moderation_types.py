"""Request and response types of moderation: blocks, reports, measures and their notifications."""

from typing import Annotated, Final, Literal

import msgspec

from magnat.match.chat import ChatPolicy
from magnat.match.seating import SeatNumber
from magnat.texts.plain_text import PLAIN_TEXT

ReportReason = Literal["words", "leaves", "two_for_one", "program", "name"]
BlockKind = Literal["mute", "block"]
MeasureKind = Literal["nothing", "word", "phrases", "private", "rename", "ban"]

MAX_SENTENCE: Final = 300
Sentence = Annotated[str, msgspec.Meta(max_length=MAX_SENTENCE, pattern=PLAIN_TEXT)]
EventNumber = Annotated[int, msgspec.Meta(ge=0, le=(1 << 31) - 1)]


class NewBlock(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Mute (hide the messages of) or block (also never share a table with) a player.

    `line` is the event of a chat message if its author has left the seat.
    """

    kind: BlockKind
    line: EventNumber | None = None


class NewReport(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A report about the player of a seat, or about the author of the chat message `line`."""

    seat: SeatNumber
    reason: ReportReason
    line: EventNumber | None = None
    text: Sentence = ""
    block: bool = False  # also block the player


class ReportLine(msgspec.Struct):
    """A chat message attached to a report. A phrase is named, not worded."""

    seq: int
    at: int
    player: str
    name: str
    text: str
    phrase: str = ""


class ReportSent(msgspec.Struct):
    """A report as it was stored."""

    id: str
    seq: int  # the match up to this event is attached
    lines: int  # attached chat messages


class Block(msgspec.Struct):
    """A muted or blocked player. The other player is not told."""

    id: str
    kind: BlockKind
    name: str
    at: int


class Blocks(msgspec.Struct):
    """The players whom this player has muted or blocked, the latest first."""

    blocks: list[Block]


class MutedSeat(msgspec.Struct):
    """A seat whose messages under this name are hidden; `kind` is the reason."""

    seat: int
    name: str
    kind: BlockKind
    block: str  # id of the block


class MutedSeats(msgspec.Struct):
    """The hidden seats of a table, for one player."""

    seats: list[MutedSeat]


class Notification(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A measure about the player, or (`report`) the answer to the player's own report."""

    id: str
    kind: str  # report, probation or a kind of measure
    at: int
    until: int = 0
    text: str = ""  # the operator's sentence
    game: str = ""
    seen: bool = False
    reply: str = ""


class Notifications(msgspec.Struct):
    """What the player has to know: unread notifications and measures in force, the oldest first."""

    notifications: list[Notification]


class NotificationAnswer(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Mark a notification as read, with one sentence to the operator or none."""

    reply: Sentence = ""


class Retained(msgspec.Struct):
    """Days after which each kind of data is deleted; 0 is never."""

    chat: int
    open: int
    matches: int
    players: int
    companions: int
    reports: int
    addresses: int


class About(msgspec.Struct):
    """The operator of this server, how to reach them, and how long data is kept."""

    operator: str
    contact: str  # an e-mail address or a web address
    place: str  # where the server and its data are
    chat: ChatPolicy
    keep: Retained
