"""Request and response types of the HTTP API: players, tables, seats and errors."""

from typing import Annotated, Any, Literal

import msgspec

from magnat.languages import LANGUAGES
from magnat.match.chat import ChatPolicy
from magnat.match.seating import Absence, Int, SeatNumber, Short
from magnat.match.state import Clock
from magnat.texts.plain_text import pattern_of

PlayerNameText = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
LanguageCode = Annotated[str, msgspec.Meta(pattern=pattern_of(LANGUAGES))]
MAX_QR_CHARACTERS = 1_200
AppearanceNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


# Requests of the lobby


class NewSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a new table: `open` for a person, `bot`, or `me` (several times if people share a screen)."""

    kind: Literal["open", "bot", "me"] = "open"
    bot: Short = "steady"
    name: Annotated[str, msgspec.Meta(max_length=20)] = ""
    token: AppearanceNumber = 0
    colour: AppearanceNumber = 0


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
    luck: Short = ""  # a lesson, whose script determines the draws
    hints: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0  # per seat, if several people play
    edition: dict[str, Any] = {}  # the document of a custom edition
    chat: ChatPolicy = "all"


class CheckedEdition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """An edition to check: the text of its file, or its document."""

    text: str = ""
    doc: dict[str, Any] = {}
    lang: LanguageCode = LANGUAGES[0]  # language of the error for an unreadable file


class MadeEdition(msgspec.Struct, forbid_unknown_fields=True):
    """The document of an edition with which bots play test games."""

    doc: dict[str, Any]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A text for a QR code. Codes of longer texts are too fine for many cameras."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_QR_CHARACTERS)]


class ChangedTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Changes by the host; omitted fields stay unchanged. Game and seats can be changed only before the start."""

    game: Short | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    locked: bool | None = None
    public: bool | None = None
    password: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    clock: Clock | None = None
    absence: Absence | None = None
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    chat: ChatPolicy | None = None


class Join(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Take a seat: the given open seat, or the first open one. `seed` is the player's part of the luck.

    `another` takes one more seat for a player who shares this screen.
    """

    seat: SeatNumber | None = None
    another: bool = False
    name: PlayerNameText | None = None
    token: AppearanceNumber | None = None
    colour: AppearanceNumber | None = None
    password: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seed: Short = ""


class ChangedSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Changes of a seat: token and colour by its player, `open` and `bot` by the host."""

    kind: Literal["open", "bot"] | None = None
    bot: Short | None = None
    token: AppearanceNumber | None = None
    colour: AppearanceNumber | None = None
    seed: Short | None = None


class NewSide(msgspec.Struct, forbid_unknown_fields=True):
    """A side game that continues a match from event `seq`, with the player in one seat and bots in the others.

    With `same_dice`, each seat's throws and each deck's draws are those of the match, in the same order.
    """

    seq: Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
    seat: SeatNumber
    same_dice: bool = False


class Agreement(msgspec.Struct, forbid_unknown_fields=True):
    """A player's consent or objection to opening all answers in the review."""

    yes: bool


class Admit(msgspec.Struct, forbid_unknown_fields=True):
    """A vote on a request to take over a seat during the game and see its hand."""

    yes: bool


class NewPlayer(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A new player: the name, and `bearer` if the client is a program that stores its token itself."""

    name: PlayerNameText
    bearer: bool = False


class Network(msgspec.Struct):
    """The address at which others can reach this server; empty if they cannot."""

    address: str
    home: bool  # True if the client may open the server to the home network


class Key(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A short-lived key that makes another device the same player."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class ReviewState(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The progress of a review. `others` is the number of reviews computed at the same time."""

    state: str  # none, working, stopped, done
    stage: str = ""  # sketch, moment, first, closer, rest, done
    done: int = 0
    total: int = 0
    others: int = 0
    old: bool = False  # computed by another version of the engine


# Responses: players and errors


class Player(msgspec.Struct, omit_defaults=True):
    """The player. The token is sent once, and only to programs."""

    id: str
    name: str
    token: str = ""


class MyTable(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table in the player's list of games."""

    id: str
    code: str
    game: str
    variant: str
    status: str
    seat: int
    names: list[str]
    your_turn: bool = False
    changed: int = 0
    side: bool = False  # a side game, which does not count


class Me(msgspec.Struct, omit_defaults=True):
    """The player and the player's tables; those waiting for the player come first."""

    id: str
    name: str
    tables: list[MyTable]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was refused. The text key is `refusal-<reason>`."""

    reason: str
    rule: str = ""
    accepted: str = ""


class Failure(msgspec.Struct):
    """The body of every error response."""

    error: Problem
