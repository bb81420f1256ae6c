"""The address and network that created a table, for limits."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("address", "network"):
        op.add_column("matches", sa.Column(name, sa.String(64), nullable=False, server_default=""))
        op.create_index(f"matches_{name}", "matches", [name])
