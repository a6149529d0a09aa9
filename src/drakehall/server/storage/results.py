"""Finished games by their results: players, ending, time."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, and_, exists, func, insert, or_, select

from drakehall.hall.ports import WantedGames
from drakehall.hall.rows import SeatResult
from drakehall.server.storage.schema import RESULTS, SEATS, TABLES

ended: Final = func.coalesce(TABLES.c.ended, TABLES.c.created)


def kept(table: str, results: Sequence[SeatResult]) -> list[Executable]:
    """Return statements that store the result of each seat of a table."""
    rows = [
        {
            "table_id": table,
            "seat": each.seat,
            "place": each.place,
            "score": each.score,
            "points": msgspec.json.encode(each.points).decode(),
        }
        for each in results
    ]
    return [insert(RESULTS).values(rows)] if rows else []


def read(rows: Sequence[Row[Any]]) -> dict[str, tuple[SeatResult, ...]]:
    """Return the results of tables, seat by seat."""
    found: dict[str, tuple[SeatResult, ...]] = {}
    for row in rows:
        result = SeatResult(row.seat, row.place, row.score, msgspec.json.decode(row.points, type=dict[str, int]))
        found[row.table_id] = (*found.get(row.table_id, ()), result)
    return found


def of_tables(tables: Sequence[str]) -> Any:
    """Select the results of tables."""
    return select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.table_id, RESULTS.c.seat)


def condition(wanted: WantedGames) -> ColumnElement[bool]:
    """Return the condition for the wanted tables."""
    return and_(TABLES.c.status == "over", *_conditions(wanted))


def _conditions(wanted: WantedGames) -> Iterator[ColumnElement[bool]]:
    mine = or_(SEATS.c.guest == wanted.person, SEATS.c.player == wanted.person)
    sat = and_(SEATS.c.table_id == TABLES.c.id, mine)
    if wanted.won is None:
        yield exists().where(sat)
    else:
        known = and_(RESULTS.c.table_id == SEATS.c.table_id, RESULTS.c.seat == SEATS.c.seat)
        stayed = and_(SEATS.c.guest.is_not(None), SEATS.c.guest == SEATS.c.player, SEATS.c.bot.is_(None))
        first = and_(RESULTS.c.place == 1, or_(SEATS.c.player.is_(None), stayed))
        yield exists().where(sat, known, first if wanted.won else ~first)
    if wanted.game is not None:
        yield TABLES.c.game == wanted.game
    if wanted.seats is not None:
        number = select(func.count()).select_from(SEATS).where(SEATS.c.table_id == TABLES.c.id)
        yield number.scalar_subquery() == wanted.seats
    if wanted.rated is not None:
        yield TABLES.c.rated == wanted.rated
    if wanted.against_person is not None:
        other = wanted.against_person
        yield exists().where(SEATS.c.table_id == TABLES.c.id, or_(SEATS.c.guest == other, SEATS.c.player == other))
    if wanted.against_bot is not None:
        alone = SEATS.c.guest.is_(None), SEATS.c.player.is_(None)
        yield exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.bot == wanted.against_bot, *alone)
    if wanted.since is not None:
        yield ended >= wanted.since
    if wanted.until is not None:
        yield ended < wanted.until
    if wanted.before is not None:
        at, table = wanted.before
        yield or_(ended < at, and_(ended == at, TABLES.c.id < table))
    yield or_(TABLES.c.study.is_(None), TABLES.c.study.like('{"kind":"position"%'))
