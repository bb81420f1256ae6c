"""Moderation: blocked players, reports, measures, and the device and address of a token for bans."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("device", "address", "network"):
        op.add_column("tokens", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("player", "other", name="blocks_pair"),
    )
    op.create_index("blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False, server_default=""),
        sa.Column("lines", sa.Text, nullable=False, server_default="[]"),
        sa.Column("closed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("measure", sa.String(32), nullable=False, server_default=""),
        sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("reports_about", "reports", ["about", "closed"])
    op.create_index("reports_reporter", "reports", ["reporter", "at"])
    op.create_table(
        "measures",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False, server_default=""),
        sa.Column("why", sa.Text, nullable=False, server_default=""),
        sa.Column("game", sa.String(40), nullable=False, server_default=""),
        sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("reply", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("measures_player", "measures", ["player", "until"])
