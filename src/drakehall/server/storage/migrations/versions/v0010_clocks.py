"""Clocks: what was agreed at a table, and beside each entry of a log who decides after it, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"
branch_labels = None
depends_on = None

NEW = {
    "tables": (("clock", sa.Text), ("began", sa.BigInteger), ("first", sa.Integer)),
    "log": (("decides", sa.Integer), ("due", sa.BigInteger)),
}


def upgrade() -> None:
    """Store the log's times in milliseconds; existing tables have no clock."""
    for table, columns in NEW.items():
        for name, kind in columns:
            op.add_column(table, sa.Column(name, kind))
    op.add_column("seats", sa.Column("given_up", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE log SET at = at * 1000")


def downgrade() -> None:
    """Store the log's times in seconds again, and drop clocks."""
    op.execute("UPDATE log SET at = at / 1000")
    op.drop_column("seats", "given_up")
    for table, columns in NEW.items():
        for name, _ in columns:
            op.drop_column(table, name)
