"""The course of a game in a hall: made bit by bit while somebody wants it, from samples, as in a terminal, and kept."""

import asyncio
import itertools
from typing import final

import pytest

import drakehall as dh
from drakehall.bots.analysis import Outlook, Verdict, course
from drakehall.hall import courses, inline, lobby
from drakehall.hall.courses import KEPT, PATIENCE
from drakehall.hall.errors import NoCourse, NotNow
from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineAnalyst, InlineBots, InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy
from drakehall.hall.table import LiveTable
from drakehall.hall.thinking import NoAnswer, Sample
from drakehall.kernel.chance import Chance
from drakehall.wire.course import CourseShown, GameCourse
from drakehall.wire.tables import CreateTable
from tests.hall.two_halls import OLA
from tests.honesty import honest
from tests.server.house import house

SHORT = {"starting_seat": 0, "turn_cap": 5, "scoring": "rounds", "rounds": 1}


@final
class Clock:
    """Time stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


@final
class Watched:
    """An analyst that keeps what it is shown, waits when told to, and can fail; every third answer takes its time."""

    def __init__(self) -> None:
        self.shown: list[Sample] = []
        self.may = asyncio.Event()
        self.may.set()
        self.fails = False
        self._inner = InlineAnalyst()

    async def outlook(self, sample: Sample, seed: int) -> Outlook:
        await self._look(sample)
        return await self._inner.outlook(sample, seed)

    async def verdict(self, sample: Sample, played: int, trials: int, seed: int, least: float) -> Verdict | None:
        await self._look(sample)
        return await self._inner.verdict(sample, played, trials, seed, least)

    async def close(self) -> None:
        """There is nothing to stop."""

    async def _look(self, sample: Sample) -> None:
        self.shown.append(sample)
        await self.may.wait()
        for _ in range(9 if len(self.shown) % 3 == 0 else 0):
            await asyncio.sleep(0)
        if self.fails:
            raise NoAnswer("asleep")


def hall_of(analyst: Watched, clock: Clock) -> Hall:
    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60)
    hall = Hall(MemoryStore(), InlineSampler(), InlineBots(0.05), policy, analyst=analyst, clock=clock)
    hall.draw_seed = lambda: 5
    return hall


async def played(hall: Hall, game: str = "smoki", bot: str = "random", options: object = None) -> LiveTable:
    """A finished game of Ola's against a bot, played by chance."""
    given = SHORT if options is None else options
    assert isinstance(given, dict)
    table = await hall.table((await lobby.create(hall, OLA, CreateTable(game, 2, given, [bot]))).table.id)
    await lobby.start(table, OLA, None)
    dice = Chance(2)
    while table.row.status != "over":
        if table.stored is not None and table.stored.state.seat == 0:
            legal = table.stored.state.legal()
            await table.moves.act(0, table.seq, legal[dice.below(len(legal))])
        await asyncio.sleep(0)
    return table


async def made(hall: Hall, table: LiveTable) -> GameCourse:
    """Ask until the course is there."""
    while (shown := await hall.courses.course(table)).course is None:
        await asyncio.sleep(0)
    assert shown.done == shown.of > 0
    return shown.course


