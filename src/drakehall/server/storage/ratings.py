"""Ratings in the database: each game is counted once, in one transaction, after the previous one of its pool."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, final

import msgspec
from sqlalchemy import Executable, Row, and_, delete, exists, func, insert, or_, select, update

from drakehall.hall.rated import (
    Leader,
    RatedGame,
    RatedStep,
    RatingPool,
    RatingRow,
    Standing,
    alias,
    forgotten,
    row_after,
)
from drakehall.hall.skill import Skill
from drakehall.server.storage.schema import GUESTS, RATED_GAMES, RATED_RESULTS, RATINGS, SEATS, TABLES

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]
Write = Callable[..., Awaitable[None]]
_NEVER: Final = 2**62
_STANDINGS: Final = msgspec.json.Decoder(tuple[Standing, ...])


@final
class SqlRatings:
    """The ratings of everybody, as the hall asks for them."""

    def __init__(self, read: Read, write: Write) -> None:
        """Use a store's way to read and write."""
        self._read = read
        self._write = write

    async def uncounted(self) -> list[str]:
        """List rated tables whose game may be decided and has not been counted, the earliest first."""
        left = exists().where(
            SEATS.c.table_id == TABLES.c.id,
            SEATS.c.player.is_not(None),
            or_(SEATS.c.guest.is_(None), SEATS.c.guest != SEATS.c.player, SEATS.c.bot.is_not(None)),
        )
        wanted = (
            TABLES.c.rated,
            or_(TABLES.c.status == "over", and_(TABLES.c.status == "playing", left)),
            ~exists().where(RATED_GAMES.c.table_id == TABLES.c.id),
        )
        rows = await self._read(
            select(TABLES.c.id).where(*wanted).order_by(func.coalesce(TABLES.c.ended, _NEVER), TABLES.c.id)
        )
        return [row.id for row in rows]

    async def is_counted(self, table: str) -> bool:
        """Return whether the game of a table has been counted."""
        return bool(await self._read(select(RATED_GAMES.c.number).where(RATED_GAMES.c.table_id == table)))

    async def number(self, pool: RatingPool) -> int:
        """Return how many games of a pool have been counted."""
        last = select(func.coalesce(func.max(RATED_GAMES.c.number), 0)).where(*_in(RATED_GAMES, pool))
        return int((await self._read(last))[0][0])

    async def ratings(self, pool: RatingPool, people: Collection[str]) -> dict[str, RatingRow]:
        """Return people's ratings in a pool; people without one are left out."""
        wanted = select(RATINGS).where(*_in(RATINGS, pool), RATINGS.c.person.in_(people))
        return {row.person: _rating(row) for row in await self._read(wanted)}

    async def count(self, game: RatedGame, known: dict[str, RatingRow], steps: Sequence[RatedStep]) -> None:
        """Store a game and what it changes; `Conflict` if it, or another with its number, has been counted."""
        people = [step.person for step in steps]
        statements: list[Executable] = [insert(RATED_GAMES).values(**_plain_game(game))]
        if steps:
            statements += [
                delete(RATINGS).where(*_in(RATINGS, game.pool), RATINGS.c.person.in_(people)),
                insert(RATINGS).values([_plain_rating(row_after(step, known)) for step in steps]),
                insert(RATED_RESULTS).values([_plain_step(step) for step in steps]),
            ]
        await self._write(*statements)

    async def games(self) -> list[RatedGame]:
        """List all counted games, pool by pool in the order in which they counted."""
        order = RATED_GAMES.c.game, RATED_GAMES.c.seats, RATED_GAMES.c.number
        return [_game(row) for row in await self._read(select(RATED_GAMES).order_by(*order))]

    async def everybody(self) -> list[RatingRow]:
        """Return all ratings."""
        order = RATINGS.c.game, RATINGS.c.seats, RATINGS.c.person
        return [_rating(row) for row in await self._read(select(RATINGS).order_by(*order))]

    async def replace(self, rows: Sequence[RatingRow], steps: Sequence[RatedStep]) -> None:
        """Replace all ratings and steps by these."""
        statements: list[Executable] = [delete(RATINGS), delete(RATED_RESULTS)]
        statements += [insert(RATINGS).values(**_plain_rating(row)) for row in rows]
        statements += [insert(RATED_RESULTS).values(**_plain_step(step)) for step in steps]
        await self._write(*statements)

    async def of(self, person: str) -> list[RatingRow]:
        """Return the ratings of a person."""
        order = RATINGS.c.game, RATINGS.c.seats
        return [_rating(row) for row in await self._read(_of(RATINGS, person).order_by(*order))]

    async def steps(self, person: str, limit: int) -> list[RatedStep]:
        """Return what the last games changed for a person, the latest first."""
        order = RATED_RESULTS.c.at.desc(), RATED_RESULTS.c.table_id.desc()
        return [_step(row) for row in await self._read(_of(RATED_RESULTS, person).order_by(*order).limit(limit))]

    async def leaders(self, pool: RatingPool, limit: int, after: tuple[float, str] | None = None) -> list[Leader]:
        """List the people on the leaderboard of a pool, the highest lower end first."""
        wanted = [*_in(RATINGS, pool), ~GUESTS.c.unlisted]
        if after is not None:
            low, person = after
            wanted.append(or_(RATINGS.c.low < low, and_(RATINGS.c.low == low, RATINGS.c.person > person)))
        rows = await self._read(
            select(RATINGS, GUESTS.c.name)
            .join(GUESTS, GUESTS.c.id == RATINGS.c.person)
            .where(*wanted)
            .order_by(RATINGS.c.low.desc(), RATINGS.c.person)
            .limit(limit)
        )
        return [Leader(row.name, _rating(row)) for row in rows]

    async def pools(self) -> list[tuple[RatingPool, int]]:
        """List the pools in which games have been counted, and how many."""
        found = select(RATED_GAMES.c.game, RATED_GAMES.c.seats, func.count().label("games"))
        grouped = found.group_by(RATED_GAMES.c.game, RATED_GAMES.c.seats).order_by(
            RATED_GAMES.c.game, RATED_GAMES.c.seats
        )
        return [(RatingPool(row.game, row.seats), row.games) for row in await self._read(grouped)]

    async def listed(self, person: str) -> bool:
        """Return whether a person wants to be on leaderboards."""
        rows = await self._read(select(GUESTS.c.unlisted).where(GUESTS.c.id == person))
        return bool(rows) and not rows[0].unlisted

    async def list_person(self, person: str, listed: bool) -> None:
        """Put a person on leaderboards, or take them off."""
        await self._write(update(GUESTS).where(GUESTS.c.id == person).values(unlisted=not listed))

    async def forget(self, person: str) -> None:
        """Delete a person's ratings; their games remain under a name that cannot be traced back."""
        name = alias()
        games = select(RATED_GAMES).join(RATED_RESULTS, RATED_RESULTS.c.table_id == RATED_GAMES.c.table_id)
        found = await self._read(games.where(RATED_RESULTS.c.person == person))
        renamed = [forgotten(_game(row), person, name) for row in found]
        await self._write(
            *(
                update(RATED_GAMES).where(RATED_GAMES.c.table_id == game.table).values(**_plain_game(game))
                for game in renamed
            ),
            delete(RATINGS).where(RATINGS.c.person == person),
            delete(RATED_RESULTS).where(RATED_RESULTS.c.person == person),
        )


