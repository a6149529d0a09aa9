"""Seats of people who turn out to be somebody else, or who have gone for good."""

from collections.abc import Iterable
from typing import Final

import msgspec

from drakehall.hall import lobby, logs
from drakehall.hall.hall import Hall
from drakehall.hall.rows import GuestRow, SeatRow
from drakehall.hall.table import LiveTable
from drakehall.kernel.errors import HallError

FORMER: Final = "Former player"
"""The name of a person who has gone for good; the page has its own words for it."""


async def hand_over(hall: Hall, tables: Iterable[str], guest: GuestRow, person: GuestRow) -> None:
    """Give a person the seats of a guest at tables that have not ended: they were that guest.

    If both sit at the same table, the guest leaves it.
    """
    for table in tables:
        try:
            live = await hall.table(table)
            if live.row.seat_of(guest.id) is not None and live.row.seat_of(person.id) is not None:
                await lobby.leave(live, guest)
            await _hand_over(live, guest, person)
        except HallError as error:  # a table that cannot be read must not prevent anybody from signing in
            logs.warn("a seat could not be handed over", table=table, why=str(error))


async def depart(hall: Hall, tables: Iterable[str], guest: GuestRow) -> None:
    """Make a person leave all these tables for good: the links of their seats stop working."""
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
    """Blank a seat that was just left during a game, unless it has been taken meanwhile.

    Nor can those who shared the device return to their seats: they are known only through its person.
    """
    async with table.held():
        seat = table.row.seats[left.seat]
        if seat.guest is None and seat.link is not None and seat.link == left.link:
            for other in (each for each in table.row.seats if each.beside == seat.seat):
                await lobby.seat_changed(table, msgspec.structs.replace(other, name=FORMER, beside=None))
            await lobby.seat_changed(table, msgspec.structs.replace(seat, name=FORMER, link=None))
