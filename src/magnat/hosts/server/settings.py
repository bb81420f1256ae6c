"""The settings of a server. The command line, the environment and the file use these fields."""

from typing import Annotated, Final, Literal

import msgspec

from magnat.match.chat import ChatPolicy
from magnat.tables.rates import BURST_SECONDS, MESSAGES_PER_SECOND

Port = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
NonNegativeCount = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
PositiveCount = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]

NETWORK_FACTOR: Final = 4  # limit of a network / limit of an address


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Settings of a server. Each limit per address implies one per network, `NETWORK_FACTOR` times as high."""

    store: str = ""
    host: str = "127.0.0.1"
    port: Port = 8080
    public_url: str = ""
    origins: list[str] = []  # in addition to the public URL
    proxies: list[str] = []  # networks of proxies whose X-Forwarded-For is trusted
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # worker processes for bots
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 120  # seconds; for spectators of hidden cards

    # concurrent uses
    connections: PositiveCount = 16_000  # also bounded by the number of descriptors
    connections_per_address: PositiveCount = 400
    sockets: PositiveCount = 10_000  # of players
    sockets_per_address: PositiveCount = 100
    watchers: PositiveCount = 2_500  # sockets of spectators, and streams
    watchers_per_address: PositiveCount = 40
    rooms: PositiveCount = 10_000  # tables in memory
    tables_per_player: PositiveCount = 50  # open or running
    tables_per_address: PositiveCount = 200
    bot_tables: NonNegativeCount = 100  # running matches without people
    bot_tables_per_address: NonNegativeCount = 10

    # people
    chat: ChatPolicy = "all"  # the most that any table allows
    operator: Annotated[str, msgspec.Meta(max_length=200)] = ""  # name of the person or body that runs the server
    contact: Annotated[str, msgspec.Meta(max_length=200)] = ""  # e-mail address or web address
    place: Annotated[str, msgspec.Meta(max_length=200)] = ""  # where the data is kept

    # rates
    rate: Annotated[float, msgspec.Meta(ge=1, le=1_000_000)] = MESSAGES_PER_SECOND  # on a socket
    names_per_address: PositiveCount = 120  # new players an hour
    companions_per_address: PositiveCount = 60  # new companion tables an hour
    thoughts_per_address: PositiveCount = 60  # bot decisions a second for the tables of an address
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 500  # minimum milliseconds per answer in bot-only matches

    # reviews
    review_games: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 100  # rollouts from each position; 0: no reviews

    # retention
    keep_chat: Days = 30  # days after the last entry of a match; 0 is forever, here and below
    keep_open: Days = 30  # tables that never started
    keep_matches: Days = 0  # finished matches
    keep_players: Days = 365  # players without a seat at any kept table
    keep_companions: Days = 365  # companion tables, after their last entry
    keep_reports: Days = 90  # decided reports, and measures after their end
    keep_addresses: Days = 30  # addresses from which a player was last seen
    operator_key: str = ""  # for /metrics and `magnat admin`; default: in a file beside the SQLite database
    log: Literal["json", "lines"] = "json"
    home: bool = False  # requests from this machine may open the server to the home network

    @property
    def burst(self) -> float:
        """Number of messages that may arrive at once."""
        return BURST_SECONDS * self.rate


INTERNAL_SETTINGS: Final = ("home",)  # not configurable by an operator
