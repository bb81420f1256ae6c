"""An index for the measures about the players of a device."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tokens_device", "tokens", ["device"])
