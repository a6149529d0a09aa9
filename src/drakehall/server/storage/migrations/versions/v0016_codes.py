"""Short codes of tables, for televisions."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table's code."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("code", sa.String(16)))
        tables.create_unique_constraint("uq_tables_code", ["code"])


def downgrade() -> None:
    """Drop the codes."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_constraint("uq_tables_code")
        tables.drop_column("code")
