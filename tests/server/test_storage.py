"""Storage: migrations, the log's promise, group commits, restarts."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text, update

from drakehall.hall import tokens
from drakehall.hall.company_rows import MetRow
from drakehall.hall.errors import Conflict, Malformed, NoSuchTable, RulesMoved
from drakehall.hall.ports import Wanted
from drakehall.hall.rows import GuestRow, SeatRow, TableChange, TableRow
from drakehall.server.errors import BadDatabase
from drakehall.server.hall import server_hall
from drakehall.server.storage import upkeep
from drakehall.server.storage.engine import address, connect, hidden
from drakehall.server.storage.migrate import upgrade
from drakehall.server.storage.schema import METADATA, TABLES
from drakehall.server.storage.store import SqlStore
from drakehall.session import Entry, Move, TakeBack, Undo
from drakehall.wire.tables import TimeControl
from tests.server.house import at, house, open_house, play, quick, table_for_two

LONGEST = 2**128 - 1
"""The longest seed."""

OLD_TABLE = text(
    "INSERT INTO tables (id, game, version, options, seed, salt, commitment, status, open, friendly, host,"
    " invitation, created) VALUES (:id, 'smoki', '1', '{}', :seed, 's', 'c', 'gathering', TRUE, FALSE, 'g', 'i', 1)"
)
"""Stores a table as halls of earlier days did."""


def a_table(table: str = "abc") -> TableRow:
    seats = (SeatRow(0, "Ola", "g"), SeatRow(1, "Bot", bot="random"))
    return TableRow(
        table, "smoki", "1", {"starting_seat": 0}, LONGEST, "s", "c", "playing", True, False, "g", "i", None, 1, seats
    )


async def opened(where: Path | str) -> SqlStore:
    """Open a database by its folder or its address."""
    store = SqlStore(connect(quick(where).db, "NORMAL"))
    await store.open()
    return store


async def with_table(where: Path | str) -> SqlStore:
    store = await opened(where)
    await store.add_guest(GuestRow("g", "Ola"), tokens.digest("t"))
    await store.add_table(a_table())
    return store


def test_migrations_build_the_schema_from_nothing(db: str) -> None:
    def ours(name: str | None, kind: str, _: object) -> bool:
        return kind != "table" or not str(name).startswith("procrastinate_")  # the queue's own

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"include_name": ours})
        return list(compare_metadata(context, METADATA))

    async def main() -> None:
        database = connect(db, "NORMAL")
        for _ in range(2):
            await upgrade(database)
        async with database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await database.engine.dispose()

    house(main())


def test_seeds_of_older_tables_stay_what_they_are(db: str) -> None:
    seeds = {"aaa": 0, "bbb": 7, "ccc": 2**63 - 1}

    async def main() -> None:
        database = connect(db, "NORMAL")
        await upgrade(database, "0005")
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO guests VALUES ('g', 't', 'Ola', 1)")
            await connection.execute(OLD_TABLE, [{"id": table, "seed": seed} for table, seed in seeds.items()])
        await database.engine.dispose()
        store = await opened(db)
        assert {row.id: row.seed for row in await store.tables(Wanted())} == seeds
        await store.close()

    house(main())


def test_tokens_of_older_guests_become_devices(db: str) -> None:
    told, older = tokens.digest("t"), "INSERT INTO guests VALUES ('{}', '{}', 'Ola', {})"

    async def main() -> None:
        database = connect(db, "NORMAL")
        await upgrade(database, "0007")
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql(older.format("g", told, 1))
            await connection.exec_driver_sql(older.format("h", tokens.digest("u"), 2))
            await connection.execute(OLD_TABLE, [{"id": "abc", "seed": "7"}])
            await connection.exec_driver_sql("INSERT INTO seats (table_id, seat, guest) VALUES ('abc', 0, 'h')")
        await database.engine.dispose()
        store = await opened(db)
        assert await store.guest(told) == GuestRow("g", "Ola", account=False)
        device = await store.device(told)
        assert device is not None
        assert (device.person, device.label, device.created, device.seen, device.verified) == ("g", "", 1, 1, None)
        assert await store.devices("g") == [device]
        assert [row.seat_of("h") for row in await store.tables(Wanted())] == [0]
        with pytest.raises(Conflict):  # who sits somewhere must be known, as before
            await store.add_table(msgspec.structs.replace(a_table("def"), host="nobody"))
        await store.close()

    house(main())


def test_a_migration_that_fails_changes_nothing(db: str) -> None:
    async def main() -> None:
        database = connect(db, "NORMAL")
        await upgrade(database, "0007")
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE passkeys (id INTEGER)")
        with pytest.raises(BadDatabase):
            await upgrade(database)
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO guests VALUES ('g', 't', 'Ola', 1)")
            await connection.exec_driver_sql("DROP TABLE passkeys")
        await upgrade(database)
        await database.engine.dispose()

    house(main())


def test_rows_come_back_as_they_were(db: str) -> None:
    async def main() -> None:
        store = await with_table(db)
        assert await store.table("abc") == a_table()
        assert await store.table("xyz") is None
        log: list[Entry] = [Move(0, "turn_up 0"), Move(1, "turn_up 1", forced=True), Undo(0, 1), TakeBack(1, 2)]
        await store.append("abc", 0, log)
        assert await store.log("abc") == log
        assert len(await store.log("abc")) == 4
        await store.close()

    house(main())


def test_people_are_known_by_the_games_they_had_with_somebody_the_latest_first(db: str) -> None:
    async def main() -> None:
        store = await with_table(db)
        for person, name in (("h", "Jan"), ("i", "Ewa"), ("j", "Iza")):
            await store.add_guest(GuestRow(person, name), tokens.digest(person))
        for number, (other, status) in enumerate((("h", "over"), ("i", "playing"), ("h", "playing"), ("j", "closed"))):
            seats = (SeatRow(0, "Ola", "g"), SeatRow(1, "", other))
            table = msgspec.structs.replace(a_table(f"t{number}"), status=status, created=10 + number, seats=seats)
            await store.add_table(table)
        assert await store.people.met("g", 10) == [MetRow("h", "Jan", 2, 12), MetRow("i", "Ewa", 1, 11)]
        assert await store.people.met("g", 1) == [MetRow("h", "Jan", 2, 12)]
        assert await store.people.met("i", 10) == [MetRow("g", "Ola", 1, 11)]
        assert await store.people.met("j", 10) == []
        await store.close()

    house(main())


def test_a_move_is_stored_once(db: str) -> None:
    async def main() -> None:
        store = await with_table(db)
        await store.append("abc", 0, [Move(0, "turn_up 0")])
        with pytest.raises(Conflict):
            await store.append("abc", 0, [Move(0, "turn_up 1")], TableChange("over"))
        found = await store.table("abc")
        assert found is not None
        assert found.status == "playing"
        assert await store.log("abc") == [Move(0, "turn_up 0")]
        await store.close()

    house(main())


def test_in_a_group_only_the_conflicting_write_fails(db: str) -> None:
    async def main() -> None:
        store = await with_table(db)
        await store.add_table(msgspec.structs.replace(a_table("def")))
        writes = [
            *(store.append("abc", 0, [Move(0, f"turn_up {slot}")]) for slot in range(3)),
            store.append("def", 0, [Move(0, "turn_up 5"), Move(1, "turn_up 5")]),
        ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(answer, Conflict) for answer in answers] == [False, True, True, False]
        assert await store.log("abc") == [Move(0, "turn_up 0")]
        assert len(await store.log("def")) == 2
        await store.close()

    house(main())


@pytest.mark.sqlite
def test_a_long_log_is_not_read_to_tell_whose_decision_it_is(tmp_path: Path) -> None:
    asked: list[tuple[str, tuple[object, ...]]] = []

    def work() -> list[int]:
        """Count the steps, in thousands, that SQLite takes for each question."""
        found = []
        with closing(sqlite3.connect(tmp_path / "hall.db")) as plain:
            for statement, parameters in asked:
                steps: list[None] = []
                plain.set_progress_handler(lambda steps=steps: steps.append(None), 1000)  # type: ignore[misc]
                plain.execute(statement, parameters).fetchall()
                found.append(len(steps))
        return found

    async def main() -> None:
        store = await with_table(tmp_path)
        clock = TimeControl("days", 86_400)
        await store.add_table(msgspec.structs.replace(a_table("def"), clock=clock))
        for seq in range(0, 2000, 500):
            await store.append("def", seq, [Move(0, "turn_up 0")] * 500)
        engine = store._database.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda _, __, said, given, *___: asked.append((said, given)))
        assert set(await store.awaited(["abc", "def"])) == {"def"}
        assert await store.overdue(2**40) == []
        assert work() == [0, 0]
        await store.close()

    house(main())


@pytest.mark.parametrize("unfit", ["\x00", "\ud800"])
def test_a_text_that_no_column_can_hold_is_refused_and_nothing_else_is(db: str, unfit: str) -> None:
    async def main() -> None:
        store = await with_table(db)
        writes = [
            store.append("abc", 0, [Move(0, "turn_up 0")]),
            store.rename_guest("g", unfit),
            store.rename_guest("g", "Ewa"),
        ]
        answers = await asyncio.gather(*writes, store.guest(unfit), return_exceptions=True)
        assert answers[0] is answers[2] is None
        for answer in (answers[1], answers[3]):
            assert isinstance(answer, Malformed | None), "SQLite holds some that PostgreSQL does not"
        store.check()
        assert await store.log("abc") == [Move(0, "turn_up 0")]
        assert await store.guest(tokens.digest("t")) == GuestRow("g", "Ewa")
        await store.close()

    house(main())


def test_what_waits_is_stored_before_closing(db: str) -> None:
    async def main() -> None:
        store = await with_table(db)
        writes = [asyncio.create_task(store.append("abc", seq, [Move(0, "turn_up 0")])) for seq in range(700)]
        await store.log("abc")  # lets the writes begin
        await store.close()
        await asyncio.gather(*writes)
        again = await opened(db)
        assert len(await again.log("abc")) == 700
        await again.close()

    house(main())


@pytest.mark.sqlite
def test_a_file_name_or_an_address(tmp_path: Path) -> None:
    assert address("hall.db").render_as_string() == "sqlite+aiosqlite:///hall.db"
    assert address("sqlite:///hall.db").drivername == "sqlite+aiosqlite"
    assert address("postgresql://u:p@h/d").drivername == "postgresql+psycopg"
    assert hidden("postgresql://u:secret@h/d") == "postgresql://u:***@h/d"
    for bad in ("://", "nosuch://x", str(tmp_path / "no" / "folder" / "hall.db")):
        with pytest.raises(BadDatabase):
            connect(bad, "NORMAL")


@pytest.mark.sqlite
def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_bytes(b"this is not a database" * 100)

    async def main() -> None:
        with pytest.raises(BadDatabase):
            await opened(tmp_path)

    house(main())


def test_a_running_table_survives_a_restart(db: str) -> None:
    async def main() -> None:
        async with open_house(db) as hall, table_for_two(hall, starting_seat=0) as seats:
            for _ in range(5):
                await play(seats)
            table = hall.hall.tables[0]
            cookies = [seat._cookies for seat in seats]
            assert table.stored is not None
            before = table.stored.state.dump()
        async with open_house(db) as hall, hall.guest() as ola:
            ola._http.cookies.set("drakehall", cookies[0].partition("=")[2])
            async with ola.play(table.row.id, since=3) as seat:
                position = await at(seat, 5)
                assert [entry.seq for entry in position.happened] == [4, 5]
                assert position.seat == 0
                again = hall.hall.tables[0]
                assert again.stored is not None
                assert again.stored.state.dump() == before

    house(main())


def test_a_table_of_other_rules_is_refused(db: str) -> None:
    async def main() -> None:
        store = await with_table(db)
        await store.close()
        database = connect(db, "NORMAL")
        async with database.engine.begin() as connection:
            await connection.execute(update(TABLES).values(version="0"))
        await database.engine.dispose()
        hall = server_hall(quick(db))
        await hall.open()
        with pytest.raises(RulesMoved):
            await hall.table("abc")
        with pytest.raises(NoSuchTable):
            await hall.table("def")
        await hall.close()

    house(main())


def test_a_worker_whose_memory_is_old_reads_the_table_again(db: str) -> None:
    """What a second worker would do: its move is the one that is stored, ours conflicts and nothing is lost."""

    async def main() -> None:
        async with open_house(db) as hall, table_for_two(hall, starting_seat=0) as seats:
            table = hall.hall.tables[0].row.id
            await hall.hall.store.append(table, 0, [Move(0, "turn_up 4")])
            await seats[0].act("turn_up 0")
            position = await at(seats[0], 1)
            assert [entry.action for entry in position.happened] == ["turn_up 4"]
            assert await hall.hall.store.log(table) == [Move(0, "turn_up 4")]
            assert await play(seats, "turn_up 2") == 2

    house(main())


def test_idle_tables_leave_memory(db: str) -> None:
    async def main() -> None:
        async with open_house(db, idle_tables=2) as hall, hall.guest() as ola:
            ids = [(await ola.create("smoki", 2)).table.id for _ in range(5)]
            assert len(hall.hall.tables) == 2
            for table in ids:
                assert (await ola.table(table)).id == table

    house(main())


@pytest.mark.sqlite
def test_the_write_ahead_log_is_carried_over_while_the_hall_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "EVERY", 0.0)

    async def main() -> None:
        store = await with_table(tmp_path)
        await store.append("abc", 0, [Move(0, "turn_up 5")])
        while b"turn_up 5" not in (tmp_path / "hall.db").read_bytes():
            await store.log("abc")
        await store.close()

    house(main())
