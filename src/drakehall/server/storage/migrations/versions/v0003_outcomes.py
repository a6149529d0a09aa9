"""When and how the game of a table ended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = {"ended": sa.BigInteger, "outcome": sa.Text}


def upgrade() -> None:
    """Let finished games end with their last entry; their results would only be known by replaying them."""
    for name, kind in COLUMNS.items():
        op.add_column("tables", sa.Column(name, kind))
    op.execute(
        "UPDATE tables SET ended = (SELECT max(log.at) FROM log WHERE log.table_id = tables.id) WHERE status = 'over'"
    )


def downgrade() -> None:
    """Drop the columns."""
    for name in COLUMNS:
        op.drop_column("tables", name)
