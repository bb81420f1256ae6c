"""play: every message between a table and its viewers, declared once. docs/PROTOCOL.md tells the story.

The field `type` says which message it is. Times are milliseconds since 1970, by the host's clock.
"""

from typing import Annotated, Any, Final, get_args

import msgspec

from magnat.match.log import Notice
from magnat.match.seating import Int, SeatNumber, Short, TableInfo
from magnat.record import Ask, View, Word

ClientCommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")
]  # a store must keep it
CountField = Annotated[int, msgspec.Meta(ge=-1, le=1 << 40)]
ClientWord = Int | Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Sentence = ClientWord | Annotated[list[ClientWord], msgspec.Meta(min_length=1, max_length=64)]


PROTOCOL: Final = 1  # grows when a client that knows nothing of a change could no longer play
OLDEST_PROTOCOL: Final = (
    1  # the oldest that is still understood: neighbouring versions run side by side while one is replaced
)


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """Something sent over a socket."""


# What a client says. `id` is the client's own, never reused: the reply repeats it, and a repeated command acts once.


class Hello(Message, tag="hello", forbid_unknown_fields=True):
    """The first message: the last event this client has, or -1, and which of one's seats is in front of the screen."""

    have: CountField = -1
    seat: SeatNumber | None = None
    protocol: CountField = 0  # the version that the client speaks; 0: whatever there is


class Act(Message, forbid_unknown_fields=True, kw_only=True):
    """Something that a seat does. Who holds several names the one that is meant: it must be in front of the screen."""

    id: ClientCommandId
    seat: SeatNumber | None = None


class Say(Act, tag="say", kw_only=True):
    """An answer to question number `question`, or something said aside meanwhile: a word, or a whole sentence."""

    question: CountField
    say: Sentence


class Propose(Act, tag="propose", kw_only=True):
    """A sentence that somebody else has to answer. It waits outside the game and blocks nobody."""

    question: CountField
    say: Sentence


class Reply(Act, tag="reply", kw_only=True):
    """The answer to a proposal: the proposal and this are said in one breath. Without `say` it is turned down."""

    offer: ClientCommandId
    say: ClientWord | None = None


class Withdraw(Act, tag="withdraw", kw_only=True):
    """Take back one's own proposal."""

    offer: ClientCommandId


class Why(Act, tag="why", kw_only=True):
    """Whether a word or a sentence could be said now, and if not, why."""

    say: Sentence


class Preview(Act, tag="preview", kw_only=True):
    """What would follow from a word or a sentence, as far as this seat may know. Nothing is played."""

    say: Sentence


class TakeBack(Act, tag="take_back", kw_only=True):
    """I did not mean my last answer: it never reaches past nature, what came to light, or somebody else's answer.

    Where other people play and some time has passed, they are asked: each says `agree`.
    """

    question: CountField


class AgreeBack(Act, tag="agree", kw_only=True):
    """Somebody asks to take an answer back: yes, or no. Of whoever asked, no takes the request back."""

    question: CountField
    yes: bool


class AskHint(Act, tag="hint", kw_only=True):
    """What is each answer worth? Only for the question that is put to this seat, by what it may know."""

    question: CountField


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

    id: ClientCommandId
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
    | TakeBack
    | AgreeBack
    | AskHint
    | Pause
    | Resume
    | StandIn
    | Back
    | Resign
    | Chat
    | Front
    | Ping
)


# What the server says


class Spoken(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Who said what. `by` is player, bot, stand_in, silence (nobody answered in time), table, or start.

    Where `by` is taken_back, it is what was said before and does not count any more.
    """

    seat: int
    by: str
    ask: str  # the question that was answered
    say: list[Word | None]  # null where it is not for you


class Told(Message, tag="told"):
    """An answer, and what it changed, as far as you may know."""

    seq: int
    at: int
    question: int  # the number of the question that waits now
    said: Spoken
    facts: list[list[Word]]
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
    facts: list[list[Word]]


class Noted(Message, Notice, tag="noted", kw_only=True):
    """Something that happened around the game: the text key is `notice-<word>`."""

    seq: int
    at: int
    deadline: int = 0
    clocks: list[int] = []


class Offered(Message, tag="offered"):
    """A proposal that waits for its answer. `ask` is the question it puts to `to`."""

    offer: str
    seat: int
    to: int
    say: list[Word]
    ask: Ask
    pending: list[dict[str, Any]]
    instead_of: str = ""  # the proposal that this one counters


class OfferGone(Message, tag="offer_gone"):
    """A proposal is no more: accepted, refused, withdrawn or void."""

    offer: str
    seat: int
    to: int
    why: str
    reason: str = ""  # why a bot refused it, as the key of a text: `offer-no-<reason>`
    about: dict[str, int] = {}  # what the reason speaks of, by the names that its text uses
    counter: str = ""  # the proposal that was made instead


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
    protocol: int = 0  # the version that is spoken here


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
    facts: list[list[Word]]
    pending: list[dict[str, Any]]
    over: bool = False


class HintAnswer(msgspec.Struct, omit_defaults=True):
    """An answer, the chance of whoever gives it in tenths of a point, and how far that may be off; in each language."""

    answer: int
    chance: int
    half: int
    label: dict[str, str]
    why: dict[str, str]
    equal: bool = False  # as good as the best, as far as is known


class Hint(msgspec.Struct):
    """Up to three answers, the best first, if all play on like the reference. If `equal`, none is known to be best."""

    reference: str
    seat: int
    equal: bool
    games: int  # that were played for each answer
    answers: list[HintAnswer]


class Hinted(Message, tag="hinted"):
    """The answer to `hint`."""

    id: str
    question: int
    hint: Hint


class Pong(Message, tag="pong"):
    """Yes."""

    id: str
    now: int


class Closing(Message, tag="closing"):
    """The last message before the socket closes: why, and when to come back (seconds; -1 for never)."""

    reason: str
    retry: int = -1


EventMessage = (
    Welcome
    | Told
    | Noted
    | TableChanged
    | Offered
    | OfferGone
    | Ack
    | Refused
    | Reason
    | Previewed
    | Hinted
    | Pong
    | Closing
)


COMMAND_TYPES: Final = get_args(Command)
EVENT_TYPES: Final = (
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
    Hinted,
    Pong,
    Closing,
)
decoder: Final = msgspec.json.Decoder(Command)
encoder: Final = msgspec.json.Encoder()
