"""Clocks: what is charged to whom, what survives, and what happens when time runs out. Tests move the hall's clock."""

import pytest

from drakehall.hall import lobby, out_of_time
from drakehall.hall.clocks import Reckoning
from drakehall.hall.errors import BadClock, ClockDecides, GivenUp, OutOfTime
from drakehall.hall.hall import Hall
from drakehall.hall.memory import MemoryStore
from drakehall.hall.rows import Stamp
from drakehall.hall.table import LiveTable
from drakehall.kernel.option_info import OptionValue
from drakehall.session import Entry, Move, TakeBack, Undo
from drakehall.wire.tables import Clocks, CreateTable, TimeControl
from tests.hall.two_halls import JAN, OLA, Listener, MovedClock, halls_over, one_hall, started, until
from tests.server.house import house

GAME = TimeControl("game", 60, 5)
MOVE = TimeControl("move", 30)
DAYS = TimeControl("days", 2 * 86_400)
SMOKI: dict[str, OptionValue] = {"starting_seat": 0, "turn_cap": 6}


def wanted(clock: TimeControl, *bots: str) -> CreateTable:
    return CreateTable("smoki", 2 + len(bots), SMOKI, list(bots), open=True, friendly=True, clock=clock)


def followed(control: TimeControl, *steps: tuple[float, Entry, int | None]) -> Reckoning:
    """Clocks of two seats, the first of which begins, after entries at so many seconds that leave it to a seat."""
    clocks = Reckoning(control, 2, 0, 0)
    for at, entry, decides in steps:
        clocks.follow(entry, Stamp(int(at * 1000), decides))
    return clocks


def seconds(clocks: Reckoning, at: float) -> list[float]:
    return [clocks.left(seat, int(at * 1000)) / 1000 for seat in (0, 1)]


def move(seat: int) -> Move:
    return Move(seat, "x")


def test_time_runs_for_who_decides_and_a_stretch_that_ends_brings_the_increment() -> None:
    clocks = followed(GAME, (4, move(0), 0), (10, move(0), 1))
    assert seconds(clocks, 10) == [55.0, 60.0], "both decisions of the stretch were charged, 5 s came with its end"
    assert seconds(clocks, 12.5) == [55.0, 57.5]
    assert clocks.due == 70_000
    clocks = followed(GAME, (4, move(0), 0), (10, move(0), 1), (15, move(1), None))
    assert clocks.due is None
    assert seconds(clocks, 99) == [55.0, 60.0], "nobody's time runs once the game is over"


def test_each_stretch_has_the_time_of_a_move_afresh_and_decisions_within_it_share_it() -> None:
    clocks = followed(MOVE, (20, move(0), 0))
    assert clocks.due == 30_000
    clocks.follow(move(0), Stamp(25_000, 1))
    assert (seconds(clocks, 26), clocks.due) == ([30.0, 29.0], 55_000)


def test_who_undoes_what_has_passed_on_gets_nothing_back_and_no_increment() -> None:
    again = (10, move(0), 1), (12, Undo(0, 1), 0), (13, move(0), 1), (13, Undo(0, 1), 0)
    assert seconds(followed(GAME, *again), 13) == [49.0, 58.0]
    assert seconds(followed(MOVE, *again), 13) == [19.0, 30.0], "the stretch goes on where it was left"


def test_after_a_take_back_that_all_agreed_to_a_stretch_begins() -> None:
    clocks = followed(MOVE, (10, move(0), 1), (12, move(1), 0), (20, TakeBack(0, 2), 0))
    assert seconds(clocks, 20) == [30.0, 30.0]


def test_forced_moves_at_the_same_moment_cost_nothing() -> None:
    clocks = followed(GAME, (10, move(0), 1), (10, Move(1, "x", forced=True), 0))
    assert seconds(clocks, 10) == [55.0, 65.0]


@pytest.mark.parametrize(
    "control", [TimeControl("days", 60), TimeControl("move", 86_400), TimeControl("game", 5), TimeControl("move", 9, 1)]
)
def test_a_clock_that_makes_no_sense_is_refused(control: TimeControl) -> None:
    async def main() -> None:
        with pytest.raises(BadClock):
            await lobby.create(one_hall(), OLA, wanted(control))

    house(main())


async def play(table: LiveTable) -> None:
    """Let whoever decides play the first thing that is legal."""
    assert table.stored is not None
    state = table.stored.state
    assert state.seat is not None
    await table.moves.act(state.seat, table.seq, state.legal()[0])


def shown(table: LiveTable) -> Clocks:
    found = table.described(None).clocks
    assert found is not None
    return found


