"""Seats of people who turn out to be somebody else, or who are gone for good."""

from collections.abc import Iterable
from typing import Final

import msgspec

from drakehall.hall import lobby, logs
from drakehall.hall.hall import Hall
from drakehall.hall.rows import GuestRow, SeatRow
from drakehall.hall.table import LiveTable
from drakehall.kernel.errors import HallError

FORMER: Final = "Former player"
"""What a person is called who is gone for good; the page has words of its own for it."""


async def hand_over(hall: Hall, tables: Iterable[str], guest: GuestRow, person: GuestRow) -> None:
    """Let a person have the seats of a guest at tables that have not ended: it was they who sat there.

    Where both sit at the same table, the guest leaves it.
    """
    for table in tables:
        try:
            live = await hall.table(table)
            if live.row.seat_of(guest.id) is not None and live.row.seat_of(person.id) is not None:
                await lobby.leave(live, guest)
            await _hand_over(live, guest, person)
        except HallError as error:  # a table that cannot be read must not keep anybody from signing in
            logs.warn("a seat could not be handed over", table=table, why=str(error))


async def depart(hall: Hall, tables: Iterable[str], guest: GuestRow) -> None:
    """Let a person leave all these tables for good: nobody comes back by the links of their seats."""
    for table in tables:
        try:
            live = await hall.table(table)
            seat = live.row.seat_of(guest.id)
            if seat is not None and live.row.status in ("gathering", "playing"):
                await lobby.leave(live, guest)
                await _give_up(live, live.row.seats[seat])
        except HallError as error:
            logs.warn("a seat could not be given up", table=table, why=str(error))


@lobby.tried_again
async def _hand_over(table: LiveTable, guest: GuestRow, person: GuestRow) -> None:
    async with table.held():
        seat = table.row.seat_of(guest.id)
        if seat is not None:
            await lobby.seat_changed(table, msgspec.structs.replace(table.row.seats[seat], guest=person.id))
        if table.row.host == guest.id:
            table.update(await table.hall.store.save_host(table.row, person.id))


@lobby.tried_again
async def _give_up(table: LiveTable, left: SeatRow) -> None:
    """Blank a seat that was just left during a game, unless somebody has taken it meanwhile.

    Nobody comes back to the seats of those who shared the device, either: they are known by its person alone.
    """
    async with table.held():
        seat = table.row.seats[left.seat]
        if seat.guest is None and seat.link is not None and seat.link == left.link:
            for other in (each for each in table.row.seats if each.beside == seat.seat):
                await lobby.seat_changed(table, msgspec.structs.replace(other, name=FORMER, beside=None))
            await lobby.seat_changed(table, msgspec.structs.replace(seat, name=FORMER, link=None))
