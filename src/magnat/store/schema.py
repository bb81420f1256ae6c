"""The tables of the database. `migrations/` creates them and upgrades older stores."""

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
    false,
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
    Column("hash", String(64), primary_key=True),  # SHA-256; the token itself is not stored
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("until", BigInteger, nullable=False, server_default="0"),  # 0: valid; > 0: expiry of a key; < 0: revoked
    # For bans that a new name must not evade. The address is erased after `keep-addresses` days.
    Column("device", String(64), nullable=False, server_default=""),  # SHA-256 of the browser's device key
    Column("address", String(64), nullable=False, server_default=""),
    Column("network", String(64), nullable=False, server_default=""),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when the address was last written
    Index("tokens_player", "player"),
    Index("tokens_device", "device"),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("status", String(12), nullable=False),  # open, playing, over, aborted
    Column("host", String(32), ForeignKey("players.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("setup", Text, nullable=False),  # the host's choices, as JSON
    Column("seed", String(128), nullable=False),  # seed of the dice and cards, hexadecimal
    Column("header", Text, nullable=False, server_default=""),  # header of the record; empty before the start
    Column("due", BigInteger),  # time of the next timer: a bot's answer or a deadline
    Column("turn", Integer, nullable=False, server_default="-1"),  # the seat to answer
    Column("rematch", String(32), nullable=False, server_default=""),
    Column("winners", Integer, nullable=False, server_default="-1"),  # bit mask of seats; -1 before the end
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("address", String(64), nullable=False, server_default=""),  # the creator's address and network,
    Column("network", String(64), nullable=False, server_default=""),  # for limits; erased after the end
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
    Column("asks", String(32), nullable=False, server_default=""),  # player requesting this seat during the game
    Column("asks_name", String(40), nullable=False, server_default=""),
    Column("agreed", Text, nullable=False, server_default=""),  # ids of the players who agreed
    Column("counted", Boolean, nullable=False, server_default=true()),  # in the player's statistics
    Column("shares", Integer, nullable=False, server_default="0"),  # consent to a common review: 1 yes, -1 no
    Index("seats_player", "player"),
)

sitters: Final = Table(
    "sitters",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("player", String(32), primary_key=True),  # sat here during the match and saw its hidden cards
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
    Column("stage", String(12), nullable=False),  # "done": the review is complete
    Column("shown", Text, nullable=False),
    Column("saved", Text, nullable=False),  # state from which to resume
    Column("sums", Text, nullable=False, server_default=""),  # for each seat, once complete
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

# Operator.

bans: Final = Table(
    "bans",
    metadata,
    Column("what", String(96), primary_key=True),  # player=ID, address=A, network=N, device=HASH or names=A|N
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

# Moderation.

blocks: Final = Table(
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("kind", String(12), nullable=False),  # mute or block
    Column("name", String(40), nullable=False),  # of the other player at that time, for the list
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("player", "other", name="blocks_pair"),
    Index("blocks_other", "other"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("name", String(40), nullable=False),  # of the reported player at the table
    Column("match", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seq", Integer, nullable=False),  # the last event of the match when the report was sent
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False, server_default=""),
    Column("lines", Text, nullable=False, server_default="[]"),  # chat messages up to `seq`, as JSON
    Column("closed", BigInteger, nullable=False, server_default="0"),  # when it was decided; 0: it waits
    Column("measure", String(32), nullable=False, server_default=""),
    Column("told", Boolean, nullable=False, server_default=false()),  # the reporter has read that it was decided
    Index("reports_about", "about", "closed"),
    Index("reports_reporter", "reporter", "at"),
)

measures: Final = Table(
    "measures",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("text", Text, nullable=False, server_default=""),  # for the player
    Column("why", Text, nullable=False, server_default=""),  # for operators
    Column("game", String(40), nullable=False, server_default=""),  # of the first report
    Column("seen", Boolean, nullable=False, server_default=false()),
    Column("reply", Text, nullable=False, server_default=""),
    Index("measures_player", "player", "until"),
)

# Companion: the bank for a game on a physical board.

companions: Final = Table(
    "companions",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("opening", Text, nullable=False),  # the agreed options, as JSON
    Column("created", BigInteger, nullable=False),
)

companion_phones: Final = Table(
    "companion_phones",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the phone's token
    Column("companion", String(12), ForeignKey("companions.code"), nullable=False),
    Column("host", Boolean, nullable=False),  # the phone opened the table
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
