"""The hall draws no sample itself: neither on its event loop nor anywhere in its process."""

from pathlib import Path

import pytest

import drakehall as dh
from drakehall.kernel.state import State
from tests.server.house import house, open_house


@pytest.mark.parametrize("game", dh.game_names())
def test_bots_hints_and_previews_leave_the_event_loop_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    drawn: list[int | None] = []

    def sample(state: State, seat: int | None, chance: object) -> State:
        drawn.append(seat)
        raise AssertionError("a sample is drawn in the hall's own process")

    monkeypatch.setattr(dh.game(game).position, "sample", sample)

    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            seats = max(2, dh.game(game).seats[0])
            table = (await ola.create(game, seats, bots=["greedy"] * (seats - 1))).table.id
            await ola.start(table)
            async with ola.play(table) as seat:
                asked = moved = False
                async for position in seat:
                    moved = moved or any(entry.seat == 1 for entry in position.happened)
                    if position.legal and not asked:
                        assert (await seat.ask(position.legal[0].name)).reason is None
                        assert (await seat.hint()).advice
                        asked = True
                    if asked and moved:
                        return
                    if position.legal:
                        await seat.act(position.legal[0])

    house(main())
    assert not drawn
