"""Registered bots with their tokens, seats where programs play, and bans."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Begin without any."""
    op.create_table(
        "registered_bots",
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("owner", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_registered_bots"),
    )
    op.create_index("ix_registered_bots_owner", "registered_bots", ["owner"])
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_bot_tokens"),
        sa.UniqueConstraint("token", name="uq_bot_tokens_token"),
    )
    op.create_index("ix_bot_tokens_person", "bot_tokens", ["person"])
    op.create_table(
        "bans",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_index("ix_bans_subject", "bans", ["subject"])
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("seats", "program")
    for name in ("bans", "bot_tokens", "registered_bots"):
        op.drop_table(name)
