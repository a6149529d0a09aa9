"""What is forgotten is too old, and nothing that belongs to anybody."""

import time
from pathlib import Path

from sqlalchemy import insert, select, update

from drakehall.server import housekeeping
from drakehall.server.storage.retention import DAY
from drakehall.server.storage.schema import CHAT, DEVICES, GUESTS, LOG, RATED_GAMES, SEATS, TABLES
from drakehall.server.storage.store import SqlStore
from drakehall.wire.operator import Expired
from tests.server.house import House, at, open_house, play, table_for_two

NOTHING = Expired(0, 0, 0, 0)


async def age(hall: House, days: int) -> None:
    """Let everything be older than it is."""
    store = hall.hall.store
    assert isinstance(store, SqlStore)
    then = int(time.time()) - days * DAY
    for table, columns in ((TABLES, ["created"]), (GUESTS, ["created"]), (DEVICES, ["created", "seen"])):
        await store._writer.write(update(table).values(dict.fromkeys(columns, then)))
    await store._writer.write(update(TABLES).where(TABLES.c.ended.is_not(None)).values(ended=then))
    await store._writer.write(update(LOG).values(at=then * 1000))


async def expire(hall: House) -> Expired:
    store = hall.hall.store
    assert isinstance(store, SqlStore)
    return await housekeeping.expire(hall.hall, store.retention, hall.app.state.settings)


async def count(hall: House) -> list[int]:
    store = hall.hall.store
    assert isinstance(store, SqlStore)
    return [len(await store._read(select(table))) for table in (TABLES, SEATS, GUESTS, DEVICES)]


async def test_a_table_that_nobody_comes_to_is_closed_then_forgotten(db: str) -> None:
    async with open_house(db) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2)).table.id
        await age(hall, 6)
        assert await expire(hall) == NOTHING
        await age(hall, 8)
        async with ola.play(table) as seat:
            await seat.receive()
            assert await expire(hall) == NOTHING, "somebody looks at it"
        while (await hall.hall.table(table)).presence.watched:
            await ola.table(table)
        assert await expire(hall) == Expired(1, 0, 0, 0)
        assert (await ola.table(table)).status == "closed"
        await age(hall, 31)
        assert await expire(hall) == Expired(0, 1, 0, 0)
        assert (await count(hall))[:2] == [0, 0]


async def test_a_game_that_rests_is_closed_only_after_long(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        async with table_for_two(hall) as seats:
            await play(seats)
            table = hall.hall.tables[0]
        while table.presence.watched:
            await hall.hall.store.stands(table.row.id)
        await age(hall, 100)
        assert await expire(hall) == NOTHING
        await age(hall, 181)
        assert await expire(hall) == Expired(1, 0, 0, 0)
        await age(hall, 400)
        assert (await expire(hall)).forgotten == 1


async def test_what_has_ended_is_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall:
        async with table_for_two(hall, turn_cap=2) as seats:
            while not (seats[0].position and seats[0].position.result):
                await play(seats)
        await age(hall, 4000)
        assert await expire(hall) == NOTHING
        assert (await count(hall))[2] == 2, "and so are those who played it"


async def test_a_closed_table_whose_game_has_changed_ratings_is_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        store = hall.hall.store
        assert isinstance(store, SqlStore)
        kept, gone = [(await ola.create("smoki", 2)).table.id for _ in range(2)]
        counted = {"table_id": kept, "game": "smoki", "seats": 2, "number": 1, "at": 0, "finished": False}
        await store._writer.write(
            insert(RATED_GAMES).values(standings="[]", **counted), update(TABLES).values(status="closed")
        )
        await age(hall, 31)
        assert await expire(hall) == Expired(0, 1, 0, 0)
        assert [row.id for row in await store._read(select(TABLES.c.id))] == [kept]
        assert gone != kept


async def test_reports_are_forgotten_long_after_they_were_dealt_with(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall) as seats:
        await play(seats)
        table = hall.hall.tables[0]
        reporter = table.row.seats[0].guest or ""
        first, _ = [await table.chat.report(reporter, 1, None, "") for _ in range(2)]
        handled = hall.hall.milliseconds
        await hall.hall.store.chats.handle_report(first, handled - 89 * DAY * 1000)
        assert await expire(hall) == NOTHING
        await hall.hall.store.chats.handle_report(first, handled - 91 * DAY * 1000)
        assert await expire(hall) == Expired(0, 0, 0, 1)
        assert [row.number for row in await hall.hall.store.chats.reports(handled=True)] == [first + 1]


async def test_old_chats_are_forgotten_with_the_rest(tmp_path: Path) -> None:
    async with open_house(tmp_path, chat_days=3) as hall, table_for_two(hall):
        table = hall.hall.tables[0]
        await table.chat.say(table.row.seats[0].guest, "hm")
        store = hall.hall.store
        assert isinstance(store, SqlStore)
        await store._writer.write(update(CHAT).values(at=hall.hall.milliseconds - 2 * DAY * 1000))
        await expire(hall)
        assert len(await store._read(select(CHAT))) == 1
        await store._writer.write(update(CHAT).values(at=hall.hall.milliseconds - 4 * DAY * 1000))
        await expire(hall)
        assert await store._read(select(CHAT)) == []


async def test_a_guest_who_left_nothing_is_forgotten(db: str) -> None:
    async with open_house(db) as hall, hall.guest() as ola, hall.guest() as jan:
        await ola.rename("Ola")
        await jan.create("smoki", 2)
        await age(hall, 89)
        assert (await expire(hall)).guests == 0
        await age(hall, 91)
        store = hall.hall.store
        assert isinstance(store, SqlStore)
        assert await store.retention.forget_guests(90) == 1
        assert (await count(hall))[2:] == [1, 1]
        assert (await jan.rename("Jan")).name == "Jan"


async def test_a_seat_goes_on_after_all_that(tmp_path: Path) -> None:
    """Forgetting disturbs nobody who plays."""
    async with open_house(tmp_path) as hall, table_for_two(hall) as seats:
        await play(seats)
        await age(hall, 4000)
        assert await expire(hall) == NOTHING
        await at(seats[0], await play(seats))
