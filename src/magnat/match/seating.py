"""play: a table before and around the game: what the host chose, who sits where, and how it is told."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec

from magnat.editions import Difference, list_differences, parse_document
from magnat.games import edition
from magnat.kernel import TABLE, Edition, Row
from magnat.match.log import AnswerEntry, Entry
from magnat.match.match import Match, make_header
from magnat.match.state import Clock, State
from magnat.record import Header, VerifiableLuck, commitment

Int = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
Short = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


UNLIMITED_HINTS = -1  # hints: as many as one likes


class Absence(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What becomes of a seat whose player is away: after so many seconds a bot plays, or its silence; 0 is never.

    `budget` is how long a player may be away in all: once it is spent, the seat is played at once.
    """

    after: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 180
    then: Annotated[str, msgspec.Meta(pattern="^(bot|silence)$")] = "bot"
    bot: Short = "steady"
    budget: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 1800


class Setup(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the host chose."""

    game: str
    variant: str = "standard"
    options: dict[str, bool | int | str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    absence: Absence = msgspec.field(default_factory=Absence)
    bot_pace: int = 700
    luck: str = ""  # the lesson whose script nature follows
    hints: int = 0  # that each seat may have where several people play; who plays against bots may have any
    side_of: str = ""  # the match that a side game leaves, and after which of its events
    side_at: int = 0
    dice_of: str = ""  # the match whose throws and draws come again: the k-th of each seat and deck is the same
    locked: bool = False
    password: str = ""  # salted and hashed
    own: dict[str, Any] = {}  # the document of an edition that somebody made: it was checked when the table was made

    def edition(self) -> Edition:
        if self.own:
            return custom_edition(msgspec.json.encode(self.own), msgspec.json.encode(self.options))
        return edition(self.game, self.variant, self.options)


class EditionTold(msgspec.Struct):
    """An edition that somebody made, for whoever is about to play it."""

    title: dict[str, str]
    differences: list[Difference]


@lru_cache(64)
def custom_edition(doc: bytes, options: bytes = b"{}") -> Edition:
    """One for all that ask."""
    return parse_document(msgspec.json.decode(doc)).edition().with_(**msgspec.json.decode(options))


@lru_cache(64)
def summarize_custom_edition(doc: bytes) -> EditionTold:
    own = parse_document(msgspec.json.decode(doc))
    return EditionTold(own.title, list_differences(own))


class Place(msgspec.Struct, kw_only=True):
    """One seat as it was arranged: a player's, a bot's, or open."""

    seat: int
    player: str | None = None  # the id of whoever sits there; several places where people share a screen
    bot: str = ""
    name: str = ""
    token: int = 0
    colour: int = 0
    seed: str = ""  # the player's own part in the luck
    asks: str = ""  # the id of whoever asks to take it over in mid-game
    asks_name: str = ""
    agreed: str = ""  # the ids of those who have nothing against it

    @property
    def is_open(self) -> bool:
        return not self.player and not self.bot


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
    hints: int = 0  # that were taken here
    asks: str = ""  # the name of whoever asks to take this seat, and would see its hand


class Side(msgspec.Struct):
    """A side game of somebody: the event of its match after which it begins, and in which seat."""

    id: str
    seq: int
    seat: int
    same_dice: bool
    status: str


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
    hints: int = 0  # that each seat may have; -1: as many as one likes
    side_of: str = ""  # the match that this side game leaves, after which of its events, and whether with its dice
    side_at: int = 0
    same_dice: bool = False
    you: int = -1  # your seat, or the first of them; -1 for a spectator
    yours: list[int] = []  # all your seats, where several people share your screen
    host: bool = False  # whether you are the host
    locked: bool = False
    password: bool = False  # whether one is needed to sit down
    paused: bool = False
    pause_asked: list[int] = []
    back_asked: int = -1  # the seat that asks to take its last answer back, who agrees, and until when they may
    back_agreed: list[int] = []
    back_until: int = 0
    delay: int = 0  # seconds by which spectators see the game later
    rematch: str = ""  # the table that follows this one
    engine: str = ""
    readable: bool = True  # false: this engine cannot play it on
    edition: EditionTold | None = None  # if somebody made it: what differs from the printed game


class Seating:
    """A table with its places, as it is arranged now."""

    def __init__(
        self,
        id: str,
        setup: Setup,
        places: list[Place],
        seed: bytes,
        header: Header | None = None,
        status: str = "open",
        host: str = "",
        code: str = "",
        public: bool = False,
        created: int = 0,
        rematch: str = "",
    ) -> None:
        self.id = id
        self.setup = setup
        self.places = places
        self.seed = seed
        self.header = header
        self.status = status
        self.host = host
        self.code = code
        self.public = public
        self.created = created
        self.rematch = rematch
        self.people: list[int] = [place.seat for place in places if place.player]
        self._seats: dict[str, list[int]] = {}
        for place in places:
            if place.player:
                self._seats.setdefault(place.player, []).append(place.seat)

    @property
    def hints_per_seat(self) -> int:
        """How many each seat may have: against bots alone as many as one likes."""
        return UNLIMITED_HINTS if len(self.people) == 1 else self.setup.hints

    def seats_of(self, player: str | None) -> list[int]:
        """Where a player sits; at several places where people share a screen."""
        return [] if player is None else self._seats.get(player, [])

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat nobody has taken; "" if a person has."""
        place = self.places[seat]
        return "" if place.player else place.bot or "steady"

    def name(self, seat: int) -> str:
        return self.places[seat].name if seat >= 0 else ""

    def begin(self, now: int, rows: list[Row] | None = None) -> tuple[Entry, Match]:
        """The first entry, and the match after it: the commitment is published, the players' seeds are in.

        A side game begins with the first `rows` of the match that it leaves.
        """
        luck = VerifiableLuck(self.seed, [place.seed for place in self.places], self.setup.dice_of or self.id)
        names = [place.name for place in self.places]
        self.header = make_header(self.setup.edition(), self.setup.variant, names, luck, self.setup.luck)
        if rows is not None:
            self.header.branch_of, self.header.branch_at = self.setup.side_of, len(rows)
        match = self.new_match()
        entry = match.opening_entry(now) if rows is None else Entry(self.id, 0, now, AnswerEntry(TABLE, "start", rows))
        match.apply_entry(entry)
        self.status = "over" if match.is_over else "playing"
        return entry, match

    def new_match(self) -> Match:
        """The match before its first entry."""
        assert self.header is not None
        return Match(self.id, self.header, self.seed, self.setup.clock)

    def side_game(self, player: str) -> Side:
        """This side game, for whoever plays it."""
        setup = self.setup
        return Side(self.id, setup.side_at, self.seats_of(player)[0], bool(setup.dice_of), self.status)

    def table_info(
        self, player: str | None, match: Match | None, here: set[int], delay: int, readable: bool
    ) -> TableInfo:
        """The table as a player, or anybody, is told."""
        setup = self.setup
        mine = self.seats_of(player)
        state = match.state if match is not None else None
        return TableInfo(
            id=self.id,
            code=self.code,
            status=self.status,
            game=setup.game,
            variant=setup.variant,
            options=setup.options,
            seats=[self._seat_info(place, state, here) for place in self.places],
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
            you=mine[0] if mine else -1,
            yours=mine if len(mine) > 1 else [],
            host=player is not None and self.host == player,
            locked=setup.locked,
            password=bool(setup.password),
            paused=state is not None and state.paused,
            pause_asked=state.pause_asked if state is not None else [],
            back_asked=state.back_asked if state is not None else -1,
            back_agreed=state.back_agreed if state is not None else [],
            back_until=state.back_until if state is not None else 0,
            delay=delay,
            rematch=self.rematch,
            engine=self.header.engine if self.header else "",
            readable=readable,
            edition=summarize_custom_edition(msgspec.json.encode(setup.own)) if setup.own else None,
        )

    def _seat_info(self, place: Place, state: State | None, here: set[int]) -> Seat:
        seat = place.seat
        made = Seat(
            seat=seat,
            kind="player" if place.player else "bot" if place.bot else "open",
            name=place.name,
            bot=place.bot,
            token=place.token,
            colour=place.colour,
            present=seat in here,
            host=place.player == self.host,
            asks=place.asks_name if place.asks else "",
        )
        if state is not None:
            made.away_since = state.away.get(seat, 0)
            made.away_spent = state.away_spent.get(seat, 0) // 1000
            made.stands_in = state.stands_in[seat] or "silence" if seat in state.stands_in else ""
            made.out = seat in state.resigned
            made.hints = state.hints.get(seat, 0)
        return made
