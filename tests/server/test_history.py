"""Earlier positions: what a seat was shown after every entry of the log, and nothing more."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import drakehall as dh
from drakehall.client import Client, Refusal
from drakehall.hall import projection
from drakehall.hall.history import RECENT, STRIDE, History
from drakehall.hall.table import LiveTable
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.session import Session, TakeBack
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import PositionShown
from tests.server.house import House, asking, at, house, open_house, play, table_for_two
from tests.server.markers import LABELS, LeakyViewGame, Markers, MarkersGame
from tests.server.test_wire_leaks import offered

Told = dict[tuple[int | None, int], PositionShown]
"""What each seat (None: a spectator) was told at each seq."""


async def played(
    hall: House, stack: AsyncExitStack, game: str, moves: int, **options: Any
) -> tuple[list[Client], Told]:
    """Play by chance, with an undo now and then; give the guests (the last one a spectator) and what they were told."""
    seats = dh.game(game).seats[-1] if game != "markers" else 3
    guests = [await stack.enter_async_context(hall.guest()) for _ in range(seats + 1)]
    table = (await guests[0].create(game, seats, **options)).table.id
    for guest in guests[1:-1]:
        await guest.sit(table)
    await guests[0].start(table)
    sockets = [await stack.enter_async_context(guest.play(table, since=0)) for guest in guests]
    dice, told, wanted = Chance(3), Told(), 0
    for _ in range(moves):
        for number, socket in enumerate(sockets):
            position = await at(socket, wanted)
            told[number if number < seats else None, position.seq] = position
        if position.decides is None:
            break
        mover = sockets[position.decides]
        assert mover.position is not None
        if mover.position.can_undo and dice.below(4) == 0:
            await mover.undo()
        else:
            legal = mover.position.legal
            await mover.act(legal[dice.below(len(legal))])
        wanted = position.seq + 1
    return guests, told


async def fetched(guests: list[Client], table: LiveTable, seq: int) -> dict[int | None, PositionShown]:
    last = len(guests) - 1
    return {at if at < last else None: await guest.position(table.row.id, seq) for at, guest in enumerate(guests)}


@pytest.mark.parametrize("game", dh.game_names())
async def test_every_seat_is_shown_again_what_it_was_shown_then(db: str, game: str) -> None:
    async with open_house(db) as hall, AsyncExitStack() as stack:
        guests, told = await played(hall, stack, game, 60)
        table = hall.hall.tables[0]
        assert table.seq > 3 * STRIDE
        for seq in sorted({seq for _, seq in told}, key=lambda seq: seq * 37 % 101):
            for seat, again in (await fetched(guests, table, seq)).items():
                then = told[seat, seq]
                assert (again.seq, again.seat, again.decides) == (seq, seat, then.decides)
                assert bytes(again.view) == bytes(then.view)
                assert bytes(again.options) == bytes(then.options)
                assert again.happened == then.happened[-1:]
                assert (again.legal, again.can_undo, again.result) == ([], False, then.result)


async def _no_leak(hall: House, game: str, moves: int) -> None:
    """Every position of the past is the same when it is made from samples of what stood there."""
    async with AsyncExitStack() as stack:
        guests, _ = await played(hall, stack, game, moves)
        table = hall.hall.tables[0]
        stored = table.stored
        assert stored is not None
        options = msgspec.Raw(ENCODER.encode(stored.state.options))
        past = History(lambda: dh.game(game).new_state(len(guests) - 1, stored.state.options, Chance(table.row.seed)))
        for seq in range(0, stored.seq + 1, 3):
            state = past.at(stored.log, seq)
            for seat, told in (await fetched(guests, table, seq)).items():
                for number in range(2):
                    world = state.sample(seat, Chance(7 * seq + number))
                    right = projection.earlier(stored, world, options, seat, seq)
                    assert ENCODER.encode(right) == ENCODER.encode(told), (seat, seq)


@pytest.mark.parametrize("game", dh.game_names())
async def test_the_past_depends_on_nothing_hidden(db: str, game: str) -> None:
    async with open_house(db) as hall:
        await _no_leak(hall, game, 50)


async def _markers(hall: House) -> None:
    """Search the bytes of every position for cards that lay hidden from the seat then."""
    async with AsyncExitStack() as stack:
        guests, _ = await played(hall, stack, "markers", 12)
        table = hall.hall.tables[0]
        assert table.stored is not None
        assert table.session is not None
        past = History(table.session.beginning)
        for seq in range(table.seq + 1):
            state = past.at(table.stored.log, seq)
            assert isinstance(state, Markers)
            for seat, told in (await fetched(guests, table, seq)).items():
                (hidden,) = state.secrets(seat)
                raw = ENCODER.encode(told)
                assert not [card for card in hidden if LABELS[card].encode() in raw]


async def test_no_card_that_was_hidden_then_is_in_the_bytes(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offered(MarkersGame(), monkeypatch)

    async with open_house(db) as hall:
        await _markers(hall)


def test_a_leak_into_the_past_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leaky: Game = LeakyViewGame()
    offered(leaky, monkeypatch)

    async def main() -> None:
        async with open_house(tmp_path) as hall:
            await _markers(hall)

    with pytest.raises(AssertionError):
        house(main())


async def test_other_eyes_only_when_the_game_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, turn_cap=2, starting_seat=0) as seats:
        table = hall.hall.tables[0].row.id
        async with hall.guest() as stranger:
            with pytest.raises(Refusal) as refusal:
                await stranger.position(table, 0, seat=0)
            assert refusal.value.problem.id == "server-not-allowed"
            while not (seats[0].position and seats[0].position.result):
                await play(seats)
            assert (await stranger.position(table, 0)).seat is None
            seen = await stranger.position(table, 3, seat=0)
            assert (seen.seat, seen.happened[0].seq) == (0, 3)
            last = hall.hall.tables[0].seq
            assert (await stranger.position(table, last)).result == seats[0].position.result


async def test_what_there_is_not_is_refused_in_words(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, hall.guest() as ola:
        seated = await ola.create("smoki", 2, bots=["random"], starting_seat=0)
        table = seated.table.id
        for seq, seat, problem in [(0, None, "server-not-now")]:
            with pytest.raises(Refusal) as refusal:
                await ola.position(table, seq, seat)
            assert refusal.value.problem.id == problem
        await ola.start(table)
        for seq, seat, problem in [
            (99, None, "server-no-such-position"),
            (0, 1, "server-not-allowed"),
            (0, 7, "server-no-such-seat"),
        ]:
            with pytest.raises(Refusal) as refusal:
                await ola.position(table, seq, seat)
            assert refusal.value.problem.id == problem
            assert problem not in refusal.value.problem.text
        async with asking(hall.address) as http:
            for path in (f"{table}/positions/-1", f"{table}/positions/x", "ff/positions/0"):
                assert (await http.get(f"/api/tables/{path}")).status_code in (400, 404)


async def test_looking_too_often_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, looks_per_second=1) as hall, hall.guest() as ola:
        table = (await ola.create("smoki", 2, bots=["random"])).table.id
        await ola.start(table)
        for _ in range(3):
            await ola.position(table, 0)
        with pytest.raises(Refusal) as refusal:
            await ola.position(table, 0)
        assert refusal.value.problem.status == 429


async def test_the_past_is_there_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        for _ in range(5):
            await play(seats)
        table = hall.hall.tables[0].row.id
    async with open_house(tmp_path) as hall, hall.guest() as anybody:
        views = {bytes((await anybody.position(table, seq)).view) for seq in range(6)}
        assert len(views) == 6


def test_moves_that_were_taken_back_can_be_looked_at() -> None:
    session = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0})
    states = [session.state.dump()]
    for action in ("turn_up 0", "turn_up 0", "take_open 0"):
        session.play(session.state.seat or 0, action)
        states.append(session.state.dump())
    session.undo(0)
    states.append(session.state.dump())
    session.play(0, "draw_hidden")
    states.append(session.state.dump())
    session.take_back(0)
    states.append(session.state.dump())
    assert isinstance(session.log[-1], TakeBack)
    past = History(lambda: dh.game("smoki").start(2, 5, starting_seat=0))
    assert [past.at(session.log, seq).dump() for seq in range(len(states))] == states
    assert past.at(session.log, 3).dump() == states[3]


def test_little_is_kept_and_little_is_played_again() -> None:
    game = dh.game("dragon_castle")
    session = Session(game, 2, 5)
    dice = Chance(1)
    while session.state.seat is not None:
        legal = session.state.legal()
        session.play(session.state.seat, legal[dice.below(len(legal))])
    deals: list[int] = []

    def deal() -> Any:
        deals.append(1)
        return game.start(2, 5)

    past = History(deal)
    last = len(session.log)
    assert past.at(session.log, last).over
    for seq in range(last, -1, -1):
        past.at(session.log, seq)
    assert len(deals) == 1
    assert len(past._kept) <= last // STRIDE + 1
    assert len(past._recent) <= RECENT


async def test_many_ask_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        for _ in range(8):
            await play(seats)
        table = hall.hall.tables[0].row.id
        async with hall.guest() as anybody:
            found = await asyncio.gather(*(anybody.position(table, seq % 9) for seq in range(60)))
        assert [each.seq for each in found] == [seq % 9 for seq in range(60)]
