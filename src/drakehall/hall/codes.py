"""Short codes, shown on a television so that phones in the room find its table, and to replace a lost phone.

A code is as good as the table's invitation: with it one may watch, sit down, and take a bot's seat in a running game.
A table has none until someone who may invite asks for one, and loses it a day after its game. Codes cannot be guessed:
there are 20 ** 8 of them, and few attempts are allowed from one address.

Each person also has a number, the pin, for coming back to their seat without the device on which they sat down. It
works only together with the code, and few attempts are allowed for one seat, from any address.
"""

import secrets
from hashlib import sha256
from typing import Final

import msgspec

from drakehall.hall import new_rows
from drakehall.hall.errors import (
    AlreadySeated,
    NotAllowed,
    OnlyHost,
    RatedSeat,
    SeatTaken,
    TableFull,
    WrongCode,
    WrongPin,
)
from drakehall.hall.hall import Hall
from drakehall.hall.limits import network
from drakehall.hall.rows import GuestRow, SeatRow, TableRow
from drakehall.hall.table import LiveTable

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""Easy to type and to distinguish, and without vowels they spell nothing (RFC 8628, 6.1)."""
LENGTH: Final = 8
PIN_LENGTH: Final = 4
KEPT: Final = 86_400
"""Number of seconds for which a table keeps its code after its game."""


async def of(table: LiveTable, guest: GuestRow) -> str:
    """Return the code of a table for someone who may invite to it; it gets one if it has none."""
    async with table.held():
        row, store = table.row, table.hall.store
        if guest.id != row.host and not (row.open and row.seat_of(guest.id) is not None):
            raise OnlyHost() if row.seat_of(guest.id) is not None else NotAllowed()
        if row.study is not None:
            raise NotAllowed()
        if row.code is not None:
            return row.code
        code = _drawn()
        while await store.table_of_code(code) is not None:
            code = _drawn()
        table.row = await store.save_code(row, code)
    return code


async def find(hall: Hall, code: str, address: str) -> str:
    """Return the table with this code, or the rematch after it; too many attempts from one address are refused."""
    subscriber = network(address)
    hall.code_guesses.take(subscriber)
    row = await hall.store.table_of_code(_plain(code))
    while row is not None and row.rematch is not None:
        row = await hall.store.table(row.rematch)
    if row is None or _is_past(row, int(hall.clock.time())):
        raise WrongCode()
    hall.code_guesses.give_back(subscriber)
    return row.id


async def opens(table: LiveTable, code: str, guest: GuestRow) -> bool:
    """Return whether this is the code of the table."""
    return await find(table.hall, code, table.hall.address_of(guest.id)) == table.row.id


def late_seat(row: TableRow, wanted: int | None) -> SeatRow:
    """Return a bot's seat that a latecomer may take in a running game.

    Not if the bot stands in for a person, if there is a clock, or if the game is rated.
    """
    bots = [seat for seat in row.seats if seat.bot is not None and not seat.owned]
    if row.rated or row.clock is not None or row.study is not None or not bots:
        raise TableFull()
    if wanted is None:
        return bots[0]
    found = next((seat for seat in bots if seat.seat == wanted), None)
    if found is None:
        raise SeatTaken(number=wanted + 1)
    return found


def pin_of(row: TableRow, seat: SeatRow) -> str | None:
    """Return the number with which the person of a seat comes back to it; it changes with the seat's link."""
    if seat.link is None:
        return None
    mixed = sha256(f"{row.id} {seat.seat} {seat.link}".encode()).digest()
    return f"{int.from_bytes(mixed) % 10**PIN_LENGTH:0{PIN_LENGTH}}"


def own_pin(table: LiveTable, guest: GuestRow) -> str:
    """Return the number with which a person comes back to their own seat."""
    seat = table.row.seat_of(guest.id)
    pin = pin_of(table.row, table.row.seats[seat]) if seat is not None else None
    if pin is None:
        raise NotAllowed()
    return pin


def returned(table: LiveTable, guest: GuestRow, seat: int, pin: str) -> SeatRow:
    """Return a seat as it is once its person has taken it again: the previous holder loses it.

    A bot that stood in leaves, unless it plays to the end.
    """
    row = table.row
    found = row.seats[seat] if seat < len(row.seats) else None
    right = pin_of(row, found) if found is not None else None
    tries, key = table.hall.pin_guesses, f"{row.id} {seat}"
    tries.take(key)
    if found is None or right is None or not secrets.compare_digest(right.encode(), pin.strip().encode()):
        raise WrongPin()
    tries.give_back(key)
    mine = row.seat_of(guest.id)
    if mine is not None and mine != seat:
        raise AlreadySeated(number=mine + 1)
    if row.rated and found.guest != guest.id:
        raise RatedSeat()
    taken = new_rows.taken_by(found, guest)
    return msgspec.structs.replace(taken, bot=found.bot if found.given_up else None)


def _plain(code: str) -> str:
    """Return a code in the form in which it is stored, however it was typed; empty if it cannot be one."""
    letters = "".join(char for char in code.upper() if char not in " -·")
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else ""


def _drawn() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def _is_past(row: TableRow, now: int) -> bool:
    return row.status == "closed" or (row.ended is not None and row.ended + KEPT < now)
