"""Each player's consent to a common review, in which all players see the values of all answers."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("shares", sa.Integer, nullable=False, server_default="0"))
