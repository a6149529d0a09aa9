"""Who is watching a table: watchers in this hall, guests in others, and since when players are away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from drakehall.hall.notes import LookingOn
from drakehall.hall.watcher import Watcher

if TYPE_CHECKING:
    from drakehall.hall.table import LiveTable


@final
class Presence:
    """The watchers of one table."""

    def __init__(self, table: "LiveTable") -> None:
        """Begin with nobody."""
        self._table = table
        self.watchers: set[Watcher] = set()
        self._elsewhere: dict[str, frozenset[str]] = {}
        """The guests watching in other halls, by hall."""
        self._told: frozenset[str] = frozenset()
        """The guests watching in this hall, as the others were last told."""
        self._since = table.hall.clock.monotonic()
        self._seen: dict[int, float] = {}

    @property
    def attended(self) -> bool:
        """Whether any person watches or plays here; otherwise bots do not play among themselves.

        Where somebody studies, bots wait until somebody looks on.
        """
        return self.watched or (self._table.row.study is None and bool(self._table.row.people))

    @property
    def watched(self) -> bool:
        """Whether anybody is watching, in any hall."""
        return bool(self.watchers or self._elsewhere)

    def watch(self, watcher: Watcher) -> None:
        """Add a watcher."""
        self.watchers.add(watcher)
        if self._table.row.seat_of(watcher.guest) is not None:
            self._table.chat.look()
        self._moved(watcher)
        self._table.bot_turns.call()

    def unwatch(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self.watchers.discard(watcher)
        watcher.end()
        self._moved(watcher)

    async def look_on_elsewhere(self, hall: str, guests: Sequence[str]) -> None:
        """Record who is watching in another hall now."""
        before = self._elsewhere.pop(hall, frozenset())
        if guests:
            self._elsewhere[hall] = frozenset(guests)
        for guest in before.symmetric_difference(guests):
            self._see(guest)
        self.notify()

    def nobody_looks_on_in(self, hall: str | None) -> None:
        """Forget the watchers of another hall, which is gone; None means that those of all halls are unknown.

        It may have been the one where a bot was thinking, so bots are called here.
        """
        if self._elsewhere:
            self._elsewhere = {each: guests for each, guests in self._elsewhere.items() if hall not in (None, each)}
            self.notify()
        self._table.bot_turns.call()

    async def tell_who_looks_on(self) -> None:
        """Tell other halls who is watching in this one, whatever they were told before."""
        self._told = self._guests
        self._table.tell(LookingOn(self._table.row.id, sorted(self._told)))

    def looks_on(self, guest: str) -> bool:
        """Return whether a guest is watching, in any hall."""
        return guest in self._guests or any(guest in guests for guests in self._elsewhere.values())

    def present(self, seat: int) -> bool:
        """Return whether the person of a seat is watching."""
        return seat in self.seats

    @property
    def _guests(self) -> frozenset[str]:
        """The guests watching in this hall; those who are neither players nor the host count as one stranger."""
        known = {self._table.row.host, *(row.guest for row in self._table.row.seats if row.guest)}
        return frozenset((watcher.guest or "") if watcher.guest in known else "" for watcher in self.watchers)

    @property
    def seats(self) -> set[int]:
        """The seats whose people are watching, in any hall."""
        elsewhere = (guest for guests in self._elsewhere.values() for guest in guests)
        looking = {*(watcher.guest for watcher in self.watchers), *elsewhere}
        return {seat for guest in looking for seat in self._table.row.seats_of(guest)}

    def away(self, seat: int) -> float:
        """Return for how many seconds the person of a seat has been away, as far as the table knows."""
        if self.present(seat):
            return 0.0
        return self._table.hall.clock.monotonic() - self._seen.get(seat, self._since)

    def notify(self) -> None:
        """Send the table itself to all watchers."""
        for watcher in self.watchers:
            watcher.table_changed()

    def in_front(self, guest: str | None, wanted: int | None = None) -> int | None:
        """Return the seat whose view a guest has: their own, or that of the person in front of the shared device.

        Where the guest looks on by several devices, `wanted` is meant if it is in front of any of them.
        """
        if not self._table.row.sharing(guest) or self._table.row.status != "playing":
            return self._table.row.seat_of(guest)
        fronts = {watcher.settle() for watcher in self.watchers if watcher.guest == guest} - {None}
        return wanted if wanted in fronts else fronts.pop() if len(fronts) == 1 else None

    def _moved(self, watcher: Watcher) -> None:
        """Update after somebody has come or gone."""
        if self._see(watcher.guest):
            self.notify()
        self.announce()

    def _see(self, guest: str | None) -> bool:
        """Record when the people at a guest's device were last there; return whether there are any."""
        now, seats = self._table.hall.clock.monotonic(), self._table.row.seats_of(guest)
        self._seen.update(dict.fromkeys(seats, now))
        return bool(seats)

    def announce(self) -> None:
        """Tell other halls who is watching in this one, unless they know."""
        if self._table.hall.news is not None and self._guests != self._told:
            self._told = self._guests
            self._table.tell(LookingOn(self._table.row.id, sorted(self._told)))
