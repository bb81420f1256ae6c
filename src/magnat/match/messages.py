"""All messages between a table and its viewers; docs/reference/protocol.md describes their use.

The field `type` names the message. Times are milliseconds since 1970, by the host's clock.
"""

from typing import Annotated, Any, Final, get_args

import msgspec

from magnat.match.chat import PHRASES
from magnat.match.log import Notice
from magnat.match.seating import Int, SeatNumber, Short, TableInfo
from magnat.record import Ask, View, Word
from magnat.texts.plain_text import PLAIN_TEXT, pattern_of

# Without control characters, so that it fits into any store.
ClientCommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN_TEXT)]
CountField = Annotated[int, msgspec.Meta(ge=-1, le=1 << 40)]
ClientWord = Int | Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Sentence = ClientWord | Annotated[list[ClientWord], msgspec.Meta(min_length=1, max_length=64)]


PROTOCOL: Final = 2  # increased by changes that older clients or hosts do not understand; 2: `opens` and `withdraw`
OLDEST_PROTOCOL: Final = 1  # the oldest supported version: during an upgrade, neighbouring versions run side by side


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """A message sent over a socket."""


# Messages of clients. The client chooses `id` and never reuses it: the reply repeats it, and a repeated command
# is executed once.


class Hello(Message, tag="hello", forbid_unknown_fields=True):
    """The first message: the last event this client has, or -1, and which of its seats is in front of the screen."""

    have: CountField = -1
    seat: SeatNumber | None = None
    protocol: CountField = 0  # the client's version; 0: any


class Act(Message, forbid_unknown_fields=True, kw_only=True):
    """A command of a seat. A client with several seats names one: it must be the seat in front of the screen."""

    id: ClientCommandId
    seat: SeatNumber | None = None


class Say(Act, tag="say", kw_only=True):
    """An answer to question number `question`, or an aside during it: a word, or a whole sentence."""

    question: CountField
    say: Sentence


class Propose(Act, tag="propose", kw_only=True):
    """An offer: a sentence that another seat has to answer. It waits outside the game and blocks no seat."""

    question: CountField
    say: Sentence


class Reply(Act, tag="reply", kw_only=True):
    """The reply to an offer; the offer and the reply become one entry. Without `say` the offer is refused."""

    offer: ClientCommandId
    say: ClientWord | None = None


class Withdraw(Act, tag="withdraw", kw_only=True):
    """Withdraw an offer of this seat."""

    offer: ClientCommandId


class Why(Act, tag="why", kw_only=True):
    """Ask if a word or a sentence is legal now, and if not, why."""

    say: Sentence


class Preview(Act, tag="preview", kw_only=True):
    """Ask for the effects of a word or a sentence, as far as this seat may know. Nothing is played."""

    say: Sentence


class TakeBack(Act, tag="take_back", kw_only=True):
    """Undo this seat's last answer. An undo never reaches past nature, a revealed card or another seat's answer.

    After some time the other players are asked first: each must send `agree`.
    """

    question: CountField


class AgreeBack(Act, tag="agree", kw_only=True):
    """A vote on an undo request. A no of the requesting seat withdraws the request."""

    question: CountField
    yes: bool


class AskHint(Act, tag="hint", kw_only=True):
    """Ask for the value of each answer to the question put to this seat, based on what the seat may know."""

    question: CountField


class Pause(Act, tag="pause", kw_only=True):
    """Ask for a pause, or agree to a pause. It begins when all present players have agreed."""


class Resume(Act, tag="resume", kw_only=True):
    """End a pause."""


class StandIn(Act, tag="stand_in", kw_only=True):
    """Let a bot play this seat until its player returns."""

    bot: Short = ""


class Back(Act, tag="back", kw_only=True):
    """Take this seat back from the bot that stands in."""


class Resign(Act, tag="resign", kw_only=True):
    """Leave the game for good."""


class Chat(Act, tag="chat", kw_only=True):
    """A chat message for all players and spectators: a free `text`, or a ready-made `phrase`."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    phrase: Annotated[str, msgspec.Meta(pattern=pattern_of(("", *PHRASES)))] = ""


class Front(Message, tag="front", forbid_unknown_fields=True):
    """Bring another of the client's seats in front of the screen: its welcome and its messages follow."""

    id: ClientCommandId
    seat: SeatNumber


class Ping(Act, tag="ping", kw_only=True):
    """Ask for a `pong`, to check the connection and the host's clock."""


AnswerCommand = Say | Propose | Reply | Withdraw | Why | Preview | TakeBack | AgreeBack | AskHint
SeatCommand = Pause | Resume | StandIn | Back | Resign | Chat
Command = Hello | AnswerCommand | SeatCommand | Front | Ping


# Messages of the host


