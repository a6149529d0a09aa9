"""Who looks on at a table: watchers in this hall, guests in others, and since when somebody is away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from drakehall.hall.notes import LookingOn
from drakehall.hall.watcher import Watcher

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


@final
class Presence:
    """Those who look on at one table."""

    def __init__(self, table: "LiveTable") -> None:
        """Begin with nobody."""
        self._table = table
        self.watchers: set[Watcher] = set()
        self._elsewhere: dict[str, frozenset[str]] = {}
        """The guests who look on in other halls, by hall."""
        self._told: frozenset[str] = frozenset()
        """The guests who look on in this hall, as the others were told."""
        self._since = table.hall.clock.monotonic()
        self._seen: dict[int, float] = {}

    @property
    def attended(self) -> bool:
        """Whether anybody looks on or plays here; where nobody does, bots do not play among themselves.

        Where somebody studies, bots wait until somebody looks on.
        """
        return self.watched or (self._table.row.study is None and bool(self._table.row.people))

    @property
    def watched(self) -> bool:
        """Whether anybody looks on, in whichever hall."""
        return bool(self.watchers or self._elsewhere)

    def watch(self, watcher: Watcher) -> None:
        """Let somebody look on."""
        self.watchers.add(watcher)
        if self._table.row.seat_of(watcher.guest) is not None:
            self._table.chat.look()
        self._moved(watcher)
        self._table.bot_turns.call()

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody looks on no longer."""
        self.watchers.discard(watcher)
        watcher.end()
        self._moved(watcher)

    async def look_on_elsewhere(self, hall: str, guests: Sequence[str]) -> None:
        """Take note of who looks on in another hall now."""
        before = self._elsewhere.pop(hall, frozenset())
        if guests:
            self._elsewhere[hall] = frozenset(guests)
        for guest in before.symmetric_difference(guests):
            self._see(guest)
        self.notify()

    def nobody_looks_on_in(self, hall: str | None) -> None:
        """Take note that another hall is gone; None if nothing is known of any.

        It may have been the one where a bot was thinking, so bots are called here.
        """
        if self._elsewhere:
            self._elsewhere = {each: guests for each, guests in self._elsewhere.items() if hall not in (None, each)}
            self.notify()
        self._table.bot_turns.call()

    async def tell_who_looks_on(self) -> None:
        """Tell other halls who looks on in this one, whatever they were told before."""
        self._told = self._guests
        self._table.tell(LookingOn(self._table.row.id, sorted(self._told)))

    def looks_on(self, guest: str) -> bool:
        """Say whether a guest looks on, in whichever hall."""
        return guest in self._guests or any(guest in guests for guests in self._elsewhere.values())

    def present(self, seat: int) -> bool:
        """Say whether the person of a seat looks on."""
        return seat in self.seats

    @property
    def _guests(self) -> frozenset[str]:
        """The guests who look on in this hall; those who neither sit here nor are the host count as one stranger."""
        known = {self._table.row.host, *(row.guest for row in self._table.row.seats if row.guest)}
        return frozenset((watcher.guest or "") if watcher.guest in known else "" for watcher in self.watchers)

    @property
    def seats(self) -> set[int]:
        """The seats whose people look on, in whichever hall."""
        elsewhere = (guest for guests in self._elsewhere.values() for guest in guests)
        looking = {*(watcher.guest for watcher in self.watchers), *elsewhere}
        return {seat for guest in looking for seat in self._table.row.seats_of(guest)}

    def away(self, seat: int) -> float:
        """Say for how many seconds the person of a seat has been away, as far as the table can know."""
        if self.present(seat):
            return 0.0
        return self._table.hall.clock.monotonic() - self._seen.get(seat, self._since)

    def notify(self) -> None:
        """Let everybody who looks on be sent the table itself."""
        for watcher in self.watchers:
            watcher.table_changed()

    def in_front(self, guest: str | None, wanted: int | None = None) -> int | None:
        """Tell with whose eyes a guest looks on: their own, or those of whoever is in front of the device they share.

        Where the guest looks on by several devices, `wanted` is meant if it is in front of any of them.
        """
        if not self._table.row.sharing(guest) or self._table.row.status != "playing":
            return self._table.row.seat_of(guest)
        fronts = {watcher.settle() for watcher in self.watchers if watcher.guest == guest} - {None}
        return wanted if wanted in fronts else fronts.pop() if len(fronts) == 1 else None

    def _moved(self, watcher: Watcher) -> None:
        """Take note that somebody has come or gone."""
        if self._see(watcher.guest):
            self.notify()
        self.announce()

    def _see(self, guest: str | None) -> bool:
        """Take note of when the people at a guest's device were there last; tell whether there are any."""
        now, seats = self._table.hall.clock.monotonic(), self._table.row.seats_of(guest)
        self._seen.update(dict.fromkeys(seats, now))
        return bool(seats)

    def announce(self) -> None:
        """Tell other halls who looks on in this one, if that is not what they were told last."""
        if self._table.hall.news is not None and self._guests != self._told:
            self._told = self._guests
            self._table.tell(LookingOn(self._table.row.id, sorted(self._told)))
