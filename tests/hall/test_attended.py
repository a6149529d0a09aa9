"""Tables that nobody looks at, seats that belong to people who are away, and how much one guest may ask for."""

import asyncio

import pytest

from drakehall.hall import lobby
from drakehall.hall.errors import CannotAgree, HintsOff, NotFriendly, TakenBackEnough, TooManyTables, TooMuch
from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineBots, InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy
from drakehall.hall.table import LiveTable
from drakehall.wire.tables import CreateTable, Sit
from tests.hall.two_halls import JAN, OLA, Listener, one_hall, until

BOTS_ALONE = CreateTable("smoki", 2, options={"starting_seat": 0}, bots=["random", "random"], sit=False)


async def a_while() -> None:
    """Let everybody do what they can."""
    for _ in range(200):
        await asyncio.sleep(0)


async def for_two(hall: Hall, friendly: bool = False) -> LiveTable:
    """A running table of Ola and Jan, where Ola has turned something up."""
    wanted = CreateTable("smoki", 2, options={"starting_seat": 0}, friendly=friendly)
    table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
    await lobby.sit(table, JAN, Sit())
    await lobby.start(table, OLA, None)
    await table.moves.act(0, 0, "turn_up 0")
    return table


async def test_bots_alone_wait_until_somebody_looks_on() -> None:
    hall = one_hall()
    table = await hall.table((await lobby.create(hall, OLA, BOTS_ALONE)).table.id)
    await lobby.start(table, OLA, None)
    await a_while()
    assert (table.seq, table.bot_turns.thinking) == (0, False)
    spectator = Listener(table, None)
    await until(lambda: table.seq > 3)
    await spectator.gone()
    await a_while()
    paused = table.seq
    await a_while()
    assert (table.seq, table.row.status) == (paused, "playing")
    await hall.close()


async def test_bots_alone_are_not_woken_when_a_hall_opens_again() -> None:
    hall = one_hall()
    alone = await hall.table((await lobby.create(hall, OLA, BOTS_ALONE)).table.id)
    await lobby.start(alone, OLA, None)
    with_ola = CreateTable("smoki", 2, options={"starting_seat": 0}, bots=["random"])
    played = await hall.table((await lobby.create(hall, OLA, with_ola)).table.id)
    await lobby.start(played, OLA, None)
    assert await hall.store.tables_of_bots() == [played.row.id]
    await hall.close()


async def test_who_waits_for_a_bot_is_told_to_those_who_think() -> None:
    hall = one_hall()
    hall.seen(OLA.id, "1.1.1.1")
    table = await for_two(hall)
    assert table.requester == Requester("1.1.1.1", "ola", Urgency.UNWATCHED)
    spectator = Listener(table, None)
    assert table.requester == Requester("1.1.1.1", "ola", Urgency.WATCHED)
    jan = Listener(table, JAN)
    assert table.requester == Requester("1.1.1.1", "ola", Urgency.WAITED_FOR)
    await jan.gone()
    await spectator.gone()
    await hall.close()


@pytest.mark.parametrize("friendly", [False, True])
async def test_a_bot_in_the_place_of_a_person_opens_neither_take_backs_nor_hints(friendly: bool) -> None:
    hall = one_hall()
    table = await for_two(hall, friendly)
    await lobby.stand_in(table, OLA, 1, "random")
    await until(lambda: table.bot_turns.bot is None)
    with pytest.raises(CannotAgree if friendly else NotFriendly):
        await table.taking_back.ask(0, table.seq)
    with pytest.raises(HintsOff):
        await table.questions.hint(0, table.seq)
    await hall.close()


async def test_a_seat_that_was_left_belongs_to_its_person_whom_its_link_leads_back() -> None:
    hall = one_hall()
    table = await for_two(hall)
    await lobby.leave(table, JAN)
    await until(lambda: table.bot_turns.bot is None)
    with pytest.raises(NotFriendly):
        await table.taking_back.ask(0, table.seq)
    with pytest.raises(HintsOff):
        await table.questions.hint(0, table.seq)
    await hall.close()


async def test_one_guest_may_set_so_many_tables_and_ask_so_many_questions() -> None:
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60, tables_per_guest=2, asks_per_second=1)
    hall = Hall(MemoryStore(), InlineSampler(), InlineBots(0.05), policy)
    table = await for_two(hall)
    await lobby.create(hall, OLA, BOTS_ALONE)
    with pytest.raises(TooManyTables):
        await lobby.create(hall, OLA, BOTS_ALONE)
    await lobby.create(hall, JAN, BOTS_ALONE)
    asked = [await table.questions.ask(1, "turn_up 0") for _ in range(3)]
    assert [answer.reason for answer in asked] == [None, None, None]
    with pytest.raises(TooMuch):
        await table.questions.ask(1, "turn_up 0")
    await hall.close()


async def test_a_log_does_not_grow_for_ever_by_taking_back() -> None:
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60, take_backs_per_table=3)
    hall = Hall(MemoryStore(), InlineSampler(), InlineBots(0.05), policy)
    with_bot = CreateTable("dragon_castle", 2, bots=["random"], friendly=True)
    table = await hall.table((await lobby.create(hall, OLA, with_bot)).table.id)
    await lobby.start(table, OLA, None)
    await until(lambda: table.stored is not None and table.stored.state.seat == 0)
    for _ in range(3):
        assert table.stored is not None
        await table.moves.act(0, table.seq, table.stored.state.legal()[0])
        await table.taking_back.ask(0, table.seq)
    assert table.stored is not None
    await table.moves.act(0, table.seq, table.stored.state.legal()[0])
    for take_back in (table.taking_back.ask, table.moves.undo, table.moves.reset):
        with pytest.raises(TakenBackEnough):
            await take_back(0, table.seq)
    await hall.close()
