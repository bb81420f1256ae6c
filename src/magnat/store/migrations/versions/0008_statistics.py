"""store: who has won, what a review says of each seat, and which seats count for their player's statistics.

Reviews know more now: those that are kept are worked out again when somebody asks for them.
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
