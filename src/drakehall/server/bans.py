"""Bans: kept in memory, and read again every few seconds, because other halls over the same database ban, too."""

import asyncio
import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, final

from drakehall.hall import logs
from drakehall.hall.hall import Hall
from drakehall.hall.limits import readable
from drakehall.kernel.errors import HallError
from drakehall.server.errors import BadBan, Banned
from drakehall.server.storage.ban_records import BanRecords
from drakehall.wire.operator import Ban, WantBan

EVERY: Final = 5.0
Network = IPv4Network | IPv6Network


@final
class Bans:
    """The bans in force."""

    def __init__(self, hall: Hall, records: BanRecords) -> None:
        """Begin without any; `refresh` reads them."""
        self._hall = hall
        self._records = records
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    async def add(self, wanted: WantBan) -> Ban:
        """Ban a person or an address, with immediate effect."""
        subject = wanted.subject if wanted.kind == "person" else str(_network(wanted.subject))
        ban = await self._records.add(wanted.kind, subject, wanted.why, wanted.days)
        logs.note("banned", kind=ban.kind, subject=ban.subject, until=ban.until)
        await self.refresh()
        return ban

    async def lift(self, ban: str) -> None:
        """Lift a ban."""
        await self._records.lift(ban)
        await self.refresh()

    async def all(self) -> list[Ban]:
        """List the bans in force."""
        return await self._records.all()

    def check_address(self, address: str) -> None:
        """Refuse a client from a banned address."""
        if self._networks and self._bans_address(address):
            raise Banned()

    def check_person(self, *people: str | None) -> None:
        """Refuse a banned person, and a bot whose owner is banned."""
        for person in people:
            ban = self._people.get(person or "")
            if ban is not None and _in_force(ban):
                raise Banned()

    async def refresh(self) -> None:
        """Read the bans again, and remove everyone who is now banned."""
        found = await self._records.all()
        self._people = {ban.subject: ban for ban in found if ban.kind == "person"}
        self._networks = [(_network(ban.subject), ban) for ban in found if ban.kind == "address"]
        if found:
            self._show_out()

    async def follow(self) -> None:
        """Keep reading the bans."""
        while True:
            try:
                await self.refresh()
            except HallError as error:
                logs.warn("bans could not be read", why=str(error))
            await asyncio.sleep(EVERY)

    def _show_out(self) -> None:
        for table in self._hall.tables:
            for watcher in list(table.presence.watchers):
                if watcher.guest in self._people or self._bans_subscriber(self._hall.address_of(watcher.guest or "")):
                    watcher.end()

    def _bans_address(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address):
            found = found.ipv4_mapped or found  # a socket for both kinds names IPv4 addresses this way
        return any(found in network and _in_force(ban) for network, ban in self._networks)

    def _bans_subscriber(self, subscriber: str) -> bool:
        try:
            found = ip_network(readable(subscriber))
        except ValueError:
            return False
        return any(found.overlaps(network) for network, ban in self._networks if _in_force(ban))


def _network(subject: str) -> Network:
    try:
        return ip_network(subject, strict=False)
    except ValueError:
        raise BadBan(subject=subject) from None


def _in_force(ban: Ban) -> bool:
    return ban.until is None or ban.until > time.time()
