"""The results of seats in finished games, rated games, and ratings."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Begin to rate; earlier games' places and scores are known from their outcomes, sources of points are not."""
    op.add_column("guests", sa.Column("unlisted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("player", sa.String(16)))
    op.add_column("seats", sa.Column("address", sa.String(64)))
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    seats = "(SELECT count(*) FROM seats WHERE seats.table_id = tables.id)"
    found = op.get_bind().execute(sa.text(f"SELECT id, outcome, {seats} FROM tables WHERE outcome IS NOT NULL"))
    rows = [row for table, outcome, count in found for row in _seats(table, json.loads(outcome), count)]
    if rows:
        op.bulk_insert(results, rows)
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("standings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
        sa.UniqueConstraint("game", "seats", "number", name="uq_rated_games_number"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("uncertainty", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "person", name="pk_ratings"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.create_index("ix_ratings_low", "ratings", ["game", "seats", "low"])
    op.create_table(
        "rated_results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rating_before", sa.Float, nullable=False),
        sa.Column("uncertainty_before", sa.Float, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("uncertainty", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_rated_results"),
    )
    op.create_index("ix_rated_results_person", "rated_results", ["person", "game", "seats", "number"])


def downgrade() -> None:
    """Drop all of it."""
    for name in ("rated_results", "ratings", "rated_games", "results"):
        op.drop_table(name)
    for table, column in (("seats", "address"), ("seats", "player"), ("tables", "rated"), ("guests", "unlisted")):
        op.drop_column(table, column)


def _seats(table: str, outcome: dict[str, list[int]], count: int) -> list[dict[str, object]]:
    """Return the results of the seats; those of automatic opponents follow them and belong to nobody."""
    both = zip(outcome["places"][:count], outcome["scores"][:count], strict=True)
    return [
        {"table_id": table, "seat": seat, "place": place, "score": score, "points": "{}"}
        for seat, (place, score) in enumerate(both)
    ]
