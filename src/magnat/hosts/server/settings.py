"""server: how a server is run. Declared once: the command line, the environment and the file read the same fields."""

from typing import Annotated, Final, Literal

import msgspec

Port = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
NonNegativeCount = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
PositiveCount = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]

NETWORK_FACTOR: Final = 4  # so many times what an address may have is what its network may have


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a server is run. What counts addresses counts networks too, which may have four times as much."""

    store: str = ""
    host: str = "127.0.0.1"
    port: Port = 8080
    public_url: str = ""
    origins: list[str] = []  # beside the public address
    proxies: list[str] = []  # networks of the proxies whose X-Forwarded-For is believed
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes for bots
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 120  # seconds by which those who watch hidden cards see later

    # at once
    connections: PositiveCount = 16_000  # never more than there are descriptors, some of which are kept back
    connections_per_address: PositiveCount = 400
    sockets: PositiveCount = 10_000  # of people who sit
    sockets_per_address: PositiveCount = 100
    watchers: PositiveCount = 2_500  # sockets of those who watch, and streams
    watchers_per_address: PositiveCount = 40
    rooms: PositiveCount = 10_000  # tables in memory
    tables_per_player: PositiveCount = 50  # open or being played
    tables_per_address: PositiveCount = 200
    bot_tables: NonNegativeCount = 100  # being played by bots alone
    bot_tables_per_address: NonNegativeCount = 10

    # in time
    rate: Annotated[float, msgspec.Meta(ge=1, le=1_000_000)] = 20.0  # messages a second on a socket; see limits.SHARED
    names_per_address: PositiveCount = 120  # new players an hour
    companions_per_address: PositiveCount = 60  # new companion tables an hour
    thoughts_per_address: PositiveCount = 60  # questions that bots are asked a second, for the tables of one address
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 500  # milliseconds: bots alone play no faster

    # reviews
    review_games: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 100  # played from each position; 0: none

    # kept
    keep_chat: Days = 30  # days after the last entry of a match; 0 is for good, here and below
    keep_open: Days = 30  # a table that was never begun
    keep_matches: Days = 0  # one that is over
    keep_players: Days = 365  # a name that has no place at any table that is kept
    keep_companions: Days = 365  # a companion table after its last entry
    operator_key: str = ""  # for /metrics and `magnat admin`; without one, a file beside the SQLite database has it
    log: Literal["json", "lines"] = "json"
    home: bool = False  # a server of one's own: who sits at its machine may open it to the home network

    @property
    def burst(self) -> float:
        """Messages that may come at once."""
        return 2 * self.rate


INTERNAL_SETTINGS: Final = ("home",)  # what no operator sets
