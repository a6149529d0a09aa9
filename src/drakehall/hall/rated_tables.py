"""Conditions for a table's game to be rated, which are stated when it is created, before anybody sits down."""

from collections.abc import Callable
from hashlib import sha256

import msgspec

from drakehall.hall import anchors
from drakehall.hall.company import People
from drakehall.hall.errors import (
    RatedAccounts,
    RatedAddress,
    RatedBots,
    RatedClock,
    RatedDevice,
    RatedHelp,
    RatedOptions,
    RatedOwner,
    RatedSeats,
)
from drakehall.hall.rows import GuestRow, SeatRow, TableRow
from drakehall.kernel import options as opt
from drakehall.kernel.options import Options
from drakehall.wire.tables import CreateTable


def check_wanted(guest: GuestRow, wanted: CreateTable, options: Options) -> None:
    """Refuse a rated table that does not meet the conditions: equal for all, and without help."""
    check_person(guest)
    if wanted.beside:
        raise RatedDevice()
    if wanted.seats < 2:
        raise RatedSeats()
    if wanted.clock is None:
        raise RatedClock()
    if wanted.hints or wanted.friendly:
        raise RatedHelp()
    if opt.chosen(options):
        raise RatedOptions(options=", ".join(sorted(opt.chosen(options))))
    for bot in wanted.bots:
        check_bot(wanted.game, bot)


def check_person(guest: GuestRow) -> None:
    """Refuse a person without an account."""
    if not guest.account:
        raise RatedAccounts()


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot without a current rating."""
    if anchors.anchor(game, bot) is None:
        known = ", ".join(anchors.anchored(game)) or "-"
        raise RatedBots(bot=bot, known=known)


def is_measured(game: str) -> Callable[[SeatRow], bool]:
    """Return a predicate for seats whose holder may play a rated game: a person, or a measured bot."""
    return lambda seat: seat.guest is not None or anchors.anchor(game, seat.bot or "") is not None


def check_address(row: TableRow, address: str) -> None:
    """Refuse a second person from one address: it may be the same person."""
    hashed = hashed_address(row, address)
    if any(seat.guest is not None and seat.address == hashed for seat in row.seats):
        raise RatedAddress()


async def check_owners(people: People, row: TableRow, guest: GuestRow) -> None:
    """Refuse a registered bot where its owner, or another of the owner's bots, is seated, and the owner where it is."""
    seated = {seat.guest for seat in row.seats if seat.guest is not None and seat.guest != guest.id}
    owners = await people.owners(seated)
    if (guest.owner or guest.id) in {owners.get(each, each) for each in seated}:
        raise RatedOwner()


def hashed_address(row: TableRow, address: str) -> str:
    """Hash an address so that it can be compared at one table only; the salt is secret until the end."""
    return sha256(f"{row.salt}:{address}".encode()).hexdigest()


def seated_to_play(seat: SeatRow) -> SeatRow:
    """Return a seat as a rated game begins: it counts for its person, and no address is needed any longer."""
    return msgspec.structs.replace(seat, player=seat.guest, address=None)
