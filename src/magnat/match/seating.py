"""A table around its match: the host's settings, the seats, and their public description."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from magnat.editions import Difference, list_differences, parse_document
from magnat.games import edition
from magnat.kernel import TABLE, Edition, Row
from magnat.match.chat import ChatPolicy
from magnat.match.log import AnswerEntry, Entry
from magnat.match.match import Match
from magnat.match.state import Clock, State
from magnat.record import Header, Record, VerifiableLuck, commitment

Int = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
Short = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


UNLIMITED_HINTS = -1
MAX_CACHED_EDITIONS = 256


class Absence(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The rules for an absent player: `after` seconds a bot or silence plays the seat; 0 is never.

    `budget` is the total absence in seconds of a player; once it is spent, the seat is played at once.
    """

    after: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 180
    then: Literal["bot", "silence"] = "bot"
    bot: Short = "steady"
    budget: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 1800


class Setup(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The settings that the host of the table chose."""

    game: str
    variant: str = "standard"
    options: dict[str, bool | int | str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    absence: Absence = msgspec.field(default_factory=Absence)
    bot_pace: int = 700
    luck: str = ""  # the lesson whose script determines nature
    hints: int = 0  # per seat in a game of several people; unlimited against bots only
    side_of: str = ""  # the match from which a side game branches, and its last event before the branch
    side_at: int = 0
    dice_of: str = ""  # the match whose dice and draws are repeated: the k-th of each seat and deck is the same
    locked: bool = False
    password: str = ""  # salted and hashed
    own: dict[str, Any] = {}  # the document of a custom edition, checked when the table was created
    chat: ChatPolicy = "all"

    def edition(self) -> Edition:
        if self.own:
            return custom_edition(msgspec.json.encode(self.own), msgspec.json.encode(self.options))
        return edition(self.game, self.variant, self.options)

    def describe_own_edition(self) -> "EditionTold | None":
        """Return the custom edition as described to its players; None for a printed one."""
        return summarize_custom_edition(msgspec.json.encode(self.own)) if self.own else None


class EditionTold(msgspec.Struct):
    """A custom edition as described to its players."""

    title: dict[str, str]
    differences: list[Difference]


@lru_cache(MAX_CACHED_EDITIONS)
def custom_edition(doc: bytes, options: bytes = b"{}") -> Edition:
    return parse_document(msgspec.json.decode(doc)).edition().with_(**msgspec.json.decode(options))


@lru_cache(MAX_CACHED_EDITIONS)
def summarize_custom_edition(doc: bytes) -> EditionTold:
    custom = parse_document(msgspec.json.decode(doc))
    return EditionTold(custom.title, list_differences(custom))


class Place(msgspec.Struct, kw_only=True):
    """One seat of the table: a player's, a bot's, or open."""

    seat: int
    player: str | None = None  # id of the player; all seats of a shared screen have the same id
    bot: str = ""
    name: str = ""
    token: int = 0
    colour: int = 0
    seed: str = ""  # the player's own contribution to the luck
    asks: str = ""  # id of the player requesting this seat during the game
    asks_name: str = ""
    agreed: str = ""  # ids of the players that agree to this request

    @property
    def is_open(self) -> bool:
        return not self.player and not self.bot


class Seat(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The public description of a seat. `kind` is open, player or bot; `stands_in` is an absent player's bot."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    token: int = 0
    colour: int = 0
    present: bool = False
    away_since: int = 0
    away_spent: int = 0  # total seconds of earlier absences
    stands_in: str = ""
    host: bool = False
    out: bool = False  # resigned
    hints: int = 0  # hints taken
    asks: str = ""  # name of the player requesting this seat, who would see its hand


class Side(msgspec.Struct):
    """A player's side game: the event of the match after which it branches, and the player's seat."""

    id: str
    seq: int
    seat: int
    same_dice: bool
    status: str


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The public description of a table, with the viewer's own part in it."""

    id: str
    code: str
    status: str  # open, playing, over, aborted
    game: str
    variant: str
    options: dict[str, bool | int | str]  # only those that differ from the variant
    seats: list[Seat]
    clock: Clock
    absence: Absence
    bot_pace: int
    public: bool
    commitment: str  # SHA-256 of the luck's seed, fixed when the table was created
    created: int
    client_seeds: list[str] = []
    luck: str = ""  # the lesson whose script determines nature; empty for free dice
    hints: int = 0  # per seat; -1: unlimited
    side_of: str = ""  # the match from which this side game branches, after which event, and if with the same dice
    side_at: int = 0
    same_dice: bool = False
    you: int = -1  # the viewer's first seat; -1 for a spectator
    yours: list[int] = []  # all seats of the viewer, if several people share the screen
    host: bool = False  # the viewer is the host of the table
    locked: bool = False
    password: bool = False  # sitting down requires a password
    paused: bool = False
    pause_asked: list[int] = []
    back_asked: int = -1  # the seat of a pending undo request, the seats that agree, and its timeout
    back_agreed: list[int] = []
    back_until: int = 0
    delay: int = 0  # spectators' delay in seconds
    rematch: str = ""  # id of the table of the rematch
    engine: str = ""
    chat: ChatPolicy = "all"  # what the viewer may write: anything, phrases or nothing
    readable: bool = True  # false: this engine version cannot continue the match
    edition: EditionTold | None = None  # only of a custom edition: its differences from the printed game


@dataclass(eq=False)
class Seating:
    id: str
    setup: Setup
    places: list[Place]
    seed: bytes
    header: Header | None = None
    status: str = "open"
    host: str = ""
    code: str = ""
    public: bool = False
    created: int = 0
    rematch: str = ""

    def __post_init__(self) -> None:
        self.people: list[int] = [place.seat for place in self.places if place.player]
        self._seats: dict[str, list[int]] = {}
        for place in self.places:
            if place.player:
                self._seats.setdefault(place.player, []).append(place.seat)

    @property
    def hints_per_seat(self) -> int:
        return UNLIMITED_HINTS if len(self.people) == 1 else self.setup.hints

    def seats_of(self, player: str | None) -> list[int]:
        """Return the player's seats; several if people share a screen, none for a spectator."""
        return [] if player is None else self._seats.get(player, [])

    def bot_of(self, seat: int) -> str:
        """Return the bot of a seat without a player; "" for a player's seat."""
        place = self.places[seat]
        return "" if place.player else place.bot or "steady"

    def bot_playing(self, state: State, seat: int) -> str | None:
        """Return the bot that plays a seat, "" for silence; None if a person plays it."""
        if seat == TABLE:
            return None
        if bot := self.bot_of(seat):
            return bot
        if seat in state.resigned:
            return state.stands_in.get(seat) or "steady"
        return state.stands_in.get(seat)

    def all_agree(self, agreed: list[int], seats: list[int]) -> bool:
        """True if the players of `seats` have agreed; one of the seats that share a screen is enough."""
        players = {self.places[seat].player for seat in agreed}
        return all(self.places[seat].player in players for seat in seats)

    def name(self, seat: int) -> str:
        return self.places[seat].name if seat >= 0 else ""

    def begin(self, now: int, rows: list[Row] | None = None) -> tuple[Entry, Match]:
        """Start the match: return its first entry, and the match after it.

        The commitment must be published and the players' seeds set before. A side game starts with the first `rows`
        of the match from which it branches.
        """
        setup, names = self.setup, [place.name for place in self.places]
        luck = VerifiableLuck(self.seed, [place.seed for place in self.places], setup.dice_of or self.id)
        fields = {"variant": setup.variant, "names": names, "luck": setup.luck, **luck.header_fields}
        self.header = Record.for_edition(setup.edition(), len(names), **fields).header
        if rows is not None:
            self.header.branch_of, self.header.branch_at = self.setup.side_of, len(rows)
        match = self.new_match()
        entry = match.opening_entry(now) if rows is None else Entry(self.id, 0, now, AnswerEntry(TABLE, "start", rows))
        match.apply_entry(entry)
        self.status = "over" if match.is_over else "playing"
        return entry, match

    def new_match(self) -> Match:
        assert self.header is not None
        return Match(self.id, self.header, self.seed, self.setup.clock)

    def side_game(self, player: str) -> Side:
        setup = self.setup
        return Side(self.id, setup.side_at, self.seats_of(player)[0], bool(setup.dice_of), self.status)

    def table_info(
        self, player: str | None, match: Match | None, present: set[int], delay: int, readable: bool
    ) -> TableInfo:
        """Return the description of the table for a player, or for a stranger if `player` is None."""
        setup = self.setup
        own_seats = self.seats_of(player)
        state = match.state if match is not None else State()
        return TableInfo(
            id=self.id,
            code=self.code,
            status=self.status,
            game=setup.game,
            variant=setup.variant,
            options=setup.options,
            seats=[self._seat_info(place, state, present) for place in self.places],
            clock=setup.clock,
            absence=setup.absence,
            bot_pace=setup.bot_pace,
            luck=setup.luck,
            hints=self.hints_per_seat,
            side_of=setup.side_of,
            side_at=setup.side_at,
            same_dice=bool(setup.dice_of),
            public=self.public,
            commitment=commitment(self.seed),
            created=self.created,
            client_seeds=self.header.client_seeds if self.header else [place.seed for place in self.places],
            you=own_seats[0] if own_seats else -1,
            yours=own_seats if len(own_seats) > 1 else [],
            host=player is not None and self.host == player,
            locked=setup.locked,
            password=bool(setup.password),
            paused=state.paused,
            pause_asked=state.pause_asked,
            back_asked=state.back_asked,
            back_agreed=state.back_agreed,
            back_until=state.back_until,
            delay=delay,
            rematch=self.rematch,
            engine=self.header.engine if self.header else "",
            chat=setup.chat,
            readable=readable,
            edition=setup.describe_own_edition(),
        )

    def _seat_info(self, place: Place, state: State, present: set[int]) -> Seat:
        seat = place.seat
        return Seat(
            seat=seat,
            kind="player" if place.player else "bot" if place.bot else "open",
            name=place.name,
            bot=place.bot,
            token=place.token,
            colour=place.colour,
            present=seat in present,
            host=place.player == self.host,
            asks=place.asks_name if place.asks else "",
            away_since=state.away.get(seat, 0),
            away_spent=state.away_spent.get(seat, 0) // 1000,
            stands_in=state.stands_in[seat] or "silence" if seat in state.stands_in else "",
            out=seat in state.resigned,
            hints=state.hints.get(seat, 0),
        )
