"""A hall whose store is ill for a while."""

import asyncio

import pytest

from drakehall.hall import lobby
from drakehall.hall.errors import StorageFailed
from drakehall.hall.memory import MemoryStore
from drakehall.wire.tables import CreateTable
from tests.hall.two_halls import OLA, halls_over, until


async def test_nothing_changes_while_nothing_can_be_stored_and_then_bots_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, cured = MemoryStore(), asyncio.Event()

    def check() -> None:
        if not cured.is_set():
            raise StorageFailed(why="test")

    cured.set()
    monkeypatch.setattr(store, "check", check)
    monkeypatch.setattr(store, "well", cured.wait)
    hall = halls_over(store)[0]
    wanted = CreateTable("smoki", 2, options={"starting_seat": 1}, bots=["random"])
    table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
    await lobby.start(table, OLA, None)
    cured.clear()
    for _ in range(50):
        await asyncio.sleep(0)
    assert (table.seq, table.bot_turns.thinking, table.dropped) == (0, True, False)
    for change in (table.moves.act(0, 0, "turn_up 0"), lobby.leave(table, OLA)):
        with pytest.raises(StorageFailed):
            await change
    assert table.row.seats[0].guest == OLA.id
    cured.set()
    await until(lambda: table.seq > 0)
    await hall.close()
