"""What people have to do with each other: chat, blocks, reports, invitations, rematches, what waits for one."""

import asyncio
from typing import Any

import msgspec
import pytest

from drakehall.hall import lobby, people, rematches
from drakehall.hall.company_rows import Wishes
from drakehall.hall.errors import (
    CannotInvite,
    NoSuchLine,
    NotAllowed,
    NothingSaid,
    SeatKept,
    TooMuch,
    WrongLink,
)
from drakehall.hall.hall import Hall
from drakehall.hall.memory import MemoryStore
from drakehall.hall.notices import Notice, is_quiet
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.hall.waiting import waits_for
from drakehall.wire.frames import Chatted
from drakehall.wire.tables import CreateTable, Sit, TimeControl
from tests.hall.two_halls import JAN, OLA, Listener, MovedClock, halls_over, one_hall, started, until
from tests.server.house import house

EWA = GuestRow("ewa", "Ewa")
GAME = CreateTable("smoki", 2, {"starting_seat": 0, "turn_cap": 6}, open=True)


def heard(listener: Listener) -> list[str]:
    """What somebody who looks on was sent of the chat."""
    frames = [frame for frame in listener.frames if isinstance(frame, Chatted)]
    return [line.text or f"({line.reaction})" for frame in frames for line in frame.lines]


async def met(*guests: GuestRow) -> Hall:
    """A hall that knows people."""
    hall = one_hall(MovedClock())
    for guest in guests:
        await hall.store.add_guest(guest, f"token of {guest.id}")
    return hall


async def finished(hall: Hall) -> LiveTable:
    """A game of two that is over."""
    (table,) = await started([hall], GAME)
    while table.row.status == "playing":
        assert table.stored is not None
        state = table.stored.state
        assert state.seat is not None
        await table.moves.act(state.seat, table.seq, state.legal()[0])
    return table


def test_those_who_sit_at_a_table_talk_across_halls_and_nobody_else_reads_it() -> None:
    async def main() -> None:
        first, second = await started(halls_over(MemoryStore(), 2), GAME)
        ola, jan, stranger = Listener(first, OLA), Listener(second, JAN), Listener(second, None)
        await first.chat.say(OLA.id, "  Dzień\u202e dobry\n<b>  ")
        await second.chat.say(JAN.id, None, "good_luck")
        await until(lambda: len(heard(ola)) == len(heard(jan)) == 2)
        assert heard(ola) == heard(jan) == ["Dzień dobry <b>", "(good_luck)"]
        for nobody in (None, EWA.id):
            with pytest.raises(NotAllowed):
                await first.chat.say(nobody, "psst")
        with pytest.raises(NothingSaid):
            await first.chat.say(OLA.id, " \u200b\u2800 ")
        late = Listener(first, JAN)
        await until(lambda: heard(late))
        assert heard(late) == heard(jan)
        assert heard(stranger) == []
        assert "dobry" not in str(await first.hall.store.log(first.row.id))
        for each in (ola, jan, stranger, late):
            await each.gone()

    house(main())


def test_lines_that_cross_are_both_kept() -> None:
    async def main() -> None:
        first, second = await started(halls_over(MemoryStore(), 2), GAME)
        ola = Listener(first, OLA)
        says = [first.chat.say(OLA.id, f"a{n}") for n in range(4)] + [
            second.chat.say(JAN.id, f"b{n}") for n in range(4)
        ]
        await asyncio.gather(*says)
        await until(lambda: len(heard(ola)) == 8)
        assert sorted(heard(ola)) == [f"{who}{n}" for who in "ab" for n in range(4)]
        numbers = [line.number for line in first.chat.shown(OLA.id, 0)]
        assert numbers == list(range(1, 9))
        await ola.gone()

    house(main())


def test_nobody_talks_without_end() -> None:
    async def main() -> None:
        (table,) = await started([one_hall(MovedClock())], GAME)
        for _ in range(8):
            await table.chat.say(OLA.id, "ha")
        with pytest.raises(TooMuch):
            await table.chat.say(OLA.id, "ha")
        await table.chat.say(JAN.id, "…")

    house(main())


