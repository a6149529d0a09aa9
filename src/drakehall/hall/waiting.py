"""What waits for a person: decisions at tables, and invitations."""

from drakehall.hall.awaited import awaited
from drakehall.hall.company import blocked
from drakehall.hall.hall import Hall
from drakehall.hall.ports import Wanted
from drakehall.hall.rows import GuestRow, TableRow
from drakehall.wire.together import InvitationWaiting, TurnWaiting, Waiting

MOST_TABLES = 200


async def waits_for(hall: Hall, guest: GuestRow) -> Waiting:
    """Return what waits for a person: tables where somebody or a clock waits for a decision, and invitations."""
    rows = await hall.store.tables(Wanted(status="playing", guest=guest.id, limit=MOST_TABLES))
    others = [row for row in rows if row.study is None and (row.clock is not None or _company(row, guest.id))]
    told = await awaited(hall, others)
    turns: list[TurnWaiting] = []
    for row in others:
        found = told.get(row.id)
        if found is None or found.seat not in row.seats_of(guest.id) or row.seats[found.seat].bot is not None:
            continue
        names = [each.name or "" for each in row.seats if each.seat != found.seat]
        due = found.due // 1000 if found.due else None
        turns.append(TurnWaiting(row.id, row.game, names, found.since // 1000, due))
    turns.sort(key=lambda turn: (turn.due is None, turn.due or 0, turn.since))
    return Waiting(turns, await _invitations(hall, guest))


async def _invitations(hall: Hall, guest: GuestRow) -> list[InvitationWaiting]:
    people = hall.store.people
    asked = {row.table: row.by for row in await people.invitations(guest.id)}
    kept = await people.kept_for(guest.id)
    found: list[InvitationWaiting] = []
    for id_ in dict.fromkeys([*kept, *asked]):
        row = await hall.store.table(id_)
        if row is None or row.seat_of(guest.id) is not None:
            continue
        by = asked.get(id_, row.host)
        if await blocked(people, guest.id, by):
            continue
        name = next((seat.name for seat in row.seats if seat.guest == by and seat.name), None)
        name = name or (await people.names({by})).get(by, "")
        found.append(InvitationWaiting(id_, row.game, name, len(row.seats), id_ in kept, row.clock))
    return found


def _company(row: TableRow, person: str) -> bool:
    return any(seat.guest and seat.guest != person and seat.bot is None for seat in row.seats)
