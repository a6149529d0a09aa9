"""Recomputing the ratings of a database, for the command line."""

import msgspec

from drakehall.hall.inline import at_once
from drakehall.hall.rated import GONE
from drakehall.hall.recompute import from_log, recomputed
from drakehall.server.errors import NoRatings
from drakehall.server.storage.engine import connect, hidden
from drakehall.server.storage.store import SqlStore


class Recount(msgspec.Struct, frozen=True):
    """The result of counting all rated games again."""

    games: int
    people: int
    replayed: int
    """Games whose log disagrees with what was counted."""
    changed: int
    """Ratings that differ, are missing, or should not be there."""


async def recount(db: str, *, keep: bool) -> Recount:
    """Replay all rated games from their logs and count them in order; store the result, or only compare."""
    database = connect(db, "NORMAL")
    if not database.exists():
        raise NoRatings(db=hidden(db))
    store = SqlStore(database)
    await store.open()
    try:
        known = await store.ratings.games()
        games = [await from_log(store, at_once, game) for game in known]
        rows, steps = recomputed(games)
        rows = [row for row in rows if not row.person.startswith(GONE)]
        steps = [step for step in steps if not step.person.startswith(GONE)]
        before = await store.ratings.everybody()
        if keep:
            await store.ratings.replace(rows, steps)
    finally:
        await store.close()
    changed = len(set(map(msgspec.json.encode, rows)) ^ set(map(msgspec.json.encode, before)))
    replayed = sum(one != other for one, other in zip(known, games, strict=True))
    return Recount(len(games), len({row.person for row in rows}), replayed, changed)