@pytest.mark.parametrize("seed", [100, 200, 300, 400])
def test_the_course_in_a_hall_is_that_of_the_save(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = itertools.count(seed)
    monkeypatch.setattr(inline, "fresh_seed", lambda: next(drawn))

    async def main() -> None:
        hall = hall_of(Watched(), Clock())
        table = await played(hall)
        told = await made(hall, table)
        assert table.session is not None
        found = course(table.session, [0])
        assert [(each.seq, each.seat, each.wins, each.scores, each.points, each.mark) for each in told.turns] == [
            (each.entry, each.seat, each.wins, each.scores, each.points, each.mark) for each in found.turns
        ]
        assert [(each.seq, each.better, each.win_lost, each.reasons, each.instead) for each in told.moments] == [
            (each.entry, each.better, each.win_lost, each.reasons, each.instead) for each in found.moments
        ]
        assert told.moments, "a game played by chance has its moments"
        assert all(each.targets for each in told.moments)
        assert (told.studied, told.trials, told.in_points) == ([0], 64, True)
        await hall.close()

    house(main())


@pytest.mark.parametrize("game", dh.game_names())
def test_analysts_are_shown_samples(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "TRIALS", 1)
    short = {"smoki": SHORT, "simurgh": {"turn_cap": 12}}

    async def main() -> None:
        analyst = Watched()
        hall = hall_of(analyst, Clock())
        table = await played(hall, game, options=short.get(game, {}))
        assert table.session is not None
        truths = []
        sample = hall.sampler.sample

        async def keep(kind: dh.Game, state: dh.State, seat: int, requester: Requester) -> Sample:
            truths.append((state, seat))
            assert requester.urgency == max(Urgency), "no table waits for this"
            return await sample(kind, state, seat, requester)

        monkeypatch.setattr(hall.sampler, "sample", keep)
        await made(hall, table)
        shown = [(dh.game(game).load(each.position), each.seat) for each in analyst.shown]
        by_order = sorted(truths, key=lambda each: (each[1], str(each[0].view(each[1]))))
        honest(sorted(shown, key=lambda each: (each[1], str(each[0].view(each[1])))), [state for state, _ in by_order])
        await hall.close()

    house(main(), patience=600)


def test_a_course_is_asked_for_once_its_game_is_over() -> None:
    async def main() -> None:
        hall = hall_of(Watched(), Clock())
        table = await hall.table((await lobby.create(hall, OLA, CreateTable("smoki", 2, {}, ["random"]))).table.id)
        with pytest.raises(NotNow):
            await hall.courses.course(table)
        await lobby.start(table, OLA, None)
        with pytest.raises(NotNow):
            await hall.courses.course(table)
        await hall.close()

    house(main())


def test_progress_is_told_and_what_is_made_is_kept() -> None:
    async def main() -> None:
        analyst = Watched()
        hall = hall_of(analyst, Clock())
        table = await played(hall)
        analyst.may.clear()
        first = await hall.courses.course(table)
        assert (first.done, first.of, first.course) == (0, 0, None)
        while not analyst.shown:
            await asyncio.sleep(0)
        begun = await hall.courses.course(table)
        assert begun.done == 0 < begun.of
        analyst.may.set()
        told = await made(hall, table)
        asked = len(analyst.shown)
        assert (await hall.courses.course(table)).course is told
        assert len(analyst.shown) == asked
        await hall.close()

    house(main())


def test_what_nobody_asks_about_any_more_is_given_up_and_can_be_asked_for_again() -> None:
    async def main() -> None:
        analyst, clock = Watched(), Clock()
        hall = hall_of(analyst, clock)
        table = await played(hall)
        analyst.may.clear()
        await hall.courses.course(table)
        while not analyst.shown:
            await asyncio.sleep(0)
        clock.now += PATIENCE + 1
        analyst.may.set()
        while hall.courses._works:
            await asyncio.sleep(0)
        assert len(analyst.shown) <= courses.AT_ONCE
        assert (await made(hall, table)).turns
        await hall.close()

    house(main())


def test_an_analyst_that_does_not_answer_is_told_and_tried_again() -> None:
    async def main() -> None:
        analyst = Watched()
        hall = hall_of(analyst, Clock())
        table = await played(hall)
        analyst.fails = True
        with pytest.raises(NoCourse):
            await made(hall, table)
        analyst.fails = False
        assert (await made(hall, table)).turns
        await hall.close()

    house(main())


def test_a_hall_that_closes_waits_for_no_course() -> None:
    async def main() -> CourseShown:
        analyst = Watched()
        hall = hall_of(analyst, Clock())
        table = await played(hall)
        analyst.may.clear()
        shown = await hall.courses.course(table)
        while not analyst.shown:
            await asyncio.sleep(0)
        await hall.close()
        return shown

    assert house(main()).course is None


def test_only_so_many_courses_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "KEPT", 2)
    monkeypatch.setattr(courses, "TRIALS", 1)
    assert KEPT > 2

    async def main() -> None:
        hall = hall_of(Watched(), Clock())
        tables = [await played(hall) for _ in range(3)]
        told = [await made(hall, table) for table in tables]
        assert set(hall.courses._works) == {table.row.id for table in tables[1:]}
        assert (await made(hall, tables[2])) is told[2]
        await hall.close()

    house(main())
