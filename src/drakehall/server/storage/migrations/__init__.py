"""Alembic's environment; `versions` holds one file for each change of the schema."""
