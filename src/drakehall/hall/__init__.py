"""Live tables: who sits where, the only way for a move to enter a log, what each seat is shown.

No HTTP, no SQL, no processes, no threads: storage, thinkers, news and the clock come in through `hall.ports`, so that a
table runs on a server and in a browser alike.
"""
