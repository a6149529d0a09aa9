"""How people stand to each other: chats, reports, blocks, invitations, kept seats, notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0009"
branch_labels = None
depends_on = None

TABLES = ("chat", "reports", "blocks", "invitations", "wishes", "subscriptions", "notices", "keys")


def upgrade() -> None:
    """Create their tables."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("kept", sa.String(16)))
        seats.create_foreign_key("fk_seats_kept", "guests", ["kept"], ["id"])
        seats.create_index("ix_seats_kept", ["kept"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        person(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("text", sa.Text),
        sa.Column("reaction", sa.String(32)),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        person("reporter"),
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("line", sa.Text),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("handled", sa.BigInteger),
    )
    op.create_table(
        "blocks",
        person(),
        person("other"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        person(index=True),
        person("by"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        person(index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(50), nullable=False),
    )
    op.create_table(
        "notices",
        person(),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.PrimaryKeyConstraint("person", "table_id", "kind", "turn"),
    )
    op.create_table(
        "keys", sa.Column("name", sa.String(32), primary_key=True), sa.Column("key", sa.Text, nullable=False)
    )


def downgrade() -> None:
    """Drop all of it."""
    for table in TABLES:
        op.drop_table(table)
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_kept")
        seats.drop_column("kept")


def person(name: str = "person", *, index: bool = False) -> sa.Column[str]:
    """Describe a column that holds a person."""
    return sa.Column(name, sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=index)
