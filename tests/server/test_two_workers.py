"""Two halls over one PostgreSQL: people at one table come in by either, and see and may do the same."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import psycopg
import pytest

from drakehall.client import Client, Refusal
from drakehall.client.seat import SeatAtTable
from drakehall.hall.table import LiveTable
from drakehall.server.storage import postgres_news
from drakehall.session import Move
from tests.server.house import House, at, open_house, play, until

LISTENERS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN drakehall'"


@asynccontextmanager
async def two_houses(db: str) -> AsyncIterator[list[House]]:
    async with open_house(db) as here, open_house(db) as there:
        yield [here, there]


@asynccontextmanager
async def table_across(
    houses: list[House], friendly: bool = False, bots: Sequence[str] = (), **options: Any
) -> AsyncIterator[list[SeatAtTable]]:
    """A running table with one person who came in by each house, and perhaps bots."""
    async with AsyncExitStack() as doors:
        people = [await doors.enter_async_context(house.guest()) for house in houses]
        count = len(people) + len(bots)
        seated = await people[0].create("smoki", count, bots=list(bots), friendly=friendly, **options)
        for person in people[1:]:
            await person.sit(seated.table.id)
        await people[0].start(seated.table.id)
        seats = [await doors.enter_async_context(person.play(seated.table.id)) for person in people]
        for seat in seats:
            await at(seat, 0)
        yield seats


async def known(house: House, table: str) -> LiveTable:
    """The table as it stands in the memory of a house."""
    return await house.hall.table(table)


def table_id(houses: list[House]) -> str:
    return houses[0].hall.tables[0].row.id


async def test_people_in_two_halls_play_a_whole_game(postgres: str) -> None:
    async with two_houses(postgres) as houses, table_across(houses, turn_cap=8, starting_seat=0) as seats:
        while not (seats[0].position and seats[0].position.result):
            await play(seats)
        logs = [await house.hall.store.log(table_id(houses)) for house in houses]
        assert logs[0] == logs[1]
        for seat, other in (seats, seats[::-1]):
            table = await until(seat, lambda table: table.status == "over")
            assert seat.position is not None
            assert other.position is not None
            assert seat.position.result == other.position.result
            assert table.seed is not None


async def test_everybody_is_seen_wherever_they_look_on(postgres: str) -> None:
    async with two_houses(postgres) as houses, table_across(houses) as seats:
        for seat in seats:
            await until(seat, lambda table: all(each.present for each in table.seats))
        async with houses[0].guest() as stranger:
            shown = await stranger.table(table_id(houses))
            assert [each.present for each in shown.seats] == [True, True]
        await seats[1].__aexit__(None, None, None)
        await until(seats[0], lambda table: [each.present for each in table.seats] == [True, False])


async def test_no_bot_takes_the_seat_of_somebody_who_looks_on_in_the_other_hall(postgres: str) -> None:
    async with two_houses(postgres) as houses, table_across(houses) as seats, houses[0].guest() as ola:
        await until(seats[0], lambda table: all(each.present for each in table.seats))
        ola._http.cookies.set("drakehall", seats[0]._cookies.partition("=")[2])
        with pytest.raises(Refusal) as refused:
            await ola.stand_in(table_id(houses), 1, "random")
        assert refused.value.problem.id == "server-present"
        await seats[1].__aexit__(None, None, None)
        await until(seats[0], lambda table: not table.seats[1].present)
        await ola.stand_in(table_id(houses), 1, "random")


async def test_whoever_was_in_a_hall_that_is_gone_is_away(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that ends without a word is missed after a while."""
    monkeypatch.setattr(postgres_news, "BEAT", 0.05)
    async with two_houses(postgres) as houses, table_across(houses) as seats:
        await until(seats[0], lambda table: all(each.present for each in table.seats))
        monkeypatch.setattr(postgres_news, "SILENCE", 1.0)
        news = houses[1].hall.news
        assert isinstance(news, postgres_news.PostgresNews)
        for task in list(news._tasks):
            task.cancel()
        await until(seats[0], lambda table: not table.seats[1].present)


