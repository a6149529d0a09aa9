"""Learning over HTTP and sockets: what is offered, begun and refused, what outlives the server, what nobody is told."""

import copy
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall.client import Client, Refusal, SeatAtTable
from drakehall.hall import guidance
from drakehall.hall.rows import Study
from drakehall.hall.table import LiveTable
from drakehall.kernel.chance import Chance
from drakehall.learn.exercises import exercises
from drakehall.learn.lessons import lesson
from drakehall.learn.texts import Sentence
from drakehall.session import Session
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import AskGuidance, Guidance, PositionShown
from drakehall.wire.learning import ExerciseVerdict, StudyInfo
from tests.server.house import House, asking, at, house, open_house
from tests.server.wire import Leak, Tap, nothing_hidden

MOVES = 12


async def decided(seat: SeatAtTable) -> PositionShown:
    """Wait until it is one's own decision, or the game is over."""
    while seat.position is None or not (seat.position.legal or seat.position.result):
        await seat.receive()
    return seat.position


def test_what_is_offered_is_what_comes_with_the_games(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            for game in dh.game_names():
                found = await ola.learn(game)
                assert [each.id for each in found.sections] == [each.id for each in lesson(game).section]
                assert [each.id for each in found.exercises] == [each.id for each in exercises(game).exercise]
                assert (found.daily is None) == (not found.puzzles)
                raw = ENCODER.encode(found)
                for each in exercises(game).exercise:
                    assert each.why.en.encode() not in raw
                    assert each.position.encode() not in raw
                for puzzle in found.puzzles[:1]:
                    assert (await ola.study(game, "puzzle", puzzle.id)).table.study == StudyInfo("puzzle", puzzle.id)

    house(main())


def test_an_exercise_over_the_wire_outlives_the_server(tmp_path: Path) -> None:
    exercise = next(each for each in exercises("smoki").exercise if len(each.line) > 1)

    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            seated = await ola.study("smoki", "exercise", exercise.id)
            async with ola.play(seated.table.id) as seat:
                await decided(seat)
                verdict = (await seat.guide()).verdict
                assert isinstance(verdict, ExerciseVerdict)
                assert verdict.status == "going"
                await seat.act(exercise.line[0])
                before = await at(seat, 1)
            cookies = seat._cookies
        async with open_house(tmp_path) as hall:
            address = f"{hall.address.replace('http', 'ws', 1)}/api/tables/{seated.table.id}/socket"
            async with SeatAtTable(address, cookies, None) as seat:
                again = await decided(seat)
                assert again.view == before.view
                assert again.seq == before.seq
                for move in exercise.line[1:]:
                    await decided(seat)
                    await seat.act(move)
                    await at(seat, seat.seq + 1 if seat.seq is not None else 0)
                verdict = (await seat.guide()).verdict
                assert isinstance(verdict, ExerciseVerdict)
                assert (verdict.status, verdict.line) == ("reached", exercise.line)
                assert seat.table is not None
                assert seat.table.study == StudyInfo("exercise", exercise.id)

    house(main())


async def finished(house: House, ola: Client) -> str:
    """A game that two people have played to its end; gives its table."""
    id_ = (await ola.create("smoki", 2, bots=["random"], starting_seat=0, turn_cap=3)).table.id
    await ola.start(id_)
    async with ola.play(id_) as seat:
        while (await decided(seat)).result is None:
            assert seat.position is not None
            await seat.act(seat.position.legal[0])
            await at(seat, seat.position.seq + 1)
    return id_


def test_a_finished_game_is_tried_again_and_the_table_is_listed(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as jan:
            old = await finished(hall, ola)
            await ola.study("smoki", "lesson", "turn")
            mine = await ola.again(old, 2, "greedy")
            assert mine.table.study == StudyInfo("position", f"{old}-2")
            assert (mine.table.you, mine.table.hints) == (0, True)
            assert [each.bot for each in mine.table.seats] == [None, "greedy"]
            listed = await ola.tables(mine=True)
            assert {each.id for each in listed.tables} == {old, mine.table.id}
            async with ola.play(mine.table.id) as seat:
                assert (await decided(seat)).seat == 0
            first = await ola.position(mine.table.id, 0)
            assert first.view == (await ola.position(old, 2)).view
            then = await jan.position(old, 3)
            assert (await jan.again(old, 3)).table.you == then.decides
            with pytest.raises(Refusal) as refused:
                await ola.again(old, 10**6)
            assert refused.value.problem.status == 404
            with pytest.raises(Refusal) as refused:
                await ola.again(mine.table.id, 0)
            assert refused.value.problem.id == "server-not-now"

    house(main())


def test_what_cannot_be_begun_is_refused_in_words(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            for game, kind, item, status in (
                ("smoki", "lesson", "x", 404),
                ("smoki", "exercise", "x", 404),
                ("smoki", "puzzle", "x", 404),
                ("chess", "lesson", "x", 400),
            ):
                with pytest.raises(Refusal) as refused:
                    await ola.study(game, kind, item)  # type: ignore[arg-type]
                assert refused.value.problem.status == status
                assert refused.value.problem.text
        async with open_house(tmp_path) as hall, asking(hall.address) as http:
            for body in ({"kind": "position", "item": "x"}, {"kind": "lesson"}, {"kind": "lesson", "item": "x" * 65}):
                assert (await http.post("/api/games/smoki/learn", json=body)).status_code == 400
            assert (await http.post("/api/tables/abc/again", json={"seq": 0})).status_code == 404
            polish = {"Accept-Language": "pl"}
            wanted = {"kind": "lesson", "item": "x"}
            told = (await http.post("/api/games/smoki/learn", json=wanted, headers=polish)).json()
            assert told["text"].startswith("lekcja nie ma części")

    house(main())


def guidance_alike(table: LiveTable, seat: int, asked: AskGuidance, found: Guidance) -> None:
    """Guidance is the same when it is made from a sample of the position instead of the position itself."""
    assert table.session is not None
    twin = copy.copy(table.session)
    twin.state = table.session.state.sample(seat, Chance(table.seq + 1))
    other = guidance.guidance(table.row.study, twin, seat, asked)
    if msgspec.structs.replace(found, answers=None) != other:
        raise Leak(f"the guidance at {table.seq} depends on what seat {seat} may not know")


async def overheard(hall: House, ola: Client, game: str, kind: str, item: str) -> int:
    """Play for a while; check every position and all that the guide says. Gives how much was checked."""
    seated = await ola.study(game, kind, item)  # type: ignore[arg-type]
    table = await hall.hall.table(seated.table.id)
    assert table.row.study is not None
    dice, checked = Chance(2), 0
    async with ola.play(seated.table.id) as seat:
        tap = Tap(seated.table.you, table, seat)
        for _ in range(MOVES):
            position = await decided(seat)
            if position.result or seated.table.you is None:
                break
            raw = ENCODER.encode(table.position(seated.table.you, 0))
            nothing_hidden(tap, raw)
            found = await seat.guide()
            guidance_alike(table, seated.table.you, AskGuidance(), found)
            for told in (raw, ENCODER.encode(found), ENCODER.encode(table.described(None))):
                assert table.row.study.position.encode() not in told
                assert ENCODER.encode(table.row.study.position) not in told
            checked += 1
            await seat.act(position.legal[dice.below(len(position.legal))])
            await at(seat, position.seq + 1)
    return checked


@pytest.mark.parametrize("game", dh.game_names())
def test_nothing_hidden_is_told_to_whoever_learns(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with open_house(tmp_path, bot_seconds=0.05) as hall, hall.guest() as ola:
            sections = lesson(game).section
            assert await overheard(hall, ola, game, "lesson", sections[len(sections) // 2].id) > 3
            several = max(exercises(game).exercise, key=lambda each: each.turns)
            assert await overheard(hall, ola, game, "exercise", several.id) > 3

    house(main(), patience=300.0)


def test_a_guide_that_tells_more_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = guidance.guidance

    def leaky(study: Study | None, session: Session, seat: int, asked: AskGuidance) -> Guidance:
        hidden = str(session.state.secrets(seat))
        return msgspec.structs.replace(honest(study, session, seat, asked), answer=Sentence(hidden, hidden))

    async def main() -> None:
        monkeypatch.setattr(guidance, "guidance", leaky)
        async with open_house(tmp_path) as hall, hall.guest() as ola:
            with pytest.raises(Leak):
                await overheard(hall, ola, "smoki", "lesson", "turn")

    house(main())