def test_who_blocks_reads_nothing_of_the_other_nor_is_read() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        (table,) = await started([hall], GAME)
        await table.chat.say(OLA.id, "one")
        await table.chat.say(JAN.id, "two")
        await people.block_seat(table, JAN, 0)
        assert [line.text for line in table.chat.shown(JAN.id, 0)] == ["two"]
        assert [line.text for line in table.chat.shown(OLA.id, 0)] == ["one"]
        assert [(each.person, each.blocked) for each in (await people.met(hall, JAN)).people] == [("ola", True)]
        await people.unblock(hall, JAN, OLA.id)
        assert [line.text for line in table.chat.shown(OLA.id, 0)] == ["one", "two"]
        with pytest.raises(NotAllowed):
            await people.block(hall, JAN, JAN.id)

    house(main())


def test_a_report_tells_the_keeper_what_was_said_and_what_before() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN, EWA)
        (table,) = await started([hall], GAME)
        for text in ("hm", "you fool"):
            await table.chat.say(JAN.id, text)
        await table.chat.report(OLA.id, 1, 2, "rude")
        await table.chat.report(OLA.id, 1, None, "")
        with pytest.raises(NoSuchLine):
            await table.chat.report(OLA.id, 1, 9, "")
        with pytest.raises(NotAllowed):
            await table.chat.report(EWA.id, 1, 2, "")
        line, name = await hall.store.chats.reports()
        assert (line.person, line.line, line.context, line.why) == ("jan", "you fool", ["Jan: hm"], "rude")
        assert (name.person, name.line, name.name, len(name.context)) == ("jan", None, "Jan", 2)
        await hall.store.chats.handle_report(line.number, 5)
        assert await hall.store.chats.reports() == [name]

    house(main())


def test_what_was_said_is_forgotten_in_time() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        clock = hall.clock
        assert isinstance(clock, MovedClock)
        (table,) = await started([hall], GAME)
        await table.chat.say(OLA.id, "old")
        clock.move(29 * 86_400)
        await table.chat.say(OLA.id, "new")
        clock.move(2 * 86_400)
        await hall.keep_house()
        assert [row.text for row in await hall.store.chats.lines(table.row.id, 0, 10)] == ["new"]
        assert [line.text for line in table.chat.shown(JAN.id, 0)] == ["new"], "not in memory either"
        clock.move(31 * 86_400)
        await hall.keep_house()
        await table.chat.say(OLA.id, "again")
        assert [(line.number, line.text) for line in table.chat.shown(JAN.id, 2)] == [(3, "again")]

    house(main())


def test_what_somebody_said_who_is_gone_for_good_is_shown_in_no_hall() -> None:
    async def main() -> None:
        store = MemoryStore()
        tables = await started(halls_over(store, 2), GAME)
        for guest, text in ((OLA, "one"), (JAN, "two"), (OLA, "three")):
            await tables[0].chat.say(guest.id, text)
        await tables[1].chat.read()
        chats: Any = store.chats
        id_, former = tables[0].row.id, {"name": "Former player", "text": None, "reaction": None}
        chats._lines[id_] = [
            msgspec.structs.replace(row, **former) if row.person == OLA.id else row for row in chats._lines[id_]
        ]
        await tables[0].hall.forgotten(id_)
        for table in tables:
            await until(lambda table=table: [each.text for each in table.chat.shown(JAN.id, 0)] == ["two"])
        await tables[1].chat.say(JAN.id, "four")
        await until(lambda: [each.number for each in tables[0].chat.shown(JAN.id, 0)] == [2, 4])

    house(main())


