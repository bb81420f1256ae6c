"""server: every message of the wire, declared once. docs/PROTOCOL.md tells the story; `schema` exports the types.

On a socket the field `type` says which message it is. Times are milliseconds since 1970, by the server's clock.
"""

from typing import Annotated, Any, Final

import msgspec

from magnat.record import Ask, View
from magnat.record.protocol import Said
from magnat.server.companion_messages import (
    CompanionAnswer,
    CompanionCommand,
    CompanionInfo,
    CompanionJoined,
    CompanionTold,
    JoinCompanion,
    NewCompanion,
)

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")]  # a store must keep it
Count = Annotated[int, msgspec.Meta(ge=-1, le=1 << 40)]
Int = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
Word = Int | Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Sentence = Word | Annotated[list[Word], msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
Short = Annotated[str, msgspec.Meta(max_length=40)]
Colour = Annotated[int, msgspec.Meta(ge=0, le=63)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """Something sent over a socket."""


# What a client says. `id` is the client's own, never reused: the reply repeats it, and a repeated command acts once.


class Hello(Message, tag="hello", forbid_unknown_fields=True):
    """The first message: the last event this client has, or -1, and which of one's seats is in front of the screen."""

    have: Count = -1
    seat: SeatNumber | None = None


class Act(Message, forbid_unknown_fields=True, kw_only=True):
    """Something that a seat does. Who holds several names the one that is meant: it must be in front of the screen."""

    id: Id
    seat: SeatNumber | None = None


class Say(Act, tag="say", kw_only=True):
    """An answer to question number `question`, or something said aside meanwhile: a word, or a whole sentence."""

    question: Count
    say: Sentence


class Propose(Act, tag="propose", kw_only=True):
    """A sentence that somebody else has to answer. It waits outside the game and blocks nobody."""

    question: Count
    say: Sentence


class Reply(Act, tag="reply", kw_only=True):
    """The answer to a proposal: the proposal and this are said in one breath. Without `say` it is turned down."""

    offer: Id
    say: Word | None = None


class Withdraw(Act, tag="withdraw", kw_only=True):
    """Take back one's own proposal."""

    offer: Id


class Why(Act, tag="why", kw_only=True):
    """Whether a word or a sentence could be said now, and if not, why."""

    say: Sentence


class Preview(Act, tag="preview", kw_only=True):
    """What would follow from a word or a sentence, as far as this seat may know. Nothing is played."""

    say: Sentence


class Pause(Act, tag="pause", kw_only=True):
    """Ask for a pause, or agree to one: it begins when everybody present has."""


class Resume(Act, tag="resume", kw_only=True):
    """End a pause."""


class StandIn(Act, tag="stand_in", kw_only=True):
    """Let a bot play for me until I am back."""

    bot: Short = ""


class Back(Act, tag="back", kw_only=True):
    """I take my seat back."""


class Resign(Act, tag="resign", kw_only=True):
    """I leave the game for good."""


class Chat(Act, tag="chat", kw_only=True):
    """A line for everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Front(Message, tag="front", forbid_unknown_fields=True):
    """Another of my seats comes in front of the screen: its welcome follows, and from then on what it is told."""

    id: Id
    seat: SeatNumber


class Ping(Act, tag="ping", kw_only=True):
    """Are you there?"""


Command = (
    Hello
    | Say
    | Propose
    | Reply
    | Withdraw
    | Why
    | Preview
    | Pause
    | Resume
    | StandIn
    | Back
    | Resign
    | Chat
    | Front
    | Ping
)


# A table, as the lobby tells it


class Clock(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Seconds that a seat has for the whole game, and seconds it gets for each answer. A bank of 0 is no clock."""

    bank: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0


class Absence(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What becomes of a seat whose player is away: after so many seconds a bot plays, or its silence; 0 is never.

    `budget` is how long a player may be away in all: once it is spent, the seat is played at once.
    """

    after: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 180
    then: Annotated[str, msgspec.Meta(pattern="^(bot|silence)$")] = "bot"
    bot: Short = "steady"
    budget: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 1800


class NewSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One place of a new table: `open` for a person, `bot`, or `me`, several times for several people at one screen."""

    kind: Annotated[str, msgspec.Meta(pattern="^(open|bot|me)$")] = "open"
    bot: Short = "steady"
    name: Annotated[str, msgspec.Meta(max_length=20)] = ""
    token: Colour = 0
    colour: Colour = 0


class NewTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be created."""

    game: Short
    variant: Short = "standard"
    options: Annotated[dict[Short, bool | Int | Short], msgspec.Meta(max_length=64)] = {}
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    clock: Clock = msgspec.field(default_factory=Clock)
    absence: Absence = msgspec.field(default_factory=Absence)
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700
    public: bool = False
    password: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seed: Short = ""
    luck: Short = ""  # a lesson, whose script nature follows


class ChangedTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What the host changes; what is left out stays."""

    locked: bool | None = None
    public: bool | None = None
    password: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    clock: Clock | None = None
    absence: Absence | None = None
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None


class Join(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Sit down: on a given open seat, or on the first. `seed` is one's own part in the luck.

    `another` takes one more seat for somebody who shares this screen.
    """

    seat: SeatNumber | None = None
    another: bool = False
    name: Name | None = None
    token: Colour | None = None
    colour: Colour | None = None
    password: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seed: Short = ""


class ChangedSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A seat to be changed: its token and colour by its player; `open` and `bot` by the host."""

    kind: Annotated[str, msgspec.Meta(pattern="^(open|bot)$")] | None = None
    bot: Short | None = None
    token: Colour | None = None
    colour: Colour | None = None
    seed: Short | None = None


class NewPlayer(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A name, and whether the caller is a program that keeps its token itself."""

    name: Name
    bearer: bool = False


class Key(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A short-lived key that makes another device the same player."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Seat(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Who sits there. `kind` is open, player or bot; `stands_in` names the bot that plays for a person meanwhile."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    token: int = 0
    colour: int = 0
    present: bool = False
    away_since: int = 0
    away_spent: int = 0  # seconds of absence, all together
    stands_in: str = ""
    host: bool = False
    out: bool = False  # resigned


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as anybody who may see it is told."""

    id: str
    code: str
    status: str  # open, playing, over, aborted
    game: str
    variant: str
    options: dict[str, bool | int | str]  # those that differ from the variant's
    seats: list[Seat]
    clock: Clock
    absence: Absence
    bot_pace: int
    public: bool
    commitment: str  # SHA-256 of the luck's seed, fixed when the table was made
    created: int
    client_seeds: list[str] = []
    luck: str = ""  # the lesson whose script nature follows; empty where she is free
    you: int = -1  # your seat, or the first of them; -1 for a spectator
    yours: list[int] = []  # all your seats, where several people share your screen
    host: bool = False  # whether you are the host
    locked: bool = False
    password: bool = False  # whether one is needed to sit down
    paused: bool = False
    pause_asked: list[int] = []
    delay: int = 0  # seconds by which spectators see the game later
    rematch: str = ""  # the table that follows this one
    engine: str = ""
    readable: bool = True  # false: this engine cannot play it on; its record can be downloaded


# What the server says


class Spoken(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Who said what. `by` is player, bot, stand_in, silence (nobody answered in time), table, or start."""

    seat: int
    by: str
    ask: str  # the question that was answered
    say: list[Said | None]  # null where it is not for you


class Told(Message, tag="told"):
    """An answer, and what it changed, as far as you may know."""

    seq: int
    at: int
    question: int  # the number of the question that waits now
    said: Spoken
    facts: list[list[Said]]
    changed: dict[str, Any]
    pending: list[dict[str, Any]]
    ask: Ask
    turn: int = -1
    winners: list[int] = []
    over: bool = False
    deadline: int = 0  # when silence answers; 0 for never
    not_before: int = 0  # when the answer counts at the earliest: said sooner, it waits until then; 0 for at once
    clocks: list[int] = []  # milliseconds left by seat, without the time since the question was put


class Past(Message, tag="past"):
    """An answer that you missed; what it changed is in the view."""

    seq: int
    at: int
    said: Spoken
    facts: list[list[Said]]


class Noted(Message, tag="noted"):
    """Something that happened around the game: the text key is `notice-<word>`."""

    seq: int
    at: int
    word: str
    seat: int = -1
    name: str = ""
    bot: str = ""
    text: str = ""
    seconds: int = 0
    deadline: int = 0
    clocks: list[int] = []


class Offered(Message, tag="offered"):
    """A proposal that waits for its answer. `ask` is the question it puts to `to`."""

    offer: str
    seat: int
    to: int
    say: list[Said]
    ask: Ask
    pending: list[dict[str, Any]]


class OfferGone(Message, tag="offer_gone"):
    """A proposal is no more: accepted, refused, withdrawn or void."""

    offer: str
    seat: int
    to: int
    why: str


class Welcome(Message, tag="welcome"):
    """Where things stand. `missed` is what happened since the event you had; null if that is too long ago."""

    now: int
    seq: int  # the last event; -1 if there was none
    question: int
    seat: int  # -1: you are watching
    table: TableInfo
    view: View | None = None  # null before the start
    deadline: int = 0
    not_before: int = 0
    clocks: list[int] = []
    missed: list[Past | Noted] | None = None
    offers: list[Offered] = []


class Opened(Message, tag="opening"):
    """The first line of a stream: the view after event `seq`, from which the events that follow lead on."""

    seq: int
    view: View


class TableChanged(Message, tag="table"):
    """The table itself changed: who sits, who is there, its status. Not an event of the game."""

    table: TableInfo


class Ack(Message, tag="ack"):
    """Done, and it will not be lost."""

    id: str
    seq: int = -1  # the event that it became
    question: int = -1  # the question that it answered
    offer: str = ""


class Refused(Message, tag="refused"):
    """Not done, and nothing has changed. The text key is `refusal-<reason>`."""

    id: str
    reason: str
    rule: str = ""
    question: int = -1
    ask: Ask | None = None  # the question as it stands; for `unfinished`, what the sentence leads to
    accepted: str = ""


class Reason(Message, tag="reason"):
    """The answer to `why`."""

    id: str
    legal: bool
    reason: str = ""
    rule: str = ""


class Previewed(Message, tag="previewed"):
    """The answer to `preview`: what would be asked next, and what would be different."""

    id: str
    question: int
    ask: Ask
    changed: dict[str, Any]
    facts: list[list[Said]]
    pending: list[dict[str, Any]]
    over: bool = False


class Pong(Message, tag="pong"):
    """Yes."""

    id: str
    now: int


class Closing(Message, tag="closing"):
    """The last message before the socket closes: why, and when to come back (seconds; -1 for never)."""

    reason: str
    retry: int = -1


Event = (
    Welcome | Told | Noted | TableChanged | Offered | OfferGone | Ack | Refused | Reason | Previewed | Pong | Closing
)


# What HTTP answers


class Player(msgspec.Struct, omit_defaults=True):
    """Who you are. The token is shown once, and only to programs."""

    id: str
    name: str
    token: str = ""


class MyTable(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One of my games."""

    id: str
    code: str
    game: str
    variant: str
    status: str
    seat: int
    names: list[str]
    your_turn: bool = False
    changed: int = 0


class Me(msgspec.Struct, omit_defaults=True):
    """Who I am, and my games: those that wait for me first."""

    id: str
    name: str
    tables: list[MyTable]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was refused. The text key is `refusal-<reason>`."""

    reason: str
    rule: str = ""
    accepted: str = ""


class Failure(msgspec.Struct):
    """The body of every answer that is not a success."""

    error: Problem


COMMANDS: Final = (
    Hello,
    Say,
    Propose,
    Reply,
    Withdraw,
    Why,
    Preview,
    Pause,
    Resume,
    StandIn,
    Back,
    Resign,
    Chat,
    Front,
    Ping,
)
EVENTS: Final = (
    Welcome,
    Opened,
    Told,
    Noted,
    TableChanged,
    Offered,
    OfferGone,
    Ack,
    Refused,
    Reason,
    Previewed,
    Pong,
    Closing,
)
BODIES: Final = (NewPlayer, Key, NewTable, ChangedTable, Join, ChangedSeat, TableInfo, Player, Me, Failure)
COMPANION: Final = (
    NewCompanion,
    JoinCompanion,
    CompanionCommand,
    CompanionInfo,
    CompanionJoined,
    CompanionTold,
    CompanionAnswer,
)

decoder: Final = msgspec.json.Decoder(Command)
encoder: Final = msgspec.json.Encoder()


def schema(ref: str = "#/$defs/{name}") -> dict[str, Any]:
    """All messages as JSON Schema, from which the browser's types are made."""
    _, components = msgspec.json.schema_components((*COMMANDS, *EVENTS, *BODIES, *COMPANION), ref_template=ref)
    return components
