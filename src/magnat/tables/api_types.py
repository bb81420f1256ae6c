"""server: what HTTP takes and gives: players, tables and their seats, and why something was refused."""

from typing import Annotated, Any

import msgspec

from magnat.match.seating import Absence, Int, SeatNumber, Short
from magnat.match.state import Clock

PlayerNameText = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
AppearanceNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


# A table, as the lobby makes it


class NewSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One place of a new table: `open` for a person, `bot`, or `me`, several times for several people at one screen."""

    kind: Annotated[str, msgspec.Meta(pattern="^(open|bot|me)$")] = "open"
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
    luck: Short = ""  # a lesson, whose script nature follows
    hints: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0  # that each seat may have where several people play
    edition: dict[str, Any] = {}  # the document of an edition of one's own


class CheckedEdition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """An edition to be looked at: the text of its file, or its document."""

    text: str = ""
    doc: dict[str, Any] = {}
    lang: Annotated[str, msgspec.Meta(pattern="^(fr|en)$")] = "fr"  # of what is said about a file that cannot be read


class MadeEdition(msgspec.Struct, forbid_unknown_fields=True):
    """The document of an edition of which games are to be played."""

    doc: dict[str, Any]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A text to be drawn as a QR code: what one holds at most."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2300)]


class ChangedTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What the host changes; what is left out stays. The game, by its booklet, and how many play: before the start."""

    game: Short | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
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
    name: PlayerNameText | None = None
    token: AppearanceNumber | None = None
    colour: AppearanceNumber | None = None
    password: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seed: Short = ""


class ChangedSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A seat to be changed: its token and colour by its player; `open` and `bot` by the host."""

    kind: Annotated[str, msgspec.Meta(pattern="^(open|bot)$")] | None = None
    bot: Short | None = None
    token: AppearanceNumber | None = None
    colour: AppearanceNumber | None = None
    seed: Short | None = None


class NewSide(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from where a match stood after event `seq`, in one of its seats; bots have the others.

    With `same_dice` everybody throws and draws what he threw and drew there, each one after the other.
    """

    seq: Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
    seat: SeatNumber
    same_dice: bool = False


class Agreement(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody agrees."""

    yes: bool


class Admit(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody who asks for a seat in mid-game may have it, and see its hand."""

    yes: bool


class NewPlayer(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A name, and whether the caller is a program that keeps its token itself."""

    name: PlayerNameText
    bearer: bool = False


class Network(msgspec.Struct):
    """How others find this server: not at all while there is no address."""

    address: str
    home: bool  # whether whoever asks may open it to the home network


class Key(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A short-lived key that makes another device the same player."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class ReviewState(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How far a review is. `others` are worked out at the same time."""

    state: str  # none, working, stopped, done
    stage: str = ""  # sketch, moment, first, closer, rest, done
    done: int = 0
    total: int = 0
    others: int = 0
    old: bool = False  # another engine's figures


# Who one is, and what went wrong


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
    side: bool = False  # a side game, which counts for nothing


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
