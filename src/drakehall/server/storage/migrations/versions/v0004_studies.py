"""What is studied at a table, and the position its game began with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave it empty for existing tables: all of them are ordinary games."""
    op.add_column("tables", sa.Column("study", sa.Text))


def downgrade() -> None:
    """Drop the column; tables that began from a position cannot be replayed without it."""
    op.drop_column("tables", "study")
