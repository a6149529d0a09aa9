"""The course of a finished game over HTTP: from processes that are shown samples, beside tables that play on."""

import asyncio
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall.bots.analysis import Verdict
from drakehall.client import Client
from drakehall.hall.inquiries import Finding, Inquiry, checked, inquire
from drakehall.kernel.state import State
from drakehall.server import process
from drakehall.server.bots import analysts
from drakehall.session import save
from drakehall.wire.course import CourseShown, GameCourse
from tests.honesty import honest
from tests.server.house import asking, house, open_house, sample_of

SHORT = {"starting_seat": 0, "turn_cap": 4, "scoring": "rounds", "rounds": 1}


async def finished(guest: Client, game: str = "smoki", **options: object) -> str:
    """A finished game against a bot."""
    table = (await guest.create(game, 2, bots=["random"], **(options or SHORT))).table.id  # type: ignore[arg-type]
    await guest.start(table)
    async with guest.play(table) as seat:
        async for position in seat:
            if position.result:
                break
            if position.legal:
                await seat.act(position.legal[0])
    return table


async def made(guest: Client, table: str) -> GameCourse:
    """Ask until the course is there."""
    while (shown := await guest.course(table)).course is None:
        await asyncio.sleep(0)
    return shown.course


def test_a_finished_game_is_looked_into_by_processes_that_see_samples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Inquiry] = []

    async def main() -> tuple[GameCourse, GameCourse, bytes]:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as stranger:
            ask = process._Worker.ask

            async def listen(worker: process._Worker, line: bytes) -> bytes:
                if worker._command == analysts.COMMAND:
                    sent.append(msgspec.json.decode(line, type=Inquiry))
                return await ask(worker, line)

            monkeypatch.setattr(process._Worker, "ask", listen)
            table = await finished(ola)
            return await made(ola, table), await made(stranger, table), await ola.save(table)

    mine, theirs, raw = house(main())
    assert mine == theirs
    assert {each.wanted for each in sent} == {"outlook", "verdict"}
    session = save.from_json(raw)
    assert mine.turns[-1].points == session.state.breakdown()
    assert mine.turns[-1].seq == len(session.log)
    truths: dict[tuple[int, str], State] = {}
    state = session.beginning()
    for step in session.steps:
        for seat in range(2):
            truths[seat, str(state.view(seat))] = state
        state = state.copy()
        state.apply(state.actions.parse(step.move.action))
    game = dh.game("smoki")
    shown = [(game.load(each.position), each.seat) for each in sent]
    honest(shown, [truths[seat, str(position.view(seat))] for position, seat in shown])


def test_a_game_that_goes_on_has_no_course_yet(tmp_path: Path) -> None:
    async def main() -> list[tuple[int, str]]:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            table = (await ola.create("smoki", 2, bots=["random"])).table.id
            await ola.start(table)
            async with asking(hall.address) as http:
                answers = [
                    await http.get(f"/api/tables/{each}/course", headers={"Accept-Language": "pl"})
                    for each in (table, "0" * 16)
                ]
            return [(each.status_code, each.json()["id"]) for each in answers]

    assert house(main()) == [(409, "server-not-now"), (404, "server-no-such-table")]


def test_while_a_game_is_looked_into_another_table_plays_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, course_workers=1) as hall, hall.guest() as ola:
            table = await finished(ola)
            first = await ola.course(table)
            assert isinstance(first, CourseShown)
            assert first.course is None
            other = await finished(ola)
            assert (await ola.table(other)).status == "over"
            assert (await made(ola, table)).moments is not None

    house(main())


def test_what_an_analyst_does_wrong_is_told() -> None:
    game = dh.game("smoki")
    sample = sample_of(game, game.start(2, 5, starting_seat=0))
    asked = Inquiry("smoki", 0, 1, "nonsense", "verdict")
    assert (inquire(asked).error or "").startswith("BadSave")
    with pytest.raises(ValueError, match="nonsense"):
        checked(Finding(error="nonsense"), asked, sample)
    with pytest.raises(ValueError, match="no outlook"):
        checked(Finding(), msgspec.structs.replace(asked, wanted="outlook"), sample)
    wrong = Finding(verdict=Verdict(9999, 1.0, 1.0, 0.0, [], []))
    with pytest.raises(ValueError, match="not legal"):
        checked(wrong, asked, sample)
