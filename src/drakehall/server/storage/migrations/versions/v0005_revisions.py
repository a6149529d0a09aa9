"""How often anything of a table besides its log has changed, so that two halls do not overwrite each other."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Begin to count."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "revision")