def test_frames_tell_what_is_left_and_halls_that_read_the_table_reckon_alike() -> None:
    async def main() -> None:
        clock, store = MovedClock(), MemoryStore()
        first, second = halls_over(store, 2, clock)
        tables = await started([first, second], wanted(GAME))
        spectator = Listener(tables[1], None)
        clock.move(7.25)
        await play(tables[0])
        await until(lambda: spectator.last and spectator.last.seq == tables[0].seq == tables[1].seq)
        assert spectator.last is not None
        assert spectator.last.clocks == shown(tables[0]) == shown(tables[1])
        assert min(left for left in spectator.last.clocks.left if left is not None) == 57_750
        (again,) = halls_over(store, 1, clock)
        clock.move(3)
        assert shown(await again.table(tables[0].row.id)) == shown(tables[0])
        listed = (await lobby.listing(again, OLA, mine=True)).tables
        due = out_of_time.due(tables[0])
        assert due is not None
        assert [(each.clock, each.due) for each in listed] == [(GAME, due // 1000)]
        await spectator.gone()

    house(main())


async def time_up(hall: Hall, table: LiveTable, clock: MovedClock, seconds: float) -> int:
    """Let time pass until it is up for whoever decides; give the seat."""
    assert table.clocks is not None
    seat = table.clocks.decides
    assert seat is not None
    clock.move(seconds)
    await hall.look_at_clocks()
    return seat


def test_who_runs_out_of_time_is_played_for_by_a_bot_to_the_end() -> None:
    async def main() -> None:
        clock = MovedClock()
        hall = one_hall(clock)
        (table,) = await started([hall], wanted(MOVE))
        seat = await time_up(hall, table, clock, 29.9)
        assert table.row.people == [0, 1]
        assert await time_up(hall, table, clock, 0.1) == seat
        late = table.row.seats[seat]
        assert (late.guest, late.given_up, late.bot is not None) == ([OLA, JAN][seat].id, True, True)
        with pytest.raises(GivenUp):
            await lobby.give_back(table, [OLA, JAN][seat], seat)
        assert shown(table).left[seat] is None
        await until(lambda: table.clocks and table.clocks.decides == 1 - seat)
        assert shown(table).runs == 1 - seat
        spectator = Listener(table, None)
        await time_up(hall, table, clock, 31)
        await until(lambda: table.row.status == "over")
        await spectator.gone()
        again = await lobby.rematch(table, OLA)
        assert (again.row.clock, [each.given_up for each in again.row.seats]) == (MOVE, [False, False])
        await hall.close()

    house(main())


def test_a_move_that_comes_too_late_is_refused_even_before_the_bot_is_there() -> None:
    async def main() -> None:
        clock = MovedClock()
        (table,) = await started([one_hall(clock)], wanted(MOVE))
        clock.move(30)
        with pytest.raises(OutOfTime):
            await play(table)

    house(main())


def test_bots_have_no_clock_and_no_person_pays_for_what_they_think() -> None:
    async def main() -> None:
        clock = MovedClock()
        hall = one_hall(clock)
        (table,) = await started([hall], wanted(GAME, "random"))
        clock.move(10)
        before = shown(table)
        assert before.left[2] is None
        while table.clocks and table.clocks.decides == before.runs:
            await play(table)
        await until(lambda: not table.bot_turns.thinking)
        after = shown(table)
        assert sorted(left for left in after.left if left is not None) == [55_000, 60_000]
        await hall.close()

    house(main())


def test_with_a_clock_nobody_asks_for_a_stand_in_and_who_leaves_has_left() -> None:
    async def main() -> None:
        hall = one_hall()
        (table,) = await started([hall], wanted(DAYS))
        with pytest.raises(ClockDecides):
            await lobby.stand_in(table, OLA, 1, "random")
        link = await lobby.new_link(table, JAN)
        await lobby.leave(table, JAN)
        assert (table.row.seats[1].guest, table.row.seats[1].given_up) == (None, True)
        await lobby.claim(table, JAN, link)
        with pytest.raises(GivenUp):
            await lobby.give_back(table, JAN, 1)
        await hall.close()

    house(main())


def test_time_runs_out_at_tables_that_are_not_in_memory_too() -> None:
    async def main() -> None:
        clock, store = MovedClock(), MemoryStore()
        (hall,) = halls_over(store, 1, clock)
        played, fresh = [(await started([hall], wanted(DAYS)))[0] for _ in range(2)]
        await play(played)
        ids = [played.row.id, fresh.row.id]
        (again,) = halls_over(store, 1, clock)
        clock.move(2 * 86_400 - 1)
        await again.look_at_all_clocks()
        assert [(await again.table(id_)).row.people for id_ in ids] == [[0, 1], [0, 1]]
        (later,) = halls_over(store, 1, clock)
        clock.move(1)
        await later.look_at_all_clocks()
        assert [any(seat.given_up for seat in (await later.table(id_)).row.seats) for id_ in ids] == [True, True]
        for each in (hall, again, later):
            await each.close()

    house(main())
