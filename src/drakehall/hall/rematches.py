"""Playing again: a rematch is a table that gathers, with a seat kept for each of the same people.

It begins as soon as everybody has accepted; bots accept at once.
"""

import msgspec

from drakehall.hall import logs, new_rows, rated_tables, tokens
from drakehall.hall.errors import NotAllowed, NotNow
from drakehall.hall.house_bots import usual
from drakehall.hall.rows import GuestRow, SeatRow, TableRow
from drakehall.hall.sessions import begun
from drakehall.hall.table import LiveTable
from drakehall.kernel import options as opt
from drakehall.kernel import registry


async def rematch(table: LiveTable, guest: GuestRow) -> LiveTable:
    """Ask for a rematch, or accept the one that somebody has asked for: the guest sits down at the new table."""
    fresh = await _asked_for(table, guest)
    await accept(fresh, guest)
    return fresh


async def accept(table: LiveTable, guest: GuestRow) -> None:
    """Take the seat that is kept for a guest; if it was the last one, the game begins. Twice is as good as once."""
    async with table.held():
        row = table.row
        kept = next((seat for seat in row.seats if seat.kept == guest.id), None)
        if kept is None and row.seat_of(guest.id) is None:
            raise NotAllowed()
        if row.status == "gathering" and kept is not None and row.seat_of(guest.id) is None:
            seat = msgspec.structs.replace(kept, guest=guest.id, kept=None)
            table.update(await table.hall.store.save_seat(row, seat))
            if all(each.guest is not None or each.bot is not None for each in table.row.seats):
                for each in table.row.seats if table.row.rated else ():
                    table.update(await table.hall.store.save_seat(table.row, rated_tables.seated_to_play(each)))
                await table.begin(begun(table.row))
                logs.note("rematch begun", table=row.id)


async def decline(table: LiveTable, guest: GuestRow) -> None:
    """Give up the seat that is kept for a guest: it is free for anybody who is invited."""
    async with table.held():
        kept = next((seat for seat in table.row.seats if seat.kept == guest.id), None)
        if kept is None or table.row.status != "gathering":
            raise NotAllowed()
        table.update(await table.hall.store.save_seat(table.row, SeatRow(kept.seat)))


async def _asked_for(table: LiveTable, guest: GuestRow) -> LiveTable:
    hall = table.hall
    async with table.held():
        old = table.row
        if old.seat_of(guest.id) is None:
            raise NotAllowed()
        if old.status != "over":
            raise NotNow(status=old.status)
        if old.rematch is not None:
            return await hall.table(old.rematch)
        row = _row(table, old, guest)
        fresh = await hall.create_table(row, replaces=old)
        table.update(old.changed(rematch=row.id))
        for person in (seat.kept for seat in row.seats if seat.kept and seat.kept != guest.id):
            hall.notices.asked(fresh, person, guest, rematch=True)
        return fresh


def _row(table: LiveTable, old: TableRow, guest: GuestRow) -> TableRow:
    assert table.session is not None
    stand_in = usual(registry.game(old.game))
    seats = [
        SeatRow(seat.seat, seat.name, link=seat.link, kept=seat.guest)
        if seat.guest
        else SeatRow(seat.seat, seat.name, bot=seat.bot or stand_in)
        for seat in old.seats
    ]
    stood = [msgspec.structs.replace(each, bot=None if each.guest else each.bot or stand_in) for each in old.seats]
    return new_rows.table_row(
        table.hall,
        old.game,
        opt.chosen(table.session.options),
        seats,
        host=guest.id,
        open_=old.open,
        friendly=old.friendly,
        invitation=tokens.digest(tokens.token()),
        hints=old.hints,
        clock=old.clock,
        rated=old.rated and all(map(rated_tables.is_measured(old.game), stood)),
    )
