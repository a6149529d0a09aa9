"""Accounts: the tokens of people become devices, and a person may have credentials and progress."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Turn each person's token into a device; credentials get tables of their own."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("verified", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("token", name="uq_devices_token"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    # Part of the hash of a token of 128 bits reveals nothing of the token.
    op.execute(
        "INSERT INTO devices (id, token, person, label, created, seen)"
        " SELECT substr(token, 1, 16), token, id, '', created, created FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_constraint("uq_guests_token", type_="unique")
        guests.drop_column("token")
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("login", sa.String(64), nullable=False),
        sa.Column("login_key", sa.String(128), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("login_key", name="uq_accounts_login_key"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.UniqueConstraint("credential", name="uq_passkeys_credential"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", "code", name="pk_recovery_codes"),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("purpose", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
    op.create_table(
        "progress",
        sa.Column("person", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("learnt", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_progress"),
    )


def downgrade() -> None:
    """Leave every person one device, the last seen; a person without any gets one that belongs to nobody."""
    for name in ("progress", "challenges", "recovery_codes", "passkeys", "accounts"):
        op.drop_table(name)
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("token", sa.String(64), nullable=False, server_default=""))
    op.execute(
        "UPDATE guests SET token = coalesce("
        "(SELECT token FROM devices WHERE person = guests.id ORDER BY seen DESC, id LIMIT 1), 'none ' || id)"
    )
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("token", server_default=None)
        guests.create_unique_constraint("uq_guests_token", ["token"])
    op.drop_table("devices")
