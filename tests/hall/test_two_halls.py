"""Two halls over one log: no move is lost or doubled, and everybody is shown the same wherever they look on."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from drakehall.hall import sessions
from drakehall.hall.errors import Conflict, Duplicate, Stale, StorageFailed
from drakehall.hall.fair_queue import ANYBODY, Requester
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Background, Store
from drakehall.hall.rows import Stamp, TableChange, TableRow
from drakehall.hall.table import LiveTable
from drakehall.hall.thinking import Decision, NoAnswer, Opinion, Sample
from drakehall.kernel.chance import Chance
from drakehall.session import Entry, Move, Session
from drakehall.wire.tables import CreateTable
from tests.hall.two_halls import JAN, OLA, Listener, halls_over, started, until, without_news
from tests.server.house import house

CONTEST = CreateTable("smoki", 3, {"starting_seat": 0, "turn_cap": 12}, ["random"])


class Crowd:
    """Stands before a store: whoever comes to write waits for a while, so that others overtake."""

    def __init__(self, store: MemoryStore, dice: Chance) -> None:
        self.append_to = store.append
        self.dice = dice
        self.conflicts = 0

    async def append(
        self,
        table: str,
        seq: int,
        log: Sequence[Entry],
        change: TableChange | None = None,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        for _ in range(self.dice.below(6)):
            await asyncio.sleep(0)
        try:
            await self.append_to(table, seq, log, change, stamps)
        except Conflict:
            self.conflicts += 1
            raise


async def compete(tables: list[LiveTable], dice: Chance) -> dict[int, Move]:
    """Play to the end: every decision of a person is answered in both halls at once, each time one answer counts.

    Give the accepted moves by the number of the position that they answered.
    """
    accepted: dict[int, Move] = {}
    while True:
        ahead = max(tables, key=lambda table: table.seq)
        assert ahead.stored is not None
        seq, state = ahead.seq, ahead.stored.state
        if state.over:
            return accepted
        seat = state.seat
        if seat is None or ahead.bot_turns.bot is not None:
            await asyncio.sleep(0)
            continue
        if dice.below(4):
            await until(lambda at=seq: all(table.seq >= at for table in tables))
        legal = state.legal()
        chosen = [legal[dice.below(len(legal))] for _ in tables]
        tries = (table.moves.act(seat, seq, action) for table, action in zip(tables, chosen, strict=True))
        answers = await asyncio.gather(*tries, return_exceptions=True)
        stored = [action for action, answer in zip(chosen, answers, strict=True) if isinstance(answer, int)]
        refused = [type(answer) for answer in answers if not isinstance(answer, int)]
        assert len(stored) == 1
        assert refused in ([Stale], [Duplicate])
        accepted[seq] = Move(seat, state.actions.name(stored[0]))


@pytest.mark.parametrize("seed", range(5))
def test_no_move_is_lost_or_doubled_and_all_are_shown_the_same(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    store, dice = MemoryStore(), Chance(seed)
    crowd = Crowd(store, dice)
    monkeypatch.setattr(store, "append", crowd.append)

    async def main() -> None:
        halls = halls_over(store, 2)
        tables = await started(halls, CONTEST)
        looking = [[Listener(table, guest) for table in tables] for guest in (OLA, JAN, None)]
        accepted = await compete(tables, dice)
        log = await store.log(tables[0].row.id)
        await until(lambda: all(table.seq == len(log) for table in tables))
        await until(lambda: all(each.last and each.last.seq == len(log) for pair in looking for each in pair))
        chosen = {at: entry for at, entry in enumerate(log) if isinstance(entry, Move) and not entry.forced}
        assert {at: entry for at, entry in chosen.items() if entry.seat != 2} == accepted
        assert crowd.conflicts > 5
        for pair in looking:
            for each in pair:
                await each.gone()
                assert [entry.seq for entry in each.happened] == list(range(1, len(log) + 1))
            here, there = pair
            assert here.happened == there.happened
            assert here.position() == there.position()
        assert [table.row.status for table in tables] == ["over", "over"]
        assert tables[0].row == tables[1].row
        for hall in halls:
            await hall.close()

    house(main())


def test_a_late_answer_is_refused_and_what_the_other_wrote_is_shown() -> None:
    """Without news: the conflict alone makes the slower hall read on. Its watchers stay."""

    async def main() -> None:
        store = MemoryStore()
        halls = halls_over(store, 2)
        here, there = await started(halls, msgspec.structs.replace(CONTEST, seats=2, bots=[]))
        without_news(store)
        ola = Listener(there, OLA)
        await until(lambda: ola.last)
        assert await here.moves.act(0, 0, "turn_up 4") == 1
        with pytest.raises(Stale):
            await there.moves.act(0, 0, "turn_up 0")
        assert there.seq == 1
        await until(lambda: ola.happened)
        assert [entry.action for entry in ola.happened] == ["turn_up 4"]
        assert await there.moves.act(1, 1, "turn_up 2") == 2
        with pytest.raises(Duplicate):
            await here.moves.act(1, 1, "turn_up 2")
        with pytest.raises(Stale):
            await here.moves.undo(1, 1)
        assert not ola.watcher.gone
        assert await store.log(here.row.id) == [Move(0, "turn_up 4"), Move(1, "turn_up 2")]
        await ola.gone()

    house(main())


def test_a_table_that_cannot_be_read_again_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = MemoryStore()
        halls = halls_over(store, 2)
        here, there = await started(halls, msgspec.structs.replace(CONTEST, seats=2, bots=[]))
        without_news(store)
        await here.moves.act(0, 0, "turn_up 4")

        async def fails(*_: object) -> list[Entry]:
            raise StorageFailed(why="the disk is gone")

        with monkeypatch.context() as broken:
            broken.setattr(store, "log", fails)
            with pytest.raises(StorageFailed):
                await there.moves.act(0, 0, "turn_up 0")
        assert there.dropped
        again = await halls[1].table(there.row.id)
        assert (again.seq, again is there) == (1, False)

    house(main())


def test_news_that_come_while_a_table_is_read_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        halls = halls_over(MemoryStore(), 2)
        here, there = await started(halls, msgspec.structs.replace(CONTEST, seats=2, bots=[]))
        halls[1].forget(there)
        read = sessions.read

        async def while_the_other_plays(
            store: Store, background: Background, table: str, known: Session | None = None
        ) -> tuple[TableRow, Session | None]:
            found = await read(store, background, table, known)
            if here.seq == 0:
                await here.moves.act(0, 0, "turn_up 4")
                await rounds(20)
            return found

        with monkeypatch.context() as slow:
            slow.setattr(sessions, "read", while_the_other_plays)
            again = await halls[1].table(here.row.id)
        await rounds(20)
        assert again.seq == 1

    house(main())


class Silent:
    """Bots that think for ever."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, sample: Sample, bot: str, spent: float = 0.0, requester: Requester = ANYBODY) -> Decision:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError

    async def advise(self, sample: Sample, bot: str, requester: Requester = ANYBODY) -> list[Opinion]:
        raise NoAnswer("silent")

    async def close(self) -> None:
        """There is nothing to stop."""


def test_a_bot_thinks_in_the_hall_that_stored_what_it_answers_and_elsewhere_once_that_is_gone() -> None:
    async def main() -> None:
        halls, silent = halls_over(MemoryStore(), 2), Silent()
        halls[0].bots = silent
        here, there = await started(halls, msgspec.structs.replace(CONTEST, options={"starting_seat": 2}))
        await until(lambda: silent.asked)
        await rounds(20)
        assert (here.bot_turns.bot, there.bot_turns.thinking, there.seq) == ("random", False, 0)
        halls[1].gone("the first")
        await until(lambda: there.seq == 1)
        for hall in halls:
            await hall.close()

    house(main())


async def rounds(count: int) -> None:
    """Let everybody else have some turns."""
    for _ in range(count):
        await asyncio.sleep(0)


def _is_a_store(store: MemoryStore) -> Store:
    """Checked by mypy."""
    return store
