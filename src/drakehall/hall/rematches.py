"""Rematches: a rematch is a gathering table, with a seat kept for each of the same people.

It begins once all have accepted; bots accept at once.
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


async def asked_for(table: LiveTable, guest: GuestRow) -> LiveTable:
    """Return the rematch's table: the one already asked for, or else a new one."""
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


async def take_seat(table: LiveTable, guest: GuestRow) -> bool:
    """Take the seat kept for a guest; return whether it is newly taken. That happens only once."""
    async with table.held():
        row = table.row
        if row.seat_of(guest.id) is not None:
            return False
        kept = next((seat for seat in row.seats if seat.kept == guest.id), None)
        if kept is None or row.status != "gathering":
            raise NotAllowed()
        seat = msgspec.structs.replace(kept, guest=guest.id, kept=None)
        if row.rated:
            address = table.hall.address_of(guest.id)
            rated_tables.check_person(guest)
            rated_tables.check_address(row, address)
            await rated_tables.check_owners(table.hall.store.people, row, guest)
            seat = msgspec.structs.replace(seat, address=rated_tables.hashed_address(row, address))
        table.update(await table.hall.store.save_seat(row, seat))
        return True


async def begin_when_full(table: LiveTable) -> None:
    """Begin the game if all have accepted."""
    async with table.held():
        row = table.row
        if row.status != "gathering" or not all(each.bot or row.holder(each.seat) for each in row.seats):
            return
        for each in table.row.seats if table.row.rated else ():
            table.update(await table.hall.store.save_seat(table.row, rated_tables.seated_to_play(each)))
        await table.begin(begun(table.row))
    logs.note("rematch begun", table=table.row.id)


async def decline(table: LiveTable, guest: GuestRow) -> None:
    """Give up the seat kept for a guest: it is free for anybody who is invited."""
    async with table.held():
        kept = next((seat for seat in table.row.seats if seat.kept == guest.id), None)
        if kept is None or table.row.status != "gathering":
            raise NotAllowed()
        beside = [seat for seat in table.row.seats if seat.beside == kept.seat]
        for seat in (*beside, kept):
            table.update(await table.hall.store.save_seat(table.row, SeatRow(seat.seat)))


def _again(old: TableRow, seat: SeatRow, stand_in: str) -> SeatRow:
    """Return a seat as the rematch begins: kept for its person, or taken by someone at their device, or by a bot."""
    if seat.guest:
        return SeatRow(seat.seat, seat.name, link=seat.link, kept=seat.guest, program=seat.program)
    if seat.beside is not None and old.holder(seat.seat):
        return SeatRow(seat.seat, seat.name, beside=seat.beside)
    return SeatRow(seat.seat, seat.name, bot=seat.bot or stand_in)


def _row(table: LiveTable, old: TableRow, guest: GuestRow) -> TableRow:
    assert table.session is not None
    stand_in = usual(registry.game(old.game))
    seats = [_again(old, seat, stand_in) for seat in old.seats]
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
