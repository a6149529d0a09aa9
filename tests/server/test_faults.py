"""When something goes wrong in the hall itself: nothing is lost, nobody is left in the dark."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import drakehall as dh
from drakehall import bots
from drakehall.hall.errors import Conflict, StorageFailed
from drakehall.hall.house_bots import usual
from drakehall.kernel import registry
from drakehall.wire.frames import Act
from tests.server.house import at, house, open_house, play, table_for_two
from tests.server.markers import DRAW, Markers, MarkersGame


class FaultyMarkers(Markers):
    """Drawing ends in a fault, after the position was changed."""

    __slots__ = ()

    def draw(self, seat: int) -> None:
        super().draw(seat)
        raise KeyError(seat)


class FaultyGame(MarkersGame):
    state_type = FaultyMarkers


async def test_a_fault_of_a_game_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = FaultyGame()
    monkeypatch.setattr(registry, "game", lambda name: game)

    async with open_house(tmp_path) as hall, table_for_two(hall, "markers") as seats:
        await play(seats)
        await play(seats)
        table = hall.hall.tables[0]
        assert table.stored is not None
        before = table.stored.state.dump()
        position = seats[0].position
        await seats[0].send(Act(seq=2, action=DRAW))
        while seats[0].position is position:  # the table is read anew and its people come again
            await seats[0].receive()
        again = await hall.hall.table(table.row.id)
        assert again is not table
        assert again.stored is not None
        assert again.stored.state.dump() == before
        assert await play(seats, "show 0") == 3


async def test_what_cannot_be_stored_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        store = hall.hall.store

        async def fails(*_: object) -> None:
            raise StorageFailed(why="the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", fails)
            await seats[0].send(Act(seq=0, action="turn_up 0", id=1))
            position = await at(seats[0], 0)
            while seats[0].position is position:
                await seats[0].receive()
        assert seats[0].seq == 0
        assert len(await store.log(hall.hall.tables[0].row.id)) == 0
        assert await play(seats, "turn_up 1") == 1


async def test_nothing_is_built_on_a_move_that_was_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0):
        table, waiting, go_on = hall.hall.tables[0], asyncio.Event(), asyncio.Event()

        async def fails(*_: object) -> None:
            waiting.set()
            await go_on.wait()
            raise StorageFailed(why="the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(hall.hall.store, "append", fails)
            first = asyncio.create_task(table.moves.act(0, 0, "turn_up 0"))
            await waiting.wait()
            second = asyncio.create_task(table.moves.undo(0, 0))
            go_on.set()
            answers = await asyncio.gather(first, second, return_exceptions=True)
        assert [type(answer) for answer in answers] == [StorageFailed, Conflict]
        again = await hall.hall.table(table.row.id)
        assert (again.seq, again is table) == (0, False)
        assert await again.moves.act(0, 0, "turn_up 1") == 1


def test_closing_asks_everybody_to_come_again(tmp_path: Path) -> None:
    async def main() -> int | None:
        async with open_house(tmp_path) as hall, table_for_two(hall):
            address = hall.address.replace("http", "ws", 1)
            socket = await connect(f"{address}/api/tables/{hall.hall.tables[0].row.id}/socket", proxy=None)
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    assert house(main()) == 1012


@pytest.mark.parametrize("game", dh.game_names())
def test_the_stand_in_exists(game: str) -> None:
    assert usual(dh.game(game)) in bots.bots(dh.game(game))
