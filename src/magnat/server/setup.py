"""server: a table as the store keeps it, and as it is told."""

import hashlib
import hmac
import secrets
import time
from typing import Any, Final

import msgspec

from magnat.games import edition
from magnat.kernel import Edition
from magnat.record import Header, commitment
from magnat.server.match import Match
from magnat.server.tables import Absence, Clock, Seat, TableInfo
from magnat.store.queries import Found

LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that looks like another
CODE: Final = 6


class Setup(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the host chose."""

    game: str
    variant: str = "standard"
    options: dict[str, bool | int | str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    absence: Absence = msgspec.field(default_factory=Absence)
    bot_pace: int = 700
    luck: str = ""  # the lesson whose script nature follows
    locked: bool = False
    password: str = ""  # salted and hashed

    def edition(self) -> Edition:
        return edition(self.game, self.variant, self.options)


class Kept:
    """The row of a match and its seats, as the store has them now."""

    def __init__(self, row: Found, seats: list[Found]) -> None:
        self.row = row
        self.id: str = row["id"]
        self.status: str = row["status"]
        self.setup = msgspec.json.decode(row["setup"], type=Setup)
        self.header = msgspec.json.decode(row["header"], type=Header) if row["header"] else None
        self.seats = seats
        self.people: list[int] = [seat["seat"] for seat in seats if seat["player"]]
        self._seats: dict[str, list[int]] = {}
        for seat in self.people:
            self._seats.setdefault(seats[seat]["player"], []).append(seat)

    def seats_of(self, player: str | None) -> list[int]:
        """Where a player sits; at several places where people share a screen."""
        return [] if player is None else self._seats.get(player, [])

    def player(self, seat: int) -> str | None:
        """Whose seat it is."""
        found: str | None = self.seats[seat]["player"]
        return found

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat nobody has taken; "" if a person has."""
        place = self.seats[seat]
        return "" if place["player"] else str(place["bot"] or "steady")

    def begun(self) -> Match:
        """The match at its opening."""
        assert self.header is not None
        return Match(self.id, self.header, bytes.fromhex(self.row["seed"]), self.setup.clock)

    def info(self, player: str | None, match: Match | None, here: set[int], delay: int, readable: bool) -> TableInfo:
        """The table as a player, or anybody, is told."""
        setup, row = self.setup, self.row
        mine = self.seats_of(player)
        return TableInfo(
            id=self.id,
            code=row["code"],
            status=self.status,
            game=setup.game,
            variant=setup.variant,
            options=setup.options,
            seats=[self._seat(place, match, here) for place in self.seats],
            clock=setup.clock,
            absence=setup.absence,
            bot_pace=setup.bot_pace,
            luck=setup.luck,
            public=bool(row["public"]),
            commitment=commitment(bytes.fromhex(row["seed"])),
            created=row["created"],
            client_seeds=self.header.client_seeds if self.header else [seat["seed"] for seat in self.seats],
            you=mine[0] if mine else -1,
            yours=mine if len(mine) > 1 else [],
            host=player is not None and row["host"] == player,
            locked=setup.locked,
            password=bool(setup.password),
            paused=match is not None and match.standing.paused,
            pause_asked=match.standing.pause_asked if match else [],
            delay=delay,
            rematch=row["rematch"],
            engine=self.header.engine if self.header else "",
            readable=readable,
        )

    def _seat(self, place: Found, match: Match | None, here: set[int]) -> Seat:
        seat = place["seat"]
        made = Seat(
            seat=seat,
            kind="player" if place["player"] else "bot" if place["bot"] else "open",
            name=place["name"],
            bot=place["bot"],
            token=place["token"],
            colour=place["colour"],
            present=seat in here,
            host=place["player"] == self.row["host"],
        )
        if match is not None:
            standing = match.standing
            made.away_since = standing.away.get(seat, 0)
            made.away_spent = standing.away_spent.get(seat, 0) // 1000
            made.stands_in = standing.stands_in[seat] or "silence" if seat in standing.stands_in else ""
            made.out = seat in standing.resigned
        return made


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(12)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def locked_with(password: str) -> str:
    """A password as it is kept."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{hashlib.scrypt(password.encode(), salt=salt, n=4096, r=8, p=1).hex()}"


def opens(password: str, kept: str) -> bool:
    salt, _, digest = kept.partition(":")
    given = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), n=4096, r=8, p=1).hex()
    return hmac.compare_digest(given, digest)


def builtin(made: Any) -> Any:
    return msgspec.to_builtins(made)
