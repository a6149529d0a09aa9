"""Short codes of tables: who is given one, what it opens, how long; coming late, and coming back to a seat."""

import pytest

from drakehall.hall import codes, lobby
from drakehall.hall.errors import (
    AlreadySeated,
    NotAllowed,
    OnlyHost,
    TableFull,
    TooMuch,
    WrongCode,
    WrongLink,
    WrongPin,
)
from drakehall.hall.hall import PIN_BURST, Hall
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.wire.codes import ComeBack
from drakehall.wire.tables import CreateTable, Sit, TimeControl
from tests.hall.two_halls import JAN, OLA, Listener, MovedClock, one_hall, until

EWA = GuestRow("ewa", "Ewa")
HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


async def table_of(hall: Hall, **wanted: object) -> tuple[LiveTable, str]:
    """A table of Ola's at which only who is invited may sit, and its code."""
    made = CreateTable("smoki", 3, **{"open": False, **wanted})  # type: ignore[arg-type]
    table = await hall.table((await lobby.create(hall, OLA, made)).table.id)
    return table, await lobby.code(table, OLA)


async def running(hall: Hall) -> tuple[LiveTable, str]:
    """A running game of Ola and Jan, with a bot in the third seat."""
    table, code = await table_of(hall)
    await lobby.sit(table, JAN, Sit(code=code))
    await lobby.start(table, OLA, "random")
    return table, code


async def test_a_code_lets_people_sit_down_as_the_invitation_does() -> None:
    hall = one_hall()
    table, code = await table_of(hall)
    typed = f"{code[:4]}-{code[4:]} ".lower()
    assert await codes.find(hall, typed, HERE) == table.row.id
    with pytest.raises(WrongLink):
        await lobby.sit(table, JAN, Sit())
    await lobby.sit(table, JAN, Sit(code=typed))
    assert table.row.seat_of(JAN.id) == 1
    await hall.close()


async def test_only_who_may_invite_is_given_a_code() -> None:
    hall = one_hall()
    table, code = await table_of(hall)
    await lobby.sit(table, JAN, Sit(code=code))
    with pytest.raises(OnlyHost):
        await lobby.code(table, JAN)
    with pytest.raises(NotAllowed):
        await lobby.code(table, EWA)
    assert await lobby.code(table, OLA) == code
    open_, its_code = await table_of(hall, open=True)
    await lobby.sit(open_, JAN, Sit())
    assert await lobby.code(open_, JAN) == its_code != code
    await hall.close()


async def test_the_code_of_one_table_opens_no_other() -> None:
    hall = one_hall()
    table, _ = await table_of(hall)
    _, other = await table_of(hall)
    with pytest.raises(WrongLink):
        await lobby.sit(table, JAN, Sit(code=other))
    assert table.row.seat_of(JAN.id) is None
    await hall.close()


async def test_a_new_invitation_makes_the_code_void() -> None:
    hall = one_hall()
    table, code = await table_of(hall)
    await lobby.invite(table, OLA)
    with pytest.raises(WrongCode):
        await lobby.sit(table, JAN, Sit(code=code))
    assert await lobby.code(table, OLA) != code
    await hall.close()


@pytest.mark.parametrize("typed", ["", "BCDF", "BCDFGHJKL", "AEIOUAEI", "\x00", "ßßßßßßßß"])
async def test_what_is_no_code_finds_nothing(typed: str) -> None:
    hall = one_hall()
    await table_of(hall)
    await lobby.create(hall, OLA, CreateTable("smoki", 2))  # a table without a code is not the one that has none
    with pytest.raises(WrongCode):
        await codes.find(hall, typed, HERE)
    await hall.close()


