"""A table in the database as a session, for the command line."""

from drakehall.hall.inline import at_once
from drakehall.hall.sessions import begun, resumed
from drakehall.server.errors import UnknownTable
from drakehall.server.storage.engine import connect, hidden
from drakehall.server.storage.store import SqlStore
from drakehall.session import Session


async def exported(db: str, table: str) -> Session:
    """Read a table and play its log; a game that has not begun is returned as it was dealt."""
    database = connect(db, "NORMAL")
    if not database.exists():
        raise UnknownTable(db=hidden(db), table=table)
    store = SqlStore(database)
    try:
        await store.open_to_read()
        row = await store.table(table)
        if row is None:
            raise UnknownTable(db=hidden(db), table=table)
        return await resumed(store, at_once, row) if row.status in ("playing", "over") else begun(row)
    finally:
        await store.close()
