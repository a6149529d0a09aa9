"""Alembic's environment; `versions` holds one file for each change to the schema."""
