"""Winners, review sums of each seat, and whether a seat counts in its player's statistics.

Stored reviews lack the sums: they are deleted and computed again on request.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("winners", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("seats", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("reviews", sa.Column("sums", sa.Text, nullable=False, server_default=""))
    op.execute("delete from reviews")
