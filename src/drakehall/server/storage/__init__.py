"""Where tables, people and the append-only log are kept."""
