"""A hall without server: tables, bots, hints and conversations in memory, as a browser's worker runs them."""

import msgspec
import pytest

from drakehall.hall import awaited, lobby, moving
from drakehall.hall.conversation import Conversation
from drakehall.hall.errors import NotNow
from drakehall.hall.hall import Hall
from drakehall.hall.memory import MemoryStore
from drakehall.hall.ports import Wanted
from drakehall.hall.problems import in_english
from drakehall.session import save
from drakehall.wire.frames import Answer, Done, Hints, PositionShown, Refused, TableChanged
from drakehall.wire.tables import CreateTable, Sit
from tests.hall.two_halls import JAN, OLA, Listener, one_hall, until
from tests.server.house import house


def test_a_game_against_a_bot_from_the_first_frame_to_the_save() -> None:
    async def main() -> None:
        hall = one_hall()
        await hall.open()
        wanted = CreateTable("smoki", 2, {"starting_seat": 1, "turn_cap": 6}, ["greedy"])
        table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
        with pytest.raises(NotNow):
            await moving.save_file(table)
        ola = Listener(table, OLA)
        talk = Conversation(table, ola.watcher, in_english)
        await lobby.start(table, OLA, None)
        while not (ola.last and ola.last.result):
            await until(lambda: ola.last and (ola.last.legal or ola.last.result))
            assert isinstance(ola.last, PositionShown)
            if ola.last.legal:
                seq = ola.last.seq
                await talk.receive(
                    f'{{"type": "act", "id": {seq}, "seq": {seq}, "action": {ola.last.legal[0].action}}}'
                )
                await until(lambda at=seq: ola.last and ola.last.seq > at)
        assert isinstance(ola.frames[0], TableChanged)
        assert {frame.answers for frame in ola.frames if isinstance(frame, Done)} >= {1}
        assert [entry.seq for entry in ola.happened] == list(range(1, table.seq + 1))
        assert save.from_json(await moving.save_file(table)).state.over
        listed = await lobby.listing(hall, OLA, mine=True)
        assert [(each.id, each.status) for each in listed.tables] == [(table.row.id, "over")]
        again = await lobby.rematch(table, OLA)
        assert table.described(OLA.id).rematch == again.row.id
        await ola.gone()
        await hall.close()

    house(main())


def test_a_persons_list_tells_whose_turn_it_is_and_a_new_name_reaches_the_tables_that_gather() -> None:
    async def main() -> None:
        hall = one_hall()
        wanted = CreateTable("smoki", 2, {"starting_seat": 1}, open=True)
        table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
        await lobby.sit(table, JAN, Sit())
        await lobby.rename(hall, OLA, "Aleksandra")
        assert [seat.name for seat in table.row.seats] == ["Aleksandra", JAN.name]
        await lobby.start(table, OLA, None)
        for guest in (OLA, JAN):
            listed = await lobby.listing(hall, guest, mine=True)
            assert [(each.you, each.decides) for each in listed.tables] == [(guest is JAN, 1)]
        assert [each.decides for each in (await lobby.listing(hall, OLA)).tables] == [None]
        await lobby.rename(hall, OLA, "Ola")
        assert table.row.seats[0].name == "Aleksandra", "a game that has begun keeps its names"
        await hall.close()

    house(main())


def of_earlier_days(hall: Hall) -> None:
    """Forget what was not kept of tables and their logs before there were clocks."""
    store = hall.store
    assert isinstance(store, MemoryStore)
    rows = {id_: msgspec.structs.replace(row, began=None, first=None) for id_, row in store._tables.items()}
    store._tables |= rows
    for table in hall.tables:
        table.row = rows[table.row.id]


def test_a_list_reads_no_table_to_tell_whose_turn_it_is_but_a_few_of_earlier_days() -> None:
    async def main() -> None:
        hall = one_hall()
        for _ in range(awaited.MOST_WOKEN + 3):
            created = await lobby.create(hall, OLA, CreateTable("smoki", 2, {"starting_seat": 1}, open=True))
            table = await hall.table(created.table.id)
            await lobby.sit(table, JAN, Sit())
            await lobby.start(table, OLA, None)
        kept = hall.tables[0]

        async def told() -> list[str]:
            """The tables of which it is told that it is Jan's turn, nothing being in memory but one."""
            for table in hall.tables:
                if table is not kept:
                    hall.forget(table)
            return [each.id for each in (await lobby.listing(hall, OLA, mine=True)).tables if each.decides == 1]

        assert len(await told()) == awaited.MOST_WOKEN + 3
        assert hall.tables == [kept]
        for row in await hall.store.tables(Wanted()):
            await hall.table(row.id)
            await hall.table(kept.row.id)  # tables that nobody has asked for of late leave memory
        of_earlier_days(hall)
        found = await told()
        assert len(hall.tables) == awaited.MOST_WOKEN + 1
        assert sorted(found) == sorted(table.row.id for table in hall.tables)
        assert kept.row.id in found, "what is in memory anyway is told"
        await hall.close()

    house(main())


def test_bots_in_the_same_process_let_their_moves_be_shown_one_by_one() -> None:
    async def main() -> None:
        hall = one_hall()
        wanted = CreateTable("smoki", 3, {"starting_seat": 1}, ["random", "random"])
        table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
        ola = Listener(table, OLA)
        await lobby.start(table, OLA, None)
        seen: set[int] = set()
        while not (ola.last and ola.last.legal):
            await until(lambda: ola.last and ola.last.seq not in seen)
            assert ola.last is not None
            seen.add(ola.last.seq)
        assert seen == set(range(table.seq + 1))
        await ola.gone()
        await hall.close()

    house(main())


def test_questions_hints_and_refusals() -> None:
    async def main() -> None:
        hall = one_hall()
        wanted = CreateTable("smoki", 2, {"starting_seat": 0}, ["random"])
        table = await hall.table((await lobby.create(hall, OLA, wanted)).table.id)
        await lobby.start(table, OLA, None)
        ola = Listener(table, OLA)
        talk = Conversation(table, ola.watcher, in_english)
        await talk.receive('{"type": "ask", "id": 1, "action": "turn_up 0"}')
        await talk.receive('{"type": "ask", "id": 2, "action": "place 0"}')
        await talk.receive('{"type": "act", "id": 3, "seq": 7, "action": "turn_up 0"}')
        await talk.receive("nonsense")
        await talk.receive('{"type": "hint", "id": 5, "seq": 0}')
        await until(lambda: any(isinstance(frame, Hints) for frame in ola.frames))
        possible, impossible = (frame for frame in ola.frames if isinstance(frame, Answer))
        assert (possible.answers, possible.reason) == (1, None)
        assert (impossible.answers, impossible.reason is None) == (2, False)
        stale, unreadable = (frame for frame in ola.frames if isinstance(frame, Refused))
        assert (stale.answers, stale.problem.id) == (3, "server-stale")
        assert stale.problem.text == "this answers position 7, but the game is at 0"
        assert (unreadable.problem.id, unreadable.seq) == ("server-malformed", 0)
        (hints,) = (frame for frame in ola.frames if isinstance(frame, Hints))
        assert hints.advice[0].action in range(6)
        await ola.gone()
        await hall.close()

    house(main())
