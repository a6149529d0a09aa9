"""People who share one device: they sit beside its person, are known by name alone, and look one at a time."""

from drakehall.hall import lobby, new_rows
from drakehall.hall.errors import CurtainDrawn, NotAllowed, RatedDevice
from drakehall.hall.rows import GuestRow, SeatRow
from drakehall.hall.table import LiveTable
from drakehall.wire.tables import SitBeside


@lobby.tried_again
async def sit_beside(table: LiveTable, guest: GuestRow, wanted: SitBeside) -> None:
    """Seat somebody who shares a guest's device."""
    async with table.held():
        row = table.row
        own = row.seat_of(guest.id)
        if own is None:
            raise NotAllowed()
        lobby.must_be(row, "gathering")
        if row.rated:
            raise RatedDevice()
        free = lobby.free_seat(row, wanted.seat)
        await lobby.seat_changed(table, new_rows.companion(free.seat, own, wanted.name))


@lobby.tried_again
async def get_up(table: LiveTable, guest: GuestRow, seat: int) -> None:
    """Free the seat of somebody who shares a guest's device."""
    async with table.held():
        row = table.row
        lobby.must_be(row, "gathering")
        if seat == row.seat_of(guest.id) or seat not in row.seats_of(guest.id):
            raise NotAllowed()
        await lobby.seat_changed(table, SeatRow(seat))


def seat_in_front(table: LiveTable, guest: GuestRow) -> int:
    """Return the seat whose view a guest has: their own, or that of the person in front of the shared device."""
    if table.row.seat_of(guest.id) is None:
        raise NotAllowed()
    seat = table.presence.in_front(guest.id)
    if seat is None:
        raise CurtainDrawn()
    return seat
