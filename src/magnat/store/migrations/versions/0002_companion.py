"""The tables of the companion."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "companion_phones",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("companion", sa.String(12), sa.ForeignKey("companions.code"), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_index("companion_phones_companion", "companion_phones", ["companion"])
    op.create_table(
        "companion_seats",
        sa.Column("companion", sa.String(12), sa.ForeignKey("companions.code"), primary_key=True),
        sa.Column("account", sa.Integer, primary_key=True),
        sa.Column("phone", sa.String(64), sa.ForeignKey("companion_phones.hash"), nullable=False),
    )
    op.create_table(
        "companion_entries",
        sa.Column("companion", sa.String(12), sa.ForeignKey("companions.code"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("companion", "command", name="companion_entries_command"),
    )