async def test_a_wish_to_take_back_reaches_the_other_hall(postgres: str) -> None:
    async with two_houses(postgres) as houses, table_across(houses, friendly=True, starting_seat=0) as seats:
        for action in ("turn_up 0", "turn_up 0", "take_open 0", "place 0", "put_top 0"):
            await play(seats, action)
        for yes in (False, True):
            await seats[0].ask_take_back()
            await until(seats[1], lambda table: table.take_back is not None)
            await seats[1].answer_take_back(yes)
            await until(seats[0], lambda table: table.take_back is None)
        position = await at(seats[0], 6)
        assert (position.happened[-1].kind, position.decides) == ("take_back", 0)
        assert await play(seats, "put_top 1") == 7


async def test_a_seat_is_given_to_one_of_two_who_ask_at_once(postgres: str) -> None:
    async with two_houses(postgres) as houses, AsyncExitStack() as doors:
        host, *others = [await doors.enter_async_context(houses[number % 2].guest()) for number in range(7)]
        table = (await host.create("smoki", 3)).table.id
        answers = await asyncio.gather(*(each.sit(table) for each in others), return_exceptions=True)
        assert sum(not isinstance(answer, BaseException) for answer in answers) == 2
        problems = {answer.problem.id for answer in answers if isinstance(answer, Refusal)}
        assert problems == {"server-table-full"}
        rows = [(await known(house, table)).row for house in houses]
        assert rows[0] == rows[1]
        assert len({seat.guest for seat in rows[0].seats}) == 3


async def test_one_rematch_is_made_of_two(postgres: str) -> None:
    async with two_houses(postgres) as houses, AsyncExitStack() as doors:
        people = [await doors.enter_async_context(house.guest()) for house in houses]
        table = (await people[0].create("smoki", 2, turn_cap=2)).table.id
        await people[1].sit(table)
        await people[0].start(table)
        async with people[0].play(table) as first, people[1].play(table) as second:
            while not (first.position and first.position.result):
                await play([first, second])
        again = await asyncio.gather(*(_rematch(person, table) for person in people))
        assert again[0] == again[1] != table


async def _rematch(person: Client, table: str) -> str:
    return (await person.rematch(table)).id


async def test_what_was_stored_while_nobody_listened_is_shown_afterwards(postgres: str) -> None:
    async with two_houses(postgres) as houses, table_across(houses, starting_seat=0) as seats:
        await play(seats, "turn_up 0")
        with psycopg.connect(postgres, autocommit=True) as other:
            for (pid,) in other.execute(LISTENERS).fetchall():
                other.execute("SELECT pg_terminate_backend(%s, 5000)", [pid])
        assert seats[1].position is not None
        await seats[1].act("turn_up 3")
        assert (await at(seats[0], 2)).seq == 2
        assert await play(seats, "take_open 0") == 3


async def test_who_comes_back_by_the_other_hall_is_told_nothing_twice(postgres: str) -> None:
    """Even if that hall has not yet heard of what was told in the first."""
    async with two_houses(postgres) as houses, table_across(houses, starting_seat=0) as seats:
        table = await known(houses[1], table_id(houses))
        await play(seats, "turn_up 0")
        async with table.lock:  # the second hall does not get on
            await houses[0].hall.tables[0].moves.act(1, 1, "turn_up 0")
            coming = asyncio.create_task(_come(houses[1], table.row.id, since=2))
            await at(seats[0], 2)
        seat, stack = await coming
        position = await at(seat, 2)
        assert position.happened == []
        await stack.aclose()


async def _come(house: House, table: str, since: int) -> tuple[SeatAtTable, AsyncExitStack]:
    stack = AsyncExitStack()
    guest = await stack.enter_async_context(house.guest())
    return await stack.enter_async_context(guest.play(table, since)), stack


async def test_an_answer_to_an_older_position_is_refused_in_either_hall(postgres: str) -> None:
    async with two_houses(postgres) as houses, table_across(houses, starting_seat=0):
        tables = [await known(house, table_id(houses)) for house in houses]
        answers = await asyncio.gather(
            *(table.moves.act(0, 0, f"turn_up {slot}") for slot, table in enumerate(tables)), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Stale", "int"]
        (entry,) = await houses[0].hall.store.log(table_id(houses))
        assert isinstance(entry, Move)
        assert answers[int(entry.action[-1])] == 1
