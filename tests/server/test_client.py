"""The Python client: the example of the documentation, coming back after a lost connection."""

import runpy
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection
from websockets.asyncio.server import serve as listen

from drakehall.client import Refusal, SeatAtTable
from tests.server.house import at, house, open_house, play, table_for_two

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_client.py"


async def test_the_example_plays_a_table_in_few_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
    example = runpy.run_path(str(EXAMPLE))

    async with open_house(tmp_path) as hall:
        assert len(await example["main"](hall.address)) == 3
    assert "scores:" in capsys.readouterr().out


async def test_a_lost_connection_is_opened_again_and_catches_up(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        await play(seats)
        for watcher in list(hall.hall.tables[0].presence.watchers):
            watcher.end()
        await play(seats, "turn_up 3")
        position = await at(seats[0], 2)
        assert [entry.seq for entry in position.happened] == [2]


def test_a_request_whose_answer_was_lost_with_the_connection_is_sent_again() -> None:
    received: list[str] = []

    async def serve(socket: ServerConnection) -> None:
        async for raw in socket:
            received.append(str(raw))
            if len(received) == 1:
                await socket.close(1012)
                return
            await socket.send('{"type": "done", "seq": 3, "answers": 1}')

    async def main() -> None:
        async with listen(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with SeatAtTable(f"ws://127.0.0.1:{port}/", "", 2) as seat:
                await seat.undo()

    house(main(), patience=20.0)
    assert received == ['{"type":"undo","seq":2,"id":1}'] * 2


async def test_a_refusal_carries_the_problem(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        with pytest.raises(Refusal) as answer:
            async with ola.play("abc"):
                pass
        assert (answer.value.problem.status, answer.value.problem.id) == (404, "server-no-such-table")
        assert str(answer.value) == "there is no table “abc”"


async def test_a_hall_that_is_closed_is_a_connection_error(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2)).table.id
        seat = ola.play(table)
    with pytest.raises(ConnectionError):
        await seat.__aenter__()
