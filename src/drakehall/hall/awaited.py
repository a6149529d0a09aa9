"""Whose decision it is at running tables, taken from what is stored; tables from earlier versions must be read."""

from collections.abc import Sequence
from typing import Final

import msgspec

from drakehall.hall.clocks import Reckoning
from drakehall.hall.hall import Hall
from drakehall.hall.rows import Awaited, TableRow
from drakehall.kernel.errors import HallError

MOST_WOKEN: Final = 8
"""Most tables that are read for one list; for the others, whose decision it is stays unknown."""


async def awaited(hall: Hall, rows: Sequence[TableRow]) -> dict[str, Awaited]:
    """Return whose decision it is at the running ones of these tables; bots never run out of time."""
    playing = {row.id: row for row in rows if row.status == "playing"}
    stored = await hall.store.awaited(list(playing))
    found = {id_: stored.get(id_) or _first(row) for id_, row in playing.items()}
    known = {id_: decision for id_, decision in found.items() if decision is not None and decision.seat is not None}
    unknown = [id_ for id_ in playing if id_ not in known]
    asleep = [id_ for id_ in unknown if hall.awake(id_) is None]
    for id_ in unknown:
        if id_ not in asleep[MOST_WOKEN:]:
            known[id_] = await _read(hall, id_)
    return {id_: _of_people(playing[id_], decision) for id_, decision in known.items()}


def _first(row: TableRow) -> Awaited | None:
    """Return whose decision it is before the first move."""
    if row.began is None or row.first is None:
        return None
    clocks = Reckoning.of(row)
    return Awaited(row.first, row.began, clocks.due if clocks else None)


async def _read(hall: Hall, table: str) -> Awaited:
    """Read a table; the decision is nobody's if its game cannot continue."""
    try:
        session = (await hall.table(table)).session
    except HallError:
        session = None
    return Awaited(None if session is None or session.state.over else session.state.seat, 0)


def _of_people(row: TableRow, decision: Awaited) -> Awaited:
    if decision.seat is None or row.seats[decision.seat].bot is None:
        return decision
    return msgspec.structs.replace(decision, due=None)
