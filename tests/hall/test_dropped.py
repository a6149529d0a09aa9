"""When a table leaves memory, a wish changes, a request is given up or the hall closes: nobody waits for nothing."""

import asyncio
import threading
from typing import final

import pytest

from drakehall.hall import lobby
from drakehall.hall.conversation import Conversation
from drakehall.hall.errors import NothingAsked, Present, StorageFailed
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.hall import Hall
from drakehall.hall.history import History
from drakehall.hall.inline import InlineBots, InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy
from drakehall.hall.preview import Foreseen
from drakehall.hall.problems import in_english
from drakehall.hall.rows import GuestRow
from drakehall.hall.thinking import Sample
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.wire.frames import Refused
from drakehall.wire.tables import CreateTable, Sit
from tests.hall.two_halls import JAN, OLA, Listener, halls_over, one_hall, started, until

EWA = GuestRow("ewa", "Ewa")
TWO = CreateTable("smoki", 2, {"starting_seat": 0})


@final
class Hours:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


@final
class SlowSampler:
    """Never comes to an end; counts who waits."""

    def __init__(self) -> None:
        self.waiting = 0

    async def sample(self, game: Game, state: State, seat: int, requester: Requester = ANYBODY) -> Sample:
        self.waiting += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.waiting -= 1
        raise AssertionError

    async def foresee(
        self, game: Game, state: State, seat: int, action: int, requester: Requester = ANYBODY
    ) -> Foreseen:
        raise AssertionError

    async def close(self) -> None:
        assert not self.waiting


async def test_a_refusal_arrives_although_the_table_was_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = one_hall()
    (table,) = await started([hall], TWO)
    ola = Listener(table, OLA)
    await until(lambda: ola.last)

    async def fails(*_: object) -> None:
        raise StorageFailed(why="the disk is full")

    monkeypatch.setattr(hall.store, "append", fails)
    talk = Conversation(table, ola.watcher, in_english)
    await talk.receive('{"type": "act", "id": 7, "seq": 0, "action": "turn_up 0"}')
    await ola.gone()
    (refused,) = (frame for frame in ola.frames if isinstance(frame, Refused))
    assert (refused.answers, refused.problem.id) == (7, "server-storage-failed")


async def test_absence_is_counted_from_when_the_table_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours()
    policy = Policy(absent_after=60.0, idle_tables=10, hints_per_minute=60)
    hall = Hall(MemoryStore(), InlineSampler(), InlineBots(0.05), policy, clock=clock)
    clock.now = 1000.0
    (table,) = await started([hall], TWO)
    with pytest.raises(Present):
        await lobby.stand_in(table, OLA, 1, "random")
    hall.forget(table)
    clock.now = 2000.0
    again = await hall.table(table.row.id)
    assert again is not table
    clock.now = 2059.0
    with pytest.raises(Present):
        await lobby.stand_in(again, OLA, 1, "random")
    clock.now = 2060.0
    await lobby.stand_in(again, OLA, 1, "random")
    await hall.close()


async def test_to_agree_to_one_wish_is_not_to_agree_to_another() -> None:
    hall = one_hall()
    wanted = CreateTable("smoki", 3, {"starting_seat": 0}, friendly=True)
    table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
    for guest in (JAN, EWA):
        await lobby.sit(table, guest, Sit())
    await lobby.start(table, OLA, None)
    for seat in (0, 1, 2):
        await table.moves.act(seat, table.seq, "turn_up 0")
    seq = table.seq
    await table.taking_back.ask(0, seq)
    await table.taking_back.answer(2, seq, 0, False)
    await table.taking_back.ask(2, seq)
    with pytest.raises(NothingAsked):  # Jan has meant Ola's wish
        await table.taking_back.answer(1, seq, 0, True)
    assert table.vote.asked is not None
    assert table.vote.asked.waits_for == [0, 1]
    await table.taking_back.answer(1, seq, 2, True)
    assert await table.taking_back.answer(0, seq, 2, True) == seq + 1
    await hall.close()


async def test_a_request_that_is_given_up_does_not_let_two_threads_look_back_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    inside, most, calls = 0, 0, 0
    lock, go_on = threading.Lock(), threading.Event()
    at = History.at

    def slow(self: History, log: object, seq: int) -> State:
        nonlocal inside, most, calls
        with lock:
            inside, calls = inside + 1, calls + 1
            most = max(most, inside)
        assert go_on.wait(60)
        with lock:
            inside -= 1
        return at(self, log, seq)  # type: ignore[arg-type]

    monkeypatch.setattr(History, "at", slow)
    hall = Hall(
        MemoryStore(),
        InlineSampler(),
        InlineBots(0.05),
        Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60),
        background=asyncio.to_thread,
    )
    (table,) = await started([hall], TWO)
    await table.moves.act(0, 0, "turn_up 0")
    given_up = asyncio.create_task(table.looking_back.earlier(OLA.id, 1))
    await until(lambda: calls)
    given_up.cancel()
    second = asyncio.create_task(table.looking_back.earlier(OLA.id, 0))
    for _ in range(100):
        await asyncio.sleep(0)
    assert calls == 1
    go_on.set()
    assert (await second).seq == 0
    assert (calls, most) == (2, 1)
    await hall.close()


async def test_nothing_runs_on_after_the_hall_is_closed() -> None:
    before = asyncio.all_tasks()
    sampler = SlowSampler()
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60)
    hall = Hall(MemoryStore(), sampler, InlineBots(0.05), policy)
    await hall.open()
    wanted = CreateTable("smoki", 2, {"starting_seat": 1}, ["random"])
    with_bot = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
    await lobby.start(with_bot, OLA, None)
    (asked,) = await started([hall], CreateTable("smoki", 2, {"starting_seat": 0}, hints=True))
    ola = Listener(asked, OLA)
    talk = Conversation(asked, ola.watcher, in_english)
    await talk.receive('{"type": "hint", "id": 1, "seq": 0}')
    await until(lambda: sampler.waiting == 2)
    for table in (with_bot, asked):
        hall.forget(table)
    await talk.end()
    await ola.gone()
    await hall.close()
    assert not sampler.waiting
    assert asyncio.all_tasks() <= before


async def test_a_hall_that_is_still_waking_can_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = asyncio.all_tasks()
    store = MemoryStore()
    first, second = halls_over(store, 2)
    wanted = CreateTable("smoki", 2, {"starting_seat": 0}, ["random"])
    table = (await lobby.create(first, OLA, wanted)).table.id
    await lobby.start(await first.table(table), OLA, None)
    reading = asyncio.Event()

    async def never(*_: object) -> list[object]:
        reading.set()
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(store, "log", never)
    await second.open()
    await reading.wait()
    await second.close()
    await first.close()
    assert asyncio.all_tasks() <= before