def _in(table: Any, pool: RatingPool) -> tuple[Any, Any]:
    return table.c.game == pool.game, table.c.seats == pool.seats


def _of(table: Any, person: str) -> Any:
    return select(table).where(table.c.person == person)


def _plain_game(game: RatedGame) -> dict[str, object]:
    return {
        "table_id": game.table,
        "game": game.pool.game,
        "seats": game.pool.seats,
        "number": game.number,
        "at": game.at,
        "finished": game.over,
        "standings": msgspec.json.encode(game.standings).decode(),
    }


def _game(row: Row[Any]) -> RatedGame:
    standings = _STANDINGS.decode(row.standings)
    return RatedGame(row.table_id, RatingPool(row.game, row.seats), row.at, row.finished, standings, row.number)


def _plain_rating(row: RatingRow) -> dict[str, object]:
    return {
        "game": row.pool.game,
        "seats": row.pool.seats,
        "person": row.person,
        "rating": row.skill.rating,
        "uncertainty": row.skill.uncertainty,
        "low": row.skill.low,
        "games": row.games,
    }


def _rating(row: Row[Any]) -> RatingRow:
    return RatingRow(row.person, RatingPool(row.game, row.seats), Skill(row.rating, row.uncertainty), row.games)


def _plain_step(step: RatedStep) -> dict[str, object]:
    return {
        "table_id": step.table,
        "person": step.person,
        "game": step.pool.game,
        "seats": step.pool.seats,
        "number": step.number,
        "at": step.at,
        "place": step.place,
        "rating_before": step.before.rating,
        "uncertainty_before": step.before.uncertainty,
        "rating": step.after.rating,
        "uncertainty": step.after.uncertainty,
    }


def _step(row: Row[Any]) -> RatedStep:
    before, after = Skill(row.rating_before, row.uncertainty_before), Skill(row.rating, row.uncertainty)
    return RatedStep(
        row.table_id, row.person, RatingPool(row.game, row.seats), row.number, row.at, row.place, before, after
    )
