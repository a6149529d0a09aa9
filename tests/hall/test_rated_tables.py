"""Who may play rated games, at which tables, and what happens to those who leave."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from drakehall.hall import lobby
from drakehall.hall.errors import (
    Conflict,
    HintsOff,
    NotFriendly,
    RatedAccounts,
    RatedAddress,
    RatedBots,
    RatedClock,
    RatedHelp,
    RatedOptions,
    RatedOwner,
    RatedSeat,
    RatedSeats,
    Refusal,
)
from drakehall.hall.hall import Hall
from drakehall.hall.inline import at_once
from drakehall.hall.ports import WantedGames
from drakehall.hall.rated import RatingPool
from drakehall.hall.recompute import from_log
from drakehall.hall.rows import GuestRow
from drakehall.hall.table import LiveTable
from drakehall.wire.tables import CreateTable, Sit, TimeControl
from tests.hall.two_halls import one_hall

OLA, JAN, EWA = (GuestRow(name, name.title(), account=True) for name in ("ola", "jan", "ewa"))
STRANGER = GuestRow("obcy", "Obcy")
CLOCK = TimeControl("game", 600)
RATED = CreateTable("smoki", 2, rated=True, clock=CLOCK)


def hall_with_addresses() -> Hall:
    hall = one_hall()
    for number, guest in enumerate((OLA, JAN, EWA, STRANGER)):
        hall.seen(guest.id, f"192.0.2.{number}")
    return hall


def changed(**values: object) -> CreateTable:
    return msgspec.structs.replace(RATED, **values)


@pytest.mark.parametrize(
    ("guest", "wanted", "refusal"),
    [
        (STRANGER, RATED, RatedAccounts),
        (OLA, changed(clock=None), RatedClock),
        (OLA, changed(hints=True), RatedHelp),
        (OLA, changed(friendly=True), RatedHelp),
        (OLA, changed(options={"turn_cap": 5}), RatedOptions),
        (OLA, CreateTable("wyrmspan", 1, rated=True, clock=CLOCK), RatedSeats),
    ],
)
async def test_a_rated_table_is_equal_for_all(guest: GuestRow, wanted: CreateTable, refusal: type[Refusal]) -> None:
    hall = hall_with_addresses()
    with pytest.raises(refusal):
        await lobby.create(hall, guest, wanted)
    await lobby.create(hall, guest, msgspec.structs.replace(wanted, rated=False))
    await hall.close()


async def test_only_bots_that_are_measured_play_for_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = hall_with_addresses()
    await lobby.create(hall, OLA, changed(bots=["greedy"]))
    table = await hall.table((await lobby.create(hall, OLA, RATED)).table.id)
    monkeypatch.setattr("drakehall.hall.anchors.anchored", lambda game: {})
    with pytest.raises(RatedBots):
        await lobby.create(hall, OLA, changed(bots=["greedy"]))
    with pytest.raises(RatedBots):
        await lobby.start(table, OLA, "greedy")
    assert table.row.status == "gathering"
    await hall.close()


async def gathered(hall: Hall, *others: GuestRow, seats: int = 2) -> LiveTable:
    table = await hall.table((await lobby.create(hall, OLA, changed(seats=seats))).table.id)
    for guest in others:
        await lobby.sit(table, guest, Sit())
    return table


async def test_that_a_table_is_rated_is_said_before_anybody_sits_down() -> None:
    hall = hall_with_addresses()
    table = await gathered(hall)
    assert table.described(None).rated
    (listed,) = (await lobby.listing(hall, None)).tables
    assert listed.rated
    with pytest.raises(RatedAccounts):
        await lobby.sit(table, STRANGER, Sit())
    await hall.close()


async def test_two_people_from_one_address_are_not_rated_against_each_other() -> None:
    hall = hall_with_addresses()
    hall.seen(JAN.id, "192.0.2.0")
    table = await gathered(hall)
    with pytest.raises(RatedAddress):
        await lobby.sit(table, JAN, Sit())
    await lobby.leave(table, OLA)
    await lobby.create(hall, JAN, RATED)
    await hall.close()


OLAS, OLAS_OTHER, JANS = (
    GuestRow(name, f"Bot {name}", account=True, owner=owner)
    for name, owner in (("b1", "ola"), ("b2", "ola"), ("b3", "jan"))
)


@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        (OLA, OLAS, False),
        (OLAS, OLA, False),
        (OLAS, OLAS_OTHER, False),
        (OLA, JANS, True),
        (JANS, OLA, True),
        (OLAS, JANS, True),
        (OLAS, JAN, True),
    ],
)
async def test_a_bot_plays_no_rated_games_with_its_owner_or_the_owners_other_bots(
    first: GuestRow, second: GuestRow, allowed: bool
) -> None:
    hall = hall_with_addresses()
    for number, bot in enumerate((OLAS, OLAS_OTHER, JANS), 10):
        hall.seen(bot.id, f"192.0.2.{number}")
        await hall.store.add_guest(bot, bot.id)
    table = await hall.table((await lobby.create(hall, first, RATED)).table.id)
    if allowed:
        await lobby.sit(table, second, Sit())
    else:
        with pytest.raises(RatedOwner):
            await lobby.sit(table, second, Sit())
    assert (table.row.seat_of(second.id) is not None) == allowed
    friendly = await hall.table((await lobby.create(hall, first, changed(rated=False))).table.id)
    await lobby.sit(friendly, second, Sit())
    await hall.close()


async def played_to_the_end(hall: Hall) -> LiveTable:
    table = await gathered(hall, JAN)
    await lobby.start(table, OLA, None)
    draw = Random(7)
    while table.row.status == "playing":
        assert table.stored is not None
        state = table.stored.state
        await table.moves.act(state.seat, table.seq, draw.choice(state.legal()))
    return table


async def test_two_people_from_one_address_are_not_rated_when_they_play_again_either() -> None:
    hall = hall_with_addresses()
    table = await played_to_the_end(hall)
    hall.seen(JAN.id, "192.0.2.0")
    again = await lobby.rematch(table, OLA)
    assert again.row.rated
    with pytest.raises(RatedAddress):
        await lobby.rematch(table, JAN)
    refused = again.row
    assert refused.status == "gathering"
    hall.seen(JAN.id, "192.0.2.1")
    await lobby.rematch(table, JAN)
    assert [(seat.address, seat.player) for seat in again.row.seats] == [(None, OLA.id), (None, JAN.id)]
    assert again.row.status == "playing"
    await hall.close()


async def test_a_rematch_begins_although_another_hall_changes_the_table_as_the_last_one_accepts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = hall_with_addresses()
    table = await played_to_the_end(hall)
    again = await lobby.rematch(table, OLA)
    append, faster = hall.store.append, [True]

    async def overtaken(*args: Any, **kwargs: Any) -> None:
        if faster:
            faster.clear()
            raise Conflict()
        await append(*args, **kwargs)

    monkeypatch.setattr(hall.store, "append", overtaken)
    await lobby.accept_rematch(again, JAN)
    assert not faster
    assert again.row.status == "playing"
    await hall.close()


async def test_addresses_are_salted_told_to_nobody_and_gone_when_the_game_begins() -> None:
    hall = hall_with_addresses()
    table, other = await gathered(hall, JAN), await gathered(hall)
    hashes = [seat.address for seat in table.row.seats]
    assert all(hashes)
    assert len({*hashes, other.row.seats[0].address}) == 3, "the same address has another hash at another table"
    for guest in (None, OLA.id, JAN.id):
        told = msgspec.json.encode(table.described(guest)).decode()
        assert "192.0.2" not in told
        assert not any(hash_ in told for hash_ in hashes if hash_)
    await lobby.start(table, OLA, None)
    kept = await hall.store.table(table.row.id)
    assert kept is not None
    assert [seat.address for seat in kept.seats] == [None, None]
    assert [seat.player for seat in kept.seats] == [OLA.id, JAN.id]
    await hall.close()


async def test_there_is_no_help_at_a_rated_table() -> None:
    hall = hall_with_addresses()
    table = await gathered(hall)
    await lobby.start(table, OLA, "greedy")
    while table.stored is None or table.stored.state.seat != 0:
        await asyncio.sleep(0)
    with pytest.raises(HintsOff):
        await table.questions.hint(0, table.seq)
    session = table.session
    assert session is not None
    await table.moves.act(0, table.seq, session.state.legal()[0])
    while session.state.seat != 0 and not session.state.over:
        await asyncio.sleep(0)
    with pytest.raises(NotFriendly):
        await table.taking_back.ask(0, table.seq)
    await hall.close()


async def test_a_seat_at_a_rated_table_cannot_be_handed_on() -> None:
    hall = hall_with_addresses()
    seated = await lobby.create(hall, OLA, RATED)
    table = await hall.table(seated.table.id)
    assert seated.link is not None
    with pytest.raises(RatedSeat):
        await lobby.claim(table, EWA, seated.link)
    assert (await lobby.claim(table, OLA, seated.link)).table.you == 0
    await hall.close()


async def test_who_leaves_comes_last_and_the_others_are_rated_at_once() -> None:
    hall = hall_with_addresses()
    for guest in (OLA, JAN, EWA):
        await hall.store.add_guest(guest, f"token of {guest.id}")
    await hall.open()
    table = await gathered(hall, JAN, EWA, seats=3)
    await lobby.start(table, OLA, None)
    await lobby.leave(table, OLA)
    assert await hall.store.ratings.games() == []
    await lobby.leave(table, EWA)
    while not await hall.store.ratings.games():
        await asyncio.sleep(0)
    (game,) = await hall.store.ratings.games()
    assert (game.pool, game.over) == (RatingPool("smoki", 3), False)
    assert {each.person: each.place for each in game.standings} == {"jan": 1, "ola": 2, "ewa": 2}
    ratings = {row.person: row.skill.rating for row in await hall.store.ratings.everybody()}
    assert ratings["jan"] > 1500 > ratings["ola"] == ratings["ewa"]
    await lobby.leave(table, JAN)
    assert len(await hall.store.ratings.games()) == 1
    await hall.close()


async def test_a_whole_game_counts_as_its_log_says() -> None:
    hall = hall_with_addresses()
    await hall.open()
    table = await gathered(hall, JAN)
    await lobby.start(table, OLA, None)
    session = table.session
    assert session is not None
    dice = Random(3)
    while not session.state.over:
        seat = session.state.seat
        await table.moves.act(seat, table.seq, dice.choice(session.state.legal()))
    while not await hall.store.ratings.games():
        await asyncio.sleep(0)
    (game,) = await hall.store.ratings.games()
    assert game.over
    assert [each.place for each in game.standings] == (table.row.outcome and table.row.outcome.places)
    assert await from_log(hall.store, at_once, game) == game
    wrong = msgspec.structs.replace(game, standings=game.standings[::-1])
    places = {each.person: each.place for each in (await from_log(hall.store, at_once, wrong)).standings}
    assert places == {each.person: each.place for each in game.standings}
    results = await hall.store.finished(WantedGames(OLA.id))
    assert [len(each.points) > 0 for each in results[0].results] == [True, True]
    await hall.close()


async def test_a_game_that_is_not_rated_changes_no_figure() -> None:
    hall = hall_with_addresses()
    await hall.open()
    seated = await lobby.create(hall, OLA, changed(rated=False))
    table = await hall.table(seated.table.id)
    await lobby.sit(table, JAN, Sit())
    await lobby.start(table, OLA, None)
    assert [seat.player for seat in table.row.seats] == [None, None]
    await lobby.leave(table, OLA)
    await hall.counting.catch_up()
    assert await hall.store.ratings.games() == []
    await hall.close()
