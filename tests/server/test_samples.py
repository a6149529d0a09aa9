"""The hall draws no sample itself, neither on its event loop nor anywhere in its process; bots get nothing else."""

import msgspec
import pytest

import drakehall as dh
from drakehall.hall.thinking import BotQuestion
from drakehall.kernel.state import State
from drakehall.server import process
from drakehall.server.sampling import sampler
from tests.honesty import honest
from tests.server.house import house, open_house


@pytest.mark.parametrize("game", dh.game_names())
def test_bots_hints_and_previews_leave_the_event_loop_alone(
    db: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    drawn: list[int | None] = []

    def sample(state: State, seat: int | None, chance: object) -> State:
        drawn.append(seat)
        raise AssertionError("a sample is drawn in the hall's own process")

    monkeypatch.setattr(dh.game(game).state_type, "sample", sample)

    async def main() -> None:
        async with open_house(db) as hall, hall.guest() as ola:
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


@pytest.mark.parametrize("game", dh.game_names())
def test_the_processes_of_bots_are_sent_samples(db: str, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """On PostgreSQL they are those of whoever takes jobs: what is in the queue is what they are sent."""
    sent: list[tuple[bytes, State]] = []

    async def main() -> None:
        async with open_house(db, hints_per_minute=100_000) as hall, hall.guest() as ola:
            ask = process._Worker.ask

            async def listen(worker: process._Worker, line: bytes) -> bytes:
                stored = hall.hall.tables[0].stored
                if stored is not None and worker._command != sampler.COMMAND:
                    sent.append((line, stored.state))
                return await ask(worker, line)

            monkeypatch.setattr(process._Worker, "ask", listen)
            seats = max(2, dh.game(game).seats[0])
            table = (await ola.create(game, seats, bots=["random"] * (seats - 1))).table.id
            await ola.start(table)
            async with ola.play(table) as seat:
                async for position in seat:
                    if len(sent) > 12:
                        return
                    if position.legal:
                        await seat.hint()
                        await seat.act(position.legal[0])

    house(main())
    assert not [line for line, truth in sent if truth.chance.key.hex().encode() in line]
    questions = [msgspec.json.decode(line, type=BotQuestion) for line, _ in sent]
    assert {each.wanted for each in questions} == {"choice", "advice"}
    honest([(dh.game(game).load(each.position), each.seat) for each in questions], [truth for _, truth in sent])