class Spoken(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The answer of a seat. `by` is player, bot, stand_in, silence (no answer in time), table or start.

    If `by` is taken_back, the answer has been undone.
    """

    seat: int
    by: str
    ask: str  # the question that was answered
    say: list[Word | None]  # null for a hidden word


class UndoState(msgspec.Struct, omit_defaults=True):
    """What `take_back` does: refuse for `reason`; at once if it is empty, or asking the other players after some time.

    Before `until`, if given, it undoes the seat's last answer at once in any case.
    """

    reason: str = ""
    until: int = 0


class Told(Message, tag="told"):
    """An answer and its effects, as far as the viewer may know."""

    seq: int
    at: int
    question: int  # the number of the question after the answer
    said: Spoken
    facts: list[list[Word]]
    changed: dict[str, Any]
    pending: list[dict[str, Any]]
    ask: Ask
    turn: int = -1
    winners: list[int] = []
    over: bool = False
    deadline: int = 0  # time at which silence answers; 0 for never
    not_before: int = 0  # the earliest time of the next answer: an earlier answer is held until then; 0 for at once
    clocks: list[int] = []  # milliseconds left by seat when the question was put
    undo: UndoState | None = None  # of the viewer's seat; null for spectators


class Past(Message, tag="past"):
    """An answer that the client missed; the view includes its effects."""

    seq: int
    at: int
    said: Spoken
    facts: list[list[Word]]


class Noted(Message, Notice, tag="noted", kw_only=True):
    """An event outside the rules. The text key is `notice-<word>`."""

    seq: int
    at: int
    deadline: int = 0
    clocks: list[int] = []


class Offered(Message, tag="offered"):
    """An open offer. `ask` is the question that it puts to seat `to`."""

    offer: str
    seat: int
    to: int
    say: list[Word]
    ask: Ask
    pending: list[dict[str, Any]]
    instead_of: str = ""  # the offer to which this is the counter-offer


class OfferGone(Message, tag="offer_gone"):
    """An offer is closed: accepted, refused, withdrawn or void."""

    offer: str
    seat: int
    to: int
    why: str
    reason: str = ""  # why a bot refused it; the text key is `offer-no-<reason>`
    about: dict[str, int] = {}  # variables of the reason's text
    counter: str = ""  # the counter-offer


class Welcome(Message, tag="welcome"):
    """The current state. `missed` has the events after the client's last; null if they are no longer kept."""

    now: int
    seq: int  # the last event; -1 if there is none
    question: int
    seat: int  # -1 for a spectator
    table: TableInfo
    view: View | None = None  # null before the start
    deadline: int = 0
    not_before: int = 0
    clocks: list[int] = []
    missed: list[Past | Noted] | None = None
    offers: list[Offered] = []
    protocol: int = 0  # the host's version
    undo: UndoState | None = None


class Opened(Message, tag="opening"):
    """The first message of a stream: the view after event `seq`, to which the following events apply."""

    seq: int
    view: View


class TableChanged(Message, tag="table"):
    """The table's seats, presence, settings or status have changed. Not an event of the game."""

    table: TableInfo
    undo: UndoState | None = None


class Ack(Message, tag="ack"):
    """The command was executed, and its effect is durable."""

    id: str
    seq: int = -1  # the resulting event
    question: int = -1  # the answered question
    offer: str = ""


class Refused(Message, tag="refused"):
    """The command was refused and has no effect. The text key is `refusal-<reason>`."""

    id: str
    reason: str
    rule: str = ""
    question: int = -1
    ask: Ask | None = None  # the current question; for `unfinished`, the question that the sentence leads to
    accepted: str = ""


class Reason(Message, tag="reason"):
    """The answer to `why`."""

    id: str
    legal: bool
    reason: str = ""
    rule: str = ""


class Previewed(Message, tag="previewed"):
    """The answer to `preview`: the next question, and the changes."""

    id: str
    question: int
    ask: Ask
    changed: dict[str, Any]
    facts: list[list[Word]]
    pending: list[dict[str, Any]]
    over: bool = False


class HintAnswer(msgspec.Struct, omit_defaults=True):
    """An answer with its winning chance and the half-width of its interval, both in tenths of a percentage point.

    `label` and `why` are texts by language; `why` is empty if the answer was not found to be better or worse.
    """

    answer: int
    chance: int
    half: int
    label: dict[str, str]
    why: dict[str, str] = {}
    tied: bool = False  # no difference from the first answer was found, or only a negligible one


class Hint(msgspec.Struct):
    """Up to three answers, the best first, if all seats continue as the reference bot.

    `found` is `best` if the first answer was found to be better than all others, `equal` if the tied answers are equal
    within 2 points, `unclear` if no difference between them was found, `only` if there is one answer. A hint that is
    not `final` is followed by a more precise one.
    """

    reference: str
    seat: int
    found: str
    half: int  # of the differences between the tied answers, or else from the first answer
    games: int  # simulated for each of these answers
    final: bool
    answers: list[HintAnswer]


class HintStep(msgspec.Struct):
    """A hint so far, and the data from which its computation continues; empty if it is final. Never sent to players."""

    hint: Hint
    saved: dict[str, Any]


class Hinted(Message, tag="hinted"):
    """An answer to `hint`. Further ones with the same id follow until the hint is final or its question ends."""

    id: str
    question: int
    hint: Hint


class Pong(Message, tag="pong"):
    """The answer to `ping`, with the host's time."""

    id: str
    now: int


class Closing(Message, tag="closing"):
    """The last message before the socket closes: the reason, and when to reconnect (seconds; -1 for never)."""

    reason: str
    retry: int = -1


GameEvent = Welcome | Opened | Told | Noted | TableChanged | Offered | OfferGone
CommandReply = Ack | Refused | Reason | Previewed | Hinted | Pong
EventMessage = GameEvent | CommandReply | Closing


COMMAND_TYPES: Final = get_args(Command)
EVENT_TYPES: Final = get_args(EventMessage)
decoder: Final = msgspec.json.Decoder(Command)
encoder: Final = msgspec.json.Encoder()
