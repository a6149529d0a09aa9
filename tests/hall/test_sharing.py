"""People who share a device: who may look when, and what becomes of them at a table."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from drakehall.hall import lobby, moving, sharing
from drakehall.hall.conversation import Conversation
from drakehall.hall.curtain import Curtain
from drakehall.hall.errors import CurtainDrawn, HandsInside, NotAllowed, NotNow, RatedDevice, TableFull, Watching
from drakehall.hall.hall import Hall
from drakehall.hall.inline import InlineBots, InlineSampler
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Policy
from drakehall.hall.problems import in_english
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.session.errors import NotYourTurn
from drakehall.wire.frames import Hints, PositionShown, Refused, TableChanged
from drakehall.wire.tables import CreateTable, Sit, SitBeside, TimeControl
from tests.hall.two_halls import JAN, OLA, Listener, MovedClock, one_hall, until
from tests.server.house import house

OPTIONS = {"starting_seat": 0}
TWO = CreateTable("smoki", 2, OPTIONS, beside=["Zosia"])  # type: ignore[arg-type]
ZOSIA = 1


def run(talk: Callable[[Hall], Awaitable[None]], hall: Hall | None = None) -> None:
    async def main() -> None:
        await talk(hall or one_hall())

    house(main())


async def begun(hall: Hall, wanted: CreateTable = TWO) -> LiveTable:
    """A running table that Ola has set, with whoever shares her device."""
    table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
    await lobby.start(table, OLA, None)
    return table


async def played(table: LiveTable, seat: int) -> None:
    """Let a seat play the first thing it may."""
    assert table.stored is not None
    await table.moves.act(seat, table.seq, table.stored.state.legal()[0])


def decides(table: LiveTable) -> int | None:
    return table.stored.state.seat if table.stored else None


# ── The curtain ──


def test_who_decides_may_look_and_nobody_else() -> None:
    curtain = Curtain()
    curtain.follow([0, 1, 2], 1, 5)
    assert curtain.may_look([0, 1, 2], 1) == [1]
    with pytest.raises(NotYourTurn):
        curtain.look([0, 1, 2], 1, 0)
    curtain.look([0, 1, 2], 1, 1)
    assert curtain.seat == 1


def test_it_is_drawn_when_the_decision_comes_to_another_and_stays_away_while_it_does_not() -> None:
    curtain = Curtain()
    curtain.follow([0, 1], 0, 0)
    curtain.look([0, 1], 0, 0)
    for seq, decider in ((1, 0), (2, None), (3, 4), (4, 0)):  # once more, a bot, somebody far away, once more
        curtain.follow([0, 1], decider, seq)
        assert curtain.seat == 0
    curtain.follow([0, 1], 1, 5)
    assert curtain.seat is None


def test_who_was_in_front_may_come_back_until_somebody_else_has_looked() -> None:
    curtain = Curtain()
    curtain.follow([0, 1, 2], 0, 0)
    curtain.look([0, 1, 2], 0, 0)
    curtain.follow([0, 1, 2], 1, 1)
    assert curtain.may_look([0, 1, 2], 1) == [1, 0]
    curtain.look([0, 1, 2], 1, 0)
    curtain.follow([0, 1, 2], 1, 1)
    assert curtain.seat == 0
    curtain.look([0, 1, 2], 1, None)
    assert curtain.may_look([0, 1, 2], 1) == [1, 0]
    curtain.look([0, 1, 2], 1, 1)
    curtain.look([0, 1, 2], 1, None)
    assert curtain.may_look([0, 1, 2], 1) == [1]


def test_who_looks_back_is_covered_by_the_next_move_that_leads_to_another() -> None:
    curtain = Curtain()
    curtain.follow([0, 1], 0, 0)
    curtain.look([0, 1], 0, 0)
    curtain.follow([0, 1], 1, 1)
    curtain.look([0, 1], 1, 0)
    curtain.follow([0, 1], 1, 3)  # undone and played again before anybody looked
    assert curtain.seat is None


def test_while_others_decide_anybody_here_may_look() -> None:
    curtain = Curtain()
    curtain.follow([0, 2], 1, 0)
    assert curtain.may_look([0, 2], 1) == [0, 2]
    curtain.look([0, 2], 1, 2)
    assert curtain.seat == 2


# ── At the table ──


def test_nothing_is_sent_before_somebody_says_who_they_are() -> None:
    async def talk(hall: Hall) -> None:
        table = await begun(hall)
        listener = Listener(table, OLA)
        await until(lambda: listener.frames)
        assert [type(frame) for frame in listener.frames] == [TableChanged]
        shown = listener.frames[0]
        assert isinstance(shown, TableChanged)
        told = shown.table
        assert (told.you, told.sharing, told.may_look, told.decides) == (None, [0, 1], [0], 0)
        listener.watcher.look(0)
        await until(lambda: listener.last is not None)
        assert listener.last is not None
        assert (listener.last.seat, listener.last.legal != []) == (0, True)
        await listener.gone()

    run(talk)


def test_a_hand_over_draws_the_curtain_and_begins_the_log_anew() -> None:
    async def talk(hall: Hall) -> None:
        table = await begun(hall)
        listener = Listener(table, OLA)
        listener.watcher.look(0)
        await until(lambda: listener.last is not None)
        await played(table, 0)
        await until(lambda: listener.watcher.seat is None and decides(table) == ZOSIA)
        while listener.frames:
            listener.frames.clear()
            await asyncio.sleep(0)
        with pytest.raises(Watching):
            await table.moves.act(listener.watcher.seat, table.seq, 0)
        listener.watcher.look(ZOSIA)
        await until(lambda: any(isinstance(frame, PositionShown) for frame in listener.frames))
        told = [frame for frame in listener.frames if isinstance(frame, PositionShown)]
        assert [entry.seq for entry in told[0].happened] == list(range(1, table.seq + 1))
        assert all(frame.seat == ZOSIA for frame in told)
        assert all(entry.action is None for entry in told[0].happened if entry.seat == 0)
        await listener.gone()

    run(talk)


def test_a_hint_that_comes_after_the_hand_over_is_told_to_nobody() -> None:
    async def talk(hall: Hall) -> None:
        table = await begun(hall, msgspec.structs.replace(TWO, hints=True))
        listener = Listener(table, OLA)
        conversation = Conversation(table, listener.watcher, in_english)
        listener.watcher.look(0)
        await until(lambda: listener.last is not None)
        advice = await table.questions.hint(0, table.seq)
        listener.watcher.reply(msgspec.structs.replace(advice, answers=7), 0)
        await played(table, 0)
        await until(lambda: any(isinstance(frame, Refused) for frame in listener.frames))
        assert not any(isinstance(frame, Hints) for frame in listener.frames)
        refused = [frame for frame in listener.frames if isinstance(frame, Refused)]
        assert [(frame.problem.id, frame.answers) for frame in refused] == [("server-handed-over", 7)]
        await conversation.end()
        await listener.gone()

    run(talk)


def test_the_past_is_seen_with_the_eyes_of_whoever_is_in_front() -> None:
    async def talk(hall: Hall) -> None:
        table = await begun(hall)
        listener = Listener(table, OLA)
        listener.watcher.look(0)
        await played(table, 0)
        assert (await table.looking_back.earlier(OLA.id, 0)).seat is None
        with pytest.raises(NotAllowed):
            await table.looking_back.earlier(OLA.id, 0, 0)
        with pytest.raises(NotAllowed):
            await table.looking_back.earlier(OLA.id, 0, ZOSIA)
        with pytest.raises(CurtainDrawn):
            await moving.position(table, OLA)
        listener.watcher.look(ZOSIA)
        assert (await table.looking_back.earlier(OLA.id, 0)).seat == ZOSIA
        assert (await moving.position(table, OLA)).seat == ZOSIA
        with pytest.raises(NotAllowed):
            await table.looking_back.earlier(OLA.id, 0, 0)
        await listener.gone()

    run(talk)


def test_against_bots_alone_a_take_back_would_be_free_but_not_beside_others() -> None:
    async def talk(hall: Hall) -> None:
        wanted = CreateTable("smoki", 3, OPTIONS, ["random"], friendly=True, beside=["Zosia"])  # type: ignore[arg-type]
        table = await begun(hall, wanted)
        listener = Listener(table, OLA)
        conversation = Conversation(table, listener.watcher, in_english)
        listener.watcher.look(0)
        await played(table, 0)
        assert decides(table) == ZOSIA
        listener.watcher.look(0)
        await conversation.receive(b'{"type": "take_back", "seq": %d, "id": 1}' % table.seq)
        assert table.vote.asked is not None
        assert table.vote.asked.waits_for == [ZOSIA]
        await conversation.receive(b'{"type": "agree", "seq": %d, "yes": true, "seat": 2, "id": 2}' % table.seq)
        assert table.vote.asked is not None
        await conversation.receive(b'{"type": "agree", "seq": %d, "yes": true, "seat": 1, "id": 3}' % table.seq)
        assert decides(table) == 0
        await conversation.end()
        await listener.gone()

    run(talk)


def test_a_clock_runs_while_the_device_is_handed_over() -> None:
    clock = MovedClock()

    async def talk(hall: Hall) -> None:
        wanted = msgspec.structs.replace(TWO, clock=TimeControl("move", 60))
        table = await begun(hall, wanted)
        clock.move(61)
        await hall.look_at_clocks()
        assert [seat.given_up for seat in table.row.seats] == [True, False]

    run(talk, one_hall(clock))


# ── Coming and going ──


def test_people_sit_down_beside_the_guest_and_get_up() -> None:
    async def talk(hall: Hall) -> None:
        table = await hall.table((await lobby.create(hall, OLA, CreateTable("smoki", 4, beside=["Zosia"]))).table.id)
        await sharing.sit_beside(table, OLA, SitBeside("Ewa", 3))
        await lobby.sit(table, JAN, Sit())
        await sharing.get_up(table, OLA, 1)
        assert [seat.name for seat in table.row.seats] == ["Ola", None, "Jan", "Ewa"]
        assert (table.row.sharing(OLA.id), table.row.sharing(JAN.id)) == ([0, 3], [])
        for seat in (0, 2):
            with pytest.raises(NotAllowed):
                await sharing.get_up(table, OLA, seat)
        with pytest.raises(NotAllowed):
            await sharing.sit_beside(table, GuestRow("adam", "Adam"), SitBeside("Iga"))
        await sharing.sit_beside(table, JAN, SitBeside("  "))
        assert table.row.seats[1].name == "Guest"
        with pytest.raises(TableFull):
            await sharing.sit_beside(table, JAN, SitBeside("Iga"))
        await lobby.start(table, OLA, None)
        with pytest.raises(NotNow):
            await sharing.get_up(table, OLA, 3)

    run(talk)


def test_a_table_must_have_room_for_them() -> None:
    async def talk(hall: Hall) -> None:
        for wanted in (
            CreateTable("smoki", 2, beside=["Zosia", "Ewa"]),
            CreateTable("smoki", 3, bots=["random"], beside=["Zosia", "Ewa"]),
            CreateTable("smoki", 3, sit=False, beside=["Zosia"]),
        ):
            with pytest.raises(TableFull):
                await lobby.create(hall, OLA, wanted)

    run(talk)


def test_rated_games_are_not_for_them() -> None:
    async def talk(hall: Hall) -> None:
        ola = msgspec.structs.replace(OLA, account=True)
        plain = CreateTable("smoki", 3, clock=TimeControl("move", 60), rated=True, hints=False)
        with pytest.raises(RatedDevice):
            await lobby.create(hall, ola, msgspec.structs.replace(plain, beside=["Zosia"]))
        table = await hall.table((await lobby.create(hall, ola, plain)).table.id)
        with pytest.raises(RatedDevice):
            await sharing.sit_beside(table, ola, SitBeside("Zosia"))

    run(talk)


def test_who_leaves_takes_them_along() -> None:
    async def talk(hall: Hall) -> None:
        wanted = CreateTable("smoki", 3, beside=["Zosia"])
        table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
        await lobby.sit(table, JAN, Sit())
        await lobby.leave(table, OLA)
        assert [seat.free for seat in table.row.seats] == [True, True, False]
        table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
        await lobby.sit(table, JAN, Sit())
        await lobby.start(table, OLA, None)
        await lobby.leave(table, OLA)
        assert [seat.bot is not None for seat in table.row.seats] == [True, True, False]
        assert table.row.people == [2]

    run(talk)


def test_who_goes_home_is_replaced_at_once_and_may_come_back() -> None:
    async def talk(hall: Hall) -> None:
        table = await begun(hall, msgspec.structs.replace(TWO, seats=3, bots=["random"]))
        await lobby.stand_in(table, OLA, ZOSIA, "random")
        assert table.row.seats[ZOSIA].bot == "random"
        with pytest.raises(NotAllowed):
            await lobby.give_back(table, JAN, ZOSIA)
        await lobby.give_back(table, OLA, ZOSIA)
        assert table.row.people == [0, ZOSIA]

    run(talk)


def test_a_rematch_has_them_again() -> None:
    async def talk(hall: Hall) -> None:
        wanted = CreateTable("smoki", 2, {"scoring": "rounds", "rounds": 1, "turn_cap": 2}, beside=["Zosia"])
        table = await begun(hall, wanted)
        while (seat := decides(table)) is not None:
            await played(table, seat)
        again = await lobby.rematch(table, OLA)
        assert again.row.status == "playing"
        assert [seat.name for seat in again.row.seats] == ["Ola", "Zosia"]
        assert again.row.sharing(OLA.id) == [0, 1]

    run(talk)


def test_a_rematch_that_is_declined_frees_their_seats() -> None:
    async def talk(hall: Hall) -> None:
        options = {"scoring": "rounds", "rounds": 1, "turn_cap": 2}
        table = await hall.table((await lobby.create(hall, OLA, CreateTable("smoki", 3, options))).table.id)  # type: ignore[arg-type]
        await lobby.sit(table, JAN, Sit())
        await sharing.sit_beside(table, JAN, SitBeside("Zosia"))
        await lobby.start(table, OLA, None)
        while (seat := decides(table)) is not None:
            await played(table, seat)
        again = await lobby.rematch(table, OLA)
        assert again.row.status == "gathering"
        await lobby.decline_rematch(again, JAN)
        assert [seat.free for seat in again.row.seats] == [False, True, True]

    run(talk)


def test_in_a_browser_the_file_of_a_running_game_is_kept_back() -> None:
    async def talk(hall: Hall) -> None:
        alone = await begun(hall, CreateTable("smoki", 2, bots=["random"]))
        assert b"seed" in await moving.save_file(alone)
        table = await begun(hall)
        with pytest.raises(HandsInside):
            await moving.save_file(table)

    policy = Policy(absent_after=0.0, idle_tables=10, hints_per_minute=60, at_home=True)
    run(talk, Hall(MemoryStore(), InlineSampler(), InlineBots(0.05), policy))
