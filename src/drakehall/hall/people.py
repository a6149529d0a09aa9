"""People across tables: whom they have met, block and invite."""

from drakehall.hall import logs
from drakehall.hall.company import blocked
from drakehall.hall.company_rows import InvitationRow
from drakehall.hall.errors import CannotInvite, NoSuchSeat, NotAllowed, NotNow
from drakehall.hall.hall import Hall
from drakehall.hall.notes import Said
from drakehall.hall.ports import Wanted
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.hall.waiting import MOST_TABLES
from drakehall.wire.together import PeopleMet, PersonMet

MOST_MET = 100


async def met(hall: Hall, guest: GuestRow) -> PeopleMet:
    """List the people a person has played with, and those whom they have blocked."""
    people = hall.store.people
    known = await people.met(guest.id, MOST_MET)
    blocked = {other for _, other in await people.blocks({guest.id})}
    names = await people.names(blocked - {row.person for row in known})
    found = [PersonMet(row.person, row.name, row.games, row.last, row.person in blocked) for row in known]
    return PeopleMet(found + [PersonMet(person, name, 0, 0, True) for person, name in sorted(names.items())])


async def block(hall: Hall, guest: GuestRow, other: str) -> None:
    """Let a person read nothing more of another, nor the other of them, and neither invite the other."""
    if other == guest.id or other not in await hall.store.people.names({other}):
        raise NotAllowed()
    await hall.store.people.block(guest.id, other, hall.milliseconds)
    for table in (mine.table for mine in await hall.store.people.invitations(guest.id) if mine.by == other):
        await hall.store.people.uninvite(table, guest.id)
    await _told(hall, guest.id, other)


async def unblock(hall: Hall, guest: GuestRow, other: str) -> None:
    """End that."""
    await hall.store.people.unblock(guest.id, other)
    await _told(hall, guest.id, other)


async def block_seat(table: LiveTable, guest: GuestRow, seat: int) -> None:
    """Block whoever sits on a seat of one's own table."""
    if table.row.seat_of(guest.id) is None:
        raise NotAllowed()
    await block(table.hall, guest, person_on(table, seat))


def person_on(table: LiveTable, seat: int) -> str:
    """Return whose seat it is."""
    if not 0 <= seat < len(table.row.seats):
        raise NoSuchSeat(number=seat + 1)
    person = table.row.seats[seat].guest
    if person is None:
        raise NoSuchSeat(number=seat + 1)
    return person


async def invite(table: LiveTable, guest: GuestRow, other: str) -> None:
    """Ask somebody with whom one has played to a table; who was asked may sit down there.

    Whoever blocks one cannot be told from whoever one has never met.
    """
    hall, row = table.hall, table.row
    if row.seat_of(guest.id) is None and row.host != guest.id:
        raise NotAllowed()
    if row.status != "gathering":
        raise NotNow(status=row.status)
    people = hall.store.people
    known = other in {each.person for each in await people.met(guest.id, MOST_MET)}
    if not known or await blocked(people, guest.id, other) or row.seat_of(other) is not None:
        raise CannotInvite()
    hall.inviting.take(guest.id)
    await people.invite(InvitationRow(row.id, other, guest.id, hall.milliseconds))
    hall.notices.asked(table, other, guest)
    logs.note("invited", table=row.id)


async def is_invited(table: LiveTable, guest: GuestRow) -> bool:
    """Return whether a person was asked to a table by somebody who is there."""
    invitations = await table.hall.store.people.invitations(guest.id)
    return any(row.table == table.row.id for row in invitations)


async def decline(table: LiveTable, guest: GuestRow) -> None:
    """Decline an invitation."""
    await table.hall.store.people.uninvite(table.row.id, guest.id)


async def _told(hall: Hall, one: str, other: str) -> None:
    """Let the chats of tables where both sit be shown as they now are, in every hall."""
    for table in hall.tables:
        if table.row.seat_of(one) is not None:
            await table.chat.heard()
    rows = await hall.store.tables(Wanted(guest=one, limit=MOST_TABLES))
    if hall.news is not None:
        for row in rows:
            if row.seat_of(other) is not None and row.status != "closed":
                hall.news.tell(Said(row.id))