async def test_who_tries_codes_is_stopped_and_others_are_not() -> None:
    clock = MovedClock()
    hall = one_hall(clock)
    table, code = await table_of(hall)
    for _ in range(hall.policy.guesses_per_hour // 3):
        with pytest.raises(WrongCode):
            await codes.find(hall, "BBBBBBBB", HERE)
    with pytest.raises(TooMuch):
        await codes.find(hall, code, HERE)
    assert await codes.find(hall, code, ELSEWHERE) == table.row.id
    clock.move(3600 / hall.policy.guesses_per_hour)
    assert await codes.find(hall, code, HERE) == table.row.id
    assert await codes.find(hall, code, HERE) == table.row.id  # a right one counts as no guess
    await hall.close()


async def test_a_code_leads_to_the_rematch_and_ends_a_day_after_the_game() -> None:
    clock = MovedClock()
    hall = one_hall(clock)
    table, code = await running(hall)
    listeners = [Listener(table, guest) for guest in (OLA, JAN)]
    while table.row.status == "playing":
        seat = table.stored.state.seat if table.stored else None
        if seat in (0, 1):
            assert table.stored is not None
            await table.moves.act(seat, table.seq, table.stored.state.legal()[0])
        else:
            known = table.seq
            await until(lambda known=known: table.seq > known)
    fresh = await lobby.rematch(table, OLA)
    assert await codes.find(hall, code, HERE) == fresh.row.id
    await lobby.decline_rematch(fresh, JAN)
    await lobby.sit(fresh, EWA, Sit(code=code))
    assert fresh.row.seat_of(EWA.id) is not None
    other, its_code = await running(hall)
    change = other.row.changed(status="over", ended=int(clock.now))
    other.hall.store._tables[other.row.id] = change  # type: ignore[attr-defined]
    assert await codes.find(hall, its_code, HERE) == other.row.id
    clock.move(codes.KEPT + 1)
    with pytest.raises(WrongCode):
        await codes.find(hall, its_code, HERE)
    for listener in listeners:
        await listener.gone()
    await hall.close()


async def test_who_comes_late_takes_the_seat_of_a_bot_by_the_code_alone() -> None:
    hall = one_hall()
    table, code = await running(hall)
    with pytest.raises(WrongLink):
        await lobby.sit(table, EWA, Sit())
    seated = await lobby.sit(table, EWA, Sit(code=code))
    assert table.row.seat_of(EWA.id) == 2
    assert table.row.seats[2].bot is None
    assert seated.link is not None
    with pytest.raises(TableFull):
        await lobby.sit(table, GuestRow("iga", "Iga"), Sit(code=code))
    await hall.close()


async def test_nobody_takes_the_place_of_a_bot_that_stands_in_or_where_clocks_run() -> None:
    hall = one_hall()
    table, code = await running(hall)
    await lobby.sit(table, EWA, Sit(code=code))
    await lobby.leave(table, JAN)
    assert table.row.seats[1].bot is not None
    with pytest.raises(TableFull):
        await lobby.sit(table, GuestRow("iga", "Iga"), Sit(code=code))
    clocked, its_code = await table_of(hall, clock=TimeControl("game", 600))
    await lobby.start(clocked, OLA, "random")
    with pytest.raises(TableFull):
        await lobby.sit(clocked, EWA, Sit(code=its_code))
    await hall.close()


async def test_a_person_comes_back_by_code_and_number_and_the_other_device_looks_on() -> None:
    hall = one_hall()
    table, code = await running(hall)
    pin = codes.own_pin(table, JAN)
    lost = Listener(table, JAN)
    await lobby.come_back(table, EWA, ComeBack(code, 1, pin))
    assert table.row.seat_of(EWA.id) == 1
    assert table.row.seat_of(JAN.id) is None
    assert codes.own_pin(table, EWA) == pin  # what one has learnt by heart stays good
    await lobby.come_back(table, JAN, ComeBack(code.lower(), 1, f" {pin}"))
    assert table.row.seat_of(JAN.id) == 1
    await lost.gone()
    await hall.close()


async def test_whose_place_a_bot_took_plays_again_after_coming_back() -> None:
    hall = one_hall()
    table, code = await running(hall)
    pin = codes.own_pin(table, JAN)
    await lobby.leave(table, JAN)
    await lobby.come_back(table, EWA, ComeBack(code, 1, pin))
    assert (table.row.seats[1].guest, table.row.seats[1].bot) == (EWA.id, None)
    await hall.close()


async def test_nobody_comes_back_to_anothers_seat() -> None:
    clock = MovedClock()
    hall = one_hall(clock)
    table, code = await running(hall)
    pin = codes.own_pin(table, JAN)
    wrong = f"{(int(pin) + 1) % 10**codes.PIN_LENGTH:04}"
    with pytest.raises(AlreadySeated):
        await lobby.come_back(table, OLA, ComeBack(code, 1, pin))
    with pytest.raises(WrongCode):
        await lobby.come_back(table, EWA, ComeBack("BBBBBBBB", 1, pin))
    for seat in (0, 2, 9):
        with pytest.raises(WrongPin):
            await lobby.come_back(table, EWA, ComeBack(code, seat, pin))
    for _ in range(PIN_BURST):
        with pytest.raises(WrongPin):
            await lobby.come_back(table, EWA, ComeBack(code, 1, wrong))
    with pytest.raises(TooMuch):  # from whatever device, and even with the right number
        await lobby.come_back(table, GuestRow("iga", "Iga"), ComeBack(code, 1, pin))
    assert table.row.seat_of(JAN.id) == 1
    with pytest.raises(NotAllowed):
        codes.own_pin(table, EWA)
    clock.move(1800)
    await lobby.come_back(table, EWA, ComeBack(code, 1, pin))
    assert table.row.seat_of(EWA.id) == 1
    await hall.close()


async def test_a_new_link_changes_the_number() -> None:
    hall = one_hall()
    table, code = await running(hall)
    seen = {codes.own_pin(table, JAN)}
    for _ in range(3):
        await lobby.new_link(table, JAN)
        seen.add(codes.own_pin(table, JAN))
    assert len(seen) > 1
    assert all(len(pin) == codes.PIN_LENGTH and pin.isdecimal() for pin in seen)
    assert code
    await hall.close()
