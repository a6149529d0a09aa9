"""Seeds of 128 bits, stored as digits; the older, shorter ones stay what they are."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Write every seed as digits, in a column that takes the place of the old one."""
    op.add_column("tables", sa.Column("digits", sa.String(39), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET digits = CAST(seed AS VARCHAR(39))")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN digits TO seed")


def downgrade() -> None:
    """Store seeds as numbers again, unless one is too long for that."""
    if op.get_bind().scalar(sa.text("SELECT count(*) FROM tables WHERE length(seed) > 18")):
        raise ValueError("some tables have seeds that older halls cannot keep")
    op.add_column("tables", sa.Column("number", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET number = CAST(seed AS BIGINT)")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN number TO seed")
