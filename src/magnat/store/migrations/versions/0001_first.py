"""The first schema, spelled out so that later changes of `schema.py` do not affect it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("header", sa.Text, nullable=False, server_default=""),
        sa.Column("due", sa.BigInteger),
        sa.Column("turn", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("rematch", sa.String(32), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_due", "matches", ["due"])
    op.create_index("matches_public", "matches", ["public", "status", "created"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id")),
        sa.Column("bot", sa.String(40), nullable=False, server_default=""),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("token", sa.Integer, nullable=False, server_default="0"),
        sa.Column("colour", sa.Integer, nullable=False, server_default="0"),
        sa.Column("seed", sa.String(40), nullable=False, server_default=""),
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(128)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("match", "command", name="entries_command"),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
