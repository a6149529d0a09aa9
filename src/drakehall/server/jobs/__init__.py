"""Work done away from the tables: errands of the hall, and on a shared database what bots think about."""
