"""Reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("saved", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
