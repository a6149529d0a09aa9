"""Ratings and searches for finished games in lists, for the store made of lists."""

from collections.abc import Collection, Mapping, Sequence
from typing import final

from drakehall.hall.errors import Conflict
from drakehall.hall.ports import WantedGames
from drakehall.hall.rated import (
    Leader,
    RatedGame,
    RatedStep,
    RatingPool,
    RatingRow,
    alias,
    forgotten,
    row_after,
    stays,
)
from drakehall.hall.rows import FinishedRow, GuestRow, TableRow


@final
class MemoryRatings:
    """Keeps ratings as long as the program runs."""

    def __init__(self, tables: Mapping[str, TableRow], guests: Mapping[str, GuestRow]) -> None:
        """Begin without any; tables and guests are those of the store."""
        self._tables = tables
        self._guests = guests
        self._games: dict[str, RatedGame] = {}
        self._ratings: dict[tuple[RatingPool, str], RatingRow] = {}
        self._steps: dict[tuple[str, str], RatedStep] = {}
        self._unlisted: set[str] = set()

    async def uncounted(self) -> list[str]:
        """List rated tables whose game may be decided and has not been counted, the earliest first."""
        open_ = [row for row in self._tables.values() if row.rated and row.id not in self._games]
        wanted = [row for row in open_ if row.status == "over" or (row.status == "playing" and _left(row))]
        return [row.id for row in sorted(wanted, key=lambda row: (row.ended is None, row.ended, row.id))]

    async def is_counted(self, table: str) -> bool:
        """Return whether the game of a table has been counted."""
        return table in self._games

    async def number(self, pool: RatingPool) -> int:
        """Return how many games of a pool have been counted."""
        return max((game.number for game in self._games.values() if game.pool == pool), default=0)

    async def ratings(self, pool: RatingPool, people: Collection[str]) -> dict[str, RatingRow]:
        """Return people's ratings in a pool."""
        return {person: self._ratings[pool, person] for person in people if (pool, person) in self._ratings}

    async def count(self, game: RatedGame, known: dict[str, RatingRow], steps: Sequence[RatedStep]) -> None:
        """Store a game and what it changes; `Conflict` if it, or another with its number, has been counted."""
        if game.table in self._games or game.number <= await self.number(game.pool):
            raise Conflict()
        self._games[game.table] = game
        for step in steps:
            self._ratings[game.pool, step.person] = row_after(step, known)
            self._steps[step.table, step.person] = step

    async def games(self) -> list[RatedGame]:
        """List all counted games, pool by pool in the order in which they counted."""
        return sorted(self._games.values(), key=lambda game: (game.pool, game.number))

    async def everybody(self) -> list[RatingRow]:
        """Return all ratings."""
        return [self._ratings[key] for key in sorted(self._ratings)]

    async def replace(self, rows: Sequence[RatingRow], steps: Sequence[RatedStep]) -> None:
        """Replace all ratings and steps by these."""
        self._ratings = {(row.pool, row.person): row for row in rows}
        self._steps = {(step.table, step.person): step for step in steps}

    async def of(self, person: str) -> list[RatingRow]:
        """Return the ratings of a person."""
        return [row for row in await self.everybody() if row.person == person]

    async def steps(self, person: str, limit: int) -> list[RatedStep]:
        """Return what the last games changed for a person, the latest first."""
        mine = [step for step in self._steps.values() if step.person == person]
        return sorted(mine, key=lambda step: (step.at, step.table), reverse=True)[:limit]

    async def leaders(self, pool: RatingPool, limit: int, after: tuple[float, str] | None = None) -> list[Leader]:
        """List the people on the leaderboard of a pool, the highest lower end first."""
        rows = [row for row in self._ratings.values() if row.pool == pool and row.person not in self._unlisted]
        ranked = sorted((-row.skill.low, row.person) for row in rows)
        first = (-after[0], after[1]) if after else None
        wanted = [person for low, person in ranked if first is None or (low, person) > first][:limit]
        names = {guest.id: guest.name for guest in self._guests.values()}
        return [Leader(names[person], self._ratings[pool, person]) for person in wanted]

    async def pools(self) -> list[tuple[RatingPool, int]]:
        """List the pools in which games have been counted, and how many."""
        pools = [game.pool for game in self._games.values()]
        return [(pool, pools.count(pool)) for pool in sorted(set(pools))]

    async def listed(self, person: str) -> bool:
        """Return whether a person wants to be on leaderboards."""
        return person not in self._unlisted

    async def list_person(self, person: str, listed: bool) -> None:
        """Put a person on leaderboards, or take them off."""
        (self._unlisted.discard if listed else self._unlisted.add)(person)

    async def forget(self, person: str) -> None:
        """Delete a person's ratings; their games remain under a name that cannot be traced back."""
        name = alias()
        self._games = {table: forgotten(game, person, name) for table, game in self._games.items()}
        self._ratings = {key: row for key, row in self._ratings.items() if row.person != person}
        self._steps = {key: step for key, step in self._steps.items() if step.person != person}


def is_wanted(finished: FinishedRow, wanted: WantedGames) -> bool:
    """Return whether a finished game is among those searched for."""
    row = finished.table
    mine = [seat for seat in row.seats if wanted.person in (seat.guest, seat.player)]
    people = {person for seat in row.seats for person in (seat.guest, seat.player)}
    bots = {seat.bot for seat in row.seats if seat.guest is None and seat.player is None}
    ends = {result.seat: result.place for result in finished.results}
    won = [ends[seat.seat] == 1 and (seat.player is None or stays(seat)) for seat in mine if seat.seat in ends]
    return (
        bool(mine)
        and row.is_game
        and wanted.game in (None, row.game)
        and wanted.seats in (None, len(row.seats))
        and wanted.rated in (None, row.rated)
        and (wanted.won is None or wanted.won in won)
        and (wanted.against_person is None or wanted.against_person in people)
        and (wanted.against_bot is None or wanted.against_bot in bots)
        and (wanted.since is None or place_in_time(row)[0] >= wanted.since)
        and (wanted.until is None or place_in_time(row)[0] < wanted.until)
        and (wanted.before is None or place_in_time(row) < wanted.before)
    )


def place_in_time(row: TableRow) -> tuple[int, str]:
    """Return the key by which finished games are ordered."""
    return (row.created if row.ended is None else row.ended), row.id


def _left(row: TableRow) -> bool:
    return any(seat.player is not None and not stays(seat) for seat in row.seats)
