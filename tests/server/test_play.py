"""Live play over the socket: positions, choices, refusals, undo, take-back, catching up."""

from typing import Any

import pytest

from drakehall.client import Refusal
from drakehall.client.seat import SeatAtTable
from drakehall.wire.frames import Act, PositionShown, Refused
from tests.server.house import at, open_house, play, table_for_two, until

SEATED: dict[str, Any] = {"starting_seat": 0}


async def refused(seat: SeatAtTable, frame: Act) -> Refused:
    await seat.send(frame)
    while not isinstance(told := await seat.receive(), Refused):
        pass
    return told


async def turned_up(seats: list[SeatAtTable]) -> None:
    for _ in seats:
        await play(seats, "turn_up 0")


async def test_a_seat_is_told_its_view_its_choices_and_their_targets(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        first, second = seats[0].position, seats[1].position
        assert first is not None
        assert second is not None
        assert (first.seq, first.decides, first.seat) == (0, 0, 0)
        assert [choice.name for choice in first.legal] == [f"turn_up {slot}" for slot in range(6)]
        assert first.legal[3].targets == ("slot-3",)
        assert second.legal == []
        assert b'"viewer":1' in bytes(second.view)
        assert b'"starting_seat":0' in bytes(first.options)


async def test_everybody_is_told_what_happened_and_only_the_mover_its_notation(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        await play(seats, "turn_up 2")
        told = [seat.position.happened for seat in seats if seat.position]
        assert [entry.seq for entry in told[0]] == [entry.seq for entry in told[1]] == [1]
        assert told[0][0].events == told[1][0].events != []
        assert (told[0][0].action, told[1][0].action) == ("turn_up 2", None)


REFUSED: list[tuple[int, int, Any, str]] = [
    (0, 2, "place 0", "error-illegal-action"),
    (0, 2, "fly 0", "error-unknown-action"),
    (0, 2, 100_000, "error-unknown-action"),
    (0, 2, "", "error-unknown-action"),
    (1, 2, "take_open 0", "error-not-your-turn"),
    (0, 1, "take_open 0", "server-stale"),
    (0, 9, "take_open 0", "server-stale"),
    (0, 0, "turn_up 0", "server-duplicate"),
    (1, 0, "turn_up 0", "server-stale"),
]


async def test_what_may_not_be_played_is_refused_and_changes_nothing(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        await turned_up(seats)
        table = hall.hall.tables[0]
        before = table.stored.state.dump() if table.stored else None
        for number, (seat, seq, action, problem) in enumerate(REFUSED):
            answer = await refused(seats[seat], Act(seq=seq, action=action, id=number))
            assert (answer.problem.id, answer.answers, answer.seq) == (problem, number, 2)
            assert answer.problem.text
            assert table.stored is not None
            assert table.stored.state.dump() == before
            assert len(await hall.hall.store.log(table.row.id)) == 2
        assert await play(seats, "take_open 0") == 3


async def test_a_refused_action_says_why(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        await turned_up(seats)
        answer = await refused(seats[0], Act(seq=2, action="place 0"))
        assert answer.problem.reason is not None
        assert answer.problem.reason.id == "smoki-why-source"


async def test_why_not_can_be_asked_and_whether_it_can_be_undone(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        await turned_up(seats)
        await at(seats[0], 2)
        place = await seats[0].ask("place 0")
        assert place.reason is not None
        assert (await seats[0].ask("take_open 0")).final is False
        assert (await seats[0].ask("draw_hidden")).final is True
        with pytest.raises(Refusal) as other:
            await seats[1].ask("take_open 0")
        assert other.value.problem.id == "error-not-your-turn"


MALFORMED: list[str | bytes] = [
    "",
    "\x00",
    "{",
    "[]",
    "null",
    "7",
    '"act"',
    "{}",
    '{"type":"fly"}',
    '{"type":"act"}',
    '{"type":"act","seq":-1,"action":0}',
    '{"type":"act","seq":0,"action":[]}',
    '{"type":"act","seq":0,"action":0,"seat":1}',
    '{"type":"act","seq":1e99,"action":0}',
    '{"type":"act","seq":0,"action":99999999999999999999}',
    '{"type":"act","seq":0,"action":"' + "x" * 300 + '"}',
    "[" * 4000,
    b"\xff\x00",
]


async def test_malformed_frames_are_refused(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        for raw in MALFORMED:
            await seats[0].send_raw(raw)
            while not isinstance(told := await seats[0].receive(), Refused):
                pass
            assert told.problem.id == "server-malformed"
        assert await play(seats) == 1


async def test_spectators_see_everything_public_and_cannot_play(db: str) -> None:
    async with (
        open_house(db) as hall,
        table_for_two(hall, **SEATED) as seats,
        hall.guest() as stranger,
        stranger.play(hall.hall.tables[0].row.id) as spectator,
    ):
        await at(spectator, 0)
        await play(seats, "turn_up 0")
        position = await at(spectator, 1)
        assert (position.seat, position.legal) == (None, [])
        assert position.happened[-1].action is None
        answer = await refused(spectator, Act(seq=1, action="turn_up 0"))
        assert answer.problem.id == "server-watching"


async def test_undo_and_reset_up_to_the_commit_point(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        await turned_up(seats)
        await play(seats, "take_open 0")
        assert seats[0].position is not None
        assert seats[0].position.can_undo
        await seats[0].undo()
        position = await at(seats[1], 4)
        assert (position.happened[-1].kind, position.happened[-1].moves) == ("undo", 1)
        await play(seats, "take_open 1")
        await play(seats, "place 0")
        await seats[0].reset()
        position = await at(seats[0], 8)
        assert position.decides == 0
        assert not position.can_undo
        with pytest.raises(Refusal) as nothing:
            await seats[0].undo()
        assert nothing.value.problem.id == "error-cannot-undo"


async def test_forced_moves_are_played_and_logged(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, open_piles=1, **SEATED) as seats:
        await turned_up(seats)
        await play(seats, "take_open 0")
        assert await play(seats, "place 0") == 5
        for seat, forced in ((0, [False, True]), (1, [False, False])):  # whether it could choose is a mover's own
            position = await at(seats[seat], 5)
            assert [entry.forced for entry in position.happened] == forced


async def a_turn(seats: list[SeatAtTable]) -> None:
    await turned_up(seats)
    for action in ("take_open 0", "place 0", "put_top 0"):
        await play(seats, action)


async def test_take_back_needs_everybody(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, friendly=True, **SEATED) as seats:
        await a_turn(seats)
        await seats[0].ask_take_back()
        table = await until(seats[1], lambda table: table.take_back is not None)
        assert table.take_back is not None
        assert (table.take_back.seat, table.take_back.waits_for) == (0, [1])
        with pytest.raises(Refusal):
            await seats[0].answer_take_back(True)
        await seats[1].answer_take_back(True)
        position = await at(seats[0], 6)
        assert (position.happened[-1].kind, position.decides) == ("take_back", 0)
        assert await play(seats, "put_top 1") == 7


async def test_one_refusal_or_a_move_ends_the_wish(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, friendly=True, **SEATED) as seats:
        await a_turn(seats)
        for refuse in (True, False):
            await seats[0].ask_take_back()
            await until(seats[1], lambda table: table.take_back is not None)
            if refuse:
                await seats[1].answer_take_back(False)
            else:
                await play(seats)
            await until(seats[0], lambda table: table.take_back is None)
            with pytest.raises(Refusal) as late:
                await seats[1].answer_take_back(True)
            assert late.value.problem.id == "server-nothing-asked"


async def test_take_back_is_for_friendly_tables(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        await a_turn(seats)
        with pytest.raises(Refusal) as answer:
            await seats[0].ask_take_back()
        assert answer.value.problem.id == "server-not-friendly"


async def test_against_bots_only_one_may_always_take_back(db: str) -> None:
    async with open_house(db) as hall, hall.guest() as ola:
        seated = await ola.create("smoki", 2, bots=["random"], starting_seat=0)
        await ola.start(seated.table.id)
        async with ola.play(seated.table.id) as seat:
            await at(seat, 0)
            await seat.act("turn_up 0")
            assert (await at(seat, 2)).decides == 0
            await seat.ask_take_back()
            position = await at(seat, 3)
            assert (position.happened[-1].kind, position.happened[-1].moves) == ("take_back", 2)
            assert [choice.name for choice in position.legal] == [f"turn_up {slot}" for slot in range(6)]


async def test_who_comes_back_catches_up_without_loss_or_doubling(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats, hall.guest() as stranger:
        await a_turn(seats)
        table = hall.hall.tables[0].row.id
        for since in range(6):
            async with stranger.play(table, since) as late:
                position = await at(late, 5)
                assert [entry.seq for entry in position.happened] == list(range(since + 1, 6))
        async with stranger.play(table) as fresh:
            assert (await at(fresh, 5)).happened == []


async def test_a_whole_game_ends_with_scores_and_the_seed(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, turn_cap=4, **SEATED) as seats:
        hidden = await hall.guest().table(hall.hall.tables[0].row.id)
        assert (hidden.seed, hidden.salt) == (None, None)
        while not (seats[0].position and seats[0].position.result):
            await play(seats)
        result = seats[0].position.result
        assert len(result.scores) == 2
        assert [sum(points.values()) for points in result.breakdown] == result.scores
        assert result.winners
        table = await until(seats[1], lambda table: table.status == "over")
        assert table.commitment == hidden.commitment
        assert table.seed is not None
        assert table.salt is not None
        answer = await refused(seats[0], Act(seq=seats[0].seq or 0, action=0))
        assert answer.problem.id == "error-game-over"


async def test_a_position_is_told_once(db: str) -> None:
    async with open_house(db) as hall, table_for_two(hall, **SEATED) as seats:
        seen: list[int] = []
        await play(seats)
        await play(seats)
        await seats[0].ask("take_open 0")
        async with hall.guest() as stranger, stranger.play(hall.hall.tables[0].row.id) as late:
            frame = await late.receive()
            while not isinstance(frame, PositionShown):
                frame = await late.receive()
            seen.append(frame.seq)
        assert seen == [2]
