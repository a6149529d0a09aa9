"""Whether a table has hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave it open for existing tables: hints if all opponents are bots."""
    op.add_column("tables", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "hints")