def test_only_people_met_are_invited_and_they_see_it_sit_down_or_decline() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN, EWA)
        await started([hall], GAME)
        closed = CreateTable("smoki", 3, open=False, clock=TimeControl("days", 86_400))
        table = await hall.table((await lobby.create(hall, OLA, closed)).table.id)
        with pytest.raises(CannotInvite):
            await people.invite(table, OLA, EWA.id)
        with pytest.raises(NotAllowed):
            await people.invite(table, EWA, JAN.id)
        with pytest.raises(WrongLink):
            await lobby.sit(table, JAN, Sit())
        await people.invite(table, OLA, JAN.id)
        (asked,) = (await waits_for(hall, JAN)).invitations
        assert (asked.table, asked.by, asked.rematch, asked.clock) == (table.row.id, "Ola", False, closed.clock)
        await people.decline(table, JAN)
        assert (await waits_for(hall, JAN)).invitations == []
        await people.invite(table, OLA, JAN.id)
        await lobby.sit(table, JAN, Sit())
        assert (await waits_for(hall, JAN)).invitations == []
        await people.block(hall, JAN, OLA.id)
        other = await hall.table((await lobby.create(hall, OLA, closed)).table.id)
        with pytest.raises(CannotInvite):
            await people.invite(other, OLA, JAN.id)

    house(main())


def test_a_rematch_keeps_the_seats_and_begins_when_all_have_accepted() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN, EWA)
        old = await finished(hall)
        new = await lobby.rematch(old, JAN)
        assert (new.row.status, new.row.host) == ("gathering", JAN.id)
        assert old.described(OLA.id).rematch == new.row.id
        assert [(seat.kept, seat.person, seat.name) for seat in new.described(OLA.id).seats] == [
            (True, False, "Ola"),
            (False, True, "Jan"),
        ]
        assert (new.described(OLA.id).asked, new.described(JAN.id).asked) == (True, False)
        assert [(each.table, each.rematch) for each in (await waits_for(hall, OLA)).invitations] == [(new.row.id, True)]
        with pytest.raises(SeatKept):
            await lobby.sit(new, EWA, Sit(seat=0))
        assert await lobby.rematch(old, JAN) is new, "asking twice is as good as once"
        assert new.described(None).status == "gathering"
        assert await lobby.rematch(old, OLA) is new
        assert new.described(None).status == "playing"
        assert new.row.seed != old.row.seed or new.row.salt != old.row.salt
        await hall.close()

    house(main())


def test_who_declines_a_rematch_leaves_a_free_seat() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN, EWA)
        new = await lobby.rematch(await finished(hall), JAN)
        with pytest.raises(NotAllowed):
            await rematches.decline(new, EWA)
        await rematches.decline(new, OLA)
        assert (new.row.seats[0].free, new.row.status) == (True, "gathering")
        assert (await waits_for(hall, OLA)).invitations == []
        await lobby.sit(new, EWA, Sit(seat=0))
        await lobby.start(new, JAN, None)
        assert new.row.status == "playing"
        await hall.close()

    house(main())


def test_what_waits_is_where_others_wait() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        (friends,) = await started([hall], GAME)
        alone = CreateTable("smoki", 2, {"starting_seat": 0}, ["random"])
        await lobby.start(await hall.table((await lobby.create(hall, OLA, alone)).table.id), OLA, None)
        days = CreateTable("smoki", 2, {"starting_seat": 0}, open=True, clock=TimeControl("days", 86_400))
        (slow,) = await started([hall], days)
        turns = (await waits_for(hall, OLA)).turns
        assert [turn.table for turn in turns] == [slow.row.id, friends.row.id], "the most urgent first, bots not at all"
        assert (turns[0].others, turns[0].due) == (["Jan"], int(hall.clock.time()) + 86_400)
        assert (await waits_for(hall, JAN)).turns == []
        await hall.close()

    house(main())


# ── Notices ──


class Jobs:
    """Takes jobs and does none."""

    def __init__(self) -> None:
        self.asked: list[Notice] = []

    async def open(self) -> None:
        pass

    async def enqueue(self, name: str, payload: object, *, delay: float = 0.0) -> None:
        assert isinstance(payload, Notice)
        self.asked.append(payload)

    async def close(self) -> None:
        pass


async def told(hall: Hall, seconds: float = 31) -> list[tuple[str, str, str]]:
    """Let time pass; say who was told what, how."""
    assert isinstance(hall.clock, MovedClock)
    hall.jobs = jobs = Jobs()
    hall.clock.move(seconds)
    await hall.notices.tell()
    return [(each.person, each.kind, each.channel) for each in jobs.asked]


