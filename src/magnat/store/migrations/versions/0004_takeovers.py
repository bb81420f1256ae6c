"""The players who have sat at each seat of a match, and requests to take over a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, kind in (("asks", sa.String(32)), ("asks_name", sa.String(40)), ("agreed", sa.Text)):
        op.add_column("seats", sa.Column(name, kind, nullable=False, server_default=""))
    op.create_table(
        "sitters",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    playing = "select seats.match, seats.player, seats.seat from seats join matches on matches.id = seats.match"
    op.execute(f"insert into sitters {playing} where matches.status = 'playing' and seats.player is not null")
