"""Indexes for queries over all tables."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("matches_host", "matches", ["host"])
    op.create_index("matches_status", "matches", ["status", "changed", "id"])
    op.create_index("tokens_player", "tokens", ["player"])