async def play(table: LiveTable) -> None:
    """Play until the decision passes on."""
    assert table.stored is not None
    mover = table.stored.state.seat
    while table.stored.state.seat == mover:
        assert mover is not None
        await table.moves.act(mover, table.seq, table.stored.state.legal()[0])


WEBHOOK = Wishes(webhook="https://example.org", webhook_secret="s")


def test_a_turn_is_told_once_and_never_while_one_looks() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        for guest in (OLA, JAN):
            await hall.store.notices.save_wishes(guest.id, WEBHOOK)
        (table,) = await started([hall], GAME)
        await told(hall)
        await play(table)
        assert await told(hall, 29) == [], "there is time to come and look"
        assert await told(hall, 2) == [("jan", "turn", "webhook")]
        assert await told(hall) == []
        ola = Listener(table, OLA)
        await play(table)
        assert await told(hall) == [], "who looks sees it"
        await play(table)
        await play(table)
        await ola.gone()
        assert await told(hall) == [("ola", "turn", "webhook")]
        await play(table)
        await play(table)
        assert [who for who, _, _ in await told(hall)] == ["ola"], "a turn that has passed is not told"

    house(main())


def test_quiet_hours_put_a_notice_off_until_they_end() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        assert isinstance(hall.clock, MovedClock)
        hall.clock.now = 1_800_050_400.0 - 1_800_050_400.0 % 86_400 + 22.5 * 3600  # 22:30 UTC
        await hall.store.notices.save_wishes(JAN.id, Wishes(webhook="x", quiet_from=22, quiet_to=7))
        (table,) = await started([hall], GAME)
        await told(hall)
        await play(table)
        assert await told(hall) == []
        assert await told(hall, 7 * 3600) == []
        assert await told(hall, 2 * 3600) == [("jan", "turn", "webhook")]

    house(main())


def test_quiet_hours_are_those_of_the_persons_time_zone() -> None:
    noon = 1_784_548_800.0  # 20 July 2026, 12:00 UTC
    assert is_quiet(Wishes(zone="Asia/Tokyo", quiet_from=20, quiet_to=22), noon)
    assert not is_quiet(Wishes(zone="Europe/Warsaw", quiet_from=20, quiet_to=22), noon)
    assert is_quiet(Wishes(zone="Europe/Warsaw", quiet_from=14, quiet_to=15), noon)
    assert not is_quiet(Wishes(zone="Nowhere/Such", quiet_from=13, quiet_to=12), noon)
    assert not is_quiet(Wishes(quiet_from=12, quiet_to=12), noon)


def test_invitations_and_rematches_are_told_as_one_wishes() -> None:
    async def main() -> None:
        hall = await met(OLA, JAN)
        old = await finished(hall)
        await hall.store.notices.save_wishes(OLA.id, Wishes(invitations=False, webhook="x"))
        await hall.store.notices.save_wishes(JAN.id, Wishes(email="jan@example.org", confirmed=True))
        await lobby.rematch(old, OLA)
        table = await hall.table((await lobby.create(hall, OLA, CreateTable("smoki", 2))).table.id)
        await people.invite(table, OLA, JAN.id)
        await people.invite(table, OLA, JAN.id)
        assert await told(hall) == [("jan", "rematch", "email"), ("jan", "invitation", "email")]
        other = await hall.table((await lobby.create(hall, JAN, CreateTable("smoki", 2))).table.id)
        await people.invite(other, JAN, OLA.id)
        assert await told(hall) == []
        await hall.close()

    house(main())


def test_of_two_halls_one_tells() -> None:
    async def main() -> None:
        clock, store = MovedClock(), MemoryStore()
        halls = halls_over(store, 2, clock)
        for guest in (OLA, JAN):
            await store.add_guest(guest, f"token of {guest.id}")
            await store.notices.save_wishes(guest.id, WEBHOOK)
        tables = await started(halls, GAME)
        clock.move(31)
        for hall in halls:
            hall.jobs = Jobs()
            await hall.notices.tell()
        await play(tables[0])
        await until(lambda: tables[0].seq == tables[1].seq)
        found = await told(halls[0]) + await told(halls[1], 0)
        assert found == [("jan", "turn", "webhook")]

    house(main())
