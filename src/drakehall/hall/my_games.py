"""The list of a person's finished games, by game, opponent, result and time."""

import msgspec

from drakehall.hall import lobby
from drakehall.hall.errors import Malformed
from drakehall.hall.hall import Hall
from drakehall.hall.memory_ratings import place_in_time
from drakehall.hall.ports import WantedGames
from drakehall.hall.rows import FinishedRow, GuestRow
from drakehall.hall.statistics import places
from drakehall.wire.tables import Listed, TableList


async def finished(
    hall: Hall,
    guest: GuestRow | None,
    *,
    game: str | None = None,
    opponent: str | None = None,
    won: bool | None = None,
    rated: bool | None = None,
    since: int | None = None,
    until: int | None = None,
    limit: int = 30,
    after: str | None = None,
) -> TableList:
    """List the games that a person has finished, the latest first; `after` is where the previous page ended.

    An opponent is a person's id, or `bot:` and the name of a bot. `since` is the first second, `until` the first after.
    """
    if guest is None:
        return TableList([])
    kind, _, name = (opponent or "").rpartition(":")
    if kind not in ("", "bot"):
        raise Malformed(why="opponent")
    rows = await hall.store.finished(
        WantedGames(
            guest.id,
            game,
            against_person=name if name and not kind else None,
            against_bot=name if name and kind else None,
            won=won,
            rated=rated,
            since=since,
            until=until,
            before=lobby.place(after),
            limit=limit,
        )
    )
    last = place_in_time(rows[-1].table) if len(rows) == limit else None
    return TableList([_listed(row, guest) for row in rows], f"{last[0]}-{last[1]}" if last else None)


def _listed(game: FinishedRow, guest: GuestRow) -> Listed:
    """Show a finished game; people who left a rated one count as players who came last."""
    row, shown = game.table, lobby.listed(game.table, guest, None)
    you = next((seat.seat for seat in row.seats if guest.id in (seat.player, seat.guest)), None)
    outcome = shown.outcome
    if outcome is not None and game.results:
        ranked = [*places(game), *outcome.places[len(row.seats) :]]
        outcome = msgspec.structs.replace(outcome, places=ranked)
    return msgspec.structs.replace(shown, you=you, outcome=outcome)
