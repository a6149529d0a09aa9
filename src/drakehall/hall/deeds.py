"""What people do at tables by a request, each described once: servers and the halls in browsers share it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, NamedTuple, get_type_hints

import msgspec

from drakehall.hall import lobby, sharing
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.wire.bots import Scope
from drakehall.wire.tables import Claim, Invitation, Seated, SeatLink, Sit, SitBeside, StandIn, Start, Table

NO_TABLE: Final = "there is no such table"
NO_SEAT: Final = "no such table or seat"


class Deed(NamedTuple):
    """A deed: where it is asked for below the table's address, what does it, who may not, what opens it to tokens.

    What does it is given the table and the person, and the seat of the address and the body if it names them.
    """

    path: str
    does: Callable[..., Awaitable[msgspec.Struct]]
    summary: str
    forbidden: str
    scope: Scope | None = None
    missing: str = NO_TABLE
    method: Literal["POST", "DELETE"] = "POST"
    newcomers: bool = False
    """Whether a stranger may do it, and becomes a guest."""

    @property
    def hints(self) -> dict[str, Any]:
        """The types of what it names: `seat`, `wanted` for the body, `return`."""
        return get_type_hints(self.does)


async def sit(table: LiveTable, guest: GuestRow, wanted: Sit) -> Seated:
    """Take a free seat; the answer contains the link with which you can come back from anywhere."""
    return await lobby.sit(table, guest, wanted)


async def sit_beside(table: LiveTable, guest: GuestRow, wanted: SitBeside) -> Table:
    """Seat somebody who plays at your device, taking turns with you."""
    await sharing.sit_beside(table, guest, wanted)
    return table.described(guest.id)


async def get_up(table: LiveTable, guest: GuestRow, seat: int) -> Table:
    """Free the seat of somebody who was to play at your device, before the game begins."""
    await sharing.get_up(table, guest, seat)
    return table.described(guest.id)


async def claim(table: LiveTable, guest: GuestRow, wanted: Claim) -> Seated:
    """Take over the seat whose link you have."""
    return await lobby.claim(table, guest, wanted.link)


async def invite(table: LiveTable, guest: GuestRow) -> Invitation:
    """Replace all earlier invitations with a new one."""
    return Invitation(await lobby.invite(table, guest))


async def renew_link(table: LiveTable, guest: GuestRow) -> SeatLink:
    """Replace the link to your seat, for example after somebody else has seen it."""
    return SeatLink(await lobby.new_link(table, guest))


async def leave(table: LiveTable, guest: GuestRow) -> Table:
    """Leave the table; during a game a bot plays on."""
    await lobby.leave(table, guest)
    return table.described(guest.id)


async def start(table: LiveTable, guest: GuestRow, wanted: Start) -> Table:
    """Start the game, with bots in the free seats if you name one."""
    await lobby.start(table, guest, wanted.fill)
    return table.described(guest.id)


async def stand_in(table: LiveTable, guest: GuestRow, seat: int, wanted: StandIn) -> Table:
    """Replace an absent person with a bot until they ask for their seat back."""
    await lobby.stand_in(table, guest, seat, wanted.bot)
    return table.described(guest.id)


async def give_back(table: LiveTable, guest: GuestRow, seat: int) -> Table:
    """Send away the bot that is standing in for you."""
    await lobby.give_back(table, guest, seat)
    return table.described(guest.id)


async def rematch(table: LiveTable, guest: GuestRow) -> Table:
    """Start a new game with the same people; asking again gives the same new table."""
    return (await lobby.rematch(table, guest)).described(guest.id)


NOT_HERE: Final = "you are not seated here"
NOT_HOST: Final = "you are not the host"
BESIDE: Final = "seats/{seat}/beside"
BOT: Final = "seats/{seat}/bot"
DEEDS: Final = (
    Deed("sit", sit, "Sit down", "not invited", "play", newcomers=True),
    Deed("beside", sit_beside, "Let somebody who shares your device sit down", NOT_HERE),
    Deed(
        *(BESIDE, get_up, "Let somebody who shares your device get up", "they do not share your device"),
        missing=NO_SEAT,
        method="DELETE",
    ),
    Deed("claim", claim, "Take over a seat by its link", "wrong link", "play", newcomers=True),
    Deed("invitation", invite, "Make a new invitation", NOT_HOST, "host"),
    Deed("link", renew_link, "Make a new link to your seat", NOT_HERE, "play"),
    Deed("leave", leave, "Leave", NOT_HERE, "play"),
    Deed("start", start, "Start the game", NOT_HOST, "host"),
    Deed(BOT, stand_in, "Let a bot stand in", NOT_HERE, "play", missing=NO_SEAT),
    Deed(BOT, give_back, "Take your seat back", "not your seat", "play", missing=NO_SEAT, method="DELETE"),
    Deed("rematch", rematch, "Play again", NOT_HERE, "play"),
)
