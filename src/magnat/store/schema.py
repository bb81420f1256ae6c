"""store: the tables of the database. `migrations/` makes them and brings older stores up to date."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata: Final = MetaData()

players: Final = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256: the token itself is nowhere
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("until", BigInteger, nullable=False, server_default="0"),  # 0: for good; else a key for another device
    Index("tokens_player", "player"),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("status", String(12), nullable=False),  # open, playing, over, aborted
    Column("host", String(32), ForeignKey("players.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("setup", Text, nullable=False),  # what the host chose
    Column("seed", String(128), nullable=False),  # nature's, hexadecimal
    Column("header", Text, nullable=False, server_default=""),  # of the record, once the match has begun
    Column("due", BigInteger),  # when something happens by itself: a bot's word, a deadline
    Column("turn", Integer, nullable=False, server_default="-1"),  # who is asked
    Column("rematch", String(32), nullable=False, server_default=""),
    Column("winners", Integer, nullable=False, server_default="-1"),  # bits of seats; -1 before the end
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("address", String(64), nullable=False, server_default=""),  # from where it was made, and its network:
    Column("network", String(64), nullable=False, server_default=""),  # for limits, as long as it is played
    Index("matches_due", "due"),
    Index("matches_host", "host"),
    Index("matches_status", "status", "changed", "id"),
    Index("matches_address", "address"),
    Index("matches_network", "network"),
    Index("matches_public", "public", "status", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), ForeignKey("players.id")),
    Column("bot", String(40), nullable=False, server_default=""),
    Column("name", String(40), nullable=False, server_default=""),
    Column("token", Integer, nullable=False, server_default="0"),
    Column("colour", Integer, nullable=False, server_default="0"),
    Column("seed", String(40), nullable=False, server_default=""),
    Column("asks", String(32), nullable=False, server_default=""),  # who asks to take this seat in mid-game
    Column("asks_name", String(40), nullable=False, server_default=""),
    Column("agreed", Text, nullable=False, server_default=""),  # the players who have nothing against it
    Column("counted", Boolean, nullable=False, server_default=true()),  # among its player's statistics
    Column("shares", Integer, nullable=False, server_default="0"),  # its answers, in a common review: 1 yes, -1 no
    Index("seats_player", "player"),
)

sitters: Final = Table(
    "sitters",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("player", String(32), primary_key=True),  # has sat at this table since it began, and seen what was hidden
    Column("seat", Integer, primary_key=True),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", String(128)),
    Column("body", Text, nullable=False),
    UniqueConstraint("match", "command", name="entries_command"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("body", Text, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("engine", String(40), nullable=False),
    Column("stage", String(12), nullable=False),  # done: nothing is left to be worked out
    Column("shown", Text, nullable=False),
    Column("saved", Text, nullable=False),  # what it takes to go on
    Column("sums", Text, nullable=False, server_default=""),  # of each seat, once it is whole
    Column("changed", BigInteger, nullable=False),
)

presence: Final = Table(
    "presence",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# What the operator does.

bans: Final = Table(
    "bans",
    metadata,
    Column("what", String(96), primary_key=True),  # player=ID, address=A or network=N
    Column("until", BigInteger, nullable=False),
    Column("why", Text, nullable=False, server_default=""),
)

audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(40), nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False, server_default=""),
)

# The companion: the money of people who have the board on their table.

companions: Final = Table(
    "companions",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("opening", Text, nullable=False),  # what the table agreed on
    Column("created", BigInteger, nullable=False),
)

companion_phones: Final = Table(
    "companion_phones",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of what the phone keeps
    Column("companion", String(12), ForeignKey("companions.code"), nullable=False),
    Column("host", Boolean, nullable=False),  # it opened the table
    Index("companion_phones_companion", "companion"),
)

companion_seats: Final = Table(
    "companion_seats",
    metadata,
    Column("companion", String(12), ForeignKey("companions.code"), primary_key=True),
    Column("account", Integer, primary_key=True),
    Column("phone", String(64), ForeignKey("companion_phones.hash"), nullable=False),
)

companion_entries: Final = Table(
    "companion_entries",
    metadata,
    Column("companion", String(12), ForeignKey("companions.code"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("command", String(64)),
    Column("body", Text, nullable=False),
    UniqueConstraint("companion", "command", name="companion_entries_command"),
)
