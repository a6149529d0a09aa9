"""Seats of people who share a device."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the seat beside which a person sits."""
    op.add_column("seats", sa.Column("beside", sa.Integer))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "beside")
