"""Hints: a bot thinks in the place of a seat, knows no more than the seat, and holds nothing up."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import drakehall as dh
from drakehall.client import Refusal, SeatAtTable
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.house_bots import adviser
from drakehall.hall.thinking import NoAnswer, Opinion, Sample
from drakehall.kernel.events import Message
from drakehall.server.bots import BotPool
from drakehall.server.sampling import Sampler
from drakehall.text import Words
from drakehall.wire.frames import Act, AskHint, Done, Hints
from tests.server.house import House, at, open_house, table_for_two

CRASHES = "raise SystemExit(3)"


class Pool:
    """Stands for the pool: remembers what it was asked and answers when it is let go."""

    def __init__(self, *opinions: Opinion) -> None:
        self.opinions = list(opinions)
        self.asked: list[Sample] = []
        self.go = asyncio.Event()
        self.fails = False

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        assert bot == adviser()
        self.asked.append(sample)
        await self.go.wait()
        if self.fails:
            raise NoAnswer("no reason")
        return self.opinions


@asynccontextmanager
async def advised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pool: Pool, **settings: int
) -> AsyncIterator[tuple[House, SeatAtTable]]:
    """A seat at a table of Smoki whose first decision is due; the pool answers when it asks for a hint."""
    async with open_house(tmp_path, **settings) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2, bots=["random"], starting_seat=0)).table.id
        await ola.start(table)
        monkeypatch.setattr(hall.hall.bots, "advise", pool.advise)
        async with ola.play(table) as seat:
            await at(seat, 0)
            yield hall, seat


@pytest.mark.parametrize("game", dh.game_names())
async def test_a_hint_names_a_legal_action_and_its_targets(tmp_path: Path, game: str) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        seats = max(2, dh.game(game).seats[0])
        seated = await ola.create(game, seats, bots=["random"] * (seats - 1))
        assert seated.table.hints is True
        await ola.start(seated.table.id)
        async with ola.play(seated.table.id) as seat:
            while not (seat.position and seat.position.legal):
                await seat.receive()
            found = await seat.hint()
            assert (found.seq, found.bot) == (seat.position.seq, adviser())
            best = found.advice[0]
            choice = next(each for each in seat.position.legal if each.action == best.action)
            assert (best.name, best.targets) == (choice.name, choice.targets)
            assert best.win is not None
            assert 0 <= best.win <= 1
            assert (best.score is None) == (game == "smoki"), "Smoki is played for tokens"
            said = Words("pl", game, strict=True)
            assert all(said.message(reason) for each in found.advice for reason in each.reasons)


async def test_everything_that_a_bot_can_tell_is_told_and_the_same_position_is_thought_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reason = Message("smoki-why-ring")
    pool = Pool(Opinion(2, 0.5, 0.7, 12.5, [reason]), *(Opinion(action) for action in (0, 1, 3, 4, 5)))
    pool.go.set()

    async with open_house(tmp_path) as hall, hall.guest() as ola:
        told = await ola.create("smoki", 2, bots=["random"], starting_seat=0, scoring="rounds")
        table = told.table.id
        await ola.start(table)
        monkeypatch.setattr(hall.hall.bots, "advise", pool.advise)
        async with ola.play(table) as seat:
            await at(seat, 0)
            found = await seat.hint()
            best = found.advice[0]
            assert (best.share, best.win, best.score, best.reasons) == (0.5, 0.7, 12.5, [reason])
            assert [each.name for each in found.advice] == [f"turn_up {slot}" for slot in (2, 0, 1, 3, 4)]
            assert (await seat.hint()).advice == found.advice
            assert len(pool.asked) == 1


async def test_the_adviser_knows_what_the_seat_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(Opinion(0))
    pool.go.set()

    async with advised(tmp_path, monkeypatch, pool) as (hall, seat):
        await seat.hint()
        stored = hall.hall.tables[0].stored
        assert stored is not None
        (sample,) = pool.asked
        world = dh.game("smoki").load(sample.position)
        assert world.dump() != stored.state.dump()
        assert msgspec.to_builtins(world.view(0)) == msgspec.to_builtins(stored.state.view(0))


async def test_moves_do_not_wait_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(Opinion(0))

    async with advised(tmp_path, monkeypatch, pool) as (_, seat):
        await seat.send(AskHint(id=1, seq=0))
        await seat.send(Act(id=2, seq=0, action="turn_up 0"))
        while not isinstance(done := await seat.receive(), Done):
            assert not isinstance(done, Hints)
        assert done.answers == 2
        pool.go.set()
        while not isinstance(hint := await seat.receive(), Hints):
            pass
        assert (hint.answers, hint.seq) == (1, 0)


async def test_who_asks_too_often_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(Opinion(0))

    async with advised(tmp_path, monkeypatch, pool, hints_per_minute=1) as (_, seat):
        pool.go.set()
        refused, left = [], []
        for _ in range(8):
            while not (seat.position and seat.position.legal):
                await seat.receive()
            before = seat.position.seq
            try:
                found = await seat.hint()
                left.append((found.left, found.seconds > 0))
            except Refusal as refusal:
                soon = 0 < int(refusal.problem.args["seconds"]) <= 60
                refused.append((refusal.problem.id, soon))
            await seat.act(seat.position.legal[0])
            await at(seat, before + 1)
        assert left == [(4, True), (3, True), (2, True), (1, True), (0, True)], "told before it bites"
        assert refused == [("server-hints-spent", True)] * 3


async def test_one_hint_at_a_time_for_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(Opinion(0))

    async with advised(tmp_path, monkeypatch, pool) as (_, seat):
        await seat.send(AskHint(id=1, seq=0))
        await seat.act("turn_up 0")
        while not (seat.position and seat.position.seq and seat.position.legal):
            await seat.receive()
        with pytest.raises(Refusal) as refusal:
            await seat.hint()
        assert refusal.value.problem.id == "server-hint-pending"
        pool.go.set()


async def test_a_bot_that_fails_gives_no_hint_and_is_asked_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2, bots=["random"], starting_seat=0)).table.id
        await ola.start(table)
        good = hall.hall.bots
        hall.hall.bots = BotPool(1, 0.0, 20.0, [sys.executable, "-c", CRASHES])
        async with ola.play(table) as seat:
            await at(seat, 0)
            with pytest.raises(Refusal) as refusal:
                await seat.hint()
            assert refusal.value.problem.id == "server-no-hint"
            hall.hall.bots, sampler = good, hall.hall.sampler
            hall.hall.sampler = Sampler([sys.executable, "-c", CRASHES])
            with pytest.raises(Refusal) as refusal:
                await seat.hint()
            assert refusal.value.problem.id == "server-no-hint"
            with pytest.raises(Refusal) as refusal:
                await seat.ask("turn_up 0")
            assert refusal.value.problem.id == "server-not-foreseen"
            hall.hall.sampler = sampler
            assert (await seat.hint()).advice


async def test_hints_are_off_among_people_unless_they_want_them(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        with pytest.raises(Refusal) as refusal:
            await seats[0].hint()
        assert refusal.value.problem.id == "server-hints-off"
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0, hints=True) as seats:
        assert (await seats[0].hint()).advice
        with pytest.raises(Refusal) as refusal:
            await seats[1].hint()
        assert refusal.value.problem.id == "error-not-your-turn"


async def test_hints_can_be_switched_off_and_the_rematch_remembers(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2, bots=["random"], hints=False, turn_cap=2)).table
        assert table.hints is False
        await ola.start(table.id)
        async with ola.play(table.id) as seat:
            async for position in seat:
                if position.legal:
                    with pytest.raises(Refusal):
                        await seat.hint()
                    await seat.act(position.legal[0])
        again = await ola.rematch(table.id)
        assert again.hints is False
    async with open_house(tmp_path) as hall, hall.guest() as anybody:
        assert (await anybody.table(again.id)).hints is False


async def test_who_only_watches_gets_no_hint(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola, hall.guest() as stranger:
        table = (await ola.create("smoki", 2, bots=["random"], starting_seat=0)).table.id
        await ola.start(table)
        async with stranger.play(table) as watching:
            await at(watching, 0)
            with pytest.raises(Refusal) as refusal:
                await watching.hint()
            assert refusal.value.problem.id == "server-watching"
