"""A hall is carried from SQLite to PostgreSQL: every row of every table, and games go on there."""

import asyncio
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Boolean, Column, Table, func, insert, select, update

from drakehall.server import moving
from drakehall.server.errors import DatabaseInUse, MoveFailed, NeedsPostgres, NotEmpty, NotMovable
from drakehall.server.moving import Moved, move
from drakehall.server.storage.engine import connect
from drakehall.server.storage.schema import METADATA, TABLES
from drakehall.server.storage.seeds import Seed
from tests.server.house import at, house, open_house, play, table_for_two
from tests.server.test_storage import opened


def hall_file(folder: Path, finished: bool = True) -> str:
    """A hall with a running game, a finished one, and a row in every other table that there is."""

    async def main() -> None:
        async with open_house(folder) as hall:
            if finished:
                async with table_for_two(hall, turn_cap=2) as seats:
                    while not (seats[0].position and seats[0].position.result):
                        await play(seats)
            async with table_for_two(hall) as seats:
                for _ in range(3):
                    await play(seats)
        await _fill(str(folder / "hall.db"))

    house(main())
    return str(folder / "hall.db")


async def _fill(db: str) -> None:
    """Write a row into every table that is still empty, made from the types of its columns."""
    database = connect(db, "NORMAL")
    async with database.engine.begin() as connection:
        for table in METADATA.sorted_tables:
            if not await connection.scalar(select(func.count()).select_from(table)):
                row = {column.name: await _value(connection, column) for column in table.columns}
                await connection.execute(insert(table).values(**row))
    await database.engine.dispose()


async def _value(connection: Any, column: Column[Any]) -> object:
    for key in column.foreign_keys:
        return await connection.scalar(select(key.column).limit(1))
    if isinstance(column.type, Seed):
        return 2**127
    kind = column.type.python_type
    return True if isinstance(column.type, Boolean) else kind(7) if kind is not bytes else b"\0seven"


async def rows_of(db: str) -> dict[str, list[tuple[object, ...]]]:
    database = connect(db, "NORMAL")
    async with database.engine.connect() as connection:
        found = {table.name: await _rows(connection, table) for table in METADATA.sorted_tables}
    await database.engine.dispose()
    return found


async def _rows(connection: Any, table: Table) -> list[tuple[object, ...]]:
    return sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)


def moved(source: str, target: str) -> Moved:
    return house(move(source, target))


def test_every_row_of_every_table_is_carried(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "BATCH", 3)
    source = hall_file(tmp_path)
    before = house(rows_of(source))
    found = moved(source, postgres)
    assert found.rows == {name: len(rows) for name, rows in before.items()}
    assert all(before.values()), "a table had nothing to carry"
    assert (found.replayed, found.broken) == (1, {})
    assert house(rows_of(postgres)) == before
    assert house(rows_of(source)) == before


def test_games_go_on_where_they_were_carried_to(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
            await play(seats, "turn_up 0")
            table, people = hall.hall.tables[0].row.id, [seat._cookies for seat in seats]
        await move(str(tmp_path / "hall.db"), postgres)
        async with open_house(postgres) as hall, hall.guest() as jan:
            jan._http.cookies.set("drakehall", people[1].partition("=")[2])
            async with jan.play(table) as seat:
                await at(seat, 1)
                await seat.act("turn_up 1")
                await at(seat, 2)
            assert len(await hall.hall.store.log(table)) == 2

    house(main())


def test_a_database_with_a_hall_in_it_is_left_alone(tmp_path: Path, postgres: str) -> None:
    source = hall_file(tmp_path)
    moved(source, postgres)
    before = house(rows_of(postgres))
    with pytest.raises(NotEmpty) as refused:
        moved(source, postgres)
    assert "hall_" in str(refused.value)
    assert house(rows_of(postgres)) == before


def test_a_hall_that_is_open_is_not_carried(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        async with open_house(tmp_path):
            with pytest.raises(DatabaseInUse):
                await move(str(tmp_path / "hall.db"), postgres)

    house(main())


def test_what_cannot_be_carried_is_told(tmp_path: Path, postgres: str) -> None:
    with pytest.raises(NotMovable):
        moved(str(tmp_path / "nothing.db"), postgres)
    assert not (tmp_path / "nothing.db").exists()
    with pytest.raises(NotMovable):
        moved(postgres, postgres)
    with pytest.raises(NeedsPostgres):
        moved(hall_file(tmp_path), str(tmp_path / "other.db"))


@pytest.mark.parametrize(
    ("does", "said"),
    [("NEW.at := NEW.at + 1; RETURN NEW", "log: 3 rows were read, 3 came back, or others"), ("RETURN NULL", "2 came")],
    ids=["altered", "dropped"],
)
def test_whatever_goes_wrong_nothing_is_carried(tmp_path: Path, postgres: str, does: str, said: str) -> None:
    """The other database keeps one row otherwise than it was told, or not at all, and says nothing."""
    source = hall_file(tmp_path, finished=False)
    house(opened_once(postgres))
    with psycopg.connect(postgres, autocommit=True) as other:
        other.execute(f"CREATE FUNCTION odd() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {does}; END $$".encode())
        other.execute(b"CREATE TRIGGER odd BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.seq = 2) EXECUTE FUNCTION odd()")
    with pytest.raises(MoveFailed, match=said):
        moved(source, postgres)
    assert not any(house(rows_of(postgres)).values())


async def opened_once(db: str) -> None:
    await (await opened(db)).close()


def test_a_game_that_was_broken_before_is_carried_and_told(tmp_path: Path, postgres: str) -> None:
    source = hall_file(tmp_path)

    async def spoil() -> None:
        database = connect(source, "NORMAL")
        async with database.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.status == "playing").values(version="0"))
        await database.engine.dispose()

    house(spoil())
    found = moved(source, postgres)
    assert (found.replayed, len(found.broken)) == (0, 1)


def test_rows_that_are_numbered_by_themselves_are_numbered_on(postgres: str) -> None:
    """As soon as a table has such a column."""
    numbered = [table for table in METADATA.sorted_tables if table.autoincrement_column is not None]

    async def main() -> None:
        await opened_once(postgres)
        database = connect(postgres, "NORMAL")
        async with database.engine.begin() as connection:
            for table in numbered:
                await moving._count_on(connection, table)
        await database.engine.dispose()

    asyncio.run(main())
