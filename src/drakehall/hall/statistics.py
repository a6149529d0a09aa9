"""Statistics of a person's finished games: victories, rivals, points by source."""

from collections.abc import Sequence
from typing import Final

import msgspec

from drakehall.hall import shares
from drakehall.hall.hall import Hall
from drakehall.hall.memory_ratings import place_in_time
from drakehall.hall.ports import WantedGames
from drakehall.hall.rated import stays
from drakehall.hall.rows import FinishedRow, GuestRow, SeatRow
from drakehall.wire.ratings import GameRecord, PlayedGame, Rival, Share, Statistics

MOST: Final = 500
"""Most recent games that are counted."""
MOST_DRAWN: Final = 100
MOST_RIVALS: Final = 30


class OwnGame(msgspec.Struct, frozen=True):
    """A finished game from one person's point of view."""

    game: FinishedRow
    seat: int
    places: tuple[int, ...]
    """By seats; players who left a rated game came last."""


async def statistics(hall: Hall, guest: GuestRow | None, game: str | None, seats: int | None) -> Statistics:
    """Count a person's most recent finished games; points by source require a single game to be wanted."""
    if guest is None:
        return Statistics([], [], [], MOST)
    found = await hall.store.finished(WantedGames(guest.id, game, seats, limit=MOST))
    played = [mine for each in found if (mine := remembered(each, guest.id)) is not None]
    drawn = [_drawn(each) for each in reversed(played[:MOST_DRAWN])] if game is not None else []
    in_points = all(each.game.table.outcome is None or each.game.table.outcome.in_points for each in played)
    return Statistics(_records(played), _rivals(played), drawn, MOST, in_points)


def remembered(game: FinishedRow, person: str) -> OwnGame | None:
    """Return a finished game from a person's point of view; None if its result is unknown."""
    row = game.table
    mine = next((seat.seat for seat in row.seats if person in (seat.player, seat.guest)), None)
    if mine is None or len(game.results) != len(row.seats):
        return None
    return OwnGame(game, mine, places(game))


def places(game: FinishedRow) -> tuple[int, ...]:
    """Return the places in a finished game, by seats: players who left a rated game come last."""
    seats = game.table.seats
    ends = [
        (seats[result.seat].player is not None and not stays(seats[result.seat]), result.place)
        for result in game.results
    ]
    return tuple(1 + sum(other < mine for other in ends) for mine in ends)


def share(count: float, of: int) -> Share:
    """Return a share with its interval."""
    return Share(count, of, *shares.wilson(count / of, of))


def _records(played: Sequence[OwnGame]) -> list[GameRecord]:
    pools: dict[tuple[str, int], list[OwnGame]] = {}
    for each in played:
        row = each.game.table
        pools.setdefault((row.game, len(row.seats)), []).append(each)
    return [
        GameRecord(
            game,
            seats,
            share(sum(map(_victory, of)), len(of)),
            sum(each.places[each.seat] for each in of) / len(of),
        )
        for (game, seats), of in sorted(pools.items())
    ]


def _victory(played: OwnGame) -> float:
    """Return the person's share of the victory."""
    return 1 / played.places.count(1) if played.places[played.seat] == 1 else 0.0


def _rivals(played: Sequence[OwnGame]) -> list[Rival]:
    """Count who came out ahead of whom; a shared place is half."""
    names: dict[tuple[str | None, str | None], str] = {}
    ahead: dict[tuple[str | None, str | None], list[float]] = {}
    for each in played:  # the latest first, so that names are the latest
        mine = each.places[each.seat]
        for seat in each.game.table.seats:
            if seat.seat == each.seat or (who := _who(seat)) is None:
                continue
            theirs = each.places[seat.seat]
            names.setdefault(who, seat.name or "")
            ahead.setdefault(who, []).append(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
    often = sorted(ahead, key=lambda who: (-len(ahead[who]), names[who], who[0] or "", who[1] or ""))
    return [
        Rival(names[who], share(sum(ahead[who]), len(ahead[who])), person=who[0], bot=who[1])
        for who in often[:MOST_RIVALS]
    ]


def _who(seat: SeatRow) -> tuple[str | None, str | None] | None:
    person = seat.player or seat.guest
    if person is not None:
        return person, None
    return (None, seat.bot) if seat.bot is not None else None


def _drawn(played: OwnGame) -> PlayedGame:
    row, mine = played.game.table, played.game.results[played.seat]
    place = played.places[played.seat]
    return PlayedGame(row.id, place_in_time(row)[0], len(row.seats), place, mine.score, mine.points, row.rated)
